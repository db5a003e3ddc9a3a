"""How often one person gets a picture that nobody waits for: what they try again and again is soon told in words."""

from __future__ import annotations

from collections import OrderedDict, deque

SECONDS = 60.0
MOST = 20  # pictures of one person within so many seconds
PEOPLE = 500  # that are remembered; who was not seen for longest is forgotten


class RateLimit:
    """Counts the pictures of the last minute, by person."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[int, deque[float]] = OrderedDict()

    def may(self, user: int, now: float) -> bool:
        """Whether one more picture may be drawn for somebody, which then counts."""
        drawn = self._drawn.setdefault(user, deque())
        self._drawn.move_to_end(user)
        if len(self._drawn) > PEOPLE:
            self._drawn.popitem(last=False)
        while drawn and drawn[0] <= now - SECONDS:
            drawn.popleft()
        if len(drawn) >= MOST:
            return False
        drawn.append(now)
        return True
