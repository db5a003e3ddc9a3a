"""What happens in a game while its players meet: a session goes on while they act, and ends when one of them leaves."""

from __future__ import annotations

from bot.core.events import (
    Acted,
    ActionApplied,
    AnswerKept,
    ClocksPausing,
    GameCancelled,
    GameEnded,
    PlayerDeparted,
    SeatChanging,
    Undone,
)
from bot.core.hooks import Hooks
from bot.core.jobs import TransactionJob
from bot.core.unit_of_work import UnitOfWork
from bot.features.live_session import use_cases


def register(hooks: Hooks) -> None:
    """Subscribes to what sessions begin, last and end with, and carries out votes for one."""
    hooks.subscribe(ActionApplied, _stirred)
    hooks.subscribe(AnswerKept, _stirred)
    hooks.subscribe(Undone, _stirred)
    hooks.subscribe(GameEnded, _over)
    hooks.subscribe(GameCancelled, _over)
    hooks.subscribe(Acted, lambda uow, event: use_cases.offer(uow, event.row, event.seat))
    hooks.subscribe(PlayerDeparted, lambda uow, event: use_cases.end(uow, event.row, "left", event.seat))
    hooks.subscribe(SeatChanging, lambda uow, event: use_cases.end(uow, event.row, "seat"))
    hooks.subscribe(ClocksPausing, lambda uow, event: use_cases.end(uow, event.row, "paused"))
    hooks.vote("evening", use_cases.begin)
    ends = TransactionJob(
        use_cases.KIND, use_cases.run_out, use_cases.WAIT, use_cases.give_up, use_cases.set_back
    )
    hooks.job(ends)


def _stirred(uow: UnitOfWork, event: ActionApplied | AnswerKept | Undone) -> None:
    use_cases.stirred(uow, event.row)


def _over(uow: UnitOfWork, event: GameEnded | GameCancelled) -> None:
    use_cases.stop(uow, event.row)
