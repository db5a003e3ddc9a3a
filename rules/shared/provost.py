"""The provost: how far one player moves him, and the codes for that."""

from __future__ import annotations

from typing import Final

MOST_SHIFT: Final = 3
"""The spaces that one player moves him at most, forward or back; at the bridge each costs a denier."""
SHIFT_CODES: Final = tuple(
    [
        f"provost {shift:+d}" if shift else "provost 0"
        for shift in range(-MOST_SHIFT, MOST_SHIFT + 1)
    ]
)
SHIFT_OF: Final = {code: shift for shift, code in enumerate(SHIFT_CODES, -MOST_SHIFT)}


def shift_codes(provost: int, most: int, last: int) -> list[str]:
    """Return the codes for moving him at most `most` spaces, within the spaces 1 to `last`.

    >>> shift_codes(provost=2, most=3, last=4)
    ['provost -1', 'provost 0', 'provost +1', 'provost +2']
    """
    back, ahead = (
        min(most, MOST_SHIFT, provost - 1),
        min(most, MOST_SHIFT, last - provost),
    )
    return list(SHIFT_CODES[MOST_SHIFT - back : MOST_SHIFT + ahead + 1])
