"""The last picture in a thread within a phase: when it is updated, and its content."""

from typing import NamedTuple

from bot.core import game_info, history, jobs, outbox
from bot.core.errors import NoGame
from bot.core.events import ActionPerformed, ActionsUndone
from bot.core.hooks import Hooks
from bot.core.model import Position
from bot.core.unit_of_work import UnitOfWork
from rules.model import Event
from storage import games, message_slots, notification_kinds
from storage import outbox as rows
from storage.jobs import Job

PAUSE = 15  # seconds between two pictures of a game at least
# seconds between two looks at first where nobody could be asked
LEAST_WAIT_SECONDS = 600
# seconds between two looks where nobody could be asked for as long
MOST_WAIT_SECONDS = 3600


class OutOfDate(NamedTuple):
    """A message with an outdated picture, and the picture's new content: the position, and the events of its phase."""

    board: rows.MessageRef
    position: Position
    events: tuple[Event, ...]


def register(hooks: Hooks) -> None:
    """Subscribe to the events that make a picture outdated or complete."""
    hooks.subscribe(ActionPerformed, outbox.outdates_picture)
    hooks.subscribe(ActionsUndone, outbox.undoes_picture)


def load(uow: UnitOfWork, job: Job) -> OutOfDate | None:
    """Return the new content of a picture; None where it waits or is up to date, and then the job is removed."""
    try:
        row = uow.row(int(job.key))
    except NoGame:
        settled(uow, job)
        return None
    board = rows.message(uow.tx, row.id, message_slots.BOARD)
    due = (
        None if board is None else _due(uow, row, board, undone=job.payload is not None)
    )
    if board is None or due is None:
        settled(uow, job)
        return None
    if due > uow.now:
        jobs.put_off(uow, job, due)
        return None
    return OutOfDate(board, uow.position(row), history.present(uow, row.id).events)


def _due(
    uow: UnitOfWork, row: games.GameRow, board: rows.MessageRef, *, undone: bool
) -> int | None:
    """Return when a picture has to show the latest actions; None if it shows them.

    While the next prompt waits, or while only one player may know the actions, it is put off.
    """
    if row.status != "running" or board.revision >= row.revision:
        return None
    if rows.waits(
        uow.tx, row.id, notification_kinds.PROMPT
    ) or game_info.hidden_actions(uow.tx, row):
        if row.unasked is None:
            return uow.now + PAUSE
        return uow.now + max(
            LEAST_WAIT_SECONDS, min(uow.now - row.unasked, MOST_WAIT_SECONDS)
        )
    since = max(board.revision, row.phase_ended)
    is_outdated = undone or history.past_actions(uow, row.id, since)
    return board.at + PAUSE if is_outdated else None


def shown(uow: UnitOfWork, job: Job, board: rows.MessageRef, revision: int) -> None:
    """Store that a picture shows the position of a revision; later actions wait."""
    game = int(job.key)
    now = rows.message(uow.tx, game, message_slots.BOARD)
    if now is not None and now.message == board.message:
        outbox.keep(
            uow, game, message_slots.BOARD, board.channel, board.message, revision
        )
    if uow.row(game).revision == revision:
        settled(uow, job)
    else:
        jobs.put_off(uow, job, uow.now + PAUSE)


def settled(uow: UnitOfWork, job: Job) -> None:
    """Note that nothing is to be done for a picture.

    It shows all, or stays until the next report has another.
    """
    uow.schedule(outbox.PICTURE, job.key, None, job.server)
