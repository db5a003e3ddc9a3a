"""Seats change hands: resign, claim, replace; pause and cancel by vote; tenures keep people apart."""

import pytest

from bot.core import lobby, play, queries, seats, undo, user_data, votes
from bot.core.errors import (
    BadChoice,
    NotAllowed,
    NotSeated,
    ReasonNeeded,
    SeatTaken,
    VoteRefused,
    WrongStatus,
)
from bot.core.game_settings import Settings
from bot.features.moderation.use_cases import end
from tests.bot.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    DAY,
    EVE,
    HOUR,
    MODERATOR,
    PLACE,
    STRANGER,
)
from tests.bot.core.test_leaving import in_turn


async def tenures(club, seat):
    return await club.rows(
        "SELECT user, how, ended IS NULL FROM tenure WHERE seat = ? ORDER BY id", seat
    )


async def test_a_resigned_seat_is_open_and_the_game_goes_on_with_who_claims_it(club):
    position = await club.game(3)
    game = position.info.id
    left = await club.table.run(seats.resign, game, BEN)
    assert [seat.user for seat in left.info.seats] == [ANN.user, None, CAT.user]
    with pytest.raises(SeatTaken, match="already at this table, as Blue"):
        await club.table.run(seats.claim, game, ANN)
    with pytest.raises(NotSeated, match="table claim"):
        await club.table.run(undo.undo, game, DAN, position.revision)
    club.now += 60
    claimed = await club.table.run(seats.claim, game, DAN)
    assert claimed.info.seats[1].name == "Dan"
    with pytest.raises(SeatTaken, match="No seat"):
        await club.table.run(seats.claim, game, EVE)
    with pytest.raises(SeatTaken, match="Blue is held by Ann"):
        await club.table.run(seats.claim, game, EVE, 0)
    with pytest.raises(BadChoice, match="3 seats"):
        await club.table.run(seats.claim, game, EVE, 7)
    assert await tenures(club, 1) == [(BEN.user, "resigned", 0), (DAN.user, None, 1)]
    with pytest.raises(NotSeated, match=r"no seat in this game \(Caylus #1\)\.$"):
        await club.table.run(play.act, game, BEN, position.revision, "pass")
    assert (await club.play(claimed.position)).info.status == "finished"


async def test_where_who_has_to_decide_leaves_the_next_one_is_asked(club):
    position = await club.game(3)
    seat = position.decision.seat
    await in_turn(club, position.info.id, 2)
    await club.post()
    left = await club.table.run(
        seats.resign, position.info.id, club.holder(position.info, seat)
    )
    *_, prompt = await club.post()
    assert prompt.seat == left.position.decision.seat != seat
    await club.table.run(seats.claim, position.info.id, DAN)
    (changed,) = await club.post()
    assert (changed.seat, changed.how) == (seat, "claimed")


async def test_the_host_role_goes_to_somebody_who_plays(club):
    position = await club.game(3)
    assert (
        await club.table.run(seats.resign, position.info.id, ANN)
    ).info.host == BEN.user
    assert (
        await club.table.run(seats.claim, position.info.id, DAN)
    ).info.host == BEN.user
    assert (await club.table.run(seats.resign, position.info.id, BEN)).info.host in (
        CAT.user,
        DAN.user,
    )


async def test_an_open_seat_is_given_by_host_or_moderator(club):
    position = await club.game(3)
    game = position.info.id
    await club.table.run(seats.resign, game, CAT)
    with pytest.raises(NotAllowed, match="or a moderator"):
        await club.table.run(seats.replace, game, BEN, 2, DAN)
    with pytest.raises(SeatTaken, match="Ben is already at this table, as Red"):
        await club.table.run(seats.replace, game, ANN, 2, BEN)
    with pytest.raises(SeatTaken, match="already open"):
        await club.table.run(seats.replace, game, ANN, 2, None)
    given = await club.table.run(seats.replace, game, MODERATOR, 2, DAN)
    assert given.info.seats[2].user == DAN.user


async def test_a_seat_is_taken_from_who_missed_a_deadline_when_most_others_agree(club):
    position = await club.game(4)
    game, late = position.info.id, position.decision.seat
    holder = club.holder(position.info, late)
    others = [
        club.holder(position.info, seat.seat)
        for seat in position.info.seats
        if seat.seat != late
    ]
    with pytest.raises(NotAllowed, match="hasn't missed a deadline"):
        await club.table.run(seats.replace, game, others[0], late, EVE)
    club.now += 7 * DAY
    with pytest.raises(NotAllowed, match="own seat"):
        await club.table.run(seats.replace, game, holder, late, EVE)
    with pytest.raises(NotSeated):
        await club.table.run(seats.replace, game, STRANGER, late, EVE)
    asked = await club.table.run(seats.replace, game, others[0], late, EVE)
    assert asked.vote.answers == {
        seat.seat: (True if seat.user == others[0].user else None)
        for seat in position.info.seats
        if seat.seat != late
    }
    passed = await club.table.run(votes.answer, asked.vote.id, others[1], True)
    assert passed.vote.status == "passed"
    assert passed.info.seats[late].user == EVE.user
    assert await tenures(club, late) == [
        (holder.user, "dropped", 0),
        (EVE.user, None, 1),
    ]
    with pytest.raises(VoteRefused, match="over"):
        await club.table.run(votes.answer, asked.vote.id, others[2], False)


