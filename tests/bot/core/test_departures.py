"""Who is not on the server any more counts as late under the game's rule; games wait while the bot is not there."""

from __future__ import annotations

import pytest

from bot.core import departures, expiry, outbox, queries, seats, votes
from bot.core import notifications as n
from bot.core.errors import UserError
from bot.core.game_settings import Settings
from bot.core.model import Person
from tests.bot.club import ANN, DAN, EVE, HOUR, MODERATOR, PLACE, STRANGER
from tests.bot.core.test_leaving import end, everybody_acted, rated


async def kinds(club, game):
    """What was put into the outbox of a game, by kind, and what of it counts still."""
    return [type(row.body) for row in await club.table.read(outbox.pending, game)]


async def gone(club, position, seat=None):
    """The person of a seat leaves the server; by default of the one that decides."""
    seat = position.decision.seat if seat is None else seat
    return await club.table.run(
        departures.departed, PLACE.server, club.holder(position.info, seat).user
    )


async def test_their_action_is_played_after_an_hour_where_who_is_late_is_skipped(club):
    position = await club.game(3, pace="24h", late="skip")
    game, seat = position.info.id, position.decision.seat
    assert await gone(club, position) == (game,)
    club.now += HOUR - 1
    assert await gone(club, position) == ()
    still = await club.table.read(queries.position, game)
    assert still.revision == position.revision and still.info.seats[seat].departed
    club.now += 1
    assert await gone(club, position) == (game,)
    after = await club.table.read(queries.position, game)
    assert after.revision > position.revision and after.info.seats[seat].departed
    (action, *_) = await club.rows(
        "SELECT source FROM action WHERE game = ? ORDER BY number", game
    )
    assert action == ("clock",)
    told = [row.body for row in await club.table.read(outbox.pending, game)]
    assert n.SeatChanged(seat, "departed") in told and any(
        isinstance(one, n.TimeUp) for one in told
    )


async def test_a_computer_stands_in_after_an_hour_where_the_table_has_chosen_that(club):
    position = await club.game(2, pace="24h", late="stand-in", level=1)
    game, seat = position.info.id, position.decision.seat
    assert await gone(club, position) == (game,)
    assert (await club.table.read(queries.info, game)).seats[seat].stand_in is None
    club.now += HOUR
    assert await gone(club, position) == (game,)
    assert (await club.table.read(queries.info, game)).seats[seat].stand_in == 1


@pytest.mark.parametrize("pace", ["24h", "none"])
async def test_the_others_are_asked_at_once_where_they_vote_and_may_ask_where_nothing_is_done(
    club, pace
):
    position = await club.game(3, pace="24h", late="vote")
    game, seat = position.info.id, position.decision.seat
    # the rule stays where the clock goes
    await club.table.run(
        seats.change, game, MODERATOR, Settings(pace=pace), reason="They agree"
    )
    await gone(club, position)
    (vote,) = await club.table.read(votes.open_votes, game)
    assert (vote.kind, vote.seat) == ("replace", seat) and seat not in vote.answers
    await gone(club, position)
    assert len(await club.table.read(votes.open_votes, game)) == 1
    position = await club.game(3, pace=pace, late="wait")
    game, seat = position.info.id, position.decision.seat
    asker = club.holder(position.info, (seat + 1) % 3)
    assert game in await gone(club, position)
    assert await club.table.read(votes.open_votes, game) == ()
    outcome = await club.table.run(seats.replace, game, asker, seat, None)
    assert outcome.vote.kind == "replace"


async def test_it_is_told_once_and_of_a_seat_that_need_not_act_nothing_else_is_done(
    club,
):
    position = await club.game(3, pace="24h", late="skip")
    game, seat = position.info.id, position.decision.seat
    other = (seat + 1) % 3
    assert await gone(club, position, other) == (game,)
    assert (await club.table.read(queries.position, game)).revision == position.revision
    assert await gone(club, position, other) == ()
    told = [row.body for row in await club.table.read(outbox.pending, game)]
    assert told.count(n.SeatChanged(other, "departed")) == 1
    await club.table.run(
        departures.arrived, game, club.holder(position.info, other).user
    )
    assert not (await club.table.read(queries.info, game)).seats[other].departed


@pytest.mark.parametrize("way", ["acts", "is asked"])
async def test_who_comes_back_to_the_server_plays_on_and_nobody_can_take_their_seat_any_more(
    club, way
):
    position = await club.game(3, pace="24h", late="wait")
    game, seat = position.info.id, position.decision.seat
    await gone(club, position, seat)
    await club.post(game)
    if way == "acts":
        await club.act(position)
    else:
        await club.table.run(
            departures.arrived, game, club.holder(position.info, seat).user
        )
    told = [row.body for row in await club.table.read(outbox.pending, game)]
    assert told.count(n.SeatChanged(seat, "came_back")) == 1
    assert not (await club.table.read(queries.info, game)).seats[seat].departed
    with pytest.raises(UserError):
        await club.table.run(seats.claim, game, DAN, seat)


