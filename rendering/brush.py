"""Single nodes as pixels: letters, plates, drawings and lines on a canvas of colors.

Pillow's own `paste` checks more than it pastes; hundreds of small pastes a picture go to its core instead,
which cuts off what lies outside. Kept in memory, least recently used first out: drawings 16 MB, masks 4 MB,
letters about 2 MB.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from rendering.art.album import DRAWINGS
from rendering.cache import Shelf
from rendering.colours import FADING, roles
from rendering.dirty_regions import SIDE, bounds
from rendering.lettering import advance, font, width
from rendering.nodes import Art, Plate, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rendering.art.pen import Mark
    from rendering.colours import RGB
    from rendering.dirty_regions import Box
    from rendering.nodes import Node, Stroke

FINE = 4  # drawings are made this many times larger and shrunk
THICK = 0.9 * FINE  # drawings of 90 pixels: up to there outlines grow with them
SMALL = 900  # pixels of a plate whose mask is kept whole

drawings = Shelf(16_000_000)
masks = Shelf(4_000_000)


DrawnPart: TypeAlias = "tuple[str, Box, Any]"
"""A color's role, the box it fills, and the mask through which it does, or nothing."""


class Canvas(NamedTuple):
    """Pixels of a theme; nodes count from a corner that may lie outside, at (`left`, `top`) of them."""

    core: Any  # an image of Pillow's core, in colors
    theme: str
    left: int
    top: int


class Stamp(NamedTuple):
    """The visible part of a mask or drawing, and its place in that; empty margins would cost painting time."""

    core: Any  # an image of Pillow's core
    x: int
    y: int

    @property
    def size(self) -> tuple[int, int]:
        return self.core.size  # type: ignore[no-any-return]

    @property
    def mode(self) -> str:
        return self.core.mode  # type: ignore[no-any-return]


def _stamp(image: Image.Image) -> Stamp:
    """Return all of a mask or drawing that is not empty; of an empty one a pixel."""
    left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
    return Stamp(image.crop((left, top, right, bottom)).im, left, top)


def paint(canvas: Canvas, node: Node) -> None:
    """Put a node onto the canvas."""
    colours = roles(canvas.theme)
    if isinstance(node, Text):
        _text(canvas, colours[node.colour], node)
    elif isinstance(node, Art):
        stamp = _drawing(canvas.theme, node)
        _paste(canvas, stamp.core, node.x, node.y, stamp)
    elif isinstance(node, Plate):
        _plate(canvas, colours, node)
    else:
        _stroke(canvas, colours, node)


def _paste(canvas: Canvas, source: Any, x: int, y: int, stamp: Stamp) -> None:
    """Paste a color, or an image of the core, as far as the mask lets it show."""
    core = stamp.core
    x, y = x + stamp.x - canvas.left, y + stamp.y - canvas.top
    w, h = core.size
    canvas.core.paste(source, (x, y, x + w, y + h), core)


def _drawing(theme: str, node: Art) -> Stamp:
    key = (theme, node.drawing, node.w, node.h)
    if node.faded:
        return drawings.get((*key, node.faded), lambda: _faded(theme, node))
    return drawings.get(
        key,
        lambda: _stamp(sketch(DRAWINGS[node.drawing], node.w, node.h, roles(theme))),
    )


def _faded(theme: str, node: Art) -> Stamp:
    """Return a drawing that lets the ground show through, made of the one that does not."""
    bold = _drawing(theme, msgspec.structs.replace(node, faded=0.0))
    image = Image.new("RGBA", bold.size)
    image.im.paste(bold.core, (0, 0, *bold.size))
    image.putalpha(
        image.getchannel("A").point(
            lambda a: round(a * (1 - node.faded * FADING[theme]))
        )
    )
    return Stamp(image.im, bold.x, bold.y)


