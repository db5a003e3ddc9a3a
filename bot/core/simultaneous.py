"""Decisions that several seats make at the same time (`Guide.at_once`), and seats that are asked together with the one
that decides: whose they are, and who is still waited for.

Each answer is kept for its own seat alone, as one given ahead, until all are in; `play` then performs them in the order
of the rules. One person who plays every seat is asked one seat after the other. Whom a feature asks besides the seat
that decides stands in rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.game import GameState
from rules.register import find_game
from storage import answers as answer_rows
from storage import asked as asked_rows
from storage.answers import AnswerRow
from storage.asked import AskedRow
from storage.games import GameRow, HolderRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork


def seats(row: GameRow, state: GameState) -> tuple[int, ...]:
    """The seats that decide at the same time now, in the order in which their actions are performed; none where one
    decides after the other."""
    game = find_game(row.kind)
    if row.practice or row.status != "running" or row.decision not in game.guide.at_once:
        return ()
    return game.at_once(state)


def kept(uow: UnitOfWork, row: GameRow, seat: int) -> AnswerRow | None:
    """The answer of a seat to the decision that is asked now."""
    now = (row.turn, row.phase, row.decision)
    for answer in answer_rows.waiting(uow.tx, row.id, seat):
        if (answer.turn, answer.phase, answer.decision) == now:
            return answer
    return None


def to_decide(uow: UnitOfWork, row: GameRow, state: Any = None) -> tuple[int, ...]:
    """The seats that the present decision waits for: the one that makes it, or those of several whose answers are not
    in."""
    if row.status != "running" or row.deciding is None:
        return ()
    if row.practice or row.decision not in find_game(row.kind).guide.at_once:
        return (row.deciding,)
    asked = seats(row, uow.state(row) if state is None else state)
    return tuple(seat for seat in asked if kept(uow, row, seat) is None) if asked else (row.deciding,)


def asked(uow: UnitOfWork, row: GameRow) -> dict[int, AskedRow]:
    """The seats that are asked together with the one that decides, which may be among them, each with its row."""
    if row.status != "running" or row.practice:
        return {}
    return {one.seat: one for one in uow.asked(row.id) if one.how == asked_rows.JOINT}


def mentioned(uow: UnitOfWork, row: GameRow) -> dict[int, AskedRow]:
    """Those, and the seat that decides where it was asked early: nobody who was asked is mentioned once more."""
    if row.status != "running" or row.practice:
        return {}
    rows = uow.asked(row.id)
    return {one.seat: one for one in rows if one.how == asked_rows.JOINT or one.seat == row.deciding}


def awaited(uow: UnitOfWork, row: GameRow, state: Any = None) -> tuple[int, ...]:
    """The seats that are waited for: those of the present decision first, then who is asked together with them."""
    return tuple(dict.fromkeys((*to_decide(uow, row, state), *asked(uow, row))))


def first_of(waiting: tuple[int, ...], held: Callable[[], list[HolderRow]]) -> int:
    """Of the seats that are waited for the one that is asked first: computers, who don't keep anybody waiting. Who
    holds the seats is asked for where it matters."""
    if len(waiting) == 1:
        return waiting[0]
    holders = held()
    return next((seat for seat in waiting if holders[seat].player is not None), waiting[0])
