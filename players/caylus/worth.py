"""The weights of the policy of Caylus, and the values of cubes by these weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.caylus.needs import WORKPLACE_INDEX

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

BLOCKS = {
    "cube": 20,  # one more cube of a kind, by how many the seat has (0, 1, 2, more)
    "cube_late": 5,
    "spot": len(WORKPLACE_INDEX),
    "spot_late": len(WORKPLACE_INDEX),
    "price": 3,  # a denier: always, while poor (under 4), the first passer's
    "reach": 4,  # a building 1, 2, 3, or more spaces beyond the provost
    "owner": 2,  # another's building, an own one
    # by kind wood, stone, prestige: nothing affordable, something, the best one's worth
    "build": 9,
    # nothing affordable, the low rate, the high rate; market without a cube, peddler, lawyer
    "trade": 6,
    "castle": 8,
    "joust": 2,
    "order": 4,  # stables by places won; guild by own workers just beyond the provost
    "pass": 8,
    "shift": 8,
    "give": 4,
    "favor": 20,  # by line and level
    "favor_late": 4,
    "favor_more": 4,
    "use": 8,
    "tile": 4,
    "batch": 5,
    "skip": 6,
    "inn": 4,
}
"""The number of weights in each block; the comments name the features that they are for."""

KINDS = {"wood": 0, "stone": 1, "prestige": 2}


class Worth:
    """One set of weights, and the values of cubes by it."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = {name: list(weights[name]) for name in BLOCKS}
        self._cube = self.weights["cube"]

    def _gains(self, cubes: Sequence[int], progress: float) -> list[float]:
        """Return the value of one more cube of each kind."""
        cube, cube_late = self._cube, self.weights["cube_late"]
        return [
            cube[4 * kind + (n if n < 3 else 3)] + progress * cube_late[kind]
            for kind, n in enumerate(cubes)
        ]

    def _more(
        self, cubes: Sequence[int], goods: Sequence[int], progress: float
    ) -> float:
        """Return the value of these further cubes."""
        cube, cube_late = self._cube, self.weights["cube_late"]
        total = 0.0
        for kind, number in enumerate(goods):
            if number:
                have = cubes[kind]
                for n in range(have, have + number):
                    total = (
                        total
                        + cube[4 * kind + (n if n < 3 else 3)]
                        + progress * cube_late[kind]
                    )
        return total

    def _loss(self, cubes: Sequence[int], kind: int, progress: float) -> float:
        """Return the value of the last cube of a kind."""
        n = cubes[kind] - 1
        return (
            self._cube[4 * kind + (n if n < 3 else 3)]
            + progress * self.weights["cube_late"][kind]
        )
