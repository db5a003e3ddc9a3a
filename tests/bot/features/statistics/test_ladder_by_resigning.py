"""Somebody whose friend resigns again and again in one evening does not climb the ladder by that."""

from __future__ import annotations

import pytest

from bot.core.admission import PROVISIONAL
from bot.features.statistics import queries as statistics
from tests.bot.core.test_leaving import _in_turn
from tests.bot.players import Player
from tests.bot.world import world

EARLY = "This result comes too early for ratings to change."
TABLES, ACTIONS = 5, 12


@pytest.mark.parametrize("late", [False, True])
async def test_a_ladder_of_five_resignations_in_one_evening(late):
    async with world(patience=60.0) as here:
        ratings = []
        for seed in range(TABLES):
            game = await here.table(2, rated="yes")
            player = Player(here, game, seed=seed, way="act")
            while player.actions < ACTIONS:  # six each
                assert await player.step()
            if late:  # as far as half of the usual turns
                await here.bot.db.run(_in_turn, game, 8)
            leaves = await here.slash(1, await here.home(game), "table resign")
            await here.people[1].click(leaves.response, label="Yes, leave")
            await here.quiet()
            said = [
                one.content
                for one in (await here.home(game)).history()
                if "Won by forfeit" in one.content
            ]
            assert said and any(EARLY in one for one in said) != late
            ladder = await here.bot.db.read(
                statistics.ladder, here.guild.id, "caylus", 1, here.people[0].id
            )
            ratings.append(
                [rung for rung in ladder.rungs if rung.user == here.people[0].id]
            )
        if not late:
            assert ratings == [[]] * TABLES, (
                "no rating at all, and no place on the ladder"
            )
        else:
            assert len({rung.public_rating for (rung,) in ratings}) == 1, (
                "only the first of the same pair counts"
            )
            assert all(rung.games < PROVISIONAL for (rung,) in ratings), (
                "and stays provisional"
            )
        assert here.env.errors == []
