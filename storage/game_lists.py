"""Lists of games. A person may have thousands of rows, so that each query reads only as many as it returns."""

from __future__ import annotations

from typing import NamedTuple

from storage.transaction import Tx, exists, fetch_all, fetch_number, fetch_value

_OWN = (
    "(SELECT game AS id FROM tenure WHERE user = :user AND ended IS NULL "
    "UNION SELECT id FROM game WHERE host = :user AND status = 'lobby') AS own CROSS JOIN game USING (id) "
)

_NEWEST_OWN = (
    "(SELECT game AS id FROM "
    "(SELECT game FROM tenure WHERE user = :user AND ended IS NULL ORDER BY id DESC LIMIT 1000) AS held "
    "UNION SELECT id FROM "
    "(SELECT id FROM game WHERE host = :user AND status = 'lobby' ORDER BY id DESC LIMIT 1000) AS hosted) "
    "AS own CROSS JOIN game USING (id) "
)


def first_of(tx: Tx, server: int) -> int | None:
    """Return the oldest stored game of a server."""
    return fetch_value(tx, int, "SELECT min(id) FROM game WHERE server = ?", (server,))


def running_at(tx: Tx, place: int) -> list[int]:
    """Return the running games that are played in a thread or channel, or in a thread of it."""
    return fetch_all(
        tx,
        int,
        "SELECT id FROM game WHERE status = 'running' AND (thread = ? OR channel = ?) ORDER BY id",
        (place, place),
    )


def involving(
    tx: Tx, server: int, user: int, without: int | None = None
) -> tuple[int, int]:
    """Return the numbers of a person's lobbies and running games in a server, `without` one game."""
    counts = tx.execute(
        f"SELECT status, count(*) FROM {_OWN} WHERE server = :server AND status IN ('lobby', 'running') "
        "AND id <> coalesce(:without, 0) GROUP BY status",
        {"user": user, "server": server, "without": without},
    )
    counted = dict(counts.fetchall())
    return counted.get("lobby", 0), counted.get("running", 0)


def imported_over(tx: Tx, server: int, host: int, since: int) -> int:
    """Return how many records of finished games a person has imported in a server since then."""
    return fetch_number(
        tx,
        "SELECT count(*) FROM game WHERE server = ? AND host = ? AND imported = 1 AND status = 'finished' "
        "AND started IS NULL AND created > ?",
        (server, host, since),
    )


def own(tx: Tx, user: int, most: int, server: int | None = None) -> list[int]:
    """Return at most so many of a person's lobbies and running games, among their last thousand games.

    They sit in them or host them, everywhere or in a server. Those that wait for them come first, the longest
    wait first.
    """
    # +user makes SQLite search the few seats of a game, not all tenures of the person
    return fetch_all(
        tx,
        int,
        f"SELECT id FROM {_NEWEST_OWN} WHERE status IN ('lobby', 'running') AND server = coalesce(:server, server) "
        "ORDER BY deciding IS NULL OR deciding NOT IN "
        "(SELECT seat FROM tenure WHERE game = game.id AND +user = :user AND ended IS NULL), "
        "since NULLS FIRST, id LIMIT :most",
        {"user": user, "server": server, "most": most},
    )


def has_finished(tx: Tx, user: int) -> bool:
    """Return whether this person has held a seat of a game until it was finished."""
    return exists(
        tx,
        "SELECT 1 FROM tenure JOIN game ON game.id = tenure.game "
        "WHERE tenure.user = ? AND tenure.ended IS NULL AND game.status = 'finished' LIMIT 1",
        (user,),
    )


def finished_own(tx: Tx, user: int, server: int, most: int) -> list[int]:
    """Return a server's finished games in which this person holds a seat, the newest first, of their last thousand."""
    return fetch_all(
        tx,
        int,
        "SELECT id FROM (SELECT DISTINCT game AS id FROM "
        "(SELECT game FROM tenure WHERE user = ? AND ended IS NULL ORDER BY id DESC LIMIT 1000) AS held) AS own "
        "CROSS JOIN game USING (id) WHERE status = 'finished' AND server = ? ORDER BY id DESC LIMIT ?",
        (user, server, most),
    )


def ended_in(tx: Tx, channel: int, most: int) -> list[int]:
    """Return the finished games that were played in a thread or channel, the newest first."""
    return fetch_all(
        tx,
        int,
        "SELECT id FROM game WHERE thread = ? AND status = 'finished' ORDER BY id DESC LIMIT ?",
        (channel, most),
    )


def opened_in(tx: Tx, channel: int, most: int) -> list[int]:
    """Return the last `most` running games, then lobbies, whose card is in a channel, the newest first."""
    games = []
    for status in ("running", "lobby"):
        games += tx.execute(
            "SELECT id FROM game WHERE channel = ? AND status = ? ORDER BY id DESC LIMIT ?",
            (channel, status, most),
        ).fetchall()
    return [row[0] for row in games]


def is_suggested(tx: Tx, game: int, server: int, channel: int, user: int) -> bool:
    """Return whether a lobby or running game of the server is this person's, or has its card in the channel."""
    return exists(
        tx,
        "SELECT 1 FROM game WHERE id = ? AND server = ? AND status IN ('lobby', 'running') AND (channel = ? "
        "OR (host = ? AND status = 'lobby') "
        "OR EXISTS (SELECT 1 FROM tenure WHERE game = game.id AND +user = ? AND ended IS NULL))",
        (game, server, channel, user, user),
    )


def names(tx: Tx, game: int) -> tuple[str, tuple[str, ...], tuple[bool, ...]]:
    """Return the kind of a game, and for each seat the holder's name and whether it is a computer.

    The name of an open seat is its color.
    """
    kind = tx.execute("SELECT kind FROM game WHERE id = ?", (game,)).fetchone()[0]
    rows = tx.execute(
        "SELECT coalesce(nullif(tenure.name, ''), seat.name), tenure.level IS NOT NULL FROM seat "
        "LEFT JOIN tenure ON tenure.game = seat.game AND tenure.seat = seat.seat AND tenure.ended IS NULL "
        "WHERE seat.game = ? ORDER BY seat.seat",
        (game,),
    ).fetchall()
    return kind, tuple(row[0] for row in rows), tuple(bool(row[1]) for row in rows)


class Length(NamedTuple):
    """The duration of a finished game, its number of players, and the place of its card."""

    pace: str
    players: int
    channel: int
    seconds: int


def lengths(tx: Tx, server: int, kind: str, most: int) -> list[Length]:
    """Return the last finished games of a kind among people on a server, newest first.

    Only the last `most` finished games of the kind are searched.
    """
    return fetch_all(
        tx,
        Length,
        "SELECT pace, (SELECT count(*) FROM seat WHERE seat.game = game.id), channel, ended - started "
        "FROM (SELECT id, kind, pace, channel, started, ended, practice, imported FROM game "
        "WHERE server = ? AND status = 'finished' AND abandoned = 0 ORDER BY id DESC LIMIT ?) AS game "
        "WHERE kind = ? AND practice = 0 AND imported = 0 AND ended > started "
        "AND NOT EXISTS (SELECT 1 FROM tenure WHERE tenure.game = game.id AND tenure.level IS NOT NULL) "
        "ORDER BY id DESC",
        (server, most, kind),
    )
