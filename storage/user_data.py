"""Settings of people and servers, and everything that is stored about a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from storage.identity_map import HOLDERS, GameRows
from storage.transaction import Tx, fetch_all, fetch_value

if TYPE_CHECKING:
    from collections.abc import Mapping


Owner = Literal["user", "server"]


class SettingRow(msgspec.Struct, frozen=True):
    """A holder of a seat, with a setting where they have any."""

    user: int
    name: str | None
    value: str | None


SETTINGS = GameRows(
    SettingRow,
    ("holder.user", "user_setting.name", "user_setting.value"),
    f"FROM {HOLDERS} LEFT JOIN user_setting ON user_setting.user = holder.user",
    ("user_setting", "tenure"),
    key=("user", "name"),
    of_person=True,
)


def settings(tx: Tx, owner: Owner, id_: int) -> dict[str, str]:
    """Return the settings of a user or server by name."""
    known = SETTINGS.of_holder(tx, id_) if owner == "user" else None
    if known is not None:
        return {
            row.name: row.value
            for row in known
            if row.name is not None and row.value is not None
        }
    return dict(
        tx.execute(
            f"SELECT name, value FROM {owner}_setting WHERE {owner} = ? ORDER BY name",
            (id_,),
        )
    )


def change(tx: Tx, owner: Owner, id_: int, values: Mapping[str, str | None]) -> None:
    """Set settings; None removes one."""
    for name, value in values.items():
        if value is None:
            tx.execute(
                f"DELETE FROM {owner}_setting WHERE {owner} = ? AND name = ?",
                (id_, name),
            )
        else:
            tx.execute(
                f"INSERT INTO {owner}_setting ({owner}, name, value) VALUES (?, ?, ?) "
                f"ON CONFLICT ({owner}, name) DO UPDATE SET value = excluded.value",
                (id_, name, value),
            )


APPEARS: dict[str, tuple[str, str]] = {
    "settings": ("user_setting", "user"),
    "seats": ("tenure", "user"),
    "hosted": ("game", "host"),
    "invitations": ("invitation", "user"),
    "proposed": ("vote", "newcomer"),
    "away": ("away", "user"),
    "reviews": ("review", "user"),
    "puzzles": ("puzzle_answer", "user"),
    "lessons": ("lesson", "user"),
    "board_sessions": ("board_session", "user"),
    "results": ("result", "user"),
    "statistics": ("tally", "user"),
    "ratings": ("rating", "user"),
    "rated": ("rated", "user"),
    "former_ratings": ("former_rating", "user"),
    "former_rated": ("former_rated", "user"),
    "wishes": ("match_request", "user"),
    "offers": ("offer", "user"),
    "refuses": ("refusal", "user"),
    "refused_by": ("refusal", "other_user"),
    "decided": ("tournament_post", "user"),
    "organised": ("tournament", "organiser"),
    "entered": ("entrant", "user"),
    "follows_games": ("follow_game", "user"),
    "follows_people": ("follow_person", "user"),
    "followed_by": ("follow_person", "followed_user"),
    "refuses_followers": ("follow_refused", "user"),
    "refused_to_follow": ("follow_refused", "follower_user"),
    "tidings": ("follow_news", "user"),
    "letters": ("follow_message", "user"),
    "ended_plans": ("ended_plan", "user"),
    "moderated": ("moderation", "user"),
    "moderates": ("moderation", "moderator"),
    "void_results": ("void_result", "user"),
    "void_rated": ("void_rated", "user"),
}
"""The columns with users by topic, for `about` and `forget`; a test compares them with the schema."""

COLUMNS = {
    "game": "id, kind, status, created, started, ended",
    "tournament": "id, name, status, created, ended",
    "tournament_post": "tournament, kind, created",
    "board_session": "kind, game, expires",
    "moderation": "server, game, seat, act, degree, reason, at, undone, mistake",
}
"""The exported columns of rows that belong to others, too: no seed, by which future draws could be computed."""

# The number of a barred user stays while the bar is in force: else they could lift it this way.
_BARRED = (
    "CASE WHEN act IN ('bar', 'ladder') AND undone = 0 AND COALESCE(degree, '') <> 'warning' "
    "AND target IS NULL THEN user END"
)
KEPT = {
    ("tenure", "user"): "user = NULL, name = NULL",
    ("game", "host"): "host = NULL",
    ("vote", "newcomer"): "newcomer = NULL, newcomer_name = NULL",
    ("result", "user"): "user = NULL",
    ("rated", "user"): "user = NULL",
    ("former_rated", "user"): "user = NULL",
    ("tournament_post", "user"): "user = NULL",
    ("tournament", "organiser"): "organiser = NULL",
    ("entrant", "user"): "user = NULL, name = NULL",
    ("moderation", "user"): f"user_name = NULL, reason = '', user = {_BARRED}",
    ("moderation", "moderator"): "moderator = NULL, moderator_name = NULL",
    ("void_result", "user"): "user = NULL",
    ("void_rated", "user"): "user = NULL",
}
"""The rows that stay when a person is forgotten, by table and column, and how they are changed; others are deleted."""

OF_OTHERS = ("refused_by", "followed_by", "refused_to_follow")
"""Tables of other people's confidential choices about a person: deleted with the person, but not exported to them."""


