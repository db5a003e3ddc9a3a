"""Tells pages that a game has changed, and reads it once however many of them look."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

from bot.features.live_board.use_cases import Now

REMEMBERED_GAMES = 128  # games that are remembered as they are now
# seconds after which streams look again, and tell the revision once more
STREAM_BEAT_SECONDS = 20.0
SPECTATORS_TOGETHER = 10  # spectators of a game who hear of a change together
STEP_SECONDS = 0.2  # seconds between two groups of them
# seconds for which a group waits while the bot is busy, and how often
BUSY_SECONDS, MOST_BUSY = 0.05, 40
PAUSE = 0.03  # seconds in which several commits of one action are taken together


class _Stream:
    """A page that listens; `first` before the others. `tell` sends it the revision of a change at once."""

    def __init__(self, first: bool, tell: Callable[[int], None] | None) -> None:
        self.first = first
        self.tell = tell
        self.woken = asyncio.Event()
        self.mark: object = None
        """The part of the game that it was last told of; None before the first."""

    def wake(self, now: Now | None) -> None:
        """Tell a change; without one, or before the first, the stream looks itself."""
        if now is None or self.tell is None or self.mark is None:
            self.woken.set()
        elif self.mark != now.mark:
            self.mark = now.mark
            self.tell(now.info.revision)


class _Watched:
    """A game that pages look at."""

    def __init__(self) -> None:
        self.streams: list[_Stream] = []
        self.mark: object = None
        """The part of the game that streams were last woken for; None before the first."""
        self.looking: asyncio.TimerHandle | asyncio.Task[None] | None = None
        self.beat: asyncio.TimerHandle | None = None


class Changes:
    """The games that pages look at.

    `read` gives a game as it is now. While the bot is `busy` with answers to people in Discord, spectators wait.
    """

    def __init__(
        self,
        read: Callable[[int], Awaitable[Now]],
        beat: float = STREAM_BEAT_SECONDS,
        busy: Callable[[], bool] = lambda: False,
    ) -> None:
        self._read = read
        self._beat = beat
        self._busy = busy
        self._games: OrderedDict[int, asyncio.Task[Now]] = OrderedDict()
        self._watched: dict[int, _Watched] = {}
        self._closed = False

    def committed(self, games: Iterable[int]) -> None:
        """Forget games that a transaction may have changed, and look whether their pages have to be woken."""
        for game in games:
            self._games.pop(game, None)
            watched = self._watched.get(game)
            if watched is not None and not isinstance(
                watched.looking, asyncio.TimerHandle
            ):
                watched.looking = _later(PAUSE, self._look, game, watched)

    def _look(self, game: int, watched: _Watched) -> None:
        watched.looking = asyncio.ensure_future(self._wake_if_changed(game, watched))

    async def _wake_if_changed(self, game: int, watched: _Watched) -> None:
        """Wake the streams of a game, unless a commit changed nothing of what pages show, such as one of deliveries."""
        now = None
        with contextlib.suppress(Exception):  # each stream meets it, too, and ends
            now = await self.now(game)
        if now is None or now.mark != watched.mark:
            watched.mark = now and now.mark
            self._wake(watched, now)

    def _tick(self, game: int, watched: _Watched) -> None:
        """Wake the streams of a game, and read it again; another process may have changed it."""
        self._games.pop(game, None)
        self._wake(watched, None)
        watched.beat = _later(self._beat, self._tick, game, watched)

    def _wake(self, watched: _Watched, now: Now | None) -> None:
        """Wake the first streams at once and the others in groups: each of their pages asks for its board then."""
        others = [stream for stream in watched.streams if not stream.first]
        for stream in watched.streams:
            if stream.first:
                stream.wake(now)
        for number, start in enumerate(range(0, len(others), SPECTATORS_TOGETHER)):
            group = others[start : start + SPECTATORS_TOGETHER]
            _later(number * STEP_SECONDS, self._wake_group, group, now)

    def _wake_group(
        self, group: Iterable[_Stream], now: Now | None, waits: int = 0
    ) -> None:
        if self._busy() and waits < MOST_BUSY:
            _later(BUSY_SECONDS, self._wake_group, group, now, waits + 1)
            return
        for stream in group:
            stream.wake(now)

    async def now(self, game: int) -> Now:
        """Return a game as it is now. Raise NoGame, StorageError."""
        task = self._games.get(game)
        if task is None:
            # A read that began before a commit is no longer in the table when it ends, so nothing old stays there.
            task = self._games[game] = asyncio.ensure_future(self._read(game))
            if len(self._games) > REMEMBERED_GAMES:
                self._games.popitem(last=False)
        else:
            self._games.move_to_end(game)
        if task.done() and task.exception() is None:
            return task.result()
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._games.get(game) is task:
                del self._games[game]
            raise

    def watching(self, game: int) -> int:
        """Return how many streams of a game are open."""
        watched = self._watched.get(game)
        return 0 if watched is None else len(watched.streams)

    @property
    def streams(self) -> int:
        """The number of open streams."""
        return sum(len(watched.streams) for watched in self._watched.values())

    async def follow(
        self,
        game: int,
        *,
        first: bool = False,
        tell: Callable[[int], None] | None = None,
    ) -> AsyncIterator[tuple[int, bool]]:
        """Yield the revision now, after each change (True) and at each beat (False), until it is closed.

        Streams that are `first` are woken by a change before the others. With `tell` changes after the first go
        there instead.
        """
        stream = _Stream(first, tell)
        watched = self._watched.setdefault(game, _Watched())
        watched.streams.append(stream)
        watched.beat = watched.beat or _later(self._beat, self._tick, game, watched)
        try:
            while not self._closed:
                now = await self.now(game)
                changed, stream.mark = now.mark != stream.mark, now.mark
                watched.mark = watched.mark or now.mark
                yield now.info.revision, changed
                await stream.woken.wait()
                stream.woken.clear()
        finally:
            watched.streams.remove(stream)
            if not watched.streams:
                del self._watched[game]
                watched.beat.cancel()

    def close(self) -> None:
        """End every stream."""
        self._closed = True
        for watched in self._watched.values():
            for stream in watched.streams:
                stream.woken.set()


def _later(
    seconds: float, call: Callable[..., None], *args: object
) -> asyncio.TimerHandle:
    """Call something later, as nobody's work that is waited for."""
    return asyncio.get_running_loop().call_later(
        seconds, call, *args, context=contextvars.Context()
    )
