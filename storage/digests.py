"""Rows of the weekly digest: the servers that want one, and the data of a week, read by indexes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.transaction import (
    Tx,
    columns,
    exists,
    fetch_all,
    fetch_one,
    fetch_value,
    placeholders,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


class DigestRow(msgspec.Struct):
    """A server's digest, as the schema explains it."""

    server: int
    channel: int
    day: int
    hour: int
    zone: str
    since: int
    next: int


class WeekRow(msgspec.Struct):
    """A seat of a game that finished in the week."""

    game: int
    seat: int
    channel: int
    thread: int | None
    kind: str
    players: int
    beside: int
    user: int | None
    level: int | None
    score: int
    rank: int
    lead: int
    ended: int
    forfeit: int


_DIGEST = f"SELECT {columns(DigestRow)} FROM digest "
_WEEK = ", ".join(
    f"game.{name}" if name in ("thread", "forfeit") else f"result.{name}"
    for name in WeekRow.__struct_fields__
)


def find(tx: Tx, server: int) -> DigestRow | None:
    """Return a server's digest; None where it wants none."""
    return fetch_one(tx, DigestRow, _DIGEST + "WHERE server = ?", (server,))


def keep(tx: Tx, row: DigestRow) -> None:
    """Set a server's digest."""
    names = DigestRow.__struct_fields__
    changed = ", ".join(f"{name} = excluded.{name}" for name in names[1:])
    tx.execute(
        f"INSERT INTO digest ({', '.join(names)}) VALUES ({placeholders(names)}) "
        f"ON CONFLICT (server) DO UPDATE SET {changed}",
        msgspec.structs.astuple(row),
    )


def remove(tx: Tx, server: int) -> None:
    """Stop the digest of a server."""
    tx.execute("DELETE FROM digest WHERE server = ?", (server,))


# The data of a digest


def week(tx: Tx, server: int, since: int, until: int) -> list[WeekRow]:
    """Return the seats of the games that finished from `since` to before `until`, game by game."""
    return fetch_all(
        tx,
        WeekRow,
        f"SELECT {_WEEK} FROM result JOIN game ON game.id = result.game "
        "WHERE result.server = ? AND result.ended >= ? AND result.ended < ? AND result.seat < result.players "
        "ORDER BY result.ended, result.game, result.seat",
        (server, since, until),
    )


def open_now(tx: Tx, server: int) -> list[tuple[int, str, str, int, str]]:
    """Return (game, kind, status, channel, entry) of a server's open tables and running games, newest first."""
    return tx.execute(
        "SELECT id, kind, status, channel, entry FROM game WHERE server = ? AND status IN ('lobby', 'running') "
        "AND practice = 0 ORDER BY id DESC",
        (server,),
    ).fetchall()


def best_before(
    tx: Tx, server: int, kind: str, channels: Sequence[int], since: int
) -> int | None:
    """Return the highest score of people before an instant, in games without computers."""
    return fetch_value(
        tx,
        int,
        "SELECT score FROM result WHERE server = ? AND kind = ? AND beside = 0 AND rank > 0 AND ended < ? "
        f"AND channel IN ({placeholders(channels)}) AND level IS NULL ORDER BY score DESC LIMIT 1",
        (server, kind, since, *channels),
    )


def has_played(tx: Tx, server: int, user: int, until: int) -> bool:
    """Return whether somebody finished a game that counts before an instant."""
    return exists(
        tx,
        "SELECT 1 FROM result WHERE server = ? AND user = ? AND rank > 0 AND ended < ? LIMIT 1",
        (server, user, until),
    )


def gained(tx: Tx, games: Sequence[int]) -> list[tuple[int, str, int]]:
    """Return (user, game's kind, how much their rating changed in all, in millionths) by these games."""
    totals: dict[tuple[int, str], int] = {}
    for game in games:
        for user, kind, by in tx.execute(
            "SELECT user, kind, mu_after - 3 * sigma_after - mu + 3 * sigma FROM rated "
            "WHERE game = ? AND user IS NOT NULL AND server <> 0",
            (game,),
        ):
            totals[user, kind] = totals.get((user, kind), 0) + by
    return [(user, kind, by) for (user, kind), by in totals.items()]
