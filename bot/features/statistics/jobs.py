"""Judges the games that were rated before it was settled at a game's start whether everybody sees its channel: once a
server, a week after the upgrade, by their channels as they are seen then."""

from __future__ import annotations

from bot.core.jobs import DiscordJob, Retry
from bot.delivery.context import DeliveryContext
from bot.features.statistics import judging
from storage.jobs import Job

HOUR = 60 * 60


class Judging:
    """The job that judges the older games of a server."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self.kind = DiscordJob(judging.KIND, self._run, judging.WEEK)

    async def _run(self, job: Job) -> Retry | None:
        db, permissions, server = self._services.db, self._services.permissions, job.server
        if not job.due:
            await db.run(judging.begin, job)
            return None
        role, channels = await db.read(judging.older, server)
        found = {channel: await permissions.is_public_now(server, channel, role) for channel in channels}
        if None in found.values():  # Discord doesn't say now, or the bot was removed from there
            return Retry("", HOUR)
        await db.run(judging.judge, server, [channel for channel, public in found.items() if public])
        return None
