"""Rows of ratings: how they are now, and what each rated game did to whom. All numbers in millionths."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from storage.transaction import Tx

EVERYWHERE = 0
"""The server of the ratings over all servers."""


class RatingRow(msgspec.Struct):
    """A person's rating in one game on one server."""

    user: int
    mu: int
    sigma: int
    ordinal: int
    games: int


class RatedRow(msgspec.Struct):
    """What a rated game did to a seat. `number` orders the games as they were counted."""

    number: int
    seat: int
    game: int
    server: int
    kind: str
    user: int | None
    level: int | None
    rank: int
    mu: int
    sigma: int
    mu_after: int
    sigma_after: int


_RATED = ", ".join(RatedRow.__struct_fields__)
_MARKS = ", ".join("?" * len(RatedRow.__struct_fields__))


def find(tx: Tx, server: int, kind: str, user: int) -> RatingRow | None:
    """A person's rating now."""
    row = tx.execute(
        "SELECT user, mu, sigma, ordinal, games FROM rating WHERE server = ? AND kind = ? AND user = ?",
        (server, kind, user),
    ).fetchone()
    return None if row is None else RatingRow(*row)


def keep(tx: Tx, server: int, kind: str, row: RatingRow) -> None:
    """Sets a person's rating."""
    tx.execute(
        "INSERT INTO rating (server, kind, user, mu, sigma, ordinal, games) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (server, kind, user) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
        "ordinal = excluded.ordinal, games = excluded.games",
        (server, kind, row.user, row.mu, row.sigma, row.ordinal, row.games),
    )


def remove(tx: Tx, server: int, kind: str, user: int) -> None:
    """Takes a person's rating away: none of their games is rated any more."""
    tx.execute("DELETE FROM rating WHERE server = ? AND kind = ? AND user = ?", (server, kind, user))


_HIDDEN = (
    "AND NOT EXISTS (SELECT 1 FROM user_setting AS kept WHERE kept.user = rating.user "
    "AND kept.name = 'ladder' AND kept.value = 'no') "
)


def _told(places: Sequence[int] | None) -> tuple[str, tuple[int, ...]]:
    """The condition that a rating comes from games in these channels alone: else it would tell of others."""
    if places is None:
        return "", ()
    seen = tuple(places) or (0,)
    return (
        "AND NOT EXISTS (SELECT 1 FROM rated_in WHERE rated_in.server = rating.server "
        "AND rated_in.kind = rating.kind AND rated_in.user = rating.user "
        f"AND rated_in.channel NOT IN ({', '.join('?' * len(seen))})) ",
        seen,
    )


def ladder(
    tx: Tx, server: int, kind: str, games: int, first: int, most: int, places: Sequence[int] | None = None
) -> list[RatingRow]:
    """A page of those with at least so many rated games, all of them in these channels, who are not hidden, the best
    first; `first` counts from 0."""
    told, seen = _told(places)
    rows = tx.execute(
        "SELECT user, mu, sigma, ordinal, games FROM rating WHERE server = ? AND kind = ? AND games >= ? "
        f"{_HIDDEN}{told}ORDER BY ordinal DESC, user LIMIT ? OFFSET ?",
        (server, kind, games, *seen, most, first),
    )
    return [RatingRow(*row) for row in rows]


def above(
    tx: Tx, server: int, kind: str, games: int, ordinal: int, places: Sequence[int] | None = None
) -> int:
    """How many on the ladder stand above."""
    told, seen = _told(places)
    row = tx.execute(
        "SELECT count(*) FROM rating WHERE server = ? AND kind = ? AND games >= ? AND ordinal > ? "
        f"{_HIDDEN}{told}",
        (server, kind, games, ordinal, *seen),
    ).fetchone()
    return int(row[0])


def channels(tx: Tx, server: int) -> list[int]:
    """The channels of a server in which games were rated."""
    rows = tx.execute("SELECT DISTINCT channel FROM rated_in WHERE server = ? ORDER BY channel", (server,))
    return [row[0] for row in rows]


