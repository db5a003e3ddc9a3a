"""How the people of a game stand when it is over: who stayed by the result of the rules, then who left, the last to
leave first. Who was mostly played for, or skipped, ranks as left (docs/club.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from rules.model import Result
from storage import actions, departures
from storage.actions import ActionRow
from storage.departures import TenureRow
from storage.games import GameRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

LEFT = ("resigned", "forgotten", "dropped")
"""How the tenure of a player who left ended: by their own word, by being forgotten, or by being late for long."""

NOT_OWN = ("clock", "stand_in")
"""Sources of what was done at a seat without its person."""

Key: TypeAlias = "tuple[int, int, bool, int]"
"""What the order goes by: who left comes behind, the earlier the further; then the result."""


class Starter(NamedTuple):
    """Who held a seat when the game began. `left`: not to the end; `replaced`: another has it, without that."""

    seat: int
    user: int | None
    level: int | None
    rank: int
    left: bool
    replaced: bool


class FinalOrder(msgspec.Struct, frozen=True):
    """By seat the rank of its holder, from 1; those who began, ranked apart; whether somebody left too `early`."""

    ranks: tuple[int, ...]
    starters: tuple[Starter, ...]
    early: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def of_game(uow: UnitOfWork, row: GameRow, result: Result) -> FinalOrder:
    """The final order of a game that ends now with a result of the rules."""
    tenures = departures.tenures(uow.tx, row.id)
    record = actions.record(uow.tx, row.id)
    first = {one.seat: one for one in reversed(tenures)}
    last = {one.seat: one for one in tenures}

    def key(seat: int, tenure: TenureRow | None, *, gone: bool = False) -> Key:
        points = seat not in result.winners, -result.scores[seat]
        if tenure is None or row.practice:
            return (0, 0, *points)
        if gone or tenure.how in LEFT:
            return (1, -(uow.now if tenure.ended is None else tenure.ended), *points)
        if tenure.user is not None and is_mostly_missing(record, tenure):
            return (1, -uow.now - 1, *points)
        return (0, 0, *points)

    seats = [
        key(seat, last.get(seat), gone=seat in last and last[seat].ended is not None)
        for seat in range(len(result.scores))
    ]
    people = [(one, key(seat, one)) for seat, one in sorted(first.items())]
    starters = tuple(
        Starter(
            one.seat,
            one.user,
            one.level,
            _rank(own, [other for _, other in people]),
            one.how in LEFT or own[0] == 1,
            one.how is not None and one.how not in LEFT,
        )
        for one, own in people
    )
    return FinalOrder(tuple(_rank(own, seats) for own in seats), starters, is_early(record, first.values()))


def _rank(own: Key, keys: Iterable[Key]) -> int:
    return 1 + sum(other < own for other in keys)


def is_mostly_missing(record: Iterable[ActionRow], tenure: TenureRow) -> bool:
    """Whether most turns of a seat were played, or skipped, without its person."""
    turns: dict[int, bool] = {}
    for action in record:
        if action.seat == tenure.seat and action.revision >= tenure.began_revision:
            turns[action.turn] = turns.get(action.turn, False) or action.source not in NOT_OWN
    own = sum(turns.values())
    return own < len(turns) - own


def is_early(record: Sequence[ActionRow], first: Iterable[TenureRow]) -> bool:
    """Whether somebody left before every person had acted once."""
    people = [one for one in first if one.level is None]
    left = [one.ended_revision for one in people if one.how in LEFT and one.ended_revision is not None]
    if not any(one.how in LEFT for one in people):
        return False
    acted = {
        action.seat
        for action in record
        if action.source not in NOT_OWN and (not left or action.revision <= min(left))
    }
    return any(one.seat not in acted for one in people)
