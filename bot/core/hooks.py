"""The registers of features' event handlers and checks.

Features register in `subscribers.py` or beside their use cases. A handler of a check refuses by raising a
UserError, answers yes by True, and has nothing to say with None. Handlers run in the order of
`bot/app/feature_list.py`, inside the transaction: what one raises undoes all of it. With nobody registered
the core plays whole games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from bot.core.events import DomainEvent
from bot.core.jobs import JobKind
from rules.game import Game, GameState
from rules.model import Decision
from storage.games import GameRow
from storage.transaction import Tx
from storage.votes import VoteRow

if TYPE_CHECKING:
    from bot.core.admission import Admission
    from bot.core.unit_of_work import UnitOfWork


class Check(msgspec.Struct, frozen=True):
    """A question of the core to features."""


class GameCheck(Check, frozen=True):
    """Of a game."""

    row: GameRow


class AdmissionCheck(Check, frozen=True):
    """Can a lobby of a server be for these people?"""

    server: int
    admission: Admission


class JoinCheck(GameCheck, frozen=True):
    """May this uninvited person join a lobby that is not for everybody? Yes admits them whatever its host asks for."""

    user: int


class WasOffered(GameCheck, frozen=True):
    """Yes: a lobby was offered to this person, who has not declined it."""

    user: int


class IsExpected(GameCheck, frozen=True):
    """Yes: a lobby that its last person leaves, `without`, stays open for others."""

    without: int


class SeatCheck(GameCheck, frozen=True):
    """May people of a running game give its seats to others, or take open ones?"""


class CancelCheck(GameCheck, frozen=True):
    """May its players cancel a running game?"""


class SettingsCheck(GameCheck, frozen=True):
    """May these settings of a game be changed?"""

    names: Collection[str]


class HostIsFixed(GameCheck, frozen=True):
    """Yes: its host stays the host of a game, even without a seat there."""


class AutoChoice(NamedTuple):
    """A legal code that a seat has chosen before, and the source of the action that it becomes."""

    code: str
    source: str


AutoAnswer: TypeAlias = "Callable[[UnitOfWork, GameRow, Game, GameState, Decision, bool], AutoChoice | None]"
"""A function that returns an answer given ahead for the seat of a decision, or None.

An answer that must wait is returned only if the last argument is True.
"""
E = TypeVar("E", bound=DomainEvent)
C = TypeVar("C", bound=Check)


class Hooks:
    """The registered handlers of features; filled at the start, read only afterwards."""

    def __init__(self) -> None:
        self._handlers: dict[
            type[DomainEvent | Check], list[Callable[[UnitOfWork, Any], bool | None]]
        ] = {}
        self.auto_answers: list[AutoAnswer] = []
        """Asked before every decision that follows an action."""
        self.integrity_checks: list[Callable[[Tx, GameRow], None]] = []
        """Read what a feature stores of a game, after a failure: they raise what reading ends in."""
        self.votes: dict[str, Callable[[UnitOfWork, GameRow, VoteRow], None]] = {}
        """The functions that carry out a passed vote, by kinds of votes that the core does not know."""
        self.jobs: list[JobKind] = []

    def subscribe(
        self, event: type[E], handler: Callable[[UnitOfWork, E], None]
    ) -> None:
        """Call the handler whenever an event of that class is published."""
        self._handlers.setdefault(event, []).append(handler)

    def check(
        self, check: type[C], handler: Callable[[UnitOfWork, C], bool | None]
    ) -> None:
        """Ask the handler in every check of that class."""
        self._handlers.setdefault(check, []).append(handler)

    def handlers(
        self, of: type[DomainEvent | Check]
    ) -> Sequence[Callable[[UnitOfWork, Any], bool | None]]:
        """Return the handlers of a class of events or checks, in the order in which they run."""
        return self._handlers.get(of, ())
