"""Comparison of the values of a search that learns with those of a plain search with more iterations.

Positions come from all turns of games between players of level 3, with every number of seats.
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

LONGER = 5  # the factor of the plain search's iterations
MOST_DIFFERENCE = 0.15  # the largest acceptable difference of a seat's value
SPACING = 43  # decisions between two positions


class Deviation(NamedTuple):
    """A position, and the largest differences of a seat's value from that of the long plain search."""

    game: int  # its number
    seats: int
    turn: int
    learned: float  # of a search that learns
    plain: float  # of a plain search with as many iterations


def sample_positions(
    mind: Mind, number: int, seed: int
) -> Iterator[tuple[int, GameState]]:
    """Yield positions with a choice and the numbers of their games, which take turns in their number of seats."""
    game = mind.game
    while number:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state, _ = game.start(Header(game.id, SEATS[:seats], {}, seed))
        decided = seed
        while state.stack and number:
            if len(state.actions) > 1:
                decided += 1
                if decided % SPACING == 0:
                    yield seed, game.clone(state)
                    number -= 1
            game.step(state, choose(mind, state, LEVELS[3], decided).code)
        seed += 1


def deviations(
    mind: Mind, number: int, seed: int, iterations: int = LEVELS[5]
) -> Iterator[Deviation]:
    """Yield the deviations of positions; the searches of a position have the same worlds and seed."""
    for game, state in sample_positions(mind, number, seed):
        worlds = worlds_of(mind, state, iterations, seed)
        learned, long = (
            Search(mind, worlds, seed, LEARNING_SETTINGS),
            Search(mind, worlds, seed),
        )
        learned.run(iterations)
        long.run(iterations)
        plain = long.value()
        long.run((LONGER - 1) * iterations)
        learned_most, plain_most = (
            max(
                abs(value - exact)
                for value, exact in zip(values, long.value(), strict=True)
            )
            for values in (learned.value(), plain)
        )
        yield Deviation(game, state.seats, state.turn, learned_most, plain_most)
