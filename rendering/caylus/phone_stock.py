"""The phone's picture of the favor table and of the tiles that can still be built."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.canvas import Page, row_width
from rendering.caylus.favors import look
from rendering.caylus.layout import (
    FAVOR_MARKER_H,
    FAVOR_ROW_H,
    PHONE_TILE_H,
    PHONE_TYPE,
    PHONE_W,
)
from rendering.caylus.signs import (
    FAVOR_LEVELS,
    FAVOR_LINES,
    LINE_SIGNS,
    brief,
    cost,
    extras,
    favor,
)
from rendering.caylus.stock import stocked
from rendering.nodes import Block
from rendering.signs import GAP, KIND_FRAME
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.caylus.favors import Favors
    from rendering.caylus.stock import Stock, Stocked
    from rendering.nodes import Node
    from rendering.words import Catalogue


HEAD_H, SIMPLE_H = 56, 130
MARKERS = 3
"""So many markers stand side by side in a field of the table."""


def _row_height(cell: Favors, number: int) -> int:
    """Return height of a line of the table: the more markers stand in one field, the higher."""
    reached = [levels[number] for levels in cell.levels]
    most = max(reached.count(level) for level in FAVOR_LEVELS)
    return FAVOR_ROW_H + -(-most // MARKERS) * FAVOR_MARKER_H


@lru_cache(maxsize=64)
def favors(words: Catalogue, cell: Favors, y: int) -> tuple[Block, ...]:
    """Return the favor table from y on: a head with the levels that can be reached, and a block for each line."""
    nodes = _head(words, cell.limit, cell.simplified)
    height = SIMPLE_H if cell.simplified else HEAD_H
    blocks = [Block("favors", 0, y, PHONE_W, height, "ground", nodes)]
    y += height
    for number, line in enumerate(() if cell.simplified else FAVOR_LINES):
        height = _row_height(cell, number)
        levels = tuple(levels[number] for levels in cell.levels)
        moved = frozenset(seat for seat, changed in cell.changed if changed == line)
        marked = dict(cell.marked).get(line)
        nodes = _line(words, line, levels, moved, cell.limit, marked, height)
        blocks.append(Block(f"favor-{line}", 0, y, PHONE_W, height, "ground", nodes))
        y += height
    return tuple(blocks)


LEFT, COLUMN = 270, 160


@lru_cache(maxsize=16)
def _head(words: Catalogue, limit: int, simplified: bool) -> tuple[Node, ...]:
    page = Page(words)
    page.art("favor", 14, 8, 44)
    if simplified:
        page.text(
            words.say("favors-simplified"),
            70,
            44,
            "serif",
            40,
            "ink",
            PHONE_W - 90,
            PHONE_TYPE,
        )
        page.row(((0, "favor"), (0, "arrow"), (3, "prestige")), 70, 62, 56)
        return tuple(page.nodes)
    page.name("favors", 70, 46, "serif", 40, "ink", 190, PHONE_TYPE)
    for level in FAVOR_LEVELS:
        middle = LEFT + (level - 1) * COLUMN + COLUMN // 2
        colour = "ink" if level <= limit else "soft"
        page.text(str(level), middle, 44, "bold", 42, colour, align="middle")
        if level > limit:
            page.art("locked", middle + 22, 12, 34)
    return tuple(page.nodes)


@lru_cache(maxsize=512)
def _line(
    words: Catalogue,
    line: str,
    levels: tuple[int, ...],
    moved: frozenset[int],
    limit: int,
    marked: int | None,
    h: int,
) -> tuple[Node, ...]:
    """Return the effect of each level of a line, and everybody's markers."""
    page = Page(words)
    page.art(LINE_SIGNS[line], 14, 12, 46)
    page.name(f"line-{line}", 70, 48, "sans", 38, "ink", LEFT - 80, PHONE_TYPE)
    for level in FAVOR_LEVELS:
        x, locked = LEFT + (level - 1) * COLUMN, level > limit
        page.plate(x + 2, 2, COLUMN - 6, h - 6, *look(level, marked, limit), 8)
        page.row(
            favor(line, level),
            x + COLUMN // 2,
            14,
            44,
            PHONE_TYPE,
            room=COLUMN - 14,
            least=26,
            align="middle",
            faded=0.4 if locked else 0.0,
        )
        seats = [seat for seat, reached in enumerate(levels) if reached == level]
        _markers(page, moved, seats, x + COLUMN // 2 - 1, 64)
    return tuple(page.nodes)


def _markers(
    page: Page, moved: frozenset[int], seats: Sequence[int], middle: int, y: int
) -> None:
    for first in range(0, len(seats), MARKERS):
        row = seats[first : first + MARKERS]
        x = middle - (len(row) * 51 + 2) // 2
        for seat in row:
            page.shield(seat, x, y, 53)
            if seat in moved:
                page.ring(x - 2, y - 2, 57, 57, 14, 5)
            x += 51
        y += FAVOR_MARKER_H


TAG_PAD, LEAST_SIGN = 12, 26
KIND_W = 38
"""Width of the band with the mark of a tile's kind."""


@lru_cache(maxsize=64)
def stock(words: Catalogue, cell: Stock, y: int, columns: int = 2) -> tuple[Block, ...]:
    """Return the tiles that can still be built from y on, so many a row, a new row for each kind."""
    blocks, half = [], PHONE_W // 2
    for tiles in cell.rows:
        counted = stocked(cell, tiles)
        for place, tile in enumerate(counted):
            name = f"stock-{tile.tile}"
            x, top = place % columns * half, y + place // columns * PHONE_TILE_H
            nodes = _tile(words, tile)
            blocks.append(Block(name, x, top, half, PHONE_TILE_H, "ground", nodes))
        y += -(-len(counted) // columns) * PHONE_TILE_H + 16
    return tuple(blocks)


@lru_cache(maxsize=256)
def _tile(words: Catalogue, cell: Stocked) -> tuple[Node, ...]:
    """Return a tile: cost on a tag, all that worker and owner get, and prestige."""
    page, tile_id = Page(words), cell.tile
    x, y, w, h = 8, 0, PHONE_W // 2 - 14, PHONE_TILE_H - 8
    look = ("legal", "legal_edge", 5) if cell.offered else ("plate", "faint", 2)
    page.plate(x, y, w, h, *look, 10)
    kind = TILES[tile_id].kind
    page.plate(x, y, KIND_W, h, KIND_FRAME[kind], radius=6)
    page.art(f"mark_{kind}", x + 5, y + (h - 28) // 2, 28)
    x, w = x + KIND_W - 14, w - KIND_W + 14
    page.art(tile_id, x + 20, y + 5, 74)
    points = (
        *extras(tile_id),
        GAP,
        (cell.prestige, "prestige"),
    )
    right = x + w - 12
    right -= page.row(points, right, y + 8, 34, PHONE_TYPE, align="right")
    if cell.copies > 1:
        right -= 8 + page.text(
            f"×{cell.copies}", right, y + 37, "bold", PHONE_TYPE, "ink", align="right"
        )
    left = x + 100
    page.name(
        f"tile-{tile_id}", left, y + 37, "serif", 38, "ink", right - left, PHONE_TYPE
    )
    price = cost(tile_id, 2, cell.cheaper)
    wide = row_width(price, 34, PHONE_TYPE) + TAG_PAD
    page.plate(left - 2, y + 44, wide, 40, "ground_deep", radius=8)
    page.row(price, left + 4, y + 47, 34, PHONE_TYPE)
    does = brief(tile_id)
    if not does:
        return tuple(page.nodes)
    page.art("pawn", left + wide + 2, y + 47, 34)
    room = w - 154 - wide
    page.row(
        does, left + wide + 38, y + 47, 34, PHONE_TYPE, room=room, least=LEAST_SIGN
    )
    return tuple(page.nodes)
