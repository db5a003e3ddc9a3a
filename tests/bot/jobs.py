"""Jobs that are due, without a runner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.core import jobs
from bot.core.clock import timeout
from storage import clocks, outbox
from storage import jobs as job_rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.database import UseCaseRunner
    from bot.core.unit_of_work import UnitOfWork

REGULAR = ("cleanup", "matchmaking.forget", "backup")
"""Kinds that come whether anything happens or not, as the look at the clocks does where none runs."""


def next_due(uow: UnitOfWork) -> int | None:
    """Use case: when something is due next, but for what is regular."""
    kinds = [row[0] for row in uow.tx.execute("SELECT DISTINCT kind FROM job")]
    wanted = [kind for kind in kinds if kind not in (*REGULAR, timeout.SEEN)]
    first = dict(job_rows.next_due(uow.tx, wanted, uow.shard_range))
    due = [*first.values(), outbox.next_due(uow.tx, uow.now, uow.shard_range)]
    if clocks.CLOCK in first:
        due.append(timeout.next_look(uow))
    return min((when for when in due if when is not None), default=None)


async def loaded(
    table: UseCaseRunner, kind: str, load: Callable[..., Any], *args: Any
) -> tuple[Any, ...]:
    """What the jobs of a kind that are due have to do, as their use case loads it; the others have gone."""
    due = await table.read(jobs.due, kind)
    found = [await table.run(load, job, *args) for job in due]
    return tuple(one for one in found if one is not None)


async def fail(
    table: UseCaseRunner,
    kind: str,
    why: str = "discord",
    give_up: Any = None,
    tries: int | None = None,
) -> None:
    """A try of each job of a kind that is due fails."""
    policy = jobs.DiscordJob(
        kind, NotImplemented, 0, jobs.RetryPolicy(tries=tries), give_up
    )
    for job in await table.read(jobs.due, kind):
        await table.run(jobs.retry, policy, job, jobs.Retry(why))


class SeatClock(NamedTuple):
    """A seat's clock: its bank, when its time is up while it runs, and when it last ran out."""

    seat: int
    bank: int
    deadline: int | None
    missed: int | None


def clocks_of(uow: UnitOfWork, game: int) -> tuple[SeatClock, ...]:
    """Use case: the clock of every seat; empty where none runs."""
    uow.row(game)
    return tuple(
        SeatClock(
            row.seat,
            row.bank,
            row.deadline if row.began is not None else None,
            row.missed,
        )
        for row in clocks.of_game(uow.tx, game)
    )
