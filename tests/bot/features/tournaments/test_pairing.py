"""Rounds are drawn fairly: everybody once, nobody with the same people again, turn orders even."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from bot.features.tournaments.model import Entrant, Format, Phase, Problem, Rules
from bot.features.tournaments.pairing import check, draw, stage
from bot.features.tournaments.standings import standings
from tests.bot.features.tournaments.playing import entrants, played


def meetings(tables):
    return Counter(
        pair for table in tables for pair in combinations(sorted(table.entrants), 2)
    )


def turns(tables, number):
    return [
        table.entrants.index(number) for table in tables if number in table.entrants
    ]


def test_sixty_four_play_seven_rounds_and_nobody_meets_anybody_again():
    there, tables = played(Rules(rounds=7, seed=5), 64, 5, leaving=0.04)
    for number in range(1, 8):
        seated = Counter(
            one for table in tables if table.round == number for one in table.entrants
        )
        assert seated == Counter(one.number for one in there if one.plays(number))
    assert max(meetings(tables).values()) == 1
    for one in there:
        counts = Counter(turns(tables, one.number))
        assert max(counts.values()) - min(counts[place] for place in range(4)) <= 2


def test_the_same_seed_draws_the_same_and_another_does_not():
    people = entrants(24)
    rules = Rules(seed=1)
    assert draw(rules, people, (), 1) == draw(rules, people, (), 1)
    assert draw(rules, people, (), 1) != draw(Rules(seed=2), people, (), 1)


@pytest.mark.parametrize(
    ("people", "sizes"), [(5, [3, 2]), (6, [3, 3]), (9, [3, 3, 3]), (13, [4, 3, 3, 3])]
)
def test_tables_are_smaller_rather_than_that_many_rest(people, sizes):
    assert [
        len(table.seats) for table in draw(Rules(size=4), entrants(people), (), 1)
    ] == sizes


def test_nobody_has_a_bye_twice_before_everybody_has_had_one():
    there, tables = played(Rules(size=2, rounds=9), 9, 3)
    byes = Counter(table.entrants[0] for table in tables if len(table.seats) == 1)
    assert byes == Counter(one.number for one in there)


def test_a_knockout_comes_down_to_one_table():
    rules = Rules(format=Format.KNOCKOUT, size=4)
    there, tables = played(rules, 60, 1)
    assert [
        sum(len(one.seats) for one in tables if one.round == number)
        for number in (1, 2, 3)
    ] == [
        60,
        16,
        4,
    ]
    assert stage(rules, there, tables).phase is Phase.OVER


def test_one_person_alone_is_too_few():
    assert stage(Rules(), [Entrant(number=1)], ()).phase is Phase.SHORT


@pytest.mark.parametrize("seed", range(4))
def test_no_draw_of_eight_has_fewer_meetings_again(seed):
    """All 35 ways to seat eight people at two tables of four are tried."""
    there, tables = played(Rules(rounds=4, seed=seed), 8, seed)
    for number in range(2, 5):
        before = meetings([table for table in tables if table.round < number])
        drawn = meetings([table for table in tables if table.round == number])

        def cost(pairs, before=before):
            return sum(before[pair] ** 2 for pair in pairs)

        others = [one.number for one in there]
        ways = (set(table) for table in combinations(others, 4))
        best = min(
            cost(
                [
                    *combinations(sorted(way), 2),
                    *combinations(sorted(set(others) - way), 2),
                ]
            )
            for way in ways
        )
        assert cost(drawn) == best


def test_in_a_division_everybody_meets_everybody_equally_often():
    rules = Rules(format=Format.LEAGUE, rounds=7, division_size=8, seed=3)
    _, tables = played(rules, 8, 3)
    assert set(meetings(tables).values()) == {3}


def test_points_at_tables_are_closer_than_at_the_best_of_a_hundred_draws_by_lot():
    there, tables = played(Rules(rounds=5, seed=2), 40, 2)
    before = [table for table in tables if table.round < 5]
    points = {row.entrant: row.points for row in standings(Rules(), there, before)}

    def spread(groups):
        return sum(
            max(map(points.get, group)) - min(map(points.get, group))
            for group in groups
        )

    drawn = spread([table.entrants for table in tables if table.round == 5])
    chance, numbers = random.Random(1), list(points)
    by_lot = []
    for _ in range(100):
        chance.shuffle(numbers)
        by_lot.append(spread([numbers[at : at + 4] for at in range(0, 40, 4)]))
    assert drawn < min(by_lot)


def test_rules_that_cannot_be_say_what_can():
    assert check(Rules(), 5) == ()
    assert check(Rules(size=5), 4) == (Problem("size", 5, 2, 4),)
    assert check(Rules(format=Format.KNOCKOUT, size=4, advance=3), 5) == (
        Problem("advance", 3, 1, 2),
    )
    assert check(Rules(points={2: (6, 7), 3: (6, 2, 0)}, size=3), 5) == (
        Problem("points", 7, 0, 6),
    )
    assert check(Rules(points={2: (6, 0)}, size=3), 5) == (Problem("places", 0, 3, 3),)
