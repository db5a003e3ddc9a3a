"""The only module that makes pixels: a scene becomes a picture of 256 colours, and that a PNG file.

Kept in memory, least recently used first out: drawings 16 MB, masks 4 MB, blocks 24 MB, backdrops 24 MB.
"""

from __future__ import annotations

import io
import threading
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from rendering.art.album import DRAWINGS
from rendering.colours import palette, roles
from rendering.lettering import font, width
from rendering.scene import Art, Plate, Stroke, Text
from rendering.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rendering.art.pen import Mark
    from rendering.colours import RGB
    from rendering.scene import Block, Node, Scene

FINE = 4  # drawings are made this many times larger and shrunk
SUFFIX = "png"
MEDIA_TYPE = "image/png"
COMPRESSION = 6  # level 9 saves 3% of the bytes for five times the time

_drawings = Shelf(16_000_000)
_masks = Shelf(4_000_000)
_blocks = Shelf(24_000_000)
_backdrops = Shelf(24_000_000)
_own = threading.local()


def paint(scene: Scene) -> Image.Image:
    """The finished picture, in palette mode."""
    backdrop = _backdrops.get(
        (scene.name, scene.theme, scene.width, scene.height, scene.ground, scene.backdrop),
        lambda: _piece(scene.theme, scene.width, scene.height, scene.ground, scene.backdrop),
    )
    picture = backdrop.copy()
    for block in scene.blocks:
        picture.paste(_block(scene.theme, block), (block.x, block.y))
    return picture


def encode(picture: Image.Image) -> bytes:
    """The picture as a PNG file of 8 bits a pixel."""
    file = io.BytesIO()
    picture.save(file, format="PNG", compress_level=COMPRESSION)
    return file.getvalue()


def held() -> int:
    """Bytes of pixels kept in memory now."""
    return _drawings.held + _masks.held + _blocks.held + _backdrops.held


def _block(theme: str, block: Block) -> Image.Image:
    return _blocks.get(
        (theme, block.w, block.h, block.ground, block.nodes),
        lambda: _piece(theme, block.w, block.h, block.ground, block.nodes),
    )


def _piece(theme: str, w: int, h: int, ground: str, nodes: Iterable[Node]) -> Image.Image:
    colours = roles(theme)
    canvas = Image.new("RGB", (w, h), colours[ground])
    pencil = ImageDraw.Draw(canvas)
    for node in nodes:
        if isinstance(node, Text):
            _text(canvas, pencil, colours[node.colour], node)
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
            image.putalpha(image.getchannel("A").point(lambda a: round(a * (1 - node.faded))))
        return image

    return _drawings.get((theme, node.drawing, node.w, node.h, node.faded), make)


def sketch(drawing: Iterable[Mark], w: int, h: int, colours: Mapping[str, RGB]) -> Image.Image:
    """A drawing as an image with transparent ground; its grid of 100 fills the box."""
    large = Image.new("RGBA", (w * FINE, h * FINE), (*colours["line"], 0))
    pencil = ImageDraw.Draw(large)
    across, down = w * FINE / 100, h * FINE / 100
    scale = min(across, down)
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


def _text(canvas: Image.Image, pencil: ImageDraw.ImageDraw, colour: RGB, node: Text) -> None:
    face = font(node.face, node.size)
    natural = width(node.text, node.face, node.size)
    if natural <= node.w:
        pencil.text((node.x, node.y), node.text, fill=colour, font=face, anchor="ls")
        return
    up, down = node.size, node.size // 2
    mask = Image.new("L", (natural, up + down))
    ImageDraw.Draw(mask).text((0, up), node.text, fill=255, font=face, anchor="ls")
    mask = mask.resize((node.w, up + down), Image.Resampling.LANCZOS)
    canvas.paste(colour, (node.x, node.y - up), mask)


def _plate(canvas: Image.Image, colours: Mapping[str, RGB], node: Plate) -> None:
    x, y, w, h, s = node.x, node.y, node.w, node.h, node.stroke
    if node.edge is not None:
        outer = _rounded(w, h, node.radius)
        if node.fill is None:
            inner = Image.new("L", (w, h))
            inner.paste(_rounded(w - 2 * s, h - 2 * s, max(0, node.radius - s)), (s, s))
            outer = ImageChops.subtract(outer, inner)
        canvas.paste(colours[node.edge], (x, y), outer)
        x, y, w, h = x + s, y + s, w - 2 * s, h - 2 * s
    if node.fill is not None:
        radius = max(0, node.radius - s) if node.edge is not None else node.radius
        canvas.paste(colours[node.fill], (x, y), _rounded(w, h, radius))


def _rounded(w: int, h: int, radius: int) -> Image.Image:
    def make() -> Image.Image:
        mask = Image.new("L", (w, h), 255)
        r = min(radius, w // 2, h // 2)
        if r > 0:
            corner = Image.new("L", (r * FINE, r * FINE))
            ImageDraw.Draw(corner).ellipse((0, 0, 2 * r * FINE, 2 * r * FINE), fill=255)
            quarter = corner.reduce(FINE)
            mirrored = quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            mask.paste(quarter, (0, 0))
            mask.paste(mirrored, (w - r, 0))
            mask.paste(quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, h - r))
            mask.paste(mirrored.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (w - r, h - r))
        return mask

    return _masks.get((w, h, radius), make)


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
