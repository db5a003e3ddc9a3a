"""Why games can't be posted, and when a game that waits is tried again before its pause is over."""

import asyncio
from collections.abc import Callable

from bot.app import log
from bot.app.log import Tasks
from bot.core import outbox
from bot.core.database import Database
from bot.delivery.channel_breaker import ChannelBreaker, Scope
from bot.delivery.discord_api import DiscordApi
from bot.text.localization import Localization
from storage import StorageError

RETRY_PAUSE = 10.0  # seconds between two retries of a waiting game by presses, or by events of Discord


class Retries:
    """The games that wait after a failure; `kick` posts the rows of one."""

    def __init__(
        self, db: Database, discord_api: DiscordApi, tasks: Tasks, kick: Callable[[int], None]
    ) -> None:
        self._db, self._discord_api, self._tasks, self._kick = db, discord_api, tasks, kick
        self.breaker = ChannelBreaker(discord_api)
        self.trouble: dict[int, str] = {}
        """By game, the id of the text that says what keeps it from being posted."""
        self._failed_rows: dict[
            int, int
        ] = {}  # game -> the row that could not be posted; a later one ends it
        self._last: dict[tuple[int | Scope, bool], float] = {}
        """The last retry by game or scope, and whether an event of Discord caused it."""
        self._scheduled: set[Scope] = set()  # scopes whose permissions changed within the pause of a retry

    def fail(self, game: int, row: int, why: str) -> bool:
        """Remember why a row can't be posted; return whether that is new."""
        is_new = game not in self.trouble
        self.trouble[game] = why
        self._failed_rows[game] = row
        if is_new:
            log.warn("game %s: nothing can be posted: %s", game, why)
        return is_new

    def succeed(self, game: int, row: int) -> None:
        """Drop what kept a game from being posted, unless a later row than this failed."""
        if row >= self._failed_rows.get(game, 0):
            self.forget(game)

    def forget(self, game: int) -> None:
        """Drop what kept a game from being posted."""
        self.breaker.forget(game)
        self.trouble.pop(game, None)
        self._failed_rows.pop(game, None)

    async def retry_now(self, game: int, *, event: bool = False) -> bool:
        """Retry what waits after a failure, for a person acts in the game or an `event` concerns its channel.

        Nothing is tried where the cache bars the bot. Return False where it was tried within ten seconds.
        """
        now, key = self._discord_api.now(), (self.breaker.refused(game) or game, event)
        if 0 <= now - self._last.get(key, -RETRY_PAUSE) < RETRY_PAUSE:
            return False
        if not self.breaker.allow_retry(game):
            return True
        self._last = {other: at for other, at in self._last.items() if now - at < RETRY_PAUSE}
        self._last[key] = now
        await self.make_due(game)
        return True

    async def make_due(self, game: int) -> None:
        """Make the rows of a game that wait after a failure due now."""
        try:
            if await self._db.run(outbox.make_due, game):
                self._kick(game)
        except StorageError as problem:  # the person who pressed gets their answer all the same
            log.warn("game %s: its rows can't be made due: %s", game, problem)

    async def on_permissions_changed(self, server: int, channel: int | None = None) -> None:
        """Retry what waits in a server, or in a channel or thread of it, whose permissions have changed."""
        for game in self.breaker.allowed(server, channel):
            scope = self.breaker.refused(game)
            if scope is None:
                await self.make_due(game)
            elif not await self.retry_now(game, event=True) and scope not in self._scheduled:
                self._scheduled.add(scope)
                asyncio.get_running_loop().call_later(RETRY_PAUSE, self._retry_scheduled, game, scope)

    def _retry_scheduled(self, game: int, scope: Scope) -> None:
        self._scheduled.discard(scope)
        self._tasks.spawn(self.retry_now(game, event=True), "retry")

    def trouble_line(self, l10n: Localization, game: int) -> str:
        """Return a line for an answer that says why a game's messages can't be posted, empty where they can."""
        why = None if game not in self.trouble else self.breaker.why(game, self.trouble[game])
        return "" if why is None else "\n" + self.explain(l10n, game, why)

    def explain(self, l10n: Localization, game: int, why: str) -> str:
        """Return in words why a game's messages can't be posted, and how to mend it."""
        server = self.breaker.server(game)
        until = None if server is None else self._discord_api.timed_out(server)
        return l10n.format(why, until=f"<t:{until}:f>" if until is not None else "")
