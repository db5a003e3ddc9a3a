"""The short tasks of the process, whose errors are logged."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import aiohttp

from storage import ShareLost

_log = logging.getLogger(__name__)


class Tasks:
    """The short tasks of the process: each is finished before the process ends, and none fails in silence."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ending = False

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        """Run a short task that is finished before the bot stops."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._finished)

    def busy(self, task: asyncio.Task[Any] | None) -> None:
        """Let the end of the bot wait for a task that discord.py has started."""
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, grace: float) -> None:
        """Wait at most so many seconds for what is under way."""
        self._ending = True
        began = time.perf_counter()
        while waiting := [task for task in self._tasks if not task.done()]:
            left = grace - (time.perf_counter() - began)
            if left <= 0:
                _log.warning("%d tasks were cut off", len(waiting))
                break
            await asyncio.wait(waiting, timeout=left)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        if task.cancelled() or (problem := task.exception()) is None:
            return
        # no mistake of ours
        if self._ending or isinstance(problem, aiohttp.ClientError | ShareLost):
            _log.warning("task %s was cut off: %s", task.get_name(), problem)
        else:
            _log.error("task %s: %s", task.get_name(), problem, exc_info=problem)
