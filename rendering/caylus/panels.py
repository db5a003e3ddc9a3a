"""The players' panels of the full board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.caylus.layout import PANEL_H, SIDE_W
from rendering.caylus.signs import LINE_SIGNS
from rendering.heads import Head, small_amount, small_head
from rendering.page import Page
from rules.caylus.tiles import CUBES, LINES, SECTIONS

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Panel(msgspec.Struct, frozen=True):
    """One player. `goods` are deniers and five cubes, `gains` what each of them changed by."""

    head: Head
    goods: tuple[int, ...]
    gains: tuple[int, ...]
    workers: int
    houses: tuple[int, ...]
    favors: tuple[int, ...]
    used: tuple[str, ...]
    moved: tuple[str, ...]  # lines whose marker advanced
    limit: int  # the level favor markers can reach now, 0 where there is no favor table


GOODS = ("coin", *CUBES)


@lru_cache(maxsize=512)
def panel(words: Catalogue, cell: Panel) -> tuple[Node, ...]:
    """A player's panel on the full board."""
    page = Page(words)
    small_head(page, cell.head, SIDE_W, PANEL_H)
    for number, (good, have, gain) in enumerate(zip(GOODS, cell.goods, cell.gains, strict=True)):
        small_amount(page, 14 + number * 59, 78, good, have, gain)
    _holdings(page, cell)
    if cell.limit:
        _favors(page, cell, SIDE_W)
    return tuple(page.nodes)


def _holdings(page: Page, cell: Panel) -> None:
    y = 118
    page.worker(cell.head.seat, 6, y - 5, 38)
    page.text(str(cell.workers), 44, y + 23, "bold", 21, "ink")
    x = 88
    for section, number in zip(SECTIONS, cell.houses, strict=True):
        page.art(section, x, y + 1, 30, faded=0.0 if number else 0.6)
        page.text(str(number), x + 34, y + 23, "bold", 21, "ink" if number else "soft")
        x += 64
    page.art("order", 290, y + 2, 26)
    page.text(str(cell.head.place), 320, y + 23, "bold", 21, "ink")


def _favors(page: Page, cell: Panel, w: int) -> None:
    step = (w - 24) // 4
    y = PANEL_H - 52
    for number, (line, level) in enumerate(zip(LINES, cell.favors, strict=True)):
        x = 14 + number * step
        page.art(LINE_SIGNS[line], x, y + 2, 26)
        page.text(str(level), x + 31, y + 23, "bold", 21, "ink" if level else "soft")
        if line in cell.used:
            page.art("check", x + 48, y + 8, 16)
        page.art(f"pips{level}of{cell.limit}", x, y + 33, 68, 8)
        if line in cell.moved:
            page.ring(x - 4, y - 3, step - 6, 48, 8, 3)
