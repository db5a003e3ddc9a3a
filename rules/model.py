"""The few words every game speaks: decisions, events and messages for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

V = TypeVar("V")

Frame: TypeAlias = tuple[Any, ...]
"""One place in the flow of a game: its kind, then its seat where a person decides, then its details."""

Arg: TypeAlias = "int | float | str | Message | tuple[Message | str, ...]"
"""A message's argument: a number, a name, another message, or a list that the language joins with "and"."""


class Decision(msgspec.Struct, frozen=True):
    """A seat's present decision: `actions` are the legal codes, never empty, without repeats.

    A view of a seat that may not know the codes has none.
    """

    seat: int
    kind: str
    actions: tuple[str, ...]


class GameView(Protocol):
    """The base of all views, a frozen struct of plain data: one seat's or a spectator's.

    `order` are the seats in turn order.
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
    """Return the view of a game that is over with a result which the rules don't know, since all others have left."""
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
    """Something that happened. Seats are numbers, places and goods the words of the notation."""


class Acted(Event, frozen=True, tag="acted"):
    """A seat acted; `forced` when the rules left no other action and nobody was asked."""

    seat: int
    kind: str
    code: str
    forced: bool


class TurnBegan(Event, frozen=True, tag="turn"):
    turn: int
    order: tuple[int, ...]


class PhaseEnded(Event, Generic[V], frozen=True, tag="phase"):
    """The end of a phase, with a spectator's view of that moment."""

    turn: int
    phase: int
    view: V


class GameEnded(Event, frozen=True, tag="ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Log: TypeAlias = "list[Event] | None"
"""The list to which a step appends its events; None when nobody reads them (search, replay to a position)."""


def noun(code: str) -> str:
    """Return the part of a code after the verb, or nothing."""
    return code.partition(" ")[2]


def verb(code: str) -> str:
    """Return the first word of a code."""
    return code.partition(" ")[0]
