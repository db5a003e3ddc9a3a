"""The ladder: everybody against everybody, in every game, with every number of players and every option.

Of every two players in a game, the one that finishes before the other has won against it. Ratings are those of Bradley
and Terry on Elo's scale (400 points are odds of ten to one), with the greedy player at 1500. Intervals come from a
bootstrap of the games.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, cycle
from math import log10
from typing import TYPE_CHECKING, NamedTuple

from lab.match import play_named
from players.opponents import UnknownPlayer, player

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from lab.match import GameResult
    from rules.game import Game

NAMES = ("random", "greedy", "level1", "level2", "level3", "level4", "level5")
ANCHOR, ANCHORED = "greedy", 1500.0
SCALE = 400.0
RESAMPLES = 100  # of the bootstrap
FIT_ITERATIONS = 60
SEED = 20050101

Wins = Counter[tuple[str, str]]
"""By pair of names, twice the number of wins of the first over the second; a tie counts one for each."""


class Setting(NamedTuple):
    """A number of players and options other than the usual ones."""

    seats: int
    options: Mapping[str, str]


class Rating(NamedTuple):
    """A player's rating with its 95 % interval, and its number of games."""

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


def seatings(names: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Yield the players by seat, forever: all groups of that size, each in every rotation.

    With fewer players than seats some have two seats.
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
) -> Iterator[tuple[Setting, GameResult]]:
    """Play `games` games of every setting; raise UnknownPlayer."""
    for name in names:
        player(name, game.id)
    if len(set(names)) < 2:
        raise UnknownPlayer("a ladder needs two players at least")
    for setting in settings(game):
        for number, group in zip(
            range(games), cycle(seatings(names, setting.seats)), strict=False
        ):
            yield setting, play_named(game.id, group, seed + number, setting.options)


def pairwise_wins(played: Sequence[GameResult]) -> Wins:
    """Return the wins between every two players."""
    counted: Wins = Counter()
    for game in played:
        seats = range(len(game.names))
        for seat, other in combinations(seats, 2):
            first, second = game.names[seat], game.names[other]
            if first != second:
                ahead = (game.scores[seat] > game.scores[other]) - (
                    game.scores[seat] < game.scores[other]
                )
                counted[first, second] += 1 + ahead
                counted[second, first] += 1 - ahead
    return counted


def ratings(counted: Wins, names: Sequence[str]) -> dict[str, float]:
    """Return the ratings of maximum likelihood, by the usual fixed-point iteration.

    One draw is added to every pair that met, so that a player who always won has a finite rating.
    """
    strength = dict.fromkeys(names, 1.0)
    met = {
        (name, other): counted[name, other] + counted[other, name] + 2
        for name in names
        for other in names
        if name != other and counted[name, other] + counted[other, name]
    }
    won = {
        name: sum(counted[name, other] + 1.0 for other in names if (name, other) in met)
        for name in names
    }
    for _ in range(FIT_ITERATIONS):
        for competitor in names:
            expected = sum(
                number / (strength[competitor] + strength[other])
                for (first, other), number in met.items()
                if first == competitor
            )
            if expected:
                strength[competitor] = won[competitor] / expected
    anchor = strength.get(ANCHOR, 1.0)
    return {name: ANCHORED + SCALE * log10(strength[name] / anchor) for name in names}


def rate_games(played: Sequence[GameResult], names: Sequence[str]) -> list[Rating]:
    """Return the ratings of these games with intervals, best first."""
    found = ratings(pairwise_wins(played), names)
    chance = random.Random(SEED)
    drawn = [
        ratings(pairwise_wins(chance.choices(played, k=len(played))), names)
        for _ in range(RESAMPLES)
    ]
    result = []
    for name in names:
        sample = sorted(drawing[name] for drawing in drawn)
        low, high = (
            sample[round(0.025 * (RESAMPLES - 1))],
            sample[round(0.975 * (RESAMPLES - 1))],
        )
        games = sum(name in game.names for game in played)
        result.append(Rating(name, found[name], low, high, games))
    return sorted(result, key=lambda rating: -rating.rating)


def ladder_lines(ratings: Sequence[Rating]) -> list[str]:
    """Return the ladder as lines of text."""
    return [
        f"{row.rating:6.0f}  {row.name}  (95 %: {row.low:.0f} to {row.high:.0f}, {row.games} games)"
        for row in ratings
    ]
