"""Lists as languages write them: "a, b and c", "a, b a c", "a, b и c"."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import babel
import babel.core
import babel.lists
import babel.numbers

from languages.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence


def listed(parts: Sequence[str], language: str, style: Literal["standard", "or"] = "standard") -> str:
    """The parts as a list, of all or of one of them; in English without a comma before the last."""
    if len(parts) < 2:
        return "".join(parts)
    text = str(babel.lists.format_list(parts, style=style, locale=_locale(language)))
    if language == ENGLISH and len(parts) > 2:
        head, comma, last = text.rpartition({"standard": ", and ", "or": ", or "}[style])
        text = f"{head}{comma[1:]}{last}"
    return text


def decimal(value: float, language: str, pattern: str | None = None) -> str:
    """A number as the language writes it; `pattern` is one of CLDR, such as "0.0" for one place always."""
    return str(babel.numbers.format_decimal(value, format=pattern, locale=_locale(language)))


@lru_cache(maxsize=16)
def _locale(language: str) -> babel.Locale:
    """Babel's locale of a language, English for one that it doesn't know."""
    try:
        return babel.Locale.parse(language, sep="-")
    except (babel.core.UnknownLocaleError, ValueError):
        return babel.Locale(ENGLISH)
