"""The tiles that can still be built, with cost and prestige."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.caylus.layout import MAIN_W, STOCK_H
from rendering.caylus.signs import cost, printed_prestige
from rendering.page import Page, row_width
from rendering.signs import KIND_FRAME
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from rendering.page import Sign
    from rendering.scene import Node
    from rendering.words import Catalogue


class Stock(msgspec.Struct, frozen=True):
    """`rows` are wood (with the residence), stone and prestige tiles; `offered` can be built right now."""

    rows: tuple[tuple[str, ...], ...]
    lawyer_vp: str
    offered: frozenset[str]


@lru_cache(maxsize=128)
def stock(words: Catalogue, cell: Stock) -> tuple[Node, ...]:
    """The stock on the full board: a row for each kind."""
    page = Page(words)
    row = STOCK_H // 3
    for number, tiles in enumerate(cell.rows):
        y = number * row
        counted = list(dict.fromkeys(tiles))
        if not counted:
            continue
        kind = TILES[counted[0]].kind
        page.art(f"kind_{kind}", 4, y + 10, 32)
        left, gap = 44, 4
        w = (MAIN_W - left) // max(9, len(counted)) - gap
        for place, tile_id in enumerate(counted):
            x = left + place * (w + gap)
            _tile(page, cell, tile_id, tiles.count(tile_id), x, y, w, row - 5)
    return tuple(page.nodes)


def _tile(page: Page, cell: Stock, tile_id: str, copies: int, x: int, y: int, w: int, h: int) -> None:
    offered = tile_id in cell.offered
    frame = KIND_FRAME[TILES[tile_id].kind]
    page.plate(
        x,
        y,
        w,
        h,
        "active" if offered else "plate_low",
        "ink" if offered else "faint",
        3 if offered else 1,
        6,
    )
    page.plate(x, y, 6, h, frame, radius=3)
    room = w - 16
    if copies > 1:
        room -= page.text(f"×{copies}", x + w - 5, y + 19, "bold", 14, "ink", align="right") + 4
    page.name(f"tile-{tile_id}", x + 11, y + 19, "serif", 15, "ink", room, 11)
    points: tuple[Sign, ...] = ((printed_prestige(tile_id, cell.lawyer_vp), "prestige"),)
    used = page.row(points, x + w - 5, y + 27, 17, 15, align="right")
    price = cost(tile_id)
    if row_width(price, 17, 15) > w - 20 - used:
        price = cost(tile_id, 1)
    page.row(price, x + 11, y + 27, 17, 15, room=w - 20 - used, least=11)
