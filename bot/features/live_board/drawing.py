"""A thread for work that takes milliseconds of processor, such as drawing a board."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

T = TypeVar("T")


class DrawingThread:
    """Runs one function at a time, so that the bot's event loop goes on."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="live-board")

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function returns for these arguments."""
        return await asyncio.get_running_loop().run_in_executor(
            self._executor, partial(work, *args)
        )

    def close(self) -> None:
        """Stop; what waits is dropped."""
        self._executor.shutdown(wait=False, cancel_futures=True)
