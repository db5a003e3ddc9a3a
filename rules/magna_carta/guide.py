"""The facts about Magna Carta for the table, prompts and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.guide import (
    Board,
    Gain,
    Guide,
    Menus,
    Passing,
    Placing,
    Printed,
    Spot,
    Statistic,
    Telling,
    Weight,
)
from rules.guide import weight as common_weight
from rules.magna_carta.cards import CARDS, CUBES, deck
from rules.magna_carta.events import (
    Activated,
    Built,
    CardsDrawn,
    Declined,
    Gained,
    HandReplaced,
    Paid,
    Passed,
    PileShuffled,
    Placed,
    ProvostMoved,
    Returned,
    SeatResult,
    TokenTaken,
)
from rules.magna_carta.grouped_events import joined, shared
from rules.magna_carta.hidden_information import SECRECY
from rules.magna_carta.planning import PLANNING
from rules.magna_carta.state import NOBODY
from rules.model import noun, verb
from rules.shared.cubes import cheapness, counted, holdings, spends_gold
from rules.shared.grouped_events import provost_shifted

if TYPE_CHECKING:
    from rules.magna_carta.cards import Card
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Decision, Event

_ROAD = 4  # the phase in which the cards of the road are activated


# Decisions


def wasted(view: MagnaCartaView, decision: Decision, code: str) -> str | None:
    """Return the question whether to pass first with workers and deniers left."""
    player = view.players[decision.seat]
    able = player.workers > 0 and player.deniers > 0 and len(decision.actions) > 1
    if decision.kind == "action" and code == "pass" and not view.passed and able:
        return "sure-pass-first"
    return None


def group(code: str) -> str:
    """Return the menu of a code: "road" for a card of the road, else its verb."""
    return "road" if verb(code) in ("place", "convert", "on") else verb(code)


def lessons(
    view: MagnaCartaView, decision: Decision, place: str
) -> tuple[tuple[str, str], ...]:
    """Return the cards of the road where a worker can be placed, then the one where it works."""
    if view.phase < _ROAD:
        spots = [noun(code) for code in decision.actions if verb(code) == "place"]
        tiles = [view.road[int(spot) - 1].tile for spot in spots]
        return tuple((CARDS[tile].work, tile) for tile in tiles if CARDS[tile].work)
    word, _, rest = place.partition(" ")
    tile = view.road[int(rest.split()[0]) - 1].tile if word == "road" else ""
    return ((CARDS[tile].work, tile),) if tile else ()


# What is printed


def _printed(card: Card) -> Printed:
    cost = counted(card.cost, CUBES)
    if card.any_cube:
        cost.append(("any", 1))
    return Printed(
        "magna_carta",
        card.id,
        f"mc-card-{card.id}",
        f"mc-effect-{card.id}",
        card.kind,
        tuple(cost),
        card.points,
        income=card.income,
        owner=f"mc-owner-{card.id}" if card.kind in ("wood", "stone") else None,
    )


def spots(view: MagnaCartaView, card: Printed) -> tuple[Spot, ...] | None:
    """Return the places where a card is in use or can be had.

    These are spaces of the road, the prestige cards on offer, and the cards each player begins with.
    """
    on_road = [
        Spot(place, building.owner)
        for place, building in enumerate(view.road, 1)
        if building.tile == card.id
    ]
    if card.id in view.stock:
        on_road.append(Spot(None))
    if card.id in deck(view.options["rules"] == "beginner"):
        on_road.append(Spot(None, dealt=True))
    return None if not on_road and card.kind == "residence" else tuple(on_road)


# Views and events


_WEIGHTS = {
    Activated: Weight.FRAME,
    Returned: Weight.FRAME,
    Paid: Weight.PRICE,
    Declined: Weight.MINOR,
    Gained: Weight.MINOR,
    SeatResult: Weight.COUNT,
}


def weight(event: Event) -> Weight:
    """Return the weight of an event; a worker's return is reported only where it worked for nothing.

    The provost who stays on the last card at the end of a turn is no news.
    """
    if isinstance(event, Returned) and not event.reached:
        return Weight.MINOR
    if (
        isinstance(event, ProvostMoved)
        and event.seat == NOBODY
        and event.start == event.end
    ):
        return Weight.FRAME
    return _WEIGHTS.get(type(event)) or common_weight(event)


def placing(event: Event) -> Placing | Passing | None:
    """Return the worker of phase 2, by card and place, or the pass."""
    if isinstance(event, Passed):
        return Passing(event.seat, event.place)
    if isinstance(event, Placed):
        return Placing(event.seat, f"mc-card-{event.card}", event.place)
    return None


def gain(event: Event) -> Gain | None:
    """Return the cubes and deniers that an event brings from the supply."""
    if not isinstance(event, Gained):
        return None
    return Gain(event.seat, (*counted(event.cubes, CUBES), ("deniers", event.deniers)))


def statistic(event: Event) -> Statistic | None:
    """Return a card used or built, a batch, or spaces paid for at the bridge."""
    if isinstance(event, Activated):
        return Statistic(event.seat, "used", event.card)
    if isinstance(event, Built):
        return Statistic(event.seat, "built", event.card)
    if isinstance(event, TokenTaken) and event.source == "batch":
        return Statistic(event.seat, "batches")
    return provost_shifted(event)


GUIDE = Guide(
    prefix="mc-",
    topics=("magna_carta", "magna_carta_turn"),
    placing_phase=2,
    secrecy=SECRECY,
    drawing=(CardsDrawn, HandReplaced, PileShuffled),
    at_once=frozenset({"opening"}),
    declining=("pass", "provost 0", "skip", "done", "keep"),
    absent_from="action",
    is_dear=spends_gold,
    wasted=wasted,
    lessons=lessons,
    choosing=(
        "sell",
        "buy",
        "pay",
        "give",
        "on",
        "skip",
        "done",
        "draw",
        "redraw",
        "keep",
        "mulligan",
    ),
    menus=Menus(
        group=group,
        first=("road",),
        always=frozenset({"road", "build"}),
        sorted=("buy", "sell", "give", "pay", "batch"),
        rank=lambda code: cheapness(code, CUBES),
    ),
    printed={card.id: _printed(card) for card in CARDS.values()},
    spots=spots,
    holdings=lambda view, seat: holdings(view, seat, CUBES),
    points=lambda view: tuple(player.prestige for player in view.players),
    statistic=statistic,
    telling=Telling(
        weight=weight,
        joined=joined,
        shared=shared,
        placing=placing,
        reorders=True,
        gain=gain,
    ),
    board=Board(
        purse=frozenset(
            {
                "deniers",
                "workers",
                "batches",
                "hand",
                "hand_count",
                "pile",
                "discard",
                "income",
                "order",
            }
        ),
        standing=frozenset({"worker"}),
    ),
    planning=PLANNING,
)
