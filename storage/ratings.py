"""Rows of ratings: present ratings, and the changes by each rated game. All numbers in millionths."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from storage.transaction import (
    Tx,
    Value,
    columns,
    fetch_all,
    fetch_number,
    fetch_one,
    fetch_value,
    insert_structs,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence


EVERYWHERE = 0
"""The server of the ratings over all servers."""

STAYED, BEATEN, LEFT_EARLY, HELPED = range(4)
"""The values of `RatedRow.gone`: stayed to the end; left, and was beaten by those who stayed; left too early for that;
stayed, but others made more than a quarter of the decisions, so that nobody loses to that seat."""


class RatingRow(msgspec.Struct):
    """A person's rating in a kind of game on a server, and their number of `games` played to the end."""

    user: int
    mu: int
    sigma: int
    ordinal: int
    games: int


class RatedRow(msgspec.Struct):
    """The change of a seat's rating by a game."""

    number: int  # orders the games as they were counted
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
    gain: int  # the share of an upward change that counts, in thousandths
    loss: int  # the same of a downward change
    gone: int  # STAYED and so on
    whole: int  # 1 if the person played to the end


_RATED = columns(RatedRow)


def find(tx: Tx, server: int, kind: str, user: int) -> RatingRow | None:
    """Return a person's rating now."""
    return fetch_one(
        tx,
        RatingRow,
        "SELECT user, mu, sigma, ordinal, games FROM rating WHERE server = ? AND kind = ? AND user = ?",
        (server, kind, user),
    )


def keep(tx: Tx, server: int, kind: str, row: RatingRow) -> None:
    """Set a person's rating."""
    tx.execute(
        "INSERT INTO rating (server, kind, user, mu, sigma, ordinal, games) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (server, kind, user) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
        "ordinal = excluded.ordinal, games = excluded.games",
        (server, kind, row.user, row.mu, row.sigma, row.ordinal, row.games),
    )


def remove(tx: Tx, server: int, kind: str, user: int) -> None:
    """Delete a person's rating."""
    tx.execute(
        "DELETE FROM rating WHERE server = ? AND kind = ? AND user = ?",
        (server, kind, user),
    )


_HIDDEN = (
    "AND NOT EXISTS (SELECT 1 FROM user_setting AS kept WHERE kept.user = rating.user "
    "AND kept.name = 'ladder' AND kept.value = 'no') "
    "AND NOT EXISTS (SELECT 1 FROM moderation AS taken WHERE taken.user = rating.user "
    "AND taken.server = rating.server AND taken.act = 'ladder' AND taken.undone = 0) "
)


def ladder(tx: Tx, server: int, kind: str, first: int, most: int) -> list[RatingRow]:
    """Return a page of the ratings of people on the ladder, best first; `first` counts from 0."""
    return fetch_all(
        tx,
        RatingRow,
        "SELECT user, mu, sigma, ordinal, games FROM rating WHERE server = ? AND kind = ? "
        f"{_HIDDEN}ORDER BY ordinal DESC, user LIMIT ? OFFSET ?",
        (server, kind, most, first),
    )


def above(tx: Tx, server: int, kind: str, ordinal: int) -> int:
    """Return how many people on the ladder have a higher rating."""
    return fetch_number(
        tx,
        "SELECT count(*) FROM rating WHERE server = ? AND kind = ? AND ordinal > ? "
        + _HIDDEN,
        (server, kind, ordinal),
    )


# Changes by games


def insert(tx: Tx, rows: Iterable[RatedRow]) -> None:
    """Store the rating changes of a game."""
    insert_structs(tx, "rated", rows)


def change(tx: Tx, row: RatedRow) -> None:
    """Store a seat's computed change by a game again."""
    tx.execute(
        "UPDATE rated SET mu = ?, sigma = ?, mu_after = ?, sigma_after = ? WHERE number = ? AND seat = ?",
        (row.mu, row.sigma, row.mu_after, row.sigma_after, row.number, row.seat),
    )


