"""The bot as a process of its own, its games on a PostgreSQL server: either of them is killed, or the wire between them
is cut, and the game goes on with nothing lost and nothing done twice."""

from __future__ import annotations

import asyncio
import os

import pytest

from bot.app.admin_cli import main
from rules import record as records
from rules.register import find_game
from tests import postgres
from tests.bot.app.test_over_the_wire import Wire
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord.games import PUBLIC, offers
from tests.fakediscord.proxy import Proxy
from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.postgres,
    pytest.mark.skipif(
        not os.environ.get("POSTGRES"), reason="`make test-postgres` runs it"
    ),
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]


class ServerWire(Wire):
    """The people, the bot and its server."""

    def __init__(self, fake, bot, server, proxy, url):
        super().__init__(fake, bot)
        self.server = server
        self.proxy = proxy
        self.url = url

    def rows(self, question):
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            return connection.execute(question).fetchall()

    async def again(self, done):
        """Whoever decides tries again until there is one action more."""
        async with asyncio.timeout(PATIENCE):
            while self.actions() == done:
                if self.fresh() is not None:
                    await self.press().answer(20)
                await asyncio.sleep(0.3)
        assert self.actions() == done + 1


@pytest.fixture
async def wire(tmp_path):
    server = postgres.Server(*postgres.QUICK)
    proxy = Proxy(server.folder)
    try:
        url = server.fresh()
        reached = f"postgresql://caylus@127.0.0.1:{await proxy.start()}/{postgres.name_of(url)}"
        async with FakeDiscord() as fake:
            fake.patience = 60.0  # a busy machine is no fault of the bot
            bot = BotProcess(fake, tmp_path, CAYLUS_DATABASE=reached)
            try:
                here = ServerWire(fake, bot, server, proxy, url)
                await bot.start()
                yield here
                assert fake.violations == []
                assert not (bot.data / "caylus.db").exists()
            finally:
                await bot.kill()
    finally:
        await proxy.stop()
        server.stop()


def errors(wire):
    """What the log calls an error, but for a database that could not be reached."""
    lines = wire.bot.log.read_text().splitlines()
    return [
        line
        for line in lines
        if " ERROR " in line and "database" not in line and "start" not in line
    ]


async def test_a_whole_game_is_played_through_kills_of_the_bot_and_of_the_server(wire):
    table = await wire.play(players=2)
    for _ in range(3):
        await wire.act()
    await wire.fake.until(wire.fresh)
    await wire.bot.kill()
    nobody = wire.press()
    assert not await nobody.answer(0.2)
    await wire.bot.start()
    await wire.act()
    assert wire.actions() == 4
    wire.server.kill()
    wire.server.start()
    await wire.act()
    table.commands = 0.2
    await table.finish()
    played = records.replay(records.read(await wire.fake.until(table.record)))
    scores = find_game("caylus").result(played.state).scores
    assert wire.rows("SELECT status, scores FROM game") == [
        ("finished", str(list(scores)))
    ]
    assert await wire.bot.stop() == 0
    assert main(["check", wire.url]) == 0
    assert errors(wire) == []


async def test_games_go_on_after_a_cut_wire_and_after_a_server_that_was_away(wire):
    await wire.play(actions=2)
    prompt = await wire.fake.until(wire.fresh)
    wire.proxy.cut()
    pressed = wire.table.decides(prompt).press(prompt, *_first(prompt))
    # a slow answer is deferred first, which tells nothing
    await wire.fake.until(lambda: pressed.text)
    assert "can't be used right now; nothing was changed" in pressed.text
    wire.proxy.is_cut = False
    await wire.again(2)
    prompt = await wire.fake.until(wire.fresh)
    wire.server.kill()
    pressed = wire.table.decides(prompt).press(prompt, *_first(prompt))
    await wire.fake.until(lambda: pressed.text)
    assert "can't be used right now; nothing was changed" in pressed.text
    wire.server.start()
    await wire.again(3)
    await wire.act()
    assert wire.actions() == 5
    assert await wire.bot.stop() == 0
    assert main(["check", wire.url]) == 0


def _first(prompt):
    offer = next(o for o in offers(prompt, PUBLIC) if o.code.startswith("place"))
    return offer.item, offer.value
