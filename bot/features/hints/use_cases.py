"""Advice of computers to people: the right to it (docs/computers.md), and the position it is computed from."""

import asyncio
from typing import NamedTuple

from bot.core import game_info, history, play
from bot.core.database import UseCaseRunner
from bot.core.errors import BadChoice, NotAllowed, NotYourDecision
from bot.core.model import Person, Thought
from bot.core.unit_of_work import UnitOfWork
from bot.features.computers.use_cases import Asked, thought_for
from rules.model import Event
from storage import actions, games

SPECTATOR = -1
"""The seat of who holds none: everything that only a seat knows is dealt again for it."""


class Explaining(NamedTuple):
    """A computer's action that is to be explained, with the true position before it.

    The position is imagined for spectators unless the game is over (`whole`), when nothing of it is hidden
    any more.
    """

    asked: Asked
    seat: int
    code: str
    events: tuple[Event, ...]
    whole: bool


class Choice(NamedTuple):
    """A computer's action that can be explained: its number in the record, its seat, and its events."""

    number: int
    seat: int
    events: tuple[Event, ...]


def of_decision(uow: UnitOfWork, game: int, person: Person) -> Asked:
    """Return the present decision, for a hint to the person who has it."""
    row = uow.row(game, "running")
    mine = uow.seats_of(row, person)
    _need_allowed(uow, row)
    put = uow.put_to(row, mine)
    if put is None:
        raise NotYourDecision("table-hint-not-yours")
    return Asked(row.id, row.kind, row.revision, put[0], row.level, put[1])


def _need_allowed(uow: UnitOfWork, row: games.GameRow) -> None:
    """Raise NotAllowed where the game is rated, or the table wants no advice."""
    info = uow.info(row)
    if info.advises:
        return
    if info.rated:
        raise NotAllowed("table-hints-rated")
    raise NotAllowed("table-hints-off")


def holds(uow: UnitOfWork, game: int, person: Person, revision: int) -> bool:
    """Return whether advice for a revision can be shown to the person: not once the game has moved on."""
    row = uow.row(game)
    if row.status != "running" or row.revision != revision:
        return False
    uow.seats_of(row, person)
    _need_allowed(uow, row)
    return True


def explainable(
    uow: UnitOfWork, game: int, person: Person, most: int = 25, to: int | None = None
) -> tuple[Choice, ...]:
    """Return computers' last actions that the person can have explained, up to a number, newest first."""
    row = _need_explainable(uow, game, person)
    rules = play.game_of(row)
    public = game_info.public_number(uow.tx, row)
    last = public if to is None else min(to, public)
    rows = actions.latest_by_computers(uow.tx, game, last, most)
    return tuple(
        Choice(number, seat, tuple(rules.decode_events(events)))
        for number, seat, events in rows
    )


def of_action(uow: UnitOfWork, game: int, person: Person, number: int) -> Explaining:
    """Return an action of a computer, to be explained."""
    row = _need_explainable(uow, game, person)
    action = actions.of_computer(uow.tx, game, number)
    if action is None or number > game_info.public_number(uow.tx, row):
        raise BadChoice("table-explain-none")
    state = history.state_at(uow, row, number - 1)[1]
    over = row.status == "finished"
    seat = action.seat if over else SPECTATOR
    level = games.holders(uow.tx, game)[action.seat].player or row.level
    asked = Asked(row.id, row.kind, action.revision, seat, level, state)
    events = tuple(play.game_of(row).decode_events(action.events))
    return Explaining(asked, action.seat, action.code, events, over)


def _need_explainable(uow: UnitOfWork, game: int, person: Person) -> games.GameRow:
    """Return the game whose computers are explained to the person.

    While it is played that is only for players, if it allows that.
    """
    row = uow.row(game, "running", "finished")
    if row.status == "running":
        uow.seats_of(row, person)
        _need_allowed(uow, row)
    return row


async def thought_of_decision(db: UseCaseRunner, game: int, person: Person) -> Thought:
    """Return a person's present decision as a computer may think about it."""
    return await asyncio.to_thread(
        thought_for, await db.read(of_decision, game, person)
    )


async def thought_of_action(
    db: UseCaseRunner, game: int, person: Person, number: int
) -> tuple[Explaining, Thought]:
    """Return a computer's action to be explained to a person, and the position before it."""
    explaining = await db.read(of_action, game, person, number)
    return explaining, await asyncio.to_thread(
        thought_for, explaining.asked, whole=explaining.whole
    )
