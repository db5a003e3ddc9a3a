"""Whole numbers as records write them."""

from __future__ import annotations

MAX_AMOUNT = 9_999
_MOST_DIGITS = 19  # of the largest seed, 2^63-1


def whole(text: str, least: int, most: int) -> int | None:
    """The text as a whole number of the digits 0 to 9 within the bounds, else None."""
    if not text or len(text) > _MOST_DIGITS or not text.isascii() or not text.isdigit():
        return None
    number = int(text)
    return number if least <= number <= most else None
