"""Confidence intervals of shares of wins."""

from __future__ import annotations

Z_95 = 1.959964  # 95 %, two-sided
INTERIM_LOOKS = 5  # of a sequential test
Z_POCOCK = 2.413  # Pocock's bound, with which five interim looks have 95 % together


def wilson(won: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's score interval for a share of `won` of `games`."""
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def decided_interval(
    won: float, games: int, bound: float
) -> tuple[float, float] | None:
    """Return the interval of a sequential test if it excludes the bound, else None."""
    low, high = wilson(won, games, Z_POCOCK)
    return (low, high) if low > bound or high < bound else None
