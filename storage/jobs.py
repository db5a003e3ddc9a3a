"""Rows of jobs: what is to be done at a time, by kind and key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.shard_range import of_servers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from storage.shard_range import ShardRange
    from storage.transaction import Tx


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
    """The key of a job for something with these ids."""
    return ":".join(str(id_) for id_ in ids)


def ids_of(job: Job) -> tuple[int, ...]:
    """The ids in a job's key."""
    return tuple(int(part) for part in job.key.split(":") if part)


_JOB = f"SELECT {', '.join(Job.__struct_fields__)} FROM job "


def find(tx: Tx, kind: str, key: str) -> Job | None:
    """The job of that kind and key."""
    row = tx.execute(_JOB + "WHERE kind = ? AND key = ?", (kind, key)).fetchone()
    return None if row is None else Job(*row)


def of_server(tx: Tx, kind: str, server: int) -> list[Job]:
    """The jobs of a kind in a server, the first due first."""
    rows = tx.execute(_JOB + "WHERE kind = ? AND server = ? ORDER BY due, length(key), key", (kind, server))
    return [Job(*row) for row in rows]


def schedule(tx: Tx, kind: str, key: str, server: int, due: int, payload: bytes | None) -> None:
    """Sets when a job is due and what it is to know; failures are forgotten, and its nonce stays as long as it does."""
    tx.execute(
        "INSERT INTO job (kind, key, server, due, payload) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (kind, key) DO UPDATE SET server = excluded.server, due = excluded.due, "
        "payload = excluded.payload, attempts = 0, trouble = NULL",
        (kind, key, server, due, payload),
    )


def bring_forward(tx: Tx, kind: str, key: str, server: int, due: int) -> None:
    """Sets that a job is due no later than that."""
    tx.execute(
        "INSERT INTO job (kind, key, server, due) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due WHERE job.due > excluded.due",
        (kind, key, server, due),
    )


def put_off(tx: Tx, kind: str, key: str, due: int, *, failed: bool) -> None:
    """A job is due later; a failed attempt is counted."""
    tx.execute(
        "UPDATE job SET attempts = attempts + ?, due = ? WHERE kind = ? AND key = ?",
        (int(failed), due, kind, key),
    )


def set_trouble(tx: Tx, kind: str, key: str, trouble: str) -> None:
    """Keeps why the last attempt failed."""
    tx.execute("UPDATE job SET trouble = ? WHERE kind = ? AND key = ?", (trouble[:500], kind, key))


def remove(tx: Tx, kind: str, key: str) -> None:
    """Removes a job, if there is one."""
    tx.execute("DELETE FROM job WHERE kind = ? AND key = ?", (kind, key))


def bring_near(tx: Tx, kind: str, latest: int, shard_range: ShardRange | None = None) -> None:
    """Lets no job of a kind be due later than that."""
    tx.execute(
        f"UPDATE job SET due = ? WHERE kind = ? AND due > ?{of_servers(shard_range)}", (latest, kind, latest)
    )


def due(tx: Tx, kind: str, now: int, most: int, shard_range: ShardRange | None = None) -> list[Job]:
    """The jobs of a kind that are due, the longest waiting first; of those that are due at once the lowest number."""
    rows = tx.execute(
        _JOB + f"WHERE kind = ? AND due <= ?{of_servers(shard_range)} ORDER BY due, length(key), key LIMIT ?",
        (kind, now, most),
    )
    return [Job(*row) for row in rows]


def next_due(
    tx: Tx, kinds: Sequence[str], shard_range: ShardRange | None = None
) -> Iterator[tuple[str, int]]:
    """(kind, when its first job is due) of those of these kinds that have any: one look into the index for each."""
    if not kinds:
        return
    first = f"SELECT due FROM job WHERE job.kind = kinds.kind{of_servers(shard_range)} ORDER BY due LIMIT 1"
    for kind, when in tx.execute(
        f"WITH kinds (kind) AS (VALUES {', '.join(['(?)'] * len(kinds))}) SELECT kind, ({first}) FROM kinds",
        tuple(kinds),
    ):
        if when is not None:
            yield kind, when
