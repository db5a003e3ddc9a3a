"""The ladder: everybody against everybody, in every game, with every number of players and every option.

Who finishes before whom counts as a game won between the two. Ratings are those of Bradley and Terry on Elo's
scale (400 points are odds of ten to one), the greedy player standing at 1500; intervals come from drawing the
games again with replacement.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, cycle
from math import log10
from typing import TYPE_CHECKING, NamedTuple

from lab.match import play
from players.opponents import UnknownPlayer, player

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from lab.match import Played
    from rules.game import Game

NAMES = ("random", "greedy", "level1", "level2", "level3", "level4", "level5")
ANCHOR, ANCHORED = "greedy", 1500.0
SCALE = 400.0
DRAWS = 100  # samples of the games, for the intervals
ROUNDS = 60  # of the iteration that finds the ratings
SEED = 20050101

Wins = Counter[tuple[str, str]]
"""The number of times that the first finished before the second, doubled: a tie is one for each."""


class Setting(NamedTuple):
    """A number of players and options other than the usual ones."""

    seats: int
    options: Mapping[str, str]


class Rating(NamedTuple):
    """A player's rating with its 95 % interval, and the share of games it won alone or with others."""

    name: str
    rating: float
    low: float
    high: float
    games: int


def settings(game: Game) -> Iterator[Setting]:
    """Yield every number of players, with the usual options and with each other value of an option."""
    for seats in range(game.min_seats, game.max_seats + 1):
        yield Setting(seats, {})
        for name, values in game.options.items():
            for value in values[1:]:
                yield Setting(seats, {name: value})


def tables(names: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Yield who sits where, forever: all groups of that size, each in every rotation.

    With fewer players than seats some sit twice.
    """
    pool = list(names)
    while len(pool) < seats:
        pool += names
    groups = sorted(set(combinations(pool, seats)))
    while True:
        for turned in range(seats):
            for group in groups:
                yield group[turned:] + group[:turned]


def round_robin(
    game: Game, names: Sequence[str], games: int, seed: int = 0
) -> Iterator[tuple[Setting, Played]]:
    """Yield so many games of every setting; raise UnknownPlayer."""
    for name in names:
        player(name, game.id)
    if len(set(names)) < 2:
        raise UnknownPlayer("a ladder needs two players at least")
    for setting in settings(game):
        for number, group in zip(range(games), cycle(tables(names, setting.seats)), strict=False):
            yield setting, play(game.id, group, seed + number, setting.options)


def wins(played: Sequence[Played]) -> Wins:
    """Return who finished before whom, how often."""
    counted: Wins = Counter()
    for game in played:
        seats = range(len(game.names))
        for one, other in combinations(seats, 2):
            first, second = game.names[one], game.names[other]
            if first != second:
                ahead = (game.scores[one] > game.scores[other]) - (game.scores[one] < game.scores[other])
                counted[first, second] += 1 + ahead
                counted[second, first] += 1 - ahead
    return counted


def ratings(counted: Wins, names: Sequence[str]) -> dict[str, float]:
    """Return the ratings under which these results are likeliest.

    One draw is added to every pair that met, so that who always won has a rating too.
    """
    strength = dict.fromkeys(names, 1.0)
    met = {
        (name, other): counted[name, other] + counted[other, name] + 2
        for name in names
        for other in names
        if name != other and counted[name, other] + counted[other, name]
    }
    won = {name: sum(counted[name, other] + 1.0 for other in names if (name, other) in met) for name in names}
    for _ in range(ROUNDS):
        for competitor in names:
            faced = sum(
                number / (strength[competitor] + strength[other])
                for (first, other), number in met.items()
                if first == competitor
            )
            if faced:
                strength[competitor] = won[competitor] / faced
    anchor = strength.get(ANCHOR, 1.0)
    return {name: ANCHORED + SCALE * log10(strength[name] / anchor) for name in names}


def ladder(played: Sequence[Played], names: Sequence[str]) -> list[Rating]:
    """Return the ratings of these games with intervals, best first."""
    found = ratings(wins(played), names)
    chance = random.Random(SEED)
    drawn = [ratings(wins(chance.choices(played, k=len(played))), names) for _ in range(DRAWS)]
    result = []
    for name in names:
        sample = sorted(drawing[name] for drawing in drawn)
        low, high = sample[round(0.025 * (DRAWS - 1))], sample[round(0.975 * (DRAWS - 1))]
        games = sum(name in game.names for game in played)
        result.append(Rating(name, found[name], low, high, games))
    return sorted(result, key=lambda rating: -rating.rating)


def lines(rated: Sequence[Rating]) -> list[str]:
    """Return the ladder in words."""
    return [
        f"{change.rating:6.0f}  {change.name}  (95 %: {change.low:.0f} to {change.high:.0f}, {change.games} games)"
        for change in rated
    ]
