"""Going on without asking: what a seat has answered ahead or ordered for the decision it has to make now.

`play` performs it, in the same transaction, and asks again, until somebody has to be asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.core import catalogue, notifications, play
from bot.core.answers import Answer, answer_of, label_of
from bot.core.catalogue import say
from bot.core.hooks import AutoChoice
from bot.core.jobs import ids_of, key_of
from bot.features.plans import armed as order_data
from bot.features.plans.choose import Choice, Next, choose, is_hidden
from bot.features.plans.evaluate import is_over
from bot.features.plans.order_notation import spell
from rules.register import find_game
from storage import answers as answer_rows
from storage import standing_orders as order_rows
from storage.answers import AUTO_ANSWER

if TYPE_CHECKING:
    from bot.core.events import Undone
    from bot.core.unit_of_work import UnitOfWork
    from rules.game import Game, GameState
    from rules.model import Decision
    from rules.orders import Armed
    from storage.games import GameRow
    from storage.jobs import Job


SOONEST, LATEST = 3 * 60, 40 * 60
"""Seconds after which an automatic answer to a decision about hidden cards comes, by chance between."""

SOON, LATE = 20, 4 * 60
"""The same where people play live: in a live session, and at a table of that pace."""


class Mine(NamedTuple):
    """The waiting answers and armed plans of a seat, by the ids of their rows."""

    answers: list[tuple[int, Answer]]
    plans: list[tuple[int, Armed]]


def chosen(
    uow: UnitOfWork, row: GameRow, game: Game, state: GameState, decision: Decision, waited: bool
) -> AutoChoice | None:
    """What the deciding seat has said about its decision, marked as used; None when it has to be asked, or
    when the answer must wait so that its moment tells nothing (unless it has `waited`)."""
    choice = _next(uow, row, game, state, decision).choice
    if choice is None:
        return None
    if is_hidden(game, state) and not waited:
        _put_off(uow, row)
        return None
    _use(uow, row, game, state, decision, choice)
    return AutoChoice(choice.code, choice.source)


def _put_off(uow: UnitOfWork, row: GameRow) -> None:
    soonest, latest = (SOON, LATE) if row.evening is not None or row.pace == "live" else (SOONEST, LATEST)
    due = uow.now + soonest + uow.draw(latest - soonest)
    uow.schedule(AUTO_ANSWER, key_of(row.id), due, row.server, row.revision)


def hurried(uow: UnitOfWork, row: GameRow) -> None:
    """A live session begins: what waits so that its moment tells nothing comes as soon as others answer."""
    if answer_rows.waits_for(uow.tx, row.id) is not None:
        _put_off(uow, row)


def forget_waiting(uow: UnitOfWork, row: GameRow) -> None:
    """What waits is for a decision that has been made."""
    uow.schedule(AUTO_ANSWER, key_of(row.id), None, row.server)


def come_due(uow: UnitOfWork, job: Job) -> None:
    """An automatic answer that waited is due."""
    (game,) = ids_of(job)
    row = uow.row(game)
    if row.status == "running" and job.payload is not None:
        play.come_due(uow, row, play.game_of(row), uow.state(row), int(job.payload))


def lapse(uow: UnitOfWork, row: GameRow, game: Game, state: GameState) -> None:
    """Settles the answers whose phase is over and who were never asked; each is told to its seat alone."""
    for lapsed in answer_rows.lapse_answers(uow.tx, row.id, state.turn, state.phase, uow.now):
        label = label_of(lapsed)
        if label is not None:
            told = {"what": label, "turn": lapsed.turn}
            uow.post(row, notifications.Note(lapsed.seat, "pace-ahead-unasked", told))


def _next(uow: UnitOfWork, row: GameRow, game: Game, state: GameState, decision: Decision) -> Next[int]:
    """What the deciding seat has said; what lapses is settled and told to it alone."""
    mine = said(uow, row, decision.seat, state.turn)
    if not mine.answers and not mine.plans:
        return Next()
    found = choose(game, state, decision, mine.answers, mine.plans)
    for lapse in found.lapses:
        if lapse.source == "ahead":
            answer_rows.settle_answer(uow.tx, lapse.row, "refused", uow.now)
            uow.post(row, notifications.Note(decision.seat, lapse.why.id, dict(lapse.why.args)))
        else:
            order_rows.end_plan(uow.tx, lapse.row, "stopped", catalogue.keep(lapse.why), uow.now)
            text = spell(game, dict(mine.plans)[lapse.row].order)
            told = {"order": text, "why": lapse.why}
            uow.post(row, notifications.Note(decision.seat, "pace-plan-stopped", told))
    return found


def _use(
    uow: UnitOfWork, row: GameRow, game: Game, state: GameState, decision: Decision, choice: Choice[int]
) -> None:
    """Marks an answer as applied, or counts what an order has done."""
    if choice.source == "ahead":
        answer_rows.settle_answer(uow.tx, choice.row, "applied", uow.now)
        return
    armed = dict(said(uow, row, decision.seat, state.turn).plans)[choice.row]
    armed = order_data.after(armed, choice.code, row.revision + 1)
    order_rows.change_plan(uow.tx, choice.row, order_data.encode(armed))
    if is_over(armed, state.turn):
        order_rows.end_plan(uow.tx, choice.row, "done", None, uow.now)


def said(uow: UnitOfWork, row: GameRow, seat: int, turn: int) -> Mine:
    """What a seat has said for decisions that come up from now on; plans that have expired are ended, and
    what another version wrote and this one can't read: a game never stands still for it."""
    answers = []
    for number, answer in answers_of(uow, row.id, seat):
        if answer is None:
            answer_rows.settle_answer(uow.tx, number, "unreadable", uow.now)
        else:
            answers.append((number, answer))
    plans = []
    for found in order_rows.plans(uow.tx, row.id, seat, "armed"):
        try:
            armed = order_data.decode(row.kind, found.orders)
        except msgspec.DecodeError:
            order_rows.end_plan(uow.tx, found.id, "done", "unreadable", uow.now)
            continue
        if is_over(armed, turn):
            order_rows.end_plan(uow.tx, found.id, "done", None, uow.now)
        elif found.armed_revision < row.revision:  # never for the decision that was being asked
            plans.append((found.id, armed))
    return Mine(answers, plans)


