"""The types that all games share: decisions, events, results and messages for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

V = TypeVar("V")

Frame: TypeAlias = tuple[Any, ...]
"""An entry of the stack: the kind of a step, the seat that decides (for a decision), and the details of the kind."""

Arg: TypeAlias = "int | float | str | Message | tuple[Message | str, ...]"
"""A message's argument: a number, a name, another message, or a list that the language joins with "and"."""


class Decision(msgspec.Struct, frozen=True):
    """The present decision of a seat: `actions` are the legal codes, without repeats.

    Only the view of a seat that may not know them has none.
    """

    seat: int
    kind: str
    actions: tuple[str, ...]


class GameView(Protocol):
    """The fields that every view of a seat or spectator has; a view is a frozen struct of plain data.

    `order` has the seats in turn order.
    """

    @property
    def game(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def order(self) -> tuple[int, ...]: ...
    @property
    def players(self) -> tuple[object, ...]: ...
    @property
    def result(self) -> Result | None: ...


class Result(msgspec.Struct, frozen=True):
    """A final count: the score of every seat, and the seats that win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def ended(view: V, result: Result) -> V:
    """Return the view of a game that ended outside of the rules, since players left, with the result of that end."""
    changed: Any = view
    over: V = msgspec.structs.replace(changed, over=True, decision=None, result=result)
    return over


class Message(msgspec.Struct, frozen=True):
    """A sentence or label for people: the id in the Fluent catalogues, its arguments, and plain English."""

    id: str
    args: Mapping[str, Arg]
    english: str

    def __str__(self) -> str:
        return self.english


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of all events. Seats are numbers; places and goods are words of the notation."""


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted; `forced` if it was not asked, since only one action was legal."""

    seat: int
    kind: str
    code: str
    forced: bool


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn began, with the seats in this order."""

    turn: int
    order: tuple[int, ...]


class PhaseEnded(Event, Generic[V], frozen=True, tag="phase"):
    """The end of a phase, with a spectator's view of that moment."""

    turn: int
    phase: int
    view: V


class GameEnded(Event, frozen=True, tag="ended"):
    """The game ended with these scores by seat; several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Log: TypeAlias = "list[Event] | None"
"""The list to which a step appends its events; None where they are not needed (search, replay to a position)."""


def noun(code: str) -> str:
    """Return the part of a code after the verb.

    >>> noun("place 3"), noun("pass")
    ('3', '')
    """
    return code.partition(" ")[2]


def verb(code: str) -> str:
    """Return the first word of a code."""
    return code.partition(" ")[0]
