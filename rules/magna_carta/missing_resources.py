"""The reasons why a worker could do nothing on a card as things stand: a note for people, no rule.

It uses public information only. Workers that are placed count: the most that the cards before the place may bring
the seat. More may still come; nothing here decides what is legal.
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS, GOLD, ONE
from rules.magna_carta.english import TEXTS
from rules.magna_carta.payments import CONVERSION, payments
from rules.magna_carta.road import convertible
from rules.magna_carta.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.cards import Goods, Rate
    from rules.magna_carta.state import State
    from rules.model import Message

say = TEXTS.say


def lack(state: State, seat: int, place: int) -> Message | None:
    """Return the resource that a worker of the seat would lack, placed there for its denier."""
    if place > state.provost > 0:
        return say("note-beyond")
    deniers = state.deniers[seat] - 1
    cubes, money = _reachable(state, seat, place, deniers)
    card = CARDS[state.card[place]]
    if card.work == "market" and not any(cubes):
        return say("why-no-cube")
    if card.work == "lawyer":
        if not payments(CONVERSION, *cubes):
            return say("why-no-food")
        if not convertible(state, seat):
            return say("why-no-target")
    if card.work == "church" and not any(state.supply):
        return say("why-no-token")
    if card.rates and money < card.rates[0].deniers:
        return say("note-deniers", n=deniers) if deniers else say("why-no-denier")
    return None


def _reachable(
    state: State, seat: int, place: int, deniers: int
) -> tuple[tuple[int, ...], int]:
    """Return the most of each kind of cube, and of deniers, that the seat may hold when the card's turn comes."""
    cubes = state.cubes[seat]
    before = slice(1, place)
    road = zip(
        state.card[before], state.owner[before], state.worker[before], strict=True
    )
    for card_id, owner, worker in road:
        card = CARDS[card_id]
        if worker == seat:
            deniers += card.deniers + card.price
            gained = [card.gives, *_bought(card.work, card.rates, deniers)]
        elif owner == seat and worker != NOBODY:
            deniers += card.owner_deniers
            gained = [card.owner_gives, *_bought(card.work, card.owner_rates, deniers)]
        else:
            continue
        for output in gained:
            cubes = tuple(map(add, cubes, output))
    return cubes, deniers


def _bought(work: str, rates: Sequence[Rate], deniers: int) -> Sequence[Goods]:
    """Return the cubes that may be bought, one of each kind."""
    if not rates or deniers < rates[0].deniers or work == "church":
        return ()
    return ONE[:GOLD] if work == "peddler" else ONE[GOLD:]
