"""What an organiser chooses of points and tie-breaks: a few scales by name, and what decides first between equals."""

from __future__ import annotations

from typing import NamedTuple

from bot.features.tournaments.model import DEFAULT_POINTS, DEFAULT_TIEBREAKS, Rules, TieBreak

SIZES = range(2, 6)  # seats of a table


class Scale(NamedTuple):
    """Points by place for each number of people at a table, the same for a win at each, and those of a bye."""

    points: dict[int, tuple[int, ...]]
    bye: int


SCALES = {
    "steep": Scale(DEFAULT_POINTS, 6),
    "even": Scale({size: tuple(range(12, -1, -12 // (size - 1))) for size in SIZES}, 12),
    "wins": Scale({size: (1, *[0] * (size - 1)) for size in SIZES}, 1),
}
"""A win far before a second place, as far from place to place, or wins alone."""

FIRST = tuple(one for one in TieBreak if one is not TieBreak.LOT)
"""What can decide first between equals."""


def scale_of(rules: Rules) -> str | None:
    """The name of the scale that the rules have; None for any other."""
    return next((name for name, one in SCALES.items() if one == (rules.points, rules.bye)), None)


def order(first: TieBreak) -> tuple[TieBreak, ...]:
    """The tie-breaks with that one before the others in their usual order."""
    return (first, *(one for one in DEFAULT_TIEBREAKS if one is not first))


def most_moves(division_size: int) -> int:
    """How many can go up, and down, between two divisions of that size."""
    return division_size // 3
