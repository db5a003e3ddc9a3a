"""The full board of Caylus: landscape, for a computer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.banner import wide
from rendering.caylus import board, cells
from rendering.caylus.castle import castle
from rendering.caylus.favors import table
from rendering.caylus.layout import (
    CASTLE_W,
    COLUMN,
    COLUMNS,
    FAVOR_W,
    FAVOR_X,
    FULL_H,
    FULL_W,
    MARGIN,
    PANEL_GAP,
    PANEL_H,
    RIVER_H,
    RIVER_Y,
    ROW_H,
    SIDE_W,
    SIDE_X,
    SPECIAL_H,
    SPECIAL_Y,
    STOCK_Y,
    TOP_H,
    TOP_Y,
    space_corner,
)
from rendering.caylus.panels import panel
from rendering.caylus.stock import stock
from rendering.legend import LEGEND_H, legend
from rendering.nodes import Block, Scene
from rendering.page import Page

if TYPE_CHECKING:
    from rendering.caylus.changes import Changes
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.caylus.view import CaylusView


SIGNS = (
    *("food", "wood", "stone", "cloth", "gold", "any", "basic", "coin"),
    *("prestige", "favor", "income", "key", "build", "order", "anywhere"),
)


VIEW_H = 204  # a view of the castle where a third of the column is free


@lru_cache(maxsize=8)
def backdrop(words: Catalogue, seats: int) -> tuple[Node, ...]:
    """The river, the planks of the bridge, the frames of castle and favors; a view where players are few."""
    page = Page(words)
    page.plate(MARGIN, TOP_Y, CASTLE_W, TOP_H, "plate_low", "plate_edge", 2, 10)
    page.plate(FAVOR_X, TOP_Y, FAVOR_W, TOP_H, "plate_low", "plate_edge", 2, 10)
    page.plate(0, RIVER_Y, SIDE_X - 8, RIVER_H - 2, "river", radius=0)
    for row, y in enumerate((RIVER_Y + 7, RIVER_Y + 15)):
        for x in range(20 + row * 40, SIDE_X - 60, 80):
            page.stroke(
                [(x + step, y + (0, 2, 3, 2, 0, -2, -3, -2)[step // 4 % 8]) for step in range(0, 33, 4)],
                2,
                "foam",
            )
    left = MARGIN + (COLUMNS - 1) * COLUMN + 22
    page.plate(left, RIVER_Y - 4, COLUMN - 44, RIVER_H + 6, "road", "road_edge", 3, 0)
    for x in range(left + 14, left + COLUMN - 48, 14):
        page.stroke([(x, RIVER_Y), (x, RIVER_Y + RIVER_H - 4)], 1, "road_edge")
    if FULL_H - (TOP_Y + seats * (PANEL_H + PANEL_GAP) + LEGEND_H) > VIEW_H:
        middle, ground = SIDE_X + SIDE_W // 2, FULL_H - 10
        page.art("n_forest", SIDE_X, ground - 108, 104)
        page.art("towers", middle - 92, ground - VIEW_H + 10, 184)
        page.art("n_farm", SIDE_X + SIDE_W - 104, ground - 108, 104)
    return tuple(page.nodes)


def full(view: CaylusView, changes: Changes, words: Words, theme: str) -> Scene:
    """The whole position on one picture."""
    say = words.catalogue
    open_spots = board.prices(view)
    blocks = [
        *wide(say, board.banner(view, changes, words), FULL_W, SIDE_X),
        *castle(say, board.castle(view, changes, open_spots), MARGIN, TOP_Y),
        *table(say, board.favors(view, changes), FAVOR_X, TOP_Y),
    ]
    row = [
        (special.name, cells.special(say, special)) for special in board.specials(view, changes, open_spots)
    ]
    row.append(("bridge", cells.bridge(say, board.bridge(view, changes))))
    for place, (name, nodes) in enumerate(row):
        x = MARGIN + place * COLUMN
        blocks.append(Block(name, x, SPECIAL_Y, COLUMN, SPECIAL_H, "ground", nodes))
    for cell in board.cells(view, changes, open_spots):
        x, y = space_corner(cell.number)
        blocks.append(Block(str(cell.number), x, y, COLUMN, ROW_H, "ground", cells.space(say, cell)))
    for place, one in enumerate(board.panels(view, changes, words)):
        y = TOP_Y + place * (PANEL_H + PANEL_GAP)
        blocks.append(Block(f"player{one.head.seat}", SIDE_X, y, SIDE_W, PANEL_H, "ground", panel(say, one)))
    if len(view.players) < 5:
        y = TOP_Y + len(view.players) * (PANEL_H + PANEL_GAP)
        blocks.append(Block("legend", SIDE_X, y, SIDE_W, LEGEND_H, "ground", legend(say, SIGNS, SIDE_W)))
    blocks += stock(say, board.stock(view), MARGIN, STOCK_Y)
    return Scene(
        "caylus/full", theme, FULL_W, FULL_H, "ground", backdrop(say, len(view.players)), tuple(blocks)
    )
