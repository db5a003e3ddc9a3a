"""Who gets a worker next: a move goes before every analysis, and of analyses the people who asked take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

W = TypeVar("W")


class Queue(Generic[W]):
    """Workers, and who waits for one."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._free = list(workers)
        self._moves: deque[asyncio.Future[W]] = deque()
        self._people: dict[int, deque[asyncio.Future[W]]] = {}  # in the order of their turns

    async def take(self, person: int | None = None) -> W:
        """A worker, to be given back: for a move, or for the analysis of a person."""
        if self._free:
            return self._free.pop()
        waiter: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        line = self._moves if person is None else self._people.setdefault(person, deque())
        line.append(waiter)
        try:
            return await waiter
        except BaseException:
            if (
                waiter.done() and not waiter.cancelled()
            ):  # it came in the moment in which nobody wanted it any more
                self.give_back(waiter.result())
            waiter.cancel()
            raise

    def give_back(self, worker: W) -> None:
        """Passes a worker on to whoever is next."""
        waiter = self._next()
        if waiter is None:
            self._free.append(worker)
        else:
            waiter.set_result(worker)

    def _next(self) -> asyncio.Future[W] | None:
        while self._moves:
            waiter = self._moves.popleft()
            if not waiter.done():
                return waiter
        while self._people:
            person, line = next(iter(self._people.items()))
            del self._people[person]
            waiter = line.popleft()
            if line:
                self._people[person] = line  # behind all others
            if not waiter.done():
                return waiter
        return None
