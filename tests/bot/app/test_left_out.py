"""Every optional feature can be left out: the bot starts without it, games are played to their end, its commands are
gone, and those of all others are there."""

from __future__ import annotations

import logging

import pytest

from bot.app.feature_list import NEEDS, OPTIONAL, PATHS, loaded
from bot.components.custom_id import read
from bot.core import queries
from tests.bot.players import Player
from tests.bot.world import world
from tests.costs import sampled

COMMANDS = {
    "plans": {"plan turn"},
    "computers": set[str](),
    "live_session": {"table evening"},
    "invitations": {"table who", "table invite"},
    "matchmaking": {"caylus-club seek"},
    "statistics": {"caylus-club statistics"},
    "tournaments": {"caylus-club tournament"},
    "follow": {"caylus-club follow"},
    "hints": {"plan hint"},
    "tutorial": {"me guide"},
    "what_if": {"plan what-if"},
    "board": {"board", "status", "hand", "history", "building"},
    "rulebook": {"rules"},
    "records": {"table import", "export"},
    "replays": set[str](),
    "reviews": {"caylus-club review"},
    "puzzles": {"caylus-club puzzle"},
    "lessons": {"caylus-club learn"},
    "digest": set[str](),
    "live_board": (),
}


def paths(commands):
    """The commands that are there, those below `/caylus` without it."""
    return {
        one.qualified_name.removeprefix("caylus ")
        for one in commands.walk_commands()
        if hasattr(one, "callback")
    }


def drawn(here):
    """The kinds of buttons and menus on all messages of the channel and its threads."""
    messages = [
        one
        for place in (here.channel, *here.channel.threads)
        for one in place.history()
    ]
    items = [
        item
        for message in messages
        for row in message.components
        for item in getattr(row, "children", ())
    ]
    return {
        press.kind
        for item in items
        if (press := read(getattr(item, "custom_id", None) or "")) is not None
    }


@pytest.mark.parametrize("left_out", sampled(OPTIONAL, 4))
async def test_a_bot_without_a_feature_plays_a_game_to_its_end(left_out, caplog):
    caplog.set_level(logging.ERROR)
    features = [name for name in OPTIONAL if name != left_out]
    gone = set(OPTIONAL) - set(loaded(features))
    async with world(features=features) as here:
        assert {name.split(".")[2] for name in here.bot.extensions} == set(
            loaded(features)
        )
        there = paths(here.bot.tree)
        game = await here.table(2, game="magna_carta")
        player = Player(here, game, seed=3, way="component")
        await player.step()
        await player.hurry(left=2)
        await player.finish()
        assert (await here.bot.db.read(queries.info, game)).status == "finished"
        assert drawn(here) <= here.bot.item_handlers.keys(), (
            "no button answers that it is unknown"
        )
        assert here.env.errors == []
    assert [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.ERROR
    ] == []
    assert set(PATHS) - there == {path for name in gone for path in COMMANDS[name]}


def test_what_a_feature_needs_comes_before_it():
    for name, needed in NEEDS.items():
        assert OPTIONAL.index(needed) < OPTIONAL.index(name)
        assert name not in loaded([one for one in OPTIONAL if one != needed])


async def test_a_second_bot_in_the_process_has_cogs_of_its_own_of_the_same_classes():
    async with world() as here:
        first = here.bot
        game = await here.table(2)
        await here.restart()
        assert (
            first.cogs.keys() == here.bot.cogs.keys()
            and len(first.cogs) == len(first.extensions) - 1
        )  # the live board has an address or no cog
        for name, cog in first.cogs.items():
            assert here.bot.cogs[name] is not cog and type(here.bot.cogs[name]) is type(
                cog
            )
        await Player(here, game, seed=1, way="component").step()
        assert here.env.errors == []
