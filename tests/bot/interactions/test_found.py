"""Every odd command or press that once broke something gets a kind answer; and a few new ones each time."""

from __future__ import annotations

import json
import random

import pytest

from tests.bot.world import world
from tests.fuzz import commands
from tests.fuzz.found import found, load

SEED = 20261120


@pytest.mark.parametrize("path", found("steps"), ids=lambda path: path.stem)
async def test_what_once_broke_something_gets_a_kind_answer(path):
    assert await commands.problem(json.loads(load(path))) is None


async def test_odd_commands_and_presses_get_a_kind_answer():
    chance = random.Random(SEED)
    async with world() as here:
        game = await here.table(3)
        steps = [commands.invent(here, chance, ["act", "pass"]) for _ in range(60)]
        assert await commands.broken(here, game, steps) is None