def next_number(tx: Tx) -> int:
    """Return the number of the next rated game; numbers of void results are not used again."""
    last = (
        fetch_value(tx, int, f"SELECT number FROM {table} ORDER BY number DESC LIMIT 1")
        for table in ("rated", "void_rated")
    )
    return 1 + max(number or 0 for number in last)


def of_game(tx: Tx, game: int, *, void: bool = False) -> list[RatedRow]:
    """Return the rating changes of a game, by server and seat; those that were set aside where it is `void`."""
    return fetch_all(
        tx,
        RatedRow,
        f"SELECT {_RATED} FROM {'void_rated' if void else 'rated'} WHERE game = ? "
        "ORDER BY number, seat",
        (game,),
    )


def strike(tx: Tx, number: int) -> None:
    """Delete the changes by a game."""
    tx.execute("DELETE FROM rated WHERE number = ?", (number,))


def forgive(tx: Tx, game: int, user: int) -> list[tuple[int, str, int]]:
    """Take a user out of a rated game; return server, kind and number of its parts."""
    where = "WHERE game = ? AND user = ?"
    rows = tx.execute(
        f"SELECT server, kind, number FROM rated {where} ORDER BY number", (game, user)
    ).fetchall()
    tx.execute(f"UPDATE rated SET user = NULL, gone = 2 {where}", (game, user))
    return [(server, kind, number) for server, kind, number in rows]


def keep_void(tx: Tx, game: int) -> None:
    """Set the changes by a game aside when its result becomes void."""
    tx.execute(
        f"INSERT INTO void_rated ({_RATED}) SELECT {_RATED} FROM rated WHERE game = ? ON CONFLICT DO NOTHING",
        (game,),
    )


def bring_back(tx: Tx, game: int) -> list[tuple[int, str, int]]:
    """Restore the changes by a void game; return server, kind and number of its parts."""
    tx.execute(
        f"INSERT INTO rated ({_RATED}) SELECT {_RATED} FROM void_rated WHERE game = ?",
        (game,),
    )
    tx.execute("DELETE FROM void_rated WHERE game = ?", (game,))
    rows = tx.execute(
        "SELECT DISTINCT server, kind, number FROM rated WHERE game = ? ORDER BY 3",
        (game,),
    )
    return [(row[0], row[1], row[2]) for row in rows.fetchall()]


def forget_void(tx: Tx, game: int) -> None:
    """Delete the set-aside changes of a void game whose end was undone."""
    tx.execute("DELETE FROM void_rated WHERE game = ?", (game,))


def games_from(tx: Tx, server: int, kind: str, number: int) -> Iterator[list[RatedRow]]:
    """Return the rating changes of a server's games from a number on, game by game."""
    return _by_game(
        tx,
        f"SELECT {_RATED} FROM rated WHERE server = ? AND kind = ? AND number >= ? ORDER BY number, seat",
        (server, kind, number),
    )


def games_ended(
    tx: Tx, server: int, kind: str, since: int, until: int
) -> Iterator[list[RatedRow]]:
    """Return the rating changes of a server's games that ended in a span of time, game by game."""
    named = ", ".join(f"rated.{name}" for name in RatedRow.__struct_fields__)
    return _by_game(
        tx,
        f"SELECT {named} FROM rated JOIN game ON game.id = rated.game WHERE rated.server = ? "
        "AND rated.kind = ? AND game.ended >= ? AND game.ended < ? ORDER BY rated.number, rated.seat",
        (server, kind, since, until),
    )


def listed(tx: Tx, server: int, kind: str) -> set[int]:
    """Return the people on the ladder."""
    return set(
        fetch_all(
            tx,
            int,
            "SELECT user FROM rating WHERE server = ? AND kind = ? " + _HIDDEN,
            (server, kind),
        )
    )


def _by_game(tx: Tx, sql: str, parameters: Sequence[Value]) -> Iterator[list[RatedRow]]:
    rows = fetch_all(tx, RatedRow, sql, parameters)
    return (list(seats) for _, seats in groupby(rows, key=lambda row: row.number))


