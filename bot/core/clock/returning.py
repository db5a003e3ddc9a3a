"""The end of an announced absence: the person is notified of the games that wait for them, in the way they chose."""

from collections.abc import Sequence

from bot.core import answers, notifications
from bot.core.jobs import DAY, TransactionJob
from bot.core.unit_of_work import UnitOfWork
from storage import games
from storage.games import GameRow
from storage.jobs import Job

BACK = "person.back"  # the job, person:USER
BUDGET = 30 * DAY  # away, within any 365 days


def expect(uow: UnitOfWork, user: int, when: int | None) -> None:
    """Note when a person will be back, None for now, and bring up to date what shows their seats."""
    uow.schedule(BACK, f"person:{user}", when, 0)
    _show(uow, games.of_person(uow.tx, user))


def _show(uow: UnitOfWork, rows: Sequence[GameRow]) -> None:
    for row in rows:
        uow.post_newest(row, notifications.Card("changed"))


def _back(uow: UnitOfWork, job: Job) -> None:
    user = int(job.key.partition(":")[2])
    rows = games.of_person(uow.tx, user)
    _show(uow, rows)
    for row in rows:
        if row.status != "running":
            continue
        holders = games.holders(uow.tx, row.id)
        for seat in answers.awaited(uow, row):
            if holders[seat].user == user and holders[seat].stand_in is None:
                uow.post(row, notifications.Reminder(seat, "back"))


JOB = TransactionJob(BACK, _back, BUDGET)
