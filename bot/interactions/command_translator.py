"""discord.py's translator of command names, descriptions and choices, fed from the catalogues."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands

from bot.text.localization import languages, rooms
from languages.catalogue import ENGLISH, OneLanguage
from languages.choosing import of_locale

_OURS = re.compile(r"^(?:cmd|choice)-", re.MULTILINE)
_VALID = re.compile(r"[-_\w]{1,32}")


class CatalogueTranslator(app_commands.Translator):
    """Translates into every language that has a catalogue of its own; the English texts are the base. It reads the
    files with words of commands alone, and drops them when it is unloaded."""

    def __init__(self) -> None:
        self._there = languages()
        self._read: dict[str, OneLanguage] = {}

    async def unload(self) -> None:
        """Drops what was read."""
        self._read.clear()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in the locale's language; None where the English one stays, as for a name that Discord would
        refuse, and the whole command with it."""
        message = string.extras.get("message")
        language = of_locale(locale.value, self._there)
        if message is None or language in (None, ENGLISH):
            return None
        attribute = string.extras.get("attribute") or None
        said = self._catalogue(str(language))
        if not said.has(message, attribute):
            return None
        text, _ = said.format(message, attribute, None)
        if attribute is not None and (attribute == "name" or attribute.endswith("-name")):
            return text if _VALID.fullmatch(text) and text == text.lower() else None
        return text

    def _catalogue(self, language: str) -> OneLanguage:
        if language not in self._read:
            self._read[language] = OneLanguage(language, rooms(), _commands_alone)
        return self._read[language]


def _commands_alone(text: str) -> str:
    """A file as it is where it has words of commands, else nothing."""
    return text if _OURS.search(text) else ""
