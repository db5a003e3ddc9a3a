"""The key of the signs: beside the players where there is room, else along the foot, and on a phone's last picture."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.nodes import Block, Scene
from rules.caylus.tiles import CUBES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue

SIZE, PHONE_SIZE = 22, 42
PHONE_COLUMNS = 3
PHONE_TYPE = 37  # least size of letters on a phone


OFFICIALS, NEXT = ("provost", "bailiff"), "done.next"
"""Signs named by a word of their own, and that of the first building to be activated."""


def legend_height(signs: tuple[str, ...], columns: int, size: int = SIZE) -> int:
    """Return height of the key with so many columns."""
    return -(-(len(signs) + 1) // columns) * _step(size) + 14


def _step(size: int) -> int:
    return size + size // 5


@lru_cache(maxsize=32)
def legend(
    words: Catalogue, signs: tuple[str, ...], w: int, columns: int = 2, size: int = SIZE
) -> tuple[Node, ...]:
    """Return the signs in columns, and the ring that marks a change."""
    page = Page(words)
    page.plate(
        0, 0, w, legend_height(signs, columns, size), "plate_low", "faint", 1, 10
    )
    rows = -(-(len(signs) + 1) // columns)
    wide = (w - 12) // columns
    half = size // 2
    letters, least = (16, 10) if size == SIZE else (PHONE_TYPE, PHONE_TYPE)
    for number, sign in enumerate((*signs, "")):
        x, y = 12 + number // rows * wide, 8 + number % rows * _step(size)
        if sign == NEXT:
            page.plate(x, y, size, size, "active", "ink", 3, half)
            page.text("1", x + half, y + size * 4 // 5, "bold", letters, align="middle")
        elif sign:
            page.art(sign, x, y, size)
        else:
            page.ring(x + 1, y + 1, size - 2, size - 2, half, size // 8)
        message = f"cube-{sign}" if sign in CUBES else f"sign-{sign or 'change'}"
        message = sign if sign in OFFICIALS else message
        page.name(
            message,
            x + size + size // 3,
            y + size * 4 // 5,
            "sans",
            letters,
            "ink",
            wide - size * 4 // 3 - 12,
            least,
        )
    return tuple(page.nodes)


PHONE_MOST_H, MARGIN = 1944, 10


def with_key(
    words: Catalogue, scenes: Sequence[Scene], signs: tuple[str, ...]
) -> tuple[Scene, ...]:
    """Return a phone's pictures with the key at the foot of the last one that has room for it."""
    result = list(scenes)
    for number, scene in reversed([*enumerate(scenes)]):
        longer = keyed(words, scene, signs)
        if longer.height <= PHONE_MOST_H:
            result[number] = longer
            break
    return tuple(result)


def keyed(words: Catalogue, scene: Scene, signs: tuple[str, ...]) -> Scene:
    """Return a phone's picture with the key at its foot."""
    w, h = scene.width - 2 * MARGIN, legend_height(signs, PHONE_COLUMNS, PHONE_SIZE)
    nodes = legend(words, signs, w, PHONE_COLUMNS, PHONE_SIZE)
    block = Block("legend", MARGIN, scene.height, w, h, "ground", nodes)
    return msgspec.structs.replace(
        scene, height=scene.height + h + 8, blocks=(*scene.blocks, block)
    )
