"""The full board of Caylus: landscape, for a computer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.banner import wide
from rendering.canvas import Page
from rendering.caylus import board, cells
from rendering.caylus.castle import castle
from rendering.caylus.changes import changes
from rendering.caylus.favors import table
from rendering.caylus.glance import wide_banner
from rendering.caylus.layout import (
    CASTLE_W,
    COLUMN,
    COLUMNS,
    FAVOR_W,
    FAVOR_X,
    FAVORS_H,
    FULL_W,
    LOW_H,
    MAIN_W,
    MARGIN,
    PANEL_GAP,
    PANEL_H,
    RIVER_H,
    RIVER_Y,
    ROAD_Y,
    ROW_H,
    SIDE_W,
    SIDE_X,
    SIMPLE_H,
    SPECIAL_H,
    SPECIAL_Y,
    STOCK_H,
    STRIP,
    TOP_H,
    TOP_Y,
    row_tops,
    space_column,
)
from rendering.caylus.panels import small
from rendering.caylus.signs import SIGNS
from rendering.caylus.stock import stock
from rendering.legend import legend, legend_height
from rendering.nodes import Block, Scene
from rendering.road import BEND, bend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.caylus.view import CaylusView
    from rules.model import Event


VIEW_H = 204  # a view of the castle where a third of the column is free


SIDE_COLUMNS, FOOT_COLUMNS = 2, 8
ROWS = 4


@lru_cache(maxsize=64)
def backdrop(words: Catalogue, free: int, height: int) -> tuple[Node, ...]:
    """Return the river, the planks of the bridge, the frames of castle and favors, and a view below few players."""
    page = Page(words)
    page.plate(MARGIN, TOP_Y, CASTLE_W, TOP_H, "plate_low", "plate_edge", 2, 10)
    page.plate(FAVOR_X, TOP_Y, FAVOR_W, TOP_H, "plate_low", "plate_edge", 2, 10)
    page.plate(0, RIVER_Y, SIDE_X - 8, RIVER_H - 2, "river", radius=0)
    for row, y in enumerate((RIVER_Y + 7, RIVER_Y + 15)):
        for x in range(20 + row * 40, SIDE_X - 60, 80):
            page.stroke(
                [
                    (x + step, y + (0, 2, 3, 2, 0, -2, -3, -2)[step // 4 % 8])
                    for step in range(0, 33, 4)
                ],
                2,
                "foam",
            )
    left = MARGIN + 22
    page.plate(left, RIVER_Y - 4, COLUMN - 44, RIVER_H + 6, "road", "road_edge", 3, 0)
    for x in range(left + 14, left + COLUMN - 48, 14):
        page.stroke([(x, RIVER_Y), (x, RIVER_Y + RIVER_H - 4)], 1, "road_edge")
    if free > VIEW_H:
        middle, ground = SIDE_X + SIDE_W // 2, height - 10
        page.art("n_forest", SIDE_X, ground - 108, 104)
        page.art("towers", middle - 92, ground - VIEW_H + 10, 184)
        page.art("n_farm", SIDE_X + SIDE_W - 104, ground - 108, 104)
    return tuple(page.nodes)


SIDE_SEATS = 5  # with fewer, or simplified favors, the key stands below the players


def full(
    view: CaylusView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene]:
    """Return the whole position on one picture."""
    say, marks = words.catalogue, changes(events)
    open_spots = board.choices(view)
    low = board.empty_rows(view)
    tops = row_tops(low, ROAD_Y, ROW_H, LOW_H, ROWS)
    panels = board.panels(view, marks, words)
    step = PANEL_H + PANEL_GAP - (0 if panels[0].limit else FAVORS_H - SIMPLE_H)
    end = TOP_Y + len(panels) * step
    beside = len(panels) < SIDE_SEATS or not panels[0].limit
    columns = SIDE_COLUMNS if beside else FOOT_COLUMNS
    key = legend_height(SIGNS, columns)
    stock_y = tops[-1] + 6
    height = max(
        stock_y + STOCK_H + (8 if beside else key + 12), end + (key + 8) * beside
    )
    blocks = [
        *wide(say, wide_banner(view, events, words), FULL_W, SIDE_X),
        *castle(say, board.castle(view, marks, open_spots), MARGIN, TOP_Y),
        *table(say, board.favors(view, marks, open_spots), FAVOR_X, TOP_Y),
    ]
    row = [("bridge", cells.bridge(say, board.bridge(view, marks)))]
    row += [
        (special.name, cells.special(say, special))
        for special in board.specials(view, marks, open_spots)
    ]
    for place, (name, nodes) in enumerate(row):
        x = MARGIN + place * COLUMN
        blocks.append(Block(name, x, SPECIAL_Y, COLUMN, SPECIAL_H, "ground", nodes))
    for cell in board.cells(view, marks, open_spots):
        line = (cell.number - 1) // COLUMNS
        x, y, h = (
            MARGIN + space_column(cell.number) * COLUMN,
            tops[line],
            tops[line + 1] - tops[line],
        )
        blocks.append(
            Block(str(cell.number), x, y, COLUMN, h, "ground", cells.space(say, cell))
        )
    blocks += _bends(say, tuple(tops), view.provost)
    for place, one in enumerate(panels):
        blocks += small(say, one, SIDE_X, TOP_Y + place * step)
    x, y, w = MARGIN, stock_y + STOCK_H + 4, MAIN_W
    if beside:
        x, y, w = SIDE_X, end, SIDE_W
    nodes = legend(say, SIGNS, w, columns)
    blocks.append(Block("legend", x, y, w, key, "ground", nodes))
    blocks += stock(say, board.stock(view, open_spots), MARGIN, stock_y)
    whole = Scene(
        "caylus/full",
        theme,
        FULL_W,
        height,
        "ground",
        backdrop(say, height - end - key if beside else 0, height),
        tuple(blocks),
    )
    return (whole,)


@lru_cache(maxsize=128)
def _bends(words: Catalogue, tops: tuple[int, ...], provost: int) -> tuple[Block, ...]:
    """Return where the road turns: right of the first row, left of the second, right of the third."""
    blocks = []
    for row in range(ROWS - 1):
        right = row % 2 == 0
        h = tops[row + 1] - tops[row] + STRIP
        nodes = bend(words, h, STRIP, (row + 1) * COLUMNS < provost, right)
        x = MARGIN + MAIN_W if right else MARGIN - BEND
        blocks.append(Block(f"bend{row + 1}", x, tops[row], BEND, h, "ground", nodes))
    return tuple(blocks)
