"""Events that are reported as one sentence.

A group is a card with its price, batches with their tokens, a trade, the provost moved for money or left alone
by several, or workers beyond him. Groups are never stored, but made of events when those are reported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.guide import Shared
from rules.magna_carta.cards import Goods
from rules.magna_carta.events import (
    BestBuilder,
    Built,
    CardsDrawn,
    ConversionPending,
    Converted,
    Declined,
    Gained,
    HandReplaced,
    Paid,
    ProvostMoved,
    Returned,
    TokenTaken,
)
from rules.model import Event
from rules.shared.grouped_events import (
    PROVOST_JOINS,
    Joins,
    Unreached,
    batch_given,
    batch_paid,
    goods_added,
    incomes,
    join,
    passes,
    provost_line,
    provost_paid,
    same,
    unreached,
    unused,
    unused_part,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


class Construction(Event, frozen=True, tag="construction"):
    """A card that was built, with its price."""

    seat: int
    built: Built
    paid: Paid


class Conversion(Event, frozen=True, tag="conversion"):
    """A card that becomes a residence, at once or when its worker is done, and what was paid for it."""

    seat: int
    converted: Converted | ConversionPending
    paid: Paid


class Drawing(Event, frozen=True, tag="drawing"):
    """Cards drawn for deniers."""

    seat: int
    number: int
    deniers: int


class NewHand(Event, frozen=True, tag="new_hand"):
    """A hand that was discarded for deniers, and as many cards drawn."""

    seat: int
    discarded: tuple[str, ...]
    deniers: int


class Delivery(Event, frozen=True, tag="delivery"):
    """The batches that a seat gave in a row: the sections of their tokens, and all their cubes."""

    seat: int
    sections: tuple[str, ...]
    cubes: Goods


class Trade(Event, frozen=True, tag="trade"):
    """The goods that a seat gave and got on one card."""

    seat: int
    source: str
    paid: Paid
    gained: Gained


def joined(last: Event, event: Event) -> Event | None:
    """Return the one event that is reported for two in a row; None if both are reported."""
    return join(_JOINS, last, event)


def shared(events: Sequence[Event]) -> list[Shared]:
    """Return the incomes of all seats, passes, the provost, and unused effects of workers.

    A residence whose worker is done was reported with its price.
    """
    idle = {
        at: unused_part(event.seat, f"mc-card-{event.card}", event.why, event.place)
        for at, event in enumerate(events)
        if isinstance(event, Declined) and not event.bonus
    }
    made = {event.converted.place for event in events if isinstance(event, Conversion)}
    known = {
        at
        for at, event in enumerate(events)
        if isinstance(event, Converted) and event.place in made
    }
    return [
        *incomes(events),
        *passes(events),
        *provost_line(events),
        *unused(idle),
        Shared("", frozenset(known)),
    ]


def _built(last: Paid, event: Built) -> Event | None:
    if (last.seat, last.source) != (event.seat, event.card) or not (
        any(last.cubes) or last.deniers
    ):
        return None
    return Construction(event.seat, event, last)


def _made(last: Paid, event: Converted | ConversionPending) -> Event | None:
    if (last.seat, last.source) != (event.seat, "lawyer"):
        return None
    return Conversion(event.seat, event, last)


def _drawn(last: Paid, event: CardsDrawn) -> Event | None:
    if (last.seat, last.source) != (event.seat, "draw"):
        return None
    return Drawing(event.seat, event.number, last.deniers)


def _discarded(last: Paid, event: HandReplaced) -> Event | None:
    if (last.seat, last.source) != (event.seat, "redraw"):
        return None
    return NewHand(event.seat, event.discarded, last.deniers)


def _hand_drawn(last: NewHand, event: CardsDrawn) -> Event | None:
    return (
        last if (last.seat, len(last.discarded)) == (event.seat, event.number) else None
    )


def _best(last: BestBuilder, event: Gained) -> Event | None:
    return event if (last.seat, "best_builder") == (event.seat, event.source) else None


def _batch(last: Paid, event: TokenTaken) -> Event | None:
    if (last.seat, last.source, event.source) != (event.seat, "batch", "batch"):
        return None
    return Delivery(event.seat, (event.section,), last.cubes)


def _next_batch(last: Delivery, event: TokenTaken) -> Event | None:
    return batch_given(last, event) if event.source == "batch" else None


def _traded(last: Paid, event: Gained) -> Event | None:
    if not same(last, event) or event.left is not None:
        return None
    return Trade(event.seat, event.source, last, event)


_JOINS: Joins = {
    **PROVOST_JOINS,
    (Paid, Paid): goods_added,
    (Paid, Built): _built,
    (Paid, Converted): _made,
    (Paid, ConversionPending): _made,
    (Paid, CardsDrawn): _drawn,
    (Paid, HandReplaced): _discarded,
    (NewHand, CardsDrawn): _hand_drawn,
    (Paid, TokenTaken): _batch,
    (Delivery, Paid): batch_paid,
    (Delivery, TokenTaken): _next_batch,
    (BestBuilder, Gained): _best,
    (Paid, Gained): _traded,
    (Paid, ProvostMoved): provost_paid,
    (Returned, Returned): unreached,
    (Unreached, Returned): unreached,
}
