"""Compares the values of a search that learns with those of a plain one with more iterations.

The positions are of games between players of level 3 with every number of seats, from the first turn to the
last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from players.levels import LEARNING_SETTINGS, LEVELS, choose, worlds_of
from players.search import Search
from rules.header import Header
from rules.notation import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from players.minds import Mind
    from rules.game import GameState

TIMES = 5
"""So many times the iterations of level 5 has the plain search."""
MOST_DIFFERENCE = 0.15  # of a reward, by which no seat's value may differ
EVERY = 43  # decisions between the positions


class Deviation(NamedTuple):
    """A position: the number of its game, of seats, its turn, and its largest difference in a seat's value.

    The difference is between the search that learns and a plain one of the same size.
    """

    game: int
    seats: int
    turn: int
    learned: float
    plain: float


def positions(mind: Mind, number: int, seed: int) -> Iterator[tuple[int, GameState]]:
    """Yield so many positions with a choice, with the number of their game; numbers of seats take turns."""
    game = mind.game
    while number:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state, _ = game.start(Header(game.id, SEATS[:seats], {}, seed))
        decided = seed
        while state.stack and number:
            if len(state.actions) > 1:
                decided += 1
                if decided % EVERY == 0:
                    yield seed, game.clone(state)
                    number -= 1
            game.step(state, choose(mind, state, LEVELS[3], decided).code)
        seed += 1


def deviations(mind: Mind, number: int, seed: int, iterations: int = LEVELS[5]) -> Iterator[Deviation]:
    """Yield the searches of so many positions, all with the same worlds and seed."""
    for game, state in positions(mind, number, seed):
        worlds = worlds_of(mind, state, iterations, seed)
        learned, long = Search(mind, worlds, seed, LEARNING_SETTINGS), Search(mind, worlds, seed)
        learned.run(iterations)
        long.run(iterations)
        plain = long.value()
        long.run((TIMES - 1) * iterations)
        most = [
            max(abs(one - other) for one, other in zip(values, long.value(), strict=True))
            for values in (learned.value(), plain)
        ]
        yield Deviation(game, state.seats, state.turn, *most)
