"""Where the thread leads to the page: the pinned message, the last report and the result, and no private link."""

import discord
import pytest
from simcord.components import walk_components

from tests.bot.features.live_board.site import site
from tests.bot.players import Player


def linking(home):
    """Each message with a link button, and where that leads."""
    return [
        (message, part["url"])
        for message in home.history()
        for part in walk_components(
            [
                one if isinstance(one, dict) else one.to_dict()
                for one in message.components
            ]
        )
        if part.get("url")
    ]


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_pin_and_last_report_lead_to_the_page_until_the_result_does(kind):
    async with site() as here:
        game = await here.world.table(2, game=kind)
        home = await here.world.home(game)
        player = Player(here.world, game, 11, "act")
        reports = set()
        while await player.step():
            await here.world.quiet()
            found = linking(home)
            assert {url for _, url in found} <= {here.server.site.page_of(game)}
            assert [message.pinned for message, _ in found].count(True) == 1
            reports |= {message.id for message, _ in found if not message.pinned}
            assert len(found) <= 2
            if len(reports) == 3:
                break
        assert len(reports) == 3
        await player.finish()
        await here.world.quiet()
        pin, result = sorted(
            (message for message, _ in linking(home)), key=lambda one: one.id
        )
        assert pin.pinned and "🏆" in result.content


async def test_a_game_that_not_everybody_sees_has_no_link_in_a_message():
    async with site() as here:
        guild, inside = here.world.guild, (*here.world.people, here.world.bot.user)
        seen = dict.fromkeys(inside, discord.PermissionOverwrite(view_channel=True))
        unseen = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        here.world.channel = guild.create_text_channel(
            "den", overwrites={**unseen, **seen}
        )
        game = await here.world.table(2)
        await Player(here.world, game, 11, "act").step()
        await here.world.quiet()
        home = await here.world.home(game)
        assert linking(home) == []
        assert not [
            message for message in home.history() if here.url in message.content
        ]
