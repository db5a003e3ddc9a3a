"""Rows of the lessons that people have begun."""

from __future__ import annotations

import msgspec

from storage.transaction import Tx, fetch_all


class LessonRow(msgspec.Struct):
    """A lesson that somebody has begun, as the schema explains it."""

    user: int
    lesson: int
    codes: str
    done: int | None


def of_user(tx: Tx, user: int) -> list[LessonRow]:
    """Return the lessons that a person has begun."""
    return fetch_all(
        tx,
        LessonRow,
        "SELECT user, lesson, codes, done FROM lesson WHERE user = ? ORDER BY lesson",
        (user,),
    )


def keep(tx: Tx, row: LessonRow) -> None:
    """Store the present try; the time of the first completion stays."""
    tx.execute(
        "INSERT INTO lesson (user, lesson, codes, done) VALUES (?, ?, ?, ?) ON CONFLICT (user, lesson) "
        "DO UPDATE SET codes = excluded.codes, done = COALESCE(lesson.done, excluded.done)",
        (row.user, row.lesson, row.codes, row.done),
    )
