"""A live session: when it is offered, that all agree, how it ends, and that the clocks are then as they were."""

import pytest

from bot.core import (
    expiry,
    outbox,
    play,
    queries,
    seats,
    stand_in,
    undo,
    user_data,
    votes,
)
from bot.core.errors import BadChoice, NotSeated, VoteRefused
from bot.core.game_settings import Settings
from bot.core.model import Place
from bot.core.notifications import LiveSession, Planning, Prompt, Reminder, VoteOpened
from bot.features.computers import use_cases as computers_use_cases
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.live_session.use_cases import AGAIN, OPEN, QUICK, REFUSED, WAIT
from bot.features.plans import use_cases as plans_use_cases
from storage import jobs
from storage.answers import AUTO_ANSWER
from tests.bot.club import ANN, BEN, CAT, DAY, EVE, HOUR, PEOPLE, PLACE, STRANGER
from tests.bot.features.plans.steps import listed, run_until, standing
from tests.bot.jobs import next_due

MINUTE = 60


def passing(position):
    return (
        "pass" if "pass" in position.decision.actions else position.decision.actions[0]
    )


async def handed_on(club, position, times, after=MINUTE):
    """The game goes from one seat to the next so many times, each after some seconds."""
    while times:
        before = position.info.deciding
        club.now += after
        position = await club.act(position, passing(position))
        times -= position.info.deciding != before
    return position


async def offers(club, game):
    return [
        await club.table.read(votes.find, notification.body.vote)
        for notification in await club.table.read(outbox.pending, game, 1000)
        if isinstance(notification.body, VoteOpened)
    ]


async def told(club, game):
    """What the thread is told of live sessions, in order."""
    return [
        notification.body
        for notification in await club.table.read(outbox.pending, game, 1000)
        if isinstance(notification.body, LiveSession)
    ]


async def agreed(club, position, people):
    """A live session that these people, of whom the first asks, agree to; the position then."""
    vote = (
        await club.table.run(live_session_use_cases.ask, position.info.id, people[0])
    ).vote
    for person in people[1:]:
        outcome = await club.table.run(votes.answer, vote.id, person, True)
    assert outcome.vote.status == "passed"
    return outcome.position


async def evening(club, players=2, game="caylus", **settings):
    """A game with a live session that runs, and an empty outbox."""
    settings.setdefault("pace", "24h")
    position = await club.game(players, game, **settings)
    position = await agreed(club, position, PEOPLE[:players])
    await club.post(position.info.id)
    return position


# The offer


async def test_a_live_session_is_offered_when_all_have_handed_the_game_on_within_minutes_twice(
    club,
):
    position = await handed_on(club, await club.game(2, pace="24h"), 4)
    # the first hand-over has nothing before it
    assert await offers(club, position.info.id) == []
    position = await handed_on(club, position, 1)
    (vote,) = await offers(club, position.info.id)
    assert vote.kind == "evening" and vote.answers == {0: None, 1: None}
    assert vote.expires == club.now + OPEN
    kinds = [
        type(notification.body)
        for notification in await club.table.read(
            outbox.pending, position.info.id, 1000
        )
    ]
    assert kinds.index(VoteOpened) < kinds.index(Prompt)  # the question stays below


@pytest.mark.parametrize("slow", [1, 2, 3])
async def test_one_slow_answer_among_them_and_nothing_is_offered(club, slow):
    position = await handed_on(club, await club.game(2, pace="24h"), slow)
    position = await handed_on(club, position, 1, QUICK + 1)
    position = await handed_on(club, position, 3)
    assert await offers(club, position.info.id) == []
    position = await handed_on(club, position, 2)
    assert len(await offers(club, position.info.id)) == 1


async def test_what_was_said_before_shows_nobody_there(club):
    position = await club.game(2, pace="24h")
    game = position.info.id
    position = await handed_on(club, position, 2)
    absent = club.holder(position.info, 1 - position.decision.seat)
    can = [
        code
        for code, _ in (
            await club.table.read(plans_use_cases.shown_plan, game, absent)
        ).can
    ]
    wanted = [code for code in ("place 3", "place 5", "place 6") if code in can]
    await listed(club, game, absent, *wanted, then_pass=True)
    await standing(club, game, absent, no_provost=True)
    for _ in range(8):
        if position.info.seats[position.decision.seat].user == absent.user:
            break
        club.now += MINUTE
        position = await club.act(position, passing(position))
    assert await offers(club, game) == []


async def test_a_table_that_does_not_want_offers_gets_none_and_every_player_can_say_so(
    club,
):
    position = await club.game(2, pace="24h")
    game = position.info.id
    assert position.info.settings.evenings == "yes"
    changed = await club.table.run(seats.change, game, BEN, Settings(evenings="no"))
    assert changed.info.settings.evenings == "no"
    position = await handed_on(club, changed.position, 6)
    assert await offers(club, game) == []
    # who wants one can still ask
    vote = (await club.table.run(live_session_use_cases.ask, game, ANN)).vote
    assert vote.answers == {0: True, 1: None}


