"""The reasons why games can't be posted, and retries of waiting games before their pause is over."""

import asyncio
import logging
from collections.abc import Callable

from bot.app.tasks import Tasks
from bot.core import outbox
from bot.core.database import UseCaseRunner
from bot.core.model import GameInfo
from bot.delivery.channel_breaker import ChannelBreaker, Scope
from bot.delivery.discord_api import DiscordApi
from bot.text.localization import Localization
from storage import StorageError

_log = logging.getLogger(__name__)

# seconds between two retries of a waiting game by presses, or by events of Discord
RETRY_PAUSE = 10.0


class Retries:
    """The games that wait after a failure; `kick` posts the rows of one."""

    def __init__(
        self,
        db: UseCaseRunner,
        discord_api: DiscordApi,
        tasks: Tasks,
        kick: Callable[[int], None],
    ) -> None:
        self._db, self._discord_api, self._tasks, self._kick = (
            db,
            discord_api,
            tasks,
            kick,
        )
        self.breaker = ChannelBreaker(discord_api)
        self.trouble: dict[int, str] = {}
        """The message id of the reason why a game can't be posted, by game."""
        self._failed_rows: dict[int, int] = {}
        """The row that could not be posted, by game; a later posted row clears it."""
        self._waiting: dict[int, GameInfo] = {}
        """The games that wait for the place where they are played."""
        self._last: dict[tuple[int | Scope, bool], float] = {}
        """The last retry by game or scope, and whether an event of Discord caused it."""
        # scopes whose permissions changed within the pause of a retry
        self._scheduled: set[Scope] = set()

    def fail(
        self, game: int, row: int, why: str, place: GameInfo | None = None
    ) -> bool:
        """Store why a row can't be posted, and the `place` that is to blame; return whether that is new."""
        is_new = game not in self.trouble
        self.trouble[game] = why
        self._failed_rows[game] = row
        if place is not None:
            self._waiting[game] = place
        if is_new:
            _log.warning("game %s: nothing can be posted: %s", game, why)
        return is_new

    def succeed(self, game: int, row: int) -> None:
        """Clear the failure of a game, unless a later row than this failed."""
        if row >= self._failed_rows.get(game, 0):
            self.forget(game)

    def forget(self, game: int) -> None:
        """Clear the failure of a game."""
        self._waiting.pop(game, None)
        self.trouble.pop(game, None)
        self._failed_rows.pop(game, None)

    async def retry_now(self, game: int, *, event: bool = False) -> bool:
        """Retry a game's failed rows, because a person acts in it or an `event` concerns its channel.

        Nothing is tried while the bot lacks a permission. Return False if the last retry was within ten seconds.
        """
        info = self._waiting.get(game)
        scope = None if info is None else self.breaker.refused(info)
        now, key = self._discord_api.now(), (scope or game, event)
        if 0 <= now - self._last.get(key, -RETRY_PAUSE) < RETRY_PAUSE:
            return False
        if info is not None:
            if self._discord_api.barred(info) is not None:
                return True
            self.breaker.allow_retry(info)
        self._last = {
            former_key: at
            for former_key, at in self._last.items()
            if now - at < RETRY_PAUSE
        }
        self._last[key] = now
        await self.make_due(game)
        return True

    async def make_due(self, game: int) -> None:
        """Make the rows of a game that wait after a failure due now."""
        try:
            if await self._db.run(outbox.make_due, game):
                self._kick(game)
        except StorageError as problem:
            # the person who pressed gets their answer all the same
            _log.warning("game %s: its rows can't be made due: %s", game, problem)

    async def posted(self, info: GameInfo) -> None:
        """Clear the failure of a game that was posted, and retry others that wait for its channel."""
        self._waiting.pop(info.id, None)
        if self.breaker.close(info):
            await self.on_permissions_changed(info.server, info.channel)

    async def on_permissions_changed(
        self, server: int, channel: int | None = None
    ) -> None:
        """Retry waiting games of a server, or of a channel or thread of it, whose permissions have changed."""
        for game, info in tuple(self._waiting.items()):
            is_meant = info.server == server and channel in (
                None,
                info.channel,
                info.thread,
            )
            if not is_meant or self._discord_api.barred(info) is not None:
                continue
            scope = self.breaker.refused(info)
            if scope is None:
                await self.make_due(game)
            elif (
                not await self.retry_now(game, event=True)
                and scope not in self._scheduled
            ):
                self._scheduled.add(scope)
                asyncio.get_running_loop().call_later(
                    RETRY_PAUSE, self._retry_scheduled, game, scope
                )

    def _retry_scheduled(self, game: int, scope: Scope) -> None:
        self._scheduled.discard(scope)
        self._tasks.spawn(self.retry_now(game, event=True), "retry")

    def trouble_line(self, l10n: Localization, game: int) -> str:
        """Return a line for an answer with the reason why a game's messages can't be posted; empty if they can."""
        why, info = self.trouble.get(game), self._waiting.get(game)
        if why is not None and info is not None and self.breaker.refused(info) is None:
            why = self._discord_api.barred(info)
        return "" if why is None else "\n" + self.explain(l10n, game, why)

    def explain(self, l10n: Localization, game: int, why: str) -> str:
        """Return the text of the reason why a game's messages can't be posted, and of the remedy."""
        info = self._waiting.get(game)
        until = None if info is None else self._discord_api.timed_out(info.server)
        return l10n.format(why, until=f"<t:{until}:f>" if until is not None else "")
