"""Events of games and people, as a unit of work publishes them to features within its transaction.

A row is the live row of that transaction: subscribers see what it was changed to, and may change it.
"""

import msgspec

from bot.core.final_order import FinalOrder
from rules.game import Game, GameState
from rules.model import Result
from storage.actions import ActionRow
from storage.games import GameRow


class DomainEvent(msgspec.Struct, frozen=True):
    """Something that has happened, or is about to."""


class GameEvent(DomainEvent, frozen=True):
    """Of a game."""

    row: GameRow


class SeatEvent(GameEvent, frozen=True):
    """Of a seat."""

    seat: int


class LobbyClosed(GameEvent, frozen=True):
    """A lobby has `started`, or was `cancelled` or `expired`. The matchmaking rows of its people can still be read."""

    how: str


class GameStarted(GameEvent, frozen=True):
    """A game has its first position, or goes on where its record stops."""


class GameMoved(GameEvent, frozen=True):
    """It is known where a game is played, for the first time or again."""


class ActionApplied(GameEvent, frozen=True):
    """An action is written, with the position that it leads to."""

    action: ActionRow


class AnswerKept(GameEvent, frozen=True):
    """A seat has answered, and others who decide at the same time have not: nothing is performed yet."""


class ActionPerformed(GameEvent, frozen=True):
    """The decision of a seat and what follows by itself were performed: its `turn` and `phase`, and the state now."""

    game: Game
    state: GameState
    seat: int
    turn: int
    phase: int


class PhaseFinished(GameEvent, frozen=True):
    """A phase ended with the action that is being written; the one before it ended with revision `since`."""

    since: int


class GameFinished(GameEvent, frozen=True):
    """A game is over and its clocks have stopped. Its notification comes after those of subscribers."""

    game: Game
    result: Result
    order: FinalOrder


class GameCounted(GameEvent, frozen=True):
    """A game that goes on is about to be counted as it stands: its rating is that of this order."""

    game: Game
    order: FinalOrder


class EndUndone(GameEvent, frozen=True):
    """The end of a game is about to be taken back: its row still says how it ended."""


class ResultVoided(GameEvent, frozen=True):
    """The result of a finished game counts no more, or, where it is not `void`, again."""

    void: bool


class LeavingForgiven(GameEvent, frozen=True):
    """A `user` lost a seat by a mistake: the game counts neither way for them."""

    user: int


class GameCancelled(GameEvent, frozen=True):
    """A running game was canceled; or it `restarts` as another game without a player who left."""

    restarts: bool = False


class ActionsUndone(SeatEvent, frozen=True):
    """For a seat these actions were taken back, first to last; `turn` is that of the position now."""

    actions: tuple[ActionRow, ...]
    turn: int


class PlayerDeparted(SeatEvent, frozen=True):
    """The holder of a seat has left the server."""


class AskingOutdated(GameEvent, frozen=True):
    """The set of jointly asked seats must be computed again, after an undo or a player's return."""


class AskedLate(SeatEvent, frozen=True):
    """The time of a seat that was asked with the one that decides is up: answer with what can hurt least."""


class SeatChanging(SeatEvent, frozen=True):
    """A seat is about to change hands, or a computer to stand in there, or to end that."""


class SeatPassing(SeatEvent, frozen=True):
    """A seat is about to be a `user`'s; or, None, its player gives it up: a feature may have it held for somebody."""

    user: int | None


class SeatVacated(SeatEvent, frozen=True):
    """A seat's holder is gone (`resigned`, `forgotten` or `opened` for a newcomer), with the answers they had given."""

    how: str


class ClocksPausing(GameEvent, frozen=True):
    """The clocks of a game are about to be paused."""


class ClocksSuspended(GameEvent, frozen=True):
    """The clocks of a game stand aside while its players are all there."""


class UserDeleting(DomainEvent, frozen=True):
    """Everything stored about a person is about to be deleted; they hold no seat of a game any more."""

    user: int


class PersonBarred(DomainEvent, frozen=True):
    """Somebody is barred on a server, from everything or from new games: they wait for none there any more.

    `short`: for a day at most.
    """

    server: int
    user: int
    short: bool = False


class BarWithdrawn(DomainEvent, frozen=True):
    """A bar of that time is lifted within a day, or as a mistake."""

    server: int
    user: int
    at: int


class InvitationDeclined(GameEvent, frozen=True):
    """Somebody who was invited to a lobby, or may join it since a feature says so, doesn't want to."""

    user: int


OF_ONE_GAME = frozenset(
    {
        ActionApplied,
        ActionPerformed,
        AnswerKept,
        AskedLate,
        AskingOutdated,
        ClocksPausing,
        PhaseFinished,
    }
)
"""Events whose subscribers read and change nothing but their game; another says `need_all_games` first."""
