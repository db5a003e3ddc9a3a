"""The events of Magna Carta, in one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.errors import untranslated
from rules.magna_carta import events, grouped_events
from rules.magna_carta.cards import CARDS, SECTIONS, TOKEN_POINTS
from rules.magna_carta.english import TEXTS
from rules.magna_carta.labels import card_at, card_name, card_names, goods
from rules.magna_carta.state import NOBODY
from rules.model import PhaseEnded
from rules.shared.event_text import (
    COMMON,
    PAID,
    about_tile,
    batches_given,
    declined,
    payment,
    phase_ended,
    provost,
    unreached,
    used,
)
from rules.shared.grouped_events import Unreached

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Arg, Event, Message
    from rules.shared.event_text import Sentences

say = TEXTS.say


def tell(event: Event, players: Sequence[str]) -> Message:
    """Return the event in one sentence."""
    return _SENTENCES[type(event)](event, players)


def _card(event: Any) -> Message:
    """Return the card of an event, with its place if it is on the road."""
    return card_at(event.place, event.card)


def _gained(event: events.Gained, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    gained = goods(event.cubes, event.deniers)
    if event.source in ("income", "first_passer"):
        return say(
            f"event-{event.source.replace('_', '-')}", seat=seat, n=event.deniers
        )
    if event.source == "best_builder":
        return say("mc-event-best-gold", seat=seat, goods=gained)
    return say(
        "event-gained-bonus"
        if event.bonus or event.left is not None
        else "event-gained",
        seat=seat,
        goods=gained,
        source=card_name(event.source),
    )


def _paid(event: events.Paid, players: Sequence[str]) -> Message:
    seat, given = players[event.seat], goods(event.cubes, event.deniers)
    if event.source in PAID:
        return payment(seat, event.source, given)
    if event.source == "draw":
        return say("event-paid-draw", seat=seat, goods=given)
    return say("event-paid", seat=seat, goods=given, source=card_name(event.source))


def _built(
    event: events.Built, players: Sequence[str], paid: events.Paid | None = None
) -> Message:
    args: dict[str, Arg] = {
        "seat": players[event.seat],
        "tile": _card(event),
        "n": CARDS[event.card].points,
    }
    if paid is None:
        return say("event-built-scored", **args)
    return say("event-built-for-scored", goods=goods(paid.cubes, paid.deniers), **args)


def _provost(event: events.ProvostMoved, players: Sequence[str]) -> Message:
    if event.seat != NOBODY:
        return provost(event, players)
    if event.start == event.end:
        return say("mc-event-provost-turn-stays", end=event.end)
    return say("mc-event-provost-turn", start=event.start, end=event.end)


_unreached = unreached(
    lambda event, player: say("mc-event-unreached-one", seat=player, place=event.place)
)


def _removed(event: events.TokensRemoved, players: Sequence[str]) -> Message:
    sections = dict.fromkeys(event.sections)
    return say(
        "mc-event-removed",
        n=len(event.sections),
        sections=TEXTS.each(f"section-{section}" for section in sections),
    )


def _delivery(event: grouped_events.Delivery, players: Sequence[str]) -> Message:
    return _batches(players[event.seat], event.sections, goods(event.cubes))


def _batches(
    seat: str, sections: Sequence[str], given: tuple[Message, ...] = ()
) -> Message:
    prestige = sum(TOKEN_POINTS[SECTIONS.index(section)] for section in sections)
    return batches_given(seat, sections, prestige, given)


_SENTENCES: Sentences = {
    **COMMON,
    PhaseEnded: lambda event, _: phase_ended(
        event.phase, say(f"mc-phase-{event.phase}")
    ),
    events.HandReplaced: lambda event, players: say(
        "mc-event-replaced",
        seat=players[event.seat],
        cards=card_names(event.discarded),
    ),
    events.CardsDrawn: lambda event, players: say(
        "mc-event-drawn", seat=players[event.seat], n=event.number
    ),
    events.PileShuffled: lambda event, players: say(
        "mc-event-shuffled", seat=players[event.seat], n=event.number
    ),
    events.Gained: _gained,
    events.Paid: _paid,
    events.Placed: lambda event, players: say(
        "event-placed",
        seat=players[event.seat],
        tile=_card(event),
        cost=event.cost,
    ),
    events.Built: _built,
    events.ProvostMoved: _provost,
    grouped_events.Construction: lambda event, players: _built(
        event.built, players, event.paid
    ),
    grouped_events.Delivery: _delivery,
    grouped_events.Conversion: lambda event, players: say(
        "mc-event-converted-for",
        seat=players[event.seat],
        goods=goods(event.paid.cubes, event.paid.deniers),
        tile=_card(event.converted),
    ),
    grouped_events.Drawing: lambda event, players: say(
        "mc-event-drawn-for",
        seat=players[event.seat],
        cards=event.number,
        n=event.deniers,
    ),
    grouped_events.NewHand: lambda event, players: say(
        "mc-event-new-hand",
        seat=players[event.seat],
        cards=card_names(event.discarded),
        n=event.deniers,
    ),
    grouped_events.Trade: lambda event, players: say(
        "mc-event-trade-owner" if event.gained.bonus else "event-trade",
        seat=players[event.seat],
        goods=goods(event.paid.cubes, event.paid.deniers),
        gained=goods(event.gained.cubes, event.gained.deniers),
        source=card_name(event.source),
    ),
    events.Activated: lambda event, players: used(players[event.seat], _card(event)),
    events.Declined: lambda event, players: declined(
        players[event.seat],
        card_name(event.card),
        say(f"why-{event.why}") if event.why else None,
    ),
    events.Converted: about_tile("event-converted", _card),
    events.ConversionPending: about_tile("event-pending", _card),
    events.Returned: lambda event, players: (
        untranslated(
            f"{players[event.seat]} takes a worker back from card {event.place}."
        )
        if event.reached
        else _unreached(Unreached((event,)), players)
    ),
    Unreached: _unreached,
    events.TokenTaken: lambda event, players: (
        say(
            "mc-event-token-church",
            seat=players[event.seat],
            section=say(f"section-{event.section}"),
        )
        if event.source == "church"
        else _batches(players[event.seat], (event.section,))
    ),
    events.BestBuilder: lambda event, players: say(
        "mc-event-best", seat=players[event.seat], n=event.batches
    ),
    events.TokensRemoved: _removed,
    events.SeatResult: lambda event, players: say(
        "mc-event-result",
        seat=players[event.seat],
        tokens=event.tokens,
        cards=event.cards,
        gold=event.gold,
        cubes=event.cubes,
        deniers=event.deniers,
        total=event.total,
    ),
}
