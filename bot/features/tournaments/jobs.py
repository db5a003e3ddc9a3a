"""Tournaments in their channels: what time does is done step by step, and what is to be told is posted or edited.

Each step and each message are jobs, so that a restart goes on and does nothing twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core.jobs import DAY, DiscordJob, Retry, RetryPolicy
from bot.delivery.context import DeliveryContext
from bot.features.tournaments import absences, advance, handlers, notifications, queries
from bot.features.tournaments import text as worded
from bot.features.tournaments.notifications import Bulletin, Final, Round, Told
from bot.features.tournaments.queries import Show
from bot.features.tournaments.round_options import SETTING
from bot.text import people
from bot.text.localization import Localization
from storage import tournaments as rows
from storage.jobs import Job
from storage.tournaments import TournamentRow

TRIES = 30  # of a message; then it is given up
STEPS = 2_000  # of a tournament in one go: tables to be made, and what follows
REST = 3600  # seconds until a tournament is tried again that can't be done now
LONGEST = 90 * DAY  # until a sign-up or a round ends


class TournamentJobs:
    """The jobs that do what time does, that announce, and that post."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self.kinds = (
            DiscordJob(rows.ADVANCE, self._awake(self._advance), LONGEST, RetryPolicy((REST,))),
            DiscordJob(rows.ANNOUNCE, self._awake(self._announce), DAY),
            DiscordJob(
                rows.POST, self._awake(self._post), DAY, RetryPolicy(tries=TRIES), notifications.give_up
            ),
        )

    def _awake(self, run: Callable[[Job], Awaitable[None]]) -> Callable[[Job], Awaitable[Retry | None]]:
        """Everything waits where the bot was removed from a server, or tournaments were switched off."""

        async def done(job: Job) -> Retry | None:
            settings = await self._services.settings_cache.of_server(job.server)
            if self._services.discord_api.guild(job.server) is None or settings.get(SETTING) == "no":
                return Retry("", REST)
            await run(job)
            return None

        return done

    async def _advance(self, job: Job) -> None:
        for _ in range(STEPS):
            step = await self._services.db.run(advance.advance, int(job.key))
            for game in step.games:
                self._services.delivery_worker.kick(game)
            if not step.again:
                break

    async def _shown(self, tournament: int) -> tuple[Show, Localization]:
        show = await self._services.db.read(queries.show, tournament)
        return show, await self._services.settings_cache.l10n(show.row.server)

    async def _announce(self, job: Job) -> None:
        """Posts or edits the announcement."""
        show, l10n = await self._shown(int(job.key))
        row = show.row
        text, view = worded.announcement(l10n, show), ui.view(buttons(l10n, show))
        message = await self._put(row, row.channel, row.message, text, nonce=job.nonce, view=view)
        await self._services.db.run(notifications.announced, row.id, message, row.revision)

    async def _post(self, job: Job) -> None:
        """Posts or edits a message."""
        services = self._services
        bulletin = await services.db.run(notifications.load, job)
        if bulletin is None:
            return
        show, l10n = await self._shown(bulletin.tournament)
        row, message = show.row, bulletin.message
        text, users = _text(l10n, show, bulletin)
        final = isinstance(bulletin.body, Final)
        more: dict[str, Any] = {"wanted": [handlers.picture(l10n, show, 1, 0)] if final else []}
        if message is None:
            more["allowed_mentions"] = people.pings(*users)
            if isinstance(bulletin.body, Told) and bulletin.body.says == absences.OFFERED:
                more["view"] = ui.view([_button(l10n, "tourstep", row.id)])
        message = await self._put(row, _channel(show, bulletin), message, text, nonce=job.nonce, **more)
        await services.db.run(notifications.posted, bulletin.id, message)

    async def _put(
        self, row: TournamentRow, channel: int, message: int | None, text: str, **more: Any
    ) -> int | None:
        """Edits a message, or posts it; its id, None where it or its channel is gone."""
        try:
            return await self._services.put(channel, row.server, message, text, **more)
        except discord.NotFound:
            return None


def _channel(show: Show, bulletin: Bulletin) -> int:
    """Where a message stands: in the tournament's channel, or in the thread of the table that it is for."""
    game = bulletin.body.game if isinstance(bulletin.body, Told) else None
    threads = [table.thread for table in show.tables if game is not None and table.pairing.game == game]
    return next((thread for thread in threads if thread is not None), show.row.channel)


def _text(l10n: Localization, show: Show, bulletin: Bulletin) -> tuple[str, list[int]]:
    """What a message says, and whom it tells."""
    body = bulletin.body
    if isinstance(body, Told):
        return worded.told(l10n, show, body, bulletin.by), worded.pings(show, body)
    if isinstance(body, Round):
        return worded.round_(l10n, show, body.round), []
    return worded.final(l10n, show), []


def buttons(l10n: Localization, show: Show) -> list[ui.Item]:
    """What can be pressed under an announcement."""
    row = show.row
    kinds = ["tourshow"]
    if row.status == "signup":
        kinds = ["tourin", "tourout"]
    elif row.status == "running":
        kinds = ["tourwait", "tourout", "tourshow"]
    elif row.status == "cancelled" and not show.tables:
        kinds = []
    return [_button(l10n, kind, row.id) for kind in kinds]


def _button(l10n: Localization, kind: str, tournament: int) -> ui.Item:
    press = "tourin" if kind in ("tourwait", "tourstep") else kind
    return ui.button(l10n.format(f"button-{kind}"), CustomId(press, tournament, 0))
