"""The settings of an open table: its card says the clock, and behind `More` its host changes all of them."""

from __future__ import annotations

import pytest

from bot.core import queries, seats
from bot.core.errors import BadChoice
from bot.core.model import Person
from bot.core.table_settings import TABLE_SETTINGS
from tests.bot.players import components
from tests.bot.world import tree, world


def card(here):
    return next(
        message for message in here.channel.history() if "More" in labels(message)
    )


def labels(message):
    return [part.get("label") for part in components(message)]


async def opened(here, **options):
    await here.slash(0, here.channel, "new", game="caylus", **options)
    (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    return info.id


async def test_the_card_says_the_clock_and_how_long_a_game_takes_for_those_who_may_play():
    async with world() as here:
        game = await opened(here)
        assert "24 hours per move" in card(here).content
        low, high = "about 4 weeks with 2 players", "about 14 weeks with 5"
        assert f"It should take {low}, {high}." in card(here).content
        for who in (1, 2, 3):
            await here.slash(who, here.channel, "join", game=str(game))
        await here.env.settle()
        assert (
            "It should take about 11 weeks with 4 players, about 14 weeks with 5."
            in card(here).content
        )
        await here.slash(4, here.channel, "join", game=str(game))
        await here.env.settle()
        assert "With 5 players it should take about 14 weeks." in card(here).content


async def test_its_host_changes_the_clock_on_the_card_and_nobody_else():
    async with world() as here:
        game = await opened(here)
        shown = (await here.people[0].click(card(here), label="More")).response
        assert shown.ephemeral and "24 hours per move" in shown.content
        what, menu = [part for part in components(shown) if part["type"] == 3]
        assert {"pace", "late", "rated", "together", "early", "favors"} <= {
            one["value"] for one in what["options"]
        }
        told = {
            option["value"]: option.get("description") for option in menu["options"]
        }
        assert (
            told["48h"]
            == told["24h"]
            == "It should take about 4 weeks with 2 players, about 14 weeks with 5."
        )
        assert told["live"] is None
        other = (await here.people[1].click(card(here), label="More")).response
        assert (
            other.ephemeral
            and "Only the host can change these settings." in other.content
            and components(other) == []
        )
        await here.people[0].select(shown, ["72h"], custom_id=menu["custom_id"])
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, game)).settings.pace == "72h"
        assert (
            "72 hours per move" in card(here).content
            and "should take" not in card(here).content
        )
        await here.slash(1, here.channel, "join", game=str(game))
        # who came next is the host now
        await here.slash(0, here.channel, "leave", game=str(game))
        late = await here.people[0].select(shown, ["live"], custom_id=menu["custom_id"])
        assert "host" in late.response.content
        assert (await here.bot.db.read(queries.info, game)).settings.pace == "72h"
        assert here.env.errors == []


async def test_more_shows_and_changes_every_option_that_a_table_was_opened_with():
    async with world() as here:
        game = await opened(here, rated="no")
        panel = (await here.people[0].click(card(here), label="More")).response
        (what, _) = components(panel)
        # Nobody is asked early at a table that asks one player after the other, so that is chosen last.
        for option in sorted(
            what["options"], key=lambda one: one["value"] == "together"
        ):
            name = option["value"]
            panel = (
                await here.people[0].select(panel, [name], custom_id=what["custom_id"])
            ).response
            values = components(panel)[1]
            assert len(values["options"]) > 1 and values["placeholder"], name
            now = [one["value"] for one in values["options"] if one.get("default")]
            value = next(
                one["value"]
                for one in values["options"]
                if one["value"] not in (*now, "none", "live")
            )
            if name == "rated":  # what was chosen before can't be with that
                continue
            panel = (
                await here.people[0].select(
                    panel, [value], custom_id=values["custom_id"]
                )
            ).response
            info = await here.bot.db.read(queries.info, game)
            found = info.options.get(name) or TABLE_SETTINGS[name].value_of(info)
            assert found == value, (name, found, panel.content)
        await here.env.settle()
        assert here.env.errors == []


async def test_what_most_tables_choose_is_listed_first():
    (new,) = [
        one
        for one in (await tree()).get_command("caylus").commands
        if one.name == "new"
    ]
    assert [one.name for one in new.parameters][:5] == [
        "game",
        "pace",
        "computers",
        "level",
        "practice",
    ]


async def test_options_that_the_game_does_not_have_or_a_record_settles_are_refused_kindly():
    async with world() as here:
        game = await opened(here)
        for name, value in (("dragons", "yes"), ("favors", "many")):
            with pytest.raises(BadChoice):
                await here.bot.db.run(
                    seats.choose_option,
                    game,
                    Person(here.people[0].id, "Ann"),
                    name,
                    value,
                )


async def test_a_practice_table_has_no_clock_to_choose():
    async with world() as here:
        made = await here.slash(0, here.channel, "new", game="caylus", practice=3)
        assert "no clock" in made.response.content
        panel = (await here.people[0].click(made.response, label="More")).response
        values = components(panel)[1]
        refused = await here.people[0].select(
            panel, ["24h"], custom_id=values["custom_id"]
        )
        assert "this game has no clock" in refused.response.content


async def test_the_card_says_that_there_is_no_clock_against_computers_alone():
    async with world() as here:
        game = await opened(here, computers=1, level=1)
        assert (
            "24 hours per move, then a time bank of 48 hours (no clock if you only play computers)"
            in card(here).content
        )
        await here.slash(1, here.channel, "join", game=str(game))
        await here.env.settle()
        assert (
            "24 hours per move, then a time bank of 48 hours · " in card(here).content
        )
        await here.slash(1, here.channel, "leave", game=str(game))
        await here.slash(0, here.channel, "start", game=str(game))
        assert (await here.bot.db.read(queries.info, game)).settings.pace == "none"
