"""discord.py's translator of command names, descriptions and choices, fed from the catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.wording.catalogues import languages, words
from languages.catalogue import ENGLISH

if TYPE_CHECKING:
    import discord


class CatalogueTranslator(app_commands.Translator):
    """Translates into every language that has a catalogue of its own; the English texts are the base."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in the locale's language; None where the English one stays."""
        message = string.extras.get("message")
        language = self.language_of(locale)
        if message is None or language is None:
            return None
        attribute = string.extras.get("attribute") or None
        say = words(language)
        if not say.has(message, attribute):
            return None
        return say.attribute(message, attribute) if attribute else say.say(message)

    def language_of(self, locale: discord.Locale) -> str | None:
        """The catalogue for a locale of Discord; None for English and where there is none."""
        for language in languages():
            if language != ENGLISH and locale.value.split("-")[0] == language.split("-")[0]:
                return language
        return None
