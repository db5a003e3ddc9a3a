"""Rows of followers of games and people, and of the news that waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.identity_map import GameRows
from storage.transaction import (
    Tx,
    exists,
    fetch_all,
    fetch_number,
    fetch_one,
    fetch_value,
    placeholders,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class NewsRow(msgspec.Struct):
    """News of a game for a follower, as the schema explains it."""

    id: int
    game: int
    what: int
    since: int
    taken: int


_NEWS = "SELECT id, game, what, since, taken FROM follow_news "


# Followers


def follow_game(tx: Tx, user: int, game: int, often: str, now: int) -> None:
    """Make a user follow a game, with news of ends of phases or of its end only."""
    tx.execute(
        "INSERT INTO follow_game (user, game, often, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user, game) DO UPDATE SET often = excluded.often",
        (user, game, often, now),
    )


def leave_game(tx: Tx, user: int, game: int) -> None:
    """Make a user stop following a game."""
    tx.execute("DELETE FROM follow_game WHERE user = ? AND game = ?", (user, game))


def often(tx: Tx, user: int, game: int) -> str | None:
    """Return how often a user gets news of a game; None if they don't follow it."""
    return fetch_value(
        tx,
        str,
        "SELECT often FROM follow_game WHERE user = ? AND game = ?",
        (user, game),
    )


class Follower(msgspec.Struct, frozen=True):
    """A follower of a game, and how often they get news of it."""

    user: int
    often: str


FOLLOWERS = GameRows(
    Follower,
    ("user", "often"),
    "FROM follow_game WHERE game = :game",
    ("follow_game",),
    key=("user",),
)


followers = FOLLOWERS.of
"""Everybody who follows a game."""


def games_of(tx: Tx, user: int) -> list[tuple[int, str, int, str]]:
    """Return (game, kind, server, often) of the games that a user follows, the newest first."""
    return tx.execute(
        "SELECT game.id, game.kind, game.server, often FROM follow_game JOIN game ON game.id = follow_game.game "
        "WHERE follow_game.user = ? ORDER BY game.id DESC",
        (user,),
    ).fetchall()


def leave_ended(tx: Tx, user: int, before: int) -> None:
    """Delete follows of games that ended before a time, and their delivered news."""
    for table in ("follow_game", "follow_news"):
        tx.execute(
            f"DELETE FROM {table} WHERE user = ? AND game IN (SELECT id FROM game WHERE ended < ?)",
            (user, before),
        )


def follow_person(tx: Tx, user: int, server: int, person: int, now: int) -> None:
    """Make a user follow a person's games on a server."""
    tx.execute(
        "INSERT INTO follow_person (user, server, followed_user, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user, server, followed_user) DO NOTHING",
        (user, server, person, now),
    )


def leave_person(tx: Tx, user: int, server: int, person: int) -> None:
    """Make a user stop following a person."""
    tx.execute(
        "DELETE FROM follow_person WHERE user = ? AND server = ? AND followed_user = ?",
        (user, server, person),
    )


def people_of(tx: Tx, user: int) -> list[tuple[int, int]]:
    """Return (server, person) of the people whom a user follows."""
    return tx.execute(
        "SELECT server, followed_user FROM follow_person WHERE user = ? ORDER BY at, followed_user",
        (user,),
    ).fetchall()


def followers_of(tx: Tx, server: int, people: Sequence[int]) -> list[tuple[int, int]]:
    """Return (user, person) of the followers of these people on a server."""
    if not people:
        return []
    marks = placeholders(people)
    return tx.execute(
        f"SELECT user, followed_user FROM follow_person WHERE followed_user IN ({marks}) AND server = ? "
        "ORDER BY user, followed_user",
        (*people, server),
    ).fetchall()


def count_followers(tx: Tx, person: int) -> int:
    """Return the number of a person's followers on all servers."""
    return fetch_number(
        tx,
        "SELECT count(DISTINCT user) FROM follow_person WHERE followed_user = ?",
        (person,),
    )


# Refused followers


def refuse_all(tx: Tx, person: int) -> None:
    """Remove all followers of a person."""
    tx.execute("DELETE FROM follow_person WHERE followed_user = ?", (person,))


def refuse(tx: Tx, person: int, follower: int) -> None:
    """Refuse one follower, now and later."""
    tx.execute(
        "INSERT INTO follow_refused (user, follower_user) VALUES (?, ?) ON CONFLICT (user, follower_user) DO NOTHING",
        (person, follower),
    )
    tx.execute(
        "DELETE FROM follow_person WHERE user = ? AND followed_user = ?",
        (follower, person),
    )


