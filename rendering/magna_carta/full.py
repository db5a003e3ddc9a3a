"""The full board of Magna Carta: landscape, for a computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import wide
from rendering.legend import LEGEND_H, legend
from rendering.magna_carta import board, cells, panels
from rendering.magna_carta.layout import (
    BRIDGE_W,
    BRIDGE_X,
    CASTLE_W,
    COLUMN,
    FULL_W,
    MAIN_W,
    MARGIN,
    OFFER_H,
    OFFER_Y,
    PANEL_GAP,
    PANEL_H,
    ROW_H,
    SIDE_W,
    SIDE_X,
    TOP_H,
    TOP_Y,
    card_corner,
    full_height,
)
from rendering.scene import Block, Scene

if TYPE_CHECKING:
    from rendering.magna_carta.changes import Changes
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView

SIGNS = (
    *("food", "wood", "stone", "gold", "any", "basic", "coin", "prestige"),
    *("income", "token", "card", "pile", "discards", "key", "pawn"),
)


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
    return Scene("magna_carta/full", theme, FULL_W, height, "ground", (), tuple(blocks))
