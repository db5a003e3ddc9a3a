"""Rows of turn plans: the plan of a seat for one turn, as text that only the plans read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.identity_map import GameRows
from storage.transaction import Tx, columns, fetch_all, fetch_one

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.identity_map import Change


class PlanRow(msgspec.Struct):
    """A seat's plan of a turn (JSON); `revision` of the game and time `at` are those of its last edit."""

    seat: int
    turn: int
    plan: str
    revision: int
    at: int


_PLAN = f"SELECT {columns(PlanRow)} FROM turn_plan WHERE game = ? "


def _write(tx: Tx, game: int, changes: Sequence[Change[PlanRow]]) -> None:
    for _, after in changes:
        assert after is not None, "plans are removed by statements of their own"
        tx.execute(_CHANGE, (after.plan, game, after.seat, after.turn))


_CHANGE = "UPDATE turn_plan SET plan = ? WHERE game = ? AND seat = ? AND turn = ?"
NEWEST = GameRows(
    PlanRow,
    PlanRow.__struct_fields__,
    "FROM turn_plan WHERE game = :game AND turn >= (SELECT max(other.turn) - 1 FROM turn_plan AS other "
    "WHERE other.game = turn_plan.game AND other.seat = turn_plan.seat)",
    ("turn_plan",),
    key=("seat", "turn"),
    write=_write,
)


newest = NEWEST.of
"""The plans of each seat of a game for the newest turn that has one, and the turn before that."""


def latest(tx: Tx, game: int, seat: int, turn: int) -> PlanRow | None:
    """Return a seat's plan of a turn, else that of the last turn before for which it has one."""
    known = [plan for plan in newest(tx, game) if plan.seat == seat]
    plans = [plan for plan in known if plan.turn <= turn]
    if plans or not known:
        return plans[-1] if plans else None
    return fetch_one(
        tx,
        PlanRow,
        _PLAN + "AND seat = ? AND turn <= ? ORDER BY turn DESC LIMIT 1",
        (game, seat, turn),
    )


def of_game(tx: Tx, game: int) -> list[PlanRow]:
    """Return every plan of a game, by seat and turn."""
    return fetch_all(tx, PlanRow, _PLAN + "ORDER BY seat, turn", (game,))


def keep(tx: Tx, game: int, plan: PlanRow) -> None:
    """Store a plan in place of an earlier one of the same seat and turn."""
    tx.execute(
        "DELETE FROM turn_plan WHERE game = ? AND seat = ? AND turn = ?",
        (game, plan.seat, plan.turn),
    )
    tx.execute(
        f"INSERT INTO turn_plan (game, {columns(PlanRow)}) VALUES (?, ?, ?, ?, ?, ?)",
        (game, *msgspec.structs.astuple(plan)),
    )


def change(tx: Tx, game: int, seat: int, turn: int, plan: str) -> None:
    """Store a plan that was not edited by its person."""
    before = NEWEST.find(tx, game, (seat, turn))
    if before is None:
        tx.execute(_CHANGE, (plan, game, seat, turn))
    else:
        NEWEST.put(tx, game, before, msgspec.structs.replace(before, plan=plan))


def remove(tx: Tx, game: int, seat: int, after: int = -1) -> None:
    """Delete the plans of a seat for the turns after one, or all."""
    tx.execute(
        "DELETE FROM turn_plan WHERE game = ? AND seat = ? AND turn > ?",
        (game, seat, after),
    )


# Orders and plans of versions before plans became one record


def ended(tx: Tx, user: int) -> list[tuple[int | None, str]]:
    """Return (game, plan) of the ended orders and kept plans that were not announced to their person.

    The game of a kept plan is None.
    """
    return tx.execute(
        "SELECT game, plan FROM ended_plan WHERE user = ? AND told IS NULL ORDER BY id",
        (user,),
    ).fetchall()


def mark_announced(tx: Tx, user: int, now: int) -> None:
    """Mark a person's ended plans as announced."""
    tx.execute(
        "UPDATE ended_plan SET told = ? WHERE user = ? AND told IS NULL", (now, user)
    )
