"""What can't be posted now is not forgotten: what nobody expected is reported and looked at again, and what may
wait is done when Discord lets its message be edited."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.app.tasks import Tasks
from bot.core import notifications, outbox
from bot.core.notifications import Notification
from bot.delivery import handlers
from bot.delivery import worker as module
from bot.delivery.retries import Retries
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import TOO_OLD_TO_EDIT
from bot.delivery.thread_cache import ThreadCache
from bot.delivery.worker import DeliveryWorker
from tests.bot.use_cases import Answers


@pytest.mark.parametrize("written_meanwhile", [False, True])
async def test_messages_that_could_not_be_looked_at_are_looked_at_again(
    monkeypatch, written_meanwhile
):
    looks, told, done = [], [], asyncio.Event()
    nothing = SimpleNamespace(
        notifications=(),
        since=(),
        position=None,
        now=0,
        info=None,
        messages={},
        trouble=None,
        phase_history=None,
        past_actions=None,
        added=None,
    )

    async def load_batch(game, limit, position, **_):
        looks.append(game)
        if len(looks) == 1:
            if written_meanwhile:  # that waits for no pause
                worker.kick(7)
            raise RuntimeError("transaction ID 847 is in the future")
        done.set()
        return nothing

    async def report_error(what, problem, game=None):
        told.append((str(problem), game))

    db = Answers({outbox.load_batch: load_batch}, lock=lambda game: asyncio.Lock())
    services = SimpleNamespace(
        db=db,
        now=lambda: 0.0,
        tasks=Tasks(),
        report_error=report_error,
        discord_api=SimpleNamespace(closed=lambda: False),
        retries=None,
        hooks=DeliveryHooks(),
        threads=ThreadCache(),
    )
    if not written_meanwhile:
        monkeypatch.setattr(module, "UNEXPECTED_PAUSE", 0.0)
    worker = DeliveryWorker(services)
    worker.kick(7)
    await asyncio.wait_for(done.wait(), 30)
    assert looks == [7, 7]
    assert told == [("transaction ID 847 is in the future", 7)]
    await services.tasks.finish(5)


class Refusing:
    """An office whose Discord refuses every request, and what becomes of a notice."""

    def __init__(self, monkeypatch, status, code):
        self.put_off, self.dropped = [], []
        response = SimpleNamespace(status=status, reason="")
        refusal = discord.HTTPException(response, {"code": code, "message": "refused"})

        async def refused(*_):
            raise refusal

        async def told(*_):
            pass

        monkeypatch.setattr(handlers, "post", refused)
        db = Answers({outbox.put_off: self.wait, outbox.drop: self.drop})
        discord_api = SimpleNamespace(barred=lambda info: None, now=lambda: 1_000.0)
        self.delivery_worker = DeliveryWorker(
            SimpleNamespace(
                db=db,
                now=discord_api.now,
                wake=lambda at: None,
                report_error=told,
                discord_api=discord_api,
                retries=Retries(db, discord_api, None, lambda game: None),
            )
        )

    async def wait(self, row, why, seconds, **_):
        self.put_off.append((row, seconds))

    async def drop(self, row, why):
        self.dropped.append(row)


@pytest.mark.parametrize(
    ("status", "code", "again"),
    [(400, TOO_OLD_TO_EDIT, True), (503, 0, True), (400, 50035, False)],
)
async def test_what_may_wait_is_done_later_where_discord_refuses_the_edit_for_now(
    monkeypatch, status, code, again
):
    here = Refusing(monkeypatch, status, code)
    row = Notification(
        id=5,
        game=7,
        revision=9,
        nonce="n",
        body=notifications.Anonymize(),
        created=900,
        attempts=2,
    )
    known = SimpleNamespace(
        info=SimpleNamespace(id=7, server=3, channel=1, thread=None, home=1)
    )
    assert await here.delivery_worker._post_row(known, row, [])
    assert here.put_off == ([(5, 300)] if again else [])
    assert here.dropped == ([] if again else [5])