async def test_a_deadline_of_the_clock_counts_too(club):
    position = await club.game(3, pace="24h")
    late = position.decision.seat
    other = club.holder(position.info, (late + 1) % 3)
    assert position.info.deadline == club.now + 72 * HOUR
    with pytest.raises(NotAllowed, match="hasn't missed a deadline"):
        await club.table.run(seats.replace, position.info.id, other, late, None)
    club.now += 72 * HOUR
    asked = await club.table.run(seats.replace, position.info.id, other, late, None)
    last = club.holder(position.info, (late + 2) % 3)
    opened = await club.table.run(votes.answer, asked.vote.id, last, True)
    assert opened.info.seats[late].user is None


async def test_more_than_half_pause_a_game_and_let_it_go_on(club):
    position = await club.game(4)
    game = position.info.id
    asked = await club.table.run(votes.pause, game, ANN)
    assert asked.vote.kind == "pause"
    with pytest.raises(VoteRefused, match="already a vote on this"):
        await club.table.run(votes.pause, game, BEN)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    paused = await club.table.run(votes.answer, asked.vote.id, CAT, True)
    assert (paused.vote.status, paused.info.paused) == ("passed", club.now)
    asked = await club.table.run(votes.pause, game, DAN)
    assert asked.vote.kind == "resume"
    for person in (ANN, BEN):
        asked = await club.table.run(votes.answer, asked.vote.id, person, True)
    assert (asked.vote.status, asked.info.paused) == ("passed", None)
    refused = await club.table.run(votes.pause, game, ANN)
    for person in (BEN, CAT):
        refused = await club.table.run(votes.answer, refused.vote.id, person, False)
    assert refused.vote.status == "failed"


async def test_everybody_cancels_a_running_game_or_a_moderator(club):
    position = await club.game(3)
    asked = await club.table.run(votes.cancel, position.info.id, BEN)
    await club.table.run(votes.answer, asked.vote.id, ANN, True)
    ended = await club.table.run(votes.answer, asked.vote.id, CAT, True)
    assert ended.info.status == "cancelled"
    assert ended.position.decision is None
    assert [type(body).__name__ for body in await club.post(position.info.id)][-2:] == [
        "Cancelled",
        "VoteChanged",
    ]
    assert len(await club.rows("SELECT number FROM snapshot")) == 1
    with pytest.raises(WrongStatus, match="was canceled"):
        await club.act(position)
    second = await club.game(2)
    with pytest.raises(ReasonNeeded):
        await club.table.run(votes.cancel, second.info.id, MODERATOR)
    await club.table.run(end, second.info.id, MODERATOR, "Nobody plays there")
    stopped = await club.table.read(queries.info, second.info.id)
    assert stopped.status == "cancelled"
    assert (await club.post(second.info.id))[-1].by == "moderator"


@pytest.mark.parametrize("change", ["resign", "claim", "replace", "forget"])
@pytest.mark.parametrize("kind", ["cancel", "pause", "undo"])
async def test_a_vote_ends_when_a_seat_it_involves_changes_hands(club, kind, change):
    position = await club.play(await club.game(4), 4)
    game = position.info.id
    # before it who leaves has the others asked whether to begin anew
    await in_turn(club, game, 2)
    if change in ("claim", "replace"):
        await club.table.run(seats.resign, game, DAN)
    if kind == "undo":
        asked = await club.table.run(undo.undo, game, ANN, position.revision)
    else:
        asked = await club.table.run(
            {"cancel": votes.cancel, "pause": votes.pause}[kind], game, ANN
        )
    await club.post(game)
    match change:
        case "resign":
            await club.table.run(seats.resign, game, ANN)
        case "claim":
            await club.table.run(seats.claim, game, EVE)
        case "replace":
            await club.table.run(seats.replace, game, ANN, 3, EVE)
        case _:
            await club.table.run(user_data.forget, BEN.user)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "overtaken"
    assert await club.table.read(votes.open_votes, game) == ()
    told = [
        body for body in await club.post(game) if type(body).__name__ == "VoteChanged"
    ]
    assert [(body.vote, body.over, body.why) for body in told] == [
        (asked.vote.id, True, "seat")
    ]
    with pytest.raises(VoteRefused, match="over"):
        await club.table.run(votes.answer, asked.vote.id, CAT, True)
    info = await club.table.read(queries.info, game)
    assert info.status == "running"


