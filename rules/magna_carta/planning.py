"""The facts about Magna Carta for plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS
from rules.magna_carta.codes import BUY, GIVE, PAY, SELL
from rules.magna_carta.labels import card_name, label, say
from rules.model import verb
from rules.planning import Choices, Planning
from rules.shared.planning import at_risk, beyond, own_building

if TYPE_CHECKING:
    from rules.magna_carta.cards import Card
    from rules.magna_carta.state import State
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Message


def price(view: MagnaCartaView, seat: int, code: str) -> int:
    """Return the price of placing a worker or drawing cards, in deniers; a card is built for cubes."""
    return int(verb(code) in ("place", "draw", "redraw"))


def _choices(card: Card, owner: bool) -> tuple[str, ...]:
    """Return the choices at a card of its worker, or of its owner where another one's worker stands."""
    rates = card.owner_rates if owner else card.rates
    if card.work == "peddler":
        return tuple(code for rate in rates for code in BUY[rate.number])
    if card.work == "bank":  # what a church pays for is worth less from turn to turn
        return tuple(PAY[rate.deniers] for rate in rates)
    if owner:
        return ()
    return {"market": SELL, "gold_mine": GIVE}.get(card.work, ())


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the seat's cards where it chooses cubes or deniers."""
    offered = []
    for place, card_id in enumerate(state.card):
        card = CARDS.get(card_id) if state.owner[place] == seat else None
        if card is None:
            continue
        codes: dict[str, Message] = {}
        for owner in (False, True):
            asked = state.clone()
            asked.stack = [(card.work, seat, place, owner)]
            for code in _choices(card, owner):
                codes.setdefault(code, label(asked, code))
        if codes:
            codes["skip"] = label(asked, "skip")
            offered.append(Choices(card.id, card_name(card.id), tuple(codes.items())))
    return tuple(offered)


PLANNING: Planning[MagnaCartaView] = Planning(
    placing="action",
    verbs=("place", "draw", "redraw", "build", "prestige"),
    price=price,
    cost=lambda view, seat: 1,
    deniers=lambda n: say("goods-deniers", n=n),
    at_risk=at_risk,
    beyond=beyond,
    own_building=own_building,
    choices=choices,
)
