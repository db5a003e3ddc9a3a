"""Standings against a second computation, over tournaments in which people vanish and results are corrected."""

from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.features.tournaments import results as tournaments_results
from bot.features.tournaments.model import (
    Entrant,
    Late,
    Outcome,
    Phase,
    Rules,
    Seat,
    State,
    Table,
    TieBreak,
)
from bot.features.tournaments.pairing import champions, draw, stage, without_lot
from bot.features.tournaments.results import Result, Standing
from bot.features.tournaments.standings import standings
from tests.bot.features.tournaments.plainly import Plainly, order
from tests.bot.features.tournaments.playing import ended, entrants, played

LATE = (Late.ADJUDICATE, Late.PACE)


def disturbed(table, chance, late, substitute):
    """The table with one of everything that can happen to it, by lot."""
    if table.state is State.DONE:
        return table
    what = chance.randrange(9)
    one = chance.choice(table.entrants)
    if what == 0:
        return ended(tournaments_results.leave(table, one, begun=False), chance)
    if what == 1:
        return ended(tournaments_results.leave(table, one, begun=True), chance)
    if what == 2:
        known = [
            Standing(
                chance.randrange(40, 44), chance.random() < 0.5, chance.random() < 0.2
            )
            for _ in table.seats
        ]
        return tournaments_results.late(
            Rules(late=late), table, known, extended=False
        ).table
    if what == 3 and substitute is not None:
        return ended(tournaments_results.take_over(table, one, substitute), chance)
    if what == 4:
        return tournaments_results.call_off(table)
    if what == 5:
        results = {
            each: Result(chance.randrange(40, 44), 1 + at)
            for at, each in enumerate(table.entrants)
        }
        return tournaments_results.correct(ended(table, chance), results, {})
    if what == 6:
        return tournaments_results.correct(
            ended(table, chance), {}, {one: Outcome.FORFEITED}
        )
    return ended(table, chance)


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    people=st.integers(2, 14),
    size=st.integers(2, 5),
    late=st.sampled_from(LATE),
)
def test_standings_are_those_of_a_second_computation(seed, people, size, late):
    chance = random.Random(seed)
    rules = Rules(size=size, rounds=3, seed=seed)
    there, tables = entrants(people, seed), []
    while (now := stage(rules, there, tables)).phase is Phase.READY:
        new = list(draw(rules, there, tables, now.round))
        seated = [one for table in new for one in table.entrants]
        assert sorted(seated) == [one.number for one in there if one.plays(now.round)]
        newcomer = Entrant(number=len(there) + 1, entered=now.round + 1)
        for table in new:
            at = disturbed(table, chance, late, newcomer.number)
            if any(seat.substitute == newcomer.number for seat in at.seats):
                there.append(newcomer)
                newcomer = replace(newcomer, number=newcomer.number + 1)
            tables.append(at)
        there = [
            replace(one, left=now.round + 1)
            if one.left is None and one.entered <= now.round and chance.random() < 0.1
            else one
            for one in there
        ]
    compared(without_lot(rules), there, tables)


def compared(rules, there, tables):
    rows = standings(rules, there, tables)
    plain = Plainly(tables)
    place = 1
    expected = {}
    for group in order([one.number for one in there], plain):
        expected |= dict.fromkeys(group, place)
        place += len(group)
    assert {row.entrant: row.place for row in rows} == expected
    for row in rows:
        named = dict(zip(rules.tiebreaks, row.values, strict=True))
        assert Fraction(row.points, 60) == plain.points.get(row.entrant, 0)
        assert Fraction(named[TieBreak.WINS], 60) == plain.wins(row.entrant)
        assert named[TieBreak.SHARE] == plain.share(row.entrant)
        assert named[TieBreak.STRENGTH] == plain.strength(row.entrant)


def test_sixty_four_people_seven_rounds_stand_where_a_second_computation_says():
    rules = Rules(rounds=7, seed=9)
    there, tables = played(rules, 64, 9, leaving=0.03)
    compared(without_lot(rules), there, tables)
    for number in (1, 4):
        compared(
            without_lot(rules),
            there,
            [table for table in tables if table.round <= number],
        )


def at_a_table(*ranks, scores=None):
    scores = scores or tuple(100 - 10 * rank for rank in ranks)
    seats = tuple(Seat(entrant=number) for number in range(1, len(ranks) + 1))
    table = Table(round=1, number=1, seats=seats)
    return tournaments_results.finish(
        table, [Result(score, rank) for score, rank in zip(scores, ranks, strict=True)]
    )


def points_of(*tables, people=4, rules=None):
    rows = standings(rules or Rules(), entrants(people), tables)
    return {row.entrant: Fraction(row.points, 60) for row in rows}


def test_who_shares_a_place_shares_the_points_of_the_places():
    assert points_of(at_a_table(1, 1, 3, 4)) == {
        1: Fraction(9, 2),
        2: Fraction(9, 2),
        3: 1,
        4: 0,
    }
    assert points_of(at_a_table(1, 1, 1, 4)) == {
        1: Fraction(10, 3),
        2: Fraction(10, 3),
        3: Fraction(10, 3),
        4: 0,
    }


