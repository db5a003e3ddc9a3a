"""Knockouts, leagues and corrections through the real use cases, against the pure rules."""

from __future__ import annotations

import pytest

from bot.core import user_data
from bot.core.errors import BadChoice
from bot.features.tournaments import organizer, repository, signup
from bot.features.tournaments.export import document, read
from bot.features.tournaments.model import Format
from bot.features.tournaments.standings import standings
from storage import ratings
from storage.ratings import RatingRow
from tests.bot.club import PLACE
from tests.bot.features.tournaments import cups as t


@pytest.fixture
def club(club):
    club.told = []
    return club


async def signed_up(club, people, rules, **round_options):
    """A tournament whose first round has begun."""
    number = await t.announced(
        club, rules, {"most": 64, "pace": "none", **round_options}
    )
    for person in people:
        await club.table.run(signup.sign_up, number, person)
    await club.table.run(organizer.begin, number, t.ORGANIZER)
    await t.settle(club)
    return number


async def play(club, number):
    """Ends all games of the round: whoever has the lower number of a user is better."""
    show = await club.table.read(repository.show, number)
    for table in show.round(show.row.round):
        if table.pairing.state == "playing":
            users = [show.entrants[seat.holder].user for seat in table.seats]
            await t.end(club, table.pairing.game, [5_000 - user for user in users])
    await t.settle(club)


async def ended(club, number):
    while (
        show := await club.table.read(repository.show, number)
    ).row.status == "running":
        await play(club, number)
    return show


def divisions(show):
    """By user, their division."""
    return {
        one.user: one.division for one in show.entrants.values() if one.status == "in"
    }


async def test_a_knockout_is_won_by_who_won_its_last_table(club):
    people = t.people(11)
    number = await signed_up(
        club, people, {"format": Format.KNOCKOUT, "size": 4, "advance": 1}
    )
    show = await ended(club, number)
    assert show.row.round == 2 and [len(show.round(one)) for one in (1, 2)] == [3, 1]
    first = show.standings[0]
    assert show.entrants[first.entrant].user == 1001 and not first.out
    assert len([row for row in show.standings if not row.out]) == 4
    name = "Cup", "caylus", show.rules, *show.values
    found = read(document(*name, lambda one: show.entrants[one].name or ""))
    assert standings(found.rules, found.entrants, found.tables) == show.standings


async def test_after_a_season_the_best_go_up_and_the_next_begins_with_those_who_stay(
    club,
):
    people = t.people(8)
    rules = {
        "format": Format.LEAGUE,
        "size": 4,
        "rounds": 1,
        "division_size": 4,
        "moves": 1,
    }
    number = await signed_up(club, people, rules)
    show = await ended(club, number)
    before = divisions(show)
    assert sorted(before.values()) == [1] * 4 + [2] * 4
    last_of_first = max(user for user, division in before.items() if division == 1)
    best_of_second = min(user for user, division in before.items() if division == 2)
    db = club.table
    after = await db.run(organizer.next_season, number, t.ORGANIZER)
    assert after == await db.run(organizer.next_season, number, t.ORGANIZER)
    newcomer = t.people(1, first=2_000)[0]
    await db.run(signup.sign_up, after, newcomer)
    await db.run(organizer.begin, after, t.ORGANIZER)
    await t.settle(club)
    now = divisions(await db.read(repository.show, after))
    assert (
        now[best_of_second] == 1 and now[last_of_first] == 2 and now[newcomer.user] == 2
    )
    assert {user for user in now if now[user] != before.get(user)} == {
        last_of_first,
        best_of_second,
        2001,
    }


async def test_a_correction_changes_the_standings_and_not_what_was_drawn(club):
    people = t.people(8)
    number = await signed_up(
        club, people, {"format": Format.SWISS, "size": 4, "rounds": 2}
    )
    await play(club, number)
    show = await club.table.read(repository.show, number)
    assert show.row.round == 2
    table = show.round(1)[0]
    drawn = [[seat.entrant for seat in one.seats] for one in show.round(2)]
    ranks = [seat.rank for seat in table.seats]
    turned = [5 - rank for rank in ranks]
    with pytest.raises(BadChoice):
        await club.table.run(
            organizer.correct, number, t.ORGANIZER, 1, table.pairing.number, turned, " "
        )
    await club.table.run(
        organizer.correct,
        number,
        t.ORGANIZER,
        1,
        table.pairing.number,
        turned,
        "counted wrongly",
    )
    now = await club.table.read(repository.show, number)
    assert [seat.rank for seat in now.round(1)[0].seats] == turned
    assert [[seat.entrant for seat in one.seats] for one in now.round(2)] == drawn
    points = {row.entrant: row.points for row in now.standings}
    scale = {1: 360, 2: 180, 3: 60, 4: 0}
    assert [points[seat.entrant] for seat in table.seats] == [
        scale[rank] for rank in turned
    ]


async def test_a_league_begins_by_rating_and_who_stays_out_of_ladders_gives_none_away(
    club,
):
    people = t.people(8)
    for at, person in enumerate(people):
        await club.table.run(rated, person.user, 10 - at)
    await club.table.run(user_data.set_for, people[0].user, {"ladder": "no"})
    rules = {"format": Format.LEAGUE, "size": 4, "rounds": 1, "division_size": 4}
    number = await signed_up(club, people, rules)
    found = divisions(await club.table.read(repository.show, number))
    assert {user for user, division in found.items() if division == 1} == {
        1002,
        1003,
        1004,
        1005,
    }


async def test_seeds_come_from_ratings_where_the_server_tells_them(club):
    people = t.people(8)
    for at, person in enumerate(people):
        await club.table.run(rated, person.user, 10 - at)
    rules = {"format": Format.LEAGUE, "size": 4, "rounds": 1, "division_size": 4}
    for told in ("yes", "no"):
        await club.table.run(user_data.set_server, PLACE.server, {"ratings": told})
        number = await signed_up(club, people, rules)
        found = divisions(await club.table.read(repository.show, number))
        first = {user for user, division in found.items() if division == 1}
        assert first == {1001, 1002, 1003, 1004} or told == "no"
        (seeds,) = await club.rows(
            "SELECT count(rating) FROM entrant WHERE tournament = ?", number
        )
        assert seeds == ((8,) if told == "yes" else (0,))


def rated(uow, user, skill):
    ratings.keep(uow.tx, PLACE.server, "caylus", RatingRow(user, skill, 1, skill, 10))


async def test_who_left_and_comes_back_begins_the_next_season_at_its_end(club):
    people = t.people(8)
    rules = {
        "format": Format.LEAGUE,
        "size": 4,
        "rounds": 2,
        "division_size": 4,
        "moves": 1,
    }
    number = await signed_up(club, people, rules)
    before = divisions(await club.table.read(repository.show, number))
    gone = next(person for person in people if before[person.user] == 1)
    await club.table.run(signup.withdraw, number, gone)
    await ended(club, number)
    after = await club.table.run(organizer.next_season, number, t.ORGANIZER)
    show = await club.table.read(repository.show, after)
    if gone.user not in {one.user for one in show.inside}:
        await club.table.run(signup.sign_up, after, gone)
    await club.table.run(organizer.begin, after, t.ORGANIZER)
    now = divisions(await club.table.read(repository.show, after))
    assert sorted(now) == sorted(person.user for person in people)
    assert sorted(now.values()) == [1] * 4 + [2] * 4 and now[gone.user] == 2
