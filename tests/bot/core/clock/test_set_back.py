"""The clock of the machine is set back while the bot runs or between two starts: nothing waits for the old time to
come again, nothing is lost, and nothing is told twice."""

import pytest

from bot.core import expiry, outbox, queries, votes
from bot.core.clock import user_time
from tests.bot.club import ANN, DAY, HOUR
from tests.bot.features.plans.steps import run_until
from tests.bot.jobs import next_due

MONTH = 30 * DAY


async def swept(club):
    """What a look at the clock posts, delivered."""
    await club.table.run(expiry.sweep)
    return [type(body).__name__ for body in await club.post()]


@pytest.fixture
async def running(club):
    """A game with time, some hours after its first question, when the clock is set back."""
    position = await club.game(3, pace="24h")
    await club.post()
    await run_until(club, club.now + 40 * HOUR)
    assert "Reminder" in await swept(club)
    return position


async def test_a_deadline_is_at_most_a_whole_move_away_and_no_reminder_comes_twice(
    club, running
):
    game, whole = running.info.id, 72 * HOUR
    club.now -= MONTH
    assert await swept(club) == ["Prompt"], "the question shows the deadline of now"
    deadline = (await club.table.read(queries.info, game)).deadline
    assert club.now < deadline <= club.now + whole
    await run_until(club, deadline - 1)
    parts = [
        body.part for body in await club.post(game) if type(body).__name__ == "Reminder"
    ]
    assert parts == ["most"]


async def test_a_small_correction_moves_no_deadline(club, running):
    before = (await club.table.read(queries.info, running.info.id)).deadline
    club.now -= 30
    await club.table.run(expiry.sweep)
    assert (await club.table.read(queries.info, running.info.id)).deadline == before


async def test_what_was_begun_after_the_clock_was_set_back_keeps_its_whole_time(
    club, running
):
    club.now -= MONTH
    after = await club.act(running)
    await club.table.run(expiry.sweep)
    assert (
        (await club.table.read(queries.info, running.info.id)).deadline
        == after.info.deadline
        == club.now + 72 * HOUR
    )


async def test_messages_that_wait_are_due_and_posted_once(club, running):
    game = running.info.id
    await club.act(running)
    waiting = await club.table.read(outbox.pending, game)
    assert waiting
    await club.table.run(outbox.put_off, waiting[0].id, "status 500", 6 * 3600)
    club.now -= MONTH
    assert await club.table.read(outbox.pending, game) == ()
    await club.table.run(expiry.sweep)
    due = await club.table.read(outbox.pending, game)
    assert {type(one.body) for one in due} == {
        type(one.body) for one in waiting
    } and len(due) == len(waiting)
    await club.post(game)
    assert await swept(club) == []


async def test_a_vote_ends_a_day_later_at_most(club, running):
    game = running.info.id
    await club.table.run(votes.pause, game, ANN)
    (vote,) = await club.table.read(votes.open_votes, game)
    club.now -= MONTH
    await club.table.run(expiry.sweep)
    assert (await club.table.read(votes.find, vote.id)).expires == club.now + DAY
    club.now += DAY
    await club.table.run(expiry.sweep)
    assert (await club.table.read(votes.find, vote.id)).status == "expired"


async def test_an_absence_begins_now_and_lasts_as_long(club, running):
    await club.table.run(user_time.away, ANN.user, 3 * DAY)
    left = (await club.table.read(user_time.away_of, ANN.user)).left
    club.now -= MONTH
    await club.table.run(expiry.sweep)
    away = await club.table.read(user_time.away_of, ANN.user)
    assert (away.ends, away.left) == (club.now + 3 * DAY, left)


async def test_the_next_look_is_never_at_once_again_and_again(club, running):
    club.now -= MONTH
    await club.table.run(expiry.sweep)
    due = await club.table.read(next_due)
    assert due is None or due > club.now
