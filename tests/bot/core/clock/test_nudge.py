"""Who waits may let the one they wait for be reminded: once a day and game, politely."""

from __future__ import annotations

import pytest

from bot.core import departures, lobby, outbox, queries, stand_in, votes
from bot.core.clock import timeout, user_time
from bot.core.errors import BadChoice, NotAllowed, NotSeated
from bot.core.game_settings import Settings
from bot.core.notifications import Reminder
from tests.bot.club import ANN, DAY, HOUR, PEOPLE, PLACE, STRANGER


async def begun(club, players=3, **settings):
    """A game that has waited for an hour, and its seat."""
    position = await club.game(players, **settings)
    await club.post(position.info.id)
    club.now += HOUR
    return position, position.info.id, position.decision.seat


async def reminded(club, game):
    return [
        row.body.seat
        for row in await club.table.read(outbox.pending, game, 1000)
        if isinstance(row.body, Reminder) and row.body.part == "nudge"
    ]


def others(seat):
    return [PEOPLE[(seat + 1) % 3], PEOPLE[(seat + 2) % 3]]


async def can(club, game, person):
    return await club.table.read(timeout.nudgeable, person.user, [game]) == (game,)


@pytest.mark.parametrize("pace", ["none", "24h"])
async def test_who_waits_lets_the_one_be_reminded_whom_all_wait_for(club, pace):
    _, game, seat = await begun(club, pace=pace)
    assert await can(club, game, others(seat)[0])
    await club.table.run(timeout.nudge, game, others(seat)[0])
    assert await reminded(club, game) == [seat]


async def test_nobody_is_reminded_twice_a_day_whoever_asks(club):
    _, game, seat = await begun(club)
    first, second = others(seat)
    await club.table.run(timeout.nudge, game, first)
    with pytest.raises(BadChoice, match="one reminder a day"):
        await club.table.run(timeout.nudge, game, first)
    with pytest.raises(BadChoice, match="nobody to remind"):
        await club.table.run(timeout.nudge, game, second)
    assert not await can(club, game, first) and not await can(club, game, second)
    club.now += DAY - 1
    assert not await can(club, game, first)
    club.now += 1
    await club.table.run(timeout.nudge, game, second)
    assert await reminded(club, game) == [seat, seat]


async def test_somebody_asks_once_a_day_whoever_is_waited_for(club):
    position, game, seat = await begun(club)
    first, _ = others(seat)
    await club.table.run(timeout.nudge, game, first)
    while position.decision.seat in (seat, PEOPLE.index(first)):
        position = await club.act(position)
    club.now += HOUR
    with pytest.raises(BadChoice, match="one reminder a day"):
        await club.table.run(timeout.nudge, game, first)
    await club.table.run(timeout.nudge, game, PEOPLE[seat])  # who has not asked today
    assert (await reminded(club, game))[-1] == position.decision.seat


async def test_whom_the_game_waits_for_and_who_does_not_play_can_not_ask(club):
    _, game, seat = await begun(club)
    with pytest.raises(NotAllowed, match="is waiting for you"):
        await club.table.run(timeout.nudge, game, PEOPLE[seat])
    with pytest.raises(NotSeated):
        await club.table.run(timeout.nudge, game, STRANGER)
    assert not await can(club, game, PEOPLE[seat]) and not await can(
        club, game, STRANGER
    )
    assert await reminded(club, game) == []


async def test_a_question_of_this_hour_is_not_repeated(club):
    _, game, seat = await begun(club)
    club.now -= 1
    with pytest.raises(BadChoice, match="less than an hour"):
        await club.table.run(timeout.nudge, game, others(seat)[0])


@pytest.mark.parametrize("how", ["away", "departed", "stand_in", "paused"])
async def test_nobody_is_reminded_who_is_away_or_gone_or_played_for(club, how):
    _, game, seat = await begun(club, late="stand-in", level=1)
    asker, other = others(seat)
    if how == "away":
        await club.table.run(user_time.away, PEOPLE[seat].user, 10 * DAY)
    elif how == "departed":
        await club.table.run(departures.departed, PLACE.server, PEOPLE[seat].user)
    elif how == "stand_in":
        await club.table.run(stand_in.ask_for, game, PEOPLE[seat])
        club.now += HOUR
    else:
        vote = (await club.table.run(votes.pause, game, asker)).vote
        await club.table.run(votes.answer, vote.id, other, True)
    with pytest.raises(BadChoice, match="nobody to remind"):
        await club.table.run(timeout.nudge, game, asker)
    assert await reminded(club, game) == []


async def test_a_computer_is_not_reminded(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(computers=2, level=1)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    while position.info.seats[position.decision.seat].user is not None:
        position = await club.act(position)
    club.now += DAY
    with pytest.raises(BadChoice, match="nobody to remind"):
        await club.table.run(timeout.nudge, made.info.id, ANN)


async def test_of_several_who_choose_at_the_same_time_all_are_reminded_who_have_not(
    club,
):
    position = await club.game(3, "magna_carta")
    game = position.info.id
    await club.post(game)
    assert len(position.info.awaited) == 3
    position = await club.act(position)
    done = next(
        seat
        for seat in range(3)
        if seat not in {one.seat for one in position.info.awaited}
    )
    club.now += HOUR
    await club.table.run(timeout.nudge, game, PEOPLE[done])
    info = await club.table.read(queries.info, game)
    assert await reminded(club, game) == [one.seat for one in info.awaited]
    with pytest.raises(NotAllowed, match="is waiting for you"):
        await club.table.run(timeout.nudge, game, PEOPLE[info.awaited[0].seat])
