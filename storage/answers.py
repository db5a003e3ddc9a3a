"""Rows of answers given ahead, automatic answers that wait, and seats that are asked in addition.

All rows are private to their people; only the core reads the text of answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from storage import jobs, notification_kinds
from storage.identity_map import GameRows
from storage.transaction import Tx, columns, fetch_all, placeholders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.identity_map import Change


class AnswerRow(msgspec.Struct):
    """A waiting answer: its decision, its code, and the text that its person saw (JSON)."""

    id: int
    seat: int
    turn: int
    phase: int
    place: str
    decision: str
    code: str
    shown: str


AUTO_ANSWER = "plans.auto_answer"
"""The job of an automatic answer that waits; its payload is the revision of the decision."""

ANSWERS = GameRows(
    AnswerRow,
    AnswerRow.__struct_fields__,
    "FROM answer_ahead WHERE game = :game AND settled IS NULL",
    ("answer_ahead",),
    key=("id",),
)

# Answers ahead


def keep_answer(tx: Tx, game: int, answer: AnswerRow, now: int, revision: int) -> None:
    """Store a waiting answer in place of an earlier one to the same decision; its id is ignored."""
    tx.execute(
        "UPDATE answer_ahead SET settled = ?, how = 'replaced' WHERE game = ? AND seat = ? AND settled IS NULL "
        "AND turn = ? AND phase = ? AND place = ? AND decision = ?",
        (
            now,
            game,
            answer.seat,
            answer.turn,
            answer.phase,
            answer.place,
            answer.decision,
        ),
    )
    tx.execute(
        "INSERT INTO answer_ahead (game, seat, turn, phase, place, decision, code, shown, given, given_revision) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game,
            answer.seat,
            answer.turn,
            answer.phase,
            answer.place,
            answer.decision,
            answer.code,
            answer.shown,
            now,
            revision,
        ),
    )


of_game = ANSWERS.of
"""The answers of a game that wait for their moment."""


def waiting(tx: Tx, game: int, seat: int) -> list[AnswerRow]:
    """Return the answers of a seat that wait for their moment, in the order in which they were given."""
    return [row for row in of_game(tx, game) if row.seat == seat]


def settle_answer(tx: Tx, answer: int, how: str, now: int) -> None:
    """Store the outcome of a waiting answer: applied, refused, withdrawn or lapsed."""
    ANSWERS.take(
        tx,
        "UPDATE answer_ahead SET settled = ?, how = ? WHERE id = ? AND settled IS NULL",
        (now, how, answer),
        lambda row: row.id == answer,
    )


def lapse_answers(
    tx: Tx, game: int, turn: int, phase: int, now: int
) -> list[AnswerRow]:
    """Settle the answers for earlier phases, whose decisions never came up; return them."""
    rows = [row for row in of_game(tx, game) if (row.turn, row.phase) < (turn, phase)]
    for row in rows:
        settle_answer(tx, row.id, "lapsed", now)
    return rows


def settled_answers(
    tx: Tx, game: int, seat: int, turn: int
) -> list[tuple[AnswerRow, str]]:
    """Return (answer, "refused" or "lapsed") of the holder's answers from this turn on that had no effect."""
    rows = tx.execute(
        f"SELECT {columns(AnswerRow)}, how FROM answer_ahead WHERE game = ? AND seat = ? "
        f"AND turn >= ? AND how IN ('refused', 'lapsed') AND {mine('answer_ahead', 'given')} ORDER BY id",
        (game, seat, turn),
    )
    return [(AnswerRow(*row[:-1]), row[-1]) for row in rows]


def restore_answers(tx: Tx, game: int, but: int, since: int) -> None:
    """After an undo, make answers wait again that were applied or lapsed since an instant.

    Applied answers of the seat `but` and answers of former holders are left unchanged.
    """
    tx.execute(
        "UPDATE answer_ahead SET settled = NULL, how = NULL "
        "WHERE game = ? AND (how = 'lapsed' OR how = 'applied' AND seat != ?) AND settled >= ? "
        f"AND {mine('answer_ahead', 'given')}",
        (game, but, since),
    )


def withdraw_answers(tx: Tx, game: int, seat: int | None, now: int) -> None:
    """Withdraw every waiting answer of a seat, or with None of all."""
    tx.execute(
        "UPDATE answer_ahead SET settled = ?, how = 'withdrawn' "
        "WHERE game = ? AND settled IS NULL AND seat = coalesce(?, seat)",
        (now, game, seat),
    )


# Automatic answers that wait


def waits_for(tx: Tx, game: int) -> int | None:
    """Return the revision of the decision for which an automatic answer waits; None if none does."""
    job = jobs.find(tx, AUTO_ANSWER, str(game))
    return None if job is None or job.payload is None else int(job.payload)


class AskedRow(msgspec.Struct):
    """A seat that is asked beside the deciding one: with it (`joint`), or before its turn to place (`early`)."""

    seat: int
    how: str
    since: int
    revision: int
    turn: int
    phase: int


JOINT, EARLY = "joint", "early"


