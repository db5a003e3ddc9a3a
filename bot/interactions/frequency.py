"""A limit on acts per hour; a restart forgets what was counted."""

import math
from collections import deque

HOUR = 3_600.0


class HourlyLimit:
    """Allows an act `most` times an hour to each person on each server."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._times: dict[tuple[int, int], deque[float]] = {}

    def count(self, server: int, user: int, now: float, number: int = 1) -> int:
        """Count `number` acts and return 0; if they are too many, return the minutes until they are allowed."""
        for key, times in list(self._times.items()):
            while times and times[0] <= now - HOUR:
                times.popleft()
            if not times:
                del self._times[key]
        times = self._times.setdefault((server, user), deque())
        excess = len(times) + number - self.most
        if excess > 0 and times:
            return max(
                1, math.ceil((times[min(excess, len(times)) - 1] + HOUR - now) / 60)
            )
        times.extend([now] * number)
        return 0
