"""What the process remembers of the time, when the clock of the machine is set back."""

from __future__ import annotations

from types import SimpleNamespace

import discord

from bot.app.job_runner import DAY, Timer
from bot.app.suspend_detector import Standstill
from bot.core import expiry, jobs, outbox
from bot.delivery.thread_cache import CARD_PAUSE, ThreadCache
from bot.delivery.worker import DeliveryWorker
from tests.bot.world import world


class Now:
    """An instant that is set by hand."""

    def __init__(self, at):
        self.at = at

    def timestamp(self):
        return self.at


async def test_a_backup_is_made_the_day_after_the_clock_was_set_back(monkeypatch):
    now, made = Now(1_750_000_000), []
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now)

    async def swept(use_case, stood, *, begins, kinds):
        assert use_case is expiry.sweep
        return SimpleNamespace(troubles=(), games=())

    async def nothing(use_case, *_):
        return {
            expiry.next_due: None,
            outbox.games_with_notices: (),
            jobs.look: jobs.Look((), None),
        }[use_case]

    async def back_up(keep):
        made.append(now.at)
        return SimpleNamespace(name="copy.db")

    table = SimpleNamespace(
        run=swept,
        read=nothing,
        backup=back_up,
        share=None,
    )
    pulse = SimpleNamespace(wanted=False)
    services = SimpleNamespace(db=table, on_duty=lambda: True, threads=ThreadCache())
    timer = Timer(services, (), pulse, Standstill(), 3, lambda: True)
    for at in (0, 3600, -30 * DAY, -30 * DAY + 3600, -29 * DAY):
        now.at = 1_750_000_000 + at
        assert 1.0 <= await timer._look() <= DAY
    assert [at - 1_750_000_000 for at in made] == [0, -30 * DAY, -29 * DAY]


async def test_a_press_wakes_deliveries_and_a_card_is_edited_after_the_clock_was_set_back():
    async with world() as here:
        services = here.bot.delivery_context
        now, woken = Now(1_750_000_000), []
        services.discord_api.now = lambda: now.at

        async def hurry(use_case, game):
            assert use_case is outbox.hurry
            woken.append(now.at)
            return False

        services.db.run = hurry
        delivery_worker = DeliveryWorker(services)
        await delivery_worker.hurry(1)
        services.threads.card_edited(1, now.at)
        assert services.threads.card_wait(1, now.at + CARD_PAUSE - 1) == 1
        now.at -= DAY
        await delivery_worker.hurry(1)
        assert len(woken) == 2
        assert services.threads.card_wait(1, now.at) == 0
