"""The subscriptions of plans to events of the core."""

from bot.core import events
from bot.core.hooks import Hooks
from bot.core.jobs import TransactionJob
from bot.core.unit_of_work import UnitOfWork
from bot.features.plans import auto_answer, early, plan, together
from rules.register import find_game
from storage import plans
from storage.answers import AUTO_ANSWER
from storage.games import GameRow
from storage.transaction import Tx


def register(hooks: Hooks) -> None:
    """Subscribe to events that affect plans, and register automatic answers, checks and jobs."""
    hooks.auto_answers.append(auto_answer.choose)
    hooks.integrity_checks.append(_need_readable)
    hooks.jobs.append(
        TransactionJob(
            AUTO_ANSWER, auto_answer.apply_waiting, auto_answer.LATEST_SECONDS
        )
    )
    hooks.subscribe(events.ActionApplied, _applied)
    hooks.subscribe(events.ActionPerformed, _acted)
    hooks.subscribe(events.ActionsUndone, auto_answer.restore_plans)
    hooks.subscribe(
        events.SeatVacated,
        lambda uow, event: plans.remove(uow.tx, event.row.id, event.seat),
    )
    hooks.subscribe(
        events.ClocksSuspended,
        lambda uow, event: auto_answer.postpone_again(uow, event.row),
    )
    hooks.subscribe(
        events.ClocksSuspended, lambda uow, event: together.stop_asking(uow, event.row)
    )
    hooks.subscribe(
        events.ClocksSuspended, lambda uow, event: early.stop_asking(uow, event.row)
    )
    hooks.subscribe(
        events.SeatChanging,
        lambda uow, event: together.stop_asking(uow, event.row, event.seat),
    )
    hooks.subscribe(
        events.SeatChanging,
        lambda uow, event: early.stop_asking(uow, event.row, event.seat),
    )
    hooks.subscribe(
        events.GameCancelled, lambda uow, event: early.stop_asking(uow, event.row)
    )
    hooks.subscribe(
        events.GameCancelled, lambda uow, event: uow.forget_asked(event.row.id)
    )
    hooks.subscribe(events.AskingOutdated, _outdated)
    hooks.subscribe(events.GameStarted, _outdated)
    hooks.jobs.append(
        TransactionJob(early.EARLY_JOB, early.ask_next, early.LONGEST_WAIT)
    )
    hooks.subscribe(
        events.AskedLate,
        lambda uow, event: together.answer_for_late_seat(uow, event.row, event.seat),
    )


def _applied(uow: UnitOfWork, event: events.ActionApplied) -> None:
    """Cancel a waiting answer; count a placement that its person has made as one of their list."""
    auto_answer.forget_waiting(uow, event.row)
    action = event.action
    if action.phase == find_game(event.row.kind).guide.placing_phase:
        early.end_after_placing(uow, event.row, action.seat)
        current = plan.load(uow.tx, event.row.id, action.seat, action.turn).plan
        if action.code in current.left:
            plan.store(
                uow.tx,
                event.row.id,
                action.seat,
                action.turn,
                current.did(action.code, action.revision),
            )


def _acted(uow: UnitOfWork, event: events.ActionPerformed) -> None:
    """Settle answers to a phase that is over, and ask all seats that can be asked now."""
    now = event.state.turn, event.state.phase
    if event.row.deciding is not None:
        if now != (event.turn, event.phase):
            auto_answer.settle_lapsed(uow, event.row, event.state)
        together.update_asked(uow, event.row, event.state, acted=event.seat)
    early.update_asked(uow, event.row, event.state)


def _outdated(
    uow: UnitOfWork, event: events.AskingOutdated | events.GameStarted
) -> None:
    row = event.row
    together.ask_outdated(uow, row)
    if row.status == "running" and row.deciding is not None:
        early.update_asked(uow, row, uow.state(row))


def _need_readable(tx: Tx, row: GameRow) -> None:
    """Raise msgspec.DecodeError for a plan that this version can't read."""
    for plan_row in plans.of_game(tx, row.id):
        plan.decode(plan_row.plan)
