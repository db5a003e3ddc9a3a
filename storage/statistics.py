"""Rows of statistics: a result for each seat of a finished game, and sums of the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.transaction import Tx, columns, fetch_all, insert_structs, placeholders

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from decimal import Decimal


EVERYBODY = 0
"""The user of the sums over a whole server."""


class ResultRow(msgspec.Struct):
    """A seat of a game that counts, as the schema explains it; rank 0 for a person who ended a game by leaving."""

    game: int
    seat: int
    server: int
    channel: int
    kind: str
    players: int
    beside: int
    user: int | None
    level: int | None
    place: int
    score: int
    rank: int
    began: int
    ended: int
    facts: str
    lead: int = 0


class TallyRow(msgspec.Struct):
    """A sum of a fact: its number and total."""

    kind: str
    players: int
    beside: int
    what: str
    number: int
    total: int


_COLUMNS = columns(ResultRow)


def insert(tx: Tx, rows: Iterable[ResultRow]) -> None:
    """Add the seats of a game."""
    insert_structs(tx, "result", rows)


def of_game(tx: Tx, game: int) -> list[ResultRow]:
    """Return the seats of a game that counted."""
    return _select(tx, "WHERE game = ? ORDER BY seat", (game,))


def remove(tx: Tx, game: int) -> None:
    """Delete the results of a game."""
    tx.execute("DELETE FROM result WHERE game = ?", (game,))


def keep_void(tx: Tx, game: int) -> None:
    """Set the results of a void game aside."""
    tx.execute(
        f"INSERT INTO void_result ({_COLUMNS}) SELECT {_COLUMNS} FROM result WHERE game = ? "
        "ON CONFLICT DO NOTHING",
        (game,),
    )
    remove(tx, game)


def bring_back(tx: Tx, game: int) -> None:
    """Restore the results of a void game."""
    tx.execute(
        f"INSERT INTO result ({_COLUMNS}) SELECT {_COLUMNS} FROM void_result WHERE game = ?",
        (game,),
    )
    forget_void(tx, game)


def forget_void(tx: Tx, game: int) -> None:
    """Delete the set-aside results of a game whose end was undone."""
    tx.execute("DELETE FROM void_result WHERE game = ?", (game,))


def _places(channels: Sequence[int]) -> str:
    return f"channel IN ({placeholders(channels)})"


def latest(
    tx: Tx, server: int, user: int, channels: Sequence[int], most: int
) -> list[ResultRow]:
    """Return the last results of a person in these channels, the newest first."""
    return _select(
        tx,
        f"WHERE server = ? AND user = ? AND rank > 0 AND {_places(channels)} ORDER BY ended DESC, game DESC LIMIT ?",
        (server, user, *channels, most),
    )


def best_of(
    tx: Tx, server: int, user: int, channels: Sequence[int], kind: str, beside: int
) -> ResultRow | None:
    """Return the result with a person's highest score."""
    best = _select(
        tx,
        f"WHERE server = ? AND user = ? AND rank > 0 AND {_places(channels)} AND kind = ? AND beside = ? "
        "ORDER BY score DESC, game LIMIT 1",
        (server, user, *channels, kind, beside),
    )
    return best[0] if best else None


def records(
    tx: Tx, server: int, channels: Sequence[int], kind: str, beside: int, most: int
) -> list[ResultRow]:
    """Return the results with the highest scores, those of computers apart."""
    return _select(
        tx,
        f"WHERE server = ? AND kind = ? AND beside = ? AND rank > 0 AND {_places(channels)} AND level IS NULL "
        "ORDER BY score DESC, game LIMIT ?",
        (server, kind, beside, *channels, most),
    )


def _select(tx: Tx, condition: str, values: Sequence[int | str]) -> list[ResultRow]:
    return fetch_all(
        tx, ResultRow, f"SELECT {_COLUMNS} FROM result {condition}", values
    )


# Sums


def add(
    tx: Tx, user: int, result: ResultRow, sums: Iterable[tuple[str, int, int]]
) -> None:
    """Add (statistic, number, total) of a result to a person's sums, or with user EVERYBODY to all.

    A sum that becomes 0 is deleted.
    """
    where = (
        result.server,
        user,
        result.channel,
        result.kind,
        result.players,
        result.beside,
    )
    tx.executemany(
        "INSERT INTO tally (server, user, channel, kind, players, beside, what, number, total) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (server, user, channel, kind, players, beside, what) "
        "DO UPDATE SET number = tally.number + excluded.number, total = tally.total + excluded.total",
        [(*where, statistic, number, total) for statistic, number, total in sums],
    )
    tx.execute(
        "DELETE FROM tally WHERE server = ? AND user = ? AND channel = ? AND kind = ? AND players = ? "
        "AND beside = ? AND number = 0",
        where,
    )


def channels(tx: Tx, server: int) -> list[int]:
    """Return the channels of a server whose games count."""
    return fetch_all(
        tx,
        int,
        "SELECT DISTINCT channel FROM tally WHERE server = ? AND user = ? ORDER BY channel",
        (server, EVERYBODY),
    )


def tally(tx: Tx, server: int, user: int, places: Sequence[int]) -> list[TallyRow]:
    """Return all sums of a person, or with EVERYBODY of all, in these channels."""
    return fetch_all(
        tx,
        _tally_row,
        "SELECT kind, players, beside, what, sum(number), sum(total) FROM tally "
        f"WHERE server = ? AND user = ? AND {_places(places)} "
        "GROUP BY kind, players, beside, what ORDER BY kind, players, beside, what",
        (server, user, *places),
    )


def _tally_row(
    kind: str, players: int, beside: int, what: str, number: Decimal, total: Decimal
) -> TallyRow:
    """Return a row of sums, which PostgreSQL returns as decimals."""
    return TallyRow(kind, players, beside, what, int(number), int(total))


def sums_of(
    tx: Tx, server: int, users: Sequence[int], whats: Sequence[str]
) -> dict[int, dict[str, tuple[int, int]]]:
    """Return sums of people over all games and channels of a server, as (number, total) by name.

    People without any are missing.
    """
    sums: dict[int, dict[str, tuple[int, int]]] = {}
    if users:
        for user, statistic, number, total in tx.execute(
            "SELECT user, what, sum(number), sum(total) FROM tally WHERE server = ? "
            f"AND user IN ({placeholders(users)}) AND what IN ({placeholders(whats)}) "
            "GROUP BY user, what ORDER BY user, what",
            (server, *users, *whats),
        ):
            sums.setdefault(user, {})[statistic] = int(number), int(total)
    return sums


def with_setting(tx: Tx, users: Sequence[int], name: str, value: str) -> set[int]:
    """Return the people among these with that value of a setting."""
    if not users:
        return set()
    return set(
        fetch_all(
            tx,
            int,
            f"SELECT user FROM user_setting WHERE user IN ({placeholders(users)}) AND name = ? AND value = ?",
            (*users, name, value),
        )
    )


def names(tx: Tx, server: int, users: Sequence[int]) -> dict[int, str]:
    """Return the last display names of people in a server, not those of other servers."""
    if not users:
        return {}
    rows = tx.execute(
        "SELECT tenure.user, tenure.name FROM tenure JOIN game ON game.id = tenure.game "
        f"WHERE tenure.user IN ({placeholders(users)}) AND game.server = ? ORDER BY tenure.id",
        (*users, server),
    )
    return {row[0]: row[1] for row in rows if row[1]}
