"""What has to be posted for a game, and what posting it needs, read in one transaction."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bot.core import history, notifications, outbox, queries
from bot.core.errors import NoGame
from bot.core.phase_history import Recap

if TYPE_CHECKING:
    from bot.core.model import GameInfo, MessageRef, Moment, Position
    from bot.core.notifications import Notification
    from bot.core.unit_of_work import UnitOfWork
    from rules.model import GameView


class Agenda(NamedTuple):
    """What has to be posted for a game: the notices that are due, oldest first; and what that needs: the position
    and the messages to be found again, by role, and what has happened `since` the last own action of the seat
    that decides, where a prompt waits; all of it as it is `now`.

    Sheet and position are None of a damaged game, for the `trouble` told.
    """

    notices: tuple[Notification, ...]
    info: GameInfo | None
    position: Position | None
    messages: dict[str, MessageRef]
    since: Recap
    now: int
    trouble: Exception | None


class Pictured(NamedTuple):
    """What the pictures of a report are made of; None for what can't be told any more."""

    before: GameView | None
    after: Moment | None


def agenda(uow: UnitOfWork, game: int, limit: int = 50, known: Position | None = None) -> Agenda:
    """The notices of a game that are due, with its position and messages; raises NoGame, also where its server is of
    a shard that another process serves: that one posts them.

    A position that is `known` already is not decoded again. Of a damaged game the position is missing, with the
    reason: its notices are there all the same.
    """
    row = uow.row(game)
    if uow.share is not None and not uow.share.has(row.server):
        raise NoGame("table-no-game")
    info = uow.apart(game, partial(uow.info, row), None)
    position = None if info is None else uow.apart(game, partial(uow.position, row, info, known), None)
    waiting = outbox.pending(uow, game, limit)
    asked = None if position is None else position.decision
    prompts = any(isinstance(notification.body, notifications.Prompt) for notification in waiting)
    return Agenda(
        waiting,
        info,
        position,
        outbox.messages(uow, game),
        history.since(uow, game, asked.seat) if prompts and asked is not None else Recap(),
        uow.now,
        uow.troubles[0].error if uow.troubles else None,
    )


def pictured(uow: UnitOfWork, game: int, revision: int, turn: int, phase: int, known: Position) -> Pictured:
    """What the pictures of a report are made of: the view before its first phase, and the moment behind the
    action that ended the last."""
    return Pictured(queries.view_before(uow, game, turn, phase), queries.moment(uow, game, revision, known))
