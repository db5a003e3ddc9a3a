"""Rows of predictions, and the sums that the ladder of prophets is read from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.transaction import Tx


class PredictionRow(msgspec.Struct):
    """What somebody says of a game, as the schema explains it."""

    id: int
    game: int
    user: int | None
    name: str | None
    seat: int
    margin: int | None
    at: int
    points: int | None


class ProphetRow(msgspec.Struct):
    """What the predictions of a person came to in some channels."""

    user: int
    name: str
    points: int
    number: int
    hits: int


_COLUMNS = ", ".join(PredictionRow.__struct_fields__)
_ON_LADDER = (
    "NOT EXISTS (SELECT 1 FROM user_setting AS kept WHERE kept.user = sums.user "
    "AND kept.name = 'ladder' AND kept.value = 'no')"
)


def keep(tx: Tx, game: int, user: int, name: str, seat: int, margin: int | None, now: int) -> None:
    """Keeps what somebody says of a game, in the place of what they said before."""
    tx.execute(
        "INSERT INTO prediction (game, user, name, seat, margin, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, user) DO UPDATE SET name = excluded.name, seat = excluded.seat, "
        "margin = excluded.margin, at = excluded.at",
        (game, user, name, seat, margin, now),
    )


def remove(tx: Tx, game: int, user: int) -> None:
    """Removes what somebody said of a game."""
    tx.execute("DELETE FROM prediction WHERE game = ? AND user = ?", (game, user))


def find(tx: Tx, game: int, user: int) -> PredictionRow | None:
    """What somebody says of a game."""
    found = _select(tx, "WHERE game = ? AND user = ?", (game, user))
    return found[0] if found else None


def of_game(tx: Tx, game: int) -> list[PredictionRow]:
    """All that is said of a game, in the order in which it was said."""
    return _select(tx, "WHERE game = ? ORDER BY at, id", (game,))


def _select(tx: Tx, condition: str, values: Sequence[int]) -> list[PredictionRow]:
    return [
        PredictionRow(*row) for row in tx.execute(f"SELECT {_COLUMNS} FROM prediction {condition}", values)
    ]


def shares(tx: Tx, game: int) -> tuple[tuple[int, int], ...]:
    """(seat, how many name it), those that most name first."""
    rows = tx.execute(
        "SELECT seat, count(*) FROM prediction WHERE game = ? GROUP BY seat ORDER BY count(*) DESC, seat",
        (game,),
    )
    return tuple((row[0], row[1]) for row in rows)


def give(tx: Tx, prediction: int, points: int | None) -> None:
    """Sets the points of a prediction; None takes them back."""
    tx.execute("UPDATE prediction SET points = ? WHERE id = ?", (points, prediction))


def games_with_points(tx: Tx, server: int) -> list[int]:
    """The games of a server whose predictions were counted."""
    rows = tx.execute(
        "SELECT DISTINCT prediction.game FROM prediction JOIN game ON game.id = prediction.game "
        "WHERE game.server = ? AND prediction.points IS NOT NULL ORDER BY prediction.game",
        (server,),
    )
    return [row[0] for row in rows]


def open_in(tx: Tx, server: int, most: int) -> list[tuple[int, int]]:
    """The (game, channel) of running games of a server that can still be predicted, the newest first."""
    rows = tx.execute(
        "SELECT id, channel FROM game WHERE server = ? AND status = 'running' AND foretold = 0 "
        "ORDER BY id DESC LIMIT ?",
        (server, most),
    )
    return [(row[0], row[1]) for row in rows]


def seat_changed(tx: Tx, game: int, revision: int) -> bool:
    """Whether a seat of a game was left or taken with or after a revision."""
    row = tx.execute(
        "SELECT 1 FROM tenure WHERE game = ? AND (ended_revision >= ? OR began_revision > ?) LIMIT 1",
        (game, revision, revision),
    ).fetchone()
    return row is not None


# Sums


def add(tx: Tx, server: int, channel: int, row: PredictionRow, sign: int) -> None:
    """Adds a counted prediction to the sums of who made it, or takes it away; a sum of nothing goes."""
    if row.user is None or row.points is None:
        return
    tx.execute(
        "INSERT INTO prophet (server, user, channel, name, points, number, hits) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (server, user, channel) DO UPDATE SET name = excluded.name, "
        "points = prophet.points + excluded.points, number = prophet.number + excluded.number, "
        "hits = prophet.hits + excluded.hits",
        (server, row.user, channel, row.name or "", sign * row.points, sign, sign * int(row.points > 0)),
    )
    tx.execute(
        "DELETE FROM prophet WHERE server = ? AND user = ? AND channel = ? AND number = 0",
        (server, row.user, channel),
    )


def clear_sums(tx: Tx, server: int) -> None:
    """Removes the sums of a server, to be computed anew."""
    tx.execute("DELETE FROM prophet WHERE server = ?", (server,))


def channels(tx: Tx, server: int) -> list[int]:
    """The channels of a server in which predictions were counted."""
    rows = tx.execute("SELECT DISTINCT channel FROM prophet WHERE server = ? ORDER BY channel", (server,))
    return [row[0] for row in rows]


def ladder(tx: Tx, server: int, places: Sequence[int], first: int, most: int) -> list[ProphetRow]:
    """A page of those who are not hidden, the best first; `first` counts from 0."""
    rows = tx.execute(
        f"SELECT * FROM {_sums(places)} WHERE {_ON_LADDER} ORDER BY points DESC, number, user LIMIT ? OFFSET ?",
        (server, *places, most, first),
    )
    return [_prophet(row) for row in rows]


def sums_of(tx: Tx, server: int, places: Sequence[int], user: int) -> ProphetRow | None:
    """What a person's predictions came to."""
    row = tx.execute(f"SELECT * FROM {_sums(places, 'AND user = ?')}", (server, *places, user)).fetchone()
    return None if row is None else _prophet(row)


def above(tx: Tx, server: int, places: Sequence[int], points: int, number: int, user: int) -> int:
    """How many on the ladder stand above such sums."""
    row = tx.execute(
        f"SELECT count(*) FROM {_sums(places)} WHERE {_ON_LADDER} "
        "AND (points > ? OR (points = ? AND (number < ? OR (number = ? AND user < ?))))",
        (server, *places, points, points, number, number, user),
    ).fetchone()
    return int(row[0])


def on_ladder(tx: Tx, server: int, places: Sequence[int]) -> int:
    """How many stand on the ladder."""
    row = tx.execute(f"SELECT count(*) FROM {_sums(places)} WHERE {_ON_LADDER}", (server, *places)).fetchone()
    return int(row[0])


def _sums(channels: Sequence[int], more: str = "") -> str:
    """The sums of every person in these channels, as a table."""
    return (
        "(SELECT user, max(name) AS name, sum(points) AS points, sum(number) AS number, sum(hits) AS hits "
        f"FROM prophet WHERE server = ? AND channel IN ({', '.join('?' * len(channels))}) {more} "
        "GROUP BY user) AS sums"
    )


def _prophet(row: tuple[int, str, int, int, int]) -> ProphetRow:
    user, name, points, number, hits = row
    return ProphetRow(user, name, int(points), int(number), int(hits))
