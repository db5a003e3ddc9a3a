"""The full board of Magna Carta: landscape, for a computer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.banner import wide
from rendering.legend import LEGEND_H, legend
from rendering.magna_carta import board, cells, panels
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
    TOP_H,
    TOP_Y,
    card_corner,
    full_height,
)
from rendering.nodes import Block, Scene
from rendering.page import Page

if TYPE_CHECKING:
    from rendering.magna_carta.changes import Changes
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.magna_carta.view import MagnaCartaView

SIGNS = (
    *("food", "wood", "stone", "gold", "any", "basic", "coin", "prestige"),
    *("income", "token", "card", "pile", "discards", "key", "pawn"),
)


VIEW_H = 290  # a view of the castle where the road is still short


@lru_cache(maxsize=8)
def backdrop(words: Catalogue, height: int) -> tuple[Node, ...]:
    """The castle among woods and fields, where the cards of the road will come to lie."""
    page = Page(words)
    ground = height - 26
    for drawing, x, size in (
        ("s_park", 60, 150),
        ("n_quarry", 230, 150),
        ("towers", 448, 280),
        ("n_forest", 780, 170),
        ("n_farm", 980, 150),
    ):
        page.art(drawing, x, ground - size + size // 12, size, faded=0.55)
    return tuple(page.nodes)


def full(view: MagnaCartaView, changes: Changes, words: Words, theme: str) -> Scene:
    """The whole public position on one picture."""
    say = words.catalogue
    height = full_height(len(view.road))
    castle = cells.castle(say, board.castle(view, changes))
    bridge = cells.bridge(say, board.bridge(view, changes))
    blocks = [
        *wide(say, board.banner(view, changes, words), FULL_W, SIDE_X),
        Block("castle", MARGIN + 4, TOP_Y, CASTLE_W, TOP_H, "ground", castle),
        Block("bridge", BRIDGE_X, TOP_Y, BRIDGE_W, TOP_H, "ground", bridge),
        Block("offers", MARGIN, OFFER_Y, MAIN_W, OFFER_H, "ground", cells.offers(say, view.stock)),
    ]
    for cell in board.cells(view, changes):
        x, y = card_corner(cell.number)
        blocks.append(Block(str(cell.number), x, y, COLUMN, ROW_H, "ground", cells.place(say, cell)))
    y = TOP_Y
    for one in board.panels(view, changes, words):
        nodes = panels.small(say, one)
        blocks.append(Block(f"player{one.head.seat}", SIDE_X, y, SIDE_W, PANEL_H, "ground", nodes))
        y += PANEL_H + PANEL_GAP
    if y + LEGEND_H <= height:
        blocks.append(Block("legend", SIDE_X, y, SIDE_W, LEGEND_H, "ground", legend(say, SIGNS, SIDE_W)))
    road_end = ROAD_Y + -(-len(view.road) // COLUMNS) * ROW_H
    behind = backdrop(say, height) if height - road_end >= VIEW_H else ()
    return Scene("magna_carta/full", theme, FULL_W, height, "ground", behind, tuple(blocks))
