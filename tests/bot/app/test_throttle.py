"""Several processes keep to Discord's requests a second together: each has its share."""

from __future__ import annotations

import asyncio

import aiohttp
from aiohttp import web

from bot.app.client import _throttle
from bot.app.cluster.shard_group import Part
from bot.app.settings import Settings
from bot.app.throttle import AT_ONCE, Throttle


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
        assert sum(at <= other < at + 1 for other in went) <= 10 * (1 + AT_ONCE) + 1
    assert went[-1] - went[0] >= 9.5


async def test_who_asks_seldom_never_waits():
    time = Time()
    throttle = Throttle(10, time.clock, time.sleep)
    for number in range(50):
        time.now = 200.0 + number * 0.1
        await throttle.wait()
        assert time.now == 200.0 + number * 0.1


def test_a_process_that_is_alone_leaves_it_to_discord_and_several_share():
    assert _throttle(Settings()) is None
    assert _throttle(Settings(cluster=Part(1, 4)))._apart == 4 / 45
    assert _throttle(Settings(cluster=Part(1, 4), requests=30))._apart == 1 / 30
    assert _throttle(Settings(requests=30))._apart == 1 / 30


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
        for path in ("/interactions/1/token/callback", "/webhooks/1/token/messages/@original"):
            await (await session.post(base + path)).read()
        assert waited == []
        for path in ("/channels/1/messages", "/users/@me/channels"):
            await (await session.post(base + path)).read()
        assert waited == [1, 1]
    await runner.cleanup()
    await asyncio.sleep(0)
