"""A language that is not finished speaks where somebody asks for it by name, and is offered to nobody."""

from __future__ import annotations

from bot.text.localization import UNFINISHED, languages, offered
from languages.catalogue import ENGLISH
from tests.bot.players import components
from tests.bot.world import said, world
from tests.languages.reading import finished


def test_what_is_offered_are_the_languages_that_are_called_complete():
    assert set(offered()) == {ENGLISH, *finished()}
    assert set(languages()) - set(offered()) == UNFINISHED != set()


async def test_an_unfinished_language_is_found_by_its_name_alone_and_then_speaks():
    async with world() as here:

        async def found(typed):
            return [
                one["value"]
                for one in await here.people[0].autocomplete(
                    here.channel, "caylus me language", "language", typed
                )
            ]

        assert "pl" not in await found("") and "pl" not in await found("l")
        assert "pl" in await found("pol")
        refused = await said(here, 0, here.channel, "me language", language="klingon")
        assert "Čeština" in refused and "Polski" not in refused
        answer = await said(here, 0, here.channel, "me language", language="Polski")
        assert (
            answer
            and (
                await here.bot.settings_cache.language(here.guild.id, here.people[0].id)
            )
            == "pl"
        )


async def test_who_has_discord_in_an_unfinished_language_is_spoken_to_as_the_server_is():
    async with world() as here:
        assert (
            here.bot.settings_cache.offered_language("pl") is None
            and here.bot.settings_cache.offered_language("de") == "de"
        )


async def test_a_lobby_offers_no_unfinished_language():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        (card,) = here.channel.history()
        more = (await here.people[0].click(card, label="More")).response
        asked = [
            part
            for part in components(more)
            if part["custom_id"].startswith("cy:morewhat")
        ]
        shown = (
            await here.people[0].select(
                more, ["language"], custom_id=asked[0]["custom_id"]
            )
        ).response
        values = [
            option["value"]
            for part in components(shown)
            for option in part.get("options", ())
        ]
        assert "de" in values and "pl" not in values
