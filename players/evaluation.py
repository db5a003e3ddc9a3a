"""The value of a position at the start of a turn for each seat: a sum of weighted terms.

The weights predict how far a seat's final score will be above the mean of all seats. lab.training fits them to games
of computers at three stages of the game; between the stages they are interpolated.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from players.numbers import rewards

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.game import GameState

STAGES = 3
STEPS = 48  # of a game: the weights are interpolated once for each


S = TypeVar("S")


class Measure(NamedTuple, Generic[S]):
    """A game's terms and the functions that compute them from its states."""

    terms: tuple[str, ...]
    # the terms of every seat, without weights
    features: Callable[[S], list[list[float]]]
    stage: Callable[[S], float]  # the progress of the game, 0 to 1
    final_score: Callable[[S, int], int]  # of a seat in a finished game


class Evaluation:
    """The terms of one game with one set of weights."""

    def __init__(
        self,
        measure: Measure[GameState],
        weights: Mapping[str, Sequence[Sequence[float]]],
        spread: Mapping[str, Sequence[float]],
    ) -> None:
        """Store the weights by the number of seats: a row of weights of the terms for each stage, and a spread.

        The spread is the temperature of the softmax that turns expected scores into chances to win, in points.
        """
        self.measure = measure
        self._weights = {
            int(seats): [list(row) for row in rows] for seats, rows in weights.items()
        }
        self._spread = {int(seats): list(row) for seats, row in spread.items()}
        self._blended: dict[int, tuple[list[float], float]] = {}

    def weights(self, state: GameState) -> tuple[list[float], float]:
        """Return the weights at this stage of the game, and the spread."""
        step = int(self.measure.stage(state) * STEPS)
        seats = state.seats
        key = step * 8 + seats
        blended = self._blended.get(key)
        if blended is None:
            at = step / STEPS * (STAGES - 1)
            low = min(int(at), STAGES - 2)
            part = at - low
            rows, spreads = self._weights[seats], self._spread[seats]
            row = [
                a + part * (b - a)
                for a, b in zip(rows[low], rows[low + 1], strict=True)
            ]
            blended = self._blended[key] = (
                row,
                spreads[low] + part * (spreads[low + 1] - spreads[low]),
            )
        return blended

    def standings(self, state: GameState) -> tuple[list[float], float]:
        """Return the expected final score of each seat, less a part that is equal for all, and the spread.

        The scores of a finished game are exact, with spread 0.
        """
        if not state.stack:
            final = self.measure.final_score
            return [float(final(state, seat)) for seat in range(state.seats)], 0.0
        row, spread = self.weights(state)
        return [sum(map(mul, row, own)) for own in self.measure.features(state)], spread

    def rewards(self, state: GameState) -> list[float]:
        """Return the value of the position for each seat (see `numbers.rewards`)."""
        return rewards(*self.standings(state))
