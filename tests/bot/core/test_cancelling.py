"""A running game is cancelled by all who play it; who gives no sign does not hold the others up."""

import pytest

from bot.core import departures, expiry, lobby, queries, seats, undo, votes
from bot.core.clock import user_time
from bot.core.errors import NotAllowed, ReasonNeeded, VoteRefused
from bot.core.game_settings import Settings
from bot.core.model import Person
from bot.core.tenures import WEEK
from bot.delivery import vote_message
from bot.features.moderation.use_cases import end
from bot.text.localization import localization_for
from tests.bot.club import ANN, BEN, CAT, DAY, HOUR, MODERATOR, PLACE
from tests.bot.features.plans.steps import listed

MANAGES = Person(ANN.user, ANN.name, moderator=True)


async def test_who_holds_a_seat_asks_the_others_though_they_moderate(club):
    position = await club.game(3)
    game = position.info.id
    asked = await club.table.run(votes.cancel, game, MANAGES)
    assert (
        asked.info.status == "running"
        and list(asked.vote.answers.values()).count(None) == 2
    )
    with pytest.raises(VoteRefused):
        await club.table.run(votes.cancel, game, MANAGES)
    await club.table.run(votes.answer, asked.vote.id, BEN, False)
    await club.table.run(seats.resign, game, ANN)
    with pytest.raises(NotAllowed, match="You've played in this game"):
        # else whoever loses could leave and cancel
        await club.table.run(votes.cancel, game, MANAGES)
    with pytest.raises(ReasonNeeded):
        await club.table.run(votes.cancel, game, MODERATOR)


async def test_who_moderates_cancels_a_game_that_nobody_plays_any_more(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=2)
    )
    await club.table.run(lobby.start, made.info.id, ANN)
    await club.table.run(seats.resign, made.info.id, ANN)
    with pytest.raises(ReasonNeeded):
        await club.table.run(votes.cancel, made.info.id, MANAGES)
    await club.table.run(end, made.info.id, MANAGES, "Nobody plays there")
    ended = await club.table.read(queries.info, made.info.id)
    assert ended.status == "cancelled"


async def late(club, pace, wait, **settings):
    """A game of three whose decision has waited so long; the two who don't decide act at its end."""
    position = await club.game(3, pace=pace, late="wait", **settings)
    club.now += wait
    return position, position.info.seats[position.decision.seat].user


@pytest.mark.parametrize(("pace", "bound"), [("24h", 3 * DAY), ("none", WEEK)])
async def test_the_silence_of_a_seat_that_is_late_and_gives_no_sign_does_not_block(
    club, pace, bound
):
    position, gone = await late(club, pace, bound - 1)
    here = [person for person in (ANN, BEN, CAT) if person.user != gone]
    game = position.info.id
    for person in here:
        await listed(club, game, person, "place 3", "place gate")
    early = await club.table.run(votes.cancel, game, here[0])
    assert early.vote.absent == ()
    await club.table.run(votes.answer, early.vote.id, here[1], True)
    assert (await club.table.read(votes.find, early.vote.id)).status == "open"
    club.now += DAY
    await club.table.run(expiry.sweep)
    assert (
        await club.table.read(queries.info, game)
    ).status == "running"  # they were not absent when it was asked
    asked = await club.table.run(votes.cancel, game, here[0])
    assert asked.vote.absent == (position.decision.seat,)
    poll = await club.table.read(vote_message.read, asked.vote.id, {})
    told = vote_message.text(localization_for("en"), asked.position, poll)
    assert told.count("hasn't been seen") == 1 and told.count("⏳") == 1
    assert (
        await club.table.run(votes.answer, asked.vote.id, here[1], True)
    ).info.status == "cancelled"


async def test_who_is_not_waited_for_has_the_time_of_the_vote_to_say_no(club):
    """Else whoever keeps the others waiting could cancel when they have waited long enough."""
    for says in (False, None):
        position, stalls = await late(club, "24h", 4 * DAY)
        game = position.info.id
        asker = next(person for person in (ANN, BEN, CAT) if person.user == stalls)
        asked = await club.table.run(votes.cancel, game, asker)
        assert asked.info.status == "running" and len(asked.vote.absent) == 2
        others = [person for person in (ANN, BEN, CAT) if person is not asker]
        if says is False:
            refused = await club.table.run(
                votes.answer, asked.vote.id, others[0], False
            )
            assert refused.vote.status == "failed" and refused.info.status == "running"
            continue
        await club.post(game)
        club.now += DAY
        await club.table.run(expiry.sweep)
        assert (await club.table.read(votes.find, asked.vote.id)).status == "passed"
        assert (await club.table.read(queries.info, game)).status == "cancelled"


async def test_whoever_gives_a_sign_while_a_vote_is_open_is_there(club):
    position, stalls = await late(club, "24h", 4 * DAY)
    asker = next(person for person in (ANN, BEN, CAT) if person.user == stalls)
    other = next(person for person in (ANN, BEN, CAT) if person is not asker)
    asked = await club.table.run(votes.cancel, position.info.id, asker)
    await listed(club, position.info.id, other, "place 3", "place gate")
    club.now += DAY
    await club.table.run(expiry.sweep)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "expired"
    assert (await club.table.read(queries.info, position.info.id)).status == "running"


