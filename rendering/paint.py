"""The only module that makes pixels: a scene becomes a picture of 256 colours.

Kept in memory, least recently used first out: drawings 16 MB, masks 4 MB, blocks 24 MB, backdrops 8 MB,
and the latest picture of each kind 16 MB.
"""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from rendering.art.album import DRAWINGS
from rendering.colours import FADING, palette, roles
from rendering.lettering import font, width
from rendering.nodes import Art, Plate, Stroke, Text
from rendering.shelf import Latest, Shelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rendering.art.pen import Mark
    from rendering.colours import RGB
    from rendering.nodes import Block, Node, Scene

FINE = 4  # drawings are made this many times larger and shrunk
THICK = 0.9 * FINE  # drawings of 90 pixels: up to there outlines grow with them
SMALL = 6000  # pixels of a plate whose mask is kept whole
SIDE = 4  # letters may reach a little beyond their width

_drawings = Shelf(16_000_000)
_masks = Shelf(4_000_000)
_blocks = Shelf(24_000_000)
_backdrops = Shelf(8_000_000)
_latest = Latest(16_000_000)
_own = threading.local()


def draw(scene: Scene) -> Image.Image:
    """The finished picture, in palette mode; it is kept, so that nobody may change it.

    Only the blocks that differ from those of the latest picture of the same kind are put into it.
    """
    theme, w, h = scene.theme, scene.width, scene.height
    key = (theme, w, h, scene.ground, id(scene.backdrop), scene.name)
    before = _latest.get(key)
    if before is not None and before[1].backdrop is scene.backdrop and _places(before[1]) == _places(scene):
        picture = before[0].copy()
        wanted = [
            block
            for block, old in zip(scene.blocks, before[1].blocks, strict=True)
            if block.nodes is not old.nodes or block.ground != old.ground
        ]
    else:
        picture = _backdrops.get(
            key[:-1], lambda: _piece(theme, w, h, scene.ground, scene.backdrop), scene.backdrop
        ).copy()
        wanted = list(scene.blocks)
    for block in wanted:
        picture.paste(_block(theme, block), (block.x, block.y))
    _latest.put(key, picture, scene)
    return picture


def _places(scene: Scene) -> list[tuple[int, int, int, int]]:
    return [(block.x, block.y, block.w, block.h) for block in scene.blocks]


def held() -> int:
    """Bytes of pixels kept in memory now."""
    return _drawings.held + _masks.held + _blocks.held + _backdrops.held + _latest.held


def _block(theme: str, block: Block) -> Image.Image:
    # The nodes of the same block come from a cache, so that their id is as good as their value and faster.
    return _blocks.get(
        (theme, block.w, block.h, block.ground, id(block.nodes)),
        lambda: _piece(theme, block.w, block.h, block.ground, block.nodes),
        block.nodes,
    )


def _piece(theme: str, w: int, h: int, ground: str, nodes: Iterable[Node]) -> Image.Image:
    colours = roles(theme)
    canvas = Image.new("RGB", (w, h), colours[ground])
    for node in nodes:
        if isinstance(node, Text):
            _text(canvas, colours[node.colour], node)
        elif isinstance(node, Art):
            drawing = _drawing(theme, node)
            canvas.paste(drawing, (node.x, node.y), drawing)
        elif isinstance(node, Plate):
            _plate(canvas, colours, node)
        else:
            _stroke(canvas, colours, node)
    # Dithering would cost bytes; the palette has the blends that edges need.
    return canvas.quantize(palette=_palette(theme), dither=Image.Dither.NONE)


def _palette(theme: str) -> Image.Image:
    # One for each thread: matching colours writes into the palette's own cache.
    images: dict[str, Image.Image] | None = getattr(_own, "palettes", None)
    if images is None:
        images = _own.palettes = {}
    if theme not in images:
        images[theme] = Image.new("P", (1, 1))
        images[theme].putpalette(palette(theme))
    return images[theme]


def _drawing(theme: str, node: Art) -> Image.Image:
    def make() -> Image.Image:
        image = sketch(DRAWINGS[node.drawing], node.w, node.h, roles(theme))
        if node.faded:
            image.putalpha(image.getchannel("A").point(lambda a: round(a * (1 - node.faded * FADING[theme]))))
        return image

    return _drawings.get((theme, node.drawing, node.w, node.h, node.faded), make)


def sketch(drawing: Iterable[Mark], w: int, h: int, colours: Mapping[str, RGB]) -> Image.Image:
    """A drawing as an image with transparent ground; its grid of 100 fills the box."""
    large = Image.new("RGBA", (w * FINE, h * FINE), (*colours["line"], 0))
    pencil = ImageDraw.Draw(large)
    across, down = w * FINE / 100, h * FINE / 100
    scale = min(across, down)
    if scale > THICK:  # outlines grow more slowly than drawings
        scale = (scale * THICK) ** 0.5
    for mark in drawing:
        points = [(x * across, y * down) for x, y in mark.points]
        if mark.fill is not None:
            pencil.polygon(points, fill=colours[mark.fill])
        if mark.width:
            weight = max(FINE, round(mark.width * scale))
            if mark.closed:
                points = [*points, points[0], points[1]]
            pencil.line(points, fill=colours[mark.ink], width=weight, joint="curve")
            if not mark.closed:
                for x, y in (points[0], points[-1]):
                    r = weight / 2
                    pencil.ellipse((x - r, y - r, x + r, y + r), fill=colours[mark.ink])
    return large.reduce(FINE)


