"""Divisions of a league from season to season."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.model import Row, Rules
from bot.features.tournaments.swiss import first_divisions, next_divisions

RULES = Rules(size=4, division_size=8, moves=2)


def rows(divisions, out=()):
    """Everybody by division, in the order of their numbers."""
    found = []
    for number, people in enumerate(divisions, 1):
        for place, one in enumerate(people, 1):
            gone = one in out
            found.append(
                Row(
                    entrant=one,
                    division=number,
                    place=place,
                    points=0,
                    tables=0,
                    values=(),
                    out=gone,
                )
            )
    return found


def divided(found):
    return [
        sorted(one for one in found if found[one] == number)
        for number in range(1, max(found.values()) + 1)
    ]


THREE = [list(range(1, 9)), list(range(11, 19)), list(range(21, 29))]


def test_the_strongest_begin_in_the_first_division_and_divisions_are_even():
    assert Counter(first_divisions(RULES, range(1, 20)).values()) == {1: 7, 2: 6, 3: 6}
    assert first_divisions(RULES, range(1, 20))[7] == 1


def test_as_many_go_up_as_go_down():
    assert divided(next_divisions(RULES, rows(THREE))) == [
        [1, 2, 3, 4, 5, 6, 11, 12],
        [7, 8, 13, 14, 15, 16, 21, 22],
        [17, 18, 23, 24, 25, 26, 27, 28],
    ]


def test_who_left_is_counted_among_those_who_go_down():
    found = divided(next_divisions(RULES, rows(THREE, out={3})))
    assert found[0] == [1, 2, 4, 5, 6, 7, 11, 12]


def test_where_more_left_more_go_up():
    found = divided(next_divisions(RULES, rows(THREE, out={1, 2, 3})))
    assert found[0] == [4, 5, 6, 7, 8, 11, 12, 13]
    assert found[1] == [14, 15, 16, 17, 18, 21, 22, 23]
    assert found[2] == [24, 25, 26, 27, 28]


def test_newcomers_join_below_everybody_or_make_a_division_of_their_own():
    assert next_divisions(RULES, rows(THREE), [31, 32])[31] == 3
    found = next_divisions(RULES, rows(THREE), [31, 32, 33, 34])
    assert {found[one] for one in (31, 32, 33, 34)} == {4}


@given(
    st.lists(st.integers(2, 9), min_size=1, max_size=4),
    st.sets(st.integers(1, 40)),
    st.integers(0, 12),
)
def test_nobody_is_forgotten_between_seasons(sizes, gone, coming):
    people = iter(range(1, 100))
    before = [[next(people) for _ in range(size)] for size in sizes]
    newcomers = [next(people) for _ in range(coming)]
    found = next_divisions(RULES, rows(before, gone), newcomers)
    staying = {one for division in before for one in division} - gone
    assert set(found) == staying | set(newcomers)
    if found:
        assert set(found.values()) == set(range(1, max(found.values()) + 1))