@pytest.mark.parametrize("how", ["away", "pause", "hours"])
async def test_announced_leave_pauses_and_rest_are_no_absence(club, how):
    position, gone = await late(club, "24h", HOUR)
    game = position.info.id
    who = next(person for person in (ANN, BEN, CAT) if person.user == gone)
    here = [person for person in (ANN, BEN, CAT) if person is not who]
    if how == "away":
        await club.table.run(user_time.away, gone, 5 * DAY)
    elif how == "hours":
        await club.table.run(user_time.set_hours, gone, "8-20", "UTC")
    else:
        paused = await club.table.run(votes.pause, game, here[0])
        await club.table.run(votes.answer, paused.vote.id, here[1], True)
    club.now += 4 * DAY
    if how == "pause":
        again = await club.table.run(votes.pause, game, here[0])
        await club.table.run(votes.answer, again.vote.id, here[1], True)
        club.now += 2 * DAY
    for person in here:
        await listed(club, game, person, "place 3", "place gate")
    asked = await club.table.run(votes.cancel, game, here[0])
    assert asked.vote.absent == ()
    if how != "pause":
        club.now += DAY
        await club.table.run(expiry.sweep)
    club.now += 7 * DAY
    for person in here:
        await listed(club, game, person, "place 3", "place gate")
    if how == "pause":
        await club.table.run(expiry.sweep)
    asked = await club.table.run(votes.cancel, game, here[0])
    assert asked.vote.absent == (position.decision.seat,)


async def test_a_new_holder_is_not_absent_for_what_was_before(club):
    position, gone = await late(club, "24h", 4 * DAY)
    game = position.info.id
    leaves = next(person for person in (ANN, BEN, CAT) if person.user == gone)
    here = [person for person in (ANN, BEN, CAT) if person is not leaves]
    await club.table.run(seats.resign, game, leaves)
    await club.table.run(seats.claim, game, MODERATOR)
    asked = await club.table.run(votes.cancel, game, here[0])
    assert position.decision.seat not in asked.vote.absent


@pytest.mark.parametrize("kind", ["cancel", "pause", "undo", "replace"])
async def test_what_was_declined_is_not_asked_again_for_an_hour(club, kind):
    position = await club.play(await club.game(3), 6)
    game = position.info.id
    seat = next(one.seat for one in position.info.seats if one.user == ANN.user)
    late = position.decision.seat

    async def ask(person=None):
        if kind == "replace":
            asker = person or club.holder(position.info, (late + 1) % 3)
            return await club.table.run(seats.replace, game, asker, late, None)
        if kind == "undo":
            return await club.table.run(
                undo.undo, game, person or ANN, position.revision
            )
        return await club.table.run(
            {"cancel": votes.cancel, "pause": votes.pause}[kind], game, person or ANN
        )

    if kind == "replace":
        club.now += WEEK
    asked = await ask()
    decliners = []
    for other, answer in asked.vote.answers.items():
        if (
            answer is None
            and (await club.table.read(votes.find, asked.vote.id)).status == "open"
        ):
            decliners.append(club.holder(position.info, other))
            await club.table.run(votes.answer, asked.vote.id, decliners[-1], False)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "failed"
    with pytest.raises(VoteRefused, match="declined here within the last hour"):
        await ask()
    if kind in ("cancel", "pause"):
        other = club.holder(position.info, (seat + 2) % 3)
        if kind == "pause":
            assert len(decliners) == 2
        else:
            assert decliners != [other]
        with pytest.raises(VoteRefused, match="declined here within the last hour"):
            await ask(other)
    club.now += HOUR
    assert (await ask()).vote.status == "open"


async def test_who_alone_has_declined_may_ask_after_all(club):
    game = await club.game(3)
    asked = await club.table.run(votes.cancel, game.info.id, ANN)
    await club.table.run(votes.answer, asked.vote.id, BEN, False)
    assert (await club.table.run(votes.cancel, game.info.id, BEN)).vote.status == "open"


async def test_an_undo_of_what_came_later_is_another_question(club):
    position = await club.play(await club.game(3), 6)
    game = position.info.id
    asked = await club.table.run(undo.undo, game, ANN, position.revision)
    (first, *_) = [seat for seat, yes in asked.vote.answers.items() if yes is None]
    await club.table.run(
        votes.answer, asked.vote.id, club.holder(position.info, first), False
    )
    while True:
        position = await club.act(await club.table.read(queries.position, game))
        wanted = await club.table.read(undo.preview, game, ANN)
        if wanted.number > asked.vote.number and wanted.asks:
            break
    assert (
        await club.table.run(undo.undo, game, ANN, position.revision)
    ).vote.status == "open"


async def test_a_clock_does_not_ask_about_a_seat_again_within_an_hour(club):
    position = await club.game(3, pace="24h", late="vote")
    game, seat = position.info.id, position.decision.seat
    others = [
        club.holder(position.info, other.seat)
        for other in position.info.seats
        if other.seat != seat
    ]
    await club.post(game)
    asked: tuple = ()
    while not asked:
        club.now += HOUR
        await club.table.run(expiry.sweep)
        asked = await club.table.read(votes.open_votes, game)
    (vote,) = asked
    assert (vote.kind, vote.seat) == ("replace", seat)
    for person in others:
        if (await club.table.read(votes.find, vote.id)).status == "open":
            await club.table.run(votes.answer, vote.id, person, False)
    await club.table.run(
        departures.departed, PLACE.server, position.info.seats[seat].user
    )
    assert await club.table.read(votes.open_votes, game) == ()
    club.now += HOUR
    await club.table.run(
        departures.departed, PLACE.server, position.info.seats[seat].user
    )
    assert [one.kind for one in await club.table.read(votes.open_votes, game)] == [
        "replace"
    ]
