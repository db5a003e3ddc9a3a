"""The full board's road of cards, castle tokens, bridge and prestige cards on offer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.bridge import Bridge, small_bridge
from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.frames import BEYOND_SIGNS, small_foot, small_pieces, small_tile
from rendering.magna_carta.layout import (
    BRIDGE_W,
    CASTLE_W,
    COLUMN,
    MAIN_W,
    OFFER_H,
    ROW_H,
    STRIP,
    TOP_H,
    backwards,
)
from rendering.magna_carta.signs import DRAWING, cost, effect, owner_effect
from rendering.road import POST, dashes, gate_post, way
from rendering.wall import battlement
from rules.magna_carta.cards import CARDS, SECTIONS, TOKEN_POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.nodes import Node
    from rendering.words import Catalogue


class Cell(msgspec.Struct, frozen=True):
    """One card of the road; `lying` cubes are on it, `last` says that the road ends here."""

    number: int
    card: str
    owner: int | None
    worker: int | None
    pending: int | None
    lying: int
    legal: bool  # the player to move can choose it
    free: bool  # a worker can be placed here
    reached: bool  # not beyond the provost
    provost: bool
    officials_changed: bool
    came: bool  # the worker is new here
    built: bool  # the card is new here
    last: bool
    step: str  # see `rendering.steps`
    token: str  # the token that a Church sells now

    @property
    def officials(self) -> tuple[str, ...]:
        """Return the provost if he is here."""
        return ("provost",) if self.provost else ()


@lru_cache(maxsize=1024)
def place(words: Catalogue, cell: Cell) -> tuple[Node, ...]:
    """Return a card of the road, above it the road itself with the provost."""
    page = Page(words)
    left = backwards(cell.number)
    post = POST + 2 if cell.provost else 0
    way(page, COLUMN, STRIP, cell.reached)
    x, y, w, h = (
        4 + (post if left else 0),
        STRIP + 3,
        COLUMN - 8 - post,
        ROW_H - STRIP - 7,
    )
    card = CARDS[cell.card]
    small_tile(page, cell, f"mc-card-{cell.card}", card.kind, x, y, w, h)
    small_pieces(page, cell, DRAWING[cell.card], x, y, w)
    faded = 0.0 if cell.reached else BEYOND_SIGNS
    page.row(
        sold_signs(shown_effect(cell.card), cell.token),
        x + 8,
        y + 86,
        20,
        17,
        room=w - 14,
        least=11,
        faded=faded,
    )
    owner = owner_effect(cell.card, cell.lying) if cell.owner is not None else ()
    small_foot(page, cell.step, sold_signs(owner, cell.token), x, y + h - 33, w, faded)
    if cell.provost:
        gate_post(page, 1 if left else COLUMN - POST - 1, 2, ROW_H - 4)
    if cell.built:
        page.ring(x - 3, y - 3, w + 6, h + 6, 11)
    return tuple(page.nodes)


@lru_cache(maxsize=64)
def free(words: Catalogue, number: int) -> tuple[Node, ...]:
    """Return a place of the last row where no card lies yet."""
    page = Page(words)
    x, y, w, h = 4, STRIP + 3, COLUMN - 8, ROW_H - STRIP - 7
    way(page, COLUMN, STRIP, False)
    page.plate(x, y, w, h, None, "soft", 1, 8)
    dashes(page, x, y, w, h, 1)
    page.text(
        str(number), x + w // 2, y + h // 2 + 9, "serif", 26, "soft", align="middle"
    )
    return tuple(page.nodes)


def shown_effect(card_id: str) -> tuple[Sign, ...]:
    """Return a card's effect; a prestige card shows its points."""
    card = CARDS[card_id]
    points: tuple[Sign, ...] = (
        ((card.points, "prestige"),) if card.kind == "prestige" else ()
    )
    return (*points, *effect(card_id))


def sold_signs(signs: Sequence[Sign], token: str) -> tuple[Sign, ...]:
    """Return the signs with the token that is sold now."""
    return tuple(
        (number, token if drawing == "token" else drawing) for number, drawing in signs
    )


class Castle(msgspec.Struct, frozen=True):
    """Tokens left in the supply by section, and whether some were taken or removed."""

    tokens: tuple[int, ...]
    changed: tuple[bool, ...]
    wall: str  # the color of the section now being built


@lru_cache(maxsize=128)
def castle(words: Catalogue, cell: Castle) -> tuple[Node, ...]:
    """Return the castle tokens that are left."""
    page = Page(words)
    gap = 10
    w = (CASTLE_W - 2 * gap) // 3
    now = next((number for number, left in enumerate(cell.tokens) if left), None)
    for number, name in enumerate(SECTIONS):
        x, left = number * (w + gap), cell.tokens[number]
        battlement(
            page,
            (x, 16, w, TOP_H - 18),
            11,
            2,
            cell.wall if number == now else "",
            closed=not left,
        )
        page.art(name, x + 8, 28, 46, faded=0.0 if left else ABSENT)
        page.name(f"section-{name}", x + 60, 50, "serif", 19, "ink", w - 124, 12)
        page.row(
            ((TOKEN_POINTS[number], "prestige"),), x + w - 9, 31, 24, 21, align="right"
        )
        page.text(str(left), x + 60, 108, "title", 30, "ink" if left else "soft")
        for token in range(left):
            page.art(f"token{number}", x + 86 + token * 18, 84, 28)
        if not left:
            page.art("check", x + w - 34, 84, 22)
        if cell.changed[number]:
            page.ring(x + 52, 76, w - 58, 40, 12, 3)
    return tuple(page.nodes)


@lru_cache(maxsize=128)
def bridge(words: Catalogue, cell: Bridge) -> tuple[Node, ...]:
    """Return the bridge beside the castle."""
    page = Page(words)
    small_bridge(page, cell, 4, 4, BRIDGE_W - 8, TOP_H - 8)
    return tuple(page.nodes)


@lru_cache(maxsize=128)
def offers(
    words: Catalogue, cards: tuple[str, ...], open_spots: frozenset[str]
) -> tuple[Node, ...]:
    """Return the prestige cards that can still be built."""
    page = Page(words)
    w = MAIN_W // 7 - 8
    for number, card_id in enumerate(cards):
        x, card = number * (w + 8) + 4, CARDS[card_id]
        fill = "legal" if f"offer-{card_id}" in open_spots else "plate_low"
        page.plate(x, 2, w, OFFER_H - 4, fill, "prestige", 2, 8)
        page.plate(x, 2, 7, OFFER_H - 4, "prestige", radius=4)
        page.art(DRAWING[card_id], x + 8, 30, 50)
        page.name(f"mc-card-{card_id}", x + 14, 24, "serif", 16, "ink", w - 20, 12)
        page.row(
            cost(card_id, 2),
            x + w - 6,
            33,
            20,
            17,
            room=w - 70,
            least=13,
            align="right",
        )
        signs: tuple[Sign, ...] = ((card.points, "prestige"),)
        if card.income:
            signs = ((card.income, "income"), (0, "gap"), *signs)
        page.row(signs, x + w - 6, 58, 20, 18, align="right")
    return tuple(page.nodes)