def sketch(
    drawing: Iterable[Mark], w: int, h: int, colours: Mapping[str, RGB]
) -> Image.Image:
    """Return a drawing as an image with transparent ground; its grid of 100 fills the box."""
    # Colors are multiplied by their opacity, which is all or nothing here: what shrinking wants.
    large = Image.new("RGBa", (w * FINE, h * FINE))
    pencil = ImageDraw.Draw(large)
    across, down = w * FINE / 100, h * FINE / 100
    scale = min(across, down)
    if scale > THICK:  # outlines grow more slowly than drawings
        scale = (scale * THICK) ** 0.5
    for mark in drawing:
        points = [(x * across, y * down) for x, y in mark.points]
        if mark.fill is not None:
            pencil.polygon(points, fill=(*colours[mark.fill], 255))
        if mark.width:
            weight, ink = (
                max(FINE, round(mark.width * scale)),
                (*colours[mark.ink], 255),
            )
            if mark.closed:
                points = [*points, points[0], points[1]]
            pencil.line(points, fill=ink, width=weight, joint="curve")
            if not mark.closed:
                for x, y in (points[0], points[-1]):
                    r = weight / 2
                    pencil.ellipse((x - r, y - r, x + r, y + r), fill=ink)
    return large.reduce(FINE).convert("RGBA")


def _text(canvas: Canvas, colour: RGB, node: Text) -> None:
    mask = masks.get(
        (node.text, node.face, node.size, node.w), lambda: _stamp(_letters(node))
    )
    _paste(canvas, colour, node.x - SIDE, node.y - node.size, mask)


