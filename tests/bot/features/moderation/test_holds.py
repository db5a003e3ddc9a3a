"""For a day after a bar a seat is held: nothing is skipped or ended for it, so that a mistake costs nobody a turn."""

from __future__ import annotations

import pytest

from bot.core import queries, seats, undo, votes
from bot.core.errors import BadChoice, SeatTaken
from bot.features.moderation import use_cases
from storage import jobs
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, HOUR, MODERATOR, PLACE
from tests.bot.core.clock.test_absent import awake, passes
from tests.bot.core.test_leaving import everybody_acted, in_turn, rated
from tests.bot.features.moderation.test_acts import administrator, log_in, told
from tests.bot.features.moderation.test_bars import OPEN
from tests.bot.world import world


async def bar(club, person):
    """An administrator bars somebody; the number of that act."""
    done = await club.table.run(
        use_cases.act_on,
        PLACE.server,
        MODERATOR,
        act="bar",
        whom=person,
        reason="Insults",
    )
    await club.table.run(direct_sent, done.entry)
    return done.entry


def direct_sent(uow, entry):
    """Take away what is said in Discord, now and before the hold ends: here is no Discord."""
    for kind in (use_cases.DIRECT, use_cases.HOLD):
        jobs.remove(uow.tx, kind, str(entry))


async def act_on_seat(club, position, act):
    """A moderator acts on a held seat."""
    done = await club.table.run(
        use_cases.change_seat, position.info.id, **act, reason="Go on"
    )
    await club.table.run(direct_sent, done.entry)


async def lift(club, entry):
    withdrawal = use_cases.Withdrawal(
        PLACE.server, entry, MODERATOR, "A mistake", administrator=True
    )
    done = await club.table.run(use_cases.take_back, withdrawal)
    await club.table.run(direct_sent, done.entry)


async def decides(club, players, **settings):
    """A game in which somebody other than its host decides, who is barred: the position, the person, and the act."""
    await awake(club)
    settings = {"pace": "24h", "rated": "yes", **settings}
    position = await everybody_acted(club, await club.game(players, **settings))
    while club.holder(position.info, position.decision.seat) == ANN:
        position = await club.act(position)
    person = club.holder(position.info, position.decision.seat)
    return position, person, await bar(club, person)


async def now(club, position):
    return await club.table.read(queries.position, position.info.id)


@pytest.mark.parametrize("late", ["skip", "wait", "vote", "stand-in"])
@pytest.mark.parametrize("players", [2, 3])
async def test_nothing_is_skipped_played_or_ended_while_a_seat_is_held(
    club, players, late
):
    position, person, entry = await decides(club, players, late=late)
    seat = position.decision.seat
    await passes(club, DAY - HOUR)
    held = await now(club, position)
    assert (held.info.status, held.revision) == ("running", position.revision)
    assert held.info.seats[seat].user is None and held.info.deadline is None, (
        "no clock runs"
    )
    await lift(club, entry)
    back = await now(club, position)
    assert (
        back.info.seats[seat].user == person.user and back.revision == position.revision
    )
    assert back.info.deadline > club.now, "with the time of a whole move"
    await passes(club, 2 * HOUR)
    after = await club.act(await now(club, position))
    assert after.info.status == "running" and after.revision > position.revision


@pytest.mark.parametrize("late", ["skip", "wait", "vote", "stand-in"])
async def test_after_a_day_the_game_goes_on_without_whoever_is_barred(club, late):
    position, _, _ = await decides(club, 3, late=late)
    seat = position.decision.seat
    await passes(club, DAY + HOUR)
    after = await now(club, position)
    assert after.info.seats[seat].user is None and after.info.status == "running"
    stands_in = late == "stand-in"
    assert (after.info.seats[seat].stand_in is not None) == stands_in
    assert stands_in or after.decision.seat != seat, "it is skipped"


async def test_a_game_of_two_ends_after_the_day_and_the_other_wins(club):
    position, person, _ = await decides(club, 2)
    await in_turn(club, position.info.id, 7)
    await passes(club, DAY + HOUR)
    info = (await now(club, position)).info
    assert (info.status, info.forfeit, info.winners, info.abandoned) == (
        "finished",
        True,
        (0,),
        False,
    )
    assert await rated(club) == {ANN.user: (1, True), person.user: (2, False)}


async def test_nobody_can_take_a_held_seat_but_a_moderator_can_give_it_and_the_game_goes_on(
    club,
):
    position, _, entry = await decides(club, 2)
    seat = position.decision.seat
    for asked in (seat, None):
        with pytest.raises(SeatTaken):
            await club.table.run(seats.claim, position.info.id, CAT, asked)
    act = {"person": MODERATOR, "act": "give", "seat": seat, "newcomer": CAT}
    await act_on_seat(club, position, act)
    info = (await now(club, position)).info
    assert info.seats[seat].user == CAT.user and info.deadline is not None
    await lift(club, entry)
    await passes(club, DAY + HOUR)
    info = (await now(club, position)).info
    assert info.seats[seat].user == CAT.user and info.status == "running"


