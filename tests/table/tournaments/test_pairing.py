"""Rounds are drawn fairly: everybody once, nobody with the same people again, turn orders even."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.table.tournaments.model import Entrant, Format, Phase, Rules
from bot.table.tournaments.pairing import draw, stage
from tests.table.tournaments.playing import entrants, played


def meetings(tables):
    return Counter(pair for table in tables for pair in combinations(sorted(table.entrants), 2))


def turns(tables, number):
    return [table.entrants.index(number) for table in tables if number in table.entrants]


@pytest.mark.parametrize("leaving", [0, 0.04])
def test_sixty_four_play_seven_rounds_and_nobody_meets_anybody_again(leaving):
    there, tables = played(Rules(rounds=7, seed=5), 64, 5, leaving)
    for number in range(1, 8):
        seated = Counter(one for table in tables if table.round == number for one in table.entrants)
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


@pytest.mark.parametrize(("people", "sizes"), [(5, [3, 2]), (6, [3, 3]), (9, [3, 3, 3]), (13, [4, 3, 3, 3])])
def test_tables_are_smaller_rather_than_that_many_rest(people, sizes):
    assert [len(table.seats) for table in draw(Rules(size=4), entrants(people), (), 1)] == sizes


def test_nobody_has_a_bye_twice_before_everybody_has_had_one():
    there, tables = played(Rules(size=2, rounds=9), 9, 3)
    byes = Counter(table.entrants[0] for table in tables if len(table.seats) == 1)
    assert byes == Counter(one.number for one in there)


def test_a_knockout_comes_down_to_one_table():
    rules = Rules(format=Format.KNOCKOUT, size=4)
    there, tables = played(rules, 60, 1)
    assert [sum(len(one.seats) for one in tables if one.round == number) for number in (1, 2, 3)] == [
        60,
        16,
        4,
    ]
    assert stage(rules, there, tables).phase is Phase.OVER


def test_one_person_alone_is_too_few():
    assert stage(Rules(), [Entrant(number=1)], ()).phase is Phase.SHORT
