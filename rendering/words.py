"""The words on pictures: a Fluent catalogue for each language, then English, then the catalogue of the rules;
and the players' names."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from rendering.lettering import readable, spoken
from rules.register import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

LOCALES = Path(__file__).parent / "locales"
SEATS = ("blue", "red", "green", "orange", "black")


class Catalogue:
    """The messages of one language; those it lacks come from English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._folders = [
            folder / name for folder in (LOCALES, *_of_games()) for name in dict.fromkeys((language, "en"))
        ]
        self._bundles: list[FluentBundle] = []  # read when the ones before them lack a message
        self._reading = Lock()
        self._plain: dict[str, str] = {}  # messages without arguments: as many as the catalogue has

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, or attribute as `tile-inn.short`."""
        return self._pattern(message_id) is not None

    def say(self, message_id: str, args: dict[str, Any] | None = None) -> str:
        """The message; raises KeyError for an unknown id."""
        if not args and message_id in self._plain:
            return self._plain[message_id]
        found = self._pattern(message_id)
        if found is None:
            raise KeyError(message_id)
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message_id}: {errors[0]}")
        if not args:
            self._plain[message_id] = str(text)
        return str(text)

    def short(self, message_id: str) -> str:
        """The short form of a name where the catalogue has one."""
        short = f"{message_id}.short"
        return self.say(short if self.has(short) else message_id)

    def letter(self, seat: int) -> str:
        """The letter on the seat's shields."""
        return self.say(f"seat-{SEATS[seat]}.letter")

    def joined(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c" in the language."""
        if len(parts) < 2:
            return "".join(parts)
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-middle", {"one": text, "other": part})
        return self.say("list-end", {"one": text, "other": parts[-1]})

    def _pattern(self, message_id: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = message_id.partition(".")
        for number in range(len(self._folders)):
            bundle = self._bundle(number)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                return None if pattern is None else (bundle, pattern)
        return None

    def _bundle(self, number: int) -> FluentBundle:
        if number >= len(self._bundles):
            with self._reading:
                while number >= len(self._bundles):
                    self._bundles.append(_read(self._folders[len(self._bundles)]))
        return self._bundles[number]


class Words:
    """A catalogue together with the names of the players of one game, by seat."""

    def __init__(
        self, names: Sequence[str] = (), language: str = "en", catalogue: Catalogue | None = None
    ) -> None:
        self.catalogue = catalogue or open_catalogue(language)
        self.spoken = tuple(spoken(names[seat]) if seat < len(names) else "" for seat in range(len(SEATS)))
        self.names = tuple(
            readable(names[seat], self.seat(seat)) if seat < len(names) else self.seat(seat)
            for seat in range(len(SEATS))
        )

    def __call__(self, message_id: str, /, **args: Any) -> str:
        """The message in the language."""
        return self.catalogue.say(message_id, args)

    def short(self, message_id: str) -> str:
        """The short form of a name where the catalogue has one."""
        return self.catalogue.short(message_id)

    def seat(self, seat: int) -> str:
        """The colour of a seat: Blue."""
        return self.catalogue.say(f"seat-{SEATS[seat]}")

    def name(self, seat: int) -> str:
        """The player's name as the typefaces can show it, at most 20 characters."""
        return self.names[seat]

    def who(self, seat: int) -> str:
        """For sentences: "Red (Agnes)", in the name's own script; the colour alone where no name is known."""
        return self._called(seat, self.spoken[seat])

    def drawn(self, seat: int) -> str:
        """The same for pictures, in letters the typefaces have."""
        return self._called(seat, self.names[seat])

    def _called(self, seat: int, name: str) -> str:
        colour = self.seat(seat)
        return self("who", seat=colour, name=name) if name and name != colour else colour

    def joined(self, parts: Sequence[str]) -> str:
        """ "a, b and c" in the language."""
        return self.catalogue.joined(parts)


def _of_games() -> dict[Path, None]:
    """The catalogues of the games: what tiles do, where the pictures have no words of their own for it."""
    return dict.fromkeys(game.guide.locales for game in GAMES.values())


@lru_cache(maxsize=16)
def open_catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once; an unknown language is English."""
    return Catalogue(language if (LOCALES / language).is_dir() else "en")


def _read(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
