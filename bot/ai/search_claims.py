"""How many searches people have asked for in the last hour: hints, explanations and the like.

The count is kept in memory: a restart forgives what was asked for before.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping

from bot.core import limits
from bot.core.errors import NoThought, TooManySearches

HOUR = 3_600.0
LIMIT = "searches_per_person"  # the server's setting


class Counter:
    """When each person of each server has asked for searches."""

    def __init__(self) -> None:
        self._had: dict[tuple[int, int], deque[float]] = {}

    def count(self, settings: Mapping[str, str], server: int, user: int, searches: int, now: float) -> None:
        """Counts what a person is about to ask for at that second since 1970; raises TooManySearches, and counts
        nothing, where the server's settings leave no room for it in this hour. What needs more searches than the
        limit has is possible for who has had none."""
        most = limits.of(settings, LIMIT)
        self._forget(now - HOUR)
        had = self._had.setdefault((server, user), deque())
        over = len(had) + searches - most
        if most and over > 0 and had:
            minutes = math.ceil((had[min(over, len(had)) - 1] + HOUR - now) / 60)
            raise TooManySearches("table-too-many-searches", most=most, minutes=minutes)
        had.extend([now] * searches)

    def _forget(self, before: float) -> None:
        for key, had in list(self._had.items()):
            while had and had[0] <= before:
                had.popleft()
            if not had:
                del self._had[key]


def no_thought() -> NoThought:
    """The refusal where the processes that think give no answer."""
    return NoThought("table-no-thought")
