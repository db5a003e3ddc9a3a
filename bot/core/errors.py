"""What a use case can refuse, each a kind sentence for the person who asked; nothing has changed.

TableError
+-- NoGame          there is no such game, lobby or vote (any more)
+-- WrongStatus     the game is not in the state this needs (a lobby, running, finished)
+-- NotAllowed      only somebody else may do this
+-- NotSeated       the asker holds no seat here
+-- SeatTaken       the seat, table or channel is taken, or the asker sits there already
+-- BadChoice       an option, setting or record that can't be used
+-- StaleRequest    made for an earlier revision; carries the position as it is now
+-- NotYourDecision another seat decides now
+-- IllegalAction   the rules refuse the action; carries the position as it is now
+-- UndoRefused     the undo policy forbids it, or there is nothing to undo
+-- VoteRefused     the vote is over or doesn't ask this person
+-- TooManySearches the asker has had as many searches as the server allows for an hour
+-- NoThought       the processes that think give no answer
+-- Unreadable      something stored of the game can't be read: the file is damaged
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.catalogue import has, say
from rules.model import Arg, Message

if TYPE_CHECKING:
    from bot.core.model import Position


def named(kind: str, number: int) -> Message:
    """A game as people call it: "Caylus #12"."""
    title = f"game-{kind}".replace("_", "-")
    own = say(title) if has(title) else Message(title, {}, kind.replace("_", " ").title())
    return say("table-game", title=own, number=str(number))


class UserError(Exception):
    """A refusal; `message` is the sentence for people (id, arguments, English)."""

    def __init__(
        self, message_id: str, /, position: Position | None = None, words: Message | None = None, **args: Arg
    ) -> None:
        self.message: Message = words if words is not None else say(message_id, **args)
        self.position = position
        super().__init__(self.message.english)


class NoGame(UserError):
    pass


class AccessNeeded(NoGame):
    """The game is played elsewhere: whoever asks finds out whether this person sees that place, and asks again."""


class WrongStatus(UserError):
    pass


class NotAllowed(UserError):
    pass


class NotSeated(UserError):
    pass


class SeatTaken(UserError):
    pass


class BadChoice(UserError):
    pass


class StaleRequest(UserError):
    pass


class NotYourDecision(UserError):
    pass


class IllegalAction(UserError):
    pass


class UndoRefused(UserError):
    pass


class VoteRefused(UserError):
    pass


class TooManySearches(UserError):
    pass


class NoThought(UserError):
    pass


class Unreadable(UserError):
    pass
