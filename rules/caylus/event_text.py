"""Events in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus import events, grouped_events
from rules.caylus.labels import goods, say, tile_at, tile_name
from rules.caylus.state import NOBODY
from rules.caylus.tiles import BUILDER_OF, SECTIONS
from rules.errors import untranslated
from rules.model import Acted, GameEnded, PhaseEnded, TurnBegan
from rules.shared.event_text import (
    PAID,
    acted,
    batches_given,
    payment,
    phase_ended,
    used,
)
from rules.shared.grouped_events import ProvostLeft, ProvostPaid, Unreached

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.model import Arg, Event, Message


def tell(event: Event, players: Sequence[str]) -> Message:
    """Return the event in one sentence."""
    return _TELL[type(event)](event, players)


def _names(seats: Sequence[int], players: Sequence[str]) -> str:
    return ", ".join(players[seat] for seat in seats)


def _at(message_id: str, spot: str | int, tile: str, **args: Arg) -> Message:
    return say(message_id, tile=tile_at(spot, tile), **args)


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
    given = goods(event.cubes, event.deniers)
    if not (any(event.cubes) or event.deniers):
        return say(
            "event-paid-saved", seat=players[event.seat], source=tile_name(event.source)
        )
    if event.source == "exchange":
        return say("event-paid-exchange", seat=players[event.seat], goods=given)
    if event.source in PAID:
        return payment(players[event.seat], event.source, given)
    return say(
        "event-paid",
        seat=players[event.seat],
        goods=given,
        source=tile_name(event.source),
    )


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
    return _at("event-returned", event.spot, event.tile, seat=players[event.seat])


def _unreached(event: Unreached, players: Sequence[str]) -> Message:
    workers = [
        say(
            "event-unreached-one",
            seat=players[worker.seat],
            tile=tile_name(worker.tile),
            space=int(worker.spot),
        )
        for worker in event.workers
    ]
    return say("event-unreached-several", workers=tuple(workers))


def _declined(event: events.Declined, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    if event.what == "favor":
        return say("event-declined-favor", seat=seat)
    declined = tile_name(BUILDER_OF.get(event.what, event.what))
    if not event.why:
        return say("event-declined", seat=seat, what=declined)
    return say(
        "event-declined-why", seat=seat, what=declined, why=say(f"why-{event.why}")
    )


def _provost(event: events.ProvostMoved, players: Sequence[str]) -> Message:
    if event.seat == NOBODY:
        return untranslated(f"The provost joins the bailiff on space {event.end}.")
    if event.start == event.end:
        return say("event-provost-stays", seat=players[event.seat], end=event.end)
    return say(
        "event-provost", seat=players[event.seat], start=event.start, end=event.end
    )


def _on_space(message_id: str) -> Callable[[Any, Sequence[str]], Message]:
    return lambda event, players: say(
        message_id,
        seat=players[event.seat],
        tile=tile_at(event.space, event.tile),
    )


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
    paid = any(event.cubes) or event.deniers
    args: dict[str, Arg] = {"goods": goods(event.cubes, event.deniers)} if paid else {}
    return say(
        "event-built-for-scored" if paid else "event-built-scored",
        seat=players[event.seat],
        tile=tile_at(event.space, event.tile),
        n=event.prestige,
        **args,
    )


def _delivery(event: grouped_events.Delivery, players: Sequence[str]) -> Message:
    return batches_given(
        players[event.seat],
        event.sections,
        event.prestige,
        goods(event.cubes) if any(event.cubes) else (),
    )


def _favor_spent(event: grouped_events.FavorSpent, players: Sequence[str]) -> Message:
    args: dict[str, Arg] = {
        "seat": players[event.seat],
        "line": say(f"line-{event.line}"),
        "level": event.level,
    }
    if event.prestige:
        gained: Arg = say("goods-prestige", n=event.prestige)
    else:
        gained = goods(event.cubes, event.deniers)
    return say("event-favor-goods", goods=gained, **args)


def _unhoused(event: grouped_events.Unhoused, players: Sequence[str]) -> Message:
    seat, section = players[event.seat], say(f"section-{event.section}")
    return say("event-unhoused", seat=seat, section=section, n=-event.prestige)


def _conversion(event: grouped_events.Conversion, players: Sequence[str]) -> Message:
    return say(
        "event-converted-for",
        seat=players[event.seat],
        goods=goods(event.cubes, event.deniers),
        tile=tile_at(event.space, event.tile),
        n=event.prestige,
    )


def _trade(event: grouped_events.Trade, players: Sequence[str]) -> Message:
    given = goods(event.paid.cubes, event.paid.deniers)
    args: dict[str, Arg] = {
        "seat": players[event.seat],
        "goods": given,
        "source": tile_name(event.source),
    }
    gained: Arg = goods(event.cubes, event.deniers)
    if event.prestige:
        gained = say("goods-prestige", n=event.prestige)
    return say("event-trade", gained=gained, **args)


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], Message]] = {
    Acted: acted,
    TurnBegan: lambda event, players: say(
        "event-turn", turn=event.turn, order=_names(event.order, players)
    ),
    PhaseEnded: lambda event, _: phase_ended(event.phase, say(f"phase-{event.phase}")),
    events.Gained: _gained,
    events.Paid: _paid,
    events.Scored: _scored,
    events.Placed: lambda event, players: _at(
        "event-placed",
        event.spot,
        event.tile,
        seat=players[event.seat],
        cost=event.cost,
    ),
    events.Passed: lambda event, players: say(
        "event-passed-forced" if event.forced else "event-passed",
        seat=players[event.seat],
        place=event.place,
    ),
    events.Relocated: lambda event, players: _at(
        "event-relocated", event.spot, event.tile, seat=players[event.seat]
    ),
    events.Returned: _returned,
    Unreached: _unreached,
    events.Activated: lambda event, players: used(
        players[event.seat], tile_at(event.spot, event.tile)
    ),
    events.Declined: _declined,
    events.ProvostMoved: _provost,
    grouped_events.Construction: _construction,
    grouped_events.Conversion: _conversion,
    grouped_events.Delivery: _delivery,
    grouped_events.FavorSpent: _favor_spent,
    grouped_events.Trade: _trade,
    grouped_events.Unhoused: _unhoused,
    ProvostPaid: lambda event, players: say(
        "event-provost-paid",
        seat=players[event.seat],
        start=event.start,
        end=event.end,
        n=event.deniers,
    ),
    ProvostLeft: lambda event, players: say(
        "event-provost-left",
        seats=tuple([players[seat] for seat in event.seats]),
        end=event.end,
    ),
    events.BailiffMoved: lambda event, _: untranslated(
        f"The bailiff moves from space {event.start} to {event.end}."
    ),
    grouped_events.BailiffJoined: lambda event, players: say(
        "event-bailiff-joined", start=event.start, end=event.end
    ),
    events.OrderChanged: lambda event, players: say(
        "event-order", order=_names(event.order, players)
    ),
    events.InnShifted: lambda event, players: say(
        "event-inn-stays" if event.stayed else "event-inn", seat=players[event.seat]
    ),
    events.Built: lambda event, players: untranslated(
        f"{players[event.seat]} builds the {tile_at(event.space, event.tile)}."
    ),
    events.Converted: _on_space("event-converted"),
    events.ConversionPending: _on_space("event-pending"),
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
    GameEnded: lambda event, players: say(
        "event-ended",
        winners=tuple([players[seat] for seat in event.winners]),
        score=max(event.scores),
    ),
}
