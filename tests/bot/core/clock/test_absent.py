"""Being late under `skip`: who misses a deadline is absent, skipped at once, a turn within a grace at most, and dropped
after three graces without a sign; and under `wait` the others may go on without them."""

import pytest

from bot.core import play, queries, seats, stand_in, undo
from bot.core.clock import user_time
from bot.core.errors import BadChoice
from bot.core.game_settings import Settings
from tests.bot.club import HOUR, NOON, PEOPLE
from tests.bot.features.plans.steps import run_until

GRACE = 24 * HOUR


async def passes(club, seconds):
    """Time passes, with what is due done."""
    await run_until(club, club.now + seconds)


async def awake(club):
    """Everybody is awake all day."""
    for person in PEOPLE:
        await club.table.run(user_time.set_hours, person.user, "0-24", "UTC")


async def late(club, players=2, **settings):
    """Somebody has missed a deadline: the position then, and their seat."""
    await awake(club)
    position = await club.game(players, pace="24h", late="skip", **settings)
    seat = position.decision.seat
    await passes(club, 72 * HOUR)
    return await club.table.read(queries.position, position.info.id), seat


async def others_play(club, position, gone, turns=1):
    """The others play on until so many turns are over, or the absent seat is waited for."""
    turn = position.info.turn
    while position.decision is not None and position.info.turn < turn + turns:
        if position.decision.seat == gone:
            break
        position = await club.act(position)
    return position


async def test_who_misses_a_deadline_is_absent_and_skipped_once_a_grace(club):
    position, gone = await late(club)
    assert [seat.absent for seat in position.info.seats] == [
        seat == gone for seat in range(2)
    ]
    position = await others_play(club, position, gone)
    assert position.info.turn == 2
    position = await others_play(club, position, gone)
    assert position.decision.seat == gone, (
        "a second turn is not skipped within the same grace"
    )
    assert position.info.deadline == NOON + 72 * HOUR + GRACE
    await passes(club, GRACE)
    after = await club.table.read(queries.position, position.info.id)
    assert (after.decision.seat, after.info.turn) != (gone, 2)


@pytest.mark.parametrize("players", [2, 3])
async def test_who_is_absent_for_three_graces_is_dropped_after_a_word(club, players):
    position, gone = await late(club, players)
    game = position.info.id
    absent = [body for body in await club.post(game) if type(body).__name__ == "TimeUp"]
    assert [(body.seat, body.absent) for body in absent] == [
        (gone, club.now + 3 * GRACE)
    ]
    await passes(club, 2 * GRACE)
    words = [
        body for body in await club.post(game) if type(body).__name__ == "LongLate"
    ]
    assert [(body.seat, body.until) for body in words if body.seat == gone] == [
        (gone, club.now + GRACE)
    ]
    await others_play(club, await club.table.read(queries.position, game), gone)
    await passes(club, GRACE)
    info = await club.table.read(queries.info, game)
    how = await club.rows("SELECT how FROM tenure WHERE seat = ?", gone)
    assert how == [("dropped",)]
    assert info.forfeit == (players == 2)
    assert players == 2 or info.seats[gone].user is None


@pytest.mark.parametrize("sign", ["acts", "back", "hours"])
async def test_a_sign_ends_the_absence_or_lets_it_begin_anew(club, sign):
    position, gone = await late(club)
    game, person = position.info.id, club.holder(position.info, gone)
    position = await others_play(club, position, gone)
    position = await others_play(club, position, gone)
    await club.post(game)
    if sign == "hours":
        await club.table.run(user_time.set_hours, person.user, "8-23", "UTC")
        words = [
            body for body in await club.post(game) if type(body).__name__ == "LongLate"
        ]
        assert [(body.seat, body.until > club.now + 3 * GRACE) for body in words] == [
            (gone, True)
        ]
    elif sign == "back":
        await club.table.run(stand_in.come_back, game, person)
    else:
        await club.table.run(
            play.act, game, person, position.revision, position.decision.actions[0]
        )
    info = await club.table.read(queries.info, game)
    assert info.seats[gone].absent == (sign == "hours")
    (bank,) = (await club.rows("SELECT bank FROM clock WHERE seat = ?", gone))[0]
    assert sign == "hours" or bank >= 24 * HOUR, "half of the bank"
    with pytest.raises(BadChoice):
        await club.table.run(stand_in.come_back, game, club.holder(info, 1 - gone))


async def test_under_wait_the_other_takes_the_win_or_goes_on_waiting(club):
    await awake(club)
    position = await club.game(2, pace="24h", late="wait")
    game, gone = position.info.id, position.decision.seat
    other = club.holder(position.info, 1 - gone)
    await passes(club, 72 * HOUR)
    with pytest.raises(BadChoice):
        await club.table.run(seats.go_on, game, other, gone)
    await passes(club, 6 * GRACE)
    over = (await club.table.run(seats.go_on, game, other, gone)).info
    assert (over.forfeit, over.winners, over.seats[gone].left) == (
        True,
        (1 - gone,),
        "dropped",
    )
    asked = await club.table.run(
        undo.undo, game, club.holder(position.info, gone), over.revision
    )
    assert set(asked.vote.answers) == {1 - gone}


async def test_another_rule_ends_the_absence(club):
    position, gone = await late(club, rated="no")
    other = club.holder(position.info, 1 - gone)
    host = (
        other if position.info.host == other.user else club.holder(position.info, gone)
    )
    await club.table.run(seats.change, position.info.id, host, Settings(late="wait"))
    await passes(club, 4 * GRACE)
    info = await club.table.read(queries.info, position.info.id)
    assert info.status == "running" and info.seats[gone].user is not None


async def test_the_table_says_after_how_many_graces_and_another_number_begins_anew(
    club,
):
    position, gone = await late(club, 3, graces="2")
    game = position.info.id
    (told,) = [
        body for body in await club.post(game) if type(body).__name__ == "TimeUp"
    ]
    assert told.absent == club.now + 2 * GRACE
    await passes(club, GRACE)
    host = next(person for person in PEOPLE if person.user == position.info.host)
    await club.post(game)
    changed = await club.table.run(seats.change, game, host, Settings(graces="7"))
    assert (changed.info.settings.graces, changed.info.seats[gone].absent) == (7, True)
    renewed = [
        body for body in await club.post(game) if type(body).__name__ == "LongLate"
    ]
    assert [(body.seat, body.until) for body in renewed] == [
        (gone, club.now + 7 * GRACE)
    ]
    await passes(club, 6 * GRACE)
    words = [
        body for body in await club.post(game) if type(body).__name__ == "LongLate"
    ]
    assert [(body.seat, body.until) for body in words if body.seat == gone] == [
        (gone, club.now + GRACE)
    ]
    await passes(club, GRACE)
    assert (await club.table.read(queries.info, game)).seats[gone].user is None
