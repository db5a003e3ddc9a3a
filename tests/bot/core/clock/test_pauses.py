"""Pauses by vote: every clock stands, and afterwards as much is left as there was."""

import pytest

from bot.core import queries, seats, votes
from bot.core.clock import user_time
from bot.core.errors import NotAllowed
from tests.bot.club import ANN, BEN, CAT, DAY, EVE, HOUR
from tests.bot.features.plans.steps import holder, run_until, told
from tests.bot.jobs import clocks_of


async def test_a_pause_by_vote_stops_every_clock_and_gives_back_what_was_left(club):
    position = await club.game(3, pace="12h", late="skip")
    game, deadline = position.info.id, position.info.deadline
    await run_until(club, club.now + 5 * HOUR)
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    paused = await club.table.run(votes.answer, vote.id, BEN, True)
    assert paused.info.paused == club.now
    assert paused.info.deadline is None
    await told(club, game)
    await run_until(club, club.now + 20 * DAY)
    assert await told(club, game) == []
    assert (await club.table.read(queries.info, game)).number == 0
    vote = (await club.table.run(votes.pause, game, CAT)).vote
    on = await club.table.run(votes.answer, vote.id, BEN, True)
    assert on.info.paused is None
    assert on.info.deadline == deadline + 20 * DAY


async def _pause(club, game):
    """Ann and Ben agree to stop the clocks, or to let them go on."""
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    return (await club.table.run(votes.answer, vote.id, BEN, True)).info


async def test_who_says_in_a_pause_that_they_are_away_has_what_was_left_when_it_began(
    club,
):
    position = await club.game(3, pace="24h")
    game, left = position.info.id, position.info.deadline - club.now
    person = club.holder(position.info, position.decision.seat)
    await _pause(club, game)
    await run_until(club, club.now + DAY)
    away = await club.table.run(user_time.away, person.user, 10 * DAY)
    await run_until(club, club.now + DAY)
    assert (await _pause(club, game)).deadline == away.ends + left


async def test_other_hours_set_in_a_pause_leave_as_much_time_as_there_was(club):
    position = await club.game(3, pace="24h")
    game, left = position.info.id, position.info.deadline - club.now
    person = club.holder(position.info, position.decision.seat)
    await _pause(club, game)
    await club.table.run(user_time.set_hours, person.user, "8-16", "Europe/Paris")
    await run_until(club, club.now + 2 * DAY)
    on = await _pause(club, game)
    await club.table.run(user_time.set_hours, person.user, "0-24")
    assert on.deadline > club.now + 8 * DAY
    assert (await club.table.read(queries.info, game)).deadline == club.now + left


async def test_an_absence_that_ends_in_a_pause_gives_no_time(club):
    position = await club.game(3, pace="24h")
    game, left = position.info.id, position.info.deadline - club.now
    person = club.holder(position.info, position.decision.seat)
    await club.table.run(user_time.away, person.user, 5 * DAY)
    await run_until(club, club.now + DAY)
    await _pause(club, game)
    await run_until(club, club.now + 5 * DAY)
    assert (await _pause(club, game)).deadline == club.now + left


async def test_nobody_is_late_while_the_clocks_stand(club):
    position = await club.game(3, pace="12h")
    game, seat = position.info.id, position.decision.seat
    await _pause(club, game)
    await run_until(club, club.now + 9 * DAY)
    with pytest.raises(NotAllowed):
        await club.table.run(
            seats.replace, game, holder(position.info, (seat + 1) % 3), seat, EVE
        )


async def test_a_pause_that_an_older_version_began_ends_as_it_was_meant(club):
    """It left the deadline of the running clock where it was."""
    position = await club.game(3, pace="24h")
    game, deadline = position.info.id, position.info.deadline
    (row,) = await club.rows(
        "SELECT began, deadline FROM clock WHERE game = ? AND deadline IS NOT NULL",
        game,
    )
    await _pause(club, game)
    await club.table._database.write(
        lambda tx: tx.execute(
            "UPDATE clock SET began = ?, deadline = ? WHERE game = ? AND deadline IS NOT NULL",
            (*row, game),
        )
    )
    club.now += 3 * DAY
    assert (await _pause(club, game)).deadline == deadline + 3 * DAY


async def test_who_acts_in_a_pause_leaves_a_whole_move_to_the_next(club):
    position = await club.game(3, pace="12h")
    game = position.info.id
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    club.now += 3 * DAY
    await club.act(await club.table.read(queries.position, game))
    club.now += 3 * DAY
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    on = await club.table.run(votes.answer, vote.id, BEN, True)
    assert on.info.deadline == club.now + 36 * HOUR


async def test_what_is_done_in_a_pause_costs_no_time(club):
    position = await club.game(3, pace="12h")
    game, seat = position.info.id, position.decision.seat
    club.now += 2 * HOUR
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    club.now += 9 * DAY
    await club.act(await club.table.read(queries.position, game))
    clocks = {
        clock.seat: clock.bank for clock in await club.table.read(clocks_of, game)
    }
    assert clocks[seat] == 24 * HOUR
