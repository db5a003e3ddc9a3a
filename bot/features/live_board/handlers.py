"""The live board on Discord's side: a personal link in private answers, and the public page in the thread."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable

from bot.core.model import GameInfo, Position
from bot.delivery.sections import DeliveryHooks, Rendered, Section
from bot.features.live_board import use_cases
from bot.features.live_board.access import Access
from bot.features.live_board.acting import Acting
from bot.features.live_board.changes import Changes
from bot.features.live_board.server import Server
from bot.features.live_board.sign_in import SignIn
from bot.features.live_board.site import PARENTS, Site
from bot.interactions.bot import Bot, PostingFeature
from bot.interactions.hooks import CommandHooks
from bot.text.localization import Localization

_log = logging.getLogger(__name__)


class LiveBoard(PostingFeature):
    """Serves the pages while the bot runs."""

    def __init__(self, bot: Bot, url: str, host: str, port: int) -> None:
        services = bot.delivery_context
        super().__init__(services)
        settings = bot.settings
        self._waits = bool(bot.settings.parts)
        self.changes = Changes(
            lambda game: services.db.read(use_cases.now, game),
            busy=lambda: bot.user_limits.answering,
        )
        self.site = Site(url, port)
        self.server = Server(
            self.site, host, Access(services), self.changes, Acting(services), services
        )
        if settings.client_secret is not None:
            self.server.sign_in = SignIn(
                lambda: bot.application_id or 0,
                settings.client_secret,
                lambda: f"{self.site.url}/signed-in",
                settings.proxy,
            )
            if settings.board_activity:
                self.site.parents = PARENTS

    async def cog_load(self) -> None:
        """Listen; one of several processes does so once it has its part."""
        self._services.db.committed = self.changes.committed
        if not self._waits:
            await self._serve()

    async def _serve(self) -> None:
        """Listen; an address that can't be listened on is logged, and the bot runs on without pages."""
        try:
            # Streams stay open: nothing that waits for the bot's own work shall wait for them.
            await contextvars.Context().run(asyncio.create_task, self.server.start())
        except OSError as problem:
            _log.warning("the live board can't be served: %s", problem)
        else:
            _log.info("live board url=%s port=%s", self.site.url, self.site.port)

    async def cog_unload(self) -> None:
        await self.server.close()

    async def _take(self, part: int, home: Callable[[int], int]) -> None:
        """Serve the pages of the games of a part alone."""
        self.site.serve_part(part, home)
        await self._serve()

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.board_address = self.address
        commands.shards_taken.append(self._take)
        commands.gauges["board_streams"] = lambda: float(self.changes.streams)
        delivery.board_page = self._public_page
        delivery.section(
            Section("opening", lambda uow, row, notification: None, self._opening)
        )

    async def address(self, user: int, game: int) -> str:
        """Return an address that opens a game's board as this user: once, within ten minutes."""
        token = use_cases.new_token()
        await self._services.db.run(use_cases.add_link, user, game, token)
        return f"{self.site.page_of(game)}#t={token}"

    def _public_page(self, info: GameInfo) -> str | None:
        """Return the address of a game's page where everybody may see the game; a private link is in no message."""
        public = self._services.permissions.is_public(info.server, info.channel)
        return self.site.page_of(info.id) if public else None

    async def _opening(
        self, l10n: Localization, position: Position, loaded: None
    ) -> Rendered:
        url = self._public_page(position.info)
        return Rendered(
            lines=() if url is None else (l10n.format("live-opening", url=url),)
        )
