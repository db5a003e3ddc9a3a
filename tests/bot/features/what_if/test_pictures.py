"""What if: its pictures, and how many of them somebody gets."""

from __future__ import annotations

import random

import aiohttp
import discord

from bot.features.what_if.handlers import MOST_PICTURES, SECONDS
from tests.bot.delivery.test_under_way import posted
from tests.bot.features.what_if.test_what_if import choices, choose, opened
from tests.bot.world import TINY, stub_draw, world


async def test_a_picture_is_of_what_everybody_would_see_in_the_askers_taste_or_none():
    drawn = []

    def draw(wanted):
        drawn.append(wanted)
        return stub_draw(wanted)

    async with world(draw) as here:
        game = await here.table(2, game="magna_carta")
        settings_cache = here.bot.settings_cache
        await posted(here, game)
        await settings_cache.set(here.people[0].id, theme="dark", pictures="phone")
        await opened(here, 0, game)
        assert (drawn[-1].look, drawn[-1].theme) == ("glance", "dark")
        assert all(player.hand is None for player in drawn[-1].view.players)
        count = len(drawn)
        await settings_cache.set(here.people[0].id, pictures="none")
        panel = await opened(here, 0, game)
        assert (
            len(drawn) == count and not panel.attachments and "denier" in panel.content
        )


async def test_a_picture_that_can_not_be_drawn_leaves_the_words():
    def broken(wanted):
        raise RuntimeError("no paint")

    async with world(broken) as here:
        game = await here.table(2)
        panel = await opened(here, 0, game)
        assert not panel.attachments and "prestige" in panel.content and choices(panel)


async def test_who_tries_very_fast_gets_words_until_the_minute_is_over():
    async with world() as here:
        game = await here.table(2)
        panel = await opened(here, 0, game)
        rng = random.Random(3)
        for _ in range(MOST_PICTURES // 2):
            panel = await choose(here, 0, panel, rng)
            panel = (await here.people[0].click(panel, label="Step back")).response
        assert not panel.attachments and "You're going fast" in panel.content
        await here.env.advance_time(SECONDS + 1)
        panel = await choose(here, 0, panel, rng)
        assert len(panel.attachments) == 1 and "You're going fast" not in panel.content


async def test_a_picture_is_whole_when_the_first_try_to_put_it_up_broke_in_its_middle(
    monkeypatch,
):
    edit = discord.InteractionResponse.edit_message
    tries = []

    async def broken_once(response, **kwargs):
        tries.append(kwargs["attachments"][0].fp.read(20))
        if len(tries) == 1:
            raise aiohttp.ClientError("the line broke")
        return await edit(response, **kwargs)

    async with world() as here:
        game = await here.table(2)
        panel = await opened(here, 0, game)
        monkeypatch.setattr(discord.InteractionResponse, "edit_message", broken_once)
        await choose(here, 0, panel, random.Random(1))
        assert tries == [TINY[:20]] * 2
