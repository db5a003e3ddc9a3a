"""Tells pages that a game has changed, and reads it once however many of them look."""

from __future__ import annotations

import asyncio
import contextvars
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

from bot.features.live_board.use_cases import Now

KEPT = 128  # games that are remembered as they are now
BEAT = 20.0  # seconds after which a stream looks again, and tells the revision once more
AT_ONCE, GAP = 4, 0.02  # pages that hear of a change at once; seconds between the others
PAUSE = 0.03  # seconds in which several commits of one action are taken together


class Changes:
    """The games that pages look at. `read` gives a game as it is now."""

    def __init__(self, read: Callable[[int], Awaitable[Now]], beat: float = BEAT) -> None:
        self._read = read
        self._beat = beat
        self._games: OrderedDict[int, asyncio.Task[Now]] = OrderedDict()
        self._read_at: dict[int, float] = {}
        self._waiting: defaultdict[int, dict[asyncio.Event, None]] = defaultdict(dict)
        self._due: set[int] = set()
        self._closed = False

    def committed(self, games: Iterable[int]) -> None:
        """Forget games that a transaction may have changed, and wake the pages that show them."""
        for game in games:
            self._games.pop(game, None)
            if game in self._waiting and game not in self._due:
                self._due.add(game)
                loop = asyncio.get_running_loop()
                loop.call_later(PAUSE, self._wake, game, context=contextvars.Context())

    def _wake(self, game: int) -> None:
        """Wake the first streams at once and the others one by one: each of their pages asks for its board then."""
        self._due.discard(game)
        loop = asyncio.get_running_loop()
        for number, event in enumerate(self._waiting.get(game, ())):
            if number < AT_ONCE:
                event.set()
            else:
                loop.call_later((number - AT_ONCE) * GAP, event.set, context=contextvars.Context())

    async def now(self, game: int) -> Now:
        """Return a game as it is now. Raise NoGame, StorageError."""
        found = self._games.get(game)
        if found is None:
            # A read that began before a commit is no longer in the table when it ends, so nothing old stays there.
            found = self._games[game] = asyncio.ensure_future(self._read(game))
            self._read_at[game] = asyncio.get_running_loop().time()
            if len(self._games) > KEPT:
                self._read_at.pop(self._games.popitem(last=False)[0], None)
        else:
            self._games.move_to_end(game)
        if found.done() and found.exception() is None:
            return found.result()
        try:
            return await asyncio.shield(found)
        except Exception:
            if self._games.get(game) is found:
                del self._games[game]
            raise

    def watching(self, game: int) -> int:
        """Return how many streams of a game are open."""
        return len(self._waiting.get(game, ()))

    @property
    def streams(self) -> int:
        """How many streams are open."""
        return sum(map(len, self._waiting.values()))

    async def follow(self, game: int) -> AsyncIterator[tuple[int, bool]]:
        """Give the revision now, after each change (True) and after each pause (False), until it is closed.

        A commit that changes nothing of what the page shows, such as one of deliveries, is no change.
        """
        event = asyncio.Event()
        self._waiting[game][event] = None
        shown: object = None
        woken = False
        try:
            while not self._closed:
                now = await self.now(game)
                changed, shown = now.mark != shown, now.mark
                if changed or not woken:
                    yield now.info.revision, changed
                try:
                    async with asyncio.timeout(self._beat):
                        await event.wait()
                    woken = True
                except TimeoutError:
                    self._expire(game)
                    woken = False
                event.clear()
        finally:
            del self._waiting[game][event]
            if not self._waiting[game]:
                del self._waiting[game]

    def _expire(self, game: int) -> None:
        """Forget a game that was read half a beat ago: another process may have changed it."""
        if asyncio.get_running_loop().time() - self._read_at.get(game, 0.0) > self._beat / 2:
            self._games.pop(game, None)

    def close(self) -> None:
        """End every stream."""
        self._closed = True
        for events in self._waiting.values():
            for event in events:
                event.set()
