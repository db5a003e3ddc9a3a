"""Intervals of shares that were counted."""

from __future__ import annotations

Z = 1.959964  # 95 %, two-sided


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of Wilson's score for a share of `won` of `games`."""
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
