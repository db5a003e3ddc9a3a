"""Several processes share the games: each does by itself what concerns the servers of its shards, and nothing twice."""

import random

import pytest

from bot.app import feature_list
from bot.core import expiry, jobs, lobby, outbox, queries, user_data, votes
from bot.core.database import UseCaseRunner
from bot.core.errors import NoGame
from bot.core.expiry import DELIVERIES_KEPT
from bot.core.game_settings import Settings
from bot.core.lobby import LASTS as LOBBY
from bot.core.model import Person, Place
from bot.features.computers import use_cases as computers_use_cases
from bot.features.puzzles import use_cases as puzzles_use_cases
from storage.shard_range import ShardRange, leads, of_games, of_servers
from tests.bot.club import ANN, BEN
from tests.bot.jobs import loaded, next_due

SHARDS = 4
SERVERS = [(shard << 22) + 7 for shard in range(2 * SHARDS)]  # two in each shard
PARTS = [ShardRange(SHARDS, 0, 1), ShardRange(SHARDS, 2, 3)]
HOUR = 3600


def part(club, shard_range):
    """The table as the process of these shards sees it."""
    return UseCaseRunner(
        club.table._database,
        lambda: club.now,
        random.Random(3).randrange,
        feature_list.hooks(),
        shard_range,
    )


async def games(club, **settings):
    """A running game in each server, with its pace; their numbers by server."""
    made = {}
    for server in SERVERS:
        game = (
            await club.table.run(
                lobby.create,
                ANN,
                Place(server, server + 1),
                "caylus",
                Settings(**settings),
            )
        ).info.id
        await club.table.run(lobby.join, game, BEN)
        made[server] = (await club.table.run(lobby.start, game, ANN)).info.id
    return made


async def settled(club):
    for notification in await club.table.read(outbox.pending, limit=1_000):
        await club.table.run(outbox.posted, notification.id)


def mine(made, shard_range):
    return {game for server, game in made.items() if shard_range.has(server)}


def test_a_server_belongs_to_one_share():
    assert [
        shard_range.has(server) for server in SERVERS for shard_range in PARTS
    ].count(True) == len(SERVERS)
    assert [leads(shard_range) for shard_range in (None, *PARTS)] == [True, True, False]
    assert of_games(None, "clock.game") == of_servers(None) == ""


async def test_each_process_is_told_of_the_notices_of_its_servers_alone(club):
    made = await games(club)
    for shard_range in PARTS:
        table = part(club, shard_range)
        assert set(await table.read(outbox.games_with_notifications)) == mine(
            made, shard_range
        )
        assert {stale.game for stale in await table.read(outbox.stale)} <= mine(
            made, shard_range
        )
        shard = ShardRange(
            SHARDS, shard_range.last, shard_range.last
        )  # one of its own, which is connected before the others
        assert set(await table.read(outbox.games_with_notifications, shard)) == mine(
            made, shard
        )
    depths = [await part(club, shard_range).read(outbox.depth) for shard_range in PARTS]
    assert (
        sum(depth.waiting for depth in depths)
        == (await club.table.read(outbox.depth)).waiting
    )
    counts = [
        await part(club, shard_range).read(queries.counts) for shard_range in PARTS
    ]
    assert {
        name: sum(one[name] for one in counts) for name in counts[0]
    } == await club.table.read(queries.counts)


async def test_what_is_posted_for_a_game_is_posted_by_the_process_of_its_server(club):
    made = await games(club)
    for server, game in made.items():
        for shard_range in PARTS:
            if shard_range.has(server):
                assert (
                    await part(club, shard_range).read(outbox.load_batch, game)
                ).notifications
            else:
                with pytest.raises(NoGame):
                    await part(club, shard_range).read(outbox.load_batch, game)


async def test_every_message_that_is_missing_is_missed_by_one_process(club):
    made = await games(club)
    await settled(club)
    missed = [
        {
            (one.game, one.slot)
            for one in await part(club, shard_range).read(outbox.stale)
        }
        for shard_range in PARTS
    ]
    assert missed[0].isdisjoint(missed[1])
    assert missed[0] | missed[1] == {
        (one.game, one.slot) for one in await club.table.read(outbox.stale)
    }
    assert {game for game, _ in missed[0]} == mine(made, PARTS[0])
    shard = ShardRange(SHARDS, 1, 1)
    assert {
        one.game for one in await part(club, PARTS[0]).read(outbox.stale, shard)
    } == mine(made, shard)


