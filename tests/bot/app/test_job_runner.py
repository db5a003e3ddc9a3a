"""The timer of one of several processes: it looks every few seconds, writes only when something is due, and does
nothing while another may serve."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.app.job_runner import OFF_DUTY, OTHERS, SWEEP, Timer
from bot.app.suspend_detector import TICK, Standstill
from bot.core import expiry, outbox
from bot.delivery.thread_cache import ThreadCache
from storage.shard_range import ShardRange
from tests.bot.use_cases import Answers

NOW = 1_750_000_000


class Watched:
    """A timer with a table that counts what is asked of it."""

    def __init__(self, monkeypatch, share):
        self.at, self.due, self.duty, self.did, self.kicked, self.stood = NOW, None, True, [], [], []
        monkeypatch.setattr(discord.utils, "utcnow", lambda: SimpleNamespace(timestamp=lambda: self.at))
        answers = {
            expiry.sweep: self.sweep,
            expiry.next_due: self.next_due,
            outbox.games_with_notices: self.waiting,
        }
        services = SimpleNamespace(
            db=Answers(answers, share=share),
            on_duty=lambda: self.duty,
            beside=tuple,
            delivery_worker=SimpleNamespace(kick=self.kicked.append),
            threads=ThreadCache(),
        )
        self.standstill = Standstill(lambda: self.at)
        self.timer = Timer(services, SimpleNamespace(wanted=False), self.standstill, 0, lambda: True)

    async def sweep(self, stood, *, begins):
        assert begins is (not self.stood)
        self.did.append(("sweep", self.at - NOW))
        self.stood.append(stood)
        return SimpleNamespace(troubles=(), games=())

    async def next_due(self):
        return self.due

    async def waiting(self):
        self.did.append(("look", self.at - NOW))
        return (7,)

    async def nothing(self):
        return None

    async def look(self, at):
        self.at = NOW + at
        return await self.timer._look()

    def swept(self):
        return [at for what, at in self.did if what == "sweep"]


async def test_what_another_process_left_for_our_games_is_found_within_seconds(monkeypatch):
    watched = Watched(monkeypatch, ShardRange(4, 0, 1))
    assert await watched.look(0) == OTHERS
    assert watched.kicked == [7]


async def test_one_of_several_writes_only_when_something_is_due_or_a_while_has_passed(monkeypatch):
    watched = Watched(monkeypatch, ShardRange(4, 0, 1))
    for at in (0, 4, 8):
        await watched.look(at)
    assert watched.swept() == [0]
    watched.due = NOW + 12
    for at in (11, 12):
        await watched.look(at)
    assert watched.swept() == [0, 12]
    watched.due = None
    await watched.look(12 + SWEEP)
    await watched.look(-3600)  # the clock of the machine was set back
    assert watched.swept() == [0, 12, 12 + SWEEP, -3600]


async def test_a_process_that_is_alone_sweeps_at_every_look_and_sleeps_long(monkeypatch):
    watched = Watched(monkeypatch, None)
    for at in (0, 4, 8):
        assert await watched.look(at) > 3600
    assert watched.swept() == [0, 4, 8]


@pytest.mark.parametrize("share", [None, ShardRange(4, 0, 1)])
async def test_nothing_is_done_while_another_process_may_serve(monkeypatch, share):
    watched = Watched(monkeypatch, share)
    watched.duty = False
    assert await watched.look(0) == OFF_DUTY
    assert watched.did == []


@pytest.mark.parametrize("share", [None, ShardRange(4, 0, 1)])
async def test_a_process_that_stood_still_sweeps_at_once_and_says_for_how_long(monkeypatch, share):
    watched = Watched(monkeypatch, share)
    takes = [0.0, 90.0, 0.0]  # seconds that a tick comes too late
    noticed, asleep = [], asyncio.Event()

    async def sleep(seconds):
        if not takes:
            asleep.set()
            await asyncio.Event().wait()
        watched.at += seconds + takes.pop(0)

    await watched.look(0)
    monkeypatch.setattr("bot.app.suspend_detector.asyncio.sleep", sleep)
    with watched.standstill.watching(lambda: noticed.append(watched.at - NOW)):
        await asleep.wait()
        assert noticed[0] == 2 * TICK + 90
        await watched.look(3 * TICK + 90)
        await watched.look(3 * TICK + 91)
        # The machine goes on, and the timer is the first that it lets look.
        await watched.look(5 * TICK + 191)
    await watched.look(9_999)
    assert watched.stood[:2] == [0, 90 + TICK]
    assert watched.stood[-2:] == [111 + TICK, 0]
