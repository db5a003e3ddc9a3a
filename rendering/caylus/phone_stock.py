"""The phone's picture of the favor table and of the tiles that can still be built."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.canvas import Page, row_width
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
    cost,
    effect,
    extras,
    favor,
    printed_prestige,
)
from rendering.signs import GAP, KIND_FRAME, forms
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.caylus.favors import Favors
    from rendering.caylus.stock import Stock
    from rendering.nodes import Node
    from rendering.words import Catalogue


def favors_height(cell: Favors) -> int:
    """Return height of the favor table."""
    if cell.simplified:
        return 130
    return 56 + sum(_row_height(cell, number) for number in range(len(FAVOR_LINES)))


MARKERS = 3
"""So many markers stand side by side in a field of the table."""


def _row_height(cell: Favors, number: int) -> int:
    """Return height of a line of the table: the more markers stand in one field, the higher."""
    reached = [levels[number] for levels in cell.levels]
    most = max(reached.count(level) for level in FAVOR_LEVELS)
    return FAVOR_ROW_H + -(-most // MARKERS) * FAVOR_MARKER_H


@lru_cache(maxsize=64)
def favors(words: Catalogue, cell: Favors) -> tuple[Node, ...]:
    """Return the effect of each level of the favor lines, and the levels that can be reached."""
    page = Page(words)
    page.art("favor", 14, 8, 44)
    if cell.simplified:
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
    left, column = 270, 160
    for level in FAVOR_LEVELS:
        middle = left + (level - 1) * column + column // 2
        page.text(
            str(level),
            middle,
            44,
            "bold",
            42,
            "ink" if level <= cell.limit else "soft",
            align="middle",
        )
        if level > cell.limit:
            page.art("locked", middle + 22, 12, 34)
    y = 56
    for number, line in enumerate(FAVOR_LINES):
        h = _row_height(cell, number)
        page.art(LINE_SIGNS[line], 14, y + 12, 46)
        page.name(f"line-{line}", 70, y + 48, "sans", 38, "ink", left - 80, PHONE_TYPE)
        for level in FAVOR_LEVELS:
            x = left + (level - 1) * column
            locked = level > cell.limit
            page.plate(
                x + 2,
                y + 2,
                column - 6,
                h - 6,
                "plate_low" if locked else "plate",
                "faint",
                2,
                8,
            )
            page.row(
                favor(line, level),
                x + column // 2,
                y + 14,
                44,
                PHONE_TYPE,
                room=column - 14,
                least=26,
                align="middle",
                faded=0.4 if locked else 0.0,
            )
            seats = [
                seat
                for seat, levels in enumerate(cell.levels)
                if levels[number] == level
            ]
            _markers(page, cell, line, seats, x + column // 2 - 1, y + 64)
        y += h
    return tuple(page.nodes)


def _markers(
    page: Page, cell: Favors, line: str, seats: Sequence[int], middle: int, y: int
) -> None:
    for first in range(0, len(seats), MARKERS):
        row = seats[first : first + MARKERS]
        x = middle - (len(row) * 51 + 2) // 2
        for seat in row:
            page.shield(seat, x, y, 53)
            if (seat, line) in cell.changed:
                page.ring(x - 2, y - 2, 57, 57, 14, 5)
            x += 51
        y += FAVOR_MARKER_H


TAG_PAD, LEAST_SIGN = 12, 26
KIND_W = 38
"""Width of the band with the mark of a tile's kind."""


def stock_height(cell: Stock) -> int:
    """Return height of the stock: two tiles a row, a new row for each kind."""
    return sum(
        (len(dict.fromkeys(tiles)) + 1) // 2 * PHONE_TILE_H + 16 for tiles in cell.rows
    )


@lru_cache(maxsize=64)
def stock(words: Catalogue, cell: Stock) -> tuple[Node, ...]:
    """Return the tiles that can still be built: cost on a tag, all that worker and owner get, and prestige."""
    page = Page(words)
    y = 0
    for tiles in cell.rows:
        counted = list(dict.fromkeys(tiles))
        for place, tile_id in enumerate(counted):
            x, top = place % 2 * (PHONE_W // 2), y + place // 2 * PHONE_TILE_H
            _tile(page, cell, tile_id, tiles.count(tile_id), x + 8, top)
        y += (len(counted) + 1) // 2 * PHONE_TILE_H + 16
    return tuple(page.nodes)


def _tile(page: Page, cell: Stock, tile_id: str, copies: int, x: int, y: int) -> None:
    w, h = PHONE_W // 2 - 14, PHONE_TILE_H - 8
    offered = tile_id in cell.offered
    look = ("active", "ink", 5) if offered else ("plate", "faint", 2)
    page.plate(x, y, w, h, *look, 10)
    kind = TILES[tile_id].kind
    page.plate(x, y, KIND_W, h, KIND_FRAME[kind], radius=6)
    page.art(f"mark_{kind}", x + 5, y + (h - 28) // 2, 28)
    x, w = x + KIND_W - 14, w - KIND_W + 14
    page.art(tile_id, x + 20, y + 5, 74)
    points = (
        *extras(tile_id),
        GAP,
        (printed_prestige(tile_id, cell.lawyer_vp), "prestige"),
    )
    right = x + w - 12
    right -= page.row(points, right, y + 8, 34, PHONE_TYPE, align="right")
    if copies > 1:
        right -= 8 + page.text(
            f"×{copies}", right, y + 37, "bold", PHONE_TYPE, "ink", align="right"
        )
    left = x + 100
    page.name(
        f"tile-{tile_id}", left, y + 37, "serif", 38, "ink", right - left, PHONE_TYPE
    )
    price = cost(tile_id, 2)
    wide = row_width(price, 34, PHONE_TYPE) + TAG_PAD
    page.plate(left - 2, y + 44, wide, 40, "ground_deep", radius=8)
    page.row(price, left + 4, y + 47, 34, PHONE_TYPE)
    if not TILES[tile_id].work:
        return
    page.art("pawn", left + wide + 2, y + 47, 34)
    room = w - 154 - wide
    signs = effect(tile_id)
    does = forms(signs)[0] + (signs[signs.index(GAP) :] if GAP in signs else ())
    page.row(
        does, left + wide + 38, y + 47, 34, PHONE_TYPE, room=room, least=LEAST_SIGN
    )
