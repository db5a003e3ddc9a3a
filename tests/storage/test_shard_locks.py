"""What one process of several holds on the server: locks of shards, for as long as the session that writes lasts."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest

from storage import ServerGone, ShareLost, StorageError, Unreachable, share
from storage.postgres import opening
from storage.shard_range import ShardRange
from storage.share import RELIED, SILENT, Share
from tests import postgres
from tests.patience import PATIENCE
from tests.postgres import open_database
from tests.storage.facts import names, put

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]
FIRST, SECOND = ShardRange(4, 0, 1), ShardRange(4, 2, 3)


@pytest.fixture
async def processes():
    """Opens processes of their own, each with its share."""
    opened = []

    async def process(url, clock=share.elapsed):
        own = Share(clock)
        opened.append(await open_database(url, alone=False, share=own, back_off=1.0))
        return opened[-1], own

    yield process
    for database in opened:
        await database.close()


async def pause():
    await asyncio.sleep(0.02)


async def until(condition, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def end_session(url, database):
    """The server ends the session of one process, as when nothing is heard of it."""
    postgres.server().sql(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{database._name}'",
        database=postgres.name_of(url),
    )


async def test_shards_are_one_process_s_and_nobody_else_writes_or_takes_one_of_them(
    processes,
):
    url = postgres.database()
    (one, mine), (two, other) = await processes(url), await processes(url)
    with pytest.raises(ShareLost, match="does not hold the shards"):
        await one.write(put("too early"))
    assert (await mine.claim(FIRST)).held and mine.serving
    await one.write(put("a"))
    refused = await other.claim(FIRST)
    assert refused.taken and not refused.held and not other.serving
    assert (await other.claim(ShardRange(4, 1, 2))).taken
    with pytest.raises(ShareLost):
        await two.write(put("b"))
    assert (await other.claim(SECOND)).held
    await two.write(put("c"))
    assert await two.read(names) == ["a", "c"]


async def test_of_processes_that_claim_at_once_one_gets_the_shards(processes):
    url = postgres.database()
    shares = [(await processes(url))[1] for _ in range(3)]
    for wanted in (FIRST, SECOND):
        found = await asyncio.gather(*(one.claim(wanted) for one in shares))
        assert sorted(claim.held for claim in found) == [False, False, True]


async def test_processes_with_another_number_of_shards_wait_for_those_that_run(
    processes,
):
    url = postgres.database()
    (one, mine), (_, other) = await processes(url), await processes(url)
    assert (await mine.claim(FIRST)).held
    found = await other.claim(ShardRange(8, 4, 7))
    assert not found.held and found.numbers == {4}
    await one.close()
    await claimed(other, ShardRange(8, 4, 7))


async def test_the_shards_of_a_process_that_ends_are_free_at_once(processes):
    url = postgres.database()
    (one, mine), (two, other) = await processes(url), await processes(url)
    assert (await mine.claim(FIRST)).held
    assert not (await other.claim(FIRST)).held
    one._writers._pool[0].close()  # as the system does for one that was killed
    began = time.monotonic()
    while not (await other.claim(FIRST)).held:
        assert time.monotonic() - began < PATIENCE
    await two.write(put("a"))


async def test_a_session_that_broke_is_followed_by_one_that_holds_the_same_shards(
    processes,
):
    url = postgres.database()
    database, mine = await processes(url)
    assert (await mine.claim(FIRST)).held
    for name in "abc":
        end_session(url, database)
        with contextlib.suppress(StorageError):
            await database.write(put(name))
        await until(lambda: mine.serving)
        await database.write(put(name + name))
    assert not mine.taken


async def test_nothing_is_kept_of_a_process_whose_shards_another_has_served_since(
    processes,
):
    url = postgres.database()
    (one, mine), (two, other) = await processes(url), await processes(url)
    assert (await mine.claim(FIRST)).held
    await one.write(put("a"))
    begun = []

    def stands_still(tx):
        """Until another process has the shards."""
        begun.append(1)
        put("lost")(tx)
        tx.plainly("SELECT pg_terminate_backend(pg_backend_pid())")

    # Before it finds back, another takes them.
    taking = asyncio.create_task(claimed(other))
    one._writers._configure = late(taking, one)
    with pytest.raises(StorageError):
        await one.write(stands_still)
    await taking
    await until(lambda: mine.taken)
    with pytest.raises((ShareLost, ServerGone)):
        await one.write(put("after"))
    await two.write(put("b"))
    assert await two.read(names) == ["a", "b"] and begun == [1]
    assert not mine.serving and other.serving


async def claimed(other, wanted=FIRST):
    async with asyncio.timeout(PATIENCE):
        while not (await other.claim(wanted)).held:
            await pause()


def late(taking, database):
    """The first process connects again when the other has what it had."""

    def configure(connection):
        while not taking.done():
            time.sleep(0.01)
        database._begin_writing(connection)

    return configure


async def test_who_could_write_again_finishes_nothing_of_before_where_another_served_in_between(
    processes,
):
    """The other has ended since: only the rows of who had each shard last tell."""
    url = postgres.database()
    (one, mine), (two, other) = await processes(url), await processes(url)
    assert (await mine.claim(FIRST)).held
    waits = []
    one._writers._configure = lambda connection: waits.append(1) or connection.close()
    end_session(url, one)
    await claimed(other)
    await two.close()
    one._writers._configure = one._begin_writing
    await until(lambda: mine.taken)
    assert not mine.serving


async def test_a_standby_takes_nothing_with_a_session_that_is_new(processes):
    now = [100.0]
    url = postgres.database()
    _, standby = await processes(url, lambda: now[0])
    assert not (await standby.claim(FIRST, settled=3.0)).held
    now[0] += 2.9
    assert not (await standby.claim(FIRST, settled=3.0)).held
    now[0] += 0.2
    assert (await standby.claim(FIRST, settled=3.0)).held


async def test_the_server_ends_a_session_that_says_nothing_after_its_process_has_given_up(
    processes,
):
    """So no second process can take what the first still relies on."""
    url = postgres.database()
    (one, mine), (_, other) = await processes(url), await processes(url)
    assert (await mine.claim(FIRST)).held
    began = time.monotonic()  # before the last thing that is said
    rows = await one.write(
        lambda tx: dict(
            tx.execute(
                "SELECT name, setting FROM pg_settings WHERE name IN ('idle_session_timeout', "
                "'idle_in_transaction_session_timeout', 'tcp_keepalives_idle', 'tcp_user_timeout')"
            ).fetchall()
        )
    )
    assert (
        rows["idle_session_timeout"]
        == rows["idle_in_transaction_session_timeout"]
        == str(int(SILENT * 1000))
    )
    one._watch.stop()  # nothing more is said
    await claimed(other)
    took = time.monotonic() - began
    assert not mine.serving
    assert RELIED < SILENT - 0.2 < took < SILENT + PATIENCE


async def test_a_beat_keeps_a_process_serving_that_has_nothing_to_write(processes):
    url = postgres.database()
    _, mine = await processes(url)
    assert (await mine.claim(FIRST)).held
    end = time.monotonic() + SILENT + 1.5
    while time.monotonic() < end:
        assert mine.serving
        await asyncio.sleep(0.05)


class Sessions:
    """A server whose sessions are given to connections: each its own, or as a pooler does, one for each transaction."""

    def __init__(self, pooled, version=150_000, *, turns=False, sessions=2):
        self.pooled, self.free, self.version, self.turns = (
            pooled,
            [*range(sessions)],
            version,
            turns,
        )

    def connection(self):
        sessions, own = self, self.free.pop() if not self.pooled else None

        class Tx:
            place = "postgresql://bot@localhost/caylus"
            connection = type(
                "Connection",
                (),
                {"info": type("Info", (), {"server_version": self.version})},
            )
            within = None

            def plainly(self, sql):
                if sql == "BEGIN":
                    self.within = sessions.free.pop() if own is None else own
                elif sql == "ROLLBACK":
                    if own is None:
                        sessions.free.append(self.within)
                    self.within = None
                if self.within is not None or own is not None:
                    return (own if self.within is None else self.within,)
                sessions.free.insert(0, sessions.free.pop()) if sessions.turns else None
                return (sessions.free[-1],)

        return Tx()


def test_a_pooler_that_gives_each_transaction_another_session_is_refused_with_the_reason():
    own = Sessions(False)
    opening.refuse_server(own.connection(), own.connection())
    # The last has a single session, for which one transaction would wait until the other has ended.
    for pooler in (
        Sessions(True),
        Sessions(True, turns=True),
        Sessions(True, sessions=1),
    ):
        with pytest.raises(
            Unreachable,
            match="a pooler in transaction mode is between the bot and the server",
        ):
            opening.refuse_server(pooler.connection(), pooler.connection())


def test_a_server_without_the_means_to_end_silent_sessions_is_refused_with_the_version_that_has_them():
    old = Sessions(False, 130_011)
    with pytest.raises(
        Unreachable, match="it is PostgreSQL 13, and the bot needs 14 or later"
    ):
        opening.refuse_server(old.connection(), old.connection())


def test_a_share_is_relied_on_for_so_long_after_the_last_answer_and_by_the_session_that_has_it():
    now, session = [50.0], object()
    own = Share(lambda: now[0])
    assert not own.serving
    own.hold(session, FIRST, 50.0)
    assert own.serving and own.left == RELIED
    now[0] += RELIED - 0.1
    own.heard(object(), now[0])  # of a session before
    assert own.serving
    now[0] += 0.1
    # as after the machine was suspended, for the clock counts that
    assert not own.serving
    own.heard(session, now[0] - 1)
    assert own.serving
    own.lose(object())
    assert own.serving
    own.lose(session)
    assert not own.serving and not own.held_by(session)
    own.hold(session, FIRST, now[0])
    own.leave()
    assert not own.serving and own.taken and not own.held_by(session)


@pytest.mark.parametrize(
    ("platform", "clocks", "told"),
    [
        ("linux", {"CLOCK_BOOTTIME": 7, "CLOCK_MONOTONIC": 1}, 7.0),
        ("darwin", {"CLOCK_MONOTONIC": 6}, 6.0),
        ("freebsd", {"CLOCK_MONOTONIC": 4}, 3.0),
        ("win32", {}, 3.0),
    ],
)
def test_the_clock_of_a_share_goes_on_while_the_machine_is_suspended_where_there_is_one(
    platform, clocks, told, monkeypatch
):
    class System:
        monotonic = staticmethod(lambda: 3.0)
        clock_gettime = staticmethod(float)

    for name, number in clocks.items():
        setattr(System, name, number)
    monkeypatch.setattr(share, "time", System)
    monkeypatch.setattr(share.sys, "platform", platform)
    assert share.elapsed() == told
    assert Share().clock is share.elapsed
