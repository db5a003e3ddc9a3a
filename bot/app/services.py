"""What posting and answering share: the table, what people chose, Discord's side, the memory of threads, the tasks."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Protocol

from bot.ai.quota import Searches
from bot.app import log
from bot.app.measurements import Figures
from bot.app.slots import Slots
from bot.core import departures, expiry
from bot.delivery.thread_cache import ThreadMemory
from bot.delivery.worker import DeliveryWorker
from bot.features.computers.turns import Turns
from bot.features.digest import use_cases as digest_use_cases
from bot.features.digest.jobs import Digests
from bot.features.follow import use_cases as follow_use_cases
from bot.features.follow.jobs import FollowerMessages
from bot.features.hints.suggestion import Advised
from bot.features.matchmaking import lobbies
from bot.features.matchmaking.jobs import Matchmaker
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.puzzles.jobs import PuzzlePosts
from bot.features.records import files
from bot.features.replays.queue import Screening
from bot.features.reviews.analysis import Reviews
from bot.features.statistics import judging
from bot.features.statistics.jobs import Judging
from bot.features.tournaments import notifications
from bot.features.tournaments.jobs import TournamentPosts
from bot.features.what_if.rate_limit import Sketching
from rules.register import find_game
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.ai.pool import Thinker
    from bot.app.tasks import Tasks
    from bot.core.database import Database
    from bot.core.model import GameInfo
    from bot.core.unit_of_work import UnitOfWork
    from bot.delivery.discord_api import DiscordApi
    from bot.delivery.renderer import Renderer
    from bot.features.replays.queue import Film
    from bot.text.people import SettingsCache


class Seeing(Protocol):
    """Who sees which channels, as Discord's permissions say (`answers.sight`)."""

    async def follower_sees(self, server: int, user: int, place: int) -> bool:
        """Whether somebody who asked for nothing sees a channel or thread; no where that is not certain."""

    async def everybody_sees(self, server: int, here: int, place: int) -> bool:
        """Whether everybody who reads a channel also sees another; no where that is not certain."""

    def outsiders_read(self, server: int, place: int, role: int | None) -> bool:
        """Whether people without the role of everybody read a channel; yes where that is not certain."""

    async def is_public_now(self, server: int, place: int, role: int | None) -> bool | None:
        """Whether everybody sees a channel or thread, no where it is gone; None where Discord doesn't say."""


class Posts(Protocol):
    """What tells it."""

    def kick(self) -> None:
        """Does what is due, soon."""


@dataclasses.dataclass
class Services:
    """Made once a process, by the client when its database is open. `wake` says that something is due at that second
    since 1970 (None: perhaps now); `language` is that of whoever chose none; `on_duty` tells whether this process may
    post now."""

    db: Database
    settings_cache: SettingsCache
    discord_api: DiscordApi
    permissions: Seeing
    renderer: Renderer
    thinker: Thinker
    film: Film
    tasks: Tasks
    wake: Callable[[float | None], None]
    language: str
    error_folder: Path
    figures: Figures = dataclasses.field(default_factory=Figures)
    on_duty: Callable[[], bool] = lambda: True

    def __post_init__(self) -> None:
        self.threads = ThreadMemory()
        self.sketching = Sketching()
        self.slots = Slots()
        self.advised = Advised()
        self.delivery_worker = DeliveryWorker(self)
        self.turns = Turns(self.db, self.thinker, self.tasks, self.delivery_worker.kick, self.report_error)
        self.replays = Screening(self.film, lambda: self.turns.depth > 0)
        self.searches = Searches(self.thinker, self.settings_cache.of_server, self.now)
        self.reviews = Reviews(self.db, self.searches)
        self.puzzles = PuzzlePosts(self)
        self.follower_messages = FollowerMessages(self)
        self.matchmaker = Matchmaker(self)
        self.digests = Digests(self)
        self.judging = Judging(self)
        self.tournaments = TournamentPosts(self)

    def beside(self) -> tuple[tuple[Callable[[UnitOfWork], int | None], Posts], ...]:
        """What waits beside the games: the use case that says when it is due, and who posts it then."""
        return (
            (puzzles_use_cases.next_due, self.puzzles),
            (follow_use_cases.next_due, self.follower_messages),
            (lobbies.next_due, self.matchmaker),
            (digest_use_cases.next_due, self.digests),
            (judging.next_due, self.judging),
            (notifications.next_due, self.tournaments),
        )

    def now(self) -> float:
        """Seconds since 1970."""
        return self.discord_api.now()

    async def departed(self, server: int, user: int) -> None:
        """Somebody was seen not to be on a server any more."""
        self.discord_api.met(server, user, there=False)
        try:
            for game in await self.db.run(departures.departed, server, user):
                self.delivery_worker.kick(game)
        except StorageError as problem:  # the next look-up sees it again
            log.warn("server %s: that user %s left can't be kept: %s", server, user, problem)

    def forget(self, game: int) -> None:
        """Drops what is remembered of a game that is over."""
        self.threads.forget(game)
        self.delivery_worker.forget(game)

    def due(self, info: GameInfo) -> None:
        """Wakes the timer for what a game has to be done next: a reminder, a deadline, an automatic answer."""
        if info.deadline is not None or info.evening is not None or find_game(info.game).hidden:
            self.tasks.spawn(self._look_ahead(), "due")

    async def _look_ahead(self) -> None:
        try:
            due = await self.db.read(expiry.next_due)
        except StorageError as problem:
            log.warn("the timer can't be told what is due: %s", problem)
            return
        if due is not None:
            self.wake(due)

    async def report_error(self, what: str, problem: BaseException, game: int | None = None) -> None:
        """Logs an unexpected error, with the game's record beside it."""
        record = ""
        if game is not None:
            try:
                record = (await files.export_record(self.db, game)).text
            except Exception as second:  # of a damaged game anything may fail
                log.warn("the record of game %s can't be read: %s", game, second)
        log.error(what, problem, folder=self.error_folder, game=game, record=record)
