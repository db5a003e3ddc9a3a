"""A live session and the clocks: aside while it lasts, and as they were afterwards."""

import pytest

from bot.core import expiry, queries, seats, votes
from bot.core.errors import BadChoice, NotSeated
from bot.core.game_settings import Settings
from bot.core.notifications import LiveSession
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.live_session.use_cases import LASTS, WAIT
from tests.bot.club import ANN, BEN, DAY, HOUR, STRANGER
from tests.bot.features.live_session.test_use_cases import (
    MINUTE,
    agreed,
    evening,
    handed_on,
    passing,
    told,
)
from tests.bot.features.plans.steps import run_until
from tests.bot.jobs import clocks_of


async def test_the_clocks_stand_aside_and_come_back_with_the_banks_as_they_were(club):
    position = await club.game(2, pace="24h")
    game = position.info.id
    club.now += 30 * HOUR  # the bank of who decides has begun to run
    position = await club.act(position, passing(position))
    banks = [
        (clock.seat, clock.bank) for clock in await club.table.read(clocks_of, game)
    ]
    position = await agreed(club, position, (ANN, BEN))
    assert position.info.session_until == club.now + LASTS
    assert position.info.deadline is None
    assert [
        (clock.seat, clock.bank) for clock in await club.table.read(clocks_of, game)
    ] == banks
    position = await handed_on(club, position, 4, 4 * MINUTE)
    clocks = await club.table.read(clocks_of, game)
    assert [(clock.seat, clock.bank) for clock in clocks] == banks
    assert all(clock.deadline is None for clock in clocks)
    outcome = await club.table.run(live_session_use_cases.leave, game, BEN)
    assert outcome.info.session_until is None
    assert [
        (clock.seat, clock.bank) for clock in await club.table.read(clocks_of, game)
    ] == banks
    (awaited,) = outcome.info.awaited
    assert awaited.free == club.now + DAY
    assert (await told(club, game))[-1] == LiveSession(None, "left", 1)


async def test_what_was_used_of_the_bank_before_the_live_session_stays_used(club):
    position = await club.game(2, pace="24h")
    game, decides = position.info.id, position.decision.seat
    full = (await club.table.read(clocks_of, game))[0].bank
    club.now += 2 * DAY  # all grace and half of the bank are gone
    await agreed(club, await club.table.read(queries.position, game), (ANN, BEN))
    (kept,) = [
        clock.bank
        for clock in await club.table.read(clocks_of, game)
        if clock.seat == decides
    ]
    assert 0 < kept < full
    outcome = await club.table.run(live_session_use_cases.leave, game, ANN)
    assert [
        clock.bank
        for clock in await club.table.read(clocks_of, game)
        if clock.seat == decides
    ] == [kept]
    assert outcome.info.awaited[0].free is not None  # a whole move


async def test_a_pause_ends_it_and_the_clocks_stand_with_a_whole_move(club):
    position = await evening(club, 3)
    game = position.info.id
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    outcome = await club.table.run(votes.answer, vote.id, BEN, True)
    assert outcome.info.session_until is None and outcome.info.paused is not None
    assert await told(club, game) == [LiveSession(None, "paused")]
    club.now += 3 * DAY
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    outcome = await club.table.run(votes.answer, vote.id, BEN, True)
    assert (
        outcome.info.awaited[0].free is not None
        and outcome.info.awaited[0].free > club.now
    )


async def test_another_pace_that_was_chosen_meanwhile_runs_afterwards(club):
    position = await evening(club)
    game = position.info.id
    await club.table.run(seats.change, game, ANN, Settings(pace="48h"))
    assert (await club.table.read(queries.info, game)).deadline is None
    outcome = await club.table.run(live_session_use_cases.leave, game, ANN)
    assert outcome.info.awaited[0].free > club.now + DAY


async def test_a_table_without_clocks_can_have_one_and_has_none_afterwards(club):
    position = await evening(club, pace="none")
    outcome = await club.table.run(live_session_use_cases.leave, position.info.id, ANN)
    assert outcome.info.session_until is None and outcome.info.deadline is None
    with pytest.raises(BadChoice) as refused:
        await club.table.run(live_session_use_cases.leave, position.info.id, ANN)
    assert refused.value.message.id == "table-evening-none"
    with pytest.raises(NotSeated):
        await club.table.run(live_session_use_cases.leave, position.info.id, STRANGER)


async def test_a_clock_of_the_machine_that_was_set_back_does_not_prolong_it(club):
    position = await evening(club)
    game = position.info.id
    await club.table.run(expiry.sweep)
    club.now -= 5 * DAY
    await club.table.run(expiry.sweep)
    await run_until(club, club.now + WAIT)
    assert (await club.table.read(queries.info, game)).session_until is None
