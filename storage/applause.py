"""Rows of applause: for a seat, once a person and phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage.transaction import Tx


def add(tx: Tx, game: int, user: int, seat: int, revision: int, now: int) -> bool:
    """Adds applause for the phase that ended with a revision; False where that person has applauded it before."""
    done = tx.execute(
        "INSERT INTO applause (game, user, seat, revision, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, revision, user) DO NOTHING",
        (game, user, seat, revision, now),
    )
    return done.rowcount == 1


def given(tx: Tx, game: int, user: int, revision: int) -> int | None:
    """The seat that a person has applauded for a phase."""
    row = tx.execute(
        "SELECT seat FROM applause WHERE game = ? AND revision = ? AND user = ?", (game, revision, user)
    ).fetchone()
    return None if row is None else int(row[0])


def of_phase(tx: Tx, game: int, revision: int) -> tuple[tuple[int, int], ...]:
    """(seat, how often it was applauded) for the phase that ended with a revision."""
    rows = tx.execute(
        "SELECT seat, count(*) FROM applause WHERE game = ? AND revision = ? GROUP BY seat ORDER BY seat",
        (game, revision),
    )
    return tuple((row[0], row[1]) for row in rows)


def of_game(tx: Tx, game: int) -> tuple[tuple[int, int], ...]:
    """(seat, how often it was applauded) in a whole game."""
    rows = tx.execute(
        "SELECT seat, count(*) FROM applause WHERE game = ? GROUP BY seat ORDER BY seat", (game,)
    )
    return tuple((row[0], row[1]) for row in rows)


def of_seat(tx: Tx, game: int, seat: int, revision: int) -> int:
    """How often a seat was applauded since a revision."""
    row = tx.execute(
        "SELECT count(*) FROM applause WHERE game = ? AND seat = ? AND revision >= ?", (game, seat, revision)
    ).fetchone()
    return int(row[0])
