"""The changes since the last picture of Caylus that pictures mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.caylus import events as happened
from rules.model import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Event


class Changes(msgspec.Struct):
    """`arrived` are (spot, seat) of workers; `spaces` got or lost a tile.

    Goods by seat, gains less payments: deniers, then five cubes; `houses` are (seat, section) of each house
    built.
    """

    arrived: set[tuple[str, int]]
    spaces: set[int]
    provost: int | None  # where he stood before
    bailiff: int | None
    goods: dict[int, list[int]]
    prestige: dict[int, int]
    favors: set[tuple[int, str]]
    houses: list[tuple[int, str]]
    passed: set[int]
    order: bool
    inn: bool
    scored: set[str]
    begun: list[str]  # the spots whose buildings worked, in their order


def changes(events: Sequence[Event]) -> Changes:
    """Return the marks for a picture that follows these events."""
    result = Changes(
        set(), set(), None, None, {}, {}, set(), [], set(), False, False, set(), []
    )
    for event in events:
        _note(result, event)
    return result


def _note(changes: Changes, event: Event) -> None:
    match event:
        case happened.Placed(seat=seat, spot=spot, cost=cost):
            changes.arrived.add((spot, seat))
            _goods(changes, seat, cost, (), -1)
        case happened.Relocated(seat=seat, spot=spot):
            changes.arrived.add((spot, seat))
        case happened.Returned(seat=seat, spot=spot):
            changes.arrived.discard((spot, seat))
        case (
            happened.Built(space=space)
            | happened.Converted(space=space)
            | happened.ConversionPending(space=space)
        ):
            changes.spaces.add(space)
        case happened.ProvostMoved(start=start, end=end) if start != end:
            changes.provost = _before(changes.provost, start, end)
        case happened.BailiffMoved(start=start, end=end) if start != end:
            changes.bailiff = _before(changes.bailiff, start, end)
        case happened.Gained(seat=seat, deniers=deniers, cubes=cubes):
            _goods(changes, seat, deniers, cubes, 1)
        case happened.Paid(seat=seat, deniers=deniers, cubes=cubes):
            _goods(changes, seat, deniers, cubes, -1)
        case happened.Scored(seat=seat, amount=amount):
            changes.prestige[seat] = changes.prestige.get(seat, 0) + amount
        case happened.FavorUsed(seat=seat, line=line, moved=True):
            changes.favors.add((seat, line))
        case happened.BatchGiven(seat=seat, section=section):
            changes.houses.append((seat, section))
        case happened.Passed(seat=seat):
            changes.passed.add(seat)
        case happened.OrderChanged() | TurnBegan():
            changes.order = True
            if isinstance(event, TurnBegan):
                changes.passed.clear()
        case happened.Activated(spot=spot):
            changes.begun.append(spot)
        case happened.InnShifted():
            changes.inn = True
        case happened.SectionBegan(section=section):
            changes.scored.add(section)
        case _:
            pass


def _goods(
    changes: Changes, seat: int, deniers: int, cubes: Sequence[int], sign: int
) -> None:
    goods = changes.goods.setdefault(seat, [0] * 6)
    for kind, number in enumerate((deniers, *cubes)):
        goods[kind] += sign * number


def _before(known: int | None, start: int, end: int) -> int | None:
    """Return where he stood before all his moves; None where he is back there."""
    first = start if known is None else known
    return None if first == end else first
