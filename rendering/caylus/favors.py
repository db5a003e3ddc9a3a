"""The table of royal favors with everybody's markers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.caylus.layout import FAVOR_W, TOP_H
from rendering.caylus.signs import FAVOR_LEVELS, FAVOR_LINES, LINE_SIGNS, favor
from rendering.nodes import Block

if TYPE_CHECKING:
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Favors(msgspec.Struct, frozen=True):
    """`levels` by seat and line; `changed` are (seat, line); with `simplified` there is no table.

    `marked` are lines that the deciding `seat` can choose or is using (`asked`), with the level that counts.
    """

    levels: tuple[tuple[int, ...], ...]
    limit: int
    changed: frozenset[tuple[int, str]]
    simplified: bool
    marked: tuple[tuple[str, int], ...]
    seat: int | None
    asked: str | None


INSET_X, INSET_Y = 7, 3
"""The distances of the blocks from the frame behind them, for its stroke and its round corners."""
LEFT, LEVEL_W, HEAD_H, LINE_H = 105, 82, 24, 50
MARKER = 24


@lru_cache(maxsize=256)
def table(words: Catalogue, cell: Favors, x: int, y: int) -> tuple[Block, ...]:
    """Return the table on the full board, its upper left corner at (x, y): a head and a block for each line."""
    x, y, w = x + INSET_X, y + INSET_Y, FAVOR_W - 2 * INSET_X
    if cell.simplified:
        return (
            Block(
                "favors", x, y, w, TOP_H - 2 * INSET_Y, "plate_low", _simplified(words)
            ),
        )
    blocks = [Block("favors", x, y, w, HEAD_H, "plate_low", _head(words, cell.limit))]
    for number, line in enumerate(FAVOR_LINES):
        levels = tuple(levels[number] for levels in cell.levels)
        moved = tuple(
            seat for seat in range(len(levels)) if (seat, line) in cell.changed
        )
        nodes = _line(
            words, line, levels, moved, cell.limit, dict(cell.marked).get(line)
        )
        top = y + HEAD_H + number * LINE_H
        blocks.append(Block(f"favor-{line}", x, top, w, LINE_H, "plate_low", nodes))
    return tuple(blocks)


@lru_cache(maxsize=8)
def _simplified(words: Catalogue) -> tuple[Node, ...]:
    page = Page(words)
    page.art("favor", 3, 6, 40)
    page.text(words.say("favors"), 52, 38, "serif", 30, "ink", FAVOR_W - 80, 20)
    page.lines(
        words.say("favors-simplified"), 52, 78, "sans", 24, "ink", FAVOR_W - 80, 32, 2
    )
    page.row(((0, "favor"), (0, "arrow"), (3, "prestige")), 52, 124, 64)
    return tuple(page.nodes)


@lru_cache(maxsize=32)
def _head(words: Catalogue, limit: int) -> tuple[Node, ...]:
    page = Page(words)
    page.art("favor", 3, 1, 22)
    page.text(words.say("favors"), 29, 18, "serif", 17, "ink", LEFT - 1, 11)
    for level in FAVOR_LEVELS:
        middle = LEFT + (level - 1) * LEVEL_W + LEVEL_W // 2
        if level > limit:
            page.art("locked", middle + 8, 4, 16)
        colour = "ink" if level <= limit else "soft"
        page.text(str(level), middle, 19, "bold", 17, colour, align="middle")
    return tuple(page.nodes)


def look(level: int, marked: int | None, limit: int) -> tuple[str, str, int]:
    """Return fill, edge and stroke of a level of a line, of which one may be `marked`."""
    if level == marked:
        return "legal", "legal_edge", 3
    return "plate_low" if level > limit else "plate", "faint", 1


@lru_cache(maxsize=512)
def _line(
    words: Catalogue,
    line: str,
    levels: tuple[int, ...],
    moved: tuple[int, ...],
    limit: int,
    marked: int | None,
) -> tuple[Node, ...]:
    page = Page(words)
    page.art(LINE_SIGNS[line], 3, 13, 22)
    page.name(f"line-{line}", 29, 31, "sans", 15, "ink", LEFT - 35, 11)
    for level in FAVOR_LEVELS:
        x, locked = LEFT + (level - 1) * LEVEL_W, level > limit
        middle = x + LEVEL_W // 2
        page.plate(
            x + 1,
            0,
            LEVEL_W - 3,
            LINE_H - 2,
            *look(level, marked, limit),
            5,
        )
        seats = [seat for seat, reached in enumerate(levels) if reached == level]
        top = 4 if seats else 16
        faded = 0.4 if locked else 0.0
        page.row(favor(line, level), middle, top, 17, 15, align="middle", faded=faded)
        step = min(26, (LEVEL_W - 4 - MARKER) // max(1, len(seats) - 1))
        at = middle - ((len(seats) - 1) * step + MARKER) // 2
        for seat in seats:
            page.shield(seat, at, LINE_H - 27, MARKER)
            if seat in moved:
                page.ring(at - 2, LINE_H - 29, MARKER + 4, MARKER + 4, 6, 3)
            at += step
    return tuple(page.nodes)
