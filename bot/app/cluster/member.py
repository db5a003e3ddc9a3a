"""One process of several.

It prepares, waits until it holds the shards of a part, and ends when another has taken them. systemd,
Kubernetes or Docker starts it again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from bot.app.health import HEARTBEAT_SECONDS, Pulse
from bot.app.settings import ProcessPart
from bot.core.database import UseCaseRunner
from bot.core.unit_of_work import UnitOfWork
from storage import StorageError, leases
from storage.share import SETTLED, Claim, Share

_log = logging.getLogger(__name__)

CLAIM_INTERVAL = 0.5  # seconds between two looks
SOONEST = 0.05  # seconds between two claims to identify, at least
# seconds between two identifications at Discord of one kind; it allows one in 5
IDENTIFYING = 5.25


def _claim(uow: UnitOfWork, name: str, holder: str) -> float:
    """Return seconds until it may be claimed; 0 when it is."""
    row = leases.claim(uow.tx, name, holder, IDENTIFYING)
    return (
        0.0
        if row.holder == holder
        else max(SOONEST, (row.expires - leases.now(uow.tx)) / 1000)
    )


class Member:
    """Serves one of these parts: its own, or with `standby` the first that nobody serves."""

    def __init__(
        self,
        parts: Sequence[ProcessPart],
        shards: int,
        *,
        standby: bool = False,
        share: Share | None = None,
    ) -> None:
        self.share = share or Share()
        self.part: ProcessPart | None = None
        self.lost = 0  # times that it could not rely on its shards any more
        self._parts = parts
        self._shards = shards
        self._settled = SETTLED if standby else 0.0
        self._logged = ""
        self._beaten = -HEARTBEAT_SECONDS

    async def take(self, pulse: Pulse) -> ProcessPart:
        """Wait until it holds the shards of a part; say meanwhile that the process lives."""
        while True:
            for part in self._parts:
                try:
                    shards = part.shard_range(self._shards)
                    claim = await self.share.claim(shards, self._settled)
                except StorageError as problem:
                    self._wait(f"waits for the database: {problem}", pulse)
                    break
                if claim.held:
                    self.part = part
                    first, last, all_ = shards.first, shards.last, shards.shards
                    _log.info(
                        "part %s: serves shards %d to %d of %d", part, first, last, all_
                    )
                    return part
                self._settled = SETTLED  # others may only be about to come back
                self._wait(self._why(claim), pulse)
            await asyncio.sleep(CLAIM_INTERVAL)

    def _why(self, claim: Claim) -> str:
        if claim.numbers:
            return f"waits for the end of processes with another number of shards: {sorted(claim.numbers)}"
        if len(self._parts) > 1:
            return f"stands by for {len(self._parts)} parts"
        return f"waits for the shards of part {self._parts[0]}, which another process serves"

    def _wait(self, why: str, pulse: Pulse) -> None:
        if why != self._logged:
            _log.info("%s", why)
        self._logged = why
        now = time.monotonic()
        if now - self._beaten >= HEARTBEAT_SECONDS and pulse.wanted:
            pulse.beat(why)
            self._beaten = now

    @contextlib.asynccontextmanager
    async def watching(
        self, resume: Callable[[], None], leave: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """Notice when the process can't rely on its shards, and when it can again.

        Notice also when another process has taken them.
        """
        task = asyncio.get_running_loop().create_task(
            self._watch(resume, leave), name="share"
        )
        try:
            yield
        finally:
            task.cancel()

    async def _watch(
        self, resume: Callable[[], None], leave: Callable[[], Awaitable[None]]
    ) -> None:
        served = True
        while not self.share.taken:
            serves = self.share.serving
            if served and not serves:
                self.lost += 1
                _log.warning(
                    "part %s: the database does not answer; nothing is served until it does",
                    self.part,
                )
            elif serves and not served:
                _log.info("part %s: serves again", self.part)
                resume()
            served = serves
            await asyncio.sleep(CLAIM_INTERVAL)
        self.lost += served
        _log.warning(
            "part %s: another process serves these shards; this one ends", self.part
        )
        await leave()

    async def identify(self, db: UseCaseRunner, shard: int, concurrency: int) -> None:
        """Wait until this shard may be identified: of all processes one at a time, in each of so many kinds."""
        # so that nobody's own claim counts
        holder = f"shard {shard} {time.monotonic_ns()}"
        while True:
            try:
                wait = await db.run(_claim, f"identify {shard % concurrency}", holder)
            except StorageError:
                wait = 0.25  # it is asked again
            if not wait:
                return
            await asyncio.sleep(wait)
