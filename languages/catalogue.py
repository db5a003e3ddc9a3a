"""Reads the catalogues of any room: a folder a language, in it Fluent files. Messages and pictures read by this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

ENGLISH = "en"


def available(locales: Path) -> tuple[str, ...]:
    """The languages that a room's catalogue exists in, English first."""
    found = {folder.name for folder in locales.iterdir() if folder.is_dir()}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def fallbacks(language: str, locales: Path) -> tuple[str, ...]:
    """The languages that are asked in turn: the wanted one, what it is a kind of ("pt" for "pt-BR"), English;
    only those that the room has."""
    there = available(locales)
    wanted = dict.fromkeys((language, language.partition("-")[0], ENGLISH))
    return tuple(one for one in wanted if one in there)


def files(language: str, rooms: Iterable[Path]) -> Iterator[Path]:
    """The files of a language's catalogues, room by room."""
    for room in rooms:
        yield from sorted((room / language).glob("*.ftl"))


class OneLanguage:
    """What several rooms say in one language. Where two have the same message, the first that has a value of it
    counts; raises ValueError for a file that can't be read as Fluent."""

    def __init__(
        self, language: str, rooms: Iterable[Path], rewrite: Callable[[str], str] | None = None
    ) -> None:
        self.language = language
        self._bundles: list[FluentBundle] = []
        for room in rooms:
            bundle = FluentBundle([language], use_isolating=False)
            for path in files(language, (room,)):
                text = path.read_text(encoding="utf-8")
                resource = FluentResource(rewrite(text) if rewrite else text)
                for entry in resource.body:
                    if isinstance(entry, ast.Junk):
                        raise ValueError(
                            f"{path}: can't be read as Fluent near {(entry.content or '')[:60]!r}"
                        )
                bundle.add_resource(resource)
            self._bundles.append(bundle)

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether the language has the message, or the attribute of it."""
        return self._find(message_id, attribute) is not None

    def format(
        self, message_id: str, attribute: str | None, args: dict[str, Any] | None
    ) -> tuple[str, list[Exception]]:
        """The text, and what was wrong with the arguments; raises KeyError where the language hasn't got it."""
        found = self._find(message_id, attribute)
        if found is None:
            raise KeyError(message_id if attribute is None else f"{message_id}.{attribute}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, args)
        return str(text), errors

    def _find(self, message_id: str, attribute: str | None) -> tuple[FluentBundle, Any] | None:
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                message = bundle.get_message(message_id)
                pattern = message.value if attribute is None else message.attributes.get(attribute)
                if pattern is not None:
                    return bundle, pattern
        return None
