"""Events that are reported as one sentence.

A group is a building or residence with its price, batches, a trade, a favor, a section without a house, the
bailiff joined by the provost, the provost moved for money or left alone by several, or workers beyond him.
Groups are never stored, but made of events when those are reported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.caylus.events import (
    BailiffMoved,
    BatchGiven,
    Built,
    Converted,
    Declined,
    FavorUsed,
    Gained,
    Paid,
    ProvostMoved,
    Returned,
    Scored,
    SectionCounted,
)
from rules.caylus.tiles import BUILDER_OF, NOTHING, Goods
from rules.guide import Part, Shared
from rules.model import Event
from rules.shared.grouped_events import (
    PROVOST_JOINS,
    Joins,
    Unreached,
    alike,
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

APART = ("income", "first_passer")  # gains that have sentences of their own


class Construction(Event, frozen=True, tag="construction"):
    """A building with its price, and the prestige that it brought at once."""

    seat: int
    tile: str
    space: int
    deniers: int = 0
    cubes: Goods = NOTHING
    prestige: int = 0


class Conversion(Event, frozen=True, tag="conversion"):
    """A residence with its price, and the prestige that it brought at once."""

    seat: int
    tile: str
    space: int
    deniers: int
    cubes: Goods
    prestige: int = 0


class Delivery(Event, frozen=True, tag="delivery"):
    """The batches that a seat gave in a row: the sections of their houses, all their cubes and prestige."""

    seat: int
    sections: tuple[str, ...]
    cubes: Goods = NOTHING
    prestige: int = 0


class BailiffJoined(Event, frozen=True, tag="bailiff_joined"):
    """The bailiff moved, and the provost joined him."""

    start: int
    end: int


class FavorSpent(Event, frozen=True, tag="favor_spent"):
    """A favor, and the goods or prestige that it brought at once, if any."""

    seat: int
    line: str
    level: int
    deniers: int = 0
    cubes: Goods = NOTHING
    prestige: int = 0


class Unhoused(Event, frozen=True, tag="unhoused"):
    """A seat without a house in a section that is scored, and the prestige that it loses."""

    seat: int
    section: str
    prestige: int


class Trade(Event, frozen=True, tag="trade"):
    """The goods that a seat gave on one tile, and the goods or prestige it got for them."""

    seat: int
    source: str
    paid: Paid
    deniers: int = 0
    cubes: Goods = NOTHING
    prestige: int = 0


def joined(last: Event, event: Event) -> Event | None:
    """Return the one event that is reported for two in a row; None if both are reported."""
    return join(_JOINS, last, event)


def _gained(last: Gained, event: Gained) -> Event | None:
    if last.bonus != event.bonus or event.source in APART:
        return None
    return goods_added(last, event)


def _built(last: Paid, event: Built) -> Event | None:
    if (last.seat, last.source) != (event.seat, event.tile) or not (
        any(last.cubes) or last.deniers
    ):
        return None
    return Construction(event.seat, event.tile, event.space, last.deniers, last.cubes)


def _building_scored(last: Built | Construction, event: Scored) -> Event | None:
    if (last.seat, last.tile) != (event.seat, event.what) or event.source != "building":
        return None
    if isinstance(last, Built):
        return Construction(last.seat, last.tile, last.space, prestige=event.amount)
    return replace(last, prestige=event.amount)


def _made(last: Paid, event: Converted) -> Event | None:
    if (last.seat, last.source) != (event.seat, "residence"):
        return None
    return Conversion(event.seat, event.tile, event.space, last.deniers, last.cubes)


def _residence_scored(last: Conversion, event: Scored) -> Event | None:
    if (last.seat, "building", "residence") != (event.seat, event.source, event.what):
        return None
    return replace(last, prestige=event.amount)


def _batch(last: Paid, event: BatchGiven) -> Event | None:
    if (last.seat, last.source) != (event.seat, "batch"):
        return None
    return Delivery(event.seat, (event.section,), last.cubes)


def _batch_scored(last: BatchGiven | Delivery, event: Scored) -> Event | None:
    if isinstance(last, BatchGiven):
        last = Delivery(last.seat, (last.section,))
    if (last.seat, last.sections[-1]) != (
        event.seat,
        event.what,
    ) or event.source != "castle":
        return None
    return replace(last, prestige=last.prestige + event.amount)


def _unhoused(last: SectionCounted, event: Scored) -> Event | None:
    if last.houses or (last.seat, last.section, "penalty") != (
        event.seat,
        event.what,
        event.source,
    ):
        return None
    return Unhoused(last.seat, last.section, event.amount)


def _bailiff_joined(last: BailiffMoved, event: ProvostMoved) -> Event | None:
    return BailiffJoined(last.start, last.end) if event.by == "bailiff" else None


def _favor_gained(last: FavorUsed, event: Gained) -> Event | None:
    if (last.seat, "favor") != (event.seat, event.source):
        return None
    return FavorSpent(last.seat, last.line, last.level, event.deniers, event.cubes)


def _favor_scored(last: FavorUsed, event: Scored) -> Event | None:
    if (last.seat, "favor") != (event.seat, event.source):
        return None
    return FavorSpent(last.seat, last.line, last.level, prestige=event.amount)


def _favor_unused(last: FavorUsed, event: Declined) -> Event | None:
    if (last.seat, "favor") != (event.seat, event.what):
        return None
    return FavorSpent(last.seat, last.line, last.level)


def _traded(last: Paid, event: Gained) -> Event | None:
    if not same(last, event) or event.bonus:
        return None
    return Trade(event.seat, event.source, last, event.deniers, event.cubes)


def _traded_for_prestige(last: Paid, event: Scored) -> Event | None:
    if (last.seat, last.source, "trade") != (event.seat, event.what, event.source):
        return None
    return Trade(event.seat, event.what, last, prestige=event.amount)


_JOINS: Joins = {
    **PROVOST_JOINS,
    (Paid, Paid): goods_added,
    (Gained, Gained): _gained,
    (Paid, Built): _built,
    (Built, Scored): _building_scored,
    (Construction, Scored): _building_scored,
    (Paid, Converted): _made,
    (Conversion, Scored): _residence_scored,
    (Paid, BatchGiven): _batch,
    (BatchGiven, Scored): _batch_scored,
    (Delivery, Scored): _batch_scored,
    (Delivery, Paid): batch_paid,
    (Delivery, BatchGiven): batch_given,
    (SectionCounted, Scored): _unhoused,
    (Paid, Gained): _traded,
    (Paid, Scored): _traded_for_prestige,
    (Paid, ProvostMoved): provost_paid,
    (FavorUsed, Gained): _favor_gained,
    (FavorUsed, Declined): _favor_unused,
    (FavorUsed, Scored): _favor_scored,
    (BailiffMoved, ProvostMoved): _bailiff_joined,
    (Returned, Returned): unreached,
    (Unreached, Returned): unreached,
}


# Lines for several seats


def shared(events: Sequence[Event]) -> list[Shared]:
    """Return the lines of incomes, passes, the provost, unused effects, owners' gains (R-31), losses (R-13), houses."""
    idle = {
        at: unused_part(
            event.seat, f"tile-{BUILDER_OF.get(event.what, event.what)}", event.why
        )
        for at, event in enumerate(events)
        if isinstance(event, Declined) and event.what != "favor"
    }
    return [
        *incomes(events),
        *passes(events),
        *provost_line(events),
        *unused(idle),
        *_owners(events),
        *_losses(events),
        *_houses(events),
    ]


