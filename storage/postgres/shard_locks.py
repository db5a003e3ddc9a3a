"""Advisory locks of the server on shards, which a session holds until it ends."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from storage import leases
from storage.postgres.errors import Lost
from storage.postgres.opening import SERVING
from storage.share import Claim

if TYPE_CHECKING:
    from storage.postgres.connection import ServerTx
    from storage.shard_range import ShardRange

CLAIMING = SERVING + 1  # the advisory lock of a process that takes shards
# Added to the number of all shards: the first half of the key of a shard's lock, whose own number is the other half.
SHARDS = 0x43790000
MOST_SHARDS = 10_000  # shards of a bot
# until the server ends a session that this process has lost
LOST_SESSION_SECONDS = 0.75

_HELD = (
    "SELECT classid::bigint - ?, objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND classid::bigint BETWEEN ? AND ? AND pid <> pg_backend_pid()"
)


def held_by_others(tx: ServerTx) -> set[tuple[int, int]]:
    """Return the shards that other sessions hold: the number of all, and its own."""
    return {
        tuple(row)
        for row in tx.execute(_HELD, (SHARDS, SHARDS + 1, SHARDS + MOST_SHARDS))
    }


def take(
    tx: ServerTx, shard_range: ShardRange, holder: str
) -> tuple[Claim, frozenset[str]]:
    """Take the locks of these shards, all or none, if other processes run with the same number of shards.

    Return the claim, and the processes that held any of the shards last.
    """
    mine = {(shard_range.shards, shard) for shard in shard_range.ids}
    # the usual case of a standby, which nobody waits for
    if not held_by_others(tx).isdisjoint(mine):
        return Claim(False, taken=True), frozenset()
    tx.plainly(f"BEGIN; SELECT pg_advisory_xact_lock({CLAIMING})")
    try:
        holders = held_by_others(tx)
        numbers = frozenset(
            shards for shards, _ in holders if shards != shard_range.shards
        )
        if numbers or not holders.isdisjoint(mine):
            tx.plainly("ROLLBACK")
            return Claim(False, taken=not numbers, numbers=numbers), frozenset()
        names = [f"shard {shard}/{shard_range.shards}" for shard in shard_range.ids]
        former = frozenset(
            row.holder for name in names if (row := leases.find(tx, name)) is not None
        )
        for name, shard in zip(names, shard_range.ids, strict=True):
            leases.keep(tx, leases.LeaseRow(name, holder, 0))
            tx.execute(
                "SELECT pg_advisory_lock(?::int, ?::int)",
                (SHARDS + shard_range.shards, shard),
            )
        tx.plainly("COMMIT")
    except BaseException:
        if not tx.connection.closed:
            tx.connection.close()  # the locks go with it
        raise
    return Claim(True), former - {holder}


def end_others(tx: ServerTx, name: str) -> None:
    """End the sessions of this process that broke, or were just closed, where the server has not missed them."""
    until = time.monotonic() + LOST_SESSION_SECONDS
    ending = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ? "
        "AND pid <> pg_backend_pid() AND datname = current_database()"
    )
    while tx.execute(ending, (name,)).fetchall():
        if time.monotonic() > until:
            raise Lost(
                tx.place, "the server does not end an older session of this process"
            )
        time.sleep(0.02)
