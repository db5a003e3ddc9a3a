"""Ratings of skill: Plackett and Luce's model as openskill computes it.

A rating is a mean and a deviation, both in millionths, so that it is the same number in every database and on
every machine.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MILLION = 1_000_000
_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """The distribution of a person's skill, in millionths of a point."""

    mu: int  # mean
    sigma: int  # standard deviation

    @property
    def ordinal(self) -> int:
        """The sort key of the ladder: a skill that is nearly certain."""
        return self.mu - 3 * self.sigma


START = Rating(25 * MILLION, 25 * MILLION // 3)

COMPUTERS = {
    1: Rating(3 * MILLION, MILLION),
    2: Rating(15 * MILLION, MILLION),
    3: Rating(25 * MILLION, MILLION),
    4: Rating(35 * MILLION, MILLION),
    5: Rating(50 * MILLION, MILLION),
}
"""The fixed ratings of the levels, by matches (docs/players.md).

Level 3 has the mean of newcomers. Level 4 won half of its games against three of level 3, which the model expects at 10
points more. Level 5 won two thirds against three of level 4: 15 points more. Levels 2 and 1 are 10 and 12 points below
the next level, against which they won one game in seven."""


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the players' ratings after a game with these ranks, in the same order.

    Rank 1 is best; equal ranks are shared.
    """
    sides = [
        [_MODEL.rating(mu=rating.mu / MILLION, sigma=rating.sigma / MILLION)]
        for rating in before
    ]
    new_ratings = _MODEL.rate(sides, ranks=[float(rank) for rank in ranks])
    return [
        Rating(round(side[0].mu * MILLION), round(side[0].sigma * MILLION))
        for side in new_ratings
    ]


def public_rating(ordinal: int) -> int:
    """Return the rating that people see: 1000 for a newcomer, 40 for each point of the ordinal."""
    return 1000 + round(40 * ordinal / MILLION)
