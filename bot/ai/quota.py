"""What people ask the thinking processes for beside moves: counted a person, and done when no move waits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import msgspec

from bot.ai import search_claims
from bot.ai.analysis import Analysis
from bot.ai.pool import Thinker
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
        """`settings` reads those of a server; `now` is in seconds since 1970."""
        self._thinker = thinker
        self._settings = settings
        self._now = now
        self._counter = search_claims.Counter()

    async def count(self, server: int, user: int, number: int = 1) -> None:
        """Counts what a person is about to ask for, before it begins; raises TooManySearches, and counts nothing,
        where the limit of the server for an hour has no room for so many."""
        self._counter.count(await self._settings(server), server, user, number, self._now())

    async def think(self, user: int, thought: Thought, analysis: Analysis[A, R], arguments: A) -> R:
        """One part of what a person asked for, after the moves that wait; people take turns. Raises NoThought where
        the processes fail, which is in the log."""
        job = analysis.job(thought.kind, thought.state, thought.seat, thought.seed, arguments)
        result = await self._thinker.analyse(user, job)
        if result is None:
            raise search_claims.no_thought()
        return analysis.read(result)
