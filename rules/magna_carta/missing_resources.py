"""The reasons why a worker could do nothing on a card as things stand: a note for people, no rule.

It uses public information only. The missing resource may still come before the card's turn; nothing here
decides what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS
from rules.magna_carta.english import TEXTS
from rules.magna_carta.payments import CONVERSION, payments
from rules.magna_carta.road import convertible

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Message

say = TEXTS.say


def lack(state: State, seat: int, place: int) -> Message | None:
    """Return the resource that a worker of the seat would lack, placed there for its denier."""
    if place > state.provost > 0:
        return say("note-beyond")
    cubes = state.cubes[seat]
    deniers = state.deniers[seat] - 1
    card = CARDS[state.card[place]]
    if card.work == "market" and not any(cubes):
        return say("note-no-cube")
    if card.work == "lawyer":
        if not payments(CONVERSION, *cubes):
            return say("mc-note-no-food")
        if not convertible(state, seat):
            return say("mc-note-no-card")
    if card.work == "church" and not any(state.supply):
        return say("mc-note-no-token")
    if card.rates and deniers < card.rates[0].deniers:
        return say("note-deniers", n=deniers) if deniers else say("note-no-denier")
    return None