async def test_a_live_table_and_one_beside_computers_alone_are_offered_none(club):
    live = await handed_on(club, await club.game(2, pace="live"), 6)
    assert await offers(club, live.info.id) == []
    with pytest.raises(BadChoice) as refused:
        await club.table.run(live_session_use_cases.ask, live.info.id, ANN)
    assert refused.value.message.id == "table-evening-live"
    alone = await club.table.run(
        computers_use_cases.versus, CAT, Place(live.info.server, 50), "caylus", 1, 2
    )
    with pytest.raises(BadChoice) as refused:
        await club.table.run(live_session_use_cases.ask, alone.info.id, CAT)
    assert refused.value.message.id == "table-evening-missing"


async def test_after_a_refusal_or_silence_it_is_not_offered_again_that_day(club):
    position = await handed_on(club, await club.game(2, pace="24h"), 5)
    game = position.info.id
    (vote,) = await offers(club, game)
    refused = await club.table.run(votes.answer, vote.id, BEN, False)
    assert refused.vote.status == "failed" and refused.info.session_until is None
    await club.post(game)
    position = await handed_on(club, position, 8)
    assert await offers(club, game) == []
    with pytest.raises(VoteRefused) as early:
        await club.table.run(live_session_use_cases.ask, game, ANN)
    assert early.value.message.id == "table-evening-refused"
    club.now += AGAIN
    position = await handed_on(club, position, 6)
    (vote,) = await offers(club, game)
    await run_until(club, club.now + OPEN)
    assert (await club.table.read(votes.find, vote.id)).status == "expired"


async def test_a_refused_live_session_can_be_asked_for_an_hour_later(club):
    position = await club.game(2, pace="24h")
    vote = (
        await club.table.run(live_session_use_cases.ask, position.info.id, ANN)
    ).vote
    await club.table.run(votes.answer, vote.id, BEN, False)
    club.now += REFUSED
    assert (
        await club.table.run(live_session_use_cases.ask, position.info.id, BEN)
    ).vote.status == "open"


async def test_there_is_one_question_at_a_time_whoever_asks(club):
    position = await handed_on(club, await club.game(2, pace="24h"), 5)
    with pytest.raises(VoteRefused) as refused:
        await club.table.run(live_session_use_cases.ask, position.info.id, ANN)
    assert refused.value.message.id == "table-vote-open"
    with pytest.raises(NotSeated):
        await club.table.run(live_session_use_cases.ask, position.info.id, STRANGER)


async def test_no_live_session_where_a_seat_is_open_or_the_clocks_are_paused(club):
    position = await club.game(3, pace="24h")
    game = position.info.id
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    with pytest.raises(BadChoice) as refused:
        await club.table.run(live_session_use_cases.ask, game, ANN)
    assert refused.value.message.id == "table-evening-paused"
    vote = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, vote.id, BEN, True)
    await club.table.run(seats.resign, game, CAT)
    with pytest.raises(BadChoice) as refused:
        await club.table.run(live_session_use_cases.ask, game, ANN)
    assert refused.value.message.id == "table-evening-missing"


async def test_a_pause_before_the_last_yes_makes_it_fail(club):
    position = await club.game(3, pace="24h")
    game = position.info.id
    asked = (await club.table.run(live_session_use_cases.ask, game, ANN)).vote
    await club.table.run(votes.answer, asked.id, BEN, True)
    pause = (await club.table.run(votes.pause, game, ANN)).vote
    await club.table.run(votes.answer, pause.id, BEN, True)
    outcome = await club.table.run(votes.answer, asked.id, CAT, True)
    assert outcome.vote.status == "failed" and outcome.info.session_until is None


# While it lasts


@pytest.mark.parametrize("late", ["skip", "vote", "wait", "stand-in"])
async def test_who_does_not_act_ends_the_live_session_and_nobody_is_skipped_or_replaced(
    club, late
):
    position = await evening(club, late=late)
    game, began = position.info.id, club.now
    actions = await club.counted()
    await run_until(club, began + WAIT - 1)
    assert (
        await club.table.read(queries.info, game)
    ).session_until is not None and await told(club, game) == []
    await run_until(club, began + WAIT)
    after = await club.table.read(queries.info, game)
    assert after.session_until is None and after.revision == position.revision
    assert await told(club, game) == [LiveSession(None, "quiet")]
    assert (await club.counted())["action"] == actions["action"]
    assert await club.table.read(votes.open_votes, game) == ()
    assert all(seat.stand_in is None for seat in after.seats)
    await run_until(club, club.now + HOUR)
    assert len(await told(club, game)) == 1  # once
    assert not any(
        isinstance(notification.body, Reminder)
        for notification in await club.table.read(outbox.pending, game, 1000)
    )


