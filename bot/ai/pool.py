"""The processes that think, as the bot sees them: started when first needed, and again when they break.

A move goes before every analysis. Where thinking fails twice the policy decides in the bot itself; an
analysis is given up.
"""

import asyncio
import contextlib
import logging
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NoReturn, Protocol, TypeVar

import msgspec

from bot.ai.analysis import CEILING, CEILINGS, incline
from bot.ai.protocol import (
    AnalysisJob,
    AnalysisResult,
    Answer,
    Request,
    encode,
    read_answer,
    read_found,
)
from bot.app.child_process import Child
from bot.core.model import Thought

_log = logging.getLogger(__name__)

W = TypeVar("W")
MOVES_AHEAD = 1
"""Moves that go before an analysis which waits: behind four people one has a tenth of a worker, whatever moves come."""


class Queue(Generic[W]):
    """Workers, and who waits for one."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._free = list(workers)
        self._moves: deque[asyncio.Future[W]] = deque()
        # in the order of their turns
        self._people: dict[int, deque[asyncio.Future[W]]] = {}
        self._moves_ahead = 0  # that went before an analysis which waits

    async def take(self, person: int | None = None) -> W:
        """Return a worker, to be given back: for a move, or for the analysis of a person."""
        if self._free:
            return self._free.pop()
        waiter: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        line = (
            self._moves if person is None else self._people.setdefault(person, deque())
        )
        line.append(waiter)
        try:
            return await waiter
        except BaseException:
            # It came in the moment in which nobody wanted it any more.
            if waiter.done() and not waiter.cancelled():
                self.give_back(waiter.result())
            waiter.cancel()
            raise

    def give_back(self, worker: W) -> None:
        """Pass a worker on to whoever is next."""
        waiter = self._next()
        if waiter is None:
            self._free.append(worker)
        else:
            waiter.set_result(worker)

    def _next(self) -> asyncio.Future[W] | None:
        """Return who is next: a move, unless as many as may have gone before the analysis that waits."""
        waiter = None
        if self._moves_ahead < MOVES_AHEAD:
            waiter = self._next_move()
            self._moves_ahead = (
                self._moves_ahead + 1 if waiter is not None and self._people else 0
            )
        if waiter is None:
            waiter = self._next_analysis()
            self._moves_ahead = 0
        return waiter or self._next_move()

    def _next_move(self) -> asyncio.Future[W] | None:
        while self._moves:
            waiter = self._moves.popleft()
            if not waiter.done():
                return waiter
        return None

    def _next_analysis(self) -> asyncio.Future[W] | None:
        while self._people:
            person, line = next(iter(self._people.items()))
            del self._people[person]
            waiter = line.popleft()
            if line:
                self._people[person] = line  # behind all others
            if not waiter.done():
                return waiter
        return None


T = TypeVar("T")

COMMAND = (sys.executable, "-m", "bot.ai.worker")
# seconds beyond the ceiling of a level, for a worker to start on a busy machine
START_SECONDS = 15.0
ANALYSIS_TRIES = 2
REST = 60.0  # seconds without a new try after a decision that failed


class Thinker(Protocol):
    """Whoever chooses for computers, and analyses for people."""

    count: int
    """The number of decisions that can be searched at once."""

    async def choose(self, thought: Thought) -> str: ...

    async def analyse(self, person: int, job: AnalysisJob) -> msgspec.Raw | None:
        """Return what a job has found, as JSON; None where it fails."""

    async def close(self) -> None: ...


class Broken(Exception):
    """A worker gave no answer that can be used."""


class Workers:
    """So many processes, each with one decision or one part of an analysis at a time."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self.count = count
        self._workers = [_Worker(command) for _ in range(count)]
        self._queue = Queue(self._workers)
        self._resting_until = 0.0

    async def choose(self, thought: Thought) -> str:
        """Return the code for a thought."""
        request = Request(thought.kind, thought.state, thought.level, thought.seed)
        if time.monotonic() >= self._resting_until:
            worker = await self._queue.take()
            try:
                for _ in range(ANALYSIS_TRIES):
                    with contextlib.suppress(Broken):
                        code = await worker.choose(request)
                        if self._resting_until:
                            _log.info("computer players think again")
                        self._resting_until = 0.0
                        return code
                if not self._resting_until:  # said once, until it is well again
                    _log.warning(
                        "the process of computer players fails (%s): their policy plays meanwhile",
                        worker.trouble,
                    )
                self._resting_until = time.monotonic() + REST
            finally:
                self._queue.give_back(worker)
        return await asyncio.to_thread(incline, request)

    async def analyse(self, person: int, job: AnalysisJob) -> msgspec.Raw | None:
        """Return the result of a job, after the moves that wait; None if no worker can be had, or the job fails."""
        worker = await self._queue.take(person)
        try:
            for _ in range(ANALYSIS_TRIES):
                if time.monotonic() < self._resting_until:
                    return None
                with contextlib.suppress(Broken):
                    result = await worker.do(job)
                    if not result.trouble:
                        return result.result
                    # What it can't do once it can't do twice, and the worker is well.
                    _log.warning(
                        "the analysis %s can't be done: %s", job.name, result.trouble
                    )
                    return None
            _log.warning("the analysis %s is given up: %s", job.name, worker.trouble)
        finally:
            self._queue.give_back(worker)
        return None

    def processes(self) -> list[int]:
        """Return the ids of the processes that run now."""
        return [
            worker.process.pid for worker in self._workers if worker.process is not None
        ]

    async def close(self) -> None:
        """End the processes; harmless a second time."""
        for worker in self._workers:
            await worker.end()


class _Worker(Child):
    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self.trouble = ""  # what was wrong with the last answer

    async def choose(self, request: Request) -> str:
        """Return the answer to a request; raise Broken, and the process is a new one next time."""
        answer: Answer = await self._answered(
            request, CEILINGS[request.level], read_answer
        )
        if not answer.code:
            await self._broken(answer.trouble)
        return answer.code

    async def do(self, job: AnalysisJob) -> AnalysisResult:
        """Return what a job has found; raise Broken, and the process is a new one next time."""
        return await self._answered(job, CEILING, read_found)

    async def _answered(
        self, asked: Request | AnalysisJob, ceiling: int, read: Callable[[bytes], T]
    ) -> T:
        try:
            line = self.ask(encode(asked) + b"\n")
            return read(await asyncio.wait_for(line, ceiling / 1000 + START_SECONDS))
        except (OSError, TimeoutError, msgspec.MsgspecError, ValueError) as problem:
            await self._broken(repr(problem))
        except BaseException:
            await self.end()  # its answer would be taken for that to the next request
            raise

    async def _broken(self, trouble: str) -> NoReturn:
        self.trouble = trouble
        await self.end()
        raise Broken(trouble)
