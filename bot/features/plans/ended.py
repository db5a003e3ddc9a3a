"""Orders and plans of earlier versions that this version can't carry out; they are announced to their person once."""

import json
from typing import Any

from bot.core.clock.quiet_hours import quiet_for
from bot.core.jobs import DiscordJob, Retry, RetryPolicy
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.context import DeliveryContext
from storage import plans as rows
from storage.jobs import Job

ENDED_JOB = "plans.ended"  # the job, USER
DAY = 24 * 60 * 60
MESSAGE_TRIES = 6


def unannounced(uow: UnitOfWork, user: int) -> tuple[str, ...]:
    """Return the ended plans that were not announced to a person yet, a line for each."""
    return tuple(_line(game, plan) for game, plan in rows.ended(uow.tx, user))


def settle(uow: UnitOfWork, user: int, *, delivered: bool = True) -> None:
    """End the announcement job; unless `delivered`, the person's panel will announce the plans."""
    if delivered:
        rows.mark_announced(uow.tx, user, uow.now)
    uow.schedule(ENDED_JOB, str(user), None, 0)


def _line(game: int | None, plan: str) -> str:
    """Return an order in its own words as far as they are stored, with the number of its game."""
    try:
        order = json.loads(plan)["order"]["what"]
    except (ValueError, KeyError, TypeError):
        return plan
    words = " ".join(_words(order))
    return words if game is None else f"#{game}: {words}"


def _words(data: Any) -> list[str]:
    """Return the words and numbers of an order's data; lists of placements become one word."""
    if isinstance(data, dict):
        return [word for value in data.values() for word in _words(value)]
    if isinstance(data, list):
        parts = [" ".join(_words(table_row)) for table_row in data]
        return [" > ".join(part for part in parts if part)]
    return [] if data in (None, False, 0, -1, "", "ranked", "placings") else [str(data)]


def job(services: DeliveryContext) -> DiscordJob:
    """Return the job that announces ended plans to one person, by direct message outside their quiet hours."""

    async def run(job: Job) -> Retry | None:
        user = int(job.key)
        lines = await services.db.read(unannounced, user)
        wait = (
            quiet_for(await services.settings_cache.of(user), services.now())
            if lines
            else 0
        )
        if wait:
            return Retry("", wait)
        l10n = await services.settings_cache.l10n(job.server, user)
        text = "\n".join([l10n.format("plans-ended"), *(f"> {line}" for line in lines)])
        delivered = not lines or await services.discord_api.direct(
            user, text, nonce=job.nonce
        )
        await services.db.run(settle, user, delivered=bool(delivered))
        return None

    return DiscordJob(ENDED_JOB, run, DAY, RetryPolicy(tries=MESSAGE_TRIES))
