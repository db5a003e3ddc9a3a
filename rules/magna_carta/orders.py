"""The standing orders of Magna Carta."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS, CUBES
from rules.magna_carta.codes import BUY, GIVE, PAY, SELL, is_code
from rules.magna_carta.english import TEXTS
from rules.magna_carta.payments import CONVERSION, PAYMENTS
from rules.model import noun, verb
from rules.orders import PLACING, Orders, Site
from rules.shared.orders import castle, guards
from rules.shared.provost import PROVOST, standing
from rules.shared.stop_conditions import LATER, OFFERS, pass_when, present, watches

if TYPE_CHECKING:
    from rules.magna_carta.cards import Card
    from rules.magna_carta.view import MagnaCartaView
    from rules.orders import Seen

VERBS = {
    "market": ("sell",),
    "peddler": ("buy",),
    "bank": ("pay",),
    "church": ("pay",),
    "gold_mine": ("give",),
    "lawyer": ("convert",),
}
"""What a bare word can mean, by the work of a card."""


def _possible(card: Card) -> tuple[str, ...]:
    """What can ever be chosen at a card, by its worker's owner or its own."""
    rates = (*card.rates, *card.owner_rates)
    pays = tuple(dict.fromkeys(PAY[rate.deniers] for rate in sorted(rates)))
    buys = tuple(
        code for number in dict.fromkeys(rate.number for rate in sorted(rates)) for code in BUY[number]
    )
    return {
        "peddler": (*buys, "skip"),
        "market": (*SELL, "skip"),
        "bank": (*pays, "skip"),
        "church": (*pays, "skip"),
        "gold_mine": (*GIVE, "skip"),
        "lawyer": ("convert", "skip", *PAYMENTS[CONVERSION]),
    }.get(card.work, ())


def at(seen: Seen[MagnaCartaView]) -> str:
    """The actions of phase 2, or the card on the road."""
    words = seen.place.split()
    if seen.decision.kind == "action":
        return PLACING
    return seen.view.road[int(words[1]) - 1].tile or "" if words and words[0] == "road" else ""


def site_of(view: MagnaCartaView, code: str) -> str:
    """The card at which the worker of a placement will decide."""
    at = int(noun(code)) if verb(code) == "place" else 0
    return view.road[at - 1].tile or "" if 0 < at <= len(view.road) else ""


def price(seen: Seen[MagnaCartaView], code: str) -> int:
    """The deniers that placing a worker, drawing cards or moving the provost costs; 0 for everything else."""
    if verb(code) == "provost":
        return abs(int(noun(code))) if seen.decision.kind == "provost" else 0
    return int(seen.decision.kind == "action" and verb(code) in ("place", "draw", "redraw"))


def _cost(seen: Seen[MagnaCartaView]) -> int:
    """What every placement costs."""
    return 1


ORDERS: Orders[MagnaCartaView] = Orders(
    sites=(
        Site(
            at=PLACING,
            begins="place",
            verbs=("place",),
            lasts="turn",
            possible=("place", "draw", "redraw", "build", "prestige", "pass"),
        ),
        *(
            Site(
                at=card.id,
                begins=f"{card.id}:",
                verbs=VERBS.get(card.work, ()),
                name=TEXTS.templates[f"mc-card-{card.id}"].casefold(),
                possible=_possible(card),
            )
            for card in CARDS.values()
        ),
    ),
    kinds=(pass_when(is_code, lambda kind: kind == "action"), PROVOST, castle(CUBES)),
    guards=(*guards(price), *watches(_cost)),
    at=at,
    present=lambda view, seat: present(
        view, seat, frozenset(f"place {space}" for space in standing(view, seat))
    ),
    price=price,
    offers=OFFERS,
    later=LATER,
    site_of=site_of,
    examples=(
        ("order-draw", "place draw > 2 > pass"),
        ("order-build", "place build small_farm > draw"),
        ("order-provost-never", "provost never"),
        ("order-provost-stay", "provost stay if works"),
        ("order-provost-to", "provost 9 for 2"),
        ("order-castle", "castle 2"),
        ("order-castle-gold", "castle 2 keep gold"),
        ("order-peddler", "peddler: stone > skip"),
        ("order-bank", "bank: 1 > skip"),
    ),
)