def _letters(node: Text) -> Image.Image:
    """Return the line of letters as a mask, narrowed where it has less room than it wants."""
    natural = max(node.w, width(node.text, node.face, node.size))
    mask = Image.new("L", (natural + 2 * SIDE, node.size + node.size // 2))
    core, x = mask.im, SIDE
    for letter in node.text:
        glyph, (left, top) = _glyph(letter, node.face, node.size)
        w, h = glyph.size
        if w and h:
            core.paste(
                255,
                (x + left, node.size + top, x + left + w, node.size + top + h),
                glyph,
            )
        x += advance(letter, node.face, node.size)
    if natural == node.w:
        return mask
    return mask.resize((node.w + 2 * SIDE, mask.height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=2048)
def _glyph(letter: str, face: str, size: int) -> tuple[Any, tuple[int, int]]:
    """Return a letter as a mask, and where that lies from its place on the baseline."""
    mask, (left, top) = font(face, size).getmask2(letter, "L", anchor="ls")
    return mask, (round(left), round(top))


def _plate(canvas: Canvas, colours: Mapping[str, RGB], node: Plate) -> None:
    core, x, y = canvas.core, canvas.left, canvas.top
    for role, (left, top, right, bottom), mask in _parts(node):
        box = left - x, top - y, right - x, bottom - y
        if mask is None:
            core.paste(colours[role], box)
        else:
            core.paste(colours[role], box, mask)


@lru_cache(maxsize=1024)
def _parts(node: Plate) -> tuple[DrawnPart, ...]:
    """Return the parts of a plate."""
    x, y, w, h, s = node.x, node.y, node.w, node.h, node.stroke
    radius = min(node.radius, w // 2, h // 2)
    if node.edge is not None and node.fill is None:
        return tuple(_frame(node.edge, node, radius))
    parts: list[DrawnPart] = []
    if node.edge is not None:
        parts += _slab(node.edge, (x, y, w, h), radius)
        x, y, w, h, radius = x + s, y + s, w - 2 * s, h - 2 * s, max(0, radius - s)
    if node.fill is not None:
        parts += _slab(node.fill, (x, y, w, h), radius)
    return tuple(parts)


def _slab(
    role: str, box: tuple[int, int, int, int], radius: int
) -> Iterator[DrawnPart]:
    """Yield a filled rectangle; only its corners need a mask."""
    x, y, w, h = box
    if radius <= 0:
        yield from _fill(role, x, y, x + w, y + h)
        return
    if w * h <= SMALL:
        yield _laid(role, x, y, _stamp(_rounded(w, h, radius)))
        return
    yield from _fill(role, x + radius, y, x + w - radius, y + h)
    yield from _fill(role, x, y + radius, x + radius, y + h - radius)
    yield from _fill(role, x + w - radius, y + radius, x + w, y + h - radius)
    yield from _corners(role, box, radius, radius)


def _rounded(w: int, h: int, radius: int) -> Image.Image:
    """Return a whole small plate as a mask: one step instead of seven."""
    mask = Image.new("L", (w, h), 255)
    for number, corner in enumerate(
        ((0, 0), (w - radius, 0), (0, h - radius), (w - radius, h - radius))
    ):
        mask.paste(_corner(radius, radius, number), corner)
    return mask


def _frame(role: str, node: Plate, radius: int) -> Iterator[DrawnPart]:
    """Yield an outline without filling."""
    x, y, w, h, s = node.x, node.y, node.w, node.h, node.stroke
    r = max(radius, s)
    yield from _fill(role, x + r, y, x + w - r, y + s)
    yield from _fill(role, x + r, y + h - s, x + w - r, y + h)
    yield from _fill(role, x, y + r, x + s, y + h - r)
    yield from _fill(role, x + w - s, y + r, x + w, y + h - r)
    yield from _corners(role, (x, y, w, h), r, s)


def _corners(
    role: str, box: tuple[int, int, int, int], radius: int, stroke: int
) -> Iterator[DrawnPart]:
    x, y, w, h = box
    right, bottom = x + w - radius, y + h - radius
    corners = _quarters(radius, stroke)
    for stamp, left, top in zip(
        corners, (x, right, x, right), (y, y, bottom, bottom), strict=True
    ):
        yield _laid(role, left, top, stamp)


def _laid(role: str, x: int, y: int, stamp: Stamp) -> DrawnPart:
    left, top = x + stamp.x, y + stamp.y
    w, h = stamp.size
    return role, (left, top, left + w, top + h), stamp.core


def _fill(
    role: str, left: int, top: int, right: int, bottom: int
) -> Iterator[DrawnPart]:
    if right > left and bottom > top:
        yield role, (left, top, right, bottom), None


@lru_cache(maxsize=256)
def _quarters(radius: int, stroke: int) -> tuple[Stamp, ...]:
    return tuple(_stamp(_corner(radius, stroke, number)) for number in range(4))


def _corner(radius: int, stroke: int, number: int) -> Image.Image:
    """Return a quarter of a disc or ring: upper left, upper right, lower left, lower right."""
    large = Image.new("L", (radius * FINE, radius * FINE))
    pencil = ImageDraw.Draw(large)
    pencil.ellipse((0, 0, 2 * radius * FINE - 1, 2 * radius * FINE - 1), fill=255)
    if stroke < radius:
        inner = stroke * FINE
        pencil.ellipse(
            (
                inner,
                inner,
                2 * radius * FINE - 1 - inner,
                2 * radius * FINE - 1 - inner,
            ),
            fill=0,
        )
    mask = large.reduce(FINE)
    if number % 2:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return mask.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if number > 1 else mask


def _stroke(canvas: Canvas, colours: Mapping[str, RGB], node: Stroke) -> None:
    left, top, right, bottom = bounds(node)
    mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
    pencil = ImageDraw.Draw(mask)
    points = [((x - left) * FINE, (y - top) * FINE) for x, y in node.points]
    pencil.line(points, fill=255, width=node.width * FINE, joint="curve")
    for x, y in (points[0], points[-1]):
        r = node.width * FINE / 2
        pencil.ellipse((x - r, y - r, x + r, y + r), fill=255)
    _paste(canvas, colours[node.colour], left, top, _stamp(mask.reduce(FINE)))
