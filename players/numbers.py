"""Arithmetic that gives the same result on every machine.

It uses only +, -, * and / on floats, and tables of rounded values: the last digit of exp and log differs between
mathematical libraries.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

NOISE_BITS = 10
NOISE = tuple(
    round(-log(-log((number + 0.5) / 2**NOISE_BITS)), 6)
    for number in range(2**NOISE_BITS)
)
"""Gumbel noise in equal steps of probability: the best of scores with such noise is a draw from their softmax."""

_MARGIN = 40.0  # points ahead of the others' mean; a larger lead counts no more
_LEAST = -30.0


def exponential(x: float) -> float:
    """Return e to the x, to about a percent, for x from -30 (smaller counts as -30) to 30."""
    y = 1.0 + (x if x > _LEAST else _LEAST) / 1024
    for _ in range(10):
        y *= y
    return y


def softmax(scores: Sequence[float], temperature: float) -> list[float]:
    """Return the softmax of the scores: shares of 1, the more equal the higher the temperature."""
    best = max(scores)
    parts = [exponential((score - best) / temperature) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]


def rewards(scores: Sequence[float], spread: float) -> list[float]:
    """Return the reward of each seat, 0 to 1: half from its chance to win, half from its lead over the others' mean.

    Scores with `spread` 0 are final.
    """
    seats = len(scores)
    best = max(scores)
    if spread:
        chances = softmax(scores, spread)
    else:
        shared = list(scores).count(best)
        chances = [1.0 / shared if score == best else 0.0 for score in scores]
    total = sum(scores)
    result = []
    for score, chance in zip(scores, chances, strict=True):
        margin = (score - (total - score) / (seats - 1)) / (2 * _MARGIN)
        margin = 0.5 if margin > 0.5 else -0.5 if margin < -0.5 else margin
        result.append(0.5 * chance + 0.5 * (0.5 + margin))
    return result
