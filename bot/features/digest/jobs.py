"""The week's digest in the channels that want it: one message each, mentioning nobody, of games that everybody sees who
reads the channel. When one is due is a row, so that a restart goes on and posts nothing twice."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.jobs import DiscordJob, Retry, RetryPolicy
from bot.delivery.context import DeliveryContext
from bot.delivery.renderer import RenderRequest
from bot.features.digest import text as worded
from bot.features.digest import use_cases
from bot.features.statistics import queries
from bot.features.statistics.result_section import rates_here
from storage.digests import DigestRow
from storage.jobs import Job


class Digests:
    """The job that posts a digest."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self.kind = DiscordJob(
            use_cases.KIND, self._run, use_cases.WEEK, RetryPolicy(tries=use_cases.TRIES), use_cases.give_up
        )

    async def _run(self, job: Job) -> Retry | None:
        db = self._services.db
        row = await db.run(use_cases.load, job)
        if row is None:
            return None
        if self._services.discord_api.guild(row.server) is None:  # the bot was removed from there
            return Retry("discord")
        await self._post(row)
        await db.run(use_cases.posted, row.server, row.next)
        return None

    async def _post(self, row: DigestRow) -> None:
        services = self._services
        places = await services.db.read(use_cases.places, row)
        seen = await services.permissions.seen_by_all(row.server, row.channel, places)
        rates = await rates_here(services, row.server, row.channel)
        week = await services.db.read(use_cases.week, row, seen, rates=rates)
        if week is None:
            return
        users = {seat.user for seats in week.games for seat in seats if seat.user is not None}
        users |= {*week.newcomers, *(one.user for one in week.climbs)}
        names = await services.db.read(queries.names, row.server, sorted(users))
        l10n = await services.settings_cache.l10n(row.server)
        kwargs: dict[str, Any] = {}
        if services.discord_api.may_attach(row.channel, row.server):
            info = worded.info(l10n, week, names)
            kwargs["files"] = await services.renderer.files(
                [RenderRequest("tally", "caylus-club", l10n.language, None, what=info)]
            )
        await services.discord_api.channel(row.channel, row.server).send(
            worded.text(l10n, week, row.since, row.next, names),
            nonce=f"digest-{row.next}",
            allowed_mentions=discord.AllowedMentions.none(),
            **kwargs,
        )
