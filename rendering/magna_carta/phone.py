"""The phone's pictures of Magna Carta: the board, the rest of a long road, the players with what is on offer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.banner import tall
from rendering.bridge import large_bridge
from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.frames import BEYOND_SIGNS, large_foot, large_pieces, large_tile
from rendering.legend import PHONE_COLUMNS as KEY_COLUMNS
from rendering.legend import PHONE_SIZE as KEY_SIZE
from rendering.legend import legend_height
from rendering.magna_carta import board, panels
from rendering.magna_carta.cells import sold_signs
from rendering.magna_carta.changes import changes
from rendering.magna_carta.glance import wide_banner
from rendering.magna_carta.layout import (
    CELL_H,
    CELL_W,
    KEEP_H,
    KEEP_Y,
    PHONE_CARD_H,
    PHONE_CARDS,
    PHONE_COLUMNS,
    PHONE_HEAD_H,
    PHONE_MOST_H,
    PHONE_PANEL_GAP,
    PHONE_PANEL_H,
    PHONE_ROAD_Y,
    PHONE_TYPE,
    PHONE_W,
    WIDE_COLUMNS,
    YARD_H,
    YARD_Y,
)
from rendering.magna_carta.signs import DRAWING, SIGNS, cost, effect, owner_effect
from rendering.nodes import Block, Scene
from rendering.road import POST, gate_post
from rendering.wall import battlement
from rules.magna_carta.cards import CARDS, SECTIONS, TOKEN_POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.bridge import Bridge
    from rendering.canvas import Sign
    from rendering.magna_carta.cells import Castle, Cell
    from rendering.magna_carta.changes import Changes
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event

GROWN = 38
"""By how much the drawing of a card that nobody owns may be higher."""


def first_cards(view: MagnaCartaView) -> int:
    """Return how many cards of the road the first picture shows.

    It shows fewer where no other picture had room for the key.
    """
    key = legend_height(SIGNS, KEY_COLUMNS, KEY_SIZE) + 8
    offers = (len(view.stock) + 1) // 2 * PHONE_CARD_H
    players = 10 + len(view.players) * (PHONE_PANEL_H + PHONE_PANEL_GAP) + offers + 8
    beside = (PHONE_MOST_H - PHONE_ROAD_Y - 8 - key) // CELL_H * PHONE_COLUMNS
    if players + key > PHONE_MOST_H and beside < len(view.road) <= PHONE_CARDS:
        return beside
    return PHONE_CARDS


def phone_board(
    view: MagnaCartaView,
    events: Sequence[Event],
    marks: Changes,
    words: Words,
    theme: str,
) -> list[Scene]:
    """Return the board; the cards of a road too long for one picture follow on others."""
    first = first_cards(view)
    blocks = _board(view, events, marks, words, PHONE_COLUMNS)
    blocks, rest = blocks[: FIXED + first], blocks[FIXED + first :]
    scenes = [_scene("magna_carta/phone", theme, blocks)]
    if rest:
        up = rest[0].y - 8
        lowered = [msgspec.structs.replace(block, y=block.y - up) for block in rest]
        scenes.append(_scene("magna_carta/road", theme, lowered))
    return scenes


FIXED = 3
"""Blocks before those of the road: banner, castle, bridge."""


def _board(
    view: MagnaCartaView,
    events: Sequence[Event],
    marks: Changes,
    words: Words,
    columns: int,
) -> list[Block]:
    """Return the blocks of the whole board, the road in so many columns.

    With more than on a phone, the bridge is beside the castle.
    """
    say, open_spots = words.catalogue, board.choices(view)
    across, wide = columns * CELL_W, columns > PHONE_COLUMNS
    banner = tall(say, wide_banner(view, events, marks, words), across)
    castle = keep(say, board.castle(view, marks, open_spots))
    x, y, w = (PHONE_W, KEEP_Y, across - PHONE_W) if wide else (0, YARD_Y, PHONE_W)
    bridge = yard(say, board.bridge(view, marks), w)
    blocks = [
        Block("banner", 0, 0, across, PHONE_HEAD_H, "turn", banner),
        Block("castle", 0, KEEP_Y, PHONE_W, KEEP_H, "ground", castle),
        Block("bridge", x, y, w, YARD_H, "ground", bridge),
    ]
    top = YARD_Y + 4 if wide else PHONE_ROAD_Y
    for number, cell in enumerate(board.cells(view, marks, open_spots)):
        row, column = divmod(number, columns)
        x, y = column * CELL_W, top + row * CELL_H
        nodes = place(say, cell)
        blocks.append(Block(str(cell.number), x, y, CELL_W, CELL_H, "ground", nodes))
    return blocks


def wide(
    view: MagnaCartaView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene, ...]:
    """Return the pages of the live board of a computer: the board, and the players with what is on offer."""
    blocks = _board(view, events, changes(events), words, WIDE_COLUMNS)
    return (
        _scene("magna_carta/wide", theme, blocks),
        *players(view, events, words, theme, offers=True),
    )


def _scene(name: str, theme: str, blocks: list[Block]) -> Scene:
    height = max(block.y + block.h for block in blocks) + 8
    w = max(PHONE_W, *(block.w for block in blocks))
    return Scene(name, theme, w, height, "ground", (), tuple(blocks))


@lru_cache(maxsize=512)
def place(words: Catalogue, cell: Cell) -> tuple[Node, ...]:
    """Return a card of the road; the provost stands in it."""
    page = Page(words)
    x, y, w, h = 4, 4, CELL_W - 8 - (POST + 2 if cell.provost else 0), CELL_H - 8
    # Where nobody owns the card the line of its owner is free.
    grown = GROWN if cell.owner is None else 0
    large_tile(
        page,
        cell,
        f"mc-card-{cell.card}",
        CARDS[cell.card].kind,
        (x, y, w, h),
    )
    large_pieces(page, cell, DRAWING[cell.card], x, y, w, grown)
    faded = 0.0 if cell.reached else BEYOND_SIGNS
    line = y + h - 88 + grown
    signs = sold_signs(_signs(cell), cell.token)
    large_foot(page, "", signs, x, line, w, faded, size=36)
    owner = owner_effect(cell.card, cell.lying) if cell.owner is not None else ()
    large_foot(page, cell.step, sold_signs(owner, cell.token), x, y + h - 50, w, faded)
    if cell.provost:
        gate_post(page, CELL_W - POST - 2, 2, CELL_H - 4)
    if cell.built:
        page.ring(x - 4, y - 4, w + 8, h + 8, 13, 6)
    return tuple(page.nodes)


def _signs(cell: Cell) -> tuple[Sign, ...]:
    """Return the card's effect for a worker, or its points."""
    card = CARDS[cell.card]
    signs: tuple[Sign, ...] = (
        ((card.points, "prestige"),) if card.kind == "prestige" else ()
    )
    return signs + tuple(_counted(effect(cell.card)))


