"""Predictions: who may say what until when, what they are worth, and that an end taken back takes the points back."""

import pytest

from bot.table import BadChoice, NotAllowed
from bot.table.spectators import predictions, scoring
from tests.table.club import ANN, BEN, CAT, DAN, EVE, PLACE, STRANGER

HERE = (PLACE.channel,)


def test_who_wins_alone_by_how_much_is_the_lead_over_the_second():
    assert scoring.margin((40, 52, 50), (1,)) == 2
    assert scoring.margin((52, 52, 50), (1,)) == 0  # a tie was broken
    assert scoring.margin((52, 52, 50), (0, 1)) == 0
    assert scoring.margin((40,), (0,)) == 0
    assert [scoring.band(by) for by in (0, 1, 2, 4, 5, 8, 9, 14, 15, 90)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_being_right_is_worth_more_where_few_were_and_near_the_margin():
    def points(*told):
        return scoring.points(told, (50, 44, 30), (0,))

    assert points((0, None)) == [10]
    assert points((0, None), (1, None), (1, 5), (2, 0)) == [17, 0, 0, 0]
    assert points((0, 5), (0, 2), (0, 9), (0, 0), (0, 15)) == [15, 12, 12, 10, 10]
    assert scoring.points([(0, 0), (1, None), (2, 0)], (50, 50, 30), (0, 1)) == [18, 13, 0]
    assert points() == []


async def told(club, position, *says):
    for person, seat, margin in says:
        await club.table.spectators.predict(position.sheet.id, person, seat=seat, margin=margin)


def turn(number):
    return lambda position: position.sheet.turn >= number


async def sums(club):
    return await club.rows("SELECT user, channel, points, number, hits FROM prophet ORDER BY user, channel")


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_predictions_are_open_until_the_fourth_turn_and_the_report_says_once_what_was_said(club, game):
    position = await club.game(3, game)
    await told(club, position, (DAN, 0, None), (EVE, 1, 5), (DAN, 2, 2), (STRANGER, 1, None))
    found = await club.table.spectators.told(position.sheet.id, DAN.user)
    assert (found.number, found.shares, found.why) == (3, (), None)
    assert (found.own.seat, found.own.margin) == (2, 2)
    position = await club.play(position, until=turn(4))
    with pytest.raises(NotAllowed, match="are closed"):
        await told(club, position, (DAN, 0, None))
    with pytest.raises(NotAllowed, match="are closed"):
        await club.table.spectators.withdraw(position.sheet.id, DAN)
    found = await club.table.spectators.told(position.sheet.id, DAN.user)
    assert found.shares == ((1, 2), (2, 1)) and found.why == "table-predict-closed"
    await club.play(position)
    reports = [body for body in await club.post(position.sheet.id) if hasattr(body, "foretold")]
    assert [body.foretold for body in reports if body.foretold] == [((1, 2), (2, 1))]


async def test_nobody_predicts_a_game_that_they_play_or_have_played(club):
    position = await club.game(3)
    game = position.sheet.id
    with pytest.raises(NotAllowed, match="nobody predicts their own"):
        await told(club, position, (ANN, 1, None))
    await told(club, position, (DAN, 1, 0))
    await club.table.resign(game, CAT)
    with pytest.raises(NotAllowed, match="have held a seat"):
        await told(club, position, (CAT, 1, None))
    await club.table.claim(game, DAN)
    assert (await club.table.spectators.told(game, EVE.user)).number == 0
    for seat, margin, why in (
        (None, None, "first who wins"),
        (3, None, "first who wins"),
        (0, 3, "begin at 0, 2"),
    ):
        with pytest.raises(BadChoice, match=why):
            await told(club, position, (EVE, seat, margin))
    alone = await club.table.create(ANN, PLACE, "caylus", practice=2)
    practice = await club.table.start(alone.sheet.id, ANN)
    with pytest.raises(NotAllowed, match="is not predicted"):
        await told(club, practice.position, (EVE, 1, None))
    waiting = await club.table.create(BEN, PLACE, "caylus")
    with pytest.raises(NotAllowed, match="has not started yet"):
        await told(club, waiting.position, (EVE, 0, None))
    assert (await club.table.spectators.told(waiting.sheet.id, EVE.user)).why == "table-is-lobby"
    await club.table.set_server(PLACE.server, {predictions.SETTING: "no"})
    with pytest.raises(NotAllowed, match="switched off"):
        await told(club, position, (EVE, 1, None))


async def test_the_end_gives_points_an_undone_end_takes_them_and_another_end_gives_them_anew(club):
    first = await club.game(3, undo="consent")
    await told(club, first, (DAN, 0, 0), (EVE, 1, 0))
    await club.play(first)
    before = await sums(club)
    assert [row[3] for row in before] == [1, 1]
    position = await club.game(3, undo="consent")
    await told(club, position, (DAN, 0, 2), (EVE, 1, None), (STRANGER, 2, 15))
    sheet = (await club.play(position)).sheet
    after = await sums(club)
    given = await club.table.spectators.outcome(sheet.id)
    assert given.number == 3 and given.counts and len(given.right) == len(sheet.winners)
    asked = await club.table.undo(sheet.id, ANN, sheet.revision)
    for person in (BEN, CAT):
        await club.table.answer(asked.vote.id, person, True)
    assert await sums(club) == before
    reopened = await club.table.position(sheet.id)
    with pytest.raises(NotAllowed, match="are closed"):
        await told(club, reopened, (EVE, 0, None))
    ended = (await club.play(reopened)).sheet
    expected = scoring.points([(0, 2), (1, None), (2, 15)], ended.scores, ended.winners)
    assert [
        row[0]
        for row in await club.rows("SELECT points FROM prediction WHERE game = ? ORDER BY id", sheet.id)
    ] == expected
    assert len(await sums(club)) == len(after) == 3


async def test_computing_all_points_anew_gives_the_same_also_after_somebody_was_forgotten(club):
    for _ in range(3):
        position = await club.game(2)
        await told(club, position, (DAN, 0, 0), (EVE, 1, 5), (STRANGER, 0, None))
        await club.play(position)
    running = await club.game(2)
    await told(club, running, (EVE, 1, 5))
    named = (await club.table.about(EVE.user))["predictions"]
    assert len(named) == 4
    await club.table.forget(EVE.user)
    assert not (await club.table.about(EVE.user))["predictions"]
    assert (await club.table.spectators.told(running.sheet.id, DAN.user)).number == 0
    assert await club.rows("SELECT count(*) FROM prediction WHERE user IS NULL AND name IS NULL") == [(3,)]
    before = await sums(club)
    assert {row[0] for row in before} == {DAN.user, STRANGER.user}
    await club.table._database.write(lambda tx: predictions.recount(tx, PLACE.server))
    assert await sums(club) == before


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_seat_that_changes_hands_when_predictions_have_closed_leaves_them_without_points(club, when):
    position = await club.game(3)
    await told(club, position, (DAN, 0, 0), (EVE, 1, 5))
    if when == "after":
        position = await club.play(position, until=turn(4))
    await club.table.resign(position.sheet.id, CAT)
    await club.table.claim(position.sheet.id, CAT)
    ended = await club.play(await club.table.position(position.sheet.id))
    found = await club.table.spectators.outcome(ended.sheet.id)
    assert found.counts is (when == "before") and found.number == 2
    assert bool(await sums(club)) is (when == "before")


async def test_the_ladder_of_prophets_has_pages_and_leaves_out_who_wants_that(club):
    def many(tx):
        for user in range(1, 26):
            for channel, points in ((10, user), (20, 100)):
                tx.execute(
                    "INSERT INTO prophet (server, user, channel, name, points, number, hits) "
                    "VALUES (1, ?, ?, ?, ?, 2, 1)",
                    (user, channel, f"P{user}", points),
                )

    await club.table._database.write(many)
    await club.table.set_for(25, {"ladder": "no"})
    door = club.table.spectators
    assert await door.channels(1) == (10, 20)
    first = await door.prophets(1, 1, 24, HERE)
    assert (first.people, first.place, first.rungs[0].name, len(first.rungs)) == (24, 1, "P24", 10)
    last = await door.prophets(1, 99, 1, (10, 20))
    assert (last.page, last.place, len(last.rungs)) == (3, 24, 4)
    assert (last.own.points, last.own.number, last.own.hits) == (101, 4, 2)
    hidden = await door.prophets(1, 1, 25, HERE)
    assert hidden.own.points == 25 and hidden.place is None
    assert (await door.prophets(1, 1, 24, ())).people == 0
