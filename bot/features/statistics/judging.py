"""The decision which older games of a server still count as rated.

A job decides it once for each server, a week after the upgrade: games count if everybody sees their channel then
(docs/club.md).
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

JUDGING_JOB = "statistics.judge"  # the job, SERVER
# in which an administrator can name the role of everybody
ROLE_NAMING_SECONDS = 7 * DAY


def schedule(uow: UnitOfWork, job: Job) -> None:
    """Schedule the job in a week; called at the first start after the upgrade."""
    uow.schedule(JUDGING_JOB, job.key, uow.now + ROLE_NAMING_SECONDS, job.server)


def job(services: DeliveryContext) -> DiscordJob:
    """Return the job that judges the older games of a server."""

    async def run(job: Job) -> Retry | None:
        if not job.due:
            await services.db.run(schedule, job)
            return None
        role, channels = await services.db.read(older_games, job.server)
        is_public = services.permissions.is_public_now
        public_channels = {
            channel: await is_public(job.server, channel, role) for channel in channels
        }
        if None in public_channels.values():  # the bot can't see some channel now
            return Retry("", HOUR)
        await services.db.run(
            judge,
            job.server,
            [channel for channel, public in public_channels.items() if public],
        )
        return None

    return DiscordJob(JUDGING_JOB, run, ROLE_NAMING_SECONDS)


def is_pending(uow: UnitOfWork, server: int) -> bool:
    """Return whether older games that not everybody sees still count in a server's ratings."""
    if jobs.find(uow.tx, JUDGING_JOB, str(server)) is None:
        return False
    role, channels = older_games(uow, server)
    return not all(uow.is_public(server, channel, role) for channel in channels)


def due_at(uow: UnitOfWork, server: int) -> int | None:
    """Return when a server's older games will be judged, in Unix seconds; None if they have been."""
    row = jobs.find(uow.tx, JUDGING_JOB, str(server))
    return None if row is None else row.due or uow.now + ROLE_NAMING_SECONDS


def older_games(uow: UnitOfWork, server: int) -> tuple[int | None, tuple[int, ...]]:
    """Return the role of everybody in a server, and the channels of the games that are to be judged."""
    role = everybody(user_data.settings(uow.tx, "server", server))
    return role, tuple(ratings.older(uow.tx, server))


def judge(uow: UnitOfWork, server: int, public: Sequence[int]) -> None:
    """Judge the older games of a server: only those in `public` channels count from now on."""
    uow.schedule(JUDGING_JOB, str(server), None, server)
    hidden: dict[tuple[int, str], list[int]] = {}
    for number, where, kind in ratings.settle_older(uow.tx, server, public):
        hidden.setdefault((where, kind), []).append(number)
    for (where, kind), numbers in hidden.items():
        users = ratings.keep_former(uow.tx, where, kind, numbers)
        for number in numbers:
            ratings.strike(uow.tx, number)
        rating.recount(uow.tx, where, kind, numbers[0], users)
