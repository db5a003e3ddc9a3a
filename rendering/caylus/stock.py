"""The tiles that can still be built, with cost and prestige."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page, row_width
from rendering.caylus.layout import MAIN_W, STOCK_H
from rendering.caylus.signs import brief, cost, extras, printed_prestige
from rendering.nodes import Block
from rendering.signs import GAP, KIND_FRAME
from rules.caylus.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue


class Stock(msgspec.Struct, frozen=True):
    """`rows` are wood (with the residence), stone and prestige tiles; `offered` blocks can be built right now.

    `cheaper` is the kind of tile that is built by favor, else empty.
    """

    rows: tuple[tuple[str, ...], ...]
    lawyer_vp: str
    offered: frozenset[str]
    cheaper: str


class Stocked(msgspec.Struct, frozen=True):
    """One tile in stock."""

    tile: str
    copies: int
    prestige: int
    offered: bool
    cheaper: str


def stocked(cell: Stock, tiles: Sequence[str]) -> list[Stocked]:
    """Return each tile of a row once."""
    return [
        Stocked(
            tile,
            tiles.count(tile),
            printed_prestige(tile, cell.lawyer_vp),
            f"stock-{tile}" in cell.offered,
            cell.cheaper,
        )
        for tile in dict.fromkeys(tiles)
    ]


KIND_W, SIGN, LETTERS = 44, 22, 20


@lru_cache(maxsize=128)
def stock(words: Catalogue, cell: Stock, x: int, y: int) -> tuple[Block, ...]:
    """Return the stock on the full board, its upper left corner at (x, y): a row for each kind."""
    row = STOCK_H // 3
    blocks = []
    for number, tiles in enumerate(cell.rows):
        counted = stocked(cell, tiles)
        w = (MAIN_W - KIND_W) // max(9, len(counted))
        for place, tile in enumerate(counted):
            left = x + KIND_W + place * w
            nodes = _tile(words, tile, w - 4, row - 5)
            blocks.append(
                Block(
                    f"stock-{tile.tile}",
                    left,
                    y + number * row,
                    w,
                    row,
                    "ground",
                    nodes,
                )
            )
        if counted:
            page = Page(words)
            page.art(f"kind_{TILES[tiles[0]].kind}", 4, 20, 32)
            blocks.append(
                page.block(f"stock-{number}", x, y + number * row, KIND_W, row)
            )
    return tuple(blocks)


@lru_cache(maxsize=256)
def _tile(words: Catalogue, cell: Stocked, w: int, h: int) -> tuple[Node, ...]:
    page = Page(words)
    fill, edge, stroke = (
        ("legal", "legal_edge", 3) if cell.offered else ("plate_low", "faint", 1)
    )
    page.plate(0, 0, w, h, fill, edge, stroke, 6)
    page.plate(0, 0, 6, h, KIND_FRAME[TILES[cell.tile].kind], radius=3)
    room = w - 16
    if cell.copies > 1:
        copies = f"×{cell.copies}"
        room -= page.text(copies, w - 6, 24, "bold", LETTERS, align="right") + 4
    page.name(f"tile-{cell.tile}", 11, 24, "serif", LETTERS, "ink", room, LETTERS)
    price, does = cost(cell.tile, cheaper=cell.cheaper), brief(cell.tile)
    gains = (*extras(cell.tile), GAP, (cell.prestige, "prestige"))
    room = w - 18
    # with an effect below, prestige is beside the cost
    if does:
        room -= row_width(gains, SIGN, LETTERS) + 4
        letters = 19 if row_width(does, 13, 19) < w - 16 else 14
        page.row(does, 11, 51, 19, letters, w - 16, 11)
    if row_width(price, SIGN, LETTERS) > room:
        price = cost(cell.tile, 1, cell.cheaper)
    page.row(price, 11, 29, SIGN, LETTERS, room, 15)
    page.row(gains, w - 6, 29 if does else 50, SIGN, LETTERS, w - 18, 15, "right")
    return tuple(page.nodes)
