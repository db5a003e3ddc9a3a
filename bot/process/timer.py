"""The one timer: it sleeps until something is due, does it, and looks again."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import discord

from bot.process import log
from bot.process.health import BEAT
from storage import StorageError

if TYPE_CHECKING:
    from bot.process.client import CaylusBot

LONGEST = 6 * 3600.0  # never sleep longer: the clock of the machine may be set, and a wake-up may be missed
TROUBLE_PAUSE = 30.0  # seconds after a database error


class Timer:
    """Wakes for deadlines, delayed notices, the daily backup and signs of life."""

    def __init__(self, bot: CaylusBot) -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None
        self._next_backup = 0.0
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
                pause = TROUBLE_PAUSE
            except Exception as problem:
                await self._bot.report_error("timer", problem)
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
        bot = self._bot
        swept = await bot.table.sweep()
        for trouble in swept.troubles:
            await bot.report_error("time", trouble.error, trouble.game)
        for game in swept.games:
            bot.deliveries.kick(game)
        for game in await bot.table.games_with_notices():
            bot.deliveries.kick(game)
        now = discord.utils.utcnow().timestamp()
        pause = LONGEST
        due = await bot.table.next_due()
        if due is not None:
            pause = min(pause, max(1.0, due - now))
        if bot.settings.backups:
            if self._next_backup <= now:
                await self._backup()
                self._next_backup = now + 24 * 3600
            pause = min(pause, self._next_backup - now)
        if bot.pulse.wanted:
            if not bot.is_closed() and bot.is_ready():
                bot.pulse.beat(await bot.status_line())
            pause = min(pause, BEAT)
        return pause

    async def _backup(self) -> None:
        began = time.perf_counter()
        try:
            path = await self._bot.table.backup(self._bot.settings.backups)
        except (StorageError, OSError) as problem:
            log.error("backup", problem)
            return
        log.note("backup=%s seconds=%.1f", path.name, time.perf_counter() - began)
