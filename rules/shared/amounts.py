"""Whole numbers as records write them, and maxima among seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_AMOUNT = 9_999
_MOST_DIGITS = 19  # of the largest seed, 2^63-1


def whole(text: str, least: int, most: int) -> int | None:
    """Return the text as a whole number of the digits 0 to 9 within the bounds, else None.

    >>> whole("07", 0, 9), whole("+7", 0, 9), whole("70", 0, 9)
    (7, None, None)
    """
    if not text or len(text) > _MOST_DIGITS or not text.isascii() or not text.isdigit():
        return None
    number = int(text)
    return number if least <= number <= most else None


def highest(scores: Sequence[int]) -> tuple[int, ...]:
    """Return all indices of the highest number.

    >>> highest([3, 5, 5])
    (1, 2)
    """
    best = max(scores)
    return tuple([place for place, score in enumerate(scores) if score == best])
