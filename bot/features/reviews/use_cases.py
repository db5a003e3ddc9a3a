"""Finished games looked at again: a seat's decisions, as they were when it made them, and what is kept of a review."""

from __future__ import annotations

import asyncio
import hashlib
from typing import NamedTuple

from bot.core import history, play
from bot.core.database import Database
from bot.core.errors import BadChoice, UndoRefused, WrongStatus, named
from bot.core.model import GameInfo, Position, Thought
from bot.core.unit_of_work import UnitOfWork
from bot.features.computers.use_cases import Asked, imagined
from rules.game import Game, GameState
from storage import actions, reviews
from storage.games import GameRow


class Decided(NamedTuple):
    """A decision of a seat: the number of actions before it, its turn and phase, what was chosen, and the position as
    the seat knew it."""

    number: int
    turn: int
    phase: int
    code: str
    thought: Thought


class Course(NamedTuple):
    """A finished game as its rows tell it: what `decisions` are made of, with the true positions."""

    info: GameInfo
    game: Game
    start: GameState
    taken: tuple[tuple[int, str], ...]


def course(uow: UnitOfWork, game: int) -> Course:
    """All of a finished game; raises WrongStatus before its end."""
    row = _over(uow, game)
    taken = tuple((action.seat, action.code) for action in actions.record(uow.tx, game))
    return Course(uow.info(row), play.game_of(row), _state_at(uow, row, 0), taken)


def _state_at(uow: UnitOfWork, row: GameRow, number: int) -> GameState:
    """The state after so many actions; raises BadChoice where the rules of today don't lead there."""
    try:
        state: GameState = history.state_at(uow, row, number)[1]
        return state
    except UndoRefused as error:
        raise BadChoice("table-review-old", game=named(row.kind, row.id)) from error


def decisions(found: Course, seat: int) -> tuple[Decided, ...]:
    """Where the seat had a choice; raises BadChoice for a record that the rules of today don't allow."""
    game, state = found.game, found.game.clone(found.start)
    decided = []
    for number, (acting, code) in enumerate(found.taken):
        decision = game.decision(state)
        if decision is None or decision.seat != acting or code not in decision.actions:
            raise BadChoice("table-review-old", game=found.info.id)
        if acting == seat and len(decision.actions) > 1:
            thought = imagined(Asked(found.info.id, game.id, number, seat, found.info.level, state))
            decided.append(Decided(number, state.turn, state.phase, code, thought))
        game.step(state, code)
    return tuple(decided)


def past(uow: UnitOfWork, game: int, number: int) -> Position:
    """A finished game as it was after so many actions, with the decision of then."""
    row = _over(uow, game)
    rules, state = play.game_of(row), _state_at(uow, row, number)
    return Position(uow.info(row), rules, state, rules.decision(state))


def kept(uow: UnitOfWork, game: int, seat: int) -> str | None:
    """What is kept of a seat's review, as `keep` was given it; None after something was undone."""
    row = _over(uow, game)
    found = reviews.find(uow.tx, game, seat, row.number)
    return None if found is None else found.found


def keep(uow: UnitOfWork, game: int, seat: int, number: int, user: int, found: str) -> None:
    """Keeps what was found so far of a seat in a record of so many actions; nothing where the game goes on again."""
    row = uow.row(game)
    if row.status == "finished" and row.number == number:
        reviews.keep(uow.tx, reviews.ReviewRow(game, seat, number, uow.now, found), user)


def _over(uow: UnitOfWork, game: int) -> GameRow:
    row = uow.row(game)
    if row.status != "finished":
        raise WrongStatus("table-review-running", game=named(row.kind, game))
    return row


def seed_of(game: int, number: int, again: int) -> int:
    """The seed of a look at a decision: another for each time, the same whenever it is made."""
    digest = hashlib.sha256(f"{game}:{number}:{again}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


async def load_decisions(db: Database, game: int, seat: int) -> tuple[Course, tuple[Decided, ...]]:
    """A finished game and what this seat decided in it, played through beside the event loop."""
    found = await db.read(course, game)
    return found, await asyncio.to_thread(decisions, found, seat)
