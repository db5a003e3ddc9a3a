"""The one timer: it sleeps until something is due, does it, and looks again."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import discord

from bot.app import log
from bot.app.health import BEAT
from bot.core import expiry, outbox, queries
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.app.health import Pulse
    from bot.app.services import Services
    from bot.app.suspend_detector import Standstill

DAY = 24 * 3600.0
LONGEST = 6 * 3600.0  # never sleep longer: the clock of the machine may be set, and a wake-up may be missed
OTHERS = 4.0  # seconds until one of several processes looks for what others have left for its games
SWEEP = 5 * 60.0  # seconds after which it sweeps in any case
OFF_DUTY = 1.0  # seconds until a process that may not serve looks whether it may again
TROUBLE_PAUSE = 30.0  # seconds after a database error


class Timer:
    """Wakes for deadlines, delayed notices, puzzles, messages to followers, digests, backups and signs of life."""

    def __init__(
        self,
        services: Services,
        pulse: Pulse,
        standstill: Standstill,
        backups: int,
        ready: Callable[[], bool],
    ) -> None:
        self._services = services
        self._standstill = standstill
        self._pulse = pulse
        self._backups = backups
        self._ready = ready
        self._task: asyncio.Task[None] | None = None
        self._next_backup = 0.0
        self._swept = 0.0
        self._until: float | None = None  # when it will wake, while it sleeps
        self._again = False  # look again before sleeping

    def start(self) -> None:
        """Starts to sleep and wake."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name="timer")

    def wake(self, at: float | None = None) -> None:
        """Says that something is due at that second since 1970 (None: perhaps now)."""
        if self._task is None:
            return
        if self._until is None:
            self._again = True
        elif at is None or at < self._until:
            self._task.cancel()
            self._task = None
            self.start()

    def stop(self) -> None:
        """Stops waking up."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        while True:
            try:
                pause = await self._look()
            except StorageError as problem:
                log.warn("the timer can't read the database: %s", problem)
                pause = TROUBLE_PAUSE if self._services.db.share is None else OTHERS
            except Exception as problem:
                await self._services.report_error("timer", problem)
                pause = TROUBLE_PAUSE
            if self._again:
                self._again = False
                continue
            self._until = discord.utils.utcnow().timestamp() + pause
            try:
                await asyncio.sleep(pause)
            finally:
                self._until = None

    async def _look(self) -> float:
        """Does what is due and says how many seconds to sleep."""
        services = self._services
        if not services.on_duty():
            return OFF_DUTY
        stood = self._standstill.lasted()
        if services.db.share is None or stood or await self._is_due():
            swept = await services.db.run(expiry.sweep, stood, begins=not self._swept)
            self._swept = discord.utils.utcnow().timestamp()
            for trouble in swept.troubles:
                await services.report_error("time", trouble.error, trouble.game)
            for game in swept.games:
                services.delivery_worker.kick(game)
        for game in await services.db.read(outbox.games_with_notices):
            services.delivery_worker.kick(game)
        now = discord.utils.utcnow().timestamp()
        for game in services.threads.edits_due(now):
            services.delivery_worker.refresh(game)
        for next_due, posts in services.beside():
            at = await services.db.read(next_due)
            if at is not None and at <= now:
                posts.kick()
        pause = LONGEST
        for due in (await services.db.read(expiry.next_due), services.threads.next_edit()):
            if due is not None:
                pause = min(pause, max(1.0, due - now))
        if self._backups:
            if not now < self._next_backup <= now + DAY:  # due, or the clock was set back
                await self._backup()
                self._next_backup = now + DAY
            pause = min(pause, self._next_backup - now)
        if self._pulse.wanted:
            if not services.discord_api.closed() and self._ready():
                self._pulse.beat(await self._status_line())
            pause = min(pause, BEAT)
        return pause if services.db.share is None else min(pause, OTHERS)

    async def _is_due(self) -> bool:
        """Whether there is something to sweep for one of several processes, which looks every few seconds: writing
        each time would come in the way of the others."""
        due, now = await self._services.db.read(expiry.next_due), discord.utils.utcnow().timestamp()
        return (due is not None and due <= now) or not 0 <= now - self._swept < SWEEP

    async def _status_line(self) -> str:
        """How many games run and notices wait, for the health line."""
        counts = await self._services.db.read(queries.counts)
        return " ".join(f"{name}={count}" for name, count in counts.items())

    async def _backup(self) -> None:
        began = time.perf_counter()
        try:
            path = await self._services.db.backup(self._backups)
        except (StorageError, OSError) as problem:
            log.error("backup", problem)
            return
        if path is not None:
            log.note("backup=%s seconds=%.1f", path.name, time.perf_counter() - began)
