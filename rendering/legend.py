"""What the signs mean, where a full board has room for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.page import Page

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue

LEGEND_H = 220


@lru_cache(maxsize=16)
def legend(words: Catalogue, signs: tuple[str, ...], w: int) -> tuple[Node, ...]:
    """The signs in two columns, and the ring that marks a change."""
    page = Page(words)
    page.plate(0, 0, w, LEGEND_H, "plate_low", "faint", 1, 10)
    rows = (len(signs) + 2) // 2
    step = (LEGEND_H - 12) // rows
    half = w // 2
    for number, sign in enumerate((*signs, "")):
        x, y = 12 + number // rows * half, 8 + number % rows * step
        if sign:
            page.art(sign, x, y, 22)
        else:
            page.ring(x + 1, y + 1, 20, 20, 10, 3)
        message = f"sign-{sign}" if sign else "sign-change"
        page.text(words.say(message), x + 30, y + 17, "sans", 16, "ink", half - 48, 10)
    return tuple(page.nodes)
