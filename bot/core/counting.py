"""A game that is counted before its end, as a tournament counts a table whose round is over.

Its rating is that of the count, weighted by its turn as that of a forfeit is. Playing on is friendly: no clock runs, it
is not rated, and after a month of silence it closes.
"""

from collections.abc import Sequence

from bot.core import answers, final_order, notifications, play
from bot.core.clock import clocks
from bot.core.events import GameCounted
from bot.core.jobs import DAY, TransactionJob
from bot.core.table_settings import RATED
from bot.core.unit_of_work import UnitOfWork
from rules.model import Result
from storage import clocks as clock_rows
from storage import games
from storage.games import GameRow
from storage.jobs import Job, ids_of

SILENT = "game.silent"
SILENCE = 30 * DAY  # without an action, after which a friendly game closes


def count(uow: UnitOfWork, row: GameRow, ranks: Sequence[int]) -> None:
    """Count a running game with these ranks by seat, from 1; the game goes on as a friendly one."""
    result = Result(
        tuple(-rank for rank in ranks),
        tuple(at for at, rank in enumerate(ranks) if rank == 1),
    )
    uow.publish(
        GameCounted(
            row, play.game_of(row), final_order.of_game(uow, row, result, "counted")
        )
    )
    row.rated, row.pace, row.late = RATED[1], "none", "wait"
    games.update(uow.tx, row.id, rated=row.rated, pace=row.pace, late=row.late)
    clock_rows.forget(uow.tx, row.id)
    clocks.begin(uow, row, answers.awaited(uow, row))
    uow.ask(row, renews=True)
    uow.schedule(SILENT, str(row.id), uow.now + SILENCE, row.server)


def _close(uow: UnitOfWork, job: Job) -> None:
    row = uow.row(ids_of(job)[0])
    if row.status != "running":
        return
    since = row.since or row.created
    if uow.now - since < SILENCE:
        uow.schedule(SILENT, job.key, since + SILENCE, row.server)
    else:
        play.cancel(uow, row, notifications.Cancelled("silence"))


JOB = TransactionJob(SILENT, _close, SILENCE)
