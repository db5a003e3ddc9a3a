"""Rows of the daily puzzles that are posted to servers, and of people's answers. Days count since 1970."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from storage.transaction import Tx

SETTING = "puzzle_channel"
"""The server's setting: the channel that gets the puzzle of the day."""


class PostRow(msgspec.Struct):
    """The puzzle of a day in a server, as the schema explains it."""

    server: int
    day: int
    puzzle: int
    channel: int
    message: int | None
    closed: bool


class AnswerRow(msgspec.Struct):
    """A person's answer."""

    user: int
    puzzle: int
    day: int
    server: int | None
    code: str
    solved: bool
    at: int


_POST = "SELECT server, day, puzzle, channel, message, closed FROM puzzle_post "
_ANSWER = "SELECT user, puzzle, day, server, code, solved, at FROM puzzle_answer "


def _post(row: tuple[int, int, int, int, int | None, int]) -> PostRow:
    return PostRow(*row[:-1], closed=bool(row[-1]))


# Posts


def add(tx: Tx, server: int, day: int, puzzle: int, channel: int) -> PostRow:
    """Return a puzzle that is to be posted."""
    tx.execute(
        "INSERT INTO puzzle_post (server, day, puzzle, channel) VALUES (?, ?, ?, ?)",
        (server, day, puzzle, channel),
    )
    return PostRow(server, day, puzzle, channel, None, closed=False)


def post(tx: Tx, server: int, day: int) -> PostRow | None:
    """Return the puzzle of a day in a server."""
    row = tx.execute(_POST + "WHERE server = ? AND day = ?", (server, day)).fetchone()
    return None if row is None else _post(row)


def set_message(tx: Tx, server: int, day: int, message: int) -> None:
    """Store the message of a posted puzzle."""
    tx.execute(
        "UPDATE puzzle_post SET message = ? WHERE server = ? AND day = ?",
        (message, server, day),
    )


def settle(tx: Tx, server: int, day: int, closed: bool) -> None:
    """Store that its message is up to date, and with `closed` that it stays so."""
    tx.execute(
        "UPDATE puzzle_post SET closed = ? WHERE server = ? AND day = ?",
        (int(closed), server, day),
    )


def drop_unposted(tx: Tx, server: int) -> None:
    """Delete the puzzles that wait to be posted in a server."""
    tx.execute(
        "DELETE FROM puzzle_post WHERE server = ? AND message IS NULL", (server,)
    )


# Answers


def answer(tx: Tx, user: int, day: int) -> AnswerRow | None:
    """Return a person's answer to the puzzle of a day."""
    row = tx.execute(_ANSWER + "WHERE user = ? AND day = ?", (user, day)).fetchone()
    return None if row is None else _answer(row)


def _answer(row: tuple[int, int, int, int | None, str, int, int]) -> AnswerRow:
    user, puzzle, day, server, code, solved, at = row
    return AnswerRow(user, puzzle, day, server, code, bool(solved), at)


def keep_answer(tx: Tx, row: AnswerRow) -> None:
    """Store the first answer of a person on a day."""
    tx.execute(
        "INSERT INTO puzzle_answer (user, puzzle, day, server, code, solved, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row.user, row.puzzle, row.day, row.server, row.code, int(row.solved), row.at),
    )


def answers_at(tx: Tx, server: int, day: int) -> list[AnswerRow]:
    """Return the answers that were given at a post, in order."""
    rows = tx.execute(
        _ANSWER + "WHERE server = ? AND day = ? ORDER BY at, user", (server, day)
    )
    return [_answer(row) for row in rows]


def posts_with(tx: Tx, user: int) -> list[tuple[int, int]]:
    """Return (server, day) of the posts that name a user as a solver."""
    return tx.execute(
        "SELECT server, day FROM puzzle_answer WHERE user = ? AND server IS NOT NULL AND solved = 1 ORDER BY day",
        (user,),
    ).fetchall()