async def test_nothing_is_done_in_a_pause_nor_where_nobody_is_left_who_would_wait(club):
    position = await club.game(2, pace="24h", late="skip")
    game = position.info.id
    await gone(club, position, 1 - position.decision.seat)
    before = await club.table.read(queries.position, game)
    await gone(club, before)
    club.now += HOUR
    await gone(club, before)
    assert (await club.table.read(queries.position, game)).revision > before.revision, (
        "the other still counts as a player"
    )
    paused = await club.game(3, pace="24h", late="skip")
    await club.table.run(departures.removed, paused.info.id)
    await gone(club, paused)
    club.now += HOUR
    await gone(club, paused)
    assert (
        await club.table.read(queries.position, paused.info.id)
    ).revision == paused.revision


async def test_the_silence_of_who_left_does_not_hold_up_a_vote_to_cancel(club):
    position = await club.game(3)
    game = position.info.id
    asker, left = club.holder(position.info, 0), club.holder(position.info, 1)
    asked = await club.table.run(votes.cancel, game, asker)
    await club.table.run(
        votes.answer, asked.vote.id, club.holder(position.info, 2), True
    )
    await club.table.run(departures.departed, PLACE.server, left.user)
    assert 1 in (await club.table.read(votes.find, asked.vote.id)).absent


async def test_games_wait_while_the_bot_is_not_on_their_server_and_keep_their_time(
    club,
):
    running = await club.game(2, pace="24h", late="skip")
    game = running.info.id
    there = {PLACE.server}
    assert await club.table.read(departures.changed, there) == ((), ())
    assert await club.table.read(departures.changed, ()) == ((), (game,))
    assert await club.table.read(
        departures.running_on, PLACE.server, removed=False
    ) == [game]
    await club.table.run(departures.removed, game)
    assert await club.table.read(departures.changed, ()) == ((), ())
    info = await club.table.read(queries.info, game)
    assert info.paused is not None
    assert await club.table.read(outbox.games_with_notifications) == ()
    club.now += 400 * HOUR
    await club.table.run(expiry.sweep)
    await club.table.run(departures.removed, game)  # told twice
    assert (await club.table.read(queries.position, game)).revision == running.revision
    assert await club.table.read(departures.changed, there) == ((game,), ())
    assert await club.table.read(departures.running_on, PLACE.server, removed=True) == [
        game
    ]
    assert await club.table.run(departures.returned, game)
    info = await club.table.read(queries.info, game)
    assert info.paused is None and info.awaited[0].deadline > club.now
    told = [row.body for row in await club.table.read(outbox.pending, game)]
    assert n.Paused(False, returned=True) in told
    assert not await club.table.run(departures.returned, game)
    assert await club.table.read(departures.changed, there) == ((), ())


async def test_what_people_had_paused_stays_so_and_what_happened_unseen_is_found_at_the_start(
    club,
):
    position = await club.game(2, pace="24h")
    game = position.info.id
    asked = await club.table.run(votes.pause, game, club.holder(position.info, 0))
    await club.table.run(
        votes.answer, asked.vote.id, club.holder(position.info, 1), True
    )
    club.now += HOUR
    await club.table.run(departures.removed, game)
    assert await club.table.run(departures.returned, game)
    assert (await club.table.read(queries.info, game)).paused is not None
    assert not await club.table.run(departures.returned, game)


@pytest.mark.parametrize("late", ["wait", "skip", "vote", "stand-in"])
async def test_the_seat_is_open_to_others_at_once_whoever_has_to_act(club, late):
    position = await club.game(3, pace="24h", late=late, level=1)
    game, seat = position.info.id, (position.decision.seat + 1) % 3
    asker = club.holder(position.info, position.decision.seat)
    with pytest.raises(UserError):
        await club.table.run(seats.claim, game, DAN, seat)
    await gone(club, position, seat)
    outcome = await club.table.run(seats.replace, game, asker, seat, EVE)
    assert outcome.vote.kind == "replace", "nobody is told that no deadline was missed"
    taken = await club.table.run(seats.claim, game, DAN, seat)
    assert (
        taken.info.seats[seat].user == DAN.user and not taken.info.seats[seat].departed
    )


@pytest.mark.parametrize(
    "who", ["player", "moderator", "moderator at the table", "stranger"]
)
async def test_players_and_moderators_go_on_without_who_has_left(club, who):
    position = await club.game(3, pace="24h", late="wait")
    game, seat = position.info.id, 1
    person = {"player": ANN, "moderator": MODERATOR, "stranger": STRANGER}.get(
        who, Person(ANN.user, "Ann", moderator=True)
    )
    with pytest.raises(UserError):
        await club.table.run(seats.go_on, game, person, seat)
    await gone(club, position, seat)
    if who == "stranger":
        with pytest.raises(UserError):
            await club.table.run(seats.go_on, game, person, seat)
        return
    after = await club.table.run(seats.go_on, game, person, seat)
    assert after.info.seats[seat].user is None and after.info.status == "running"


async def test_who_has_left_the_server_at_the_end_ranks_behind_who_stayed(club):
    position = await everybody_acted(club, await club.game(3))
    await gone(club, position, 0)
    info = await end(club, position.info.id, [90, 20, 10])
    assert info.ranks == (3, 1, 2)
    assert (await rated(club))[ANN.user] == (3, False)
