"""Rows of the puzzles of a day that are posted to servers, and of what people answered. Days count since 1970."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.shard_range import of_servers

if TYPE_CHECKING:
    from storage.shard_range import ShardRange
    from storage.transaction import Tx

SETTING = "puzzle_channel"
"""The server's setting: the channel that gets the puzzle of the day."""


class PostRow(msgspec.Struct):
    """The puzzle of a day in a server, as the schema explains it."""

    server: int
    day: int
    puzzle: int
    channel: int
    nonce: str
    message: int | None
    attempts: int
    trouble: str | None
    closed: bool


class AnswerRow(msgspec.Struct):
    """What somebody answered."""

    user: int
    puzzle: int
    day: int
    server: int | None
    code: str
    solved: bool
    at: int


_POST = "SELECT server, day, puzzle, channel, nonce, message, attempts, trouble, closed FROM puzzle_post "
_ANSWER = "SELECT user, puzzle, day, server, code, solved, at FROM puzzle_answer "


def _post(row: tuple[int, int, int, int, str, int | None, int, str | None, int]) -> PostRow:
    return PostRow(*row[:-1], closed=bool(row[-1]))


# Posts


def wanting(tx: Tx, day: int, share: ShardRange | None = None) -> list[tuple[int, int]]:
    """(server, channel) of the servers that want puzzles and have none for that day."""
    rows = tx.execute(
        "SELECT server, value FROM server_setting WHERE name = ? AND NOT EXISTS "
        "(SELECT 1 FROM puzzle_post WHERE puzzle_post.server = server_setting.server AND day = ?)"
        f"{of_servers(share, 'server_setting.server')} ORDER BY server",
        (SETTING, day),
    )
    return [(server, int(channel)) for server, channel in rows]


def is_wanted(tx: Tx, share: ShardRange | None = None) -> bool:
    """Whether some server wants puzzles."""
    wanted = f"SELECT 1 FROM server_setting WHERE name = ?{of_servers(share)} LIMIT 1"
    return tx.execute(wanted, (SETTING,)).fetchone() is not None


def add(tx: Tx, server: int, day: int, puzzle: int, channel: int, due: int) -> None:
    """A puzzle that is to be posted."""
    tx.execute(
        "INSERT INTO puzzle_post (server, day, puzzle, channel, due) VALUES (?, ?, ?, ?, ?)",
        (server, day, puzzle, channel, due),
    )


def due(tx: Tx, now: int, share: ShardRange | None = None) -> list[PostRow]:
    """Posts for which there is something to do, the oldest first."""
    rows = tx.execute(_POST + f"WHERE due <= ?{of_servers(share)} ORDER BY due, server, day", (now,))
    return [_post(row) for row in rows]


def next_due(tx: Tx, share: ShardRange | None = None) -> int | None:
    """When there is something to do next."""
    posts = f"SELECT min(due) FROM puzzle_post WHERE due IS NOT NULL{of_servers(share)}"
    found: int | None = tx.execute(posts).fetchone()[0]
    return found


def post(tx: Tx, server: int, day: int) -> PostRow | None:
    """The puzzle of a day in a server."""
    row = tx.execute(_POST + "WHERE server = ? AND day = ?", (server, day)).fetchone()
    return None if row is None else _post(row)


def set_message(tx: Tx, server: int, day: int, message: int, due: int) -> None:
    """The puzzle is posted; there is something to do again at its end."""
    tx.execute(
        "UPDATE puzzle_post SET message = ?, attempts = 0, trouble = NULL, due = ? WHERE server = ? AND day = ?",
        (message, due, server, day),
    )


def bring_forward(tx: Tx, server: int, day: int, due: int) -> None:
    """There is something to do no later than that, in a message that is posted."""
    tx.execute(
        "UPDATE puzzle_post SET due = ? WHERE server = ? AND day = ? AND message IS NOT NULL "
        "AND (due IS NULL OR due > ?)",
        (due, server, day, due),
    )


def put_off(tx: Tx, server: int, day: int, why: str, due: int) -> None:
    """Counts a failed attempt and says when to try again."""
    tx.execute(
        "UPDATE puzzle_post SET attempts = attempts + 1, trouble = ?, due = ? WHERE server = ? AND day = ?",
        (why[:500], due, server, day),
    )


def settle(tx: Tx, server: int, day: int, due: int | None, closed: bool) -> None:
    """Its message is up to date until `due`, or for good."""
    tx.execute(
        "UPDATE puzzle_post SET attempts = 0, due = ?, closed = ? WHERE server = ? AND day = ?",
        (due, int(closed), server, day),
    )


def drop_unposted(tx: Tx, server: int) -> None:
    """Forgets what waits to be posted in a server."""
    tx.execute("DELETE FROM puzzle_post WHERE server = ? AND message IS NULL", (server,))


def trouble(tx: Tx, server: int) -> str | None:
    """Why the last puzzle of a server could not be posted, if it could not."""
    row = tx.execute(
        "SELECT trouble FROM puzzle_post WHERE server = ? ORDER BY day DESC LIMIT 1", (server,)
    ).fetchone()
    return None if row is None or row[0] is None else str(row[0])


# Answers


def answer(tx: Tx, user: int, day: int) -> AnswerRow | None:
    """What somebody answered to the puzzle of a day."""
    row = tx.execute(_ANSWER + "WHERE user = ? AND day = ?", (user, day)).fetchone()
    return None if row is None else _answer(row)


def _answer(row: tuple[int, int, int, int | None, str, int, int]) -> AnswerRow:
    user, puzzle, day, server, code, solved, at = row
    return AnswerRow(user, puzzle, day, server, code, bool(solved), at)


def keep_answer(tx: Tx, row: AnswerRow) -> None:
    """Keeps an answer; there is none of that person and day yet."""
    tx.execute(
        "INSERT INTO puzzle_answer (user, puzzle, day, server, code, solved, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row.user, row.puzzle, row.day, row.server, row.code, int(row.solved), row.at),
    )


def answers_at(tx: Tx, server: int, day: int) -> list[AnswerRow]:
    """The answers that were given at a post, in order."""
    rows = tx.execute(_ANSWER + "WHERE server = ? AND day = ? ORDER BY at, user", (server, day))
    return [_answer(row) for row in rows]


def posts_with(tx: Tx, user: int) -> list[tuple[int, int]]:
    """(server, day) of the posts at which somebody answered right, and is named."""
    return tx.execute(
        "SELECT server, day FROM puzzle_answer WHERE user = ? AND server IS NOT NULL AND solved = 1 ORDER BY day",
        (user,),
    ).fetchall()
