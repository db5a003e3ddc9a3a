"""What has to be posted for a game, and what posting it needs, read in one transaction."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.core import history, notifications, outbox, queries
from bot.core.errors import NoGame
from bot.core.phase_history import Recap

if TYPE_CHECKING:
    from bot.core.model import Found, Moment, Position, Sheet
    from bot.core.notifications import Notice
    from bot.core.unit_of_work import Desk


class Agenda(NamedTuple):
    """What has to be posted for a game: the notices that are due, oldest first; and what that needs: the position
    and the messages to be found again, by role, and what has happened `since` the last own action of the seat
    that decides, where a prompt waits; all of it as it is `now`.

    Sheet and position are None of a damaged game, for the `trouble` told.
    """

    notices: tuple[Notice, ...]
    sheet: Sheet | None
    position: Position | None
    messages: dict[str, Found]
    since: Recap
    now: int
    trouble: Exception | None


class Pictured(NamedTuple):
    """What the pictures of a report are made of; None for what can't be told any more."""

    before: Any | None
    after: Moment | None


def agenda(desk: Desk, game: int, limit: int = 50, known: Position | None = None) -> Agenda:
    """The notices of a game that are due, with its position and messages; raises NoGame, also where its server is of
    a shard that another process serves: that one posts them.

    A position that is `known` already is not decoded again. Of a damaged game the position is missing, with the
    reason: its notices are there all the same.
    """
    row = desk.row(game)
    if desk.share is not None and not desk.share.has(row.server):
        raise NoGame("table-no-game")
    sheet = desk.apart(game, partial(desk.sheet, row), None)
    position = None if sheet is None else desk.apart(game, partial(desk.position, row, sheet, known), None)
    waiting = outbox.pending(desk, game, limit)
    asked = None if position is None else position.decision
    prompts = any(isinstance(notice.body, notifications.Prompt) for notice in waiting)
    return Agenda(
        waiting,
        sheet,
        position,
        outbox.messages(desk, game),
        history.since(desk, game, asked.seat) if prompts and asked is not None else Recap(),
        desk.now,
        desk.troubles[0].error if desk.troubles else None,
    )


def pictured(desk: Desk, game: int, revision: int, turn: int, phase: int, known: Position) -> Pictured:
    """What the pictures of a report are made of: the view before its first phase, and the moment behind the
    action that ended the last."""
    return Pictured(queries.view_before(desk, game, turn, phase), queries.moment(desk, game, revision, known))
