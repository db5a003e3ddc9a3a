"""Applause: one a person and phase, told by the next report, counted with the end and after it."""

import pytest

from bot.table import BadChoice, NotAllowed
from tests.table.club import ANN, BEN, CAT, DAN, EVE, PLACE
from tests.table.test_predictions import turn


async def test_applause_is_given_once_a_phase_and_told_by_the_next_report(club):
    position = await club.game(3)
    game, door = position.sheet.id, club.table.spectators
    position = await club.play(position, until=turn(2))
    await club.post(game)
    first = await door.applaud(game, DAN, 1)
    assert (first.given, first.before) == (1, False)
    again = await door.applaud(game, DAN, 2)
    assert (again.given, again.before) == (1, True)
    await door.applaud(game, EVE, 1)
    await door.applaud(game, ANN, 2)
    position = await club.play(position, until=turn(3))
    told = [body.applause for body in await club.post(game) if hasattr(body, "applause")]
    assert [one for one in told if one] == [((1, 2), (2, 1))]
    assert (await door.applaud(game, DAN, 2)).before is False
    assert await door.applause(game) == ((1, 2), (2, 2))


async def test_nobody_applauds_themselves_nor_where_nothing_has_happened(club):
    position = await club.game(2)
    game, door = position.sheet.id, club.table.spectators
    with pytest.raises(NotAllowed, match="No phase of this game has ended"):
        await door.stage(game, DAN.user)
    await club.play(position, until=turn(2))
    assert (await door.stage(game, ANN.user)).seats == (1,)
    for seat in (0, 2, -1):
        with pytest.raises(BadChoice, match="can't be applauded"):
            await door.applaud(game, ANN, seat)
    await club.table.set_server(PLACE.server, {"applause": "no"})
    with pytest.raises(NotAllowed, match="switched off"):
        await door.applaud(game, DAN, 1)
    alone = await club.table.create(ANN, PLACE, "caylus", practice=2)
    await club.table.start(alone.sheet.id, ANN)
    await club.table.set_server(PLACE.server, {"applause": None})
    with pytest.raises(NotAllowed, match="has no applause"):
        await door.stage(alone.sheet.id, DAN.user)


async def test_a_players_card_has_the_applause_of_finished_games_also_what_came_after_the_end(club):
    position = await club.play(await club.game(3, undo="consent"), until=turn(2))
    game, door = position.sheet.id, club.table.spectators
    await door.applaud(game, DAN, 1)
    sheet = (await club.play(position)).sheet
    await club.post(game)
    await door.applaud(game, DAN, 1)
    await door.applaud(game, EVE, 1)
    assert await club.kinds(game) == []  # one edit waits, for ten minutes
    club.now += 600
    assert await club.kinds(game) == ["Applauded"]

    async def counted():
        sums = "SELECT user, number FROM tally WHERE what = 'applause' ORDER BY user"
        return await club.rows(sums)

    assert await counted() == [(0, 3), (BEN.user, 3)]
    asked = await club.table.undo(game, ANN, sheet.revision)
    for person in (BEN, CAT):
        await club.table.answer(asked.vote.id, person, True)
    assert await counted() == []
    await club.play(await club.table.position(game))
    assert await counted() == [(0, 3), (BEN.user, 3)]
    await club.table.forget(DAN.user)
    assert not (await club.table.about(DAN.user))["applause"]
    assert await door.applause(game) == ((1, 3),)
