"""The first minutes: from the rules to a table in one press."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from bot.components.custom_id import CustomId
from bot.core import queries
from rules.register import GAMES
from tests.bot.players import components
from tests.bot.world import world


@pytest.mark.parametrize("game", GAMES)
async def test_who_reads_the_rules_opens_a_practice_table_by_one_press_and_starts_it_by_a_second(
    game,
):
    async with world() as here:
        topic = GAMES[game].guide.topics[-1]
        read = await here.slash(0, here.channel, "rules", topic=topic)
        told = await here.people[0].click(read.response, label="How to play")
        assert told.response.ephemeral and told.response.content
        labels = [
            part["label"]
            for part in walk_components(told.response.components)
            if "label" in part
        ]
        assert labels == [
            "Play against a computer",
            "Practice",
            "Lessons",
            "Start a table",
            "Find players",
        ]
        made = await here.people[0].click(told.response, label="Practice")
        assert not made.response.ephemeral
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert (
            info.game == game
            and info.practice
            and info.seats_of(here.people[0].id) == (0, 1, 2)
        )
        card = next(m for m in reversed(here.channel.history()) if m.components)
        await here.people[0].click(card, label="Start")
        assert (await here.bot.db.read(queries.info, info.id)).status == "running"


async def test_a_table_that_a_button_opens_is_open_to_others():
    async with world() as here:
        read = await here.slash(0, here.channel, "rules", topic="privacy")
        asked = await here.people[0].click(read.response, label="Start a table")
        assert [part["label"] for part in components(asked.response)] == [
            game.title for game in GAMES.values()
        ]
        await here.people[0].click(asked.response, label=GAMES["magna_carta"].title)
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        assert info.game == "magna_carta" and not info.practice
        card = next(m for m in reversed(here.channel.history()) if m.components)
        await here.people[1].click(card, label="Join")
        assert len((await here.bot.db.read(queries.info, info.id)).seats) == 2


async def test_who_comes_to_a_full_table_is_offered_one_of_their_own_and_practice():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="magna_carta")
        for who in (1, 2, 3):
            await here.slash(who, here.channel, "join")
        (full,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        made = next(m for m in reversed(here.channel.history()) if m.components)
        labels = [part["label"] for part in components(made)]
        assert "Join" not in labels and labels[:4] == [
            "Start a table",
            "Leave",
            "Start",
            "How to play",
        ]
        await here.people[4].click(made, label="Practice")
        (own,) = [
            t
            for t in await here.bot.db.read(queries.lobbies_in, here.channel.id)
            if t.id != full.id
        ]
        assert own.practice and own.game == full.game and own.host == here.people[4].id


async def test_the_limits_of_tables_hold_for_these_buttons_too():
    async with world() as here:
        read = await here.slash(0, here.channel, "rules", topic="privacy")
        for _ in range(4):  # the buttons of the games go with the answer
            asked = (
                await here.people[0].click(read.response, label="Start a table")
            ).response
            refused = await here.people[0].click(asked, label="Caylus")
        (answer,) = refused.followups
        assert answer.ephemeral and "3" in answer.content
        assert len(await here.bot.db.read(queries.lobbies_in, here.channel.id)) == 3


def test_what_a_button_says_of_a_game_fits_its_id():
    assert all(str(CustomId("practice", 0, 0, game)) for game in GAMES)
