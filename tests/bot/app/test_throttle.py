"""Several processes keep to Discord's requests a second together, and each to few that are refused."""

from __future__ import annotations

import asyncio
import contextlib

import aiohttp
import pytest
from aiohttp import web

from bot.app.settings import ProcessPart, Settings
from bot.app.tasks import Tasks
from bot.app.throttle import (
    BURST_SECONDS,
    REFUSED_WITHIN_SECONDS,
    InvalidRequests,
    OffDuty,
    Refrained,
    Throttle,
    throttle_of,
    while_on_duty,
)
from storage import ShareLost


class Time:
    def __init__(self):
        self.now = 100.0

    def clock(self):
        return self.now

    async def sleep(self, seconds):
        self.now += seconds


async def test_so_many_requests_a_second_go_out_however_many_there_are():
    time = Time()
    throttle = Throttle(10, time.clock, time.sleep)
    went = []
    for _ in range(100):
        await throttle.wait()
        went.append(time.now)
    for at in went:
        assert (
            sum(at <= other < at + 1 for other in went) <= 10 * (1 + BURST_SECONDS) + 1
        )
    assert went[-1] - went[0] >= 9.5


async def test_who_asks_seldom_never_waits():
    time = Time()
    throttle = Throttle(10, time.clock, time.sleep)
    for number in range(50):
        time.now = 200.0 + number * 0.1
        await throttle.wait()
        assert time.now == 200.0 + number * 0.1


def test_a_process_that_is_alone_leaves_it_to_discord_and_several_share():
    assert throttle_of(Settings()) is None
    assert throttle_of(Settings(cluster=ProcessPart(1, 4)))._apart == 4 / 45
    assert (
        throttle_of(Settings(cluster=ProcessPart(1, 4), requests=30))._apart == 1 / 30
    )
    assert throttle_of(Settings(requests=30))._apart == 1 / 30


async def test_answers_to_interactions_do_not_wait():
    waited = []
    throttle = Throttle(1)

    async def wait():
        waited.append(1)

    throttle.wait = wait

    async def answer(request):
        return web.Response(text="ok")

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    base = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    trace = throttle.watch(aiohttp.TraceConfig())
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        for path in (
            "/interactions/1/token/callback",
            "/webhooks/1/token/messages/@original",
        ):
            await (await session.post(base + path)).read()
        assert waited == []
        for path in ("/channels/1/messages", "/users/@me/channels"):
            await (await session.post(base + path)).read()
        assert waited == [1, 1]
    await runner.cleanup()
    await asyncio.sleep(0)


class Refusing:
    """A server that refuses, and counts."""

    def __init__(self):
        self.count = 0
        self.status = 403

    async def answer(self, request):
        self.count += 1
        return web.Response(status=self.status)


@contextlib.asynccontextmanager
async def refusing(trace):
    """That server, its address, and a session with a trace."""
    server = Refusing()
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", server.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        yield server, f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10", session
    await runner.cleanup()


async def ask(session, address):
    """Whether a request went out."""
    try:
        await (await session.post(address)).read()
    except Refrained:
        return False
    return True


@pytest.mark.parametrize("status", [401, 403, 429])
async def test_no_more_than_so_many_refused_requests_go_out_in_ten_minutes(status):
    time = Time()
    trace = InvalidRequests(20, time.clock).watch(aiohttp.TraceConfig())
    async with refusing(trace) as (server, base, session):
        server.status = status
        messages, answers = (
            f"{base}/channels/1/messages",
            f"{base}/interactions/1/token/callback",
        )
        went = await asyncio.gather(*(ask(session, messages) for _ in range(50)))
        assert sum(went) == server.count == 16
        assert [await ask(session, answers) for _ in range(6)] == [True] * 4 + [
            False
        ] * 2
        assert server.count == 20
        time.now += REFUSED_WITHIN_SECONDS
        assert await ask(session, messages) and await ask(session, answers)


async def test_requests_that_are_taken_are_not_counted():
    trace = InvalidRequests(20, Time().clock).watch(aiohttp.TraceConfig())
    async with refusing(trace) as (server, base, session):
        server.status = 404
        assert all([await ask(session, base) for _ in range(30)])


async def test_a_process_that_may_not_serve_asks_nothing_of_discord_but_its_way_to_the_gateway():
    """Nor what waits for its turn while its shards are lost: it is looked at behind the throttle."""
    duty = [True]

    async def loss_of_the_shards(seconds):
        duty.clear()

    trace = aiohttp.TraceConfig()
    while_on_duty(trace, lambda: bool(duty))
    Throttle(1, Time().clock, loss_of_the_shards).watch(trace)
    async with refusing(trace) as (server, base, session):
        for path in ("/interactions/1/token/callback", "/channels/1/messages"):
            await (await session.post(base + path)).read()
        assert server.count == 2
        for path in (
            "/channels/1/messages",
            "/interactions/2/token/callback",
            "/webhooks/1/token",
        ):
            with pytest.raises(OffDuty, match="does not hold its shards"):
                await session.post(base + path)
        assert server.count == 2
        await (await session.get(base + "/gateway/bot")).read()
        assert server.count == 3


@pytest.mark.parametrize("over", [OffDuty("over"), ShareLost("the server", "over")])
async def test_a_task_that_the_loss_of_the_shards_cuts_off_is_no_failure(over, caplog):
    async def cut_off():
        raise over

    Tasks().spawn(cut_off(), "commands")
    for _ in range(3):
        await asyncio.sleep(0)
    (line,) = caplog.records
    assert (
        line.levelname == "WARNING" and "task commands was cut off" in line.getMessage()
    )
