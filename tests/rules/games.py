"""Random games over every registered game, for tests, transcripts, benchmarks and the fuzzer."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.game import Game


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every combination of the game's options."""
    names = list(game.options)
    return [
        dict(zip(names, values, strict=True))
        for values in itertools.product(*game.options.values())
    ]


def set_ups(seed: int = 0) -> Iterator[tuple[Game, Header]]:
    """A header for every game, player count and option combination; the seeds go on from the given one."""
    for game in GAMES.values():
        for seats in range(game.min_seats, game.max_seats + 1):
            for options in option_sets(game):
                yield game, Header(game.id, SEATS[:seats], options, seed)
                seed += 1


class RandomPlayer:
    """Chooses among legal codes; `taste` above 0 prefers the later ones in a list, which keeps workers busy.

    Uniform play passes early and seldom builds; a taste makes games that reach the rare corners.
    """

    def __init__(self, seed: int, taste: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.taste = taste

    def choose(self, actions: tuple[str, ...]) -> str:
        lazy = {"pass", "skip", "done"}
        busy = [code for code in actions if code not in lazy]
        if busy and self.random.random() < self.taste:
            return self.random.choice(busy)
        return self.random.choice(actions)