async def test_a_moderator_can_have_a_held_seat_skipped_at_once(club):
    position, _, _ = await decides(club, 3, late="skip")
    act = {
        "person": MODERATOR,
        "act": "skip",
        "seat": position.decision.seat,
        "newcomer": None,
    }
    await act_on_seat(club, position, act)
    assert (await now(club, position)).decision.seat != position.decision.seat


async def test_who_is_back_has_won_when_the_other_has_left_meanwhile(club):
    position, person, entry = await decides(club, 2)
    await club.table.run(seats.resign, position.info.id, ANN)
    assert (await now(club, position)).info.status == "running"
    await lift(club, entry)
    info = (await now(club, position)).info
    assert (info.status, info.seats[info.winners[0]].user) == ("finished", person.user)


async def test_a_game_that_nobody_is_left_to_play_has_no_result(club):
    position, _, _ = await decides(club, 2)
    await passes(club, HOUR)
    await bar(club, ANN)
    await passes(club, DAY - 2 * HOUR)
    assert (await now(club, position)).info.status == "running"
    await passes(club, 2 * DAY)
    info = (await now(club, position)).info
    assert (info.status, info.abandoned, info.winners) == ("finished", True, ())
    assert await rated(club) == {}


async def test_of_two_who_are_barred_the_one_who_is_back_has_won(club):
    position, person, first = await decides(club, 2)
    await passes(club, HOUR)
    second = await bar(club, ANN)
    await passes(club, DAY - HOUR // 2)
    await lift(club, second)
    await passes(club, 2 * HOUR)
    info = (await now(club, position)).info
    assert (
        (info.status, info.winners) == ("finished", (0,))
        and person in (BEN, CAT, DAN)
        and first == 1
    )


def waiting(home):
    """What a thread says of held seats."""
    return [
        one.content
        for one in home.history()
        if "has no player for now.\n" in one.content
    ]


async def test_the_thread_says_of_a_day_that_its_person_plays_on_then():
    async with world(patience=60.0) as here:
        game, admin, bad = await here.table(3), administrator(here), here.people[1]
        day = "Yes: a suspension for 1 day"
        await told(admin, here.channel, day, act="bar", member=bad, reason="Insults")
        await here.quiet()
        (waits,) = waiting(await here.home(game))
        assert waits.endswith("clock is stopped. Then Bob plays on here.")
        assert "out of the game" not in waits
        assert here.env.errors == []


async def test_the_thread_and_the_log_say_that_the_game_waits_and_when_it_no_longer_does():
    async with world(patience=60.0) as here:
        game, admin = await here.table(2, pace="24h"), administrator(here)
        home, log = await here.home(game), here.guild.create_text_channel("mod-log")
        await log_in(here, admin, log)
        await told(
            admin,
            here.channel,
            OPEN,
            act="bar",
            member=here.people[1],
            reason="Insults",
        )
        await here.quiet()
        (waits,) = waiting(home)
        first, second = waits.split("\n")
        assert first == "🔴 **Red** (Bob) has no player for now."
        assert (
            second.startswith("Until <t:")
            and "nothing is skipped, and its clock is stopped." in second
        )
        assert second.endswith("they play on; otherwise they are out of the game.")
        (kept,) = [
            one.content
            for one in log.history()
            if "(Bob) is suspended. The game waits until" in one.content
        ]
        assert "`act:back entry:1` gives it back." in kept
        assert "Until then nobody can end the game." in kept
        await here.env.advance_time(DAY + HOUR)
        await here.quiet()
        assert any(
            "Won by forfeit: 🔵 **Blue**" in one.content for one in home.history()
        )
        assert here.env.errors == []


async def test_no_vote_begins_again_while_a_seat_is_held(club):
    position, person, _ = await decides(club, 4)
    stays = next(one for one in (ANN, BEN, CAT) if one != person)
    await club.table.run(seats.resign, position.info.id, stays)
    assert await club.table.read(votes.open_votes, position.info.id) == ()


async def test_nobody_takes_back_what_a_suspended_person_did_without_asking_them(club):
    await awake(club)
    position = await club.act(await club.game(3, undo="consent"))
    while club.holder(position.info, position.decision.seat) == ANN:
        position = await club.act(position)
    seat = position.decision.seat
    person = club.holder(position.info, seat)
    position = await club.act(position)
    entry = await bar(club, person)
    revision = (await now(club, position)).revision
    with pytest.raises(BadChoice, match="kept until"):
        await club.table.run(undo.undo, position.info.id, ANN, revision)
    await lift(club, entry)
    revision = (await now(club, position)).revision
    asked = await club.table.run(undo.undo, position.info.id, ANN, revision)
    assert seat in asked.vote.answers
