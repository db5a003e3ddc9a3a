"""Jobs: what is to be done at a time, each a row that use cases schedule in the transaction that causes it.

A kind of job says who does it: a function in a transaction, or one that speaks to Discord. The runner looks for those
that are due (`bot/app/job_runner.py`); what is not done stays a row, so that a restart goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from storage import jobs as rows
from storage.jobs import Job

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.core.unit_of_work import UnitOfWork

DAY = 24 * 60 * 60
AT_ONCE = 50  # jobs of a kind that are read in one go
PAUSES = (60, 300, 1800, 3600)


class Retry(NamedTuple):
    """A job was not done: a try failed, and why; with `wait` it waits so many seconds, and no failure is counted."""

    trouble: str
    wait: int | None = None


class RetryPolicy(NamedTuple):
    """Seconds before the next try after each failure, the last of them for all further ones; after so many `tries` it
    is given up (None: never)."""

    pauses: tuple[int, ...] = PAUSES
    tries: int | None = None


class DiscordJob(NamedTuple):
    """A kind of job that speaks to Discord. `run` returns None when its use cases have scheduled the job anew or
    removed it; one that raises has failed. `give_up` is called in a transaction when its tries are used up and the job
    is removed. `longest`: it is due no more seconds ahead than this, unless the clock of the machine was set back."""

    name: str
    run: Callable[[Job], Awaitable[Retry | None]]
    longest: int
    retry: RetryPolicy = RetryPolicy()
    give_up: Callable[[UnitOfWork, Job], None] | None = None


JobKind: TypeAlias = DiscordJob


class Look(NamedTuple):
    """The kinds with a job that is due, and when the first job of the others is."""

    due: tuple[str, ...]
    next: int | None


def look(uow: UnitOfWork, kinds: Sequence[str]) -> Look:
    """What is due of these kinds."""
    first = dict(rows.next_due(uow.tx, kinds, uow.share))
    return Look(
        tuple(kind for kind, when in first.items() if when <= uow.now),
        min((when for when in first.values() if when > uow.now), default=None),
    )


def due(uow: UnitOfWork, kind: str) -> tuple[Job, ...]:
    """The jobs of a kind that are due, the longest waiting first."""
    return tuple(rows.due(uow.tx, kind, uow.now, AT_ONCE, uow.share))


def next_due(uow: UnitOfWork, *kinds: str) -> int | None:
    """When the first job of these kinds is due, or was."""
    return min((when for _, when in rows.next_due(uow.tx, kinds, uow.share)), default=None)


def retry(uow: UnitOfWork, kind: DiscordJob, job: Job, why: Retry) -> None:
    """A job was not done: the next try comes later, or it is given up."""
    if why.wait is not None:
        put_off(uow, job, uow.now + why.wait)
        return
    pauses, tries = kind.retry
    if tries is not None and job.attempts + 1 >= tries:
        rows.remove(uow.tx, job.kind, job.key)
        if kind.give_up is not None:
            kind.give_up(uow, job)
    else:
        at = uow.now + pauses[min(job.attempts, len(pauses) - 1)]
        rows.put_off(uow.tx, job.kind, job.key, at, failed=True)
        uow.due_by(at)
    rows.set_trouble(uow.tx, job.kind, job.key, why.trouble)


def put_off(uow: UnitOfWork, job: Job, due: int) -> None:
    """A job waits, and no failure is counted."""
    rows.put_off(uow.tx, job.kind, job.key, due, failed=False)
    uow.due_by(due)


def bring_forward(uow: UnitOfWork, kind: str, key: str, due: int, server: int) -> None:
    """Schedules a job, or has one that is due later be due then."""
    rows.bring_forward(uow.tx, kind, key, server, due)
    uow.due_by(due)


def set_back(uow: UnitOfWork, kinds: Sequence[JobKind]) -> None:
    """The clock of the machine was set back: nothing waits for the old time to come again."""
    for kind in kinds:
        rows.bring_near(uow.tx, kind.name, uow.now + kind.longest, uow.share)
