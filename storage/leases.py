"""Rows of leases: what one process of several does for a while (a share of the shards, the clocks, the backups), and
another takes over when it is not renewed. Time is the storage's own: the clocks of machines differ."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.transaction import Tx


REST = "rest "
"""How the holder is called who keeps leases for the next process of a part; nobody serves by them."""


class LeaseRow(msgspec.Struct):
    """Who does something until when, in milliseconds since 1970; `fence` grows whenever another takes it over."""

    name: str
    holder: str
    expires: int
    fence: int


_LEASE = f"SELECT {', '.join(LeaseRow.__struct_fields__)} FROM lease "


def now(tx: Tx) -> int:
    """The time of the storage when the transaction began, in milliseconds since 1970; SQLite tells whole seconds."""
    told = tx.execute("SELECT CURRENT_TIMESTAMP").fetchone()[0]
    if isinstance(told, str):  # SQLite tells UTC as text
        told = datetime.datetime.fromisoformat(told).replace(tzinfo=datetime.UTC)
    return int(told.timestamp() * 1000)


def claim(tx: Tx, name: str, holder: str, seconds: float) -> LeaseRow | None:
    """Takes a lease that nobody holds, or that has run out, or makes one's own last so many seconds from now; None
    while another holds it. The holder may rely on it for so many seconds from before it asked."""
    at = now(tx)
    until = at + _milliseconds(seconds)
    row = find(tx, name)
    if row is None:
        row = LeaseRow(name, holder, until, 1)
    elif row.holder == holder:
        row.expires = until
    elif row.expires <= at:
        row = LeaseRow(name, holder, until, row.fence + 1)
    else:
        return None
    tx.execute(
        "INSERT INTO lease (name, holder, expires, fence) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET "
        "holder = excluded.holder, expires = excluded.expires, fence = excluded.fence",
        msgspec.structs.astuple(row),
    )
    return row


def claim_all(tx: Tx, names: Sequence[str], holder: str, seconds: float) -> bool:
    """Claims all of these or, where another holds one of them, none; whether they are the holder's now."""
    theirs = {row.name for row in lasting(tx) if row.holder != holder}
    if not theirs.isdisjoint(names):
        return False
    for name in names:
        claim(tx, name, holder, seconds)
    return True


def renew(tx: Tx, holder: str, seconds: float) -> tuple[str, ...]:
    """Lets all leases that a holder still has last so many seconds from now; their names. One that ran out is not
    among them: it may have been another's since, and has to be claimed."""
    at = now(tx)
    until = at + _milliseconds(seconds)
    tx.execute("UPDATE lease SET expires = ? WHERE holder = ? AND expires > ?", (until, holder, at))
    rows = tx.execute("SELECT name FROM lease WHERE holder = ? AND expires > ? ORDER BY name", (holder, at))
    return tuple(row[0] for row in rows)


def hand_over(tx: Tx, holder: str, to: str, seconds: float) -> None:
    """Gives all that a holder still has to another, for so many seconds from now."""
    at = now(tx)
    tx.execute(
        "UPDATE lease SET holder = ?, expires = ?, fence = fence + 1 WHERE holder = ? AND expires > ?",
        (to, at + _milliseconds(seconds), holder, at),
    )


def release(tx: Tx, holder: str) -> None:
    """Gives back all that a holder has, so that others need not wait until it runs out."""
    tx.execute("UPDATE lease SET expires = 0 WHERE holder = ?", (holder,))


def prolong(tx: Tx, name: str, holder: str, seconds: float) -> None:
    """Lets one lease last so many seconds from now, where that holder still has it."""
    at = now(tx)
    tx.execute(
        "UPDATE lease SET expires = ? WHERE name = ? AND holder = ? AND expires > ?",
        (at + _milliseconds(seconds), name, holder, at),
    )


def give_back(tx: Tx, name: str, holder: str) -> None:
    """Gives back one of them, where that holder has it."""
    tx.execute("UPDATE lease SET expires = 0 WHERE name = ? AND holder = ?", (name, holder))


def find(tx: Tx, name: str) -> LeaseRow | None:
    """A lease, whether it lasts or has run out."""
    row = tx.execute(_LEASE + "WHERE name = ?", (name,)).fetchone()
    return None if row is None else LeaseRow(*row)


def lasting(tx: Tx) -> list[LeaseRow]:
    """The leases that somebody holds now, by name."""
    rows = tx.execute(_LEASE + "WHERE expires > ? ORDER BY name", (now(tx),))
    return [LeaseRow(*row) for row in rows]


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)
