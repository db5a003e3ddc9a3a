"""The only module that makes pictures: a scene becomes one of 256 colors (its nodes are put down by `brush`).

Kept in memory, least recently used first out: blocks 12 MB, backdrops 8 MB, and the latest picture of each
kind 16 MB, beside what `brush` keeps.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from PIL import Image

from rendering import brush
from rendering.brush import Canvas
from rendering.cache import Latest, Shelf
from rendering.colours import palette, roles
from rendering.dirty_regions import area, bounds, damage, meets
from rendering.nodes import Block

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rendering.dirty_regions import Box
    from rendering.nodes import Node, Scene

MOSTLY = 0.8  # a block of which more than this share is damaged is painted again

_blocks = Shelf(12_000_000)
_backdrops = Shelf(8_000_000)
_latest = Latest(16_000_000)
_own = threading.local()


def shelves() -> tuple[Shelf | Latest, ...]:
    """Return everything that is kept."""
    return brush.drawings, brush.masks, _blocks, _backdrops, _latest


def held() -> int:
    """Return bytes of pixels kept in memory now."""
    return sum(shelf.held for shelf in shelves())


def draw(scene: Scene) -> Image.Image:
    """Return the finished picture, in palette mode; it is kept, so that nobody may change it.

    Only what differs from the latest picture of the same kind is painted.
    """
    theme, w, h = scene.theme, scene.width, scene.height
    key = (theme, w, h, scene.ground, id(scene.backdrop), scene.name)
    before = _latest.get(key)
    if (
        before is not None
        and before[1].backdrop is scene.backdrop
        and _places(before[1]) == _places(scene)
    ):
        picture = before[0].copy()
        for block, old in zip(scene.blocks, before[1].blocks, strict=True):
            if block.nodes is not old.nodes or block.ground != old.ground:
                _change(picture.im, theme, block, old)
    else:
        picture = _blank(theme, w, h)
        backdrop = Block("backdrop", 0, 0, w, h, scene.ground, scene.backdrop)
        _put(picture.im, _whole(_backdrops, theme, backdrop), 0, 0)
        for block in scene.blocks:
            _put(picture.im, _whole(_blocks, theme, block), block.x, block.y)
    _latest.put(key, picture, scene)
    return _under(picture, theme, scene.sprites) if scene.sprites else picture


def _under(picture: Image.Image, theme: str, sprites: Iterable[Node]) -> Image.Image:
    """Return a copy of the picture with the sprites above it."""
    picture = picture.copy()
    for node in sprites:
        left, top, right, bottom = bounds(node)
        box = (
            max(0, left),
            max(0, top),
            min(picture.width, right),
            min(picture.height, bottom),
        )
        image = picture.crop(box).convert("RGB")
        brush.paint(Canvas(image.im, theme, box[0], box[1]), node)
        _put(
            picture.im,
            image.im.convert("P", Image.Dither.NONE, _palette(theme).im),
            box[0],
            box[1],
        )
    return picture


def _places(scene: Scene) -> list[tuple[int, int, int, int]]:
    return [(block.x, block.y, block.w, block.h) for block in scene.blocks]


def _change(core: Any, theme: str, block: Block, old: Block) -> None:
    """Put a block where another was; only what is damaged of it is painted."""
    key = _key(theme, block)
    x, y, w, h = block.x, block.y, block.w, block.h
    kept = _blocks.find(key)
    if kept is not None or block.ground != old.ground:
        _put(core, kept or _whole(_blocks, theme, block), x, y)
        return
    box = damage(old.nodes, block.nodes, w, h)
    if area(box) > MOSTLY * w * h:
        _put(core, _whole(_blocks, theme, block), x, y)
        return
    if area(box):
        inside = [node for node in block.nodes if meets(bounds(node), box)]
        _put(core, _painted(theme, box, block.ground, inside), x + box[0], y + box[1])
    _blocks.get(key, lambda: core.crop((x, y, x + w, y + h)), block.nodes)


def _put(core: Any, piece: Any, x: int, y: int) -> None:
    w, h = piece.size
    core.paste(piece, (x, y, x + w, y + h))


def _key(theme: str, block: Block) -> tuple[object, ...]:
    # The nodes of the same block come from a cache, so that their id is as good as their value and faster.
    return theme, block.w, block.h, block.ground, id(block.nodes)


def _whole(shelf: Shelf, theme: str, block: Block) -> Any:
    """Return a block as an image of Pillow's core."""
    box = 0, 0, block.w, block.h
    return shelf.get(
        _key(theme, block),
        lambda: _painted(theme, box, block.ground, block.nodes),
        block.nodes,
    )


def _painted(theme: str, box: Box, ground: str, nodes: Iterable[Node]) -> Any:
    """Return a part of a block, by the numbers of its colors in the palette, as an image of Pillow's core."""
    left, top, right, bottom = box
    image = Image.new("RGB", (right - left, bottom - top), roles(theme)[ground])
    canvas = Canvas(image.im, theme, left, top)
    for node in nodes:
        brush.paint(canvas, node)
    # Dithering would cost bytes; the palette has the blends that edges need.
    return image.im.convert("P", Image.Dither.NONE, _palette(theme).im)


def _blank(theme: str, w: int, h: int) -> Image.Image:
    image = Image.new("P", (w, h))
    image.putpalette(palette(theme))
    image.load()  # the core learns of the palette
    return image


def _palette(theme: str) -> Image.Image:
    # One for each thread: matching colors writes into the palette's own cache.
    images: dict[str, Image.Image] | None = getattr(_own, "palettes", None)
    if images is None:
        images = _own.palettes = {}
    if theme not in images:
        images[theme] = _blank(theme, 1, 1)
    return images[theme]
