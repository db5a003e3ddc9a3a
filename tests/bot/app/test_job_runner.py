"""The runner of jobs: what is due is done, one of a kind at a time; a failure stops no other. That of one of several
processes looks every few seconds, writes only when something is due, and does nothing while another may serve."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.app.health import HEARTBEAT_SECONDS, TICK, Standstill, Trouble
from bot.app.job_runner import OFF_DUTY, OTHERS, Timer
from bot.core import expiry, jobs
from bot.core.clock import timeout
from bot.core.hooks import Hooks
from bot.core.jobs import DAY, PAUSES, DiscordJob
from bot.delivery.thread_cache import ThreadCache
from storage.shard_range import ShardRange
from tests.bench.press import counted
from tests.bot.use_cases import Answers

NOW = 1_750_000_000


class Healthy:
    """What health says: nothing is wrong, or this trouble."""

    def __init__(self, trouble=None):
        self.found = trouble

    async def trouble(self):
        return self.found


HEALTHY = Healthy()


class Watched:
    """A timer with a table that counts what is asked of it."""

    def __init__(self, monkeypatch, shard_range):
        self.at, self.due, self.duty, self.did, self.kicked, self.stood = (
            NOW,
            None,
            True,
            [],
            [],
            [],
        )
        monkeypatch.setattr(
            discord.utils, "utcnow", lambda: SimpleNamespace(timestamp=lambda: self.at)
        )
        services = SimpleNamespace(
            db=Answers(
                {expiry.sweep: self.sweep, expiry.look: self.found},
                shard_range=shard_range,
                hooks=Hooks(),
            ),
            on_duty=lambda: self.duty,
            delivery_worker=SimpleNamespace(kick=self.kicked.append),
            threads=ThreadCache(),
        )
        self.standstill = Standstill(lambda: self.at)
        self.timer = Timer(
            services, (), SimpleNamespace(wanted=False), self.standstill, 0, HEALTHY
        )

    async def sweep(self, stood, *, begins, running):
        assert begins is (not self.stood) and running == ()
        self.did.append(("sweep", self.at - NOW))
        self.stood.append(stood)
        return expiry.Swept(self.now())

    def now(self, swept=False):
        return expiry.Look((7,), (), swept, None)

    async def found(self, running):
        self.did.append(("look", self.at - NOW))
        return self.now(self.due is not None and self.due <= self.at)

    async def look(self, at):
        self.at = NOW + at
        return await self.timer._look()

    def swept(self):
        return [at for what, at in self.did if what == "sweep"]


async def test_what_another_process_left_for_our_games_is_found_within_seconds(
    monkeypatch,
):
    watched = Watched(monkeypatch, ShardRange(4, 0, 1))
    assert await watched.look(0) == OTHERS
    assert watched.kicked == [7]


@pytest.mark.parametrize("shard_range", [None, ShardRange(4, 0, 1)])
async def test_it_looks_once_and_writes_only_when_something_is_due(
    monkeypatch, shard_range
):
    watched = Watched(monkeypatch, shard_range)
    for at in (0, 4, 8):
        pause = await watched.look(at)
        assert pause == OTHERS if shard_range else pause > 3600
    assert watched.swept() == [0]
    watched.due = NOW + 12
    for at in (11, 12):
        await watched.look(at)
    assert watched.swept() == [0, 12]
    assert [at for what, at in watched.did if what == "look"] == [0, 4, 8, 11, 12]


@pytest.mark.parametrize("shard_range", [None, ShardRange(4, 0, 1)])
async def test_nothing_is_done_while_another_process_may_serve(
    monkeypatch, shard_range
):
    watched = Watched(monkeypatch, shard_range)
    watched.duty = False
    assert await watched.look(0) == OFF_DUTY
    assert watched.did == []


@pytest.mark.parametrize("shard_range", [None, ShardRange(4, 0, 1)])
async def test_a_process_that_stood_still_sweeps_at_once_and_says_for_how_long(
    monkeypatch, shard_range
):
    watched = Watched(monkeypatch, shard_range)
    takes = [0.0, 90.0, 0.0]  # seconds that a tick comes too late
    noticed, asleep = [], asyncio.Event()

    async def sleep(seconds):
        if not takes:
            asleep.set()
            await asyncio.Event().wait()
        watched.at += seconds + takes.pop(0)

    await watched.look(0)
    monkeypatch.setattr("bot.app.health.asyncio.sleep", sleep)
    with watched.standstill.watching(lambda: noticed.append(watched.at - NOW)):
        await asleep.wait()
        assert noticed[0] == 2 * TICK + 90
        await watched.look(3 * TICK + 90)
        await watched.look(3 * TICK + 91)
        # The machine goes on, and the timer is the first that it lets look.
        await watched.look(5 * TICK + 191)
    await watched.look(9_999)
    assert watched.stood == [0, 90 + TICK, 111 + TICK]


class Jobs:
    """A runner with a database, and kinds of jobs that do what a test says."""

    def __init__(self, club, monkeypatch, backups=0, **does):
        self.club, self.done, self.errors, self.tasks, self.duty = (
            club,
            [],
            [],
            [],
            True,
        )
        monkeypatch.setattr(
            discord.utils, "utcnow", lambda: SimpleNamespace(timestamp=lambda: club.now)
        )
        kinds = [DiscordJob(name, self.doing(run), 3600) for name, run in does.items()]
        services = SimpleNamespace(
            db=club.table,
            on_duty=lambda: self.duty,
            discord_api=SimpleNamespace(closed=lambda: False),
            tasks=SimpleNamespace(spawn=lambda work, name: self.tasks.append(work)),
            threads=ThreadCache(),
            report_error=self.report,
        )
        self.timer = Timer(
            services,
            kinds,
            SimpleNamespace(wanted=False),
            Standstill(),
            backups,
            HEALTHY,
        )

    def doing(self, run):
        async def do(job):
            self.done.append(job.key)
            return await run(self.club.table, job)

        return do

    async def report(self, what, error):
        self.errors.append(what)

    async def look(self):
        """Looks once, and does what it finds."""
        pause = await self.timer._look()
        tasks, self.tasks = self.tasks, []
        for work in tasks:
            await work
        return pause

    async def schedule(self, kind, key, due=0):
        await self.club.table.run(scheduled, kind, key, due)


@pytest.mark.parametrize(
    ("trouble", "beats"),
    [
        (None, [("lobby=0 running=0 finished=0 canceled=0 notices=0", True)]),
        (Trouble("the disk is full", restart=False), [("the disk is full", False)]),
        (Trouble("the gateway is silent", restart=True), []),
    ],
    ids=["well", "full", "silent"],
)
async def test_systemd_hears_nothing_where_a_restart_may_help_and_of_what_else_is_wrong(
    club, monkeypatch, trouble, beats
):
    here, beaten = Jobs(club, monkeypatch), []
    here.timer._health = Healthy(trouble)
    here.timer._pulse = SimpleNamespace(
        wanted=True, beat=lambda status, healthy=True: beaten.append((status, healthy))
    )
    assert await here.look() <= HEARTBEAT_SECONDS
    assert beaten == beats


def scheduled(uow, kind, key, due):
    """Use case: a job in so many seconds; None: it is done."""
    uow.schedule(kind, key, None if due is None else uow.now + due, 1)


async def finish(table, job):
    await table.run(scheduled, job.kind, job.key, None)


@pytest.mark.parametrize("games", [1, 15])
async def test_a_tick_with_nothing_due_asks_the_database_once_however_many_games_run(
    club, monkeypatch, games
):
    here = Jobs(club, monkeypatch)
    for _ in range(games):
        await club.game(2, pace="24h")
    await club.post()
    await here.look()
    with counted() as counts:
        club.now += 60
        pause = await here.look()
    assert counts == {"look": 1}
    assert 0 < pause <= timeout.LOOK


async def test_a_job_that_fails_is_tried_again_later_and_stops_no_other(
    club, monkeypatch
):
    async def run(table, job):
        if job.key == "bad":
            raise ZeroDivisionError
        await finish(table, job)

    here = Jobs(club, monkeypatch, a=run)
    for key in ("bad", "good"):
        await here.schedule("a", key)
    await here.look()
    assert sorted(here.done) == ["bad", "good"] and here.errors == ["a bad"]
    assert PAUSES[0] - 1 <= await here.look() <= PAUSES[0]
    club.now += PAUSES[0]
    await here.look()
    assert here.done.count("bad") == 2 and here.done.count("good") == 1


async def test_of_a_kind_one_run_is_under_way_and_others_go_on_beside_it(
    club, monkeypatch
):
    here = Jobs(club, monkeypatch, a=finish, b=finish)
    await here.schedule("a", "1")
    await here.timer._look()
    await here.schedule("a", "2")
    await here.schedule("b", "3")
    await here.timer._look()
    assert len(here.tasks) == 2, "one of each kind"
    for work in here.tasks:
        await work
    assert sorted(here.done) == ["1", "2", "3"]


async def test_a_job_that_nobody_schedules_anew_does_not_spin(club, monkeypatch):
    async def forget(table, job):
        pass

    here = Jobs(club, monkeypatch, a=forget)
    await here.schedule("a", "1")
    await here.look()
    assert here.done == ["1"]
    assert await club.table.read(jobs.next_due, "a") == club.now + 1


async def test_a_job_of_a_kind_that_nobody_does_waits(club, monkeypatch):
    here = Jobs(club, monkeypatch, a=finish)
    await here.schedule("z", "1")
    assert await here.look() == timeout.LOOK and here.done == []


async def test_a_process_that_may_not_serve_any_more_does_no_further_job(
    club, monkeypatch
):
    async def last(table, job):
        here.duty = False
        await finish(table, job)

    here = Jobs(club, monkeypatch, a=last)
    for key in ("1", "2"):
        await here.schedule("a", key)
    await here.look()
    assert here.done == ["1"]
    assert [job.key for job in await club.table.read(jobs.due, "a")] == ["2"]


async def test_what_is_scheduled_wakes_no_earlier_than_it_is_due(club, monkeypatch):
    here, looks = Jobs(club, monkeypatch, a=finish), []

    async def look():
        looks.append(club.now)
        return 3600.0

    monkeypatch.setattr(here.timer, "_look", look)
    here.timer.start()
    await asyncio.sleep(0)
    assert here.timer._until == club.now + 3600
    await here.schedule("a", "1", 600)
    await asyncio.sleep(0)
    assert here.timer._until == club.now + 600 and looks == [club.now]
    await here.schedule("a", "2", 900)
    assert here.timer._until == club.now + 600
    await here.schedule("a", "3", 0)
    await asyncio.sleep(0)
    assert len(looks) == 2
    here.timer.stop()


async def test_a_backup_is_made_at_the_start_and_daily_also_after_the_clock_was_set_back(
    club, monkeypatch
):
    made = []

    async def back_up(keep):
        made.append((keep, club.now - NOW))

    monkeypatch.setattr(club.table, "backup", back_up)
    here, start = Jobs(club, monkeypatch, backups=3), club.now
    for at in (0, 3600, DAY, -30 * DAY, -30 * DAY + 3600, -29 * DAY):
        club.now = start + at
        await here.look()
    assert made == [(3, at) for at in (0, DAY, -29 * DAY)]


async def test_a_backup_that_fails_stops_nothing_and_comes_the_day_after(
    club, monkeypatch
):
    async def back_up(keep):
        raise OSError("no room")

    monkeypatch.setattr(club.table, "backup", back_up)
    here = Jobs(club, monkeypatch, backups=3)
    await here.look()
    assert (
        await club.table.read(jobs.next_due, "backup") == club.now + DAY
        and here.errors == []
    )
