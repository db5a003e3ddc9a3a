"""One hop from the event loop into a thread that holds a database connection, and back.

aiosqlite has no public call that runs a function in its connection's thread: each of its own calls is one statement
and one hop. `loop.run_in_executor` would take a queued function back when its caller is cancelled.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, TypeVar

from storage.errors import Closed

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor

R = TypeVar("R")


def hop(threads: ThreadPoolExecutor, place: str, work: Callable[[], R]) -> asyncio.Future[R]:
    """Queues the work at once and runs it in one of the threads, to its end even if nobody waits for it any more.

    Raises Closed, with the database's place, where the threads have been shut down.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[R] = loop.create_future()

    def run() -> None:
        try:
            tell, what = answer.set_result, work()
        except BaseException as error:
            tell, what = answer.set_exception, error  # type: ignore[assignment]
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(lambda: None if answer.done() else tell(what))

    try:
        threads.submit(run)
    except RuntimeError as error:
        raise Closed(place) from error
    return answer
