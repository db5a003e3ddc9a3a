"""Tournaments played out without games: results by lot, people who vanish."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.features.tournaments.model import Entrant, Phase, State
from bot.features.tournaments.pairing import draw, stage
from bot.features.tournaments.results import Result, finish

if TYPE_CHECKING:
    from bot.features.tournaments.model import Rules, Table


def entrants(count: int, seed: int = 0) -> list[Entrant]:
    """So many people with ratings by lot."""
    chance = random.Random(seed)
    return [
        Entrant(number=number, rating=chance.randrange(2000))
        for number in range(1, count + 1)
    ]


def ended(table: Table, chance: random.Random) -> Table:
    """The table with scores by lot."""
    if table.state.closed:
        return table
    scores = [chance.randrange(40, 120) for _ in table.seats]
    return finish(
        table,
        [Result(score, 1 + sum(other > score for other in scores)) for score in scores],
    )


def played(
    rules: Rules, count: int, seed: int, leaving: float = 0.0
) -> tuple[list[Entrant], list[Table]]:
    """A whole tournament of so many; after each round everybody leaves with this probability."""
    chance = random.Random(seed)
    there, tables = entrants(count, seed), []
    while (now := stage(rules, there, tables)).phase is Phase.READY:
        tables += [
            ended(table, chance) for table in draw(rules, there, tables, now.round)
        ]
        assert all(table.state is State.DONE for table in tables)
        there = [
            replace(one, left=now.round + 1)
            if one.left is None and chance.random() < leaving
            else one
            for one in there
        ]
    return there, tables
