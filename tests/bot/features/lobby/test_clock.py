"""The clock on the card of an open table: it is said, and its host changes it there."""

from __future__ import annotations

from bot.core import queries
from tests.bot.players import components
from tests.bot.world import world


def card(here):
    return next(message for message in here.channel.history() if "Clock" in labels(message))


def labels(message):
    return [part.get("label") for part in components(message)]


async def opened(here, **options):
    await here.slash(0, here.channel, "new", game="caylus", **options)
    (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    return info.id


async def test_the_card_says_the_clock_and_how_long_a_game_takes_for_those_who_may_play():
    async with world() as here:
        game = await opened(here)
        assert "24 hours a move" in card(here).content
        low, high = "about 6 weeks with 2 players", "about 12 weeks with 5"
        assert f"Such a game takes {low}, {high}." in card(here).content
        for who in (1, 2, 3):
            await here.slash(who, here.channel, "join", game=str(game))
        await here.env.settle()
        assert "Such a game takes about 10 weeks with 4 players, about 12 weeks with 5." in card(here).content
        await here.slash(4, here.channel, "join", game=str(game))
        await here.env.settle()
        assert "Such a game takes about 12 weeks with 5 players." in card(here).content


async def test_its_host_changes_the_clock_on_the_card_and_nobody_else():
    async with world() as here:
        game = await opened(here)
        shown = (await here.people[0].click(card(here), label="Clock")).response
        assert shown.ephemeral and "24 hours a move" in shown.content
        (menu,) = [part for part in components(shown) if part["type"] == 3]
        told = {option["value"]: option.get("description") for option in menu["options"]}
        assert (
            told["48h"]
            == told["24h"]
            == "Such a game takes about 6 weeks with 2 players, about 12 weeks with 5."
        )
        assert told["live"] is None
        other = (await here.people[1].click(card(here), label="Clock")).response
        assert other.ephemeral and "The host changes it." in other.content and components(other) == []
        await here.people[0].select(shown, ["72h"], custom_id=menu["custom_id"])
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, game)).pace == "72h"
        assert "72 hours a move" in card(here).content and "Such a game takes" not in card(here).content
        await here.slash(1, here.channel, "join", game=str(game))
        await here.slash(0, here.channel, "leave", game=str(game))  # who came next is the host now
        late = await here.people[0].select(shown, ["live"], custom_id=menu["custom_id"])
        assert "host" in late.response.content
        assert (await here.bot.db.read(queries.info, game)).pace == "72h"
        assert here.env.errors == []


async def test_a_practice_table_has_no_button_for_a_clock():
    async with world() as here:
        made = await here.slash(0, here.channel, "new", game="caylus", practice=3)
        assert "no clock" in made.response.content and "Clock" not in labels(made.response)


async def test_the_card_says_that_there_is_no_clock_against_computers_alone():
    async with world() as here:
        game = await opened(here, computers=1, level=1)
        assert "24 hours a move (no clock against computers alone)" in card(here).content
        await here.slash(1, here.channel, "join", game=str(game))
        await here.env.settle()
        assert "24 hours a move · " in card(here).content
        await here.slash(1, here.channel, "leave", game=str(game))
        await here.slash(0, here.channel, "start", game=str(game))
        assert (await here.bot.db.read(queries.info, game)).pace == "none"
