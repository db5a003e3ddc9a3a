"""What drawing a round of 64 people costs, the seventh as the first, and computing where they stand."""

from __future__ import annotations

import random
import time

from msgspec.structs import replace

from bot.features.tournaments.model import Phase, Rules
from bot.features.tournaments.pairing import draw, stage
from bot.features.tournaments.standings import standings
from tests.bench.figure import PRESS, Figure
from tests.bot.features.tournaments.playing import ended, entrants

PEOPLE, ROUNDS = 64, 7
LEAVING = 0.04
DRAWN = "who plays there: all tables of a round are posted behind it"
SMOKE = {"PEOPLE": 8, "ROUNDS": 3}


def run() -> list[Figure]:
    """The slowest draw, and standings after the last round, in milliseconds."""
    chance = random.Random(1)
    rules = Rules(rounds=ROUNDS, seed=1)
    there, tables = entrants(PEOPLE), []
    slowest = 0.0
    while (now := stage(rules, there, tables)).phase is Phase.READY:
        began = time.perf_counter()
        drawn = draw(rules, there, tables, now.round)
        slowest = max(slowest, time.perf_counter() - began)
        tables += [ended(table, chance) for table in drawn]
        there = [
            replace(one, left=now.round + 1)
            if one.left is None and chance.random() < LEAVING
            else one
            for one in there
        ]
    began = time.perf_counter()
    standings(rules, there, tables)
    counted = time.perf_counter() - began
    return [
        Figure(
            f"tournaments: a round of {PEOPLE} drawn, slowest of {ROUNDS}",
            slowest * 1000,
            "ms",
            goal=1000,
            felt=DRAWN,
        ),
        Figure(
            f"tournaments: standings of {PEOPLE} after {ROUNDS} rounds",
            counted * 1000,
            "ms",
            goal=100,
            felt=PRESS,
        ),
    ]
