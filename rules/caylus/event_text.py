"""Events in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus import events, grouped_events
from rules.caylus.labels import goods, say, tile_at, tile_name
from rules.caylus.state import NOBODY
from rules.caylus.tiles import BUILDER_OF, SECTIONS
from rules.errors import untranslated
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
    turn_order,
    unreached,
    used,
)
from rules.shared.grouped_events import Unreached

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Arg, Event, Message
    from rules.shared.event_text import Sentences


def tell(event: Event, players: Sequence[str]) -> Message:
    """Return the event in one sentence."""
    return _SENTENCES[type(event)](event, players)


def _at_spot(event: Any) -> Message:
    """Return the tile of an event, with its space if it is on the road."""
    return tile_at(event.spot, event.tile)


def _on_space(event: Any) -> Message:
    return tile_at(event.space, event.tile)


def _gained(event: events.Gained, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    if event.source == "income":
        return say("event-income", seat=seat, n=event.deniers)
    if event.source == "first_passer":
        return say("event-first-passer", seat=seat, n=event.deniers)
    gained = goods(event.cubes, event.deniers)
    if event.source == "favor":
        return say("event-gained-favor", seat=seat, goods=gained)
    message_id = "event-gained-bonus" if event.bonus else "event-gained"
    return say(message_id, seat=seat, goods=gained, source=tile_name(event.source))


def _paid(event: events.Paid, players: Sequence[str]) -> Message:
    seat, given = players[event.seat], goods(event.cubes, event.deniers)
    if not (any(event.cubes) or event.deniers):
        return say("event-paid-saved", seat=seat, source=tile_name(event.source))
    if event.source == "exchange":
        return say("event-paid-exchange", seat=seat, goods=given)
    if event.source in PAID:
        return payment(seat, event.source, given)
    return say("event-paid", seat=seat, goods=given, source=tile_name(event.source))


def _scored(event: events.Scored, players: Sequence[str]) -> Message:
    seat, gained = players[event.seat], say("goods-prestige", n=event.amount)
    if event.source == "favor":
        return say("event-gained-favor", seat=seat, goods=gained)
    source = (
        say(f"section-{event.what}")
        if event.what in SECTIONS
        else tile_name(event.what)
    )
    if event.source == "penalty" and event.what == "castle":
        return say("event-lost-castle", seat=seat, n=-event.amount)
    if event.source == "penalty":
        return say("event-lost", seat=seat, n=-event.amount, what=source)
    message_id = "event-gained-bonus" if event.source == "owner" else "event-gained"
    return say(message_id, seat=seat, goods=gained, source=source)


def _returned(event: events.Returned, players: Sequence[str]) -> Message:
    if not event.reached:
        return _unreached(Unreached((event,)), players)
    return say("event-returned", seat=players[event.seat], tile=_at_spot(event))


_unreached = unreached(
    lambda event, player: say(
        "event-unreached-one",
        seat=player,
        tile=tile_name(event.tile),
        space=int(event.spot),
    )
)


def _declined(event: events.Declined, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    if event.what == "favor":
        return say("event-declined-favor", seat=seat)
    tile = tile_name(BUILDER_OF.get(event.what, event.what))
    return declined(seat, tile, say(f"why-{event.why}") if event.why else None)


def _provost(event: events.ProvostMoved, players: Sequence[str]) -> Message:
    if event.seat == NOBODY:
        return untranslated(f"The provost joins the bailiff on space {event.end}.")
    return provost(event, players)


def _counted(event: events.SectionCounted, players: Sequence[str]) -> Message:
    seat, section = players[event.seat], say(f"section-{event.section}")
    return say(
        "event-counted",
        seat=seat,
        section=section,
        houses=event.houses,
        favors=event.favors,
    )


def _construction(
    event: grouped_events.Construction, players: Sequence[str]
) -> Message:
    args: dict[str, Arg] = {
        "seat": players[event.seat],
        "tile": _on_space(event),
        "n": event.prestige,
    }
    if not any(event.cubes) and not event.deniers:
        return say("event-built-scored", **args)
    return say(
        "event-built-for-scored", goods=goods(event.cubes, event.deniers), **args
    )


def _delivery(event: grouped_events.Delivery, players: Sequence[str]) -> Message:
    return batches_given(
        players[event.seat],
        event.sections,
        event.prestige,
        goods(event.cubes) if any(event.cubes) else (),
    )


def _favor_spent(event: grouped_events.FavorSpent, players: Sequence[str]) -> Message:
    return say(
        "event-favor-goods",
        seat=players[event.seat],
        line=say(f"line-{event.line}"),
        level=event.level,
        goods=_gain(event),
    )


def _unhoused(event: grouped_events.Unhoused, players: Sequence[str]) -> Message:
    seat, section = players[event.seat], say(f"section-{event.section}")
    return say("event-unhoused", seat=seat, section=section, n=-event.prestige)


def _conversion(event: grouped_events.Conversion, players: Sequence[str]) -> Message:
    return say(
        "event-converted-for",
        seat=players[event.seat],
        goods=goods(event.cubes, event.deniers),
        tile=_on_space(event),
        n=event.prestige,
    )


def _trade(event: grouped_events.Trade, players: Sequence[str]) -> Message:
    return say(
        "event-trade",
        seat=players[event.seat],
        goods=goods(event.paid.cubes, event.paid.deniers),
        source=tile_name(event.source),
        gained=_gain(event),
    )


def _gain(event: grouped_events.Trade | grouped_events.FavorSpent) -> Arg:
    if event.prestige:
        return say("goods-prestige", n=event.prestige)
    return goods(event.cubes, event.deniers)


_SENTENCES: Sentences = {
    **COMMON,
    PhaseEnded: lambda event, _: phase_ended(event.phase, say(f"phase-{event.phase}")),
    events.Gained: _gained,
    events.Paid: _paid,
    events.Scored: _scored,
    events.Placed: lambda event, players: say(
        "event-placed",
        seat=players[event.seat],
        tile=_at_spot(event),
        cost=event.cost,
    ),
    events.Passed: lambda event, players: say(
        "event-passed-forced" if event.forced else "event-passed",
        seat=players[event.seat],
        place=event.place,
    ),
    events.Relocated: lambda event, players: say(
        "event-relocated", seat=players[event.seat], tile=_at_spot(event)
    ),
    events.Returned: _returned,
    Unreached: _unreached,
    events.Activated: lambda event, players: used(players[event.seat], _at_spot(event)),
    events.Declined: _declined,
    events.ProvostMoved: _provost,
    grouped_events.Construction: _construction,
    grouped_events.Conversion: _conversion,
    grouped_events.Delivery: _delivery,
    grouped_events.FavorSpent: _favor_spent,
    grouped_events.Trade: _trade,
    grouped_events.Unhoused: _unhoused,
    events.BailiffMoved: lambda event, _: untranslated(
        f"The bailiff moves from space {event.start} to {event.end}."
    ),
    grouped_events.BailiffJoined: lambda event, players: say(
        "event-bailiff-joined", start=event.start, end=event.end
    ),
    events.OrderChanged: lambda event, players: say(
        "event-order", order=turn_order(event.order, players)
    ),
    events.InnShifted: lambda event, players: say(
        "event-inn-stays" if event.stayed else "event-inn", seat=players[event.seat]
    ),
    events.Built: lambda event, players: untranslated(
        f"{players[event.seat]} builds the {_on_space(event)}."
    ),
    events.Converted: about_tile("event-converted", _on_space),
    events.ConversionPending: about_tile("event-pending", _on_space),
    events.BatchGiven: lambda event, players: untranslated(
        f"{players[event.seat]} gives a batch and builds a house ({say(f'section-{event.section}')})."
    ),
    events.BestBuilder: lambda event, players: say(
        "event-best", seat=players[event.seat], n=event.batches
    ),
    events.SectionBegan: lambda event, players: say(
        "event-section-full" if event.full else "event-section",
        section=say(f"section-{event.section}"),
    ),
    events.SectionCounted: _counted,
    events.FavorUsed: lambda event, players: say(
        "event-favor",
        seat=players[event.seat],
        line=say(f"line-{event.line}"),
        level=event.level,
    ),
    events.FavorLost: lambda event, players: say(
        "event-favor-lost", seat=players[event.seat]
    ),
    events.SeatResult: lambda event, players: say(
        "event-result",
        seat=players[event.seat],
        prestige=event.prestige,
        gold=event.gold,
        cubes=event.cubes,
        deniers=event.deniers,
        total=event.total,
    ),
}
