"""The full board of Magna Carta: landscape, for a computer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.banner import wide
from rendering.canvas import Page
from rendering.legend import legend, legend_height
from rendering.magna_carta import board, cells, panels
from rendering.magna_carta.changes import changes
from rendering.magna_carta.glance import wide_banner
from rendering.magna_carta.layout import (
    BRIDGE_W,
    BRIDGE_X,
    CASTLE_W,
    COLUMN,
    COLUMNS,
    FULL_W,
    MAIN_W,
    MARGIN,
    OFFER_H,
    OFFER_Y,
    PANEL_GAP,
    PANEL_H,
    ROAD_Y,
    ROW_H,
    SIDE_W,
    SIDE_X,
    STRIP,
    TOP_H,
    TOP_Y,
    card_corner,
    road_end,
)
from rendering.magna_carta.signs import SIGNS
from rendering.nodes import Block, Scene
from rendering.road import BEND, bend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event

SIDE_COLUMNS, FOOT_COLUMNS = 2, 8
VIEW_H, LEAST_VIEW_H = 290, 150  # a view of the castle where the road is still short


@lru_cache(maxsize=32)
def backdrop(words: Catalogue, height: int, room: int) -> tuple[Node, ...]:
    """Return the castle among woods and fields, as high as there is room.

    The cards of the road will come to lie there.
    """
    page = Page(words)
    ground = height - 26
    drawings = (
        ("towers", 588, 280),
        ("s_park", 305, 150),
        ("n_farm", 865, 150),
        ("n_quarry", 135, 150),
        ("n_forest", 1045, 170),
    )
    # few bytes more
    for drawing, middle, size in drawings if room >= VIEW_H else drawings[:1]:
        size = size * min(room, VIEW_H) // VIEW_H
        page.art(
            drawing, middle - size // 2, ground - size + size // 12, size, faded=0.55
        )
    return tuple(page.nodes)


def full(
    view: MagnaCartaView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene]:
    """Return the whole public position on one picture."""
    say, marks = words.catalogue, changes(events)
    seats, end = len(view.players), road_end(len(view.road))
    panels_end = TOP_Y + seats * (PANEL_H + PANEL_GAP)
    side, foot = legend_height(SIGNS, SIDE_COLUMNS), legend_height(SIGNS, FOOT_COLUMNS)
    # The key stands below the players, or below the road where that makes the picture less high.
    beside = max(panels_end + side + 8, end) <= max(panels_end, end + foot + 4)
    height = max(
        panels_end + (side + 8 if beside else 0), end + (0 if beside else foot + 4)
    )
    open_spots = board.choices(view)
    castle = cells.castle(say, board.castle(view, marks, open_spots))
    bridge = cells.bridge(say, board.bridge(view, marks))
    blocks = [
        *wide(say, wide_banner(view, events, marks, words), FULL_W, SIDE_X),
        Block("castle", MARGIN + 4, TOP_Y, CASTLE_W, TOP_H, "ground", castle),
        Block("bridge", BRIDGE_X, TOP_Y, BRIDGE_W, TOP_H, "ground", bridge),
        Block(
            "offers",
            MARGIN,
            OFFER_Y,
            MAIN_W,
            OFFER_H,
            "ground",
            cells.offers(say, view.stock, open_spots),
        ),
    ]
    rows = -(-len(view.road) // COLUMNS)
    spaces = [cells.place(say, cell) for cell in board.cells(view, marks, open_spots)]
    for number in range(1, rows * COLUMNS + 1):
        used = number <= len(spaces)
        nodes = spaces[number - 1] if used else cells.free(say, number)
        at = card_corner(number)
        blocks.append(Block(str(number), *at, COLUMN, ROW_H, "ground", nodes))
    for row in range(1, rows):
        right = row % 2 == 1
        reached = view.provost is None or row * COLUMNS < view.provost
        x, y = MARGIN + MAIN_W if right else MARGIN - BEND, ROAD_Y + (row - 1) * ROW_H
        nodes = bend(say, ROW_H + STRIP, STRIP, reached, right)
        blocks.append(Block(f"bend{row}", x, y, BEND, ROW_H + STRIP, "ground", nodes))
    y = TOP_Y
    for panel in board.panels(view, marks, words):
        blocks += panels.small(say, panel, SIDE_X, y)
        y += PANEL_H + PANEL_GAP
    x, w, columns = SIDE_X, SIDE_W, SIDE_COLUMNS
    bottom = height
    if not beside:
        x, w, columns, side = MARGIN, MAIN_W, FOOT_COLUMNS, foot
        y, bottom = height - foot - 4, height - foot
    nodes = legend(say, SIGNS, w, columns)
    blocks.append(Block("legend", x, y, w, side, "ground", nodes))
    room = bottom - end
    behind = backdrop(say, bottom, room) if room >= LEAST_VIEW_H else ()
    whole = Scene(
        "magna_carta/full", theme, FULL_W, height, "ground", behind, tuple(blocks)
    )
    return (whole,)
