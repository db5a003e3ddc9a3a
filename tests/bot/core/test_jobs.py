"""Jobs in their transaction: when the next try comes, when it is given up, and what the runner is told."""

import shutil
from pathlib import Path

import pytest

from bot.core import jobs
from bot.core.jobs import DAY, DiscordJob, Retry, RetryPolicy
from bot.features.digest import use_cases as digest_use_cases
from bot.features.puzzles import use_cases as puzzles_use_cases
from tests.bot.club import Club
from tests.bot.jobs import loaded

DATABASES = Path(__file__).parents[2] / "databases"


def schedule(uow, key="1", due=0, **more):
    """Use case: a job in so many seconds."""
    uow.schedule("test", key, None if due is None else uow.now + due, 1, **more)


def kind(*, given_up=None, **policy):
    return DiscordJob("test", NotImplemented, DAY, RetryPolicy(**policy), given_up)


async def the_job(club):
    (job,) = await club.table.read(jobs.due, "test")
    return job


async def test_each_failure_puts_a_job_off_longer_and_the_last_try_gives_it_up(club):
    given_up = []
    policy = kind(
        pauses=(10, 20),
        tries=4,
        given_up=lambda uow, job: given_up.append(job.attempts),
    )
    await club.table.run(schedule)
    for pause in (10, 20, 20):
        job = await the_job(club)
        await club.table.run(jobs.retry, policy, job, Retry("discord"))
        assert await club.table.read(jobs.next_due, "test") == club.now + pause
        club.now += pause
        assert (await the_job(club)).trouble == "discord" and (
            await the_job(club)
        ).nonce == job.nonce
    await club.table.run(jobs.retry, policy, await the_job(club), Retry("discord"))
    assert given_up == [3] and await club.table.read(jobs.next_due, "test") is None


async def test_a_job_that_only_waits_has_not_failed(club):
    await club.table.run(schedule)
    await club.table.run(jobs.retry, kind(tries=1), await the_job(club), Retry("", 30))
    club.now += 30
    assert ((await the_job(club)).attempts, (await the_job(club)).trouble) == (0, None)


async def test_the_runner_is_told_when_the_first_of_what_was_scheduled_is_due_and_only_if_it_was_kept(
    club,
):
    told = []
    club.table.scheduled = told.append

    def several(uow):
        for key, due in (("1", 50), ("2", 30), ("3", None)):
            schedule(uow, key, due)

    def refused(uow):
        schedule(uow)
        raise ZeroDivisionError

    await club.table.run(several)
    await club.table.read(jobs.next_due, "test")
    with pytest.raises(ZeroDivisionError):
        await club.table.run(refused)
    assert told == [club.now + 30]


async def test_nothing_waits_longer_than_its_kind_allows_when_the_clock_was_set_back(
    club,
):
    await club.table.run(schedule, "far", 40 * DAY)
    await club.table.run(schedule, "near", 60)
    await club.table.run(jobs.set_back, (kind(),))
    club.now += DAY
    assert [
        (job.key, job.due - club.now) for job in await club.table.read(jobs.due, "test")
    ] == [
        ("near", 60 - DAY),
        ("far", 0),
    ]


@pytest.mark.sqlite
async def test_what_waited_in_an_older_database_is_posted_once(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version23.db", path)
    club = await Club.open(path)
    table, posted = club.table, []
    for _ in range(3):
        for due in await loaded(
            table, puzzles_use_cases.KIND, puzzles_use_cases.load, 7
        ):
            posted.append((due.server, due.day))
            await table.run(puzzles_use_cases.posted, due.server, due.day, 555)
    assert posted == [(1, puzzles_use_cases.day_of(club.now))]
    assert await table.read(
        jobs.next_due, puzzles_use_cases.KIND
    ) == puzzles_use_cases.begin_of(posted[0][1] + 1)
    club.now = await table.read(jobs.next_due, digest_use_cases.KIND)
    (row,) = await loaded(table, digest_use_cases.KIND, digest_use_cases.load)
    await table.run(digest_use_cases.posted, row.server, row.next)
    assert await loaded(table, digest_use_cases.KIND, digest_use_cases.load) == ()
    await table.close()