def allow(tx: Tx, person: int, follower: int) -> None:
    """Stop refusing a follower."""
    tx.execute(
        "DELETE FROM follow_refused WHERE user = ? AND follower_user = ?",
        (person, follower),
    )


def refused(tx: Tx, person: int) -> list[int]:
    """Return the followers that a person refuses."""
    return fetch_all(
        tx,
        int,
        "SELECT follower_user FROM follow_refused WHERE user = ? ORDER BY follower_user",
        (person,),
    )


# News


def waiting(tx: Tx, user: int, game: int) -> NewsRow | None:
    """Return the news of a game that waits for a follower and is in no message yet."""
    return fetch_one(
        tx,
        NewsRow,
        _NEWS + "WHERE user = ? AND game = ? AND taken = 0 AND sent IS NULL",
        (user, game),
    )


def add(tx: Tx, user: int, server: int, game: int, events: int, since: int) -> None:
    """Add news for a follower."""
    tx.execute(
        "INSERT INTO follow_news (user, server, game, what, since) VALUES (?, ?, ?, ?, ?)",
        (user, server, game, events, since),
    )


def change(tx: Tx, news: int, events: int, since: int) -> None:
    """Change waiting news of a follower."""
    tx.execute(
        "UPDATE follow_news SET what = ?, since = ? WHERE id = ?", (events, since, news)
    )


def delivered(tx: Tx, user: int, game: int) -> list[int]:
    """Return the kinds of news of a game that a follower was sent or is being sent."""
    return fetch_all(
        tx,
        int,
        "SELECT what FROM follow_news WHERE user = ? AND game = ? AND (taken = 1 OR sent IS NOT NULL)",
        (user, game),
    )


def undelivered(tx: Tx, server: int, user: int) -> list[NewsRow]:
    """Return the news that waits for a follower, in the order in which it happened."""
    return fetch_all(
        tx,
        NewsRow,
        _NEWS + "WHERE server = ? AND user = ? AND sent IS NULL ORDER BY id",
        (server, user),
    )


def take(tx: Tx, ids: Iterable[int]) -> None:
    """Mark news as part of the message that is being sent."""
    tx.executemany(
        "UPDATE follow_news SET taken = 1 WHERE id = ?", [(news,) for news in ids]
    )


def drop(tx: Tx, ids: Iterable[int]) -> None:
    """Delete news."""
    tx.executemany("DELETE FROM follow_news WHERE id = ?", [(news,) for news in ids])


def sent(tx: Tx, ids: Iterable[int], now: int) -> None:
    """Mark news as delivered."""
    tx.executemany(
        "UPDATE follow_news SET sent = ? WHERE id = ?", [(now, news) for news in ids]
    )


# Messages to followers


def last_sent(tx: Tx, server: int, user: int) -> int | None:
    """Return when a follower was last sent news of a server's games."""
    return fetch_value(
        tx,
        int,
        "SELECT sent FROM follow_message WHERE server = ? AND user = ?",
        (server, user),
    )


def add_follower(tx: Tx, server: int, user: int) -> None:
    """Add a message to a follower about a server's games, unless there is one."""
    tx.execute(
        "INSERT INTO follow_message (server, user) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (server, user),
    )


def posted(
    tx: Tx, server: int, user: int, now: int, day: int, *, refused: bool
) -> None:
    """Store that a message was sent, or refused by Discord."""
    tx.execute(
        "UPDATE follow_message SET sent = :now, refused = :refused, "
        "number = CASE WHEN day = :day THEN number + 1 ELSE 1 END, day = :day "
        "WHERE server = :server AND user = :follower",
        {
            "now": now,
            "refused": now if refused else None,
            "day": day,
            "server": server,
            "follower": user,
        },
    )


def on_day(tx: Tx, user: int, day: int) -> int:
    """Return how many messages a user got on a day, about all servers."""
    return fetch_number(
        tx,
        "SELECT coalesce(sum(number), 0) FROM follow_message WHERE user = ? AND day = ?",
        (user, day),
    )


def is_refused(tx: Tx, user: int) -> bool:
    """Return whether Discord refused the last message to a user."""
    return exists(
        tx,
        "SELECT 1 FROM follow_message WHERE user = ? AND refused IS NOT NULL LIMIT 1",
        (user,),
    )
