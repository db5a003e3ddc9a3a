"""Looks up whether the players who are asked are still on their server: the bot gets no event when a member leaves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.app.tasks import Tasks
from bot.core import queries
from bot.core.database import UseCaseRunner
from bot.core.errors import NoGame
from bot.delivery.discord_api import DiscordApi
from storage import StorageError

_log = logging.getLogger(__name__)

BELIEVED = 60.0  # seconds for which a look-up or a press proves that a person is there
# seconds after a question, then after each look while it is open
PAUSES = (BELIEVED, 3600.0, 86_400.0)
APART = 1.0  # seconds between the first looks after a start


class MemberChecks:
    """The next look-up in each game, while somebody is asked in it."""

    def __init__(
        self,
        db: UseCaseRunner,
        discord_api: DiscordApi,
        tasks: Tasks,
        on_duty: Callable[[], bool],
        departed: Callable[[int, int], Awaitable[None]],
        arrived: Callable[[int, int], Awaitable[None]],
    ) -> None:
        self._db, self._discord_api, self._tasks = db, discord_api, tasks
        self._on_duty, self._departed, self._arrived = on_duty, departed, arrived
        self._next: dict[int, asyncio.TimerHandle] = {}

    def resume(self, games: Iterable[int]) -> None:
        """Schedule the look-ups after a start, for games in which people have been asked for a while."""
        for number, game in enumerate(
            unchecked for unchecked in games if unchecked not in self._next
        ):
            self.wait(game, more=number * APART)

    def forget(self, game: int) -> None:
        """Cancel the look-up of a game in which nobody is asked any more."""
        if game in self._next:
            self._next.pop(game).cancel()

    def wait(self, game: int, looks: int = 0, more: float = 0.0) -> None:
        """Schedule a look-up of the players who are asked; the pause grows with the number of `looks`."""
        self.forget(game)
        pause = PAUSES[min(looks, len(PAUSES) - 1)] + more
        self._next[game] = asyncio.get_running_loop().call_later(
            pause, self._begin, game, looks
        )

    def _begin(self, game: int, looks: int) -> None:
        del self._next[game]
        self._tasks.spawn(self._look(game, looks), "member")

    async def _look(self, game: int, looks: int) -> None:
        try:
            info = await self._db.read(queries.info, game)
        except (NoGame, StorageError) as problem:
            _log.warning(
                "game %s: whether its players are there can't be looked up: %s",
                game,
                problem,
            )
            return
        is_asked = (
            info.status == "running" and info.paused is None and info.alone is None
        )
        seats = (
            [info.seats[asked_seat.seat] for asked_seat in info.awaited]
            if is_asked and self._on_duty()
            else []
        )
        departed = {
            seat.user: seat.departed
            for seat in seats
            if seat.user and seat.player is None
        }
        for user, was_gone in departed.items():
            is_here = await self._discord_api.is_member(info.server, user, BELIEVED)
            # the others have been asked already whether to go on without them
            asked = was_gone and info.settings.late == "vote"
            if not is_here and not asked:
                await self._departed(info.server, user)
            elif is_here and was_gone:
                await self._arrived(game, user)
        if departed and game not in self._next:
            self.wait(game, looks + 1)
