"""A language more for a test: "uk", which says every message of every room in accented English, or as it is told."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING

import pytest

import bot.text.localization
import languages.catalogue
import rendering.words
from languages.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

CODE = "uk"


@contextlib.contextmanager
def spoken(folder: Path, told: Mapping[str, str] | None = None) -> Iterator[str]:
    """Has the language written into a folder, with what messages are `told` to say, and known everywhere for the
    while; its code."""
    available, files = languages.catalogue.available, languages.catalogue.files

    def with_sample(locales: Path) -> tuple[str, ...]:
        return (*available(locales), CODE)

    def its_files(language: str, rooms: Iterable[Path]) -> Iterator[Path]:
        for room in rooms:
            for path in files(ENGLISH if language == CODE else language, (room,)):
                yield _written(folder, path, told or {}) if language == CODE else path

    with pytest.MonkeyPatch.context() as patch:
        for module in (languages.catalogue, bot.text.localization):
            patch.setattr(module, "available", with_sample)
        patch.setattr(languages.catalogue, "files", its_files)
        _read_anew()
        yield CODE
    _read_anew()


def _written(folder: Path, english: Path, told: Mapping[str, str]) -> Path:
    path = folder / f"{english.parent.parent.parent.name}-{english.name}"
    if not path.exists():
        text = bot.text.localization.pseudo(english.read_text(encoding="utf-8"))
        for message, said in told.items():
            line = f"{message} = {said}".replace("\\", r"\\")
            text = re.sub(rf"^{message} =.*$", line, text, flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")
    return path


def _read_anew() -> None:
    bot.text.localization.languages.cache_clear()
    bot.text.localization.localization_for.cache_clear()
    rendering.words.open_catalogue.cache_clear()