def test_who_forfeits_takes_nobodys_place_and_has_no_points():
    table = tournaments_results.leave(
        Table(round=1, number=1, seats=at_a_table(1, 2, 3, 4).seats), 1, begun=True
    )
    done = tournaments_results.finish(
        table, [Result(90, 1), Result(80, 2), Result(70, 3), Result(60, 4)]
    )
    assert points_of(done) == {1: 0, 2: 6, 3: 3, 4: 1}


def test_a_table_without_one_who_never_came_counts_as_a_smaller_one():
    opened = tournaments_results.reopen(at_a_table(1, 2, 3, 4))
    done = tournaments_results.finish(
        tournaments_results.leave(opened, 4, begun=False),
        [Result(90, 1), Result(80, 2), Result(70, 3), Result(0, 4)],
    )
    assert points_of(done) == {1: 6, 2: 2, 3: 0, 4: 0}


def test_who_is_left_alone_has_a_bye():
    table = tournaments_results.reopen(at_a_table(1, 2))
    alone = tournaments_results.leave(table, 2, begun=False)
    assert alone.state is State.DONE
    assert points_of(alone, people=2) == {1: 6, 2: 0}


def test_a_corrected_result_replaces_the_other():
    table = at_a_table(1, 2, 3, 4)
    corrected = tournaments_results.correct(
        table, {1: Result(50, 4), 4: Result(90, 1)}, {}
    )
    assert corrected.corrected
    assert points_of(corrected) == {4: 6, 2: 3, 3: 1, 1: 0}


def test_an_end_that_is_taken_back_takes_its_points_back():
    opened = tournaments_results.reopen(at_a_table(1, 2, 3, 4))
    assert set(points_of(opened).values()) == {0}
    assert stage(Rules(), entrants(4), [opened]).phase is Phase.WAITING


def test_who_kept_the_pace_shares_the_places_of_a_late_table():
    opened = tournaments_results.reopen(at_a_table(1, 2, 3, 4))
    known = [
        Standing(30, True),
        Standing(20, True),
        Standing(50, False),
        Standing(10, True),
    ]
    done = tournaments_results.late(
        Rules(late=Late.PACE), opened, known, extended=False
    ).table
    assert points_of(done) == {
        1: Fraction(10, 3),
        2: Fraction(10, 3),
        3: 0,
        4: Fraction(10, 3),
    }


def test_a_late_table_is_counted_as_it_stands_where_the_organizer_says_so():
    opened = tournaments_results.reopen(at_a_table(1, 2, 3, 4))
    known = [
        Standing(30, True),
        Standing(20, True),
        Standing(30, False),
        Standing(10, True),
    ]
    late_result = tournaments_results.late(
        Rules(late=Late.EXTEND), opened, known, extended=False
    )
    assert late_result.extended and late_result.table == opened
    done = tournaments_results.late(
        Rules(late=Late.EXTEND), opened, known, extended=True
    ).table
    assert points_of(done) == {1: Fraction(9, 2), 3: Fraction(9, 2), 2: 1, 4: 0}


def test_who_left_a_late_table_is_not_before_who_stayed_however_much_they_have():
    opened = tournaments_results.leave(
        tournaments_results.reopen(at_a_table(1, 2, 3, 4)), 2, begun=True
    )
    known = [
        Standing(30, True),
        Standing(90, True),
        Standing(20, True),
        Standing(10, True),
    ]
    done = tournaments_results.late(Rules(), opened, known, extended=False).table
    assert [seat.rank for seat in done.seats] == [1, None, 2, 3]
    assert points_of(done) == {1: 6, 3: 3, 4: 1, 2: 0}


def test_a_computer_finishes_for_the_slow_who_forfeit():
    opened = tournaments_results.reopen(at_a_table(1, 2, 3, 4))
    known = [
        Standing(30, True),
        Standing(20, False),
        Standing(30, True),
        Standing(10, True),
    ]
    late_result = tournaments_results.late(
        Rules(late=Late.STAND_IN), opened, known, extended=False
    )
    assert (late_result.computers, late_result.extended, late_result.table.state) == (
        (2,),
        True,
        State.PLAYING,
    )
    done = tournaments_results.finish(
        late_result.table, [Result(10, 4), Result(99, 1), Result(50, 2), Result(40, 3)]
    )
    assert points_of(done) == {3: 6, 4: 3, 1: 1, 2: 0}


def test_what_a_taken_over_seat_comes_to_is_the_substitutes():
    table = tournaments_results.take_over(
        tournaments_results.reopen(at_a_table(1, 2, 3, 4)), 1, 5
    )
    done = tournaments_results.finish(
        table, [Result(90, 1), Result(80, 2), Result(70, 3), Result(60, 4)]
    )
    assert points_of(done, people=5) == {5: 6, 2: 3, 3: 1, 1: 0, 4: 0}


def test_only_a_lot_divides_who_is_equal_in_everything_and_champions_are_not_made_by_lot():
    table = at_a_table(1, 1, 3, 3)
    rows = standings(Rules(), entrants(4), [table])
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert champions(Rules(rounds=1), entrants(4), [table]) == (1, 2)
