"""The refusals of use cases, each a kind sentence for the person who asked; nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.catalogue import has, say
from rules.model import Arg, Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.model import Position


def named(kind: str, number: int) -> Message:
    """Return a game as people call it: "Caylus #12"."""
    title = f"game-{kind}".replace("_", "-")
    own = (
        say(title) if has(title) else Message(title, {}, kind.replace("_", " ").title())
    )
    return say("table-game", title=own, number=str(number))


class UserError(Exception):
    """A refusal; `message` is the sentence for people (id, arguments, English)."""

    def __init__(
        self,
        message_id: str,
        /,
        position: Position | None = None,
        words: Message | None = None,
        **args: Arg,
    ) -> None:
        self.message: Message = words if words is not None else say(message_id, **args)
        self.position = position
        super().__init__(self.message.english)


class NoGame(UserError):
    """There is no such game, lobby or vote (any more)."""


class AccessNeeded(NoGame):
    """The game is played elsewhere: whoever asks finds out whether this person sees that place, and asks again."""


class WrongStatus(UserError):
    """The game is not in the state this needs: a lobby, running, finished."""


class NotAllowed(UserError):
    """Only somebody else may do this."""


class NotSeated(UserError):
    """The asker holds no seat here."""


class SeatTaken(UserError):
    """The seat, table or channel is taken, or the asker sits there already."""


class Restricted(SeatTaken):
    """A `user` is barred from new games on this server."""

    def __init__(self, user: int, name: str) -> None:
        super().__init__("barred-them", user=name)
        self.user = user


class ReasonNeeded(UserError):
    """A moderator gave no reason for an `act` in a game, which may set `settings`."""

    def __init__(self, game: int, act: str, settings: Mapping[str, str]) -> None:
        super().__init__("press-unknown")
        self.game, self.act, self.settings = game, act, settings


class BadChoice(UserError):
    """An option, setting or record that can't be used."""


class StaleRequest(UserError):
    """Made for an earlier revision; carries the position as it is now."""


class NotYourDecision(UserError):
    """Another seat decides now."""


class IllegalChoice(UserError):
    """The rules refuse the action; carries the position as it is now."""


class UndoRefused(UserError):
    """The undo policy forbids it, or there is nothing to undo."""


class VoteRefused(UserError):
    """The vote is over or doesn't ask this person."""


class TooManySearches(UserError):
    """The asker has had as many searches as the server allows for an hour."""


class NoThought(UserError):
    """The processes that think give no answer."""


class Unreadable(UserError):
    """Something stored of the game can't be read: the file is damaged."""
