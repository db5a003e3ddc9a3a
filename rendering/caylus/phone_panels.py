"""The players' panels on a phone: all that a player has, in large letters."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.canvas import Page
from rendering.caylus.layout import PHONE_W
from rendering.caylus.panels import GOODS
from rendering.caylus.signs import LINE_SIGNS
from rendering.colours import ABSENT
from rendering.player_header import large_amount, large_head, large_place, strip
from rules.caylus.tiles import LINES, SECTIONS

if TYPE_CHECKING:
    from rendering.caylus.panels import Panel
    from rendering.nodes import Node
    from rendering.words import Catalogue

W = PHONE_W - 20


@lru_cache(maxsize=256)
def panel(words: Catalogue, cell: Panel, h: int) -> tuple[Node, ...]:
    """Return a player's panel, so high."""
    page = Page(words)
    strip(page, cell.head, W, h, first=True, last=True, large=True)
    large_head(page, cell.head, W)
    for number, (good, have, gain) in enumerate(
        zip(GOODS, cell.goods, cell.gains, strict=True)
    ):
        large_amount(page, 26 + number * 170, 122, good, have, gain)
    y = 208
    page.worker(cell.head.seat, 12, y - 12, 84)
    page.text(str(cell.workers), 98, y + 44, "bold", 46, "ink")
    for number, (section, have) in enumerate(zip(SECTIONS, cell.houses, strict=True)):
        x = 196 + number * 170
        page.art(section, x, y - 4, 64, faded=0.0 if have else ABSENT)
        page.text(str(have), x + 74, y + 44, "bold", 46, "ink" if have else "soft")
    large_place(page, cell.head, 706, y)
    if cell.head.passed:
        page.art("bridge", 876, y - 2, 64)
        page.text(str(cell.head.passed), 950, y + 44, "bold", 46, "ink")
    if cell.limit:
        _favors(page, cell)
    return tuple(page.nodes)


def _favors(page: Page, cell: Panel) -> None:
    y = 286
    for number, (line, level) in enumerate(zip(LINES, cell.favors, strict=True)):
        x = 26 + number * 256
        page.art(LINE_SIGNS[line], x, y, 58)
        page.text(str(level), x + 68, y + 46, "bold", 46, "ink" if level else "soft")
        page.art(
            f"pips{level}of{cell.limit}seat{cell.head.seat}", x + 104, y + 14, 122, 38
        )
        if line in cell.used:
            page.art("done", x + 36, y + 30, 34)
        if line in cell.moved:
            page.ring(x - 10, y - 6, 246, 74, 14, 6)
