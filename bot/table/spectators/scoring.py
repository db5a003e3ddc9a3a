"""What a prediction is worth once its game is over: more where few named the winner, and for the margin."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CLOSES = 4
"""The turn with whose beginning predictions close."""

BANDS = (0, 2, 5, 9, 15)
"""By how much somebody wins, as it is predicted: the least points of each band, the last of which has no end."""

WINNER = 10
FEW = 10
MARGIN = 5
NEAR = 2


def band(margin: int) -> int:
    """The place of the band that a margin lies in."""
    return sum(margin >= least for least in BANDS) - 1


def margin(scores: Sequence[int], winners: Iterable[int]) -> int:
    """By how much a game was won: the lead over the second; 0 where several won together, or a tie was broken."""
    first = next(iter(winners))
    others = [score for seat, score in enumerate(scores) if seat != first]
    return max(0, scores[first] - max(others, default=scores[first]))


def points(
    told: Sequence[tuple[int, int | None]], scores: Sequence[int], winners: Sequence[int]
) -> list[int]:
    """The points of predictions (seat, margin): 10 for a winner, up to 10 more the fewer named one, and then for
    the margin 5 more, or 2 in the band beside it."""
    right = sum(seat in winners for seat, _ in told)
    for_winner = WINNER + FEW * (len(told) - right) // max(1, len(told))
    came = band(margin(scores, winners))
    return [for_winner + _for_margin(by, came) if seat in winners else 0 for seat, by in told]


def _for_margin(by: int | None, came: int) -> int:
    if by is None:
        return 0
    off = abs(band(by) - came)
    return MARGIN if off == 0 else NEAR if off == 1 else 0
