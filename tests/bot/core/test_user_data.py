"""People and servers: settings, everything stored about somebody, and its deletion."""

import pytest

from bot.core import lobby as core_lobby
from bot.core import queries, seats, user_data
from bot.core.errors import NotSeated
from bot.features.records import files
from tests.bot.club import ANN, BEN, CAT, DAN, NOON, PLACE


async def test_settings_are_kept_changed_and_removed(club):
    assert await club.table.read(user_data.settings_of, ANN.user) == {}
    assert await club.table.run(
        user_data.set_for, ANN.user, {"language": "en", "zone": "Europe/Paris"}
    ) == {
        "language": "en",
        "zone": "Europe/Paris",
    }
    await club.reopen()
    assert await club.table.run(user_data.set_for, ANN.user, {"language": None}) == {
        "zone": "Europe/Paris"
    }
    assert await club.table.read(user_data.settings_of, BEN.user) == {}
    await club.table.run(user_data.set_server, PLACE.server, {"language": "de"})
    assert await club.table.read(user_data.server_settings, PLACE.server) == {
        "language": "de"
    }
    assert await club.table.read(user_data.server_settings, 2) == {}


async def everywhere(club):
    """Somebody in every kind of game and with settings; returns the running game and the finished one."""
    finished = await club.play(await club.game(3))
    running = await club.play(await club.game(3), 20)
    lobby = await club.lobby(2)
    await club.table.run(core_lobby.create, CAT, PLACE, "caylus", invited=[ANN.user])
    await club.table.run(user_data.set_for, ANN.user, {"zone": "Europe/Paris"})
    await club.table._database.write(lambda tx: _orders(tx, running.info.id))
    return running, finished, lobby


def _orders(tx, game):
    tx.execute(
        "INSERT INTO turn_plan (game, seat, turn, plan, revision, at) VALUES (?, 0, 1, 'secret gate', 0, ?)",
        (game, NOON),
    )
    tx.execute(
        "INSERT INTO away (user, began, ends, set_at) VALUES (?, 1, 2, 0)", (ANN.user,)
    )


async def test_a_person_is_told_everything_that_is_stored_about_them(club):
    running, finished, lobby = await everywhere(club)
    about = await club.table.read(user_data.about, ANN.user)
    assert {row["game"] for row in about["seats"]} == {
        running.info.id,
        finished.info.id,
        lobby,
    }
    assert about["settings"] == [
        {"user": ANN.user, "name": "zone", "value": "Europe/Paris"}
    ]
    assert len(about["invitations"]) == len(about["away"]) == 1
    assert about["plans"] == [
        {"game": running.info.id, "seat": 0, "turn": 1, "plan": "secret gate"}
    ]
    assert (await club.table.read(user_data.about, BEN.user))["plans"] == []
    assert "seed" not in str(about)


async def test_deletion_leaves_anonymized_seats_and_everybodys_games(club):
    running, finished, lobby = await everywhere(club)
    await club.post()
    touched = await club.table.run(user_data.forget, ANN.user)
    assert set(touched) == {running.info.id, lobby}
    assert all(
        rows == []
        for rows in (await club.table.read(user_data.about, ANN.user)).values()
    )
    for table, column in (("tenure", "name"), ("vote", "newcomer_name")):
        assert not await club.rows(f"SELECT 1 FROM {table} WHERE {column} = 'Ann'")
    kept = await club.table.read(queries.info, finished.info.id)
    assert [seat.user for seat in kept.seats] == [None, BEN.user, CAT.user]
    assert kept.scores == finished.info.scores
    assert (await club.table.read(queries.info, lobby)).host == BEN.user
    info = await club.table.read(queries.info, running.info.id)
    assert info.status == "running"
    assert info.seats[0].user is None
    assert info.host == BEN.user
    assert (await club.rows("SELECT count(*) FROM turn_plan"))[0] == (0,)
    assert "SeatChanged" in await club.kinds(running.info.id)
    with pytest.raises(NotSeated):
        await club.table.run(seats.resign, running.info.id, ANN)
    claimed = await club.table.run(seats.claim, running.info.id, DAN)
    assert (await club.play(claimed.position)).info.status == "finished"


async def test_the_decision_of_who_is_forgotten_is_skipped(club):
    position = await club.game(3, pace="24h")
    seat = position.decision.seat
    await club.table.run(user_data.forget, club.holder(position.info, seat).user)
    assert (await club.table.read(queries.info, position.info.id)).deciding != seat


async def test_a_person_who_is_nowhere_can_be_forgotten(club):
    assert await club.table.run(user_data.forget, 12345) == ()


async def test_the_lobby_of_a_record_goes_with_its_host_when_nobody_else_sits_there(
    club,
):
    text = (
        await files.export_record(
            club.table, (await club.play(await club.game(2), 5)).info.id
        )
    ).text
    empty = (await files.import_record(club.table, CAT, PLACE, text)).info.id
    taken = (await files.import_record(club.table, CAT, PLACE, text)).info.id
    await club.table.run(core_lobby.join, taken, BEN)
    assert [info.id for info in await club.table.read(queries.games_of, CAT.user)] == [
        empty,
        taken,
    ]
    assert set(await club.table.run(user_data.forget, CAT.user)) == {empty, taken}
    assert (await club.table.read(queries.info, empty)).status == "cancelled"
    assert (
        (await club.table.read(queries.info, taken)).status,
        (await club.table.read(queries.info, taken)).host,
    ) == (
        "lobby",
        BEN.user,
    )
