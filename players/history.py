"""The results of actions in one search, from which its roll-outs learn while it runs.

This is the history heuristic: whatever the position, a code that went well for a seat is tried more often by
it. Every other iteration uses the policy alone. Otherwise the learning of one seat makes the others look weaker
than they are, and the search believes that more and more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

TRUST = 10.0
"""So many iterations with a code count for as much as not to know it."""
PLAIN = 2  # of so many iterations one goes by what was learned, the others by the policy alone


class History:
    """By seat and code, in how many iterations the seat did that, and the sum of the rewards it got in them."""

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
        """Let the seat do that in the present iteration."""
        self._played.append((seat, code))

    def inclined(self, seat: int, codes: Sequence[str], scores: list[float]) -> list[float]:
        """Return the scores of a seat's legal actions, and their gain beyond its mean reward so far.

        In an iteration that goes by the policy there are the scores alone.
        """
        if not self._iterations or self._iterations % PLAIN:
            return scores
        known, mean, weight = self._known[seat], self._totals[seat] / self._iterations, self._weight
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
