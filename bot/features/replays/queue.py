"""The queue of replays: one is drawn at a time, few wait, at most one of a game.

The last ones are kept in memory.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable

from bot.features.replays.process import Projector, Undrawn
from bot.features.replays.worker import Film, Request, encode

_log = logging.getLogger(__name__)

WAITING = 8  # replays under way, the one that is being drawn included
KEPT_BYTES = 24_000_000  # bytes of finished ones
PAUSE = 0.5  # seconds before it is asked again whether computers want the processor
COMPUTER_SECONDS = 5.0
"""Seconds for which a replay yields to them at most: about what it takes to draw, so that behind four others one is
there after ten times that."""


def _size(files: tuple[Film, ...]) -> int:
    return sum(len(file.data) for file in files)


class NoReplay(Exception):
    """str(error) is why there is none: too many wait (full), one of this game is drawn (busy), failed, closing."""


class Screening:
    """The replays of a process."""

    def __init__(self, film: Projector, computers_wait: Callable[[], bool]) -> None:
        self._film = film
        self._computers_wait = computers_wait
        self._kept: OrderedDict[bytes, tuple[Film, ...]] = OrderedDict()
        self._held = 0
        self._line: dict[
            bytes, tuple[int, Request, asyncio.Future[tuple[Film, ...]]]
        ] = {}
        self._drawing: asyncio.Task[None] | None = None
        self._closed = False

    async def show(self, game: int, request: Request) -> tuple[Film, ...]:
        """Return the files: cached, shared with an equal request, or drawn when it is their turn.

        Raise NoReplay.
        """
        key = encode(request)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if self._closed:
            raise NoReplay("closing")
        if key not in self._line:
            if any(other == game for other, _, _ in self._line.values()):
                raise NoReplay("busy")
            if len(self._line) >= WAITING:
                raise NoReplay("full")
            self._line[key] = game, request, asyncio.get_running_loop().create_future()
        _, _, future = self._line[key]
        if self._drawing is None or self._drawing.done():
            self._drawing = asyncio.get_running_loop().create_task(
                self._run(), name="replays"
            )
        return await asyncio.shield(future)

    async def close(self) -> None:
        """End what is being drawn, and tell everybody who waits."""
        self._closed = True
        if self._drawing is not None:
            self._drawing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._drawing
        await self._film.close()
        for key in list(self._line):
            self._fail(key, "closing")

    async def _run(self) -> None:
        while self._line:
            key, (game, request, future) = next(iter(self._line.items()))
            waited = 0.0
            try:
                while (
                    self._computers_wait() and waited < COMPUTER_SECONDS
                ):  # their moves go first, but not forever
                    await asyncio.sleep(PAUSE)
                    waited += PAUSE
                files = await self._film.draw(request)
            except Undrawn as problem:
                _log.warning("game %s: its replay can't be drawn: %s", game, problem)
                self._fail(key, "failed")
            except Exception as problem:
                _log.error(
                    "drawing a replay, game %s: %s", game, problem, exc_info=problem
                )
                self._fail(key, "failed")
            else:
                del self._line[key]
                future.set_result(files)
                self._kept[key] = files
                self._held += len(key) + _size(files)
                while self._held > KEPT_BYTES:
                    old, dropped = self._kept.popitem(last=False)
                    self._held -= len(old) + _size(dropped)

    def _fail(self, key: bytes, why: str) -> None:
        _, _, future = self._line.pop(key)
        future.set_exception(NoReplay(why))
        future.exception()  # whoever asked may be gone
