"""Lists as languages write them: "a, b and c", "a, b a c", "a, b и c"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import babel
import babel.core
import babel.lists
import babel.numbers

from languages.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

# What stands before the first letter (marks, stars) doesn't count; hielo and hioides keep "y".
_SOUNDS_I = re.compile(r"[\W_]*h?[ií](?![aeo])", re.IGNORECASE)
_SOUNDS_O = re.compile(r"[\W_]*h?[oó]", re.IGNORECASE)


def listed(
    parts: Sequence[str], language: str, style: Literal["standard", "or"] = "standard"
) -> str:
    """Return the parts as a list, of all or of one of them; in English without a comma before the last."""
    if len(parts) < 2:
        return "".join(parts)
    text = str(babel.lists.format_list(parts, style=style, locale=_locale(language)))
    if language == ENGLISH and len(parts) > 2:
        head, comma, last = text.rpartition(
            {"standard": ", and ", "or": ", or "}[style]
        )
        text = f"{head}{comma[1:]}{last}"
    if language == "es":
        text = _before_same_vowel(text, parts[-1])
    return text


def _before_same_vowel(text: str, last: str) -> str:
    """Return a Spanish list, as in "Mercado e Iglesia".

    "Y" becomes "e" before the sound of i, and "o" becomes "u" before that of o.
    """
    for word, changed, sounds in ((" y ", " e ", _SOUNDS_I), (" o ", " u ", _SOUNDS_O)):
        if text.endswith(word + last) and sounds.match(last):
            return text.removesuffix(word + last) + changed + last
    return text


def decimal(value: float, language: str, pattern: str | None = None) -> str:
    """Return a number as the language writes it.

    `pattern` is one of CLDR, such as "0.0" for one place always.
    """
    return str(
        babel.numbers.format_decimal(value, format=pattern, locale=_locale(language))
    )


@lru_cache(maxsize=16)
def _locale(language: str) -> babel.Locale:
    """Return Babel's locale of a language, English for one that it doesn't know."""
    try:
        return babel.Locale.parse(language, sep="-")
    except (babel.core.UnknownLocaleError, ValueError):
        return babel.Locale(ENGLISH)


def capital(text: str) -> str:
    """Return a word or name of which the first letter is a capital, as titles begin."""
    return text[:1].upper() + text[1:]
