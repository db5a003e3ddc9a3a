"""Requests as their people, hosts and servers see them: asked about, limited, shown, and exported."""

import pytest

from bot.core import jobs, lobby, queries, seats, user_data
from bot.core.admission import Admission
from bot.core.errors import BadChoice
from bot.core.game_settings import Settings
from bot.features.invitations import use_cases as invitations_use_cases
from bot.features.matchmaking import lobbies, requests
from bot.features.matchmaking.requests import ANSWER, LASTS, OF_PERSON, Criteria
from storage.match_requests import CONFIRM
from tests.bot.club import ANN, BEN, CAT, DAN, PLACE
from tests.bot.features.matchmaking.test_use_cases import (
    SERVER,
    SOME,
    TWO,
    mine,
    request,
    work,
)
from tests.bot.jobs import loaded


async def test_an_old_request_is_asked_about_once_and_then_gone(club):
    kept, lost = (
        await request(club, ANN),
        await request(club, BEN, Criteria(None, (4,), ("live", "7d"))),
    )
    await work(club)
    club.now += LASTS - 1
    assert await loaded(club.table, CONFIRM, lobbies.confirm) == ()
    assert await club.table.read(jobs.next_due, CONFIRM) == club.now + 1
    club.now += 1
    asked = await loaded(club.table, CONFIRM, lobbies.confirm)
    assert [request.id for request in asked] == [kept.id, lost.id]
    for one in asked:
        await club.table.run(lobbies.asked, one.id)
    assert not await club.table.run(requests.keep, BEN.user, kept.id, True)
    assert await club.table.run(requests.keep, ANN.user, kept.id, True)
    club.now += ANSWER
    assert await loaded(club.table, CONFIRM, lobbies.confirm) == ()
    assert [one.id for one in await mine(club, ANN)] == [kept.id] and await mine(
        club, BEN
    ) == ()


async def test_requests_are_limited_checked_and_can_be_switched_off(club):
    with pytest.raises(BadChoice, match="number of players"):
        await request(club, ANN, Criteria("magna_carta", (5,), ("24h",)))
    first = await request(club, ANN, TWO)
    again = await request(club, ANN, Criteria("caylus", (2,), ("24h",), ping=True))
    assert [one.id for one in await mine(club, ANN)] == [again.id] == [
        first.id
    ] and again.wanted.ping
    for pace in ("live", "12h", "48h", "72h")[: OF_PERSON - 1]:
        await request(club, ANN, Criteria("caylus", (2,), (pace,)))
    with pytest.raises(BadChoice, match=r"maximum number of searches \(5\)"):
        await request(club, ANN, Criteria(None, (2,), ("7d",)))
    assert await club.table.run(requests.withdraw, SERVER, BEN.user, again.id) == 0
    assert await club.table.run(requests.withdraw, SERVER, ANN.user, again.id) == 1
    assert await club.table.run(requests.withdraw, SERVER, ANN.user) == OF_PERSON - 1
    await request(club, ANN, TWO)
    await club.table.run(user_data.set_server, SERVER, {requests.SETTING: "no"})
    with pytest.raises(BadChoice, match="switched off"):
        await request(club, BEN, TWO)


async def test_a_server_has_a_limit_of_requests(club, monkeypatch):
    monkeypatch.setattr(requests, "OF_SERVER", 2)
    await request(club, ANN)
    await request(club, BEN)
    with pytest.raises(BadChoice, match=r"searches \(2\)"):
        await request(club, CAT)
    await club.table.run(requests.add, 2, 20, CAT.user, SOME)
    assert (await club.table.read(requests.board, 2, CAT.user)).mine[0].others == 0


async def test_a_host_is_told_who_looks_for_such_a_table_and_asks_them(club):
    await request(club, BEN)
    await request(club, CAT, TWO)
    await request(club, DAN, Criteria("magna_carta", (2,), ("24h",)))
    game = (
        await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(pace="48h"))
    ).info.id
    assert await club.table.read(lobbies.lookers, game) == (BEN.user,)
    await club.table.run(seats.change, game, ANN, Settings(pace="24h"))
    assert await club.table.read(lobbies.lookers, game) == (BEN.user, CAT.user)
    await club.table.run(
        invitations_use_cases.admit, game, ANN, Admission("rated", 1100)
    )
    assert await club.table.read(lobbies.lookers, game) == ()
    await club.table.run(invitations_use_cases.admit, game, ANN, Admission("invited"))
    assert await club.table.run(lobbies.call, game, ANN, [BEN.user, DAN.user]) == 1
    assert (await club.table.read(invitations_use_cases.waiting, game)).seekers == (
        BEN.user,
    )
    # by invitation only
    assert await club.table.read(lobbies.fitting, SERVER, CAT.user) == ()
    joined = await club.table.run(lobby.join, game, BEN)
    assert joined.info.host == ANN.user
    await club.table.run(lobby.start, game, ANN)
    assert await mine(club, BEN) == () and len(await mine(club, CAT)) == 1


async def test_open_tables_that_fit_are_shown_and_fulfil_a_request(club):
    await request(club, BEN)
    game = (
        await club.table.run(lobby.create, ANN, PLACE, "caylus", Settings(pace="24h"))
    ).info.id
    await club.table.run(lobby.create, ANN, PLACE, "magna_carta", Settings(pace="24h"))
    assert await club.table.read(lobbies.fitting, SERVER, BEN.user) == (game,)
    await club.table.run(lobby.join, game, BEN)
    assert await club.table.read(lobbies.fitting, SERVER, BEN.user) == ()
    await club.table.run(lobby.start, game, ANN)
    assert await mine(club, BEN) == ()


async def test_requests_and_offers_are_told_to_their_person_and_go_with_them(club):
    for person in (ANN, BEN):
        await request(club, person)
    (game,) = await work(club)
    about = await club.table.read(user_data.about, ANN.user)
    assert len(about["wishes"]) == len(about["offers"]) == 1
    await club.table.run(user_data.forget, ANN.user)
    assert (await club.table.read(queries.info, game)).lobby.offered == (BEN.user,)
    assert all(
        rows == []
        for rows in (await club.table.read(user_data.about, ANN.user)).values()
    )
