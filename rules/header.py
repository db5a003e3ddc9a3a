"""The set-up of a game: the header of a record, read but not yet checked against a game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class SetLine(msgspec.Struct, frozen=True):
    """One `set KEY: VALUE` line of a record, or one `deck NAME: ...` line, with its line number."""

    line: int
    key: str
    value: str


class Header(msgspec.Struct, frozen=True):
    """The set-up of a game. Values that are None come from the seed; seats are numbers in the order of players."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = {}
    seed: int = 0
    order: tuple[int, ...] | None = None
    neutral: tuple[str, ...] | None = None
    decks: tuple[SetLine, ...] = ()
    sets: tuple[SetLine, ...] = ()
    commitment: str | None = None
    salt: str | None = None
