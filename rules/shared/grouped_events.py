"""Events that both games report as one sentence.

A group is the provost moved for money or left alone by several, workers beyond him, passes, or unused effects.
Seats and spaces are numbers in the events of both.
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


def passes(events: Sequence[Event], passed: type[Event]) -> list[Shared]:
    """Return the seats that passed, in order, and the first one's deniers, as one line."""
    indices: set[int] = set()
    parts: list[Part] = []
    for at, event in enumerate(events):
        match event:
            case object(seat=int(seat)) if isinstance(event, passed):
                parts.append(Part("", (seat,)))
            case object(seat=int(seat), source="first_passer", deniers=int(deniers)):
                parts = [Part("passes-first", (seat,), {"n": deniers}), *parts[1:]]
            case _:
                continue
        indices.add(at)
    return (
        [Shared("passes-line", frozenset(indices), tuple(parts), chosen=True)]
        if parts
        else []
    )


def unused(parts: Mapping[int, Part]) -> list[Shared]:
    """Return the unused effects, by the index of the event, as one line."""
    return (
        [Shared("unused-line", frozenset(parts), tuple(parts.values()), chosen=True)]
        if parts
        else []
    )


def unused_part(seat: int, tile: str, why: str, space: int | None = None) -> Part:
    """Return one effect that was not used: the message that names its tile, and the reason or ""."""
    if not why:
        return Part("unused-part", (seat,), tiles=(tile,), space=space)
    return Part(
        "unused-part-why", (seat,), tiles=(tile,), space=space, why=f"why-{why}"
    )


def provost_line(events: Sequence[Event]) -> list[Shared]:
    """Return the seats' decisions about the provost in a phase, in order, as one line.

    Seats that left him where he was are named only where nobody moved him.
    """
    indices: set[int] = set()
    parts: list[Part] = []
    for at, event in enumerate(events):
        match event:
            case ProvostPaid(seat=seat, end=end, deniers=deniers):
                parts.append(
                    Part("provost-part", (seat,), {"n": end, "deniers": deniers})
                )
            case ProvostLeft() | object(seat=int(), by="bridge"):
                pass
            case _:
                continue
        indices.add(at)
    return (
        [Shared("provost-line", frozenset(indices), tuple(parts), chosen=True)]
        if parts
        else []
    )


def incomes(gains: Mapping[int, tuple[int, int]]) -> list[Shared]:
    """Return the lines of the seats' incomes, from (seat, deniers) by the index of the event.

    Equal incomes make one line with the amount, others a line with each seat's.
    """
    if len(gains) < 2:
        return []
    seats: dict[int, list[int]] = {}
    for seat, deniers in gains.values():
        seats.setdefault(deniers, []).append(seat)
    if len(seats) == 1:
        return [
            Shared("income-each", frozenset(gains), numbers={"n": next(iter(seats))})
        ]
    parts = tuple(Part("income-part", tuple(seats[n]), {"n": n}) for n in sorted(seats))
    return [Shared("income-line", frozenset(gains), parts)]
