"""The table of royal favors with everybody's markers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.caylus.layout import FAVOR_W, TOP_H
from rendering.caylus.signs import FAVOR_LEVELS, FAVOR_LINES, LINE_SIGNS, favor
from rendering.page import Page

if TYPE_CHECKING:
    from rendering.scene import Node
    from rendering.words import Catalogue


class Favors(msgspec.Struct, frozen=True):
    """`levels` by seat and line; `changed` are (seat, line); with `simplified` there is no table."""

    levels: tuple[tuple[int, ...], ...]
    limit: int
    changed: frozenset[tuple[int, str]]
    simplified: bool


@lru_cache(maxsize=256)
def table(words: Catalogue, cell: Favors) -> tuple[Node, ...]:
    """The table on the full board."""
    page = Page(words)
    page.plate(0, 0, FAVOR_W, TOP_H, "plate_low", "plate_edge", 2, 10)
    page.art("favor", 10, 5, 22)
    page.text(
        words.say("favors"), 36, 23, "serif", 17, "ink", 104 if not cell.simplified else FAVOR_W - 60, 11
    )
    if cell.simplified:
        page.lines(words.say("favors-simplified"), 36, 60, "sans", 18, "ink", FAVOR_W - 60, 26, 3)
        page.row(((0, "favor"), (0, "arrow"), (3, "prestige")), 36, 140, 36)
        return tuple(page.nodes)
    left, column, top, row = 112, 82, 31, 43
    for level in FAVOR_LEVELS:
        middle = left + (level - 1) * column + column // 2
        if level > cell.limit:
            page.art("locked", middle + 8, 10, 16)
        page.text(
            str(level), middle, 25, "bold", 17, "ink" if level <= cell.limit else "soft", align="middle"
        )
    for number, line in enumerate(FAVOR_LINES):
        y = top + number * row
        page.art(LINE_SIGNS[line], 10, y + 9, 22)
        page.name(f"line-{line}", 36, y + 27, "sans", 15, "ink", left - 40, 11)
        for level in FAVOR_LEVELS:
            x = left + (level - 1) * column
            locked = level > cell.limit
            page.plate(x + 1, y, column - 3, row - 3, "plate_low" if locked else "plate", "faint", 1, 5)
            page.row(
                favor(line, level),
                x + column // 2,
                y + 2,
                20,
                17,
                align="middle",
                faded=0.45 if locked else 0,
            )
            here = [seat for seat, levels in enumerate(cell.levels) if levels[number] == level]
            at = x + column // 2 - len(here) * 8 - 1
            for seat in here:
                page.shield(seat, at, y + 23, 17)
                if (seat, line) in cell.changed:
                    page.ring(at - 2, y + 21, 21, 21, 5, 3)
                at += 16
    return tuple(page.nodes)
