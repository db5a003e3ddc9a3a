"""Search without regard to case and diacritics: "sypka" finds "Sýpka"."""

from __future__ import annotations

import unicodedata

# These fall into no parts.
_WHOLE = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ı": "i", "æ": "ae", "œ": "oe"})
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(text: str) -> str:
    """Return a text as it is compared: small letters without marks, single blanks."""
    parts = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return " ".join(bare.translate(_WHOLE).split())


def spelled(text: str) -> tuple[str, ...]:
    """Return the folded forms by which a text is found.

    One has no marks, one has umlauts as two letters, as Germans type them.
    """
    return tuple(
        dict.fromkeys((folded(text), folded(text.casefold().translate(_UMLAUTS))))
    )
