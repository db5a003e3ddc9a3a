"""Rows of leases: rights of one of several processes for some time, such as to identify a shard.

Also stored so is the last holder of each shard. Time is the storage's, since the clocks of machines differ.
"""

from __future__ import annotations

import datetime

import msgspec

from storage.transaction import Tx, columns, fetch_one


class LeaseRow(msgspec.Struct):
    """The holder of a lease and its end, in milliseconds since 1970."""

    name: str
    holder: str
    expires: int


_LEASE = f"SELECT {columns(LeaseRow)} FROM lease "


def now(tx: Tx) -> int:
    """Return the time of the storage when the transaction began, in milliseconds since 1970.

    SQLite has whole seconds only.
    """
    current = tx.execute("SELECT CURRENT_TIMESTAMP").fetchone()[0]
    if isinstance(current, str):  # SQLite returns UTC as text
        current = datetime.datetime.fromisoformat(current).replace(tzinfo=datetime.UTC)
    return int(current.timestamp() * 1000)


def claim(tx: Tx, name: str, holder: str, seconds: float) -> LeaseRow:
    """Take a lease for `seconds` if it is free or has expired; return its row, which names the present holder."""
    at = now(tx)
    row = find(tx, name)
    if row is None or row.expires <= at:
        row = LeaseRow(name, holder, at + int(seconds * 1000))
        keep(tx, row)
    return row


def keep(tx: Tx, row: LeaseRow) -> None:
    """Store a lease in place of the former one of that name."""
    tx.execute(
        "INSERT INTO lease (name, holder, expires) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET "
        "holder = excluded.holder, expires = excluded.expires",
        msgspec.structs.astuple(row),
    )


def find(tx: Tx, name: str) -> LeaseRow | None:
    """Return a lease, even an expired one."""
    return fetch_one(tx, LeaseRow, _LEASE + "WHERE name = ?", (name,))
