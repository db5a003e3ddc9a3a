"""Keeps a process within Discord's limits on all its requests.

It has a share of the requests a second that a bot may make, for which several processes have no other means,
and a bound on those that are refused. Answers to interactions are not counted in the first, and not held up
here.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from bot.app.settings import Settings

_log = logging.getLogger(__name__)

ALL = 45.0  # requests a second of all processes together; Discord allows about 50
BURST_SECONDS = 0.2  # seconds' worth of requests that may go out together
UNCOUNTED = ("/interactions/", "/webhooks/")
# in the path of whatever is asked of Discord; of where its gateway is
CALLS, GATEWAY = "/api/", "/gateway"
# statuses that Discord counts: at 10,000 in ten minutes it bans the address
INVALID = (401, 403, 429)
REFUSED_WITHIN_SECONDS = 600.0  # seconds
MOST_REFUSED = 1_000  # of them in that time
FOR_ANSWERS = 200  # of these, what only answers to interactions may use up


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
        """Wait until the next request may go out."""
        now = self._clock()
        turn = max(self._next, now - BURST_SECONDS)
        self._next = turn + self._apart
        if turn > now:
            await self._sleep(turn - now)

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let every request of the sessions with that trace wait for its turn."""

        async def begin(
            session: Any, context: Any, params: aiohttp.TraceRequestStartParams
        ) -> None:
            if not any(part in params.url.path for part in UNCOUNTED):
                await self.wait()

        trace.on_request_start.insert(0, begin)  # before its time is taken
        return trace


class OffDuty(aiohttp.ClientError):
    """A request that is not made: this process may not serve now, and another perhaps does."""


def while_on_duty(trace: aiohttp.TraceConfig, may: Callable[[], bool]) -> None:
    """Let no request with that trace go out while nothing may be said; the way to the gateway stays open."""

    async def begin(
        session: Any, context: Any, params: aiohttp.TraceRequestStartParams
    ) -> None:
        path = params.url.path
        if CALLS in path and GATEWAY not in path and not may():
            raise OffDuty("this process does not hold its shards")

    trace.on_request_start.insert(0, begin)


class Refrained(aiohttp.ClientError):
    """A request that is not made, for too many of the last ones were refused."""


class InvalidRequests:
    """Counts the requests that Discord refuses, and lets none go out while they could become too many."""

    def __init__(
        self, most: int = MOST_REFUSED, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._clock = clock
        self._refused: deque[float] = deque()
        self._under_way = 0
        self._logged = False

    def _full(self, most: int) -> bool:
        while (
            self._refused and self._clock() - self._refused[0] >= REFUSED_WITHIN_SECONDS
        ):
            self._refused.popleft()
        return len(self._refused) + self._under_way >= most

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count the requests of the sessions with that trace."""

        async def begin(
            session: Any, context: Any, params: aiohttp.TraceRequestStartParams
        ) -> None:
            answers = any(part in params.url.path for part in UNCOUNTED)
            if self._full(
                self._most
                if answers
                else self._most * (MOST_REFUSED - FOR_ANSWERS) // MOST_REFUSED
            ):
                if not self._logged:
                    _log.warning(
                        "Discord has refused %d requests in ten minutes: no more go out",
                        self._most,
                    )
                self._logged = True
                raise Refrained(
                    "too many requests were refused in the last ten minutes"
                )
            self._logged = False
            self._under_way += 1

        async def end(
            session: Any, context: Any, params: aiohttp.TraceRequestEndParams
        ) -> None:
            self._under_way -= 1
            if params.response.status in INVALID:
                self._refused.append(self._clock())

        async def fail(
            session: Any, context: Any, params: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self._under_way -= 1

        trace.on_request_start.insert(0, begin)
        trace.on_request_end.append(end)
        trace.on_request_exception.append(fail)
        return trace


def throttle_of(settings: Settings) -> Throttle | None:
    """Return what keeps this process to its share of Discord's requests.

    One that is alone leaves that to Discord.
    """
    if settings.requests is not None:
        return Throttle(settings.requests)
    return None if not settings.parts else Throttle(ALL / settings.parts[0].of)
