"""The welcome of a new server, as its host meets it."""

from __future__ import annotations

from simcord.enums import OverwriteType

from bot.core import queries
from bot.text.localization import PSEUDO, accent
from tests.bot.features.moderation.test_acts import administrator
from tests.bot.interactions.test_visibility import hide
from tests.bot.players import components
from tests.bot.world import world


def welcomes(here):
    return [
        one
        for one in here.channel.history()
        if "Caylus Magna Carta here" in one.content
    ]


async def test_a_host_is_welcomed_once_in_four_lines_with_three_buttons():
    async with world() as here:
        await here.slash(0, here.channel, "games")
        assert welcomes(here) == [], "for people with Manage Server alone"
        admin = administrator(here)
        await admin.slash(here.channel, "caylus games")
        await here.quiet()
        (message,) = welcomes(here)
        assert len(message.content.splitlines()) == 4 and "<@" not in message.content
        assert [part["label"] for part in components(message)] == [
            "Check my setup",
            "Open your first table",
            "Set quiet hours",
        ]
        await here.restart()
        await admin.slash(here.channel, "caylus games")
        await here.quiet()
        assert len(welcomes(here)) == 1
        assert here.env.errors == []


async def test_a_server_with_tables_is_not_new():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        await administrator(here).slash(here.channel, "caylus games")
        await here.quiet()
        assert welcomes(here) == []


async def test_the_set_up_is_checked_in_words_and_a_first_table_is_opened():
    async with world() as here:
        admin, secret = administrator(here), here.guild.create_text_channel("secret")
        hide(here, secret, here.guild.default_role.id, OverwriteType.ROLE)
        await admin.slash(here.channel, "caylus games")
        await here.quiet()
        (message,) = welcomes(here)
        refused = await here.people[0].click(message, label="Check my setup")
        assert (
            refused.response.ephemeral and "Manage Server" in refused.response.content
        )
        checked = (await admin.click(message, label="Check my setup")).response
        assert checked.ephemeral and "every permission I need" in checked.content
        assert "English" in checked.content and "Deutsch" in checked.content
        quiet = (await admin.click(message, label="Set quiet hours")).response
        assert quiet.ephemeral and "No quiet hours" in quiet.content
        asked = await admin.click(message, label="Open your first table")
        await admin.click(asked.response, label="Caylus")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert info.host == admin.id
        assert here.env.errors == []


async def test_channels_without_ratings_are_named_with_the_reason():
    async with world() as here:
        admin, members = administrator(here), here.guild.create_text_channel("members")
        hide(here, members, here.people[1].id, OverwriteType.MEMBER)
        told = (
            await admin.slash(here.channel, "caylus-server doctor")
        ).response.content
        assert f"Games in <#{members.id}> aren't rated" in told


async def test_the_welcome_is_in_the_hosts_language():
    async with world() as here:
        admin = administrator(here)
        await here.bot.settings_cache.set(admin.id, language=PSEUDO)
        await admin.slash(here.channel, "caylus games")
        await here.quiet()
        assert any(
            accent("turn by turn") in one.content for one in here.channel.history()
        )


async def test_somebody_who_types_elsewhere_first_finds_it_there():
    async with world() as here:
        other = here.guild.create_text_channel("other")
        await administrator(here).slash(other, "caylus games")
        await here.quiet()
        assert welcomes(here) == [] and len(other.history()) == 1
