"""What happened since the last picture, as far as pictures mark it."""

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
    found = Changes(set(), set(), None, None, {}, {}, set(), [], set(), False, False, set(), [])
    for event in events:
        _note(found, event)
    return found


def _note(found: Changes, event: Event) -> None:
    match event:
        case happened.Placed(seat=seat, spot=spot, cost=cost):
            found.arrived.add((spot, seat))
            _goods(found, seat, cost, (), -1)
        case happened.Relocated(seat=seat, spot=spot):
            found.arrived.add((spot, seat))
        case happened.Returned(seat=seat, spot=spot):
            found.arrived.discard((spot, seat))
        case (
            happened.Built(space=space)
            | happened.Converted(space=space)
            | happened.ConversionPending(space=space)
        ):
            found.spaces.add(space)
        case happened.ProvostMoved(start=start, end=end) if start != end:
            found.provost = _before(found.provost, start, end)
        case happened.BailiffMoved(start=start, end=end) if start != end:
            found.bailiff = _before(found.bailiff, start, end)
        case happened.Gained(seat=seat, deniers=deniers, cubes=cubes):
            _goods(found, seat, deniers, cubes, 1)
        case happened.Paid(seat=seat, deniers=deniers, cubes=cubes):
            _goods(found, seat, deniers, cubes, -1)
        case happened.Scored(seat=seat, amount=amount):
            found.prestige[seat] = found.prestige.get(seat, 0) + amount
        case happened.FavorUsed(seat=seat, line=line, moved=True):
            found.favors.add((seat, line))
        case happened.BatchGiven(seat=seat, section=section):
            found.houses.append((seat, section))
        case happened.Passed(seat=seat):
            found.passed.add(seat)
        case happened.OrderChanged() | TurnBegan():
            found.order = True
            if isinstance(event, TurnBegan):
                found.passed.clear()
        case happened.Activated(spot=spot):
            found.begun.append(spot)
        case happened.InnShifted():
            found.inn = True
        case happened.SectionBegan(section=section):
            found.scored.add(section)
        case _:
            pass


def _goods(found: Changes, seat: int, deniers: int, cubes: Sequence[int], sign: int) -> None:
    goods = found.goods.setdefault(seat, [0] * 6)
    for kind, number in enumerate((deniers, *cubes)):
        goods[kind] += sign * number


def _before(known: int | None, start: int, end: int) -> int | None:
    """Return where he stood before all his moves; None where he is back there."""
    first = start if known is None else known
    return None if first == end else first
