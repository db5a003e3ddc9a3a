"""Whoever was gone for an hour is mentioned by what asks them: pings are saved on those who are there."""

from __future__ import annotations

import pytest

from bot.core import queries
from tests.bot.delivery.test_calm import journal
from tests.bot.delivery.test_under_way import posted
from tests.bot.players import Player
from tests.bot.world import world

GONE = 90 * 60  # seconds between two actions at the table
STEPS = 24


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_four_of_five_questions_of_somebody_gone_for_an_hour_mention_them_once(
    kind,
):
    async with world(patience=60.0) as here:
        game = await here.table(3, game=kind, pace="24h")
        player = Player(here, game, seed=2, way="command")
        while (await player.position()).together:
            await player.step()
        await posted(here, game)
        seen = await journal(here, game)
        asked, mentioned, twice = 0, 0, 0
        waiting = await _waiting(here, game)
        for _ in range(STEPS):
            await here.env.advance_time(GONE)
            before = len(seen.seen)
            await player.step()
            await posted(here, game)
            now = await _waiting(here, game)
            told = [
                user
                for one in seen.seen[before:]
                if one.how == "created"
                for user in one.mentions
            ]
            for user in now - waiting:
                asked += 1
                mentioned += user in told
                twice += told.count(user) > 1
            waiting = now
        assert asked > 10
        assert mentioned >= 0.8 * asked, (mentioned, asked)
        assert twice == 0


async def _waiting(here, game):
    """Who is asked now."""
    info = await here.bot.db.read(queries.info, game)
    return {info.seats[each.seat].user for each in info.awaited}
