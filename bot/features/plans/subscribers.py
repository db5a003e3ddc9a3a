"""What games do for plans, and plans for games: orders answer, follow what is undone, and end with their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.events import Acted, ActionApplied, ClocksSuspended, SeatVacated, Undone
from bot.core.jobs import TransactionJob
from bot.features.plans import armed, auto_answer, together
from storage import games, standing_orders
from storage.answers import AUTO_ANSWER

if TYPE_CHECKING:
    from bot.core.hooks import Hooks
    from bot.core.unit_of_work import UnitOfWork
    from storage.games import GameRow
    from storage.transaction import Tx

WAITING = ("armed", "paused")


def register(hooks: Hooks) -> None:
    """Subscribes to what plans live by, and answers decisions that somebody has planned."""
    hooks.auto_answer(auto_answer.chosen)
    hooks.integrity(_need_readable)
    hooks.job(TransactionJob(AUTO_ANSWER, auto_answer.come_due, auto_answer.LATEST))
    hooks.subscribe(ActionApplied, lambda uow, event: auto_answer.forget_waiting(uow, event.row))
    hooks.subscribe(Acted, _acted)
    hooks.subscribe(Undone, auto_answer.undone)
    hooks.subscribe(SeatVacated, _seat_vacated)
    hooks.subscribe(ClocksSuspended, lambda uow, event: auto_answer.hurried(uow, event.row))


def _acted(uow: UnitOfWork, event: Acted) -> None:
    """Settles what was said for a phase that is over, and asks everybody for their plans where a stage begins."""
    now = event.state.turn, event.state.phase
    if event.game.decision(event.state) is not None and now != (event.turn, event.phase):
        auto_answer.lapse(uow, event.row, event.game, event.state)
    together.ask(uow, event)


def _seat_vacated(uow: UnitOfWork, event: SeatVacated) -> None:
    standing_orders.clear_plans(uow.tx, event.row.id, event.seat, uow.now)


def _need_readable(tx: Tx, row: GameRow) -> None:
    """Raises what decoding an order ends in that this bot did not write."""
    for seat in range(games.count_seats(tx, row.id)):
        for plan in standing_orders.plans(tx, row.id, seat, *WAITING):
            armed.decode(row.kind, plan.orders)
