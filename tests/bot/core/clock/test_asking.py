"""Time runs only while a game's question can be read: it stops with a failed try, a lost question, or a right that is
known to be missing, and goes on with what was left, a new decision with all of it."""

import pytest

from bot.core import ballots, departures, expiry, outbox, queries, seats, undo, votes
from bot.core.clock import timeout
from bot.core.errors import BadChoice, NotAllowed, VoteRefused
from storage import message_slots
from tests.bot.club import ANN, DAY, HOUR
from tests.bot.core.clock.test_absent import awake, passes

WHOLE = 72 * HOUR


async def info_of(club, game):
    return await club.table.read(queries.info, game)


async def asked(club, players=2, **settings):
    """A game whose question can be read, and its number."""
    await awake(club)
    settings = {"pace": "24h", "late": "skip", **settings}
    position = await club.game(players, **settings)
    await club.post(position.info.id)
    return position, position.info.id


async def fails(club, game):
    """A try to post the first notification that waits fails."""
    first = (await club.table.read(outbox.pending, game))[0]
    await club.table.run(outbox.put_off, first.id, "403", 10, unreachable=True)


async def posts(club, game):
    """The question is posted, or edited."""
    club.table.shows = True
    club.now += 10
    await club.table.run(outbox.make_due, game)
    await club.post(game)


async def test_a_question_that_was_never_posted_leaves_a_whole_move(club):
    position, game = await asked(club)
    club.table.shows = False
    club.now += HOUR
    after = await club.act(position)
    began = club.now
    club.now += 60
    await fails(club, game)
    assert (await info_of(club, game)).unasked == began
    await passes(club, 9 * DAY)
    info = await info_of(club, game)
    assert (info.revision, info.deadline) == (after.revision, None)
    await posts(club, game)
    info = await info_of(club, game)
    assert (info.unasked, info.deadline, info.since) == (
        None,
        club.now + WHOLE,
        club.now,
    )


async def test_a_question_that_is_lost_gives_back_what_was_left(club):
    position, game = await asked(club)
    await passes(club, 20 * HOUR)
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    assert (await info_of(club, game)).unasked == club.now
    await passes(club, 9 * DAY)
    await club.table.run(outbox.prompt_again, game)
    await posts(club, game)
    info = await info_of(club, game)
    assert (info.revision, info.deadline) == (
        position.revision,
        club.now + WHOLE - 20 * HOUR,
    )
    assert info.since == club.now - 20 * HOUR, "they have waited for so long"


async def test_a_right_that_is_known_to_be_missing_stops_time_before_it_is_up(club):
    position, game = await asked(club)
    await passes(club, 70 * HOUR)
    club.table.may_post = lambda server, channel, thread: False
    await passes(club, 9 * DAY)
    info = await info_of(club, game)
    assert (info.revision, info.unasked is None) == (position.revision, False)
    (waits,) = [
        one.body
        for one in await club.table.read(outbox.pending, game)
        if hasattr(one.body, "renews")
    ]
    assert waits.renews and waits.quiet, (
        "the question gets its deadline, and nobody is mentioned"
    )
    club.table.may_post = lambda server, channel, thread: True
    await posts(club, game)
    assert (await info_of(club, game)).deadline == club.now + WHOLE // 10, (
        "a last reminder's time at least"
    )


async def test_all_who_are_asked_together_have_their_time_back(club):
    await awake(club)
    position = await club.game(3, "magna_carta", pace="24h", late="skip")
    game = position.info.id
    assert len(position.info.awaited) == 3
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    await passes(club, 9 * DAY)
    await club.table.run(outbox.prompt_again, game)
    await posts(club, game)
    info = await info_of(club, game)
    assert (info.revision, {one.deadline for one in info.awaited}) == (
        position.revision,
        {club.now + WHOLE},
    )