def _text(canvas: Image.Image, colour: RGB, node: Text) -> None:
    mask = _masks.get((node.text, node.face, node.size, node.w), lambda: _letters(node))
    canvas.paste(colour, (node.x - SIDE, node.y - node.size), mask)


def _letters(node: Text) -> Image.Image:
    """The line of letters as a mask, narrowed where it has less room than it wants."""
    natural = max(node.w, width(node.text, node.face, node.size))
    mask = Image.new("L", (natural + 2 * SIDE, node.size + node.size // 2))
    ImageDraw.Draw(mask).text(
        (SIDE, node.size), node.text, fill=255, font=font(node.face, node.size), anchor="ls"
    )
    if natural == node.w:
        return mask
    return mask.resize((node.w + 2 * SIDE, mask.height), Image.Resampling.LANCZOS)


def _plate(canvas: Image.Image, colours: Mapping[str, RGB], node: Plate) -> None:
    x, y, w, h, s = node.x, node.y, node.w, node.h, node.stroke
    radius = min(node.radius, w // 2, h // 2)
    if node.edge is not None and node.fill is None:
        _frame(canvas, colours[node.edge], node, radius)
        return
    if node.edge is not None:
        _slab(canvas, colours[node.edge], (x, y, w, h), radius)
        x, y, w, h, radius = x + s, y + s, w - 2 * s, h - 2 * s, max(0, radius - s)
    if node.fill is not None:
        _slab(canvas, colours[node.fill], (x, y, w, h), radius)


def _slab(
    canvas: Image.Image,
    colour: RGB,
    box: tuple[int, int, int, int],
    radius: int,
) -> None:
    """A filled rectangle; only its corners need a mask."""
    x, y, w, h = box
    if radius <= 0:
        _fill(canvas, colour, x, y, x + w, y + h)
        return
    if w * h <= SMALL:
        canvas.paste(colour, (x, y), _masks.get(("plate", w, h, radius), partial(_rounded, w, h, radius)))
        return
    _fill(canvas, colour, x + radius, y, x + w - radius, y + h)
    _fill(canvas, colour, x, y + radius, x + radius, y + h - radius)
    _fill(canvas, colour, x + w - radius, y + radius, x + w, y + h - radius)
    _corners(canvas, colour, box, radius, radius)


def _rounded(w: int, h: int, radius: int) -> Image.Image:
    """A whole small plate as a mask: one step instead of seven."""
    mask = Image.new("L", (w, h), 255)
    for number, corner in enumerate(((0, 0), (w - radius, 0), (0, h - radius), (w - radius, h - radius))):
        mask.paste(_corner(radius, radius, number), corner)
    return mask


def _frame(canvas: Image.Image, colour: RGB, node: Plate, radius: int) -> None:
    """An outline without filling."""
    x, y, w, h, s = node.x, node.y, node.w, node.h, node.stroke
    r = max(radius, s)
    _fill(canvas, colour, x + r, y, x + w - r, y + s)
    _fill(canvas, colour, x + r, y + h - s, x + w - r, y + h)
    _fill(canvas, colour, x, y + r, x + s, y + h - r)
    _fill(canvas, colour, x + w - s, y + r, x + w, y + h - r)
    _corners(canvas, colour, (x, y, w, h), r, s)


def _corners(
    canvas: Image.Image, colour: RGB, box: tuple[int, int, int, int], radius: int, stroke: int
) -> None:
    x, y, w, h = box
    right, bottom = x + w - radius, y + h - radius
    for number, corner in enumerate(((x, y), (right, y), (x, bottom), (right, bottom))):
        mask = _masks.get((radius, stroke, number), partial(_corner, radius, stroke, number))
        canvas.paste(colour, corner, mask)


def _fill(canvas: Image.Image, colour: RGB, left: int, top: int, right: int, bottom: int) -> None:
    if right > left and bottom > top:
        canvas.paste(colour, (left, top, right, bottom))


def _corner(radius: int, stroke: int, number: int) -> Image.Image:
    """A quarter of a disc or ring: upper left, upper right, lower left, lower right."""
    large = Image.new("L", (radius * FINE, radius * FINE))
    pencil = ImageDraw.Draw(large)
    pencil.ellipse((0, 0, 2 * radius * FINE - 1, 2 * radius * FINE - 1), fill=255)
    if stroke < radius:
        inner = stroke * FINE
        pencil.ellipse((inner, inner, 2 * radius * FINE - 1 - inner, 2 * radius * FINE - 1 - inner), fill=0)
    mask = large.reduce(FINE)
    if number % 2:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return mask.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if number > 1 else mask


def _stroke(canvas: Image.Image, colours: Mapping[str, RGB], node: Stroke) -> None:
    left = min(x for x, _ in node.points) - node.width
    top = min(y for _, y in node.points) - node.width
    right = max(x for x, _ in node.points) + node.width
    bottom = max(y for _, y in node.points) + node.width
    mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    pencil = ImageDraw.Draw(mask)
    points = [((x - left) * FINE, (y - top) * FINE) for x, y in node.points]
    pencil.line(points, fill=255, width=node.width * FINE, joint="curve")
    for x, y in (points[0], points[-1]):
        r = node.width * FINE / 2
        pencil.ellipse((x - r, y - r, x + r, y + r), fill=255)
    canvas.paste(colours[node.colour], (left, top), mask.reduce(FINE))
