"""Notices that the process stood still: its machine was suspended, or too busy to let it run."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator

from bot.app import log

TICK = 10.0  # seconds between two looks at the clock
STILL = 5.0  # seconds that a look may come too late


class Standstill:
    """Looks at the clock every few seconds, while it is `watching`."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._next: float | None = None  # when it looks again
        self._stood = 0.0

    @contextlib.contextmanager
    def watching(self, noticed: Callable[[], None]) -> Iterator[None]:
        """Watches meanwhile, and says when it has noticed something."""
        task = asyncio.get_running_loop().create_task(self._watch(noticed), name="standstill")
        try:
            yield
        finally:
            task.cancel()
            self._next = None

    def lasted(self) -> int:
        """For how many seconds at most it stood still since that was last asked."""
        self._look()
        lasted, self._stood = self._stood, 0.0
        return round(lasted)

    async def _watch(self, noticed: Callable[[], None]) -> None:
        while True:
            self._next = self._clock() + TICK
            await asyncio.sleep(TICK)
            self._look()
            if self._stood:
                noticed()

    def _look(self) -> None:
        now = self._clock()
        if self._next is None or now - self._next <= STILL:
            return
        stood = now - self._next + TICK
        log.warn("the bot stood still for %.0f seconds: its machine was suspended, or too busy", stood)
        self._stood += stood
        self._next = now + TICK
