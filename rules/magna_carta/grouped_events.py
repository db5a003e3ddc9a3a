"""Events that are reported as one sentence.

They are a card with its price, batches with their tokens, a trade, the provost who is moved for money or left
alone by several, and workers beyond him. They are never stored, but made of events when those are reported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rules.magna_carta.events import (
    BestBuilder,
    Built,
    CardsDrawn,
    Converted,
    Cubes,
    Gained,
    Paid,
    ProvostMoved,
    Returned,
    TokenTaken,
)
from rules.model import Event
from rules.shared.grouped_events import (
    ProvostLeft,
    Unreached,
    incomes,
    provost_left,
    provost_line,
    provost_paid,
    same,
    unreached,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.guide import Shared


class Construction(Event, frozen=True, tag="construction"):
    """A card that was built, and what was paid for it."""

    seat: int
    built: Built
    paid: Paid


class Conversion(Event, frozen=True, tag="conversion"):
    """A card that became a residence, and what was paid for it."""

    seat: int
    converted: Converted
    paid: Paid


class Drawing(Event, frozen=True, tag="drawing"):
    """Cards drawn for deniers."""

    seat: int
    number: int
    deniers: int


class Delivery(Event, frozen=True, tag="delivery"):
    """The batches that a seat gave in a row: the sections of their tokens, and all their cubes."""

    seat: int
    sections: tuple[str, ...]
    cubes: Cubes


class Trade(Event, frozen=True, tag="trade"):
    """What a seat gave and got for it on one card."""

    seat: int
    source: str
    paid: Paid
    gained: Gained


class Best(Event, frozen=True, tag="best_paid"):
    """Who gave the most batches, and the gold for that."""

    seat: int
    batches: int
    cubes: Cubes


def joined(last: Any, event: Any) -> Event | None:
    """Return the event that is told for two in a row; None where both are told."""
    found = _JOINS.get((type(last), type(event)))
    return None if found is None else found(last, event)


def shared(events: Sequence[Event]) -> list[Shared]:
    """Return the incomes of all seats, and the provost."""
    found = incomes(
        {
            at: (event.seat, event.deniers)
            for at, event in enumerate(events)
            if isinstance(event, Gained) and event.source == "income"
        }
    )
    return [*found, *provost_line(events)]


def _paid_on(last: Paid, event: Paid) -> Event | None:
    if not same(last, event):
        return None
    cubes = tuple(map(sum, zip(last.cubes, event.cubes, strict=True)))
    return replace(last, deniers=last.deniers + event.deniers, cubes=cubes)


def _built(last: Paid, event: Built) -> Event | None:
    if (last.seat, last.source) != (event.seat, event.card) or not (any(last.cubes) or last.deniers):
        return None
    return Construction(event.seat, event, last)


def _made(last: Paid, event: Converted) -> Event | None:
    if (last.seat, last.source) != (event.seat, "lawyer"):
        return None
    return Conversion(event.seat, event, last)


def _drawn(last: Paid, event: CardsDrawn) -> Event | None:
    if (last.seat, last.source) != (event.seat, "draw"):
        return None
    return Drawing(event.seat, event.number, last.deniers)


def _best(last: BestBuilder, event: Gained) -> Event | None:
    if (last.seat, "best_builder") != (event.seat, event.source):
        return None
    return Best(last.seat, last.batches, event.cubes)


def _batch(last: Paid, event: TokenTaken) -> Event | None:
    if (last.seat, last.source, event.source) != (event.seat, "batch", "batch"):
        return None
    return Delivery(event.seat, (event.section,), last.cubes)


def _next_batch_paid(last: Delivery, event: Paid) -> Event | None:
    if (last.seat, event.source) != (event.seat, "batch"):
        return None
    return replace(last, cubes=tuple(map(sum, zip(last.cubes, event.cubes, strict=True))))


def _next_batch(last: Delivery, event: TokenTaken) -> Event | None:
    if (last.seat, event.source) != (event.seat, "batch"):
        return None
    return replace(last, sections=(*last.sections, event.section))


def _traded(last: Paid, event: Gained) -> Event | None:
    if not same(last, event) or event.left is not None:
        return None
    return Trade(event.seat, event.source, last, event)


_JOINS: dict[tuple[type[Event], type[Event]], Any] = {
    (Paid, Paid): _paid_on,
    (Paid, Built): _built,
    (Paid, Converted): _made,
    (Paid, CardsDrawn): _drawn,
    (Paid, TokenTaken): _batch,
    (Delivery, Paid): _next_batch_paid,
    (Delivery, TokenTaken): _next_batch,
    (BestBuilder, Gained): _best,
    (Paid, Gained): _traded,
    (Paid, ProvostMoved): provost_paid,
    (ProvostMoved, ProvostMoved): provost_left,
    (ProvostLeft, ProvostMoved): provost_left,
    (Returned, Returned): unreached,
    (Unreached, Returned): unreached,
}
