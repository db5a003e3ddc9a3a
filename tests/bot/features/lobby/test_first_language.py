"""The first table of a server where nobody chose a language decides which one the bot speaks there."""

from __future__ import annotations

import dataclasses

import discord

from bot.core import queries
from tests.bot.players import components
from tests.bot.world import world


async def opened(here, who=0, **options):
    """The language of a table that somebody opens, and what was said of the server's, if anything."""
    await here.slash(who, here.channel, "new", game="caylus", **options)
    await here.env.settle()
    (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    told = [
        m
        for m in here.channel.history()
        if any(part.get("label") == "Română" for part in components(m))
    ]
    return info.settings.language, told


async def kept(here):
    return (await here.bot.settings_cache.of_server(here.guild.id)).get("language")


async def test_it_speaks_as_who_opens_the_first_table_says_so_once_and_one_press_changes_it():
    async with world(language=None) as here:
        ann, bob = here.people[:2]
        await here.bot.settings_cache.set(ann.id, language="cs")
        language, (told,) = await opened(here)
        assert language == await kept(here) == "cs"
        assert told.content.startswith("Jazyk tohoto serveru je teď Čeština")
        assert not any(part.get("label") == "Čeština" for part in components(told))
        await here.bot.settings_cache.set(bob.id, language="de")
        language, again = await opened(here, 1)
        assert language == "cs" and len(again) == 1, (
            "said once, and the next table follows the server"
        )

        refused = (await bob.click(told, label="Deutsch")).response
        assert "Server verwalten" in refused.content and await kept(here) == "cs"
        await ann.click(told, label="Deutsch")
        await here.env.settle()
        assert await kept(here) == "de"
        (told,) = [
            m for m in here.channel.history() if "Auf diesem Server" in m.content
        ]
        assert (
            told.content == "Auf diesem Server spreche ich jetzt Deutsch."
            and not components(told)
        )
        first = await here.bot.db.read(queries.info, 1)
        assert first.settings.language == "de", "the table of whom pressed follows"


async def test_its_opener_says_no_more_once_somebody_else_has_said_it():
    async with world(language=None) as here:
        await here.bot.settings_cache.set(here.people[0].id, language="cs")
        _, (told,) = await opened(here)
        await here.bot.settings_cache.set_server(here.guild.id, language="it")
        refused = (await here.people[0].click(told, label="Deutsch")).response
        assert "Spravovat server" in refused.content and await kept(here) == "it"


async def test_a_community_speaks_its_own_language_and_english_is_not_announced():
    async with world(language=None) as here:
        assert await opened(here) == ("en", []) and await kept(here) == "en"
    async with world(language=None) as here:
        guild = here.bot.get_guild(here.guild.id)
        guild.features.append("COMMUNITY")
        guild.preferred_locale = discord.Locale.spain_spanish
        assert await opened(here) == ("es", []) and await kept(here) == "es"


async def test_a_language_chosen_for_the_first_table_is_the_server_s():
    async with world(language=None) as here:
        language, told = await opened(here, language="fr")
        assert language == await kept(here) == "fr" and len(told) == 1


async def test_a_table_of_one_person_speaks_their_language_and_others_that_of_the_server():
    async with world() as here:
        ann = here.people[0]
        await here.bot.settings_cache.set(ann.id, language="fr")
        assert await opened(here) == ("en", [])
        game = await here.table(1, practice=2)
        info = await here.bot.db.read(queries.info, game)
        assert (
            info.settings.language == "fr"
            and "Place un ouvrier" in (await here.prompt(game)).content
        )
        (welcome,) = [
            m
            for m in (await here.home(game)).history()
            if "Caylus" in m.content and m.pinned
        ]
        assert "Tour 1" in welcome.content and await kept(here) is None
        assert (await opened(here, practice=3, language="de"))[0] == "de"


async def test_who_has_played_before_and_what_the_operator_says_stay():
    async with world() as here:
        await here.bot.settings_cache.set(here.people[0].id, language="cs")
        assert await opened(here) == ("en", []) and await kept(here) is None
        here.settings = dataclasses.replace(
            here.settings, language=None
        )  # an operator who no longer says one
        await here.restart()
        assert await opened(here) == ("en", []) and await kept(here) is None
