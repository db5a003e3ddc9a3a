"""The words on pictures: those of a language's own catalogue and of the games', then English.

And the players' names.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from languages.catalogue import OneLanguage, fallbacks
from languages.lists import capital, listed
from rendering.lettering import drawn, readable, spoken
from rules.notation import SEATS
from rules.register import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from languages.catalogue import Value

LOCALES = Path(__file__).parent / "locales"
_TITLES = re.compile(r"(?:mc-)?phase-|section-|line-|kind-")
_BRACKETED = re.compile(r"(?<=\S)\s*\(([^()]*)\)")
_SEATS = tuple(f"seat-{colour.lower()}" for colour in SEATS)


class Catalogue:
    """The messages of one language; those it lacks come from the one that is asked instead."""

    def __init__(self, language: str) -> None:
        self._asked = fallbacks(language, LOCALES)
        self.language = self._asked[0]
        self._rooms = (
            LOCALES,
            *dict.fromkeys(game.guide.locales for game in GAMES.values()),
        )
        # each when the ones before it lack a message
        self._read: list[OneLanguage] = []
        self._reading = Lock()
        # messages without arguments: as many as the catalogue has
        self._plain: dict[str, str] = {}

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message, or attribute as `tile-inn.short`."""
        return self._with(message_id) is not None

    def say(self, message_id: str, args: Mapping[str, Value] | None = None) -> str:
        """Return the message; raise KeyError for an unknown id."""
        if args:
            return self.format(message_id, args)
        if message_id not in self._plain:
            self._plain[message_id] = self.format(message_id)
        return self._plain[message_id]

    def format(self, message_id: str, args: Mapping[str, Value] | None = None) -> str:
        """Return the same, put together again."""
        pattern = self._with(message_id)
        if pattern is None:
            raise KeyError(message_id)
        text, errors = pattern.format(*_parts(message_id), args)
        if errors:
            raise KeyError(f"{message_id}: {errors[0]}")
        return drawn(capital(text) if _TITLES.match(message_id) else text)

    def short(self, message_id: str) -> str:
        """Return the short form of a name where its language has one."""
        name, short = self._with(message_id), self._with(f"{message_id}.short")
        # What English shortens is better said in full than in English.
        return self.say(
            f"{message_id}.short" if short is not None and short is name else message_id
        )

    def letter(self, seat: int) -> str:
        """Return the letter on the seat's shields."""
        return self.say(f"{_SEATS[seat]}.letter")

    def joined(self, parts: Sequence[str]) -> str:
        """Return "a", "a and b", "a, b and c" in the language."""
        return listed(parts, self.language)

    def _with(self, message_id: str) -> OneLanguage | None:
        """Return the first of the languages that has the message or attribute."""
        name, attribute = _parts(message_id)
        for number in range(len(self._asked)):
            if number >= len(self._read):
                with self._reading:
                    while number >= len(self._read):
                        self._read.append(
                            OneLanguage(self._asked[len(self._read)], self._rooms)
                        )
            if self._read[number].has(name, attribute):
                return self._read[number]
        return None


def _parts(message_id: str) -> tuple[str, str | None]:
    name, _, attribute = message_id.partition(".")
    return name, attribute or None


class Words:
    """A catalogue together with the names of the players of one game, by seat."""

    def __init__(
        self,
        names: Sequence[str] = (),
        language: str = "en",
        catalogue: Catalogue | None = None,
    ) -> None:
        self.catalogue = catalogue or open_catalogue(language)
        self.spoken = tuple(
            spoken(names[seat]) if seat < len(names) else ""
            for seat in range(len(SEATS))
        )
        self.names = tuple(
            readable(names[seat], self.seat(seat))
            if seat < len(names)
            else self.seat(seat)
            for seat in range(len(SEATS))
        )

    def __call__(self, message_id: str, /, **args: Value) -> str:
        """Return the message in the language."""
        return self.catalogue.say(message_id, args)

    def short(self, message_id: str) -> str:
        """Return the short form of a name where the catalogue has one."""
        return self.catalogue.short(message_id)

    def seat(self, seat: int) -> str:
        """Return the color of a seat: Blue."""
        return self.catalogue.say(_SEATS[seat])

    def name(self, seat: int) -> str:
        """Return the player's name as the typefaces can show it."""
        return self.names[seat]

    def brief(self, seat: int) -> str:
        """Return a name without its part in brackets where the whole would be cut: "Ada", not "Ada (comp…"."""
        return _BRACKETED.sub("", self.names[seat])

    def who(self, seat: int) -> str:
        """Return a seat for sentences, such as "Red (Agnes)", in the name's own script.

        The color alone where no name is known.
        """
        return self._called(seat, self.spoken[seat])

    def drawn(self, seat: int) -> str:
        """Return the same for pictures, in letters the typefaces have."""
        return self._called(seat, self.names[seat])

    def _called(self, seat: int, name: str) -> str:
        colour = self.seat(seat)
        # "Ada (computer)" would be a bracket within a bracket: "Red (Ada, computer)".
        name = _BRACKETED.sub(r", \1", name)
        return f"{colour} ({name})" if name and name != colour else colour

    def joined(self, parts: Sequence[str]) -> str:
        """Return "a, b and c" in the language."""
        return self.catalogue.joined(parts)


@lru_cache(maxsize=16)
def open_catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, read once; an unknown language is English."""
    return Catalogue(language)