async def test_deadlines_are_kept_by_the_process_of_the_server(club):
    made = await games(club, pace="24h")
    await settled(club)
    tables = [part(club, shard_range) for shard_range in PARTS]
    for table in tables:
        await table.run(expiry.sweep)
    due = await club.table.read(next_due)
    # each looks every few minutes, so that nobody takes it for an outage
    for _ in range(2_000):
        club.now += 240
        if club.now > due + 40 * HOUR:
            break
        touched = [set((await table.run(expiry.sweep)).look.games) for table in tables]
        for shard_range, games_touched in zip(PARTS, touched, strict=True):
            assert games_touched <= mine(made, shard_range)
        if any(touched):
            assert all(touched)
            break
    else:
        raise AssertionError("no deadline came")
    rows = await club.rows(
        "SELECT game, count(*) FROM outbox WHERE settled IS NULL GROUP BY game"
    )
    assert dict(rows) == dict.fromkeys(made.values(), 1)


async def test_a_share_that_nobody_served_for_long_is_spared_though_the_others_were_served(
    club,
):
    made = await games(club, pace="24h")
    tables = [part(club, shard_range) for shard_range in PARTS]
    for table in tables:
        await table.run(expiry.sweep)
    deadlines = "SELECT game, deadline FROM clock WHERE deadline IS NOT NULL"
    before = dict(await club.rows(deadlines))
    club.now = max(before.values()) - 100
    await tables[0].run(expiry.sweep)
    club.now += 200
    for table in tables:
        await table.run(expiry.sweep)
    after = dict(await club.rows(deadlines))
    spared = {game for game, deadline in after.items() if deadline > club.now}
    assert spared == mine(made, PARTS[1])


async def test_old_lobbies_are_closed_by_one_process_each_and_old_deliveries_dropped_by_the_first(
    club,
):
    made = {}
    for server in SERVERS:
        made[server] = (
            await club.table.run_once(
                f"made{server}", lobby.create, ANN, Place(server, 1), "caylus"
            )
        ).info.id
    club.now += max(LOBBY, DELIVERIES_KEPT) + 1
    assert set(
        (await part(club, PARTS[1]).run(expiry.sweep, begins=True)).look.games
    ) == mine(made, PARTS[1])
    assert await club.rows("SELECT count(*) FROM delivery") == [(len(SERVERS),)]
    assert set(
        (await part(club, PARTS[0]).run(expiry.sweep, begins=True)).look.games
    ) == mine(made, PARTS[0])
    assert await club.rows("SELECT count(*) FROM delivery") == [(0,)]
    assert await club.rows("SELECT DISTINCT status FROM game") == [("cancelled",)]


async def test_a_vote_that_runs_out_is_ended_by_the_process_of_its_server(club):
    made = await games(club)
    for game in made.values():
        await club.table.run(votes.pause, game, ANN)
    await settled(club)
    club.now += 30 * 24 * HOUR
    for shard_range in PARTS:
        assert mine(made, shard_range) == set(
            (await part(club, shard_range).run(expiry.sweep)).look.games
        )


async def test_computers_are_asked_by_the_process_of_the_server(club):
    made = {}
    for server in SERVERS:
        outcome = await club.table.run_once(
            f"d{server}",
            computers_use_cases.versus,
            ANN,
            Place(server, server + 1),
            "caylus",
            1,
            1,
        )
        made[server] = outcome.info.id
    waiting = set(await club.table.read(computers_use_cases.waiting))
    assert waiting
    for shard_range in PARTS:
        assert set(
            await part(club, shard_range).read(computers_use_cases.waiting)
        ) == waiting & mine(made, shard_range)
        shard = ShardRange(SHARDS, shard_range.last, shard_range.last)
        assert set(
            await part(club, shard_range).read(computers_use_cases.waiting, shard)
        ) == waiting & mine(made, shard)


async def test_puzzles_of_the_day_are_posted_by_the_process_of_the_server(club):
    for server in SERVERS:
        await club.table.run(user_data.set_server, server, {"puzzle_channel": "5"})
        await club.table.run(puzzles_use_cases.changed, server)
    posted = []
    for shard_range in PARTS:
        table = part(club, shard_range)
        assert await table.read(jobs.next_due, puzzles_use_cases.KIND) == club.now
        due = await loaded(table, puzzles_use_cases.KIND, puzzles_use_cases.load, 3)
        assert {one.server for one in due} == {
            server for server in SERVERS if shard_range.has(server)
        }
        posted += [one.server for one in due]
    assert sorted(posted) == SERVERS


async def test_a_person_and_a_table_are_the_same_whichever_process_asks(club):
    made = await games(club)
    for shard_range in PARTS:
        table = part(club, shard_range)
        for game in made.values():
            assert (await table.read(queries.info, game)).id == game
        await table.run(user_data.set_for, 5, {"theme": "dark"})
    assert await club.table.read(user_data.settings_of, 5) == {"theme": "dark"}
    assert Person(5, "x").user == 5
