"""Rows of jobs: work with a due time, by kind and key."""

from __future__ import annotations

import itertools
import operator
from typing import TYPE_CHECKING

import msgspec

from storage.identity_map import GameRows
from storage.shard_range import of_servers
from storage.transaction import Tx, columns, fetch_all, fetch_one

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from storage.identity_map import Change
    from storage.shard_range import ShardRange


class Job(msgspec.Struct):
    """A job as the schema explains it."""

    kind: str
    key: str
    server: int
    due: int
    attempts: int
    nonce: str
    trouble: str | None
    payload: bytes | None


def key_of(*ids: int) -> str:
    """Return the key of a job for something with these ids."""
    return ":".join(map(str, ids))


def ids_of(job: Job) -> tuple[int, ...]:
    """Return the ids in a job's key."""
    return tuple(int(part) for part in job.key.split(":") if part)


_JOB = f"SELECT {columns(Job)} FROM job "


def find(tx: Tx, kind: str, key: str) -> Job | None:
    """Return the job of that kind and key."""
    return fetch_one(tx, Job, _JOB + "WHERE kind = ? AND key = ?", (kind, key))


def of_server(tx: Tx, kind: str, server: int) -> list[Job]:
    """Return the jobs of a kind in a server, the first due first."""
    return fetch_all(
        tx,
        Job,
        _JOB + "WHERE kind = ? AND server = ? ORDER BY due, length(key), key",
        (kind, server),
    )


CLOCK = "clock"
"""The job of a clock, with the key GAME:SEAT, for its next reminder or deadline."""

OF_GAME = ("board.picture", "live_session.end", "plans.auto_answer", "plans.early")
"""Other kinds that actions reschedule; their key begins with the game."""


class StandingJob(msgspec.Struct, frozen=True):
    """The due time of a game's job; `fresh` if it has neither failed nor a payload."""

    kind: str
    key: str
    server: int
    due: int
    fresh: int


_stored = operator.attrgetter("kind", "key", "server", "due")


def _write(tx: Tx, game: int, changes: Sequence[Change[StandingJob]]) -> None:
    gone = [before for before, after in changes if before is not None and after is None]
    if gone:
        condition = " OR ".join(["kind = ? AND key = ?"] * len(gone))
        names = [name for job in gone for name in (job.kind, job.key)]
        tx.execute(f"DELETE FROM job WHERE {condition}", names)
    due = [after for _, after in changes if after is not None]
    if due:
        tx.execute(
            _SCHEDULE.format(", ".join(["(?, ?, ?, ?, NULL)"] * len(due))),
            [*itertools.chain.from_iterable(map(_stored, due))],
        )


_SCHEDULE = (
    "INSERT INTO job (kind, key, server, due, payload) VALUES {} "
    "ON CONFLICT (kind, key) DO UPDATE SET server = excluded.server, due = excluded.due, "
    "payload = excluded.payload, attempts = 0, trouble = NULL"
)
_MAPPED = frozenset((CLOCK, *OF_GAME))
JOBS = GameRows(
    StandingJob,
    (
        "job.kind",
        "job.key",
        "job.server",
        "job.due",
        "CASE WHEN attempts = 0 AND trouble IS NULL AND payload IS NULL THEN 1 ELSE 0 END",
    ),
    f"FROM job WHERE job.kind IN ({', '.join(repr(kind) for kind in OF_GAME)}) AND job.key = :key "
    f"OR job.kind = '{CLOCK}' AND job.key IN "
    "(SELECT CAST(:key AS TEXT) || ':' || seat.seat FROM seat WHERE seat.game = :game)",
    ("job",),
    key=("kind", "key"),
    write=_write,
)


def _standing(tx: Tx, kind: str, key: str) -> tuple[int, StandingJob | None] | None:
    """Return the game and due time of a job; None for kinds that don't belong to a game."""
    number = key.partition(":")[0]
    if kind not in _MAPPED or not number.isdecimal():
        return None
    game = int(number)
    return game, JOBS.find(tx, game, (kind, key))


def schedule(
    tx: Tx, kind: str, key: str, server: int, due: int, payload: bytes | None
) -> None:
    """Set a job's due time and its data.

    Its failures are forgotten; an existing job keeps its nonce.
    """
    standing = _standing(tx, kind, key) if payload is None else None
    if standing is None:
        tx.execute(
            _SCHEDULE.format("(?, ?, ?, ?, ?)"), (kind, key, server, due, payload)
        )
        return
    game, before = standing
    job = StandingJob(kind, key, server, due, 1)
    if job != before:
        JOBS.put(tx, game, before, job)


def bring_forward(tx: Tx, kind: str, key: str, server: int, due: int) -> None:
    """Make a job due at a time at the latest."""
    standing = _standing(tx, kind, key)
    if standing is not None:
        game, before = standing
        if before is not None and before.due <= due:
            return
        if before is None or before.fresh:
            JOBS.put(
                tx,
                game,
                before,
                StandingJob(
                    kind, key, server if before is None else before.server, due, 1
                ),
            )
            return
    tx.execute(
        "INSERT INTO job (kind, key, server, due) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due WHERE job.due > excluded.due",
        (kind, key, server, due),
    )


def put_off(tx: Tx, kind: str, key: str, due: int, *, failed: bool) -> None:
    """Postpone a job after a failed attempt, which is counted."""
    tx.execute(
        "UPDATE job SET attempts = attempts + ?, due = ? WHERE kind = ? AND key = ?",
        (int(failed), due, kind, key),
    )


def set_trouble(tx: Tx, kind: str, key: str, trouble: str) -> None:
    """Store why the last attempt failed."""
    tx.execute(
        "UPDATE job SET trouble = ? WHERE kind = ? AND key = ?",
        (trouble[:500], kind, key),
    )


def remove(tx: Tx, kind: str, key: str) -> None:
    """Remove a job, if there is one."""
    standing = _standing(tx, kind, key)
    if standing is None:
        tx.execute("DELETE FROM job WHERE kind = ? AND key = ?", (kind, key))
    elif standing[1] is not None:
        JOBS.put(tx, *standing, None)


def bring_near(
    tx: Tx, kind: str, latest: int, shard_range: ShardRange | None = None
) -> None:
    """Make all jobs of a kind due at a time at the latest."""
    tx.execute(
        f"UPDATE job SET due = ? WHERE kind = ? AND due > ?{of_servers(shard_range)}",
        (latest, kind, latest),
    )


def due(
    tx: Tx, kind: str, now: int, most: int, shard_range: ShardRange | None = None
) -> list[Job]:
    """Return the jobs of a kind that are due, the longest waiting first, among equals the lowest number."""
    return fetch_all(
        tx,
        Job,
        _JOB
        + f"WHERE kind = ? AND due <= ?{of_servers(shard_range)} ORDER BY due, length(key), key LIMIT ?",
        (kind, now, most),
    )


def next_due(
    tx: Tx, kinds: Sequence[str], shard_range: ShardRange | None = None
) -> Iterator[tuple[str, int]]:
    """Yield (kind, due time of its first job) for those of these kinds that have any, by one index look-up each."""
    if not kinds:
        return
    first = f"SELECT due FROM job WHERE job.kind = kinds.kind{of_servers(shard_range)} ORDER BY due LIMIT 1"
    for kind, when in tx.execute(
        f"WITH kinds (kind) AS (VALUES {', '.join(['(?)'] * len(kinds))}) SELECT kind, ({first}) FROM kinds",
        tuple(kinds),
    ):
        if when is not None:
            yield kind, when
