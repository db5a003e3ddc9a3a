"""Commands in other languages: names, descriptions and choices as Discord gets them, and options while one types."""

from __future__ import annotations

import re

import discord
import pytest

from bot.core import queries
from bot.interactions.slash_commands import CatalogueTranslator
from bot.text.localization import accent
from languages.searching import folded, spelled
from tests import sample_language
from tests.bot.interactions.test_discord_limits import characters, longest, walk
from tests.bot.world import said, tree, world
from tests.languages.reading import finished

NAME = re.compile(r"[-_\w]{1,32}")  # Discord's pattern, as far as our alphabets go
DESCRIPTION = 100
WHOLE = 8_000


async def translated(made):
    translator = CatalogueTranslator()
    return [
        await command.get_translated_payload(made, translator)
        for command in made.get_commands()
    ]


async def test_the_translator_finds_names_and_texts_in_languages_that_have_them(
    tmp_path, monkeypatch
):
    (tmp_path / "es").mkdir()
    text = "cmd-new = Abrir una mesa\n    .name = nueva\n    .pace-name = Ritmo Lento\n    .pace = Tiempo\n"
    (tmp_path / "es" / "commands.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "es" / "bot.ftl").write_text("this = is { not read", encoding="utf-8")
    monkeypatch.setattr("bot.interactions.slash_commands.offered", lambda: ("en", "es"))
    monkeypatch.setattr("bot.interactions.slash_commands.rooms", lambda: (tmp_path,))
    made = CatalogueTranslator()

    async def said_in(locale, attribute=""):
        string = discord.app_commands.locale_str(
            "English", message="cmd-new", attribute=attribute
        )
        return await made.translate(string, locale, None)

    for locale in (discord.Locale.spain_spanish, discord.Locale.latin_american_spanish):
        assert await said_in(locale) == "Abrir una mesa"
        assert await said_in(locale, "name") == "nueva"
        assert await said_in(locale, "pace") == "Tiempo"
    # Discord takes no such name
    assert await said_in(discord.Locale.spain_spanish, "pace-name") is None
    assert await said_in(discord.Locale.spain_spanish, "undo-name") is None
    assert await said_in(discord.Locale.french) is None
    assert await said_in(discord.Locale.american_english) is None


async def test_commands_and_options_have_different_names_in_every_language_and_fit_together():
    for payload in await translated(await tree()):
        assert characters(payload, longest) <= WHOLE, (
            payload["name"],
            characters(payload, longest),
        )
        for option in walk(payload):
            for said_ in (
                option["description"],
                *(option.get("description_localizations") or {}).values(),
            ):
                assert 1 <= len(said_) <= DESCRIPTION, said_
            inner = option.get("options") or []
            for locale in discord.Locale:
                names = [
                    (each.get("name_localizations") or {}).get(
                        locale.value, each["name"]
                    )
                    for each in inner
                ]
                assert len(set(names)) == len(names), (locale, option["name"], names)
                assert all(
                    NAME.fullmatch(name) and name == name.lower() for name in names
                ), names


async def test_every_language_there_is_reaches_discord_by_all_its_locales():
    (payload, *_) = await translated(await tree())
    given = set(payload["options"][0].get("description_localizations") or {})
    for language in ("en", *finished()):
        codes = {
            locale.value
            for locale in discord.Locale
            if locale.value.partition("-")[0] == language
        }
        assert codes and (language == "en" or codes <= given), language


async def test_what_a_value_is_called_is_offered_in_the_persons_language_and_understood_when_typed(
    tmp_path,
):
    with sample_language.spoken(tmp_path) as ukrainian:
        async with world() as here:
            await here.bot.settings_cache.set(here.people[0].id, language=ukrainian)
            typing = await here.people[0].autocomplete(
                here.channel, "caylus new", "pace", "godz", game="caylus"
            )
            assert typing == []
            typing = await here.people[0].autocomplete(
                here.channel, "caylus new", "pace", "72h", game="caylus"
            )
            assert [(each["name"], each["value"]) for each in typing] == [
                (accent("72 hours per move"), "72h")
            ]
            typing = await here.people[0].autocomplete(
                here.channel, "caylus new", "language", "укр", game="caylus"
            )
            assert [(each["name"], each["value"]) for each in typing] == [
                ("Українська", "uk")
            ]
            await here.slash(
                0,
                here.channel,
                "new",
                game="caylus",
                pace=accent("72 hours per move"),
                language="українська",
            )
            (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
            assert (info.settings.pace, info.settings.language) == ("72h", "uk")
            refused = await said(
                here, 1, here.channel, "new", game="caylus", undo="Maybe @everyone"
            )
            assert "“Maybe" in refused and refused.endswith(
                "Choose from: your last action, otherwise by vote, your last action only and never."
            )
            assert len(await here.bot.db.read(queries.lobbies_in, here.channel.id)) == 1


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("sypka", "Sýpka"),
        ("ELECTRICA", "Eléctrica"),
        ("ambar", "Ámbar"),
        ("лес", "Лёс"),
        ("laka", "Łąka"),
    ],
)
def test_what_is_typed_is_found_without_diacritics(typed, name):
    assert folded(typed) == folded(name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("saegewerk", "Sägewerk"), ("staelle", "Ställe"), ("mueller", "Müller")],
)
def test_an_umlaut_is_found_as_one_letter_and_as_two(typed, name):
    assert folded(typed) in spelled(name) and folded(name) in spelled(name)
    assert spelled("Mauern") == ("mauern",)


CZECH = {
    "tile-w_peddler": "Dřevěný kramář",
    "tile-granary": "Sýpka",
    "tile-stables": "Stáje",
}


@pytest.fixture
def czech(tmp_path):
    with sample_language.spoken(tmp_path, CZECH) as code:
        yield code


async def test_a_building_is_found_by_its_name_in_the_persons_language_in_english_and_by_its_code(
    czech,
):
    granary, peddler = ("Sýpka", "sypka", "GRANARY"), ("drev", "w_ped")
    async with world() as here:
        await here.bot.settings_cache.set(here.people[0].id, language=czech)
        for tile, typed in (
            *(("granary", one) for one in granary),
            *(("w_peddler", one) for one in peddler),
        ):
            found = await here.people[0].autocomplete(
                here.channel, "caylus building", "name", typed
            )
            assert f"caylus:{tile}" in [each["value"] for each in found], typed
            assert CZECH[f"tile-{tile}"] in await said(
                here, 0, here.channel, "building", name=typed
            ), typed


async def test_what_is_legal_is_found_and_done_by_names_in_both_languages(czech):
    async with world() as here:
        for typed in ("staje", "Stáje", "stab", "stables", "STABLES"):
            await placed_by_name(here, czech, typed)


async def placed_by_name(here, czech, typed):
    game = await here.table(3)
    home = await here.home(game)
    position = await here.bot.db.read(queries.position, game)
    first = here.seat_holder(position.info, position.decision.seat)
    await here.bot.settings_cache.set(here.people[first].id, language=czech)
    for command, option in (("place", "spot"), ("act", "action")):
        (found,) = await here.people[first].autocomplete(
            home, f"caylus {command}", option, typed
        )
        assert found["value"] == "place stables" and "Stáje" in found["name"]
    await here.slash(first, home, "place", spot=typed)
    assert (await here.bot.db.read(queries.position, game)).info.number == 1
