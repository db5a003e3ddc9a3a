"""Rounds in which everybody plays: Swiss by table points, and the divisions of a league."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.features.tournaments.assignment import Arrangement, best
from bot.features.tournaments.model import Rules
from bot.features.tournaments.pairing_history import Met

MEETING = 10**13
"""What meeting once more costs, times the square of how often they met: above all else."""
SMALL = 10**10
"""What a smaller table once more costs: above any difference of points.

Points differ by their square, in sixtieths; that two have both sat early, or both late, costs as much as a point when
each has done so twice more than the other way round.
"""


def sizes(people: int, size: int) -> list[int]:
    """The tables of so many people: as few as there can be, the larger before the smaller, by one at most."""
    if not people:
        return []
    count = -(-people // size)
    least, larger = divmod(people, count)
    return [least + 1] * larger + [least] * (count - larger)


def resting(ordered: Sequence[int], met: Met) -> int:
    """Who has the bye: the last of those with the fewest byes so far who have given up no table."""
    return min(reversed(ordered), key=lambda one: (one in met.lost, met.byes[one]))


def tables(
    rules: Rules, ordered: Sequence[int], points: dict[int, int], met: Met, lots: Random
) -> list[list[int]]:
    """The tables of these people, who stand in this order with these points; where there must be a bye, it is last."""
    people = list(ordered)
    alone: list[list[int]] = []
    if 1 in sizes(len(people), rules.size):
        alone = [[resting(people, met)]]
        people.remove(alone[0][0])
    groups: list[list[int]] = []
    for size in sizes(len(people), rules.size):
        taken = sum(map(len, groups))
        groups.append(people[taken : taken + size])
    arrangement = Arrangement(
        groups,
        lambda a, b: (
            MEETING * met.times(a, b) ** 2 + (points[a] - points[b]) ** 2 + met.drift[a] * met.drift[b]
        ),
        lambda one, size: SMALL * met.small[one] if size < rules.size else 0,
    )
    return best(arrangement, lots) + alone


def folded(ordered: Sequence[int], size: int) -> list[int]:
    """The first tables by rating: each table gets one of every strength, the best of it in turn from both ends."""
    count = -(-len(ordered) // size)
    groups: list[list[int]] = [[] for _ in range(count)]
    for at, one in enumerate(ordered):
        row, column = divmod(at, count)
        groups[column if row % 2 == 0 else count - 1 - column].append(one)
    groups.sort(key=len, reverse=True)
    return [one for group in groups for one in group]
