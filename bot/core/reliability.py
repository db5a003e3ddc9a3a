"""How reliable somebody is in a server: how many of their rated games they finished, how many deadlines they missed,
and, where they want others to know, how fast they answer. Only tables that were made since version 34 count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from storage import statistics

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

COUNTED = 2
"""What `game.counts` is for a table that counts here too; 1 counts in statistics alone."""
FACTS = ("finished", "deadlines", "within-hour", "within-day")
"""The sums that it is made of (`bot/features/statistics/facts.py`)."""
ANSWERS = "answers"
"""The setting of a person who wants others to know how fast they answer."""
FEW = 10  # answers that say nothing about how fast somebody is
MOSTLY = 3, 4  # of their answers are as fast as that


class Reliability(msgspec.Struct, frozen=True):
    """Of somebody's rated games and deadlines how many they finished and `missed`; how fast they mostly answer."""

    games: int = 0
    finished: int = 0
    deadlines: int = 0
    missed: int = 0
    answers: Literal["hour", "day", "longer"] | None = None

    def reaches(self, percent: int) -> bool:
        """Whether at least so many of 100 games were finished, and so many of 100 deadlines met."""
        met = self.deadlines - self.missed
        return self.finished * 100 >= percent * self.games and met * 100 >= percent * self.deadlines


NOTHING_KNOWN = Reliability()


def of_people(uow: UnitOfWork, server: int, users: Iterable[int]) -> dict[int, Reliability]:
    """What is known of these people in a server; who has no game that counts is missing."""
    found = statistics.sums_of(uow.tx, server, sorted(set(users)), FACTS)
    willing = statistics.with_setting(uow.tx, sorted(found), ANSWERS, "yes")
    known: dict[int, Reliability] = {}
    for user, sums in found.items():
        answers: Literal["hour", "day", "longer"] | None = None
        if user in willing and sums.get("within-hour", (0, 0))[0] >= FEW:
            part, whole = MOSTLY
            within = [sums[what] for what in ("within-hour", "within-day")]
            hour, day = (fast * whole >= number * part for number, fast in within)
            answers = "hour" if hour else "day" if day else "longer"
        if "finished" in sums:
            known[user] = Reliability(*sums["finished"], *sums.get("deadlines", (0, 0)), answers)
    return known