async def test_a_vote_about_a_seat_goes_on_when_a_seat_it_does_not_ask_is_claimed(club):
    position = await club.game(4)
    game, late = position.info.id, position.decision.seat
    others = [seat for seat in range(4) if seat != late]
    gone, asker = (club.holder(position.info, seat) for seat in others[:2])
    await club.table.run(seats.resign, game, gone)
    club.now += 7 * DAY
    asked = await club.table.run(seats.replace, game, asker, late, None)
    await club.table.run(seats.claim, game, EVE)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "open"
    await club.table.run(seats.resign, game, asker)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "overtaken"
    assert (await club.table.read(queries.info, game)).seats[late].user is not None


async def test_somebody_who_holds_several_seats_answers_for_all_of_them(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=4)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    await club.table.run(seats.resign, made.info.id, ANN, 3)
    with pytest.raises(NotAllowed, match="isn't your seat"):
        await club.table.run(seats.resign, made.info.id, ANN, 3)
    await club.table.run(seats.claim, made.info.id, BEN)
    asked = await club.table.run(votes.cancel, made.info.id, BEN)
    ended = await club.table.run(votes.answer, asked.vote.id, ANN, True)
    assert ended.vote.answers == dict.fromkeys(range(4), True)
    assert ended.info.status == "cancelled"
    assert position.info.practice


async def test_tenures_tell_who_played_from_which_revision_on(club):
    position = await club.play(await club.game(3), 10)
    while position.decision.seat == 1:
        position = await club.act(position)
    await club.table.run(seats.resign, position.info.id, BEN)
    after = (await club.table.run(seats.claim, position.info.id, DAN)).position
    rows = await club.rows(
        "SELECT user, began_revision, ended_revision FROM tenure WHERE seat = 1 ORDER BY id"
    )
    assert rows == [
        (BEN.user, 1, position.revision),
        (DAN.user, position.revision + 1, None),
    ]
    assert after.revision == position.revision


@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [
        ({"pace": "48h"}, True),
        ({"pace": "24h"}, True),
        ({"pace": "12h"}, False),
        ({"pace": "none"}, False),
        ({"graces": "4"}, True),
        ({"graces": "2"}, False),
        ({"late": "wait"}, False),
        ({"late": "skip"}, True),
        ({"late": "vote"}, False),
        ({"level": "1"}, False),
        ({"level": "3"}, True),
        ({"pace": "48h", "level": "5"}, False),
    ],
)
async def test_a_host_who_plays_makes_a_running_rated_game_milder_alone(
    club, chosen, allowed
):
    settings = Settings(**chosen)
    for rated, host, fine in (
        ("yes", ANN, allowed),
        ("yes", MODERATOR, True),
        ("no", ANN, True),
    ):
        position = await club.game(3, pace="24h", late="skip", rated=rated)
        change = club.table.run(
            seats.change, position.info.id, host, settings, reason="They agree"
        )
        if fine:
            now = (await change).info.settings
            assert all(str(getattr(now, name)) == chosen[name] for name in chosen)
            continue
        with pytest.raises(
            BadChoice, match="can make the pace slower from the next question on"
        ):
            await change
        now = (await club.table.read(queries.info, position.info.id)).settings
        assert now == position.info.settings


@pytest.mark.parametrize("by", [ANN, MODERATOR])
async def test_the_present_question_keeps_its_deadline_when_a_player_makes_the_pace_slower(
    club, by
):
    position = await club.game(3, pace="24h", late="skip", rated="yes")
    game = position.info.id
    (before,) = position.info.awaited
    await club.table.run(
        seats.change, game, by, Settings(pace="7d"), reason="They agree"
    )
    position = await club.table.read(queries.position, game)
    (now,) = position.info.awaited
    kept = (now.free, now.deadline) == (before.free, before.deadline)
    assert kept == (by == ANN)
    position = await club.play(
        position, until=lambda later: later.info.awaited[0].seat != now.seat
    )
    (later,) = position.info.awaited
    assert later.free - before.free == 6 * 24 * 3600


async def test_a_moderator_who_plays_is_bound_as_any_player(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(pace="24h", rated="yes")
    )
    await club.table.run(lobby.join, made.info.id, MODERATOR)
    game = (await club.table.run(lobby.start, made.info.id, ANN)).info.id
    with pytest.raises(BadChoice, match="a moderator who doesn't play here"):
        await club.table.run(seats.change, game, MODERATOR, Settings(pace="12h"))
