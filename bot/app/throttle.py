"""A share of the requests a second that Discord allows a bot: several processes have no other way to keep to it
together. Answers to interactions are not counted there, and not here."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import aiohttp

ALL = 45.0  # requests a second of all processes together; Discord allows about 50
AT_ONCE = 0.2  # seconds' worth of requests that may go out together
UNCOUNTED = ("/interactions/", "/webhooks/")


class Throttle:
    """Lets so many requests a second go out, in the order in which they come."""

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._apart = 1 / rate
        self._clock = clock
        self._sleep = sleep
        self._next = 0.0  # when the next may go out

    async def wait(self) -> None:
        """Until the next request may go out."""
        now = self._clock()
        turn = max(self._next, now - AT_ONCE)
        self._next = turn + self._apart
        if turn > now:
            await self._sleep(turn - now)

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Lets every request of the sessions with that trace wait for its turn."""

        async def begin(session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
            if not any(part in params.url.path for part in UNCOUNTED):
                await self.wait()

        trace.on_request_start.insert(0, begin)  # before its time is taken
        return trace
