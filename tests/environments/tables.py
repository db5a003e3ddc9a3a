"""Tables in the middle of games, for tests."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from environments.table import Table, checked
from tests.rules.games import RandomPlayer, set_ups

if TYPE_CHECKING:
    from collections.abc import Iterator


def fresh(seed: int = 0, remember: bool = True) -> Iterator[Table]:
    """A new table for every game, number of players and option."""
    for game, header in set_ups(seed):
        yield Table(
            checked(game.id, len(header.players), header.options, header.seed), remember
        )


def played(table: Table, seed: int = 0, most: int | None = None) -> Iterator[Table]:
    """The table before every decision of a game of busy players, and at its end."""
    player = RandomPlayer(seed, 0.7)
    while not table.over and (most is None or len(table.history) < most):
        yield table
        table.play(table.numbers[player.choose(tuple(table.state.actions))])
    yield table


def cards_drawn(seats: int, seed: int, rules: str = "standard") -> Iterator[Table]:
    """Positions of a game of Magna Carta in which hands are drawn and replaced a lot and piles shuffled again."""
    table = Table(checked("magna_carta", seats, {"rules": rules}, seed), remember=True)
    chance = random.Random(seed)
    while not table.over:
        yield table
        actions = table.state.actions
        busy = [
            code
            for code in actions
            if code.split()[0] in ("draw", "redraw", "build", "pay")
        ]
        code = chance.choice(busy if busy and chance.random() < 0.7 else actions)
        table.play(table.numbers[code])
