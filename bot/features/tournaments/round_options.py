"""How the rounds and tables of a tournament are run, beside the rules of its format."""

from __future__ import annotations

import msgspec

SETTING = "tournaments"
"""The server's setting: `no` where there are none, and those under way wait."""
DAY = 24 * 60 * 60
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
    nine: int = 0
    """The days that nine of ten tables take."""
    known: bool = False
    """Whether the server's own finished games say how long that is."""
    grace_days: int = 4
    season_of: int | None = None
    """The league of which this is the next season."""
