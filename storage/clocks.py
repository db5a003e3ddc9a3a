"""Rows of clocks and away notices."""

from __future__ import annotations

import itertools
import operator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from storage.identity_map import HOLDERS, GameRows, forget_rows
from storage.jobs import CLOCK as CLOCK
from storage.shard_range import of_games
from storage.transaction import Tx, fetch_all, placeholders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.identity_map import Change
    from storage.shard_range import ShardRange


class ClockRow(msgspec.Struct, rename={"reminders": "told"}):
    """A seat's clock as the schema explains it."""

    game: int
    seat: int
    bank: int
    began: int | None
    deadline: int | None
    reminders: int
    next: int | None
    missed: int | None
    absent: int | None
    changed: int


_JOB = "job.kind = 'clock' AND job.key = clock.game || ':' || clock.seat"
_STORED = tuple(name for name in ClockRow.__struct_fields__ if name != "next")
_NAMES = tuple(name for name in ClockRow.__struct_encode_fields__ if name != "next")
_COLUMNS = tuple(
    "job.due" if name == "next" else f"clock.{name}"
    for name in ClockRow.__struct_encode_fields__
)
_FROM = f"FROM clock LEFT JOIN job ON {_JOB} "
_stored = operator.attrgetter(*_STORED)


def _write(tx: Tx, game: int, changes: Sequence[Change[ClockRow]]) -> None:
    rows = [
        _stored(after)
        for before, after in changes
        if before is None or _stored(before) != _stored(after)
    ]
    if rows:
        tx.execute(
            _WRITE.format(", ".join([_MARKS] * len(rows))),
            [*itertools.chain.from_iterable(rows)],
        )


_MARKS = f"({placeholders(_STORED)})"
_WRITE = (
    f"INSERT INTO clock ({', '.join(_NAMES)}) VALUES {{}} ON CONFLICT (game, seat) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _NAMES[2:])
)


CLOCKS = GameRows(
    ClockRow,
    _COLUMNS,
    _FROM + "WHERE clock.game = :game",
    ("clock", "job"),
    key=("seat",),
    write=_write,
)


find = CLOCKS.find
"""The clock of a seat; None when it never ran."""


def keep(tx: Tx, row: ClockRow) -> None:
    """Store a clock; `next` is the due time of its job."""
    before = find(tx, row.game, row.seat)
    CLOCKS.put(tx, row.game, before, row)
    # rows of seats have it, too
    if row.absent != (None if before is None else before.absent):
        forget_rows(tx)


of_game = CLOCKS.of
"""The clocks of a game by seat."""


def forget(tx: Tx, game: int, seat: int | None = None) -> None:
    """Remove a seat's clock, or with None all of a game: they begin again."""
    stop(tx, game, seat)
    tx.execute(
        "DELETE FROM clock WHERE game = ? AND seat = coalesce(?, seat)", (game, seat)
    )


def stop(tx: Tx, game: int, seat: int | None = None) -> None:
    """Cancel the reminders of a seat, or of all seats of a game; deadlines stay."""
    tx.execute(
        f"DELETE FROM job WHERE kind = '{CLOCK}' AND key IN "
        "(SELECT game || ':' || seat FROM clock WHERE game = ? AND seat = coalesce(?, seat))",
        (game, seat),
    )


def end(tx: Tx, game: int) -> None:
    """Stop the clocks of a game that is over, and keep the time banks."""
    stop(tx, game)
    tx.execute("UPDATE clock SET began = NULL, deadline = NULL WHERE game = ?", (game,))


def running(
    tx: Tx, user: int | None = None, shard_range: ShardRange | None = None
) -> list[ClockRow]:
    """Return the running clocks and those of absent players.

    With `user` they are those of the user's seats, with a shard range those of its games.
    """
    held = (
        "JOIN tenure ON tenure.game = clock.game AND tenure.seat = clock.seat AND tenure.ended IS NULL "
        "AND tenure.user = ? "
        if user is not None
        else ""
    )
    return fetch_all(
        tx,
        ClockRow,
        f"SELECT {', '.join(_COLUMNS)} {_FROM}"
        + held
        + "WHERE (clock.deadline IS NOT NULL OR clock.absent IS NOT NULL) AND job.due IS NOT NULL"
        + of_games(shard_range, "clock.game"),
        () if user is None else (user,),
    )


# Reminders that people ask for


class Nudge(NamedTuple):
    """The person of a seat, when they last had somebody reminded, and when they were reminded."""

    seat: int
    user: int | None
    nudged: int | None
    reminded: int | None


def nudges(tx: Tx, game: int) -> list[Nudge]:
    """Return the nudges by and to the present holders of a game's seats."""
    return fetch_all(
        tx,
        Nudge,
        "SELECT seat, user, nudged, reminded FROM tenure WHERE game = ? AND ended IS NULL ORDER BY seat",
        (game,),
    )


def nudged(tx: Tx, game: int, user: int, now: int) -> None:
    """Store that a user has had others reminded."""
    tx.execute(
        "UPDATE tenure SET nudged = ? WHERE game = ? AND user = ? AND ended IS NULL",
        (now, game, user),
    )


def reminded(tx: Tx, game: int, seat: int, now: int) -> None:
    """Store that the person of a seat was reminded because somebody asked for it."""
    tx.execute(
        "UPDATE tenure SET reminded = ? WHERE game = ? AND seat = ? AND ended IS NULL",
        (now, game, seat),
    )


# Away notices


class AwayRow(msgspec.Struct, frozen=True):
    """A holder of a seat, with an away notice where they have any."""

    user: int
    began: int | None
    ends: int | None


AWAY = GameRows(
    AwayRow,
    ("holder.user", "away.began", "away.ends"),
    f"FROM {HOLDERS} LEFT JOIN away ON away.user = holder.user AND away.ends > :now",
    ("away", "tenure"),
    key=("user", "began", "ends"),
    of_person=True,
)


def away(tx: Tx, user: int, since: int = 0) -> list[tuple[int, int]]:
    """Return a person's away notices that end after an instant, as (begin, end)."""
    known = AWAY.of_holder(tx, user, since)
    if known is not None:
        return [
            (notice.began, notice.ends)
            for notice in known
            if notice.began is not None
            and notice.ends is not None
            and notice.ends > since
        ]
    return tx.execute(
        "SELECT began, ends FROM away WHERE user = ? AND ends > ? ORDER BY began, id",
        (user, since),
    ).fetchall()


def add_away(tx: Tx, user: int, began: int, ends: int, now: int) -> None:
    """Add an away notice."""
    tx.execute(
        "INSERT INTO away (user, began, ends, set_at) VALUES (?, ?, ?, ?)",
        (user, began, ends, now),
    )


def bring_absences_near(tx: Tx, now: int) -> None:
    """Move absences that begin later to now, with their lengths; for a clock that was set back."""
    tx.execute(
        "UPDATE away SET ends = ends - (began - :now), began = :now, set_at = :now WHERE began > :now",
        {"now": now},
    )


def cut_away(tx: Tx, user: int, began: int, ends: int, now_ends: int | None) -> None:
    """End an away notice earlier, or with None delete it."""
    if now_ends is None:
        tx.execute(
            "DELETE FROM away WHERE user = ? AND began = ? AND ends = ?",
            (user, began, ends),
        )
    else:
        tx.execute(
            "UPDATE away SET ends = ? WHERE user = ? AND began = ? AND ends = ?",
            (now_ends, user, began, ends),
        )
