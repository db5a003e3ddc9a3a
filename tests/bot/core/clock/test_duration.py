"""How long a game takes: what the last ones on its server took, else what the bench found."""

from __future__ import annotations

import pytest

from bot.core import lobby, queries
from bot.core.clock import duration
from bot.core.game_settings import Settings
from bot.core.model import Place
from bot.core.table_settings import PACES
from bot.features.records import files
from rules.register import GAMES
from storage import games
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, PLACE

SECRET = Place(PLACE.server, 66)


async def finished(club, count, days, place=PLACE, **columns):
    """So many games of two that took that long, told of by rows alone."""
    for number in range(count):
        made = await club.table.run(
            lobby.create, ANN, place, "caylus", Settings(pace="24h")
        )
        await club.table.run(lobby.join, made.info.id, BEN)
        values = {
            "started": 1_000,
            "ended": 1_000 + days * DAY + number,
            "status": "finished",
            **columns,
        }
        await club.table.run(
            lambda uow, game, values: games.update(uow.tx, game, **values),
            made.info.id,
            values,
        )


async def takes(club, pace="24h", place=PLACE):
    """What the lobby of one person says of two players, in days."""
    made = await club.table.run(lobby.create, CAT, place, "caylus", Settings(pace=pace))
    found = dict(made.info.lobby.expected_durations)
    await club.table.run(lobby.leave, made.info.id, CAT)
    return round(found[2] / DAY, 1) if 2 in found else None


async def test_a_round_is_as_long_as_nine_of_ten_tables_take_here_or_in_the_simulation(
    club,
):
    async def proposed(pace="24h"):
        return await club.table.read(duration.nine_of_ten, PLACE, "caylus", pace, 2)

    simulated = duration.NINE_OF_TEN["caylus"][2]
    assert (
        await proposed() == (simulated, False) and (await proposed("7d"))[0] > simulated
    )
    await finished(club, 1, 90)
    await finished(club, duration.LEAST_FINISHED_GAMES - 2, 30)
    assert await proposed() == (simulated, False)
    await finished(club, 1, 50)
    assert await proposed() == (50, True)


def test_the_bench_has_a_figure_for_every_number_of_players_of_every_game():
    seats = {
        game.id: [*range(game.min_seats, game.max_seats + 1)] for game in GAMES.values()
    }
    assert {kind: [*days] for kind, days in duration.NINE_OF_TEN.items()} == seats
    assert {kind: tuple(days) for kind, days in duration.BENCH.items()} == {
        game.id: tuple(range(game.min_seats, game.max_seats + 1))
        for game in GAMES.values()
    }
    assert set(duration.BENCH_PACES) < set(PACES)


async def test_a_lobby_says_what_the_bench_found_for_the_players_that_it_may_have(club):
    game = await club.lobby(3, pace="24h")
    bench = duration.BENCH["caylus"]
    info = await club.table.read(queries.info, game)
    assert info.lobby.expected_durations == tuple(
        (players, bench[players] * DAY) for players in (3, 4, 5)
    )
    assert (await club.table.run(lobby.start, game, ANN)).info.lobby is None


@pytest.mark.parametrize("pace", ["live", "72h", "7d"])
async def test_nothing_is_said_of_paces_that_the_bench_does_not_know(club, pace):
    assert await takes(club, pace) is None


async def test_nothing_is_said_where_it_depends_on_something_else(club):
    practice = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=3)
    )
    computers = await club.table.run(
        lobby.create, BEN, PLACE, "caylus", Settings(computers=1, level=1)
    )
    record = await files.import_record(
        club.table, CAT, PLACE, "game: caylus\nplayers: Blue, Red\nseed: 3\n"
    )
    assert [
        outcome.info.lobby.expected_durations
        for outcome in (practice, computers, record)
    ] == [()] * 3


async def test_ten_finished_games_of_a_server_say_more_than_the_bench(club):
    usual = duration.BENCH["caylus"][2]
    await finished(club, duration.LEAST_FINISHED_GAMES - 1, 10)
    assert await takes(club) == usual
    await finished(club, 1, 10)
    assert await takes(club) == 10
    assert await takes(club, "48h") == usual and await takes(club, "live") is None
    made = await club.table.run(
        lobby.create, DAN, Place(2, 10), "caylus", Settings(pace="24h")
    )
    assert dict(made.info.lobby.expected_durations)[2] == usual * DAY


@pytest.mark.parametrize(
    "other",
    [{"practice": 1}, {"imported": 1}, {"kind": "magna_carta"}, {"pace": "48h"}],
)
async def test_games_of_another_kind_are_not_counted(club, other):
    await finished(club, duration.LEAST_FINISHED_GAMES, 10, **other)
    assert await takes(club) == duration.BENCH["caylus"][2]


async def test_games_are_not_counted_that_readers_of_the_card_may_not_see(club):
    club.table.is_public = lambda server, channel, role: channel != SECRET.channel
    await finished(club, duration.LEAST_FINISHED_GAMES, 10, SECRET)
    assert await takes(club) == duration.BENCH["caylus"][2]
    assert await takes(club, place=SECRET) == 10
