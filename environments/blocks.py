"""The parts of an observation: a name, a shape, what its numbers are."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

FLOATS = "f"
"""The code of the arrays in which observations are made: float32."""

FLAGS = (0.0, 1.0)
NUMBERS = (-9999.0, 9999.0)
"""The bounds of what is not a flag: amounts are at most 9,999, prestige may be below 0."""


class Block(NamedTuple):
    """`unit` says what a number is; `labels` name the entries of the last axis where they have names."""

    name: str
    shape: tuple[int, ...]
    bounds: tuple[float, float]
    unit: str
    labels: tuple[str, ...] = ()


def flags(name: str, size: int, unit: str, labels: Sequence[str] = ()) -> Block:
    """Return a row of flags."""
    return Block(name, (size,), FLAGS, unit, tuple(labels))


def numbers(name: str, unit: str, size: int = 1, labels: Sequence[str] = ()) -> Block:
    """Return a row of numbers."""
    return Block(name, (size,), NUMBERS, unit, tuple(labels))


def zeros(size: int) -> array[float]:
    """Return so many numbers, all 0."""
    return array(FLOATS, bytes(size * array(FLOATS).itemsize))


def put(values: array[float], at: int, row: Sequence[float]) -> None:
    """Write a row of numbers from that place on."""
    values[at : at + len(row)] = array(FLOATS, row)
