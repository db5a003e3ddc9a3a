"""Work of coroutines in a thread; it runs to its end even if its caller is canceled."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, TypeVar

from storage.errors import Closed

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor

R = TypeVar("R")


async def hop(threads: ThreadPoolExecutor, place: str, work: Callable[[], R]) -> R:
    """Run the work in one of the threads and return its result.

    Raise Closed, naming the place, if they ended.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[R] = loop.create_future()

    def run() -> None:
        try:
            tell, outcome = answer.set_result, work()
        except BaseException as error:
            tell, outcome = answer.set_exception, error  # type: ignore[assignment]
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(lambda: None if answer.done() else tell(outcome))

    try:
        threads.submit(run)
    except RuntimeError as error:
        raise Closed(place) from error
    return await answer