def _write_asked(tx: Tx, game: int, changes: Sequence[Change[AskedRow]]) -> None:
    gone = [
        before.seat for before, after in changes if before is not None and after is None
    ]
    if gone:
        marks = placeholders(gone)
        tx.execute(
            f"DELETE FROM asked WHERE game = ? AND seat IN ({marks})", (game, *gone)
        )
    rows = [msgspec.structs.astuple(after) for _, after in changes if after is not None]
    if rows:
        tx.execute(
            "INSERT INTO asked (game, seat, how, since, revision, turn, phase) "
            f"VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?)'] * len(rows))} "
            "ON CONFLICT (game, seat) DO UPDATE SET how = excluded.how, since = excluded.since, "
            "revision = excluded.revision, turn = excluded.turn, phase = excluded.phase",
            [value for row in rows for value in (game, *row)],
        )


ASKED = GameRows(
    AskedRow,
    AskedRow.__struct_fields__,
    "FROM asked WHERE game = :game",
    ("asked",),
    key=("seat",),
    write=_write_asked,
)


asked_of = ASKED.of
"""The seats that are asked in a game."""


def keep_asked(tx: Tx, game: int, row: AskedRow) -> None:
    """Store that a seat is asked, in place of an earlier row of it."""
    ASKED.put(tx, game, ASKED.find(tx, game, row.seat), row)


def forget_asked(tx: Tx, game: int, seat: int | None = None) -> None:
    """Delete that a seat is asked, or all seats of a game."""
    for row in asked_of(tx, game):
        if seat in (None, row.seat):
            ASKED.put(tx, game, row, None)


# The private texts of a seat belong to the person who held it when they were written. A text of the very second in
# which the seat changed hands belongs to no person.


class NoteRow(NamedTuple):
    """A note in the outbox that may be for a seat; the encoded `body` names the seat."""

    id: int
    game: int
    seat: int
    body: bytes


def held_then(table: str, at: str) -> str:
    """Return the SQL condition of the tenure in which a row of a table was written; false if two tenures match."""
    then = f"{{0}}.began <= {table}.{at} AND coalesce({{0}}.ended, {table}.{at}) >= {table}.{at}"
    return (
        f"{then.format('tenure')} AND NOT EXISTS (SELECT 1 FROM tenure AS other WHERE other.game = tenure.game "
        f"AND other.seat = tenure.seat AND other.id <> tenure.id AND {then.format('other')})"
    )


def mine(table: str, at: str) -> str:
    """Return the SQL condition that a row with game and seat was written by the seat's present holder."""
    return (
        f"EXISTS (SELECT 1 FROM tenure WHERE tenure.game = {table}.game AND tenure.seat = {table}.seat "
        f"AND tenure.ended IS NULL AND {held_then(table, at)})"
    )


_JOINED = "tenure JOIN {0} ON {0}.game = tenure.game AND {0}.seat = tenure.seat WHERE tenure.user = ? AND {1}"
_PLANS = _JOINED.format("turn_plan", held_then("turn_plan", "at"))
_ANSWERS = _JOINED.format("answer_ahead", held_then("answer_ahead", "given"))


def plans(tx: Tx, user: int) -> list[tuple[int, int, int, str]]:
    """Return (game, seat, turn, plan) of every plan of a turn that a person has made."""
    return tx.execute(
        f"SELECT turn_plan.game, turn_plan.seat, turn, plan FROM {_PLANS} ORDER BY 1, 2, 3",
        (user,),
    ).fetchall()


def asked(tx: Tx, user: int) -> list[tuple[int, int, str, int]]:
    """Return (game, seat, how, since) of the questions to a person besides those that their turn asks."""
    return tx.execute(
        "SELECT asked.game, asked.seat, asked.how, asked.since FROM asked JOIN tenure ON tenure.game = asked.game "
        "AND tenure.seat = asked.seat AND tenure.ended IS NULL WHERE tenure.user = ? ORDER BY 1, 2",
        (user,),
    ).fetchall()


def answers(tx: Tx, user: int) -> list[tuple[int, int, str]]:
    """Return (game, seat, code) of every answer a person has given ahead."""
    return tx.execute(
        f"SELECT answer_ahead.game, answer_ahead.seat, code FROM {_ANSWERS} ORDER BY answer_ahead.id",
        (user,),
    ).fetchall()


def notes(tx: Tx, user: int) -> list[NoteRow]:
    """Return the notes in the outbox from the tenures of a person, once for each of their seats.

    Only the body of a note names the seat that it is for.
    """
    return fetch_all(
        tx,
        NoteRow,
        "SELECT outbox.id, outbox.game, tenure.seat, body FROM tenure JOIN outbox ON outbox.game = tenure.game "
        f"WHERE tenure.user = ? AND kind = ? AND {held_then('outbox', 'created')} ORDER BY outbox.id",
        (user, notification_kinds.NOTE),
    )


def waiting_notes(tx: Tx, game: int) -> list[tuple[int, bytes]]:
    """Return (id, body) of the notes of a game that are not posted."""
    return tx.execute(
        "SELECT id, body FROM outbox WHERE game = ? AND kind = ? AND settled IS NULL",
        (game, notification_kinds.NOTE),
    ).fetchall()


def remove(tx: Tx, user: int) -> None:
    """Delete a person's plans and answers ahead, also in games that are over."""
    for game, seat, turn, _ in plans(tx, user):
        tx.execute(
            "DELETE FROM turn_plan WHERE game = ? AND seat = ? AND turn = ?",
            (game, seat, turn),
        )
    tx.execute(
        f"DELETE FROM answer_ahead WHERE id IN (SELECT answer_ahead.id FROM {_ANSWERS})",
        (user,),
    )


def remove_note(tx: Tx, notification: int) -> None:
    """Delete a note."""
    tx.execute("DELETE FROM outbox WHERE id = ?", (notification,))
