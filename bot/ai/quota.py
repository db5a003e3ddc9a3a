"""The quota of people's requests to the thinking processes, which run when no move waits."""

import math
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import msgspec

from bot.ai.analysis import Analysis
from bot.ai.pool import Thinker
from bot.core import limits
from bot.core.errors import NoThought, TooManySearches
from bot.core.model import Thought

A = TypeVar("A", bound=msgspec.Struct)
R = TypeVar("R", bound=msgspec.Struct)


class Searches:
    """The analyses of people."""

    def __init__(
        self,
        thinker: Thinker,
        settings: Callable[[int], Awaitable[Mapping[str, str]]],
        now: Callable[[], float],
    ) -> None:
        """Read a server's settings with `settings`; `now` is in seconds since 1970."""
        self._thinker = thinker
        self._settings = settings
        self._now = now
        self._counter = Counter()

    async def count(self, server: int, user: int, number: int = 1) -> None:
        """Count what a person is about to ask for, before it begins.

        Raise TooManySearches, and counts nothing, where the limit of the server for an hour has no room for
        so many.
        """
        self._counter.count(
            await self._settings(server), server, user, number, self._now()
        )

    async def think(
        self, user: int, thought: Thought, analysis: Analysis[A, R], arguments: A
    ) -> R:
        """Return one part of what a person asked for, after the moves that wait.

        Raise NoThought where the processes fail.
        """
        job = analysis.job(
            thought.kind, thought.state, thought.seat, thought.seed, arguments
        )
        result = await self._thinker.analyse(user, job)
        if result is None:
            raise NoThought("table-no-thought")
        return analysis.read(result)


HOUR = 3_600.0
LIMIT = "searches_per_person"  # the server's setting


class Counter:
    """The times at which each person of each server has asked for searches."""

    def __init__(self) -> None:
        self._had: dict[tuple[int, int], deque[float]] = {}

    def count(
        self,
        settings: Mapping[str, str],
        server: int,
        user: int,
        searches: int,
        now: float,
    ) -> None:
        """Count what a person is about to ask for at that second since 1970.

        Raise TooManySearches, and counts nothing, where the server's settings leave no room for it in this
        hour. What needs more searches than the limit has is possible for who has had none.
        """
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
