"""Rows of the daily puzzles that are posted to servers, and of people's answers. Days count since 1970."""

from __future__ import annotations

import msgspec

from storage.transaction import Tx, fetch_all, fetch_one

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


def _post_row(
    server: int, day: int, puzzle: int, channel: int, message: int | None, closed: int
) -> PostRow:
    return PostRow(server, day, puzzle, channel, message, bool(closed))


def _answer_row(
    user: int,
    puzzle: int,
    day: int,
    server: int | None,
    code: str,
    solved: int,
    at: int,
) -> AnswerRow:
    return AnswerRow(user, puzzle, day, server, code, bool(solved), at)


# Posts


def add(tx: Tx, server: int, day: int, puzzle: int, channel: int) -> PostRow:
    """Add the puzzle of a day in a server, which is to be posted; return it."""
    tx.execute(
        "INSERT INTO puzzle_post (server, day, puzzle, channel) VALUES (?, ?, ?, ?)",
        (server, day, puzzle, channel),
    )
    return PostRow(server, day, puzzle, channel, None, closed=False)


def post(tx: Tx, server: int, day: int) -> PostRow | None:
    """Return the puzzle of a day in a server."""
    return fetch_one(
        tx, _post_row, _POST + "WHERE server = ? AND day = ?", (server, day)
    )


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
    return fetch_one(
        tx, _answer_row, _ANSWER + "WHERE user = ? AND day = ?", (user, day)
    )


def keep_answer(tx: Tx, row: AnswerRow) -> None:
    """Store the first answer of a person on a day."""
    tx.execute(
        "INSERT INTO puzzle_answer (user, puzzle, day, server, code, solved, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row.user, row.puzzle, row.day, row.server, row.code, int(row.solved), row.at),
    )


def answers_at(tx: Tx, server: int, day: int) -> list[AnswerRow]:
    """Return the answers that were given at a post, in order."""
    return fetch_all(
        tx,
        _answer_row,
        _ANSWER + "WHERE server = ? AND day = ? ORDER BY at, user",
        (server, day),
    )


def posts_with(tx: Tx, user: int) -> list[tuple[int, int]]:
    """Return (server, day) of the posts that name a user as a solver."""
    return tx.execute(
        "SELECT server, day FROM puzzle_answer WHERE user = ? AND server IS NOT NULL AND solved = 1 ORDER BY day",
        (user,),
    ).fetchall()
