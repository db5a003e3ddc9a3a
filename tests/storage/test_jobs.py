"""Rows of jobs: what is due when, for whom; and what waited in older databases."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from storage import Database, jobs
from storage.shard_range import ShardRange

DATABASES = Path(__file__).parent.parent / "databases"


async def kept(database, kind="a", key="1"):
    return await database.read(lambda tx: jobs.find(tx, kind, key))


async def test_a_job_that_is_scheduled_again_keeps_its_nonce_and_forgets_failures(
    database,
):
    await database.write(lambda tx: jobs.schedule(tx, "a", "1", 7, 100, b"x"))
    first = await kept(database)
    assert (first.due, first.server, first.attempts, first.payload) == (100, 7, 0, b"x")
    assert 0 < len(first.nonce) <= 25
    await database.write(lambda tx: jobs.put_off(tx, "a", "1", 160, failed=True))
    await database.write(lambda tx: jobs.set_trouble(tx, "a", "1", "discord"))
    failed = await kept(database)
    assert (failed.due, failed.attempts, failed.trouble, failed.nonce) == (
        160,
        1,
        "discord",
        first.nonce,
    )
    await database.write(lambda tx: jobs.schedule(tx, "a", "1", 7, 200, None))
    again = await kept(database)
    assert (again.due, again.attempts, again.trouble, again.nonce) == (
        200,
        0,
        None,
        first.nonce,
    )
    await database.write(lambda tx: jobs.remove(tx, "a", "1"))
    assert await kept(database) is None


async def test_a_job_is_brought_forward_and_never_back(database):
    for due, expected in ((100, 100), (150, 100), (50, 50)):
        await database.write(
            lambda tx, due=due: jobs.bring_forward(tx, "a", "1", 7, due)
        )
        assert (await kept(database)).due == expected
    await database.write(lambda tx: jobs.bring_near(tx, "a", 20))
    assert (await kept(database)).due == 20


async def test_jobs_are_read_by_kind_the_longest_waiting_first_and_by_number(database):
    for kind, key, due in (
        ("a", "10", 5),
        ("a", "9", 5),
        ("a", "11", 3),
        ("a", "8", 99),
        ("b", "1", 4),
    ):
        await database.write(
            lambda tx, row=(kind, key, 0, due, None): jobs.schedule(tx, *row)
        )
    assert [
        job.key for job in await database.read(lambda tx: jobs.due(tx, "a", 5, 50))
    ] == ["11", "9", "10"]
    assert [
        job.key for job in await database.read(lambda tx: jobs.due(tx, "a", 5, 1))
    ] == ["11"]
    assert await database.read(lambda tx: dict(jobs.next_due(tx, ["a", "b", "c"]))) == {
        "a": 3,
        "b": 4,
    }
    assert await database.read(lambda tx: list(jobs.next_due(tx, []))) == []


async def test_a_process_sees_the_jobs_of_its_shards_alone(database):
    for shard in range(4):
        await database.write(
            lambda tx, shard=shard: jobs.schedule(
                tx, "a", str(shard), shard << 22, shard, None
            )
        )
    half = ShardRange(4, 2, 3)
    assert [
        job.key
        for job in await database.read(lambda tx: jobs.due(tx, "a", 9, 50, half))
    ] == ["2", "3"]
    assert await database.read(lambda tx: dict(jobs.next_due(tx, ["a"], half))) == {
        "a": 2
    }
    await database.write(lambda tx: jobs.bring_near(tx, "a", 0, half))
    assert [
        job.due for job in await database.read(lambda tx: jobs.due(tx, "a", 9, 50))
    ] == [0, 0, 0, 1]


QUEUES = {
    "puzzle.post": (
        "SELECT server || ':' || day, server, due, attempts, nonce FROM puzzle_post WHERE due IS NOT NULL "
        "UNION ALL SELECT server || ':0', server, 0, 0, NULL FROM server_setting WHERE name = 'puzzle_channel'"
    ),
    "digest.post": "SELECT server || '', server, due, attempts, NULL FROM digest",
    "clock": (
        "SELECT clock.game || ':' || seat, server, next, 0, NULL FROM clock "
        "JOIN game ON game.id = clock.game WHERE next IS NOT NULL"
    ),
    "plans.auto_answer": (
        "SELECT later.game || '', server, due, 0, NULL FROM later JOIN game ON game.id = later.game"
    ),
    "live_session.end": (
        "SELECT id || '', server, evening_due, 0, NULL FROM game WHERE evening_due IS NOT NULL"
    ),
    "vote.expire": (
        "SELECT vote.game || ':' || vote.id, server, expires, 0, NULL FROM vote "
        "JOIN game ON game.id = vote.game WHERE vote.status = 'open'"
    ),
    "lobby.expire": "SELECT id || '', server, created + 1209600, 0, NULL FROM game WHERE status = 'lobby'",
    "follow.send": "SELECT server || ':' || user, server, due, attempts, NULL FROM letter WHERE due IS NOT NULL",
    "matchmaking.search": "SELECT id || '', server, look, 0, NULL FROM wish WHERE look IS NOT NULL",
    "matchmaking.confirm": "SELECT id || '', server, ends, 0, NULL FROM wish",
    "tournament.advance": "SELECT id || '', server, due, 0, NULL FROM tournament WHERE due IS NOT NULL",
    "tournament.announce": (
        "SELECT id || '', server, announce, 0, nonce FROM tournament WHERE announce IS NOT NULL"
    ),
    "tournament.post": (
        "SELECT p.id || '', t.server, p.due, p.attempts, p.nonce FROM tournament_post AS p "
        "JOIN tournament AS t ON t.id = p.tournament WHERE p.due IS NOT NULL"
    ),
}
"""What waited in version 23, as the jobs that it becomes; without a nonce where none of the job's is used."""


@pytest.mark.sqlite
@pytest.mark.parametrize("kind", QUEUES)
async def test_what_waited_in_an_older_database_waits_as_a_job_with_its_failures_and_nonce(
    tmp_path, kind
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version23.db", path)
    old = sqlite3.connect(path)
    before = sorted(old.execute(QUEUES[kind]).fetchall())
    old.close()
    assert before
    database = await Database.open(path)
    after = await database.read(
        lambda tx: tx.execute(
            "SELECT key, server, due, attempts, nonce FROM job WHERE kind = ? ORDER BY key",
            (kind,),
        ).fetchall()
    )
    await database.close()
    assert [row[:4] for row in after] == [row[:4] for row in before]
    for new, was in zip(after, before, strict=True):
        assert was[4] in (None, new[4])
