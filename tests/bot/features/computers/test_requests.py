"""What one deed against computers costs in requests, however many computers act before the next question."""

from __future__ import annotations

import re

import pytest

from tests.bot.players import Player
from tests.bot.world import world
from tests.costs import sampled

MOST = 5  # of one deed
PHASES = 7
_ASKS = re.compile("cy:(act|pick|turn):")


async def deeds(here, game, count):
    """What each of so many deeds of the one person was answered and followed by, as requests, and how many phases
    ended in the longest one."""
    player, found, phases = Player(here, game, seed=3, way="component"), [], 0
    for _ in range(count):
        before = (await player.position()).info
        here.env.http_requests.clear()
        await player.step()
        await here.env.settle()
        made = list(here.env.http_requests)
        pressed = max(
            at for at, one in enumerate(made) if one.path.endswith("/callback")
        )
        found.append(made[pressed:])  # without a look at one's own turn
        after = (await player.position()).info
        phases = max(
            phases, (after.turn - before.turn) * PHASES + after.phase - before.phase
        )
    return found, phases


@pytest.mark.parametrize(
    ("kind", "computers", "count"),
    sampled([("magna_carta", 3, 30), ("caylus", 4, 45)], 2),
)
async def test_a_deed_causes_at_most_five_requests_and_the_question_comes_before_the_pictures(
    kind, computers, count
):
    async with world(patience=60.0) as here:
        await here.bot.settings_cache.set(here.people[0].id, confirm="no", guide="off")
        game = await here.table(1, game=kind, computers=computers, level=1)
        found, phases = await deeds(here, game, count)
        assert phases >= 3, "computers went on through several phases"
        pictures = 0
        for made in found:
            told = "\n".join(f"{one.method} {one.path}" for one in made)
            assert len(made) <= MOST, told
            asks = [at for at, one in enumerate(made) if _ASKS.search(str(one.json))]
            drawn = [
                at for at, one in enumerate(made) if (one.json or {}).get("attachments")
            ]
            assert all(max(asks) < at for at in drawn), told
            pictures += len(drawn)
        assert pictures >= 3, "reports have their pictures all the same"
