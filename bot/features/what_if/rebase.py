"""A simulation whose game has moved on: the steps that are still possible are tried again from how it stands now."""

from __future__ import annotations

from typing import NamedTuple

from bot.core import game_info, history
from bot.core.errors import BadChoice, UndoRefused
from bot.core.unit_of_work import UnitOfWork
from bot.features.what_if import simulate
from bot.features.what_if import simulate as written
from bot.features.what_if.simulate import Simulation, Step
from rules.register import find_game
from storage import actions, games


class Carried(NamedTuple):
    """The simulation from how the game stands now; how many steps have really happened meanwhile, and those that are no
    longer possible."""

    simulation: Simulation
    happened: int
    lost: tuple[Step, ...]


def carry(uow: UnitOfWork, game: int, user: int, revision: int, line: str) -> Carried:
    """The line of a revision that is no more; without a step where that position can't be made again for this person,
    as after an undo. Nothing is written. Raises WrongStatus for a game that is over."""
    now = simulate.look(uow, game, user, None, "")
    before = _before(uow, game, user, now, revision, line)
    if before is None:
        return Carried(now, 0, ())
    row = uow.row(game)
    last = game_info.public_number(uow.tx, row)
    since = [
        (action.seat, action.code)
        for action in actions.record(uow.tx, game)
        if action.revision > revision and action.number <= last
    ]
    kept, lost, happened = "", [], 0
    at = now
    for step in before.steps:
        if step.key is None:
            if at.again:
                kept += written.AGAIN
        elif (step.seat, step.code) in since:
            since.remove((step.seat, step.code))
            happened += 1
            continue
        else:
            place = _place(at, step)
            if place is None:
                lost.append(step)
                continue
            kept += written.write(place)
        at = simulate.look(uow, game, user, now.revision, kept)
    return Carried(at, happened, tuple(lost))


def _place(at: Simulation, step: Step) -> int | None:
    """The place of a step's code among those that can be tried now; None where it can't be."""
    decision = at.position.decision
    if at.stop is not None or decision is None or decision.seat != step.seat:
        return None
    return decision.actions.index(step.code) if step.code in decision.actions else None


def _before(
    uow: UnitOfWork, game: int, user: int, now: Simulation, revision: int, line: str
) -> Simulation | None:
    """The simulation as it was; None where the person may not know that position, or nobody can make it again."""
    row, rules = uow.row(game), find_game(uow.row(game).kind)
    holders = games.holders(uow.tx, game)
    if revision > now.revision or any(
        holder.user == user and (holder.began_revision or 0) > revision for holder in holders
    ):
        return None
    log = [action for action in actions.log(uow.tx, game) if action.revision <= revision]
    if any(action.undone is not None and action.undone > revision for action in log):
        return None
    number = max((action.number for action in log if action.undone is None), default=0)
    try:
        state = history.state_at(uow, row, number)[1]
        decision = rules.decision(state)
        if decision is None or decision.kind in rules.guide.at_once:
            return None
        copy = simulate.imagined(rules, row, revision, state, now.seats)
        return simulate.played(rules, uow.info(row, holders), copy, revision, now.seats, line)
    except (BadChoice, UndoRefused):
        return None
