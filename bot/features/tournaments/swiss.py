"""Rounds in which everybody plays: Swiss by table points, and the divisions of a league, which are made for the first
season, and made anew from where everybody stood at the end of one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

from bot.features.tournaments.assignment import Arrangement, best
from bot.features.tournaments.model import Row, Rules
from bot.features.tournaments.scores import Met

MEETING = 10**13  # what meeting once more costs, times the square of how often they met: above all else
SMALL = 10**10
"""What a smaller table once more costs: above any difference of points. Points differ by their square, in sixtieths;
that two have both sat early, or both late, costs as much as a point when each has done so twice more than the other way
round."""


def sizes(people: int, size: int) -> list[int]:
    """The tables of so many people: as few as there can be, the larger before the smaller, by one at most."""
    if not people:
        return []
    count = -(-people // size)
    least, larger = divmod(people, count)
    return [least + 1] * larger + [least] * (count - larger)


def divided(people: Sequence[int], size: int) -> list[list[int]]:
    """These people in order at tables of these sizes."""
    rest = iter(people)
    return [list(islice(rest, seats)) for seats in sizes(len(people), size)]


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
    groups = divided(people, rules.size)
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


def first_divisions(rules: Rules, ordered: Sequence[int]) -> dict[int, int]:
    """By entrant, the division they begin in: as few as there can be, as even as can be, the strongest in the first."""
    divisions = enumerate(divided(ordered, rules.division_size), 1)
    return {one: number for number, division in divisions for one in division}


def next_divisions(rules: Rules, rows: Sequence[Row], newcomers: Sequence[int] = ()) -> dict[int, int]:
    """By entrant, the division of the next season: the best of each go up and as many of the division above go down.
    Who has left is not among them: they are counted among those who go down, and where more left, more go up.
    Newcomers, the strongest first, join the lowest division, or make one of their own when they fill a table."""
    numbers = sorted({row.division for row in rows})
    old = [[row for row in rows if row.division == number] for number in numbers]
    ladder = _exchanged(rules, old)
    for at, division in enumerate(ladder):
        for lower in ladder[at + 1 :]:
            missing = len(old[at]) - len(division)
            division += lower[:missing]
            del lower[:missing]
    ladder = [division for division in ladder if division]
    if not ladder:
        return first_divisions(rules, newcomers)
    last = ladder.pop()
    room = max(0, rules.division_size - len(last))
    joining, rest = list(newcomers[:room]), list(newcomers[room:])
    if len(rest) < rules.size:
        joining, rest = list(newcomers), []
    last += joining
    if ladder and len(last) < rules.size and not rest:
        ladder[-1] += last
    else:
        ladder.append(last)
    found = {one: number for number, division in enumerate(ladder, 1) for one in division}
    more = first_divisions(rules, rest)
    return found | {one: len(ladder) + number for one, number in more.items()}


def _exchanged(rules: Rules, old: Sequence[Sequence[Row]]) -> list[list[int]]:
    """The divisions after those who go up and down between each two have changed places, without who has left."""
    there = [[row.entrant for row in division if not row.out] for division in old]
    ladder = [division.copy() for division in there]
    for upper in range(len(old) - 1):
        most = min(rules.moves, len(old[upper]) // 2, len(old[upper + 1]) // 2)
        up = there[upper + 1][:most]
        down = there[upper][max(0, len(there[upper]) - len(up)) :]
        ladder[upper] = [one for one in ladder[upper] if one not in down] + up
        ladder[upper + 1] = down + [one for one in ladder[upper + 1] if one not in up]
    return ladder
