"""The number of a person's acts in the last hour; a restart forgets it."""

import math
from collections import deque

HOUR = 3_600.0


class Hourly:
    """Counts by person what is possible so many times an hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._had: dict[tuple[int, int], deque[float]] = {}

    def count(self, server: int, user: int, now: float, number: int = 1) -> int:
        """Count an act of a person; return 0, or where it is not possible yet the minutes until it is."""
        for key, times in list(self._had.items()):
            while times and times[0] <= now - HOUR:
                times.popleft()
            if not times:
                del self._had[key]
        had = self._had.setdefault((server, user), deque())
        over = len(had) + number - self.most
        if over > 0 and had:
            return max(1, math.ceil((had[min(over, len(had)) - 1] + HOUR - now) / 60))
        had.extend([now] * number)
        return 0