def _counted(signs: tuple[Sign, ...]) -> list[Sign]:
    """Return two signs alike as one with its number."""
    out: list[Sign] = []
    for sign in signs:
        if out and sign[0] == 0 and out[-1] == sign and sign[1] != "gap":
            out[-1] = (2, sign[1])
        else:
            out.append(sign)
    return out


@lru_cache(maxsize=64)
def keep(words: Catalogue, cell: Castle) -> tuple[Node, ...]:
    """Return the castle tokens that are left."""
    page = Page(words)
    w = (PHONE_W - 32) // 3
    now = next((number for number, left in enumerate(cell.tokens) if left), None)
    for number, name in enumerate(SECTIONS):
        x, left = 8 + number * (w + 8), cell.tokens[number]
        battlement(
            page,
            (x, 12, w, KEEP_H - 16),
            12,
            3,
            cell.wall if number == now else "",
            closed=not left,
        )
        page.name(
            f"section-{name}",
            x + 12,
            46,
            "serif",
            PHONE_TYPE,
            "ink",
            w - 110,
            PHONE_TYPE,
        )
        page.row(
            ((TOKEN_POINTS[number], "prestige"),),
            x + w - 10,
            14,
            38,
            PHONE_TYPE,
            align="right",
        )
        page.art(f"token{number}", x + 12, 54, 36, faded=0.0 if left else ABSENT)
        page.text(str(left), x + 58, 86, "title", 42, "ink" if left else "soft")
        if cell.changed[number]:
            page.ring(x + 5, 49, 110, 46, 20, 5)
    return tuple(page.nodes)