def _owners(events: Sequence[Event]) -> list[Shared]:
    seats: dict[int, list[Scored]] = {}
    indices = []
    for at, event in enumerate(events):
        if isinstance(event, Scored) and event.source == "owner":
            indices.append(at)
            seats.setdefault(event.seat, []).append(event)
    parts = tuple(
        Part(
            "tolls-part",
            (seat,),
            {"n": sum(scoring.amount for scoring in scored)},
            tuple(f"tile-{scoring.what}" for scoring in scored),
        )
        for seat, scored in seats.items()
    )
    return [Shared("tolls-line", frozenset(indices), parts)] if indices else []


def _losses(events: Sequence[Event]) -> list[Shared]:
    """Return a line for each section whose lack of a house cost prestige, and one for the castle without a batch."""
    losses: dict[str, dict[int, tuple[int, int]]] = {}
    for at, event in enumerate(events):
        if isinstance(event, Unhoused):
            losses.setdefault(event.section, {})[at] = event.seat, -event.prestige
        elif isinstance(event, Scored) and (event.source, event.what) == (
            "penalty",
            "castle",
        ):
            losses.setdefault("", {})[at] = event.seat, -event.amount
    lines = []
    for section, lost in losses.items():
        if len(lost) < 2:
            continue
        seats = alike(lost.values())
        parts = tuple(Part("losses-part", seats[n], {"n": n}) for n in sorted(seats))
        message, name = (
            ("losses-house", f"section-{section}") if section else ("losses-batch", "")
        )
        lines.append(Shared(message, frozenset(lost), parts, section=name))
    return lines


def _houses(events: Sequence[Event]) -> list[Shared]:
    sections: dict[str, dict[int, SectionCounted]] = {}
    for at, event in enumerate(events):
        if isinstance(event, SectionCounted) and event.houses:
            sections.setdefault(event.section, {})[at] = event
    lines = []
    for section, counted in sections.items():
        if len(counted) < 2:
            continue
        seats = alike(
            (each.seat, (each.houses, each.favors)) for each in counted.values()
        )
        parts = tuple(
            Part("houses-part", seats[houses, favors], {"n": houses, "favors": favors})
            for houses, favors in sorted(seats, reverse=True)
        )
        name = f"section-{section}"
        lines.append(Shared("houses-line", frozenset(counted), parts, section=name))
    return lines
