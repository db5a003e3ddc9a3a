"""The services that everything which posts shares, made once a process."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import discord

from bot.app import log
from bot.app.tasks import Tasks
from bot.core import departures
from bot.core.database import UseCaseRunner
from bot.core.model import Position
from bot.delivery.discord_api import DiscordApi
from bot.delivery.member_checks import MemberChecks
from bot.delivery.permissions import Permissions
from bot.delivery.renderer import Renderer, RenderRequest
from bot.delivery.retries import Retries
from bot.delivery.sections import DeliveryHooks
from bot.delivery.thread_cache import ThreadCache
from bot.text.action_labels import LabelCache
from bot.text.people import SettingsCache
from storage import StorageError

_log = logging.getLogger(__name__)


class Worker(Protocol):
    """The part of the delivery worker (`bot.delivery.worker`) that others call."""

    def kick(self, game: int) -> None: ...
    def refresh(self, game: int) -> None: ...
    def keep_position(self, position: Position) -> None: ...
    def is_busy(self, game: int) -> bool: ...


@dataclasses.dataclass(kw_only=True)
class DeliveryContext:
    """The database, Discord, the pictures, and the memory of the process for the threads it posts to.

    `wake` schedules a look at what is due, in seconds since 1970 (None: perhaps now). `on_duty` returns
    whether this process may post now. `record_of` returns what is logged beside an error in a game. The
    `delivery_worker` is made for the context, and set behind it.
    """

    db: UseCaseRunner
    settings_cache: SettingsCache
    discord_api: DiscordApi
    permissions: Permissions
    renderer: Renderer
    tasks: Tasks
    wake: Callable[[float | None], None]
    error_folder: Path
    record_of: Callable[[int], Awaitable[str]]
    on_duty: Callable[[], bool]
    hooks: DeliveryHooks = dataclasses.field(default_factory=DeliveryHooks)
    threads: ThreadCache = dataclasses.field(default_factory=ThreadCache)
    labels: LabelCache = dataclasses.field(default_factory=LabelCache)
    delivery_worker: Worker = dataclasses.field(init=False)
    member_checks: MemberChecks = dataclasses.field(init=False)
    retries: Retries = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.retries = Retries(
            self.db,
            self.discord_api,
            self.tasks,
            lambda game: self.delivery_worker.kick(game),
        )
        self.member_checks = MemberChecks(
            self.db,
            self.discord_api,
            self.tasks,
            self.on_duty,
            self.departed,
            self.arrived,
        )

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self.discord_api.now()

    async def departed(self, server: int, user: int) -> None:
        """Store that a person is not on a server any more."""
        self.discord_api.met(server, user, there=False)
        try:
            for game in await self.db.run(departures.departed, server, user):
                self.delivery_worker.kick(game)
                self.member_checks.wait(game, looks=1)  # whether they are back
        except StorageError as problem:  # the next look-up sees it again
            _log.warning(
                "server %s: that user %s left can't be kept: %s", server, user, problem
            )

    async def arrived(self, game: int, user: int) -> None:
        """Store that a person who had left the server of a game is there again."""
        await self.db.run(departures.arrived, game, user)
        self.delivery_worker.kick(game)

    def edit_later(self, game: int, pause: float) -> None:
        """Schedule, in `pause` seconds, an edit of outdated messages of a game and the deletion of old ones."""
        self.wake(self.threads.edit_later(game, self.now() + pause))

    def forget(self, game: int) -> None:
        """Drop everything cached about a game that is over."""
        self.threads.forget(game)
        self.member_checks.forget(game)
        self.retries.forget(game)

    async def pictures(
        self, wanted: Sequence[RenderRequest], game: int | None
    ) -> list[discord.File]:
        """Draw pictures for one message; log an error and return none if they can't be drawn."""
        try:
            return await self.renderer.files(wanted)
        except Exception as problem:
            await self.report_error("drawing", problem, game)
            return []

    async def put(
        self,
        channel: int,
        server: int,
        message: int | None,
        text: str,
        *,
        nonce: str,
        wanted: Sequence[RenderRequest] = (),
        **more: Any,
    ) -> int:
        """Post a message that is no game's, or edit it, with pictures if they may be attached; return its id."""
        if wanted and self.discord_api.rights(channel, server).attach_files:
            more[
                "files" if message is None else "attachments"
            ] = await self.renderer.files(wanted)
        if message is None:
            posted = await self.discord_api.channel(channel, server).send(
                text, nonce=nonce, **more
            )
            return posted.id
        await self.discord_api.message(channel, message).edit(content=text, **more)
        return message

    async def report_error(
        self, activity: str, problem: BaseException, game: int | None = None
    ) -> None:
        """Log an unexpected error, with the game's record beside it."""
        record = ""
        if game is not None:
            try:
                record = await self.record_of(game)
            except Exception as record_problem:  # of a damaged game anything may fail
                _log.warning(
                    "the record of game %s can't be read: %s", game, record_problem
                )
        path = (
            log.keep_record(self.error_folder, game, record, problem)
            if self.error_folder and record
            else None
        )
        suffix = f" (record: {path})" if path else ""
        # a sentence says all of it
        logged_problem = None if isinstance(problem, StorageError) else problem
        _log.error(
            "%s, game %s: %s%s",
            activity,
            game,
            problem,
            suffix,
            exc_info=logged_problem,
        )