def about(tx: Tx, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return the rows in which this person appears, by topic; of games only id, kind and times."""
    data: dict[str, list[dict[str, Any]]] = {}
    for topic, (table, column) in APPEARS.items():
        if topic in OF_OTHERS:
            continue
        columns = COLUMNS.get(table, "*")
        cursor = tx.execute(
            f"SELECT {columns} FROM {table} WHERE {column} = ?", (user,)
        )
        names = [description[0] for description in cursor.description]
        data[topic] = [dict(zip(names, row, strict=True)) for row in cursor]
    return data


def forget(tx: Tx, user: int) -> None:
    """Remove the person from every row; games, seats and votes stay, without a name."""
    tx.execute(
        "DELETE FROM job WHERE kind IN ('follow.send', 'moderation.draft', 'moderation.answer') AND key LIKE '%:' || ?",
        (str(user),),
    )
    tx.execute("DELETE FROM job WHERE kind = 'plans.ended' AND key = ?", (str(user),))
    tx.execute(
        "DELETE FROM job WHERE kind IN ('matchmaking.search', 'matchmaking.confirm') "
        "AND key IN (SELECT id || '' FROM match_request WHERE user = ?)",
        (user,),
    )
    tx.execute(
        "UPDATE moderation SET unread = NULL WHERE ' ' || unread || ' ' LIKE '% ' || ? || ' %'",
        (str(user),),
    )
    for table, column in APPEARS.values():
        changes = KEPT.get((table, column))
        start = f"UPDATE {table} SET {changes}" if changes else f"DELETE FROM {table}"
        tx.execute(f"{start} WHERE {column} = ?", (user,))


def appears_in(tx: Tx, user: int) -> list[int]:
    """Return the games with rows of the person.

    In these they held a seat, were the host, invited, or proposed, or were offered the lobby. Unfinished games
    come first, then the newest.
    """
    return fetch_all(
        tx,
        int,
        "SELECT id FROM game WHERE id IN (SELECT game FROM tenure WHERE user = ? "
        "UNION SELECT id FROM game WHERE host = ? UNION SELECT game FROM invitation WHERE user = ? "
        "UNION SELECT game FROM vote WHERE newcomer = ? UNION SELECT game FROM offer WHERE user = ?) "
        "ORDER BY status IN ('finished', 'cancelled'), id DESC",
        (user,) * 5,
    )


def known_in(tx: Tx, game: int) -> set[int]:
    """Return the users who appear in a game."""
    rows = tx.execute(
        "SELECT user FROM tenure WHERE game = ? UNION SELECT host FROM game WHERE id = ? "
        "UNION SELECT user FROM invitation WHERE game = ? UNION SELECT newcomer FROM vote WHERE game = ? "
        "UNION SELECT user FROM offer WHERE game = ?",
        (game,) * 5,
    )
    return {row[0] for row in rows if row[0] is not None}


_OTHER_NAME = (
    "user = ? AND name <> ? AND ended IS NULL AND game IN "
    "(SELECT id FROM game WHERE server = ? AND ended IS NULL)"
)
_OTHER_ENTRY = (
    "user = ? AND name <> ? AND tournament IN "
    "(SELECT id FROM tournament WHERE server = ? AND status NOT IN ('finished', 'cancelled'))"
)


def is_renamed(tx: Tx, server: int, user: int, name: str) -> bool:
    """Return whether a user's stored name in a game or tournament on a server differs."""
    row = tx.execute(
        f"SELECT EXISTS (SELECT 1 FROM tenure WHERE {_OTHER_NAME}) OR EXISTS "
        f"(SELECT 1 FROM entrant WHERE {_OTHER_ENTRY})",
        (user, name, server) * 2,
    ).fetchone()
    return bool(row[0])


def rename(tx: Tx, server: int, user: int, name: str) -> None:
    """Store a person's present display name in their games and tournaments on a server."""
    tx.execute(
        f"UPDATE tenure SET name = ? WHERE {_OTHER_NAME}", (name, user, name, server)
    )
    tx.execute(
        f"UPDATE entrant SET name = ? WHERE {_OTHER_ENTRY}", (name, user, name, server)
    )


def proposed(tx: Tx, user: int) -> list[tuple[int, int]]:
    """Return the (vote, game) of open votes that would give this person a seat."""
    return list(
        tx.execute(
            "SELECT id, game FROM vote WHERE newcomer = ? AND status = 'open'", (user,)
        )
    )


def fact(tx: Tx, name: str) -> str | None:
    """Return a fact about this file."""
    return fetch_value(tx, str, "SELECT value FROM fact WHERE name = ?", (name,))


def set_fact(tx: Tx, name: str, value: str) -> None:
    """Store a fact about this file."""
    tx.execute(
        "INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
