"""One process of several: it waits for its shards, runs the bot on them for as long as it holds their leases, and
starts others for shards whose process seems dead."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
import uuid
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from bot.app import log
from bot.app.client import CaylusBot
from bot.app.cluster import leases as lease_times
from bot.app.cluster.leases import Leases, Seen
from bot.app.cluster.shard_group import Part
from bot.app.health import BEAT, Pulse
from bot.app.settings import Settings
from storage import StorageError, open_at

STARTING = 120.0  # seconds that one gets to start, on however busy a machine
PATIENCE = 14.0  # seconds that they get to end in good order
NOT_THEIRS = {"NOTIFY_SOCKET": "", "CAYLUS_HEALTH": ""}
"""What of the environment belongs to this process alone: whom it tells that it lives."""


class Deputies:
    """Children of this process, each a bot for one part."""

    def __init__(self) -> None:
        self._running: dict[Part, Process] = {}
        self._holders: dict[Part, tuple[str, float]] = {}  # the names for leases, and since when they run

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._running)

    @property
    def running(self) -> frozenset[Part]:
        """The parts for which one runs."""
        return frozenset(self._running)

    @property
    def starting(self) -> dict[Part, str]:
        """Those that run and may not have looked at the leases yet: their names for leases."""
        now = time.monotonic()
        return {part: holder for part, (holder, began) in self._holders.items() if now - began < STARTING}

    async def start(self, part: Part, holder: str) -> None:
        """Starts one, as this process was started, to claim leases under that name; one that still runs for that part
        has not come to anything, and is ended."""
        self.reap()
        former = self._running.pop(part, None)
        if former is not None:
            with contextlib.suppress(ProcessLookupError):
                former.kill()
        # It lives as long as its parent: it looks for that process (and where it can't, is asked to go by the next).
        process = await asyncio.create_subprocess_exec(
            *command(sys.orig_argv, sys.argv, part, holder),
            env={**os.environ, **NOT_THEIRS},
            stdin=asyncio.subprocess.DEVNULL,
        )
        self._running[part], self._holders[part] = process, (holder, time.monotonic())
        log.note(
            "the process of part %s renews no lease: process %d takes its shards over", part, process.pid
        )

    def reap(self) -> None:
        """Forgets those that have ended."""
        for part, process in list(self._running.items()):
            if process.returncode is not None:
                del self._running[part], self._holders[part]
                log.note("the process for part %s has ended: %d", part, process.returncode)

    def ask(self) -> None:
        """Asks all to end in good order."""
        for process in self._running.values():
            with contextlib.suppress(ProcessLookupError):
                process.terminate()

    async def end(self) -> None:
        """Waits some seconds until all have ended in good order."""
        self.ask()
        running = [process for process in self._running.values() if process.returncode is None]
        waits = [asyncio.ensure_future(process.wait()) for process in running]
        if waits:
            await asyncio.wait(waits, timeout=PATIENCE)
        for process in running:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        self._running.clear()
        self._holders.clear()


def command(started: Sequence[str], arguments: Sequence[str], part: Part, holder: str) -> list[str]:
    """How a deputy is started: as the process that was `started` with these `arguments`, with others in their place."""
    own = len(arguments) - 1  # the first is the program
    return [*started[: len(started) - own], "--cluster", str(part), "--deputy", holder]


# Seconds for which a deputy stays ready whose shards are served after all: they may be lost again.
AT_EASE = 20.0


async def serve(
    chosen: Settings,
    deputy: str | None,
    make: Callable[[Leases], CaylusBot],
    run: Callable[[CaylusBot], Coroutine[Any, Any, int]],
) -> int:
    """Serves the part that was chosen until the process is stopped; `deputy` is the name under which it was called
    to take the part over from one that seemed dead. `make` makes a bot for leases, `run` runs it until it is
    closed."""
    assert chosen.cluster is not None and chosen.shards is not None
    holder = deputy or named()
    database = await open_at(chosen.place, alone=False, back_off=lease_times.BACK_OFF, copies=chosen.data)
    try:
        leases = Leases(database, chosen.cluster, chosen.shards, holder, deputy=deputy is not None)
        shift = Shift(leases, Deputies(), Pulse(chosen.health), make, run)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, shift.stop)
        return await shift.work()
    finally:
        await database.close()


def named() -> str:
    """A name for a holder of leases that no other process has, and that says where to look for it."""
    return f"{socket.gethostname()} {os.getpid()} {uuid.uuid4().hex[:8]}"


class Shift:
    """The work of the process: a look at the leases each round, and what follows from it."""

    def __init__(
        self,
        leases: Leases,
        deputies: Deputies,
        pulse: Pulse,
        make: Callable[[Leases], CaylusBot],
        run: Callable[[CaylusBot], Coroutine[Any, Any, int]],
    ) -> None:
        self._leases = leases
        leases.prepared = False
        self._deputies = deputies
        self._pulse = pulse
        self._run = run
        self._make = make
        self._bot: CaylusBot | None = None
        self._running: asyncio.Task[int] | None = None
        self._over = False  # no bot is started any more
        self._leaving = False  # the bot that runs is being closed
        self._closing: asyncio.Task[None] | None = None
        self._silent = False  # the leases could not be renewed in time
        self._missed = False  # the storage did not answer; what the bot could not do then waits
        self._ready = False  # the bot waits for the leases, with all done (or being done) that needs none
        self._needed = 0.0  # when a deputy was last needed
        self._parent = os.getppid()
        self._beaten = 0.0
        self._told = ""

    def stop(self) -> None:
        """Ends the process in good order."""
        self._over = True
        self._deputies.ask()
        self._close()

    async def work(self) -> int:
        """Goes round until the end; the exit status."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                self._deputies.reap()
                seen = await self._leases.look(self._deputies.starting)
                if self._leases.deputy and os.getppid() != self._parent:
                    self.stop()
                if self._running is None:
                    if self._over or (self._leases.deputy and _in_vain(seen)):
                        return 0
                    if self._may_serve(seen):
                        self._begin()
                    else:
                        self._wait(seen, loop.time())
                else:
                    await self._watch(seen)
                await self._pause()
                if self._running is not None and self._running.done():
                    status = self._running.result()
                    self._running = self._bot = None
                    if status or self._over:
                        return status
        finally:
            await self._leave()
            await self._deputies.end()

    async def _pause(self) -> None:
        """Until the next round, or the end of the bot."""
        if self._running is None:
            await asyncio.sleep(self._leases.pause)
        else:
            await asyncio.wait({self._running}, timeout=self._leases.pause)

    def _may_serve(self, seen: Seen | None) -> bool:
        """Whether this process has only to wait until its shards are free."""
        return seen is not None and seen.shards <= {self._leases.shard_range.shards}

    def _begin(self) -> None:
        """Begins a bot, which claims nothing before it is prepared: on a busy machine that takes longer than leases
        last, and others would take its shards over."""
        self._leases.prepared = False
        self._bot = self._make(self._leases)
        self._leaving = self._silent = self._missed = False
        loop = asyncio.get_running_loop()
        self._running = loop.create_task(self._run(self._bot), name="bot")
        self._needed = loop.time()
        self._ready = not self._leases.serving
        if not self._ready:
            self._tell()

    def _tell(self) -> None:
        shard_range = self._leases.shard_range
        log.note(
            "part %s: serves shards %d to %d of %d",
            self._leases.part,
            shard_range.first,
            shard_range.last,
            shard_range.shards,
        )

    async def _watch(self, seen: Seen | None) -> None:
        """The bot runs: whether it may go on, and whether somebody is missing."""
        assert self._bot is not None
        if self._leaving:
            return
        leases = self._leases
        if self._ready:
            self._stand_by(seen)
        elif seen is not None and not seen.held:
            log.warn("part %s: another process serves these shards; this one leaves them", leases.part)
            self._close()
        elif leases.deputy and seen is not None and seen.wanted and self._bot.is_ready():
            log.note("part %s: its process is back and gets its shards", leases.part)
            self.stop()
        elif not leases.serving:
            if not self._silent:
                log.warn("part %s: the leases can't be renewed; nothing is served until then", leases.part)
            self._silent = self._missed = True
        elif seen is None:
            self._missed = True
        elif self._missed:
            if self._silent:
                log.note("part %s: serves again", leases.part)
            self._silent = self._missed = False
            self._bot.resume()
        part = leases.left_alone(self._deputies.running)
        if part is not None:
            await self._take_over(part)

    def _stand_by(self, seen: Seen | None) -> None:
        """The bot waits until it has the leases; a deputy not for ever, where they are renewed again."""
        now = asyncio.get_running_loop().time()
        if self._leases.serving:
            self._ready = False
            self._told = ""
            self._tell()
        elif not self._leases.deputy:
            self._wait(seen, now)
        elif seen is None or seen.needed:
            self._needed = now
        elif now - self._needed >= AT_EASE:
            log.note("part %s: its process lives; this one is not needed", self._leases.part)
            self.stop()

    async def _take_over(self, part: Part) -> None:
        holder = named()
        try:
            if await self._leases.take_over(part, holder):
                await self._deputies.start(part, holder)
        except (StorageError, OSError) as problem:
            log.warn("the shards of part %s can't be taken over: %s", part, problem)

    def _wait(self, seen: Seen | None, now: float) -> None:
        """Nothing is served: says why, and that the process lives."""
        part = self._leases.part
        told = f"part {part}: starts"
        if seen is None:
            told = f"part {part}: waits for the database"
        elif not self._may_serve(seen):
            told = f"part {part}: waits for the end of processes with another number of shards: {sorted(seen.shards)}"
        elif seen.taken:
            told = f"part {part}: waits for its shards, which another process serves"
        if told != self._told:
            log.note("%s", told)
        self._told = told
        if now - self._beaten >= BEAT and self._pulse.wanted:
            self._pulse.beat(told)
            self._beaten = now

    def _close(self) -> None:
        if self._bot is not None and not self._leaving:
            self._leaving, self._leases.prepared = True, False
            self._closing = asyncio.get_running_loop().create_task(self._bot.leave(), name="leave")

    async def _leave(self) -> None:
        try:
            await self._leases.leave()
        except StorageError as problem:
            log.warn("the leases of part %s run out by themselves: %s", self._leases.part, problem)


def _in_vain(seen: Seen | None) -> bool:
    """Whether a deputy neither serves nor may have to; what it could not see yet it looks for again."""
    return seen is not None and not (seen.held or seen.needed)
