"""Automatic answers: a seat's present decision is answered by its answer ahead, or by its plan.

`bot.core.play` performs them in the transaction of the action before, until a person has to be asked.
"""

import msgspec

from bot.core import notifications, play
from bot.core.answers import Answer, answer_of, label_of
from bot.core.answers import key_of as decision_key
from bot.core.events import ActionsUndone
from bot.core.hooks import AutoChoice
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import plan as plans
from bot.features.plans.lookahead import misfit
from rules.game import Game, GameState
from rules.model import Decision
from rules.register import find_game
from storage import answers as answer_rows
from storage import plans as plan_rows
from storage.games import GameRow
from storage.jobs import Job, ids_of, key_of

SOONEST_SECONDS, LATEST_SECONDS = 3 * 60, 40 * 60
"""The range of the random delay of an automatic answer to a decision about hidden cards, in seconds."""

LIVE_SOONEST_SECONDS, LIVE_LATEST_SECONDS = 20, 4 * 60
"""The same in a live session and at a table of the pace "live"."""


def choose(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    decision: Decision,
    waited: bool,
) -> AutoChoice | None:
    """Return the deciding seat's answer ahead, else its planned action, marked as used.

    Return None if its person has to be asked, or if the answer has to wait first. An answer ahead that doesn't fit any
    more is refused, and its person is asked.
    """
    # With hidden cards, an immediate answer would reveal that it was given ahead, so it waits for a random time.
    must_wait = game.hidden and state.phase <= game.guide.secrecy.phases and not waited
    for number, answer in answers_of(uow, row.id, decision.seat):
        if answer is None:
            answer_rows.settle_answer(uow.tx, number, "unreadable", uow.now)
        elif answer.key == decision_key(game, state, decision):
            why = misfit(game, state, decision, answer)
            if why is not None:
                answer_rows.settle_answer(uow.tx, number, "refused", uow.now)
                uow.post(row, notifications.Note(decision.seat, why.id, dict(why.args)))
                return None
            if must_wait:
                _postpone(uow, row)
                return None
            answer_rows.settle_answer(uow.tx, number, "applied", uow.now)
            return AutoChoice(
                answer.code, "ahead" if answer.source == "person" else "clock"
            )
    return _planned(uow, row, game, state, decision, must_wait)


def _planned(
    uow: UnitOfWork,
    row: GameRow,
    game: Game,
    state: GameState,
    decision: Decision,
    must_wait: bool,
) -> AutoChoice | None:
    """Return the planned action of the deciding seat; None if its plan was edited after the question was asked."""
    plan, revision = plans.load(uow.tx, row.id, decision.seat, state.turn)
    if revision >= row.revision:
        return None
    code, ask_reason = plans.choose(game, state, decision, plan)
    if (
        ask_reason is not None
        and not plan.announced
        and not (
            plan.placed and not plan.ask_taken and ask_reason.id in plans.GONE_MESSAGES
        )
    ):
        uow.post(
            row, notifications.Note(decision.seat, "plan-asks", {"why": ask_reason})
        )
        plans.store(
            uow.tx,
            row.id,
            decision.seat,
            state.turn,
            msgspec.structs.replace(plan, announced=True),
        )
    if code is None:
        return None
    if must_wait:
        _postpone(uow, row)
        return None
    if code in plan.places:
        plans.store(
            uow.tx, row.id, decision.seat, state.turn, plan.did(code, row.revision + 1)
        )
    return AutoChoice(code, "plan")


def _postpone(uow: UnitOfWork, row: GameRow) -> None:
    soonest, latest = (
        (LIVE_SOONEST_SECONDS, LIVE_LATEST_SECONDS)
        if row.session_until is not None or row.pace == "live"
        else (SOONEST_SECONDS, LATEST_SECONDS)
    )
    due = uow.now + soonest + uow.draw(latest - soonest)
    uow.schedule(answer_rows.AUTO_ANSWER, key_of(row.id), due, row.server, row.revision)


def postpone_again(uow: UnitOfWork, row: GameRow) -> None:
    """Give a waiting answer a new, shorter delay when a live session begins."""
    if answer_rows.waits_for(uow.tx, row.id) is not None:
        _postpone(uow, row)


def forget_waiting(uow: UnitOfWork, row: GameRow) -> None:
    """Cancel the waiting answer: its decision has been made."""
    uow.schedule(answer_rows.AUTO_ANSWER, key_of(row.id), None, row.server)


def apply_waiting(uow: UnitOfWork, job: Job) -> None:
    """Apply the answer that has waited."""
    (game,) = ids_of(job)
    row = uow.row(game)
    if row.status == "running" and job.payload is not None:
        play.come_due(uow, row, play.game_of(row), uow.state(row), int(job.payload))


def settle_lapsed(uow: UnitOfWork, row: GameRow, state: GameState) -> None:
    """Settle answers to decisions that did not come up before their phase ended; notify each seat in private."""
    for lapsed in answer_rows.lapse_answers(
        uow.tx, row.id, state.turn, state.phase, uow.now
    ):
        label = label_of(lapsed)
        if label is not None:
            args = {"what": label, "turn": lapsed.turn}
            uow.post(row, notifications.Note(lapsed.seat, "pace-ahead-unasked", args))


def answers_of(
    uow: UnitOfWork, game: int, seat: int
) -> list[tuple[int, Answer | None]]:
    """Return the row number and content of a seat's answers ahead; None for contents that this version can't read."""
    answers: list[tuple[int, Answer | None]] = []
    for waiting in answer_rows.waiting(uow.tx, game, seat):
        try:
            answers.append((waiting.id, answer_of(waiting)))
        except msgspec.DecodeError:
            answers.append((waiting.id, None))
    return answers


def restore_plans(uow: UnitOfWork, event: ActionsUndone) -> None:
    """Restore every plan as it was before the undone actions.

    If the undoing seat had acted, its plan is cleared, since it would repeat the action at once; else the
    present decision is left to its person. Standing orders given since then stay.
    """
    row, seat, first_undone = event.row, event.seat, event.actions[0]
    placing = find_game(row.kind).guide.placing_phase
    placed = [
        action
        for action in event.actions
        if action.seat == seat and action.phase == placing
    ]
    acted = any(action.source == "plan" for action in placed)
    forget_waiting(uow, row)
    newest = {plan_row.seat: plan_row for plan_row in plan_rows.of_game(uow.tx, row.id)}
    for plan_row in newest.values():
        now = plans.load(uow.tx, row.id, plan_row.seat, plan_row.turn).plan
        then = now.before(first_undone.revision)
        if plan_row.turn > event.turn:
            earlier_plan = plans.load(
                uow.tx, row.id, plan_row.seat, event.turn
            ).plan.before(first_undone.revision)
            then = earlier_plan.with_standing_of(now)
            plan_rows.remove(uow.tx, row.id, plan_row.seat, after=event.turn)
        if acted and plan_row.seat == seat and then.places:
            then = then.without_list()
            uow.post(row, notifications.Note(seat, "plan-undone", {}))
        waits = bool(placed) and plan_row.seat == seat
        if then != now or plan_row.turn > event.turn or waits:
            text = plans.encode(then)
            turn = min(plan_row.turn, event.turn)
            revision = row.revision if waits else plan_row.revision
            plan_rows.keep(
                uow.tx,
                row.id,
                plan_rows.PlanRow(plan_row.seat, turn, text, revision, plan_row.at),
            )
