"""The catalogue for a locale of Discord, and each language's own name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import babel
import babel.core

from languages.lists import capital

if TYPE_CHECKING:
    from collections.abc import Collection


def of_locale(locale: str | None, there: Collection[str]) -> str | None:
    """Return the language for a locale of Discord; None where there is none.

    An exact match comes first ("pt-BR"), then the base ("es" for "es-ES" and "es-419").
    """
    if locale is None:
        return None
    if locale in there:
        return locale
    kind = locale.partition("-")[0]
    return next(
        (language for language in there if language.partition("-")[0] == kind), None
    )


def own_name(language: str) -> str:
    """Return what a language is called by those who speak it: "Čeština"; the code where that is not known."""
    try:
        name = str(
            babel.Locale.parse(language, sep="-").get_display_name(
                language.replace("-", "_")
            )
        )
    except (babel.core.UnknownLocaleError, ValueError):
        return language
    return capital(name)
