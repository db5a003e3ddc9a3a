"""Events that both games report as one sentence.

A group is the provost moved for money or left alone by several, workers beyond him, passes, or unused effects.
Seats and spaces are numbers in the events of both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from rules.guide import Part, Shared, Statistic
from rules.model import Event
from rules.shared.events import Passed, ProvostMoved

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

K = TypeVar("K")
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


# Two events as one. The events of both games have the same fields here, but are of different classes.

Joins = dict[tuple[type[Event], type[Event]], "Callable[[Any, Any], Event | None]"]
"""The functions that merge two events in a row, by the types of both."""


def join(joins: Joins, last: Event, event: Event) -> Event | None:
    """Return the one event that is reported for two in a row; None if both are reported."""
    merge = joins.get((type(last), type(event)))
    return None if merge is None else merge(last, event)


def added(cubes: Iterable[int], more: Iterable[int]) -> tuple[int, ...]:
    """Return the cubes of both, by kind."""
    return tuple(map(sum, zip(cubes, more, strict=True)))


def same(last: Any, event: Any) -> bool:
    """Return whether one seat did both in one place."""
    return bool((last.seat, last.source) == (event.seat, event.source))


def goods_added(last: Any, event: Any) -> Event | None:
    """Merge two payments of a seat for the same thing, or two gains from it."""
    if not same(last, event):
        return None
    merged: Event = replace(
        last,
        deniers=last.deniers + event.deniers,
        cubes=added(last.cubes, event.cubes),
    )
    return merged


def batch_paid(last: Any, event: Any) -> Event | None:
    """Add the cubes of a seat's next batch to its delivery."""
    if (last.seat, event.source) != (event.seat, "batch"):
        return None
    merged: Event = replace(last, cubes=added(last.cubes, event.cubes))
    return merged


def batch_given(last: Any, event: Any) -> Event | None:
    """Add the section of a seat's next batch to its delivery."""
    if last.seat != event.seat:
        return None
    merged: Event = replace(last, sections=(*last.sections, event.section))
    return merged


def provost_paid(last: Any, event: ProvostMoved) -> Event | None:
    """Return a payment, and the provost who was moved for it."""
    if (last.seat, last.source) != (event.seat, "provost") or event.start == event.end:
        return None
    return ProvostPaid(event.seat, event.start, event.end, last.deniers)


def provost_left(last: ProvostMoved | ProvostLeft, event: ProvostMoved) -> Event | None:
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


def provost_shifted(event: Event) -> Statistic | None:
    """Return the spaces that a seat paid for at the bridge."""
    match event:
        case ProvostMoved(by="bridge", seat=seat, start=start, end=end) if start != end:
            return Statistic(seat, "provost", times=abs(end - start))
    return None


PROVOST_JOINS: Joins = {
    (ProvostMoved, ProvostMoved): provost_left,
    (ProvostLeft, ProvostMoved): provost_left,
}

# Lines for several seats


def alike(values: Iterable[tuple[int, K]]) -> dict[K, tuple[int, ...]]:
    """Return the seats by their value, from (seat, value)."""
    seats: dict[K, tuple[int, ...]] = {}
    for seat, value in values:
        seats[value] = (*seats.get(value, ()), seat)
    return seats


def passes(events: Sequence[Event]) -> list[Shared]:
    """Return the seats that passed, in order, and the first one's deniers, as one line."""
    indices: set[int] = set()
    parts: list[Part] = []
    for at, event in enumerate(events):
        match event:
            case Passed(seat=seat):
                parts.append(Part("", (seat,)))
            case object(seat=int(seat), source="first_passer", deniers=int(deniers)):
                parts = [Part("passes-first", (seat,), {"n": deniers}), *parts[1:]]
            case _:
                continue
        indices.add(at)
    return _chosen("passes-line", indices, parts)


def unused(parts: Mapping[int, Part]) -> list[Shared]:
    """Return the unused effects, by the index of the event, as one line."""
    return _chosen("unused-line", parts, parts.values())


def _chosen(
    message: str, indices: Iterable[int], parts: Iterable[Part]
) -> list[Shared]:
    """Return the line of the decisions with these indices, if there are any."""
    known = frozenset(indices)
    return [Shared(message, known, tuple(parts), chosen=True)] if known else []


def unused_part(seat: int, tile: str, why: str, space: int | None = None) -> Part:
    """Return one effect that was not used: the message that names its tile, and the reason or ""."""
    if not why:
        return Part("unused-part", (seat,), tiles=(tile,), space=space)
    return Part(
        "unused-part-why", (seat,), tiles=(tile,), space=space, why=f"why-{why}"
    )


def provost_line(events: Sequence[Event]) -> list[Shared]:
    """Return the moves of the provost in a phase, in order, as one line; without any there is no line.

    Decisions to leave him where he is are part of the line, but not named.
    """
    indices: set[int] = set()
    parts: list[Part] = []
    for at, event in enumerate(events):
        match event:
            case ProvostPaid(seat=seat, end=end, deniers=deniers):
                parts.append(
                    Part("provost-part", (seat,), {"n": end, "deniers": deniers})
                )
            case ProvostLeft() | ProvostMoved(by="bridge"):
                pass
            case _:
                continue
        indices.add(at)
    return _chosen("provost-line", indices if parts else (), parts)


def incomes(events: Sequence[Event]) -> list[Shared]:
    """Return the seats' incomes as one line, with the amount alone if it is the same for all."""
    gains: dict[int, tuple[int, int]] = {}
    for at, event in enumerate(events):
        match event:
            case object(source="income", seat=int(seat), deniers=int(deniers)):
                gains[at] = seat, deniers
    if len(gains) < 2:
        return []
    seats = alike(gains.values())
    if len(seats) == 1:
        return [Shared("income-each", frozenset(gains), numbers={"n": min(seats)})]
    parts = tuple(Part("income-part", seats[n], {"n": n}) for n in sorted(seats))
    return [Shared("income-line", frozenset(gains), parts)]
