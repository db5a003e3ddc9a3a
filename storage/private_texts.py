"""Whose the private texts of a seat are: they belong to the person who held it when they were given.

What was given in the very second in which a seat changed hands is nobody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from storage import notification_kinds

if TYPE_CHECKING:
    from storage.transaction import Tx


class NoteRow(NamedTuple):
    """A note in the outbox that may be a seat's; `body` is the text that the table encoded, which names it."""

    id: int
    game: int
    seat: int
    body: bytes


def held_then(table: str, at: str) -> str:
    """SQL: of the rows of `tenure` the one in which a row of a table was given, and none in doubt."""
    then = f"{{0}}.began <= {table}.{at} AND coalesce({{0}}.ended, {table}.{at}) >= {table}.{at}"
    return (
        f"{then.format('tenure')} AND NOT EXISTS (SELECT 1 FROM tenure AS other WHERE other.game = tenure.game "
        f"AND other.seat = tenure.seat AND other.id <> tenure.id AND {then.format('other')})"
    )


def mine(table: str, at: str) -> str:
    """SQL: whether a row of a table with game and seat was given by who holds the seat now."""
    return (
        f"EXISTS (SELECT 1 FROM tenure WHERE tenure.game = {table}.game AND tenure.seat = {table}.seat "
        f"AND tenure.ended IS NULL AND {held_then(table, at)})"
    )


_JOINED = "tenure JOIN {0} ON {0}.game = tenure.game AND {0}.seat = tenure.seat WHERE tenure.user = ? AND {1}"
_PLANS = _JOINED.format("turn_plan", held_then("turn_plan", "at"))
_ANSWERS = _JOINED.format("answer_ahead", held_then("answer_ahead", "given"))


def plans(tx: Tx, user: int) -> list[tuple[int, int, int, str]]:
    """(game, seat, turn, plan) of every plan of a turn that a person has made."""
    return tx.execute(
        f"SELECT turn_plan.game, turn_plan.seat, turn, plan FROM {_PLANS} ORDER BY 1, 2, 3",
        (user,),
    ).fetchall()


def asked(tx: Tx, user: int) -> list[tuple[int, int, str, int]]:
    """(game, seat, how, since) of the questions that are put to a person besides the one that decides."""
    return tx.execute(
        "SELECT asked.game, asked.seat, asked.how, asked.since FROM asked JOIN tenure ON tenure.game = asked.game "
        "AND tenure.seat = asked.seat AND tenure.ended IS NULL WHERE tenure.user = ? ORDER BY 1, 2",
        (user,),
    ).fetchall()


def answers(tx: Tx, user: int) -> list[tuple[int, int, str]]:
    """(game, seat, code) of every answer a person has given ahead."""
    return tx.execute(
        f"SELECT answer_ahead.game, answer_ahead.seat, code FROM {_ANSWERS} ORDER BY answer_ahead.id", (user,)
    ).fetchall()


def notes(tx: Tx, user: int) -> list[NoteRow]:
    """The notes in the outbox that came while a person held a seat, for each seat: only their bodies tell for
    which of them."""
    rows = tx.execute(
        "SELECT outbox.id, outbox.game, tenure.seat, body FROM tenure JOIN outbox ON outbox.game = tenure.game "
        f"WHERE tenure.user = ? AND kind = ? AND {held_then('outbox', 'created')} ORDER BY outbox.id",
        (user, notification_kinds.NOTE),
    )
    return [NoteRow(*row) for row in rows]


def waiting_notes(tx: Tx, game: int) -> list[tuple[int, bytes]]:
    """(id, body) of the notes of a game that are not posted."""
    return tx.execute(
        "SELECT id, body FROM outbox WHERE game = ? AND kind = ? AND settled IS NULL",
        (game, notification_kinds.NOTE),
    ).fetchall()


def remove(tx: Tx, user: int) -> None:
    """Deletes a person's plans and answers ahead, in games that are over too."""
    for game, seat, turn, _ in plans(tx, user):
        tx.execute("DELETE FROM turn_plan WHERE game = ? AND seat = ? AND turn = ?", (game, seat, turn))
    tx.execute(f"DELETE FROM answer_ahead WHERE id IN (SELECT answer_ahead.id FROM {_ANSWERS})", (user,))


def remove_note(tx: Tx, notice: int) -> None:
    """Deletes a note."""
    tx.execute("DELETE FROM outbox WHERE id = ?", (notice,))
