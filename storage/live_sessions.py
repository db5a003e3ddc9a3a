"""Rows of games with a live session: when it ends, if nobody acts before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.shard_range import of_servers

if TYPE_CHECKING:
    from storage.shard_range import ShardRange
    from storage.transaction import Tx


def keep(tx: Tx, game: int, until: int | None, due: int | None) -> None:
    """Writes until when a live session lasts, and when it ends unless somebody acts; None for both: none runs."""
    tx.execute("UPDATE game SET evening = ?, evening_due = ? WHERE id = ?", (until, due, game))


def due(tx: Tx, now: int, share: ShardRange | None = None) -> list[int]:
    """The games whose live session ends now, the longest overdue first."""
    mine = of_servers(share)
    rows = tx.execute(f"SELECT id FROM game WHERE evening_due <= ?{mine} ORDER BY evening_due, id", (now,))
    return [row[0] for row in rows]


def next_due(tx: Tx, share: ShardRange | None = None) -> int | None:
    """When the next live session ends, if nobody acts."""
    sql = f"SELECT min(evening_due) FROM game WHERE evening_due IS NOT NULL{of_servers(share)}"
    when: int | None = tx.execute(sql).fetchone()[0]
    return when


def bring_near(tx: Tx, latest: int, due: int, share: ShardRange | None = None) -> None:
    """Lets no live session last beyond an instant, nor wait beyond another."""
    tx.execute(
        "UPDATE game SET evening = CASE WHEN evening > :latest THEN :latest ELSE evening END, "
        "evening_due = CASE WHEN evening_due > :due THEN :due ELSE evening_due END WHERE evening_due IS NOT NULL"
        + of_servers(share),
        {"latest": latest, "due": due},
    )
