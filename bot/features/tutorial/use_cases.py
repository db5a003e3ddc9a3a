"""What the guide of a newcomer has told already follows from what was chosen before: nothing of it is stored."""

from __future__ import annotations

from typing import NamedTuple

from bot.core import history, play
from bot.core.errors import UndoRefused
from bot.core.notifications import Notification
from bot.core.unit_of_work import UnitOfWork
from storage import actions, game_lists, user_data
from storage.games import GameRow

TURNS = 2  # after which the guide is silent until it is asked
SETTING = "guide"
"""The person's setting: on, off, or missing, which is on until they have finished a game."""


class Lesson(NamedTuple):
    """What a guide has to tell at a decision: `speaks` is whether it does so unasked, `phase` whether the phase comes
    up for the first time, `choices` whether such choices do."""

    speaks: bool
    phase: bool
    choices: bool


def lesson(uow: UnitOfWork, row: GameRow, notification: Notification | None = None) -> Lesson | None:
    """What the guide of a newcomer has to tell at the present decision; None at a table without a guide."""
    info = uow.info(row)
    person = info.alone
    if row.status != "running" or person is None:
        return None
    if row.imported or row.turn > TURNS or not _wanted(uow, person):
        return Lesson(False, False, False)
    try:
        phases, kinds = _met(uow, row, info.seats_of(person))
    except UndoRefused:  # a record of other rules
        return Lesson(False, False, False)
    return Lesson(True, row.phase not in phases, row.decision not in kinds)


def _wanted(uow: UnitOfWork, person: int) -> bool:
    chosen = user_data.settings(uow.tx, "user", person).get(SETTING)
    return chosen == "on" or (chosen is None and not game_lists.has_finished(uow.tx, person))


def _met(uow: UnitOfWork, row: GameRow, seats: tuple[int, ...]) -> tuple[set[int], set[str]]:
    """The phases and the kinds of decisions in which these seats have chosen, from the few actions of these turns."""
    game = play.game_of(row)
    phases: set[int] = set()
    kinds: set[str] = set()
    state = history.state_at(uow, row, 0)[1]
    for action in actions.record(uow.tx, row.id):
        decision = game.decision(state)
        if decision is None or action.code not in decision.actions:
            raise UndoRefused("table-undo-deep")
        if action.seat in seats:
            phases.add(action.phase)
            kinds.add(decision.kind)
        game.step(state, action.code)
    return phases, kinds