def places(tx: Tx, server: int, kind: str, user: int) -> list[int]:
    """The channels of a person's rated games."""
    rows = tx.execute(
        "SELECT channel FROM rated_in WHERE server = ? AND kind = ? AND user = ? ORDER BY channel",
        (server, kind, user),
    )
    return [row[0] for row in rows]


def place(tx: Tx, server: int, kind: str, user: int, channel: int, games: int) -> None:
    """Adds rated games of a person in a channel, or subtracts them."""
    where = server, kind, user, channel
    tx.execute(
        "INSERT INTO rated_in (server, kind, user, channel, games) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (server, kind, user, channel) DO UPDATE SET games = rated_in.games + excluded.games",
        (*where, games),
    )
    tx.execute(
        "DELETE FROM rated_in WHERE server = ? AND kind = ? AND user = ? AND channel = ? AND games = 0", where
    )


# What games did


def insert(tx: Tx, rows: Iterable[RatedRow]) -> None:
    """Notes what a game did."""
    tx.executemany(
        f"INSERT INTO rated ({_RATED}) VALUES ({_MARKS})", [msgspec.structs.astuple(row) for row in rows]
    )


def change(tx: Tx, row: RatedRow) -> None:
    """Notes anew what a game did to a seat."""
    tx.execute(
        "UPDATE rated SET mu = ?, sigma = ?, mu_after = ?, sigma_after = ? WHERE number = ? AND seat = ?",
        (row.mu, row.sigma, row.mu_after, row.sigma_after, row.number, row.seat),
    )


def next_number(tx: Tx) -> int:
    """The number of the next rated game."""
    row = tx.execute("SELECT number FROM rated ORDER BY number DESC LIMIT 1").fetchone()
    return 1 if row is None else int(row[0]) + 1


def of_game(tx: Tx, game: int) -> list[RatedRow]:
    """What a game did, by server and seat."""
    rows = tx.execute(f"SELECT {_RATED} FROM rated WHERE game = ? ORDER BY number, seat", (game,))
    return [RatedRow(*row) for row in rows]


def strike(tx: Tx, number: int) -> None:
    """Takes back what a game did."""
    tx.execute("DELETE FROM rated WHERE number = ?", (number,))


def games_from(tx: Tx, server: int, kind: str, number: int) -> Iterator[list[RatedRow]]:
    """What the games of a server did from a number on, game by game."""
    found: list[RatedRow] = []
    for row in tx.execute(
        f"SELECT {_RATED} FROM rated WHERE server = ? AND kind = ? AND number >= ? ORDER BY number, seat",
        (server, kind, number),
    ).fetchall():
        if found and found[0].number != row[0]:
            yield found
            found = []
        found.append(RatedRow(*row))
    if found:
        yield found


def counted(tx: Tx, server: int, kind: str, user: int, number: int) -> int:
    """How many rated games of a person come before a number."""
    row = tx.execute(
        "SELECT count(*) FROM rated WHERE user = ? AND server = ? AND kind = ? AND number < ?",
        (user, server, kind, number),
    ).fetchone()
    return int(row[0])


def last_before(tx: Tx, server: int, kind: str, user: int, number: int) -> RatedRow | None:
    """What a person's last rated game before a number did to them."""
    row = tx.execute(
        f"SELECT {_RATED} FROM rated WHERE user = ? AND server = ? AND kind = ? AND number < ? "
        "ORDER BY number DESC LIMIT 1",
        (user, server, kind, number),
    ).fetchone()
    return None if row is None else RatedRow(*row)


def course(tx: Tx, server: int, kind: str, user: int, most: int) -> list[RatedRow]:
    """What the last rated games did to a person, the newest first."""
    rows = tx.execute(
        f"SELECT {_RATED} FROM rated WHERE user = ? AND server = ? AND kind = ? ORDER BY number DESC LIMIT ?",
        (user, server, kind, most),
    )
    return [RatedRow(*row) for row in rows]
