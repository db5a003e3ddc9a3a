"""The work of one process of several: when its bot begins, falls silent, goes on, ends, and when another is started."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.cluster import leases as lease_times
from bot.app.cluster import supervisor as working
from bot.app.cluster.leases import Seen
from bot.app.cluster.shard_group import Part
from bot.app.cluster.supervisor import Shift, command

NONE = frozenset()


class Bot:
    """A bot that runs until it is closed."""

    def __init__(self):
        self.ended = asyncio.Event()
        self.resumed = 0
        self.ready = True

    def is_ready(self):
        return self.ready

    def resume(self):
        self.resumed += 1

    async def leave(self):
        self.ended.set()


class Leases:
    """Leases that find what the test says, round by round."""

    def __init__(self, *looks, deputy=False):
        self.part, self.shard_range, self.deputy = Part(1, 2), Part(1, 2).shard_range(4), deputy
        self.looks = list(looks)
        self.serving = False
        self.alone = None
        self.given_back = 0
        self.taken_over = []

    async def look(self, called):
        self.seen, self.serving, self.alone = self.looks.pop(0)
        return self.seen

    def left_alone(self, running):
        return self.alone

    @property
    def pause(self):
        return lease_times.ROUND

    async def take_over(self, part, holder):
        self.taken_over.append((part, holder))
        return True

    async def leave(self):
        self.given_back += 1


class Children:
    def __init__(self):
        self.started, self.asked, self.ended = [], 0, 0
        self.starting, self.running = {}, NONE

    async def start(self, part, holder):
        self.started.append((part, holder))

    def reap(self):
        pass

    def ask(self):
        self.asked += 1

    async def end(self):
        self.ended += 1


class Silent:
    wanted = False


def seen(held=True, taken=False, wanted=False, shards=NONE, needed=False):
    return Seen(held, taken, wanted, shards, NONE, NONE, NONE, needed, 0.0)


MINE = (seen(), True, None)
OTHERS = (seen(False, shards=frozenset({32})), False, None)
AWAY = (None, True, None)
LATE = (None, False, None)
THEIRS = (seen(False, True), False, None)
LATE_LEASES = (seen(False, True, needed=True), False, None)  # what a deputy waits for


class Work:
    def __init__(self, *looks, deputy=False):
        self.leases, self.children, self.bots = Leases(*looks, deputy=deputy), Children(), []
        self.shift = Shift(self.leases, self.children, Silent(), self.make, self.run)

    def make(self, leases):
        self.bots.append(Bot())
        return self.bots[-1]

    async def run(self, bot):
        await bot.ended.wait()
        return 0


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(lease_times, "ROUND", 0.001)


async def work(*looks, **how):
    """What happens in so many looks."""
    made = Work(*looks, **how)
    with pytest.raises(IndexError):
        await made.shift.work()
    left = [task for task in (made.shift._running, made.shift._closing) if task is not None]
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    return made


async def test_a_bot_is_prepared_before_anything_is_claimed_and_waits_for_its_shards():
    made = await work(AWAY, OTHERS)
    assert made.bots == []
    made = await work(THEIRS, LATE, THEIRS, MINE, MINE)
    assert len(made.bots) == 1 and not made.bots[0].ended.is_set()
    assert not made.leases.prepared  # which is for the bot itself to say
    made.leases.prepared = True
    made.shift._begin()
    assert not made.leases.prepared
    made.shift._running.cancel()


async def test_a_database_that_is_away_ends_no_bot_and_it_goes_on_with_what_waits():
    made = await work(MINE, AWAY, LATE, LATE, MINE, MINE, LATE, MINE)
    (bot,) = made.bots
    assert bot.resumed == 2 and not bot.ended.is_set()


async def test_what_one_missed_look_left_is_done_at_the_next():
    made = await work(MINE, AWAY, MINE, MINE)
    assert made.bots[0].resumed == 1


async def test_a_bot_whose_shards_another_serves_ends_and_the_process_waits_for_them():
    made = await work(MINE, THEIRS, THEIRS, THEIRS, THEIRS, MINE)
    assert made.bots[0].ended.is_set()
    assert len(made.bots) == 2


async def test_a_deputy_ends_when_the_process_it_stands_for_is_back():
    made = Work(MINE, MINE, (seen(wanted=True), True, None), MINE, MINE, MINE, MINE, MINE, deputy=True)
    assert await made.shift.work() == 0
    assert made.bots[0].ended.is_set() and made.leases.given_back == 1
    await made.shift._closing


async def test_a_deputy_serves_all_its_shards_once_before_it_gives_them_back(monkeypatch):
    monkeypatch.setattr(Bot, "is_ready", lambda bot: False)
    made = await work(MINE, *[(seen(wanted=True), True, None)] * 5, deputy=True)
    assert not made.bots[0].ended.is_set()


async def test_a_deputy_whose_shards_are_another_s_ends():
    assert await Work(THEIRS, deputy=True).shift.work() == 0


async def test_a_deputy_whose_first_looks_come_to_nothing_looks_again():
    made = await work(LATE, LATE, LATE_LEASES, MINE, MINE, deputy=True)
    assert len(made.bots) == 1 and not made.bots[0].ended.is_set()


async def test_a_deputy_makes_its_bot_ready_while_the_leases_of_the_dead_last():
    made = await work(LATE_LEASES, LATE_LEASES, LATE, LATE_LEASES, MINE, MINE, deputy=True)
    assert len(made.bots) == 1 and not made.bots[0].ended.is_set()


async def test_a_deputy_whose_shards_are_renewed_again_stays_for_a_while_and_ends(monkeypatch):
    made = await work(LATE_LEASES, *[THEIRS] * 9, deputy=True)
    assert not made.bots[0].ended.is_set()
    monkeypatch.setattr(working, "AT_EASE", 0.0)
    made = Work(LATE_LEASES, *[THEIRS] * 9, deputy=True)
    assert await made.shift.work() == 0
    assert made.bots[0].ended.is_set() and made.leases.given_back == 1


async def test_a_deputy_does_not_outlive_who_started_it(monkeypatch):
    made = Work(*[MINE] * 20, deputy=True)
    monkeypatch.setattr(working.os, "getppid", lambda: -1)
    assert await made.shift.work() == 0
    assert made.bots == [] and made.leases.given_back == 1


async def test_shards_that_nobody_serves_get_a_process():
    made = await work(MINE, MINE, (seen(), True, Part(2, 2)), MINE)
    ((part, holder),) = made.children.started
    assert part == Part(2, 2) and made.leases.taken_over == [(part, holder)]


async def test_an_end_in_good_order_gives_the_leases_back_and_ends_the_children():
    made = Work(MINE, MINE, (seen(), True, Part(2, 2)), *[MINE] * 20)

    async def stop(part, holder):
        made.shift.stop()

    made.children.start = stop
    assert await made.shift.work() == 0
    assert made.children.asked == 1
    assert made.leases.given_back == 1 and made.children.ended == 1


def test_a_deputy_is_started_as_its_parent_was():
    started = ["/usr/bin/python3", "-X", "utf8", "-m", "bot", "--cluster", "1/4"]
    assert command(started, ["/app/bot/__main__.py", "--cluster", "1/4"], Part(2, 4), "h") == [
        *started[:5],
        "--cluster",
        "2/4",
        "--deputy",
        "h",
    ]
    assert command(started[:5], ["/app/bot/__main__.py"], Part(2, 4), "h")[:5] == started[:5]
