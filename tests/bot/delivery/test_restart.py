"""A restart at every position: the same prompt, and the game goes on."""

from __future__ import annotations

import pytest

from bot.core import outbox, queries
from bot.core.clock import clocks
from tests.bot.players import Player, offered
from tests.bot.world import world
from tests.patience import until


@pytest.mark.parametrize(
    ("kind", "way"), [("caylus", "mixed"), ("magna_carta", "component")]
)
async def test_the_game_goes_on_with_the_same_prompt_after_a_restart_at_many_positions(
    kind, way
):
    async with world() as here:
        game = await here.table(2, game=kind)
        player = Player(here, game, seed=21, way=way)
        for _ in range(9):
            before = await here.prompt(game)
            position = await here.bot.db.read(queries.position, game)
            await here.restart()
            after = await here.prompt(game)
            assert after.id == before.id
            assert after.content == before.content
            assert offered(after) == offered(before)
            assert (
                await here.bot.db.read(queries.position, game)
            ).revision == position.revision
            await player.step()


async def test_what_was_not_posted_before_the_end_of_the_process_is_posted_at_the_start():
    async with world() as here:
        game = await here.table(2)
        # Everything the bot sends of its own accord fails: only interactions are answered.
        here.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        player = Player(here, game, seed=3, way="command")
        for _ in range(3):
            await player.step()
        home = await here.home(game)
        shown = len(home.history())
        here.env.backend.faults.clear()
        await here.restart()
        await here.env.advance_time(120)
        assert len(home.history()) > shown
        position = await here.bot.db.read(queries.position, game)
        prompt = await here.prompt(game)
        assert f":{position.revision}:" in str(offered(prompt))
        assert await here.bot.db.read(outbox.pending, game) == ()
        await player.step()


async def test_a_prompt_that_was_deleted_comes_back_at_the_start_and_on_status():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        prompt = await here.prompt(game)
        here.env.backend.delete_message(home.id, prompt.id)
        await here.slash(3, home, "status")
        fresh = await here.prompt(game)
        assert fresh is not None and fresh.id != prompt.id
        assert offered(fresh)
        assert home.last_message.id == fresh.id


async def test_the_bot_removed_and_invited_again_goes_on(monkeypatch, caplog):
    async with world() as here:
        damaged, game = await here.table(2), await here.table(2)
        await here.env.settle()
        position = await here.bot.db.read(queries.position, game)
        pause, guild = clocks.follow, here.bot.get_guild(here.guild.id)

        def paused(uow, row, since=None):
            assert row.id != damaged, "it is damaged"
            pause(uow, row, since)

        monkeypatch.setattr(clocks, "follow", paused)
        await here.bot.on_guild_remove(guild)
        there = [
            (await here.bot.db.read(queries.info, one)).paused is None
            for one in (damaged, game)
        ]
        assert there == [True, False] and "it is damaged" in caplog.text
        await here.bot.on_guild_join(guild)
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, game)).paused is None
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision

        # with games on a server the settling of the world may come first
        async def told() -> bool:
            await here.env.settle()
            contents = [
                message.content for message in (await here.home(game)).history()
            ]
            return (
                any("back" in content for content in contents)
                and await here.prompt(game) is not None
            )

        await until(told, "the message that the bot is back, and the question")
        await Player(here, game, seed=2, way="component").step()


async def test_a_bot_of_several_shards_plays_in_a_server_of_the_last_one():
    async with world(shards=3) as here:
        game = await here.table(2)
        player = Player(here, game, seed=2, way="component")
        for _ in range(10):
            await player.step()
        await here.restart()
        await player.step()
        assert here.env.errors == []
