"""What posting takes: made once a process, and handed to whatever posts."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import discord

from bot.app import log
from bot.app.tasks import Tasks
from bot.core import departures
from bot.core.database import Database
from bot.delivery.discord_api import DiscordApi
from bot.delivery.member_checks import MemberChecks
from bot.delivery.permissions import Permissions
from bot.delivery.renderer import Renderer, RenderRequest
from bot.delivery.sections import DeliveryHooks
from bot.delivery.thread_cache import ThreadCache
from bot.delivery.worker import DeliveryWorker
from bot.text.people import SettingsCache
from storage import StorageError


@dataclasses.dataclass(kw_only=True)
class DeliveryContext:
    """The database, Discord, the pictures, and what the process remembers of the threads it posts to.

    `wake` says that something is due at that second since 1970 (None: perhaps now); `on_duty` tells whether this
    process may post now.
    """

    db: Database
    settings_cache: SettingsCache
    discord_api: DiscordApi
    permissions: Permissions
    renderer: Renderer
    tasks: Tasks
    wake: Callable[[float | None], None]
    error_folder: Path
    on_duty: Callable[[], bool] = lambda: True

    def __post_init__(self) -> None:
        self.hooks = DeliveryHooks()
        self.record_of: Callable[[int], Awaitable[str]] | None = (
            None  # what is logged beside an error in a game
        )
        self.threads = ThreadCache()
        self.member_checks = MemberChecks(self.db, self.discord_api, self.tasks, self.departed, self.on_duty)
        self.delivery_worker = DeliveryWorker(self)

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
        self.member_checks.forget(game)
        self.delivery_worker.forget(game)

    async def pictures(self, wanted: Sequence[RenderRequest], game: int | None) -> list[discord.File]:
        """Pictures for one message; none where they can't be drawn."""
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
        """Posts a message that is no game's, or edits it, with pictures where files may be attached; it mentions nobody
        unless `more` says so. Its id; trouble is raised."""
        more = {"allowed_mentions": discord.AllowedMentions.none(), **more}
        if wanted and self.discord_api.may_attach(channel, server):
            more["files" if message is None else "attachments"] = await self.renderer.files(wanted)
        if message is None:
            sent = await self.discord_api.channel(channel, server).send(text, nonce=nonce, **more)
            return sent.id
        await self.discord_api.message(channel, message).edit(content=text, **more)
        return message

    async def report_error(self, what: str, problem: BaseException, game: int | None = None) -> None:
        """Logs an unexpected error, with the game's record beside it."""
        record = ""
        if game is not None and self.record_of is not None:
            try:
                record = await self.record_of(game)
            except Exception as second:  # of a damaged game anything may fail
                log.warn("the record of game %s can't be read: %s", game, second)
        log.error(what, problem, folder=self.error_folder, game=game, record=record)
