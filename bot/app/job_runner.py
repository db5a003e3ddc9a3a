"""The runner of jobs: it sleeps until something is due, does it, and looks again."""

import asyncio
import logging
import time
from collections.abc import Sequence

import discord

from bot.app.health import HEARTBEAT_SECONDS, Health, Pulse, Standstill
from bot.core import expiry, jobs, queries
from bot.core.jobs import DAY, DiscordJob, JobKind, Retry
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from storage import StorageError
from storage.jobs import Job

_log = logging.getLogger(__name__)

# never sleep longer: the clock of the machine may be set, and a wake-up may be missed
MOST_SLEEP_SECONDS = 6 * 3600.0
# seconds until one of several processes looks for what others have left for its games
OTHERS = 4.0
OFF_DUTY = 1.0  # seconds until a process that may not serve looks whether it may again
TROUBLE_PAUSE = 30.0  # seconds after a database error


class Timer:
    """Wakes for jobs, delayed notifications and signs of life."""

    def __init__(
        self,
        services: DeliveryContext,
        kinds: Sequence[JobKind],
        pulse: Pulse,
        standstill: Standstill,
        backups: int,
        health: Health,
    ) -> None:
        self._services = services
        services.db.scheduled = self.wake
        self._standstill = standstill
        self._pulse = pulse
        self._backups = backups
        self._health = health
        self._task: asyncio.Task[None] | None = None
        self._begun = False
        self._until: float | None = None  # when it will wake, while it sleeps
        # when it is to look, as it was told while it looked
        self._asked: float | None = None
        own = (DiscordJob("backup", self._back_up, DAY, every=DAY),) if backups else ()
        for kind in (*kinds, *own):
            services.db.hooks.jobs.append(kind)
        self._kinds = {
            kind.name: kind for kind in (*kinds, *own) if isinstance(kind, DiscordJob)
        }
        self._running: set[str] = set()

    def start(self, at: float = 0.0) -> None:
        """Start to sleep until that second since 1970, and to wake whenever something is due."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(
                self._run(at), name="timer"
            )

    def wake(self, at: float | None = None) -> None:
        """Say that something is due at that second since 1970 (None: perhaps now)."""
        if self._task is None:
            return
        when = 0.0 if at is None else at
        if self._until is None:
            self._asked = when if self._asked is None else min(self._asked, when)
        elif when < self._until:
            self._task.cancel()
            self._task = None
            self.start(when)

    def stop(self) -> None:
        """Stop waking up."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, at: float) -> None:
        await self._sleep(at)
        while True:
            try:
                pause = await self._look()
            except StorageError as problem:
                _log.warning("the timer can't read the database: %s", problem)
                pause = (
                    TROUBLE_PAUSE if self._services.db.shard_range is None else OTHERS
                )
            except Exception as problem:
                await self._services.report_error("timer", problem)
                pause = TROUBLE_PAUSE
            until = _now() + pause
            if self._asked is not None:
                until, self._asked = min(until, self._asked), None
            await self._sleep(until)

    async def _sleep(self, until: float) -> None:
        pause = until - _now()
        if pause <= 0:
            return
        self._until = until
        try:
            await asyncio.sleep(pause)
        finally:
            self._until = None

    async def _look(self) -> float:
        """Do what is due and say how many seconds to sleep."""
        services = self._services
        if not services.on_duty():
            return OFF_DUTY
        stood, running = self._standstill.lasted(), tuple(self._running)
        expired = await services.db.read(expiry.look, running)
        if expired.swept or stood or not self._begun:
            swept = await services.db.run(
                expiry.sweep, stood, begins=not self._begun, running=running
            )
            expired, self._begun = swept.look, True
            for trouble in swept.troubles:
                await services.report_error("time", trouble.error, trouble.game)
        for game in expired.games:
            services.delivery_worker.kick(game)
        now = _now()
        for game in services.threads.edits_due(now):
            services.delivery_worker.refresh(game)
        for kind in expired.kinds:
            self._running.add(kind)
            services.tasks.spawn(self._do(self._kinds[kind]), kind)
        pause = MOST_SLEEP_SECONDS
        for due in (expired.next, services.threads.next_edit()):
            if due is not None:
                pause = min(pause, max(1.0, due - now))
        if self._pulse.wanted:
            if not services.discord_api.closed():
                await self._beat()
            pause = min(pause, HEARTBEAT_SECONDS)
        return pause if services.db.shard_range is None else min(pause, OTHERS)

    async def _beat(self) -> None:
        """Give a sign of life, unless starting again may help."""
        trouble = await self._health.trouble()
        if trouble is None:
            counts = await self._services.db.read(queries.counts)
            self._pulse.beat(
                " ".join(f"{name}={count}" for name, count in counts.items())
            )
        elif not trouble.restart:
            self._pulse.beat(trouble.why, healthy=False)

    async def _do(self, kind: DiscordJob) -> None:
        db, done = self._services.db, set[tuple[str, int]]()
        try:
            while due := await db.read(jobs.due, kind.name):
                for job in due:
                    if (
                        not self._services.on_duty()
                        or self._services.discord_api.closed()
                    ):
                        return
                    # It was scheduled for the same second once more, or not at all.
                    again = (job.key, job.due) in done
                    retry = Retry("", 1) if again else await self._try(kind, job)
                    if retry is not None:
                        await db.run(jobs.retry, kind, job, retry)
                    done.add((job.key, job.due))
            self._running.discard(kind.name)
            following = await db.read(jobs.next_due, kind.name)
            if following is not None:  # it was not looked for while it ran
                self.wake(following)
        except StorageError as problem:
            _log.warning("%s can't be done now: %s", kind.name, problem)
            self.wake(_now() + TROUBLE_PAUSE)
        finally:
            self._running.discard(kind.name)

    async def _try(self, kind: DiscordJob, job: Job) -> Retry | None:
        """Do one job; a failure puts that one off and stops no other."""
        try:
            return await kind.run(job)
        except StorageError:
            raise
        except TROUBLE as problem:
            _log.warning("%s %s waits: %s", job.kind, job.key, problem)
            refused = isinstance(problem, discord.Forbidden | discord.NotFound)
            return Retry("forbidden" if refused else "discord")
        except Exception as problem:
            if self._services.discord_api.closed():
                # cut off by the end of the process: the next one goes on
                return Retry("", 1)
            await self._services.report_error(f"{job.kind} {job.key}", problem)
            return Retry("error")

    async def _back_up(self, job: Job) -> Retry:
        began = time.perf_counter()
        try:
            path = await self._services.db.backup(self._backups)
        except (StorageError, OSError) as problem:
            _log.error("backup: %s", problem, exc_info=isinstance(problem, OSError))
        else:
            if path is not None:
                _log.info(
                    "backup=%s seconds=%.1f", path.name, time.perf_counter() - began
                )
        return Retry("", DAY)


def _now() -> float:
    return discord.utils.utcnow().timestamp()
