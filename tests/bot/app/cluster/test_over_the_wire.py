"""Two bot processes that share four shards, their games on a PostgreSQL server: one is killed and comes back, or a
standby takes its shards, the server is killed, a third process wants what is served; nothing is lost, doubled or
answered twice."""

from __future__ import annotations

import os
import time

import pytest

from bot.app.admin_cli import main
from storage.share import RELIED
from tests import postgres
from tests.fakediscord import FakeDiscord
from tests.soak.several import Several, near

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.postgres,
    pytest.mark.skipif(
        not os.environ.get("POSTGRES"), reason="`make test-postgres` runs it"
    ),
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
    assert await here.stop() == [0] * len(here.all)
    figures, wrong = await here.verdict()
    assert wrong == [], wrong
    assert (
        figures["actions lost"]
        == figures["actions doubled"]
        == figures["notices lost"]
        == 0
    )
    assert figures["actions acknowledged"] >= len(here.tables)


async def test_a_process_that_was_killed_is_started_again_and_games_go_on(here):
    here.play(1, seed=3, pause=0.3)
    await here.playing()
    first = here.bots[0]
    at = time.monotonic()
    await first.kill()
    await here.go_on(here.shards_of(1), at)
    assert here.serving(0) is first and first.starts == 2
    await here.go_on(range(4), time.monotonic())
    await sound(here)
    assert here.fake.answered_twice == 0


async def test_a_standby_takes_the_shards_of_a_process_that_was_killed_and_that_one_stands_by(
    here,
):
    await here.stand_by()
    here.play(1, seed=3, pause=0.3)
    await here.playing()
    first = here.bots[0]
    here.resting.append(first)
    at = time.monotonic()
    await first.kill()
    await here.go_on(here.shards_of(1), at)
    assert here.serving(0) is here.standby
    await first.start(wait=False)
    await here.fake.until(
        lambda: "waits for the shards of part 1/2" in first.log.read_text()
    )
    at = time.monotonic()
    here.resting.append(here.standby)
    await here.standby.kill()
    await here.go_on(here.shards_of(1), at)
    assert here.serving(0) is first
    await sound(here)
    assert here.fake.answered_twice == 0


async def test_two_processes_that_want_the_same_shards_answer_everything_once(here):
    here.play(1, seed=5, pause=0.3)
    await here.playing()
    rival = here.process(2, here.url, "rival")
    await rival.start(wait=False)
    await here.fake.until(
        lambda: "waits for the shards of part 2/2" in rival.log.read_text()
    )
    await here.go_on(range(4), time.monotonic())
    assert await rival.stop() == 0
    assert here.fake.gateway.identifies == 4
    await sound(here)
    assert here.fake.answered_twice == 0


async def test_after_the_server_was_killed_all_go_on_with_the_connections_they_had(
    here,
):
    here.play(1, seed=7, pause=0.3)
    await here.playing()
    with here.excuse():
        here.server.kill()
        here.server.start()
        await here.go_on(range(4), time.monotonic())
    await sound(here)
    assert here.fake.gateway.identifies == 4


async def test_a_process_that_was_stopped_answers_and_writes_nothing_more_when_it_goes_on(
    here,
):
    """As a machine that is suspended, in the midst of what people do: its connection to Discord still has all of it."""
    await here.stand_by()
    here.play(1, seed=13, pause=0.0)
    await here.playing()
    first = here.bots[0]
    first.stand_still(True)
    at = time.monotonic()
    await here.go_on(here.shards_of(1), at + RELIED)
    assert here.serving(0) is here.standby
    first.stand_still(False)
    await here.fake.until(
        lambda: "another process serves these shards" in first.log.read_text(), 180
    )
    await here.fake.until(
        lambda: "waits for the shards of part 1/2" in first.log.read_text(), 180
    )
    await here.go_on(range(4), time.monotonic())
    await sound(here)
    assert here.fake.answered_twice == 0


async def test_an_upgrade_waits_for_the_last_of_the_older_processes(here):
    """As docs/scaling.md has it: the newer ones come while the older ones serve, and again when those have ended."""
    here.play(1, seed=11, pause=0.3)
    await here.playing()
    found = here.version()
    here.resting += here.bots
    newer = [
        here.process(part, here.url, f"newer{part}", FAKE_NEWER="1") for part in (1, 2)
    ]

    async def refused(bot):
        await bot.start(wait=False)
        assert await bot.ended(180) == 1
        said = bot.log.read_text().splitlines()[-1]
        assert said.startswith("The bot could not start: ")
        assert f"version {found} and needs an upgrade to version {found + 1}" in said
        return said

    said = await refused(newer[0])
    assert all(f" {bot.pid}" in said for bot in here.bots), said
    await here.go_on(range(4), time.monotonic())
    await here.bots[0].stop(40)
    said = await refused(newer[0])
    assert f" {here.bots[1].pid}" in said and f" {here.bots[0].pid}" not in said
    await here.bots[1].stop(40)
    assert here.version() == found
    older, here.bots = here.bots, newer
    for bot in newer:
        await bot.start(wait=False)
    await here.connected(180)
    await here.go_on(range(4), time.monotonic())
    assert here.version() == found + 1
    copies = [copy for bot in newer for copy in bot.data.glob("*.bak")]
    assert len(copies) == 1 and main(["check", str(copies[0])]) == 0
    late = older[0]
    await late.start(wait=False)
    assert await late.ended(180) == 1
    assert "written by a newer bot" in late.log.read_text().splitlines()[-1]
    await here.rest()
    await here.quiet()
    assert await here.stop() == [0, 0]
    here.server.sql(
        "DROP TABLE of_the_next_version",
        f"UPDATE caylus_schema SET version = {found}",
        database=postgres.name_of(here.url),
    )  # for the verdict, which knows this version
    figures, wrong = await here.verdict()
    assert wrong == [] and figures["actions lost"] == figures["actions doubled"] == 0
    assert here.fake.answered_twice == 0


async def test_of_all_processes_one_shard_identifies_at_a_time(here):
    assert near(here.fake.gateway.identified_at, 5.0) >= 1  # here so many may at once
    here.fake.concurrency = 1
    began = len(here.fake.gateway.identified_at)
    here.resting += here.bots
    for bot in here.bots:
        await bot.stop()
    for bot in here.bots:
        await bot.start(wait=False)
    await here.connected()
    times = here.fake.gateway.identified_at[began:]
    assert len(times) == 4
    assert near(times, 5.0) == 0
