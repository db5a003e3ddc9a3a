"""The history heuristic: roll-outs prefer codes that went well for a seat in earlier iterations of the same search.

Every other iteration uses the policy alone. Otherwise what one seat learns makes the others look weaker than they
are, and the search would amplify that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

TRUST = 10.0
"""The gain of a code is halved if it was played in so many iterations, and less reduced in more."""
PLAIN = 2  # one of so many iterations uses the history


class History:
    """For each seat and code, the number of its plays and the sum of the seat's rewards in those iterations."""

    __slots__ = ("_iterations", "_known", "_played", "_totals", "_weight")

    def __init__(self, seats: int, weight: float) -> None:
        self._known: list[dict[str, list[float]]] = [{} for _ in range(seats)]
        self._totals = [0.0] * seats
        self._iterations = 0
        self._played: list[tuple[int, str]] = []
        self._weight = weight

    def begin(self) -> None:
        """Begin an iteration."""
        self._played.clear()

    def play(self, seat: int, code: str) -> None:
        """Note an action of the present iteration."""
        self._played.append((seat, code))

    def adjusted(
        self, seat: int, codes: Sequence[str], scores: list[float]
    ) -> list[float]:
        """Return the policy's scores of a seat's legal actions, each with the weighted gain of the code.

        The gain is the code's mean reward beyond the seat's, shrunk while it was played rarely.
        """
        if not self._iterations or self._iterations % PLAIN:
            return scores
        known, mean, weight = (
            self._known[seat],
            self._totals[seat] / self._iterations,
            self._weight,
        )
        values: list[float] = []
        for code, score in zip(codes, scores, strict=True):
            seen = known.get(code)
            if seen is not None:
                score += weight * (seen[1] - seen[0] * mean) / (seen[0] + TRUST)
            values.append(score)
        return values

    def learn(self, rewards: Sequence[float]) -> None:
        """End the present iteration with each seat's reward."""
        for seat, code in self._played:
            seen = self._known[seat].get(code)
            if seen is None:
                self._known[seat][code] = [1.0, rewards[seat]]
            else:
                seen[0] += 1.0
                seen[1] += rewards[seat]
        self._iterations += 1
        totals = self._totals
        for seat, reward in enumerate(rewards):
            totals[seat] += reward
