"""Reads the catalogues of any room: a folder a language, in it Fluent files. Messages and pictures read by this."""

from __future__ import annotations

import re
from functools import lru_cache
from threading import RLock
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from fluent.runtime.resolver import Message, Pattern

Value: TypeAlias = "str | int | float"

ENGLISH = "en"
EVERY = "every.ftl"
"""The file of English that every language has, and may say otherwise: no words, or those of another message."""
KEPT_TEXTS = 2_048
"""Formatted messages with arguments that are kept for each language: most come again soon."""
# what goes on is indented, or a bracket
_BEGIN = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_NUMBERED = re.compile(r"((?:option|choice)-[a-z-]+)-(\d+)(h?)")
_VALUED = re.compile(r"(option-[a-z]+)-([a-z-]+)")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def available(locales: Path) -> tuple[str, ...]:
    """Return the languages that a room's catalogue exists in, English first."""
    languages = {folder.name for folder in locales.iterdir() if folder.is_dir()}
    return (ENGLISH, *sorted(languages - {ENGLISH}))


def fallbacks(language: str, locales: Path) -> tuple[str, ...]:
    """Return the languages of the room to try in turn: the wanted one, its base ("pt" for "pt-BR"), and English."""
    there = available(locales)
    wanted = dict.fromkeys((language, language.partition("-")[0], ENGLISH))
    return tuple(one for one in wanted if one in there)


def files(language: str, rooms: Iterable[Path]) -> Iterator[Path]:
    """Yield the files of a language's catalogues, room by room: its own, then what every language has."""
    for room in rooms:
        yield from sorted((room / language).glob("*.ftl"))
        if language != ENGLISH:
            yield from (room / ENGLISH).glob(EVERY)


class OneLanguage:
    """The catalogues of several rooms in one language.

    Of two messages with one id, the first that has a value counts. Raise ValueError for a file
    that can't be read as Fluent, or later for such a message. With `numbers` they follow the rules of that
    language: those of each take a megabyte, which words without numbers do not need.
    """

    def __init__(
        self,
        language: str,
        rooms: Iterable[Path],
        rewrite: Callable[[str], str] | None = None,
        *,
        numbers: str | None = None,
    ) -> None:
        self.language = language
        self._rooms = [
            _Room(numbers or language, files(language, (room,)), rewrite)
            for room in rooms
        ]
        self._found: dict[
            tuple[str, str | None], tuple[FluentBundle, Pattern] | None
        ] = {}
        self._cached = lru_cache(KEPT_TEXTS, typed=True)(
            self._formatted
        )  # True and 1.0 read differently from 1

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Return whether the language has the message, or the attribute of it."""
        message_id, _ = self._numbered(message_id, attribute)
        return self._find(message_id, attribute) is not None

    def format(
        self, message_id: str, attribute: str | None, args: Mapping[str, Value] | None
    ) -> tuple[str, Sequence[Exception]]:
        """Return the text, and what was wrong with the arguments.

        Raise KeyError where the language hasn't got it.
        """
        message_id, number = self._numbered(message_id, attribute)
        given = {**(args or {}), **number}
        return self._cached(message_id, attribute, tuple(given), *given.values())

    def _numbered(
        self, message_id: str, attribute: str | None
    ) -> tuple[str, Mapping[str, Value]]:
        """Return the message that says an option or choice, and the number or value that the id ends with."""
        if self._find(message_id, attribute) is not None:
            return message_id, {}
        if match := _NUMBERED.fullmatch(message_id):
            return f"{match[1]}-hours" if match[3] else match[1], {"n": int(match[2])}
        if match := _VALUED.fullmatch(message_id):
            return match[1], {"value": match[2]}
        return message_id, {}

    def _formatted(
        self,
        message_id: str,
        attribute: str | None,
        names: tuple[str, ...],
        *values: Value,
    ) -> tuple[str, Sequence[Exception]]:
        entry = self._find(message_id, attribute)
        if entry is None:
            raise KeyError(
                message_id if attribute is None else f"{message_id}.{attribute}"
            )
        bundle, pattern = entry
        text, errors = bundle.format_pattern(
            pattern, dict(zip(names, values, strict=True))
        )
        return str(text), errors

    def _find(
        self, message_id: str, attribute: str | None
    ) -> tuple[FluentBundle, Pattern] | None:
        key = message_id, attribute
        if key not in self._found:
            self._found[key] = self._search(message_id, attribute)
        return self._found[key]

    def _search(
        self, message_id: str, attribute: str | None
    ) -> tuple[FluentBundle, Pattern] | None:
        for room in self._rooms:
            message = room.message(message_id)
            if message is not None:
                pattern = (
                    message.value
                    if attribute is None
                    else message.attributes.get(attribute)
                )
                if pattern is not None:
                    return room.bundle, pattern
        return None


class _Room:
    """The catalogue of one room.

    Its files are divided at once, and a message is parsed when it is first asked for, so that a language
    costs only the messages in use. Safe for several threads.
    """

    def __init__(
        self, language: str, paths: Iterable[Path], rewrite: Callable[[str], str] | None
    ) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, tuple[Path, str]] = {}
        self._refers: dict[str, list[str]] = {}
        self._reading = RLock()
        for path in paths:
            text = path.read_text(encoding="utf-8")
            for entry in _BEGIN.split(rewrite(text) if rewrite else text):
                named = _NAME.match(entry)
                if named is not None:
                    self._unread.setdefault(named[1], (path, entry))
                elif entry.strip() and not entry.startswith("#"):
                    raise ValueError(_unreadable(path, entry))

    def message(self, message_id: str) -> Message | None:
        """Return the message as the bundle has it; None for an unknown one, and where it refers to one."""
        self._need(message_id)
        whole = all(
            self.bundle.has_message(name)
            for name in (message_id, *self._refers.get(message_id, ()))
        )
        return self.bundle.get_message(message_id) if whole else None

    def _need(self, name: str, within: tuple[str, ...] = ()) -> None:
        """Parse a message or term ("-name"), and what it refers to."""
        if name not in self._unread or name in within:
            return
        with self._reading:
            path, entry = self._unread.get(name, (None, ""))
            if path is None:
                return
            resource = FluentResource(entry)
            if any(isinstance(part, ast.Junk) for part in resource.body):
                raise ValueError(_unreadable(path, entry))
            self.bundle.add_resource(resource)
            for reference in _REFERENCE.findall(entry):
                self._need(reference, (*within, name))
                if reference[0].islower():  # a message, not a term or function
                    self._refers.setdefault(name, []).append(reference)
            # last: until then others wait for what it refers to
            self._unread.pop(name, None)


def _unreadable(path: Path, entry: str) -> str:
    return f"{path}: can't be read as Fluent near {entry.strip()[:60]!r}"
