"""The processes that this one has started for shards whose process seemed dead."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Sequence

from bot.app import log
from bot.app.cluster.shard_group import Part

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