@pytest.mark.parametrize("first", ["asked again", "returned"])
async def test_a_pause_and_a_question_that_is_lost_end_one_after_the_other(club, first):
    _, game = await asked(club)
    await passes(club, 20 * HOUR)
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    await passes(club, HOUR)
    await club.table.run(departures.removed, game)
    await passes(club, 5 * DAY)
    steps = [posts, returned] if first == "asked again" else [returned, posts]
    for step in steps:
        assert (await info_of(club, game)).deadline is None
        await club.table.run(outbox.prompt_again, game)
        await step(club, game)
        await passes(club, DAY if step is steps[0] else 0)
    assert (await info_of(club, game)).deadline == club.now + WHOLE - 20 * HOUR


async def returned(club, game):
    await club.table.run(departures.returned, game)


async def test_who_is_absent_is_not_dropped_while_nobody_is_asked(club):
    position, game = await asked(club, 3)
    gone = position.decision.seat
    await passes(club, WHOLE)
    assert (await info_of(club, game)).seats[gone].absent
    await club.post(game)
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    await passes(club, 30 * DAY)
    assert (await info_of(club, game)).seats[gone].user is not None
    await club.table.run(outbox.prompt_again, game)
    await posts(club, game)
    await passes(club, 2 * DAY)
    assert (await info_of(club, game)).seats[gone].user is not None
    await passes(club, DAY)
    assert (await info_of(club, game)).seats[gone].user is None, (
        "three graces after they are asked again"
    )


async def test_without_a_clock_a_week_counts_only_while_the_question_can_be_read(club):
    position, game = await asked(club, pace="none", late="wait")
    seat = position.decision.seat
    other = club.holder(position.info, 1 - seat)
    await passes(club, 6 * DAY)
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    await passes(club, 9 * DAY)
    with pytest.raises(NotAllowed, match="nobody has been asked"):
        await club.table.run(seats.replace, game, other, seat, None)
    with pytest.raises(BadChoice, match="nobody has been asked"):
        await club.table.run(timeout.nudge, game, other)
    await club.table.run(outbox.prompt_again, game)
    await posts(club, game)
    with pytest.raises(NotAllowed, match="hasn't missed a deadline"):
        await club.table.run(seats.replace, game, other, seat, None)
    await passes(club, DAY)
    await club.table.run(seats.replace, game, other, seat, None)


@pytest.mark.parametrize("ask", [votes.cancel, votes.pause])
async def test_no_vote_begins_that_nobody_would_see(club, ask):
    _, game = await asked(club, 3)
    club.table.may_post = lambda server, channel, thread: False
    before = await club.counted()
    with pytest.raises(VoteRefused, match="can't ask the players"):
        await club.table.run(ask, game, ANN)
    assert await club.counted() == before


async def test_no_undo_asks_others_who_would_not_see_it(club):
    position, game = await asked(club, 3)
    seat, person = (
        position.decision.seat,
        club.holder(position.info, position.decision.seat),
    )
    while position.decision.seat == seat:
        position = await club.act(position)
    position = await club.act(position)
    club.table.may_post = lambda server, channel, thread: False
    with pytest.raises(VoteRefused, match="can't ask the players"):
        await club.table.run(undo.undo, game, person, position.revision)


async def test_the_silence_about_a_vote_that_was_never_posted_agrees_to_nothing(club):
    _, game = await asked(club, 3, late="wait", pace="none")
    await passes(club, 8 * DAY)
    vote = (await club.table.run(votes.cancel, game, ANN)).vote
    assert vote.absent and vote.status == "open"
    club.now += ballots.LASTS
    await club.table.run(expiry.sweep)
    assert (await club.table.read(votes.find, vote.id)).status == "expired"
    assert (await info_of(club, game)).status == "running"


async def test_nobody_is_absent_by_days_on_which_nobody_was_asked(club):
    _, game = await asked(club, 3, late="wait", pace="none")
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    await passes(club, 30 * DAY)
    await club.table.run(outbox.prompt_again, game)
    await posts(club, game)
    await passes(club, DAY)
    assert (await club.table.run(votes.cancel, game, ANN)).vote.absent == ()


async def test_the_next_to_place_is_not_asked_early_while_nobody_is_asked(club):
    _, game = await asked(club, 3, early="15", together="yes")
    club.table.shows = False
    await club.table.run(outbox.lose, game, message_slots.PROMPT)
    await passes(club, DAY)
    assert "Planning" not in await club.kinds(game)
