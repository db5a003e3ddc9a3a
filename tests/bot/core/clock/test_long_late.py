"""Who is late for long: the table is told, then others may take the seat; whoever plays can go on waiting."""

from __future__ import annotations

import pytest

from bot.core import lobby, outbox, queries, seats, votes
from bot.core.clock import user_time
from bot.core.errors import BadChoice, NotSeated, SeatTaken
from bot.core.game_settings import Settings
from bot.core.notifications import LongLate, SeatChanged
from storage import games
from tests.bot.club import DAY, EVE, HOUR, PEOPLE, PLACE, STRANGER
from tests.bot.features.plans.steps import holder, run_until

# from the question on, with a full bank
UP, GONE, OPENS = 72 * HOUR, 144 * HOUR, 216 * HOUR


async def begun(club, players=3, **settings):
    position = await club.game(players, **{"pace": "24h", **settings})
    return position, position.info.id, position.decision.seat


async def missed(club, game):
    """What was told of who gives no sign, and is told no more."""
    found = [
        notification.body
        for notification in await club.table.read(outbox.pending, game, 1000)
        if isinstance(notification.body, LongLate)
    ]
    await club.post(game)
    return found


async def info_of(club, game):
    return await club.table.read(queries.info, game)


async def test_three_graces_after_the_time_the_table_is_told_and_three_later_the_seat_opens(
    club,
):
    _, game, seat = await begun(club)
    start = club.now
    await run_until(club, start + GONE - 1)
    assert await missed(club, game) == []
    await run_until(club, start + GONE)
    assert await missed(club, game) == [LongLate(seat, start + OPENS)]
    await run_until(club, start + OPENS - 1)
    assert await missed(club, game) == []
    with pytest.raises(SeatTaken, match="No seat is open"):
        await club.table.run(seats.claim, game, EVE)
    await run_until(club, start + OPENS)
    assert await missed(club, game) == [LongLate(seat, None)]
    await run_until(club, start + OPENS + 30 * DAY)
    assert await missed(club, game) == []
    info = await info_of(club, game)
    assert info.deciding == seat and info.seats[seat].user == PEOPLE[seat].user


async def test_who_comes_takes_the_open_seat_with_a_whole_move_and_only_that_is_told(
    club,
):
    _, game, seat = await begun(club)
    await run_until(club, club.now + OPENS)
    await club.post(game)
    with pytest.raises(SeatTaken, match="is held by"):
        await club.table.run(seats.claim, game, EVE, (seat + 1) % 3)
    with pytest.raises(SeatTaken, match="already at this table"):
        await club.table.run(seats.claim, game, PEOPLE[(seat + 1) % 3], seat)
    taken = (await club.table.run(seats.claim, game, EVE)).info
    assert taken.seats[seat].user == EVE.user and taken.deadline == club.now + UP
    told = [body for body in await club.post(game) if isinstance(body, SeatChanged)]
    assert [body.how for body in told] == ["claimed"]
    with pytest.raises(SeatTaken):
        await club.table.run(seats.claim, game, STRANGER, seat)


async def test_whose_seat_is_open_may_still_act_and_then_it_is_not_open_any_more(club):
    position, game, seat = await begun(club)
    await run_until(club, club.now + OPENS)
    after = await club.act(position)
    assert after.info.seats[seat].user == PEOPLE[seat].user
    with pytest.raises(SeatTaken, match="No seat is open"):
        await club.table.run(seats.claim, game, EVE)


@pytest.mark.parametrize("by", ["another", "themselves"])
@pytest.mark.parametrize("when", [GONE, OPENS])
async def test_one_press_of_anybody_who_plays_goes_on_waiting_for_as_long_again(
    club, by, when
):
    _, game, seat = await begun(club)
    await run_until(club, club.now + when)
    await missed(club, game)
    who = PEOPLE[seat if by == "themselves" else (seat + 1) % 3]
    with pytest.raises(NotSeated):
        await club.table.run(seats.wait_on, game, STRANGER, seat)
    await club.table.run(seats.wait_on, game, who, seat)
    with pytest.raises(SeatTaken, match="No seat is open"):
        await club.table.run(seats.claim, game, EVE)
    with pytest.raises(BadChoice, match="can't do that"):
        await club.table.run(seats.wait_on, game, who, seat)
    again = club.now
    await run_until(club, again + 72 * HOUR - 1)
    assert await missed(club, game) == []
    await run_until(club, again + 144 * HOUR)
    assert await missed(club, game) == [
        LongLate(seat, again + 144 * HOUR),
        LongLate(seat, None),
    ]


async def test_who_answers_in_time_or_late_is_not_missed(club):
    position, game, _ = await begun(club)
    await run_until(club, club.now + GONE - 1)
    await club.act(position)
    await run_until(club, club.now + UP)
    assert await missed(club, game) == []


@pytest.mark.parametrize("late", ["vote", "stand-in"])
async def test_other_rules_open_no_seat(club, late):
    _, game, _ = await begun(club, late=late, level=1)
    await run_until(club, club.now + OPENS + DAY)
    assert await missed(club, game) == []


async def test_without_a_clock_and_where_nobody_waits_no_seat_opens(club):
    _, game, _ = await begun(club, pace="none")
    practice = await club.table.run(
        lobby.create, EVE, PLACE, "caylus", Settings(practice=2)
    )
    await club.table.run(lobby.start, practice.info.id, EVE)
    await run_until(club, club.now + OPENS + 30 * DAY)
    assert await missed(club, game) == [] and await missed(club, practice.info.id) == []


async def test_a_table_that_was_made_before_goes_on_waiting(club):
    _, game, seat = await begun(club)
    await club.table.run(lambda uow: games.update(uow.tx, game, opens=0))
    await run_until(club, club.now + OPENS + 30 * DAY)
    assert await missed(club, game) == []
    with pytest.raises(SeatTaken):
        await club.table.run(seats.claim, game, EVE, seat)


async def test_time_away_nights_and_pauses_are_not_counted(club):
    _, game, seat = await begun(club)
    start = club.now
    await run_until(club, start + UP + HOUR)
    # a sign, and not counted itself
    await club.table.run(user_time.away, PEOPLE[seat].user, 10 * DAY)
    await run_until(club, start + UP + HOUR + 10 * DAY + 72 * HOUR - 1)
    assert await missed(club, game) == []
    await run_until(club, club.now + 1)
    assert [body.seat for body in await missed(club, game)] == [seat]
    info = await info_of(club, game)
    vote = (await club.table.run(votes.pause, game, holder(info, (seat + 1) % 3))).vote
    await club.table.run(votes.answer, vote.id, holder(info, (seat + 2) % 3), True)
    assert (await info_of(club, game)).paused is not None
    await run_until(club, club.now + 30 * DAY)
    assert await missed(club, game) == []


async def test_what_passed_in_an_outage_is_not_counted(club):
    _, game, _ = await begun(club)
    await run_until(club, club.now + UP + HOUR)
    club.now += 30 * DAY
    await run_until(club, club.now + HOUR)
    assert await missed(club, game) == []
    await run_until(club, club.now + 72 * HOUR)
    assert len(await missed(club, game)) == 1