async def test_every_action_lets_it_go_on_until_its_time_is_up(club):
    position = await evening(club)
    game, until = position.info.id, position.info.session_until
    while club.now + 9 * MINUTE < until:
        await run_until(club, club.now + 9 * MINUTE)
        position = await club.act(await club.table.read(queries.position, game))
        assert position.info.session_until == until
    await run_until(club, until)
    assert (await club.table.read(queries.info, game)).session_until is None
    assert (await told(club, game))[-1] == LiveSession(None, "over")


async def test_an_undo_goes_on_and_counts_as_an_action(club):
    position = await evening(club, undo="free")
    game = position.info.id
    club.now += 9 * MINUTE
    seat = position.decision.seat
    position = await club.act(position, passing(position))
    club.now += 9 * MINUTE
    outcome = await club.table.run(
        undo.undo, game, club.holder(position.info, seat), position.revision
    )
    assert outcome.info.session_until is not None
    await run_until(club, club.now + 9 * MINUTE)
    assert (await club.table.read(queries.info, game)).session_until is not None


async def test_it_survives_a_restart(club):
    position = await evening(club)
    game, until = position.info.id, position.info.session_until
    club.now += 5 * MINUTE
    await club.reopen()
    assert (await club.table.read(queries.info, game)).session_until == until
    assert await club.table.read(next_due) <= club.now + 5 * MINUTE
    await run_until(club, club.now + 5 * MINUTE)
    assert await told(club, game) == [LiveSession(None, "quiet")]


async def test_nobody_is_asked_for_plans_while_all_are_there(club):
    position = await evening(club, 3)
    turn = position.info.turn
    while position.info.turn < turn + 2:
        position = await club.act(position, passing(position))
    pending = await club.table.read(outbox.pending, position.info.id, 1000)
    assert position.info.session_until is not None
    assert not any(isinstance(notification.body, Planning) for notification in pending)


# How it ends


@pytest.mark.parametrize("how", ["resign", "forget", "stand-in"])
async def test_a_seat_that_changes_hands_ends_it_for_who_comes_has_not_agreed(
    club, how
):
    position = await evening(club, 3, late="stand-in")
    game = position.info.id
    if how == "resign":
        await club.table.run(seats.resign, game, CAT)
    elif how == "forget":
        await club.table.run(user_data.forget, CAT.user)
    else:
        await club.table.run(stand_in.ask_for, game, CAT)
    after = await club.table.read(queries.info, game)
    assert after.session_until is None and after.awaited[0].deadline is not None
    assert await told(club, game) == [LiveSession(None, "seat")]


async def test_a_question_about_a_live_session_ends_when_a_seat_changes_hands(club):
    position = await club.game(3, pace="24h")
    game = position.info.id
    vote = (await club.table.run(live_session_use_cases.ask, game, ANN)).vote
    await club.table.run(seats.resign, game, CAT)
    assert (await club.table.read(votes.find, vote.id)).status == "overtaken"
    await club.table.run(seats.claim, game, EVE)
    assert (
        await club.table.run(live_session_use_cases.ask, game, ANN)
    ).vote.answers == {
        0: True,
        1: None,
        2: None,
    }


async def test_the_live_session_of_a_game_that_ends_is_over_without_a_word(club):
    position = await evening(club)
    game = position.info.id
    while position.decision is not None:
        position = await club.act(position)
    assert position.info.status == "finished" and position.info.session_until is None
    assert await told(club, game) == []
    await run_until(club, club.now + DAY)
    assert await told(club, game) == []
    cancelled = await evening(club)
    vote = (await club.table.run(votes.cancel, cancelled.info.id, ANN)).vote
    outcome = await club.table.run(votes.answer, vote.id, BEN, True)
    assert outcome.info.status == "cancelled"
    assert await club.rows("SELECT key FROM job WHERE kind = 'live_session.end'") == []


# Hidden cards


async def test_a_choice_that_others_do_not_see_lets_it_go_on_and_all_who_choose_are_waited_for(
    club,
):
    position = await club.game(3, "magna_carta", pace="24h")
    game = position.info.id
    position = await agreed(club, position, (ANN, BEN, CAT))
    await club.post(game)
    for seat in position.together:
        club.now += 9 * MINUTE
        await club.table.run(expiry.sweep)
        person = club.holder(position.info, seat)
        asked = position.asked(person.user)
        outcome = await club.table.run(
            play.act, game, person, asked.revision, asked.decision.actions[0]
        )
    assert outcome.info.session_until is not None and outcome.position.together == ()


async def test_what_waits_for_its_moment_comes_within_minutes_in_a_live_session(club):
    """An automatic answer about hidden cards waits up to 40 minutes else: nobody acts so slowly in a live session."""
    position = await club.game(2, "magna_carta", pace="24h")
    game = position.info.id
    await club.table._database.write(
        lambda tx: jobs.schedule(
            tx, AUTO_ANSWER, str(game), PLACE.server, club.now + HOUR, b"0"
        )
    )
    await agreed(club, position, (ANN, BEN))
    ((due,),) = await club.rows("SELECT due FROM job WHERE kind = ?", AUTO_ANSWER)
    assert club.now + 20 <= due < club.now + 4 * MINUTE < club.now + WAIT
