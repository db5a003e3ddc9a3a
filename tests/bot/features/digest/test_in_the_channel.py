"""The week's digest of a server, as its managers order it and everybody reads it."""

from __future__ import annotations

import discord
import pytest
from simcord.enums import OverwriteType

from bot.delivery.renderer import draw
from tests.bot.interactions.test_visibility import hide
from tests.bot.players import Player
from tests.bot.settings import opened, set_to
from tests.bot.world import stub_draw, world

DAY = 24 * 3600


def drawn(wanted):
    """A real picture of the digest, and none of boards."""
    return draw(wanted) if wanted.look == "tally" else stub_draw(wanted)


async def finished(here, players=2):
    game = await here.table(players)
    await Player(here, game, seed=9, way="act").hurry()
    return game


@pytest.mark.costly("three games, a picture and sixteen days")
async def test_a_digest_is_ordered_posted_once_and_tells_only_what_everybody_there_sees():
    async with world(drawn, patience=60.0) as here:
        role = here.guild.create_role(
            "Admin", permissions=discord.Permissions(manage_guild=True)
        )
        admin = here.guild.add_member(here.env.create_user("admin"), roles=[role])
        news, secret = (
            here.guild.create_text_channel("news"),
            here.guild.create_text_channel("secret"),
        )
        assert (
            "There's no digest here"
            in (await opened(admin, here.channel, "channel")).content
        )
        assert "isn't a time zone" in await set_to(
            admin, here.channel, "channel", "zone", "Nowhere"
        )
        await set_to(admin, here.channel, "channel", "channel", news)
        assert "from 1 to 7" in await set_to(admin, here.channel, "channel", "day", 8)
        await set_to(admin, here.channel, "channel", "day", 5)
        done = await set_to(admin, here.channel, "channel", "hour", 18)
        assert f"the weekly digest in <#{news.id}>" in done
        games = [await finished(here), await finished(here, 3)]
        elsewhere, here.channel = here.channel, secret
        hidden = await finished(here)
        hide(here, secret, here.people[4].id, OverwriteType.MEMBER)
        here.channel = elsewhere
        await here.env.settle()
        await here.restart()
        await here.env.advance_time(8 * DAY)
        (message,) = news.history()
        assert all(f"Caylus #{game}" in message.content for game in games)
        assert (
            f"#{hidden}" not in message.content
            and str(secret.id) not in message.content
        )
        assert (
            "Closest: " in message.content
            and "First finished game here: " in message.content
        )
        assert "<@" not in message.content and len(message.content) < 2_000
        (picture,) = message.attachments
        assert picture.size < 150_000
        await here.restart()
        await here.env.advance_time(8 * DAY)
        assert len(news.history()) == 1
        off = await set_to(admin, here.channel, "channel", "off", "yes")
        assert "There's no digest here" in off
        assert here.env.errors == []
