"""Stand-ins: a computer plays for who is late, away or gone, until somebody comes back to the seat."""

import pytest

from bot.core import expiry, lobby, play, queries, seats, stand_in, undo, votes
from bot.core.errors import BadChoice, NotAllowed, SeatTaken
from bot.features.computers import use_cases as computers_use_cases
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, HOUR
from tests.bot.features.computers.test_use_cases import move, until_person
from tests.bot.features.plans.steps import listed


def player(position):
    return position.info.seats[position.decision.seat]


async def late_game(club, players=2, **settings):
    """A game with a clock at which computers play for who is late; its position."""
    return await club.game(players, pace="12h", late="stand-in", level=1, **settings)


async def let_time_run_out(club, position):
    """The seat that decides is late: its time and its bank are over."""
    club.now += 12 * HOUR + 24 * HOUR + 60
    for _ in range(3):
        await club.table.run(expiry.sweep)
    return await club.table.read(queries.position, position.info.id)


async def test_a_computer_plays_for_who_is_late_until_they_come_back(club):
    position = await late_game(club)
    game, late = position.info.id, position.decision.seat
    person, other = (
        club.holder(position.info, late),
        club.holder(position.info, 1 - late),
    )
    position = await let_time_run_out(club, position)
    seat = position.info.seats[late]
    assert (seat.user, seat.level, seat.stand_in) == (person.user, None, 1)
    assert await club.table.read(computers_use_cases.waiting) == (game,)
    await move(club, game)
    position = await club.table.read(queries.position, game)
    assert position.decision.seat == 1 - late
    await club.table.run(
        play.act, game, other, position.revision, position.decision.actions[0]
    )
    position = await until_person(club, game)
    assert position.decision.seat == 1 - late, "it plays on, not for one action only"
    back = await club.table.run(stand_in.come_back, game, person)
    assert back.info.seats[late].stand_in is None
    sources = await club.rows("SELECT seat, source FROM action WHERE game = ?", game)
    assert {source for seat, source in sources if seat == late} == {"stand_in"}
    with pytest.raises(BadChoice, match="No computer is playing for you"):
        await club.table.run(stand_in.come_back, game, person)


async def test_who_acts_while_a_computer_stands_in_is_back(club):
    position = await late_game(club)
    game, late = position.info.id, position.decision.seat
    person = club.holder(position.info, late)
    position = await let_time_run_out(club, position)
    outcome = await club.table.run(
        play.act, game, person, position.revision, position.decision.actions[0]
    )
    assert outcome.info.seats[late].stand_in is None
    assert (await club.table.read(queries.info, game)).seats[late].stand_in is None


async def test_who_will_be_away_asks_for_a_stand_in_where_the_host_has_chosen_that(
    club,
):
    plain = await club.game(2)
    with pytest.raises(NotAllowed, match="late:stand-in"):
        await club.table.run(stand_in.ask_for, plain.info.id, BEN)
    position = await late_game(club)
    game = position.info.id
    asked = await club.table.run(stand_in.ask_for, game, BEN)
    assert [seat.stand_in for seat in asked.info.seats] == [None, 1]
    with pytest.raises(BadChoice, match="is already playing for you"):
        await club.table.run(stand_in.ask_for, game, BEN)
    with pytest.raises(NotAllowed, match="No other person is playing here"):
        await club.table.run(stand_in.ask_for, game, ANN)


async def test_no_computer_stands_in_for_the_only_person_at_a_table(club):
    made = await club.lobby(1, pace="12h", late="stand-in")
    await club.table.run(computers_use_cases.add, made, ANN, 1)
    await club.table.run(lobby.start, made, ANN)
    position = await until_person(club, made)
    position = await let_time_run_out(club, position)
    assert player(position).user == ANN.user
    assert player(position).stand_in is None
    assert await club.table.read(computers_use_cases.waiting) == ()


async def test_a_resigned_seat_is_played_by_a_computer_and_stays_claimable(club):
    position = await late_game(club, 3)
    game = position.info.id
    left = await club.table.run(seats.resign, game, BEN)
    seat = left.info.seats[1]
    assert (seat.user, seat.level, seat.stand_in) == (None, None, 1)
    position = await until_person(club, game)
    claimed = await club.table.run(seats.claim, game, DAN)
    assert claimed.info.seats[1].user == DAN.user
    assert claimed.info.seats[1].stand_in is None


async def test_nobody_plays_for_a_resigned_seat_where_the_host_has_not_chosen_that(
    club,
):
    position = await club.game(3)
    left = await club.table.run(seats.resign, position.info.id, BEN)
    assert left.info.seats[1].stand_in is None
    with pytest.raises(SeatTaken):
        await club.table.run(seats.claim, position.info.id, ANN)


async def test_who_is_away_with_a_stand_in_has_no_vote_and_holds_up_none(club):
    position = await late_game(club, 3)
    game = position.info.id
    await club.table.run(stand_in.ask_for, game, CAT)
    asked = await club.table.run(votes.cancel, game, ANN)
    assert set(asked.vote.answers) == {0, 1}
    ended = await club.table.run(votes.answer, asked.vote.id, BEN, True)
    assert ended.info.status == "cancelled"


async def test_the_list_of_the_person_comes_before_the_stand_in(club):
    position = await late_game(club)
    game = position.info.id
    first = position.decision.seat
    second = 1 - first
    away, here = club.holder(position.info, second), club.holder(position.info, first)
    await listed(club, game, away, "place gate")
    await club.table.run(stand_in.ask_for, game, away)
    await club.table.run(play.act, game, here, position.revision, "place castle")
    rows = await club.rows(
        "SELECT seat, code, source FROM action WHERE game = ? ORDER BY number", game
    )
    assert rows[1] == (second, "place gate", "plan")


async def test_an_undo_does_not_ask_about_what_a_stand_in_did(club):
    position = await late_game(
        club, rated="no"
    )  # in a rated game nobody takes back what a computer has answered
    game, late = position.info.id, position.decision.seat
    other = club.holder(position.info, 1 - late)
    await let_time_run_out(club, position)
    position = await until_person(club, game)
    await club.table.run(
        play.act, game, other, position.revision, position.decision.actions[0]
    )
    position = await until_person(club, game)
    assert (await club.table.read(undo.preview, game, other)).asks == ()


async def test_late_players_of_old_tables_are_treated_as_before(club):
    for late in ("wait", "skip", "vote"):
        position = await club.game(2, pace="12h", late=late)
        club.now += 10 * DAY
        await club.table.run(expiry.sweep)
        assert [
            seat.stand_in
            for seat in (await club.table.read(queries.info, position.info.id)).seats
        ] == [
            None,
            None,
        ]
