"""Chance from whole numbers: generator 1 of the records (`chance: 1`), whose meaning never changes.

SplitMix64 (Steele, Lea, Flood 2014): a 64-bit counter, hashed. Small enough to live in a state as one
number, and the same in any language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

GENERATOR = 1
MAX_SEED = 2**63 - 1
_MASK = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15


class Chance:
    """A stream of whole numbers; `state` (0 to 2^64-1) continues it after saving and loading."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next(self) -> int:
        """Return the next number, 0 to 2^64-1."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound-1, each equally likely."""
        limit = 2**64 - 2**64 % bound
        while True:
            number = self.next()
            if number < limit:
                return number % bound

    def pick(self, things: Sequence[T]) -> T:
        """Return one of the things; they must not be empty."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return the things in a random order (Fisher and Yates, from the end)."""
        result = list(things)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


def stream(seed: int, purpose: int) -> Chance:
    """Return an independent stream of the same seed for another purpose (0: set-up, 1: random play)."""
    return Chance(Chance(seed ^ (purpose * 0xD1342543DE82EF95)).next())
