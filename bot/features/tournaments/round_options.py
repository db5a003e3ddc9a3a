"""How the rounds and tables of a tournament are run, beside the rules of its format."""

from __future__ import annotations

import msgspec

SETTING = "tournaments"
"""The server's setting: `no` where there are none, and those under way wait."""
DAY = 24 * 60 * 60
PACES = ("24h", "48h", "72h", "7d", "none")
NAME = 60  # characters of a tournament's name
ENTRANTS = (2, 128)  # that a tournament may have at least and at most
SIGNUP_DAYS = (1, 60)
ROUND_DAYS = (0, 240)  # 0: a round ends with its last table
GRACE_DAYS = (0, 30)  # 0: nobody counts as a no-show


class Conduct(msgspec.Struct, frozen=True):
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
    known: bool = False
    """Whether the server's own finished games say how long that is."""
    grace_days: int = 4
    season_of: int | None = None
    """The league of which this is the next season."""


def within(number: int, bounds: tuple[int, int]) -> bool:
    """Whether a number is one that can be chosen."""
    return bounds[0] <= number <= bounds[1]
