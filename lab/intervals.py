"""Intervals of shares that were counted."""

from __future__ import annotations

Z = 1.959964  # 95 %, two-sided
LOOKS = 5
LOOKED_Z = 2.413  # Pocock's bound: looked at five times with it, an interval is one of 95 %


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """Return the interval of Wilson's score for a share of `won` of `games`."""
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def decided(won: float, games: int, bound: float) -> tuple[float, float] | None:
    """Return the interval of a share that is looked at `LOOKS` times, once it lies on one side of the bound."""
    low, high = wilson(won, games, LOOKED_Z)
    return (low, high) if low > bound or high < bound else None
