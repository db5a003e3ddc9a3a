"""The few words every game speaks: decisions, events and messages for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

Frame: TypeAlias = tuple[Any, ...]
"""One place in the flow of a game: its kind, then its seat where a person decides, then its details."""

Arg: TypeAlias = "int | str | Message | tuple[Message | str, ...]"
"""A message's argument: a number, a name, another message, or a list that the language joins with "and"."""


class Decision(msgspec.Struct, frozen=True):
    """What one seat has to decide now: `actions` are the legal codes, never empty, without repeats."""

    seat: int
    kind: str
    actions: tuple[str, ...]


class Message(msgspec.Struct, frozen=True):
    """A sentence or label for people: the id in the Fluent catalogues, its arguments, and plain English."""

    id: str
    args: Mapping[str, Any]
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


Log: TypeAlias = "list[Event] | None"
"""Where a step writes its events; None when nobody listens (search, replay to a position)."""


def noun(code: str) -> str:
    """The part of a code after the verb, or nothing."""
    return code.partition(" ")[2]


def verb(code: str) -> str:
    """The first word of a code."""
    return code.partition(" ")[0]
