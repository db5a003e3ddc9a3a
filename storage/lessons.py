"""Rows of the lessons that people have begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from storage.transaction import Tx


class LessonRow(msgspec.Struct):
    """A lesson that somebody has begun, as the schema explains it."""

    user: int
    lesson: int
    codes: str
    done: int | None


def of_user(tx: Tx, user: int) -> list[LessonRow]:
    """Return the lessons that a person has begun."""
    rows = tx.execute(
        "SELECT user, lesson, codes, done FROM lesson WHERE user = ? ORDER BY lesson",
        (user,),
    ).fetchall()
    return [LessonRow(*row) for row in rows]


def keep(tx: Tx, row: LessonRow) -> None:
    """Store the present try; the time of the first completion stays."""
    tx.execute(
        "INSERT INTO lesson (user, lesson, codes, done) VALUES (?, ?, ?, ?) ON CONFLICT (user, lesson) "
        "DO UPDATE SET codes = excluded.codes, done = COALESCE(lesson.done, excluded.done)",
        (row.user, row.lesson, row.codes, row.done),
    )
