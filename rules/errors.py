"""The errors of actions, records and saved states.

GameError
+-- UnknownGame         no such game
+-- ActionError         an action that can't be taken; nothing has changed
|   +-- NotNotation     the text is no code of this game
|   +-- GameOver        the game has ended
|   +-- NotYourDecision another seat decides now
|   +-- IllegalAction   the code is not legal now
|   +-- AmbiguousAction the text begins several legal codes
+-- RecordError         a record that can't be read; knows its line number
+-- HeaderError         a header value that can't be used; the reader of the record adds the line
+-- StateError          a saved state that can't be loaded
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.english import say
from rules.model import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.model import Arg

# characters of a person's text that an error repeats (records, section File)
QUOTED_CHARACTERS = 60
OFFERED = 10  # legal codes that an error names at most


class GameError(Exception):
    """The base of all errors of the rules: `message` for people, and str(error) in English.

    A message made from plain text is English in every language; only operators and developers see such a one.
    """

    def __init__(self, message: Message | str) -> None:
        super().__init__(str(message))
        self.message = untranslated(message)


class UnknownGame(GameError):
    """The id of a game that is not registered."""


class ActionError(GameError):
    """An action that was refused; the state has not changed."""


class NotNotation(ActionError):
    """A text that is no code of the game, nor the beginning of one."""


class GameOver(ActionError):
    """An action in a game that has ended."""


class NotYourDecision(ActionError):
    """An action of a seat while another seat decides."""


class IllegalAction(ActionError):
    """A code of the game that is not legal in the present decision."""


class AmbiguousAction(ActionError):
    """A text that several legal codes begin with."""


class RecordError(GameError):
    """An unreadable record: the 1-based line number and the fault there.

    `cause` is the message without the line number.
    """

    def __init__(self, line: int, cause: Message | str) -> None:
        self.line = line
        self.cause = untranslated(cause)
        super().__init__(say("error-line", line=line, cause=self.cause))


class HeaderError(GameError):
    """A header value that can't be used: the header's key (None for the record as a whole) and why.

    `line` names the line of a `set` or `deck` line, which share a key with others.
    """

    def __init__(
        self, key: str | None, message: Message | str, line: int | None = None
    ) -> None:
        super().__init__(message)
        self.key = key
        self.line = line


class StateError(GameError):
    """A saved state that can't be loaded: damaged, or of a format this version doesn't know."""

    @classmethod
    def unreadable(cls, reason: str) -> StateError:
        """Return the error of data that is no state, with the reason."""
        return cls(f"the saved state can't be read: {reason}")


def untranslated(text: Message | str) -> Message:
    """Return a text as a message that is English in every language; return a message unchanged."""
    return text if isinstance(text, Message) else Message("", {}, text)


def brief(text: str) -> str:
    """Return the text as errors repeat it: at most 60 characters, unprintable ones replaced."""
    cut = (
        text if len(text) <= QUOTED_CHARACTERS else text[: QUOTED_CHARACTERS - 1] + "…"
    )
    return "".join(c if c.isprintable() else "�" for c in cut)


def shown(text: str) -> str:
    """Return the text as errors quote it: brief, in quotation marks."""
    return f'"{brief(text)}"'


def named(names: Iterable[str]) -> str:
    """Return the players' names, each brief, for the end of an error."""
    return ", ".join(map(brief, names))


def not_a_seat(name: str, players: Iterable[str]) -> str:
    """Return the error of an action line whose first word is no player."""
    return f"{shown(name)} is not a seat of this game; the seats are {named(players)}"


def no_player(name: str, players: Iterable[str]) -> str:
    """Return the error of a header that names a player the game doesn't have."""
    return f"{shown(name)} is not a seat; the players are {named(players)}"


def neutral_fault(tiles: Sequence[str], count: int, possible: Arg) -> str:
    """Return the error of a `neutral` header that does not name `count` of the possible tiles."""
    return f"neutral: {shown(', '.join(tiles))} must name {count} different tiles of: {possible}"


def whole_fault(key: str, value: str, least: int, most: int) -> str:
    """Return the error of a value that is not a whole number from `least` to `most`."""
    return f"{key}: {value} must be a whole number from {least} to {most}"


def offered(codes: Sequence[str]) -> Arg:
    """Return the first 10 codes and the number of the others, for the end of an error."""
    if len(codes) <= OFFERED:
        return ", ".join(codes)
    return say(
        "error-more", codes=", ".join(codes[:OFFERED]), count=len(codes) - OFFERED
    )
