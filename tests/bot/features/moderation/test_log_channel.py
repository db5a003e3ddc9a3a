"""The channel of the moderators' log: who reads it is said before anything is posted there, and by the check."""

from __future__ import annotations

import discord

from bot.core import moderation
from tests.bot.features.moderation.test_acts import administrator, ways
from tests.bot.world import world


async def chosen(here):
    """The channel of the log that is set."""
    settings = await here.bot.settings_cache.of_server(here.guild.id)
    return settings.get(moderation.LOG_CHANNEL)


async def test_a_channel_that_everybody_reads_is_chosen_only_once_that_is_confirmed():
    async with world() as here:
        admin, log = administrator(here), here.guild.create_text_channel("mod-log")
        seen = (
            await admin.slash(here.channel, "caylus-server log", channel=log)
        ).response
        assert seen.ephemeral and ways(seen) == ["Yes: post it there", "No"]
        assert f"@everyone can read <#{log.id}>, not only moderators." in seen.content
        assert "use </caylus-server log" in seen.content, "how to choose another"
        await admin.click(seen, label="No")
        assert await chosen(here) is None
        seen = (
            await admin.slash(here.channel, "caylus-server log", channel=log)
        ).response
        done = (await admin.click(seen, label="Yes: post it there")).response
        assert f"I post each moderator action in <#{log.id}>" in done.content
        assert await chosen(here) == str(log.id)
        check = (await admin.slash(here.channel, "caylus-server doctor")).response
        assert f"🟡 @everyone can read <#{log.id}>, where I post" in check.content


async def test_of_a_closed_channel_the_roles_that_read_it_and_do_not_moderate_are_named():
    async with world() as here:
        admin = administrator(here)
        club = here.guild.create_role("Club")
        team = here.guild.create_role(
            "Team", permissions=discord.Permissions(manage_threads=True)
        )
        shut = discord.PermissionOverwrite(view_channel=False)
        open_ = discord.PermissionOverwrite(view_channel=True)
        me = here.bot.user
        rights = {here.guild.default_role: shut, team: open_, me: open_}
        rights[admin] = open_
        log = here.guild.create_text_channel("mod-log", overwrites=rights)
        done = (
            await admin.slash(here.channel, "caylus-server log", channel=log)
        ).response
        assert "I post each moderator action in" in done.content, "nobody else reads it"
        check = (await admin.slash(here.channel, "caylus-server doctor")).response
        assert f"<#{log.id}>, where" not in check.content
        halls = here.guild.create_text_channel(
            "halls", overwrites={**rights, club: open_}
        )
        seen = (
            await admin.slash(here.channel, "caylus-server log", channel=halls)
        ).response
        assert f"<@&{club.id}> can read <#{halls.id}>, not only" in seen.content
        assert await chosen(here) == str(log.id)
