"""The week's digest in the channels that want it: one message each, mentioning nobody, of games that everybody sees who
reads the channel. When one is due is a row, so that a restart goes on and posts nothing twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.app import log
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import RenderRequest
from bot.delivery.retry import Errands
from bot.features.digest import text as worded
from bot.features.digest import use_cases
from bot.features.statistics import queries
from bot.features.statistics.result_section import rates_here
from bot.text.localization import localization_for
from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.digests import DigestRow


class Digests(Errands["DigestRow"]):
    """The posting under way, at most one at a time."""

    TASK = "digests"
    WHAT = "digests"

    async def _due(self) -> Sequence[DigestRow]:
        return await self._services.db.run(use_cases.due)

    async def _next_due(self) -> int | None:
        return await self._services.db.read(use_cases.next_due)

    async def _one(self, row: DigestRow) -> None:
        """Posts one; a failure puts it off, and stops no other."""
        table = self._services.db
        try:
            if self._services.discord_api.guild(row.server) is None:  # the bot was removed from there
                await table.run(use_cases.put_off, row.server, "week-trouble-discord")
                return
            await self._post(row)
        except StorageError:
            raise
        except TROUBLE as problem:
            log.warn("server %s: its digest is not posted: %s", row.server, problem)
            refused = isinstance(problem, discord.Forbidden | discord.NotFound)
            await table.run(
                use_cases.put_off, row.server, "week-trouble-forbidden" if refused else "week-trouble-discord"
            )
        except Exception as problem:
            if self._services.discord_api.closed():
                return  # cut off by the end of the process: the next one goes on
            await self._services.report_error("a digest", problem)
            await table.run(use_cases.put_off, row.server, "week-trouble-discord")
        else:
            await table.run(use_cases.posted, row.server, row.next)

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
        language = await services.settings_cache.language(row.server)
        l10n = localization_for(language)
        kwargs: dict[str, Any] = {}
        if services.discord_api.may_attach(row.channel, row.server):
            info = worded.info(l10n, week, names)
            kwargs["files"] = await services.renderer.files(
                [RenderRequest("tally", "caylus-club", language, None, what=info)]
            )
        await services.discord_api.channel(row.channel, row.server).send(
            worded.text(l10n, week, row.since, row.next, names),
            nonce=f"digest-{row.next}",
            allowed_mentions=discord.AllowedMentions.none(),
            **kwargs,
        )
