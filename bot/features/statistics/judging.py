"""Decides which older games of a server still count as rated.

The job runs once a server, a week after the upgrade. Games count if everybody sees their channel then (docs/club.md).
"""

from collections.abc import Sequence

from bot.core.clock.awake_hours import HOUR
from bot.core.game_info import everybody
from bot.core.jobs import DAY, DiscordJob, Retry
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.context import DeliveryContext
from bot.features.statistics import ratings as rating
from storage import jobs, ratings, user_data
from storage.jobs import Job

KIND = "statistics.judge"  # the job, SERVER
ROLE_NAMING_SECONDS = 7 * DAY  # in which an administrator can name the role of everybody


def begin(uow: UnitOfWork, job: Job) -> None:
    """Schedule the job in a week, when the bot has started for the first time since the upgrade."""
    uow.schedule(KIND, job.key, uow.now + ROLE_NAMING_SECONDS, job.server)


def job(services: DeliveryContext) -> DiscordJob:
    """Return the job that judges the older games of a server."""

    async def run(job: Job) -> Retry | None:
        if not job.due:
            await services.db.run(begin, job)
            return None
        role, channels = await services.db.read(older, job.server)
        is_public = services.permissions.is_public_now
        public_channels = {channel: await is_public(job.server, channel, role) for channel in channels}
        if None in public_channels.values():  # Discord doesn't say now, or the bot was removed from there
            return Retry("", HOUR)
        await services.db.run(
            judge, job.server, [channel for channel, public in public_channels.items() if public]
        )
        return None

    return DiscordJob(KIND, run, ROLE_NAMING_SECONDS)


def in_doubt(uow: UnitOfWork, server: int) -> bool:
    """Return whether older games that not everybody sees may still count in a server's ratings."""
    if jobs.find(uow.tx, KIND, str(server)) is None:
        return False
    role, channels = older(uow, server)
    return not all(uow.is_public(server, channel, role) for channel in channels)


def when(uow: UnitOfWork, server: int) -> int | None:
    """Return when a server's older games are judged, in Unix seconds; None once they are."""
    row = jobs.find(uow.tx, KIND, str(server))
    return None if row is None else row.due or uow.now + ROLE_NAMING_SECONDS


def older(uow: UnitOfWork, server: int) -> tuple[int | None, tuple[int, ...]]:
    """Return the role of everybody in a server, and the channels of the games that are to be judged."""
    role = everybody(user_data.settings(uow.tx, "server", server))
    return role, tuple(ratings.older(uow.tx, server))


def judge(uow: UnitOfWork, server: int, public: Sequence[int]) -> None:
    """Judge the older games of a server: those in these channels count, all others no more."""
    uow.schedule(KIND, str(server), None, server)
    hidden: dict[tuple[int, str], list[int]] = {}
    for number, where, kind in ratings.settle_older(uow.tx, server, public):
        hidden.setdefault((where, kind), []).append(number)
    for (where, kind), numbers in hidden.items():
        users = ratings.keep_former(uow.tx, where, kind, numbers)
        for number in numbers:
            ratings.strike(uow.tx, number)
        rating.recount(uow.tx, where, kind, numbers[0], users)
