"""Two bot processes that share four shards, their games on a PostgreSQL server: one is killed and comes back, the
server is killed, a third process wants what is served; nothing is lost, doubled or answered twice."""

from __future__ import annotations

import os
import time

import pytest

from tests import postgres
from tests.fakediscord import FakeDiscord
from tests.soak.several import Several, near

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not os.environ.get("POSTGRES"), reason="`make test-postgres` runs it"),
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]


@pytest.fixture
async def here(tmp_path):
    server = postgres.Server(*postgres.QUICK)
    try:
        async with FakeDiscord() as fake:
            fake.patience = 60.0  # a busy machine is no fault of the bot
            made = Several(fake, server, tmp_path, parts=2, shards=4)
            try:
                await made.fill(0)
                await made.start()
                yield made
            finally:
                await made.end()
    finally:
        server.stop()


async def sound(here):
    """Everybody rests, all processes end, and nothing is wrong."""
    await here.rest()
    await here.quiet()
    assert await here.stop() == [0] * len(here.bots)
    figures, wrong = await here.verdict()
    assert wrong == [], wrong
    assert figures["actions lost"] == figures["actions doubled"] == figures["notices lost"] == 0
    assert figures["actions acknowledged"] >= len(here.tables)


async def test_games_go_on_in_all_shards_after_a_process_was_killed_and_when_it_is_back(here):
    here.play(1, seed=3, pause=0.3)
    await here.playing()
    first = here.bots[0]
    at = time.monotonic()
    await first.kill()
    await here.go_on(here.shards_of(1), at)
    assert "takes its shards over" in here.bots[1].log.read_text()
    at = time.monotonic()
    await first.start(wait=False)
    await here.fake.until(lambda: "is back and gets its shards" in here.bots[1].log.read_text(), 180)
    await here.at_home()
    await here.go_on(range(4), time.monotonic())
    await sound(here)
    assert here.fake.answered_twice == 0


async def test_two_processes_that_want_the_same_shards_answer_everything_once(here):
    here.play(1, seed=5, pause=0.3)
    await here.playing()
    rival = here.process(2, here.url, "rival")
    await rival.start(wait=False)
    await here.fake.until(lambda: "waits for its shards" in rival.log.read_text(), 180)
    await here.go_on(range(4), time.monotonic())
    assert await rival.stop() == 0
    assert here.fake.gateway.identifies == 4
    await sound(here)
    assert here.fake.answered_twice == 0


async def test_after_the_server_was_killed_all_go_on_with_the_connections_they_had(here):
    here.play(1, seed=7, pause=0.3)
    await here.playing()
    with here.excuse():
        here.server.kill()
        here.server.start()
        await here.go_on(range(4), time.monotonic())
    await sound(here)
    assert here.fake.gateway.identifies == 4


async def test_of_all_processes_one_shard_identifies_at_a_time(here):
    assert near(here.fake.gateway.identified_at, 5.0) >= 1  # here so many may at once
    here.fake.concurrency = 1
    began = len(here.fake.gateway.identified_at)
    for bot in here.bots:
        await bot.stop()
    for bot in here.bots:
        await bot.start(wait=False)
    await here.connected()
    times = here.fake.gateway.identified_at[began:]
    assert len(times) == 4
    assert near(times, 5.0) == 0
