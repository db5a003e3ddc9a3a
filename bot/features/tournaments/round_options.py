"""How the rounds and tables of a tournament are run, beside the rules of its format; and what an organiser chooses of
points and tie-breaks: a few scales by name, and what decides first between equals."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.features.tournaments.model import DEFAULT_POINTS, DEFAULT_TIEBREAKS, Rules, TieBreak

SETTING = "tournaments"
"""The server's setting: `no` where there are none, and those under way wait."""
PACES = ("24h", "48h", "72h", "7d")
NAME = 60  # characters of a tournament's name
PEOPLE = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 27, 30, 32, 36, 48, 64, 96, 128)
"""That a tournament may have at least and at most."""
TIMES = {
    "signup_days": (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 60),
    "round_days": (0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 84, 98, 112, 126, 140, 168, 196, 224),
    "grace_days": (0, 2, 3, 4, 5, 6, 7, 10, 14),
    "extra_days": (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28),
}
"""Days that can be chosen: none for a round that ends with its last table, and where nobody counts as a no-show."""
LONGEST = 240  # days of a round


class RoundOptions(msgspec.Struct, frozen=True):
    """What an organiser chooses beside the format.

    `grace_days`: who has not acted at all so many days after they could has not come, and their seat goes to somebody
    else. `extra_days`: what a round gets, once, where it waits for its late tables.
    `automatic`: the next round is drawn when the last table of one is done. `clock` is how the clock of a table treats
    who exceeds it.
    """

    game: str = "caylus"
    options: dict[str, str] = {}
    pace: str = "24h"
    clock: str = "skip"
    extra_days: int = 7
    rated: bool = True
    automatic: bool = True
    least: int = 4
    most: int = 64
    signup_days: int = 7
    round_days: int = 28
    proposed: bool = False
    """Whether that is as long as nine of ten tables take, and changes with the game, its players and the pace."""
    nine: int = 0
    """The days that nine of ten tables take."""
    known: bool = False
    """Whether the server's own finished games say how long that is."""
    grace_days: int = 4
    season_of: int | None = None
    """The league of which this is the next season."""


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
