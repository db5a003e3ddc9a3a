"""Who is spoken to in which language: a person, the thread of a game, a server."""

from __future__ import annotations

import re

import pytest
from simcord import interactions

from bot.core import outbox, queries, seats
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.delivery.renderer import Picture
from bot.text.localization import PSEUDO, accent, localization_for
from languages.choosing import of_locale, own_name
from tests import sample_language
from tests.bot.over import posted
from tests.bot.world import TINY, said, world


@pytest.fixture
def ukrainian(tmp_path):
    with sample_language.spoken(tmp_path) as code:
        yield code


@pytest.fixture
def discord_speaks(monkeypatch):
    """Lets people use Discord in another language; by id."""
    locales: dict[int, str] = {}
    base = interactions.base_payload

    def payload(backend, *, user_id, **rest):
        record, made = base(backend, user_id=user_id, **rest)
        made["locale"] = locales.get(user_id, "en-US")
        return record, made

    monkeypatch.setattr(interactions, "base_payload", payload)
    return locales


def test_a_locale_of_discord_gets_its_own_catalogue_or_one_of_the_same_language():
    there = ("en", "cs", "es", "pt-BR", "pt")
    assert of_locale("cs", there) == "cs"
    assert of_locale("en-GB", there) == of_locale("en-US", there) == "en"
    assert of_locale("es-ES", there) == of_locale("es-419", there) == "es"
    assert of_locale("pt-BR", there) == "pt-BR"
    assert of_locale("ja", there) is None and of_locale(None, there) is None


def test_languages_are_called_as_their_speakers_call_them():
    assert [own_name(code) for code in ("en", "cs", "ru", "es")] == [
        "English",
        "Čeština",
        "Русский",
        "Español",
    ]
    assert own_name(PSEUDO) == PSEUDO


async def test_a_person_is_answered_in_the_language_of_their_discord_until_they_choose_one(
    ukrainian, discord_speaks
):
    async with world() as here:
        discord_speaks[here.people[0].id] = "uk"
        discord_speaks[here.people[1].id] = "ja"
        assert await said(here, 0, here.channel, "games") == localization_for(
            "uk"
        ).format("games-none")
        assert await said(here, 1, here.channel, "games") == localization_for(
            "en"
        ).format("games-none")
        assert await said(here, 0, here.channel, "me language", language="en") == (
            "I'll talk to you in this language (English)."
        )
        assert await said(here, 0, here.channel, "games") == localization_for(
            "en"
        ).format("games-none")
        assert accent("I'll talk to you") in await said(
            here, 0, here.channel, "me language", language="discord"
        )
        assert await said(here, 0, here.channel, "games") == localization_for(
            "uk"
        ).format("games-none")


async def test_what_somebody_is_told_unasked_is_in_the_language_that_their_discord_spoke_last(
    ukrainian, discord_speaks
):
    async with world() as here:
        first = here.people[0].id
        settings_cache = here.bot.settings_cache
        assert await settings_cache.language(here.guild.id, first) == "en"
        discord_speaks[first] = "uk"
        await here.slash(0, here.channel, "games")
        await here.restart()
        settings_cache = here.bot.settings_cache
        assert await settings_cache.language(here.guild.id, first) == "uk"
        await settings_cache.set(first, language="en")
        assert await settings_cache.language(here.guild.id, first) == "en"


async def test_english_on_a_server_of_another_language_stays_english_for_a_person_and_is_kept(
    ukrainian,
):
    async with world() as here:
        await here.bot.settings_cache.set_server(here.guild.id, language="uk")
        assert (
            await here.bot.settings_cache.language(here.guild.id, here.people[1].id)
            == "uk"
        )
        assert await said(here, 1, here.channel, "games") == localization_for(
            "en"
        ).format("games-none")
        assert (
            await here.bot.settings_cache.language(here.guild.id, here.people[1].id)
            == "en"
        )


async def test_a_new_table_has_the_language_of_its_server_and_keeps_it(ukrainian):
    async with world() as here:
        await here.bot.settings_cache.set_server(here.guild.id, language="uk")
        await here.slash(0, here.channel, "new", game="caylus")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert info.settings.language == "uk"
        assert accent("is the host") in here.channel.history()[-1].content
        await here.bot.settings_cache.set_server(here.guild.id, language=None)
        assert (await here.bot.db.read(queries.info, info.id)).settings.language == "uk"


async def test_a_new_table_can_have_another_language_than_its_server(ukrainian):
    async with world() as here:
        await here.bot.settings_cache.set_server(here.guild.id, language="uk")
        await here.slash(0, here.channel, "new", game="caylus", language="en")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert info.settings.language == "en"


async def test_a_new_language_of_a_table_rewrites_what_stands_and_speaks_from_then_on(
    ukrainian,
):
    drawn = []

    def draw(wanted):
        drawn.append(wanted.language)
        return [Picture(TINY, wanted.language)]

    async with world(draw) as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        first = here.seat_holder(position.info, position.decision.seat)
        await here.slash(first, home, "place", spot="gate")
        assert set(drawn) <= {"en"}
        await here.bot.db.run(
            seats.change, game, await _host(here, game), Settings(language="uk")
        )
        here.bot.delivery_context.delivery_worker.kick(game)
        await posted(here, game)
        table = here.bot.db
        l10n = localization_for("uk")
        for role in ("prompt", "pin", "card", "opening", "rolling"):
            found = await table.read(outbox.found, game, role)
            assert found is not None, role
            where = here.channel if role == "card" else home
            text = next(m.content for m in where.history() if m.id == found.message)
            assert not _english(text), (role, text)
        assert any(
            l10n.format("option-language", language="Українська") in m.content
            for m in home.history()
        )
        assert await here.prompt(game) is not None
        before = len(drawn)
        await here.slash(first, home, "board", public=True)
        assert drawn[before:] == ["uk"]
        answer = await here.slash(first, home, "board")
        assert drawn[-1] == "en" and "**Caylus" in answer.response.content


async def test_a_public_answer_is_in_the_language_of_the_table_and_its_refusal_in_the_askers(
    ukrainian,
):
    async with world() as here:
        game = await here.table(2, language="uk")
        home = await here.home(game)
        told = await said(here, 0, home, "status", public=True)
        assert not _english(told), told
        assert _english(await said(here, 0, home, "status"))
        assert _english(
            await said(here, 0, here.channel, "status", game="99", public=True)
        )


async def _host(here, game):
    info = await here.bot.db.read(queries.info, game)
    return Person(info.host, "host", True)


def _english(text):
    """Plain words of a text, but for names of games and people, codes, commands, mentions and links."""
    known = r"<[^>]*>|`[^`]*`|https?://\S+|Caylus|Magna Carta|Ann|Bob|/caylus\S*( \w+)*"
    return re.findall(r"[a-z]{3,}", re.sub(known, " ", text))


@pytest.mark.parametrize("way", ["thread", "direct"])
async def test_a_reminder_in_the_thread_is_in_its_language_and_one_by_direct_message_in_the_persons(
    ukrainian, way
):
    async with world(patience=60.0) as here:
        game = await here.table(2, pace="24h", late="wait")
        home = await here.home(game)
        info = await here.bot.db.read(queries.info, game)
        who = here.seat_holder(info, info.deciding)
        await here.bot.settings_cache.set(
            here.people[who].id, language=ukrainian, notify=way
        )
        await here.env.advance_time(60 * 3600)
        where = home if way == "thread" else here.people[who].user.dm_channel
        told = accent("half of your time") if way == "direct" else "half of your time"
        assert [m for m in where.history() if told in m.content]
