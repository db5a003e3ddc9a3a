"""A tournament of 64 people over seven rounds, the process ending after every step: no table twice, nobody forgotten,
standings as computed here a second time."""

import random
from fractions import Fraction

import pytest

from bot.core import queries as core_queries
from bot.core import seats, user_data
from bot.core.jobs import DAY
from bot.features.tournaments import repository, signup
from bot.features.tournaments.model import PART, Format
from tests.bot.features.tournaments import cups as t


@pytest.fixture
def club(club):
    club.told = []
    return club


async def test_64_people_play_seven_rounds_while_people_vanish_and_the_process_ends_after_every_step(
    club, kept_on
):
    chance = random.Random(64)
    db = club.table
    number = await t.announced(
        club,
        {"format": Format.SWISS, "size": 4, "rounds": 7},
        {"most": 64, "rated": False, "round_days": 20, "pace": "none"},
    )
    everybody = t.people(70)  # six of them wait
    for person in everybody:
        await db.run(signup.sign_up, number, person)
    club.now += 7 * DAY
    vanish = [1000 + one for one in chance.sample(range(1, 65), 9)]
    steps = 0

    async def restart():
        nonlocal steps
        steps += 1
        # a new connection to a server takes a while
        if kept_on == "sqlite" or steps % 10 == 0:
            await club.reopen()

    for round_ in range(1, 8):
        await t.settle(club, restart)
        db = club.table
        show = await db.read(repository.show, number)
        assert show.row.round == round_ and show.row.status == "running"
        games = [
            table.pairing.game for table in show.round(round_) if len(table.seats) > 1
        ]
        assert None not in games and len(set(games)) == len(games)
        gone = vanish[round_ - 1] if round_ < 7 else None
        for table in show.round(round_):
            if len(table.seats) == 1:
                continue
            users = [show.entrants[seat.entrant].user for seat in table.seats]
            info = await club.table.read(core_queries.info, table.pairing.game)
            # seated as they were drawn
            assert [seat.user for seat in info.seats] == users
            assert info.deciding == 0  # and that is the turn order
            if gone in users:
                if round_ % 3 == 0:
                    await club.table.run(user_data.forget, gone)
                elif round_ % 3 == 1:
                    await db.run(signup.withdraw, number, t.Person(gone, "gone"))
                else:
                    await club.table.run(
                        seats.resign, table.pairing.game, t.Person(gone, "gone")
                    )
        # a table that does not end is counted as it stands when the round's time is up
        if round_ == 4:
            late = next(game for game in games if game is not None)
            games.remove(late)
        await t.settle(club, restart)
        for game in games:
            if (await club.table.read(core_queries.info, game)).status == "running":
                scores = [
                    chance.randrange(20, 90)
                    for _ in (await club.table.read(core_queries.info, game)).seats
                ]
                await t.end(club, game, scores)
        if round_ == 4:
            club.now += 20 * DAY
    await t.settle(club, restart)
    show = await club.table.read(repository.show, number)
    assert show.row.status == "finished"
    assert steps > 7 * 16
    t.check_rounds(show)
    check_standings(show)
    made = await club.rows(
        "SELECT count(*), count(DISTINCT game) FROM pairing WHERE game IS NOT NULL"
    )
    assert made == [(7 * 16, 7 * 16)] and (
        await club.rows("SELECT count(*) FROM game")
    ) == [(7 * 16,)]


def check_standings(show):
    """Points, wins and shares computed once more, in another way, from what is stored."""
    scale = {2: [6, 0], 3: [6, 2, 0], 4: [6, 3, 1, 0]}
    points, wins, shares, lost = {}, {}, {}, {}
    for table in show.tables:
        sat = [seat for seat in table.seats if seat.outcome != "absent"]
        inside = [
            seat for seat in table.seats if seat.outcome in ("played", "adjudicated")
        ]
        for seat in table.seats:
            if seat.outcome in ("absent", "forfeited", "skipped"):
                lost[seat.substitute or seat.entrant] = (
                    lost.get(seat.substitute or seat.entrant, 0) + 1
                )
            if seat.substitute:
                lost[seat.entrant] = lost.get(seat.entrant, 0) + 1
        if len(table.seats) == 1:
            holder = table.seats[0].entrant
            points[holder] = points.get(holder, Fraction(0)) + 6
            continue
        assert inside and len(sat) >= 2
        for seat in inside:
            holder = seat.substitute or seat.entrant
            better = sum(other.rank < seat.rank for other in inside)
            same = sum(other.rank == seat.rank for other in inside)
            gets = Fraction(sum(scale[len(sat)][better : better + same]), same)
            points[holder] = points.get(holder, Fraction(0)) + gets
            if better == 0:
                wins[holder] = wins.get(holder, Fraction(0)) + Fraction(1, same)
            top = max(other.score for other in inside)
            shares.setdefault(holder, []).append(
                Fraction(seat.score, top) if top else Fraction(1)
            )
    assert {row.entrant for row in show.standings} == {
        one.number for one in show.entrants.values() if one.status != "waiting"
    }
    for row in show.standings:
        assert Fraction(row.points, PART) == points.get(row.entrant, 0)
    keys = [
        (
            points.get(row.entrant, 0),
            -lost.get(row.entrant, 0),
            wins.get(row.entrant, 0),
        )
        for row in show.standings
    ]
    assert keys == sorted(keys, reverse=True)
    assert [row.place for row in show.standings] == sorted(
        row.place for row in show.standings
    )
