"""Who goes on from knockout tables, and where everybody stands who did not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.tournaments import knockout, results
from bot.features.tournaments.model import Format, Phase, Rules, Seeding
from bot.features.tournaments.pairing import champions, draw, stage
from bot.features.tournaments.results import Result, finish
from bot.features.tournaments.standings import standings
from tests.bot.features.tournaments.playing import entrants, played

RULES = Rules(format=Format.KNOCKOUT, size=3, seeding=Seeding.RATING)


def by_number(table):
    """The lower an entrant's number, the better they play: 100 less twice the number."""
    scores = [100 - 2 * seat.entrant for seat in table.seats]
    return finish(
        table,
        [Result(score, 1 + sum(other > score for other in scores)) for score in scores],
    )


def rated(count):
    return [replace(one, rating=3000 - one.number) for one in entrants(count)]


def test_winners_and_the_best_seconds_go_on_until_the_tables_are_full():
    people = rated(18)
    tables = [by_number(table) for table in draw(RULES, people, (), 1)]
    winners = {min(table.entrants) for table in tables}
    assert winners == {1, 2, 3, 4, 5, 6}  # the strong are apart
    assert knockout.going_on(replace(RULES, size=4), people, tables)[:6] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    going = knockout.going_on(replace(RULES, size=4), people, tables)
    seconds = sorted(
        (sorted(table.entrants)[1] for table in tables),
        key=lambda one: share(tables, one),
    )
    assert going[6:] == seconds[:2]


def share(tables, one):
    table = next(table for table in tables if one in table.entrants)
    return -(100 - 2 * one) / (100 - 2 * min(table.entrants))


def test_who_leaves_after_winning_is_followed_by_the_best_of_the_rest():
    people = rated(9)
    tables = [by_number(table) for table in draw(RULES, people, (), 1)]
    gone = [replace(one, left=2) if one.number == 1 else one for one in people]
    going = knockout.going_on(RULES, gone, tables)
    assert len(going) == 3 and going[:2] == [2, 3] and 1 not in going


def test_who_forfeits_or_never_came_does_not_go_on():
    people = rated(9)
    first, *others = draw(RULES, people, (), 1)
    left = results.leave(
        results.leave(first, first.entrants[0], begun=True),
        first.entrants[1],
        begun=False,
    )
    tables = [by_number(left), *map(by_number, others)]
    assert first.entrants[2] in knockout.going_on(RULES, people, tables)
    assert not set(first.entrants[:2]) & set(knockout.going_on(RULES, people, tables))


def test_who_is_left_alone_goes_on():
    people = rated(9)
    first, *others = draw(RULES, people, (), 1)
    alone = results.leave(
        results.leave(first, first.entrants[0], begun=False),
        first.entrants[1],
        begun=False,
    )
    tables = [alone, *map(by_number, others)]
    assert first.entrants[2] in knockout.going_on(RULES, people, tables)


def test_a_table_that_is_called_off_sends_nobody_on_and_others_fill_up():
    people = rated(9)
    first, *others = draw(RULES, people, (), 1)
    tables = [results.call_off(first), *map(by_number, others)]
    going = knockout.going_on(RULES, people, tables)
    assert len(going) == 3 and not set(going) & set(first.entrants)


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("advance", [1, 2])
def test_any_number_comes_down_to_one_table_in_the_rounds_foretold(size, advance):
    rules = replace(RULES, size=size, advance=min(advance, size - 2))
    for count in range(2, 40):
        people, tables = played(rules, count, count)
        assert stage(rules, people, tables).phase is Phase.OVER
        left = [count]
        while left[-1] > size:
            left.append(knockout.next_count(rules, left[-1]))
        assert knockout.last_round(tables) == len(left)
        final = [
            table for table in tables if table.round == knockout.last_round(tables)
        ]
        assert len(final) == 1
        rows = standings(rules, people, tables)
        assert {row.entrant for row in rows[: len(final[0].seats)]} == set(
            final[0].entrants
        )
        assert set(champions(rules, people, tables)) <= set(final[0].entrants)


def test_who_came_further_stands_before_who_has_more_points():
    people = rated(9)
    tables = [by_number(table) for table in draw(RULES, people, (), 1)]
    tables += [by_number(table) for table in draw(RULES, people, tables, 2)]
    rows = standings(RULES, people, tables)
    assert [row.entrant for row in rows[:3]] == [1, 2, 3]
    assert [row.out for row in rows] == [False] * 3 + [True] * 6


def test_who_leaves_before_the_first_round_is_not_drawn():
    people = [replace(one, left=1) if one.number == 4 else one for one in rated(9)]
    seated = [one for table in draw(RULES, people, (), 1) for one in table.entrants]
    assert sorted(seated) == [1, 2, 3, 5, 6, 7, 8, 9]
