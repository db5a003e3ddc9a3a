"""The week's digest in the channels that want it: where and when, as a server's managers choose; one message each,
mentioning nobody, of games that everybody sees who reads the channel. When one is due is a row, so that a restart goes
on and posts nothing twice."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.components.ui import cut
from bot.core.clock.awake_hours import read_zone
from bot.core.jobs import DiscordJob, JobKind, Retry, RetryPolicy
from bot.delivery.context import DeliveryContext
from bot.delivery.renderer import RenderRequest
from bot.features.digest import text as worded
from bot.features.digest import use_cases
from bot.features.statistics import queries
from bot.features.statistics.result_section import rates_here
from bot.interactions.autocomplete import zone_choices
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.errors import Refusal, need_manager
from bot.interactions.game_answers import need_posting
from bot.interactions.slash_commands import command
from bot.text.localization import quoted
from storage.digests import DigestRow
from storage.jobs import Job


class Digest(Feature):
    """`/caylus-server digest`, and the job that posts one."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services

    def jobs(self) -> Sequence[JobKind]:
        retry = RetryPolicy(tries=use_cases.TRIES)
        return (DiscordJob(use_cases.KIND, self._run, use_cases.WEEK, retry, use_cases.give_up),)

    @command("caylus-server digest")
    @app_commands.autocomplete(zone=zone_choices)
    async def digest(
        self,
        interaction: discord.Interaction,
        channel: discord.TextChannel | None = None,
        day: app_commands.Range[int, 1, 7] | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        off: bool = False,
    ) -> None:
        async with Context(interaction) as ctx:
            server = ctx.server
            need_manager(ctx)
            if off:
                await ctx.db.run(use_cases.stop, server)
            elif (channel, day, hour, zone) != (None, None, None, None):
                if (await ctx.settings.of_server(server)).get("statistics") == "no":
                    raise Refusal("week-no-statistics")
                known = None if zone is None else read_zone(zone)
                if zone is not None and known is None:
                    raise Refusal("week-no-zone", zone=quoted(cut(zone, 60)))
                if channel is not None:
                    need_posting(ctx, channel, "week-may-not")
                place, weekday = None if channel is None else channel.id, day and day - 1
                await ctx.db.run(use_cases.choose, server, place, weekday, hour, known)
            now = await ctx.db.read(use_cases.find, server)
            if now is None:
                await ctx.send(ctx.l10n.format("week-off"))
                return
            where, when = f"<#{now.channel}>", f"<t:{now.next}:F>"
            told = [ctx.l10n.format("week-now", channel=where, when=when, zone=now.zone)]
            trouble = await ctx.db.read(use_cases.trouble, server)
            if trouble is not None:
                told.append(ctx.l10n.format(f"week-trouble-{trouble}"))
            await ctx.send("\n".join(told))

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
        info, text = worded.info(l10n, week, names), worded.text(l10n, week, row.since, row.next, names)
        wanted = [RenderRequest("tally", "caylus-club", l10n.language, None, what=info)]
        nonce = f"digest-{row.next}"
        await services.put(row.channel, row.server, None, text, nonce=nonce, wanted=wanted)