def answers_of(uow: UnitOfWork, game: int, seat: int) -> list[tuple[int, Answer | None]]:
    """(row, answer) of what a seat has answered ahead; None for what this version can't read."""
    found: list[tuple[int, Answer | None]] = []
    for waiting in answer_rows.waiting(uow.tx, game, seat):
        try:
            found.append((waiting.id, answer_of(waiting)))
        except msgspec.DecodeError:
            found.append((waiting.id, None))
    return found


def undone(uow: UnitOfWork, event: Undone) -> None:
    """Orders are as they were before what was taken back; if a plan of the seat had acted, its plans stop."""
    row, seat, first = event.row, event.seat, event.actions[0]
    planned = any(action.seat == seat and action.source == "plan" for action in event.actions)
    forget_waiting(uow, row)
    for found in order_rows.plans_to_restore(uow.tx, row.id, first.at):
        if not planned or found.seat != seat:
            _restore(uow, row, found, first.revision, event.turn)
    if not planned:
        return
    why = say("pace-plan-undone")
    for found in order_rows.plans(uow.tx, row.id, seat, "armed"):
        order_rows.end_plan(uow.tx, found.id, "stopped", catalogue.keep(why), uow.now)
        order = spell(find_game(row.kind), order_data.decode(row.kind, found.orders).order)
        uow.post(row, notifications.Note(seat, "pace-plan-stopped", {"order": order, "why": why}))


def _restore(uow: UnitOfWork, row: GameRow, found: order_rows.PlanRow, revision: int, turn: int) -> None:
    """Gives an order back what it did from a revision on; one that was through, or whose turn was over, goes on."""
    try:
        armed = order_data.decode(row.kind, found.orders)
    except msgspec.DecodeError:
        return
    then = order_data.before(armed, revision)
    if then != armed:
        order_rows.change_plan(uow.tx, found.id, order_data.encode(then))
    if found.status == "done" and not is_over(then, turn):
        order_rows.go_on(uow.tx, found.id)