def counted(tx: Tx, server: int, kind: str, user: int, number: int) -> int:
    """Return how many rated games that a person played to their end come before a number."""
    return fetch_number(
        tx,
        "SELECT count(*) FROM rated WHERE user = ? AND server = ? AND kind = ? AND number < ? AND whole = 1",
        (user, server, kind, number),
    )


def have_forfeited(
    tx: Tx, server: int, user: int, others: Collection[int], since: int
) -> bool:
    """Return whether a rated game since then was forfeited by a person to one of these others, or the reverse."""
    rows = tx.execute(
        "SELECT DISTINCT other.user FROM rated AS own JOIN rated AS other ON other.game = own.game "
        "JOIN game ON game.id = own.game "
        "WHERE own.user = ? AND own.server = ? AND game.forfeit = 1 AND game.ended >= ? "
        f"AND (own.gone IN ({STAYED}, {HELPED})) <> (other.gone IN ({STAYED}, {HELPED}))",
        (user, server, since),
    )
    return not {row[0] for row in rows}.isdisjoint(others)


def last_before(
    tx: Tx, server: int, kind: str, user: int, number: int
) -> RatedRow | None:
    """Return a person's rating change by their last rated game before a number."""
    return fetch_one(
        tx,
        RatedRow,
        f"SELECT {_RATED} FROM rated WHERE user = ? AND server = ? AND kind = ? AND number < ? "
        "ORDER BY number DESC LIMIT 1",
        (user, server, kind, number),
    )


def course(tx: Tx, server: int, kind: str, user: int, most: int) -> list[RatedRow]:
    """Return a person's rating changes by their last rated games, the newest first."""
    return fetch_all(
        tx,
        RatedRow,
        f"SELECT {_RATED} FROM rated WHERE user = ? AND server = ? AND kind = ? ORDER BY number DESC LIMIT ?",
        (user, server, kind, most),
    )


# Games of versions that did not store at the start whether everybody sees the channel

_OLDER = "WHERE server = ? AND rated = 'yes' AND public IS NULL AND started IS NOT NULL"


def older(tx: Tx, server: int) -> list[int]:
    """Return the channels of the games that are to be judged."""
    return fetch_all(
        tx,
        int,
        f"SELECT DISTINCT channel FROM game {_OLDER} ORDER BY channel",
        (server,),
    )


def settle_older(
    tx: Tx, server: int, channels: Sequence[int]
) -> list[tuple[int, int, str]]:
    """Store that everybody sees the older games in these channels, and not the others.

    Return (number, server, kind) of the other games that changed ratings.
    """
    for channel in channels:
        tx.execute(
            f"UPDATE game SET public = 1 {_OLDER} AND channel = ?", (server, channel)
        )
    tx.execute(f"UPDATE game SET public = 0 {_OLDER}", (server,))
    return tx.execute(
        "SELECT DISTINCT rated.number, rated.server, rated.kind FROM rated JOIN game ON game.id = rated.game "
        "WHERE game.server = ? AND game.public = 0 ORDER BY rated.number",
        (server,),
    ).fetchall()


def keep_former(tx: Tx, server: int, kind: str, numbers: Sequence[int]) -> set[int]:
    """Copy the former ratings of a server and the changes by these games; return the rated people."""
    names = "server, kind, user, mu, sigma, ordinal, games"
    tx.execute(
        f"INSERT INTO former_rating ({names}) SELECT {names} FROM rating WHERE server = ? AND kind = ? "
        "ON CONFLICT DO NOTHING",
        (server, kind),
    )
    users = set()
    for number in numbers:
        tx.execute(
            f"INSERT INTO former_rated ({_RATED}) SELECT {_RATED} FROM rated WHERE number = ?",
            (number,),
        )
        rows = tx.execute(
            "SELECT user FROM rated WHERE number = ? AND user IS NOT NULL", (number,)
        )
        users |= {row[0] for row in rows.fetchall()}
    return users
