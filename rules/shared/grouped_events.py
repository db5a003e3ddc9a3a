"""Events that both games report as one sentence.

They are the provost who is moved for money or left alone by several, and workers beyond him. Seats and spaces
are numbers in the events of both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.guide import Part, Shared
from rules.model import Event

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NOBODY = -1


class ProvostPaid(Event, frozen=True, tag="provost_paid"):
    """The provost was moved for deniers."""

    seat: int
    start: int
    end: int
    deniers: int


class ProvostLeft(Event, frozen=True, tag="provost_left"):
    """Several seats in a row left the provost where he was."""

    seats: tuple[int, ...]
    end: int


class Unreached(Event, frozen=True, tag="unreached"):
    """Several workers in a row that come home from beyond the provost: the game's own events."""

    workers: tuple[Any, ...]


def same(last: Any, event: Any) -> bool:
    """Return whether one seat did both in one place."""
    return bool((last.seat, last.source) == (event.seat, event.source))


def provost_paid(last: Any, event: Any) -> Event | None:
    """Return a payment, and the provost who was moved for it."""
    if (last.seat, last.source) != (event.seat, "provost") or event.start == event.end:
        return None
    return ProvostPaid(event.seat, event.start, event.end, last.deniers)


def provost_left(last: Any, event: Any) -> Event | None:
    """Return a seat, or several, that left the provost alone, and another that does."""
    if isinstance(last, ProvostLeft):
        seats, stayed = last.seats, last.end
    elif last.start == last.end and last.seat != NOBODY:
        seats, stayed = (last.seat,), last.end
    else:
        return None
    if event.seat in (NOBODY, *seats) or not event.start == event.end == stayed:
        return None
    return ProvostLeft((*seats, event.seat), stayed)


def unreached(last: Any, event: Any) -> Event | None:
    """Return a worker beyond the provost, or several, and another."""
    before = last.workers if isinstance(last, Unreached) else (last,)
    if event.reached or before[0].reached:
        return None
    return Unreached((*before, event))


def provost_line(events: Sequence[Event]) -> list[Shared]:
    """Return what several seats have done about the provost in a phase, in order, as one line."""
    found: dict[int, Part] = {}
    for at, event in enumerate(events):
        match event:
            case ProvostPaid(seat=seat, end=end, deniers=deniers):
                found[at] = Part("provost-part", (seat,), {"n": end, "deniers": deniers})
            case ProvostLeft(seats=seats):
                found[at] = Part("provost-stays", seats, {})
            case object(seat=int(seat), by="bridge"):
                found[at] = Part("provost-stays", (seat,), {})
    return (
        [Shared("provost-line", frozenset(found), tuple(found.values()), chosen=True)]
        if len(found) > 1
        else []
    )


def incomes(found: Mapping[int, tuple[int, int]]) -> list[Shared]:
    """Return the deniers of the seats, by the place of the event (seat, deniers).

    They are what each gets, or who gets how much.
    """
    if len(found) < 2:
        return []
    seats: dict[int, list[int]] = {}
    for seat, deniers in found.values():
        seats.setdefault(deniers, []).append(seat)
    if len(seats) == 1:
        return [Shared("income-each", frozenset(found), numbers={"n": next(iter(seats))})]
    parts = tuple(Part("income-part", tuple(seats[n]), {"n": n}) for n in sorted(seats))
    return [Shared("income-line", frozenset(found), parts)]
