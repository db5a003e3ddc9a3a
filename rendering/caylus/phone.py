"""The phone's pictures of Caylus: the board, then the players, then favors and stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

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
    PHONE_TYPE,
    PHONE_W,
    SPOT_H,
    SPOT_Y,
    WALL_Y,
    WIDE_COLUMNS,
    YARD_H,
    YARD_Y,
    row_tops,
)
from rendering.caylus.options import options
from rendering.caylus.signs import SIGNS
from rendering.legend import PHONE_COLUMNS as PHONE_COLUMNS_OF_KEY
from rendering.legend import PHONE_SIZE, legend_height
from rendering.nodes import Block, Scene
from rules.caylus.tiles import SPACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.caylus.changes import Changes
    from rendering.words import Words
    from rules.caylus.view import CaylusView
    from rules.model import Event


def phone_board(
    view: CaylusView,
    events: Sequence[Event],
    marks: Changes,
    words: Words,
    theme: str,
    columns: int = PHONE_COLUMNS,
) -> Scene:
    """Return castle, special buildings, road and order on one picture, the road in so many columns.

    With more than on a phone, the yard is beside the castle, above the bridge.
    """
    say, open_spots = words.catalogue, board.choices(view)
    castle = board.castle(view, marks, open_spots)
    across, wide = columns * CELL_W, columns > PHONE_COLUMNS
    yard = (PHONE_W, WALL_Y) if wide else (0, YARD_Y)
    bridge_x, bridge_y = (PHONE_W, WALL_Y + YARD_H) if wide else (BRIDGE_X, YARD_Y)
    top, spot_w = YARD_Y if wide else SPOT_Y, across // 6
    banner = tall(say, wide_banner(view, events, words), across)
    nodes = phone_cells.bridge(say, board.bridge(view, marks), across - bridge_x)
    blocks = [
        Block("banner", 0, 0, across, PHONE_HEAD_H, "turn", banner),
        *phone_cells.castle(say, castle, WALL_Y),
        Block(
            "castle", *yard, BRIDGE_X, YARD_H, "ground", phone_cells.yard(say, castle)
        ),
        Block("bridge", bridge_x, bridge_y, across - bridge_x, YARD_H, "ground", nodes),
    ]
    asked = options(
        say,
        board.favors(view, marks, open_spots),
        board.stock(view, open_spots),
        (0, top, across, SPOT_H),
        PHONE_TYPE,
    )
    blocks += asked  # in place of the buildings
    for place, special in enumerate(
        () if asked else board.specials(view, marks, open_spots)
    ):
        nodes = phone_cells.special(say, special, spot_w)
        blocks.append(
            Block(special.name, place * spot_w, top, spot_w, SPOT_H, "ground", nodes)
        )
    low = board.empty_rows(view, columns)
    grown = GROWN[0] if wide else _grown(len(low), len(view.players))
    tops = row_tops(
        low, top + SPOT_H + 4, CELL_H + grown, LOW_CELL_H, SPACES // columns
    )
    for cell in board.cells(view, marks, open_spots, columns):
        row, column = divmod(cell.number - 1, columns)
        y, h = tops[row], tops[row + 1] - tops[row]
        nodes = phone_cells.space(say, cell, grown)
        name = str(cell.number)
        blocks.append(Block(name, column * CELL_W, y, CELL_W, h, "ground", nodes))
    return Scene(
        f"caylus/{'wide' if wide else 'phone'}",
        theme,
        across,
        tops[-1] + 6,
        "ground",
        (),
        tuple(blocks),
    )


def wide(
    view: CaylusView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene, ...]:
    """Return the pages of the live board of a computer: the board, the tiles in stock, the players with the favors."""
    say, marks, open_spots = words.catalogue, changes(events), board.choices(view)
    stock = board.stock(view, open_spots)
    below = phone_stock.stock(say, stock, 8, STOCK_COLUMNS)
    people = _people(view, marks, words, theme)
    favors = board.favors(view, marks, open_spots)
    added = phone_stock.favors(say, favors, people.height)
    w, h = STOCK_COLUMNS * PHONE_W // 2, below[-1].y + below[-1].h + 8
    return (
        phone_board(view, events, marks, words, theme, WIDE_COLUMNS),
        Scene("caylus/stock-wide", theme, w, h, "ground", (), below),
        msgspec.structs.replace(
            people,
            height=added[-1].y + added[-1].h + 8,
            blocks=(*people.blocks, *added),
        ),
    )


STOCK_COLUMNS = 3


def _grown(low: int, seats: int) -> int:
    """Return how much higher the rows with tiles are where others are empty.

    The key of five stands on this page if it can.
    """
    high = SPACES // PHONE_COLUMNS - low
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
    return (_people(view, changes(events), words, theme),)


def _people(view: CaylusView, marks: Changes, words: Words, theme: str) -> Scene:
    say = words.catalogue
    panels = board.panels(view, marks, words)
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
    return Scene("caylus/players", theme, PHONE_W, h, "ground", (), tuple(blocks))


def supplies(view: CaylusView, marks: Changes, words: Words, theme: str) -> Scene:
    """Return the favor table and the tiles that can be built."""
    say = words.catalogue
    open_spots = board.choices(view)
    blocks = phone_stock.favors(say, board.favors(view, marks, open_spots), 8)
    end = blocks[-1].y + blocks[-1].h + 16
    blocks += phone_stock.stock(say, board.stock(view, open_spots), end)
    height = blocks[-1].y + blocks[-1].h + 16
    return Scene("caylus/supplies", theme, PHONE_W, height, "ground", (), blocks)
