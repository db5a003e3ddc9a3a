"""The phone's pictures of Caylus: the board, then the players, then favors and stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import tall
from rendering.caylus import board, phone_cells, phone_panels, phone_stock
from rendering.caylus.changes import changes
from rendering.caylus.glance import wide_banner
from rendering.caylus.layout import (
    BRIDGE_X,
    CELL_H,
    CELL_W,
    GROWN,
    LOW_CELL_H,
    PHONE_COLUMNS,
    PHONE_FAVORS_H,
    PHONE_HEAD_H,
    PHONE_MOST_H,
    PHONE_PANEL_GAP,
    PHONE_PANEL_H,
    PHONE_ROAD_Y,
    PHONE_ROWS,
    PHONE_TYPE,
    PHONE_W,
    SPOT_H,
    SPOT_W,
    SPOT_Y,
    WALL_Y,
    YARD_H,
    YARD_Y,
    phone_column,
    row_tops,
)
from rendering.caylus.options import options
from rendering.caylus.signs import SIGNS
from rendering.legend import PHONE_COLUMNS as PHONE_COLUMNS_OF_KEY
from rendering.legend import PHONE_SIZE, legend_height
from rendering.nodes import Block, Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.caylus.changes import Changes
    from rendering.words import Words
    from rules.caylus.view import CaylusView
    from rules.model import Event


def phone_board(
    view: CaylusView, events: Sequence[Event], words: Words, theme: str
) -> Scene:
    """Return castle, special buildings, road and order on one picture."""
    say, marks = words.catalogue, changes(events)
    open_spots = board.choices(view)
    castle = board.castle(view, marks, open_spots)
    banner = tall(say, wide_banner(view, events, words), PHONE_W)
    bridge = phone_cells.bridge(say, board.bridge(view, marks))
    blocks = [
        Block("banner", 0, 0, PHONE_W, PHONE_HEAD_H, "turn", banner),
        *phone_cells.castle(say, castle, WALL_Y),
        Block(
            "castle",
            0,
            YARD_Y,
            BRIDGE_X,
            YARD_H,
            "ground",
            phone_cells.yard(say, castle),
        ),
        Block("bridge", BRIDGE_X, YARD_Y, PHONE_W - BRIDGE_X, YARD_H, "ground", bridge),
    ]
    asked = options(
        say,
        board.favors(view, marks, open_spots),
        board.stock(view, open_spots),
        (0, SPOT_Y, PHONE_W, SPOT_H),
        PHONE_TYPE,
    )
    blocks += asked  # in place of the buildings
    for place, special in enumerate(
        () if asked else board.specials(view, marks, open_spots)
    ):
        nodes = phone_cells.special(say, special)
        blocks.append(
            Block(special.name, place * SPOT_W, SPOT_Y, SPOT_W, SPOT_H, "ground", nodes)
        )
    low = board.empty_rows(view, PHONE_COLUMNS)
    grown = _grown(len(low), len(view.players))
    tops = row_tops(low, PHONE_ROAD_Y, CELL_H + grown, LOW_CELL_H, PHONE_ROWS)
    for cell in board.cells(view, marks, open_spots, PHONE_COLUMNS):
        row = (cell.number - 1) // PHONE_COLUMNS
        x, y, h = (
            phone_column(cell.number) * CELL_W,
            tops[row],
            tops[row + 1] - tops[row],
        )
        blocks.append(
            Block(
                str(cell.number),
                x,
                y,
                CELL_W,
                h,
                "ground",
                phone_cells.space(say, cell, grown),
            )
        )
    return Scene(
        "caylus/phone", theme, PHONE_W, tops[-1] + 6, "ground", (), tuple(blocks)
    )


def _grown(low: int, seats: int) -> int:
    """Return how much higher the rows with tiles are where others are empty.

    The key of five stands on this page if it can.
    """
    high = PHONE_ROWS - low
    room = PHONE_MOST_H - PHONE_ROAD_Y - 6 - high * CELL_H - low * LOW_CELL_H
    key = legend_height(SIGNS, PHONE_COLUMNS_OF_KEY, PHONE_SIZE) + 8
    if seats == SEATS_WITHOUT_KEY and room >= key:
        room -= key
    least, most = GROWN
    return grown if (grown := min(most, room // high)) >= least else 0


SEATS_WITHOUT_KEY = 5  # whose panels fill a page


def players(
    view: CaylusView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene]:
    """Return the players alone, in turn order, each with goods, houses and favors."""
    say = words.catalogue
    panels = board.panels(view, changes(events), words)
    h = PHONE_PANEL_H - (0 if panels[0].limit else PHONE_FAVORS_H)
    step = h + PHONE_PANEL_GAP
    blocks = [
        Block(
            f"player{one.head.seat}",
            10,
            10 + place * step,
            PHONE_W - 20,
            h,
            "ground",
            phone_panels.panel(say, one, h),
        )
        for place, one in enumerate(panels)
    ]
    h = len(panels) * step + 8
    return (Scene("caylus/players", theme, PHONE_W, h, "ground", (), tuple(blocks)),)


def supplies(view: CaylusView, marks: Changes, words: Words, theme: str) -> Scene:
    """Return the favor table and the tiles that can be built."""
    say = words.catalogue
    open_spots = board.choices(view)
    blocks = phone_stock.favors(say, board.favors(view, marks, open_spots), 8)
    end = blocks[-1].y + blocks[-1].h + 16
    blocks += phone_stock.stock(say, board.stock(view, open_spots), end)
    height = blocks[-1].y + blocks[-1].h + 16
    return Scene("caylus/supplies", theme, PHONE_W, height, "ground", (), blocks)
