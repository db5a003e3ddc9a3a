"""Expiry: clocks, lobbies and votes run out, and rows that are kept for a limited time are deleted."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.core import ballots, counting, jobs, lobby, stand_in, tenures, votes
from bot.core.clock import returning, timeout
from bot.core.jobs import DAY, JobKind, TransactionJob
from bot.core.model import Trouble
from bot.core.unit_of_work import UnitOfWork
from storage import clocks, games, packing
from storage import jobs as job_rows
from storage import outbox as outbox_rows
from storage.jobs import Job
from storage.shard_range import leads

# Discord repeats a request within seconds; a token lives 15 minutes
DELIVERIES_KEPT = DAY
NOTIFICATIONS_KEPT = DAY  # settled notifications, to see what became of them
# the last one of a running game, to put it up again where it was deleted
REPORTS_KEPT = 7 * DAY
PACKED_AFTER = DAY  # since a game of an earlier version ended
# games in a transaction, and seconds until the next; answers wait for neither
PACKED_AT_ONCE, PAUSE = 4, 10
MOST_STANDSTILL_SECONDS = 90 * DAY  # that a clock stands still while its person is away


def _clean_up(uow: UnitOfWork, job: Job) -> None:
    games.drop_deliveries(uow.tx, uow.now - DELIVERIES_KEPT)
    outbox_rows.remove_settled(
        uow.tx, uow.now - NOTIFICATIONS_KEPT, uow.now - REPORTS_KEPT
    )
    games_to_pack = packing.to_pack(uow.tx, uow.now - PACKED_AFTER, PACKED_AT_ONCE)
    for game in games_to_pack:
        packing.pack_again(uow.tx, game)
    if games_to_pack:
        uow.schedule(job.kind, job.key, uow.now + PAUSE, job.server)


KINDS: tuple[JobKind, ...] = (
    TransactionJob(
        clocks.CLOCK,
        timeout.come_due,
        MOST_STANDSTILL_SECONDS,
        timeout.give_up,
        timeout.set_back,
    ),
    TransactionJob(lobby.EXPIRE, lobby.expire, lobby.LASTS, lobby.give_up),
    TransactionJob(
        ballots.EXPIRE, votes.run_out, ballots.LASTS, votes.give_up, votes.set_back
    ),
    counting.JOB,
    returning.JOB,
    tenures.HOLD,
    stand_in.REMOVED,
    TransactionJob("cleanup", _clean_up, DAY, every=60 * 60),
)
"""The core's own kinds of jobs; features add theirs."""


class Look(NamedTuple):
    """The work that is due: `games` to post for, `kinds` of jobs for Discord, jobs to be `swept`.

    `next` is the instant when more work is due.
    """

    games: tuple[int, ...]
    kinds: tuple[str, ...]
    swept: bool
    next: int | None


class Swept(NamedTuple):
    """The instant when the next work is due, and the damaged games for which it failed."""

    look: Look
    troubles: tuple[Trouble, ...] = ()


def look(uow: UnitOfWork, running: Collection[str] = ()) -> Look:
    """Return the work that is due now, from one query. Kinds that are `running` are left out."""
    kinds = {
        kind.name: kind
        for kind in (*KINDS, *uow.hooks.jobs)
        if kind.name not in running
    }
    next_due = dict(job_rows.next_due(uow.tx, tuple(kinds), uow.shard_range))
    due = [kinds[name] for name, when in next_due.items() if when <= uow.now]
    seen = timeout.next_look(uow)
    overdue = (
        seen is None
        or not uow.now < seen <= uow.now + timeout.LOOK + timeout.LEAST_SET_BACK_SECONDS
    )
    posting = outbox_rows.next_due(uow.tx, uow.now, uow.shard_range)
    later = [when for when in next_due.values() if when > uow.now]
    later += [when for when in (seen, posting) if when is not None]
    return Look(
        outbox_rows.games_due(uow.tx, uow.now, uow.shard_range),
        tuple(kind.name for kind in due if not isinstance(kind, TransactionJob)),
        overdue or any(isinstance(kind, TransactionJob) for kind in due),
        min(later, default=None),
    )


def sweep(
    uow: UnitOfWork, stood: int = 0, begins: bool = False, running: Sequence[str] = ()
) -> Swept:
    """Do what is due here, then look again.

    `stood`: seconds of a standstill just now; `begins`: a new process.
    """
    kinds = (*KINDS, *uow.hooks.jobs)
    if begins and leads(uow.shard_range):  # what comes regularly comes now
        for kind in (kind for kind in kinds if kind.every is not None):
            jobs.bring_forward(uow, kind.name, "", uow.now, 0)
    timeout.see(uow, kinds, stood, begins)
    jobs.run_due(uow, kinds)
    # Of several jobs of a damaged game the first.
    troubles = {
        (trouble.game, type(trouble.error)): trouble
        for trouble in reversed(uow.troubles)
    }
    return Swept(look(uow, running), tuple(reversed(troubles.values())))
