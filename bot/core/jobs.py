"""Jobs: rows with a time at which something has to be done.

Use cases schedule them in the transaction that causes them, for a function in a transaction or one that
speaks to Discord. `bot/app/job_runner.py` looks for those that are due; one that is not done stays a row, so
that a restart goes on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from storage import jobs as rows
from storage.jobs import Job

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

DAY = 24 * 60 * 60
# jobs of a kind that are read in one go where each waits for Discord
JOBS_PER_READ = 50
ALL = 10_000  # and where all are done in one transaction
PAUSES = (60, 300, 1800, 3600)


class Retry(NamedTuple):
    """A job was not done: a try failed, and why; with `wait` it waits so many seconds, and no failure is counted."""

    trouble: str
    wait: int | None = None


class RetryPolicy(NamedTuple):
    """Seconds before each next try, the last for all further ones; after so many `tries` none follows (None: never)."""

    pauses: tuple[int, ...] = PAUSES
    tries: int | None = None


class DiscordJob(NamedTuple):
    """A kind of job that speaks to Discord.

    `run` returns None when it has scheduled the job again or removed it. `give_up` is called in a transaction
    when its tries are used up. `longest`: seconds ahead that it is due at most.
    """

    name: str
    run: Callable[[Job], Awaitable[Retry | None]]
    longest: int
    retry: RetryPolicy = RetryPolicy()
    give_up: Callable[[UnitOfWork, Job], None] | None = None
    every: int | None = None


class TransactionJob(NamedTuple):
    """A kind of job that runs inside a transaction, together with others.

    A key begins with the id of its game, where the job has one. The job is removed before `run`, which may
    schedule it again; `give_up` cleans up where `run` fails. `set_back` reschedules it after the machine's
    clock was set back. A kind with `every` has one job with an empty key, run every so many seconds by the
    process of shard 0.
    """

    name: str
    run: Callable[[UnitOfWork, Job], None]
    longest: int
    give_up: Callable[[UnitOfWork, Job], None] | None = None
    set_back: Callable[[UnitOfWork], None] | None = None
    every: int | None = None


JobKind: TypeAlias = DiscordJob | TransactionJob


def run_due(uow: UnitOfWork, kinds: Sequence[JobKind]) -> None:
    """Do what is due in this transaction; a failure is told with the unit's troubles, and stop no other."""
    for kind in kinds:
        if isinstance(kind, DiscordJob):
            continue
        for job in rows.due(uow.tx, kind.name, uow.now, ALL, uow.shard_range):
            uow.schedule(
                kind.name,
                job.key,
                None if kind.every is None else uow.now + kind.every,
                job.server,
            )
            first = job.key.partition(":")[0]
            game = int(first) if first.isdecimal() else None
            if (
                not uow.apart(game, partial(_done, kind.run, uow, job), False)
                and kind.give_up is not None
            ):
                uow.apart(game, partial(_done, kind.give_up, uow, job), False)


def _done(work: Callable[[UnitOfWork, Job], None], uow: UnitOfWork, job: Job) -> bool:
    work(uow, job)
    return True


def due(uow: UnitOfWork, kind: str) -> tuple[Job, ...]:
    """Return the jobs of a kind that are due, the longest waiting first."""
    return tuple(rows.due(uow.tx, kind, uow.now, JOBS_PER_READ, uow.shard_range))


def next_due(uow: UnitOfWork, *kinds: str) -> int | None:
    """Return when the first job of these kinds is due, or was."""
    return min(
        (when for _, when in rows.next_due(uow.tx, kinds, uow.shard_range)),
        default=None,
    )


def retry(uow: UnitOfWork, kind: DiscordJob, job: Job, why: Retry) -> None:
    """Try a job later that was not done, or give it up."""
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
    """Put off a job without counting a failure."""
    rows.put_off(uow.tx, job.kind, job.key, due, failed=False)
    uow.due_by(due)


def bring_forward(uow: UnitOfWork, kind: str, key: str, due: int, server: int) -> None:
    """Schedule a job, or have one that is due later be due then."""
    rows.bring_forward(uow.tx, kind, key, server, due)
    uow.due_by(due)


def set_back(uow: UnitOfWork, kinds: Sequence[JobKind]) -> None:
    """Make due what waits for an old time to come again, after the clock of the machine was set back."""
    for kind in kinds:
        rows.bring_near(uow.tx, kind.name, uow.now + kind.longest, uow.shard_range)
        if isinstance(kind, TransactionJob) and kind.set_back is not None:
            kind.set_back(uow)