@lru_cache(maxsize=64)
def yard(words: Catalogue, crossing: Bridge, across: int) -> tuple[Node, ...]:
    """Return the bridge with those who passed, its name before it where there is room."""
    page, left = Page(words), 10
    if across == PHONE_W:
        page.name("bridge", 16, 60, "serif", 42, "ink", 240, PHONE_TYPE)
        left = 280
    large_bridge(page, crossing, left, across - 10, YARD_H)
    return tuple(page.nodes)


def players(
    view: MagnaCartaView,
    events: Sequence[Event],
    words: Words,
    theme: str,
    *,
    offers: bool = False,
) -> tuple[Scene]:
    """Return the players in turn order, below them (where asked for) the prestige cards on offer."""
    say = words.catalogue
    step = PHONE_PANEL_H + PHONE_PANEL_GAP
    blocks = []
    y = 10
    for panel in board.panels(view, changes(events), words):
        nodes = panels.large(say, panel)
        blocks.append(
            Block(
                f"player{panel.head.seat}",
                10,
                y,
                PHONE_W - 20,
                PHONE_PANEL_H,
                "ground",
                nodes,
            )
        )
        y += step
    if offers and view.stock:
        height = (len(view.stock) + 1) // 2 * PHONE_CARD_H
        blocks.append(
            Block(
                "offers",
                0,
                y,
                PHONE_W,
                height,
                "ground",
                for_sale(say, view.stock, board.choices(view)),
            )
        )
    return (_scene("magna_carta/players", theme, blocks),)


@lru_cache(maxsize=64)
def for_sale(
    words: Catalogue, cards: tuple[str, ...], open_spots: frozenset[str]
) -> tuple[Node, ...]:
    """Return the prestige cards on offer, two a row."""
    page = Page(words)
    for number, card_id in enumerate(cards):
        card = CARDS[card_id]
        x, y = number % 2 * (PHONE_W // 2) + 8, number // 2 * PHONE_CARD_H
        w, h = PHONE_W // 2 - 14, PHONE_CARD_H - 8
        fill = "legal" if f"offer-{card_id}" in open_spots else "plate"
        page.plate(x, y, w, h, fill, "faint", 2, 10)
        page.plate(x, y, 38, h, "prestige", radius=6)
        page.art("mark_prestige", x + 5, y + (h - 28) // 2, 28)
        x, w = x + 24, w - 24
        page.art(DRAWING[card_id], x + 20, y + 5, 74)
        page.name(
            f"mc-card-{card_id}",
            x + 100,
            y + 37,
            "serif",
            38,
            "ink",
            w - 112,
            PHONE_TYPE,
        )
        points: tuple[Sign, ...] = ((card.points, "prestige"),)
        if card.income:
            points = ((card.income, "income"), (0, "gap"), *points)
        used = page.row(points, x + w - 12, y + 47, 34, PHONE_TYPE, align="right")
        page.row(
            cost(card_id, 2),
            x + 100,
            y + 47,
            34,
            PHONE_TYPE,
            room=w - 124 - used,
            least=24,
        )
    return tuple(page.nodes)
