"""A server instead of a file: several processes that read and write the same rows."""

import asyncio
import concurrent.futures
import contextlib
import json
import threading
from functools import partial

import pytest

from bot.app import feature_list
from bot.core import expiry, lobby, play, queries, undo, votes
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from storage import (
    Busy,
    Canceled,
    LockWait,
    ServerInUse,
    copying,
    games,
    leases,
    migrations,
    outbox,
)
from storage.database import SavepointFailed, savepoint
from storage.identity_map import MappedTx
from tests import postgres
from tests.bot.club import ANN, BEN, CAT, HOUR, PLACE, Club
from tests.bot.features.plans.steps import standing
from tests.patience import PATIENCE
from tests.postgres import open_database
from tests.storage.facts import add_one, count, names, put
from tests.storage.test_rows import new_game

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]


@pytest.fixture
async def two():
    """The same database, written by two processes that know nothing of each other."""
    url = postgres.database()
    opened = [await open_database(url, alone=False) for _ in range(2)]
    yield opened
    for database in opened:
        await database.close()


async def test_what_two_processes_count_up_is_counted_once_each(two):
    await asyncio.gather(
        *(database.write(add_one) for database in two for _ in range(40))
    )
    assert await two[0].read(count) == 80


async def test_a_database_of_version_19_loses_predictions_and_applause_and_nothing_else(
    monkeypatch, tmp_path
):
    before = migrations.MIGRATIONS[:19]
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", before)
        url = postgres.server().fresh()
        old = await open_database(url)

        def fill(tx):
            game = new_game(tx)
            for kind in ("applauded", "card"):
                outbox.add(tx, game, 1, kind, b"{}", 10)
            tx.execute(
                "INSERT INTO applause (game, user, seat, revision, at) VALUES (?, 3, 1, 1, 9)",
                (game,),
            )
            tx.execute(
                "INSERT INTO result (game, seat, server, channel, kind, players, beside, user, place, score, rank, "
                "began, ended, facts, lead) VALUES (?, 1, 1, 2, 'caylus', 2, 0, 3, 1, 50, 1, 0, 9, "
                """'{"games": [1, 50], "applause": [3, 0]}', 0)""",
                (game,),
            )
            return game

        game = await old.write(fill)
        await old.close()
    database = await open_database(url, copies=tmp_path)

    def found(tx):
        facts = tx.execute("SELECT facts FROM result").fetchone()[0]
        return json.loads(facts), [row.kind for row in outbox.pending(tx, game, 99, 9)]

    assert await database.read(found) == ({"games": [1, 50]}, ["card"])
    await database.close()


async def test_of_two_transactions_that_looked_before_they_wrote_one_looks_again(two):
    """Each may add its row only while there is none: with one writer there could never be two."""
    both = threading.Barrier(2, timeout=PATIENCE)
    tries = []

    def only_if_alone(name):
        def work(tx):
            there = names(tx)
            tries.append(name)
            if len(tries) <= 2:
                both.wait()
            if not there:
                put(name)(tx)

        return work

    await asyncio.gather(
        two[0].write(only_if_alone("a")), two[1].write(only_if_alone("b"))
    )
    assert len(await two[0].read(names)) == 1
    assert len(tries) == 3


async def test_a_transaction_that_others_always_come_before_goes_on_alone(two):
    others = []

    def beaten(tx):
        names(tx)
        others.append(asyncio.run_coroutine_threadsafe(two[1].write(add_one), loop))
        concurrent.futures.wait(others, timeout=1 if len(others) == 3 else PATIENCE)
        add_one(tx)

    loop = asyncio.get_running_loop()
    await two[0].write(beaten)
    await asyncio.gather(*map(asyncio.wrap_future, others))
    assert len(others) == 3  # the third time the other had to wait
    assert await two[0].read(count) == 4


async def test_what_can_not_be_done_after_all_ends_in_a_sentence(two):
    from storage.postgres.errors import Conflict

    def never(tx):
        put("a")(tx)
        raise Conflict(tx.place, "deadlock detected")

    with pytest.raises(
        Busy,
        match=r"other connections kept changing the same rows; nothing was changed\. Try again",
    ):
        await two[0].write(never)
    assert await two[0].read(names) == []


async def test_what_the_server_keeps_locked_or_ends_is_told_as_that_and_nothing_is_changed(
    two,
):
    import psycopg

    def quickly(tx):
        tx.plainly("SET LOCAL lock_timeout = '50ms'")
        put("waited")(tx)

    with psycopg.connect(two[0]._url) as other:
        other.execute("LOCK TABLE fact IN EXCLUSIVE MODE")
        with pytest.raises(
            LockWait,
            match=r"server for 5 s; nothing was changed\. Try again.*pg_stat_activity",
        ):
            await two[0].write(quickly)

    def slowly(tx):
        put("ended")(tx)
        tx.plainly("SET LOCAL statement_timeout = '50ms'")
        tx.plainly("SELECT pg_sleep(60)")

    with pytest.raises(
        Canceled,
        match=r"before it was done \(canceling statement due to statement timeout\)",
    ):
        await two[0].write(slowly)
    await two[0].write(put("after"))
    assert await two[1].read(names) == ["after"]


async def test_a_part_that_meets_another_transaction_is_no_part_that_failed(two):
    """The whole use case is tried again: a part alone would go on with what is no longer there."""
    tries = []

    def work(tx):
        names(tx)
        tries.append(1)
        if len(tries) == 1:
            asyncio.run_coroutine_threadsafe(two[1].write(add_one), loop).result(10)
        with contextlib.suppress(SavepointFailed):
            savepoint(tx, lambda: add_one(tx))

    loop = asyncio.get_running_loop()
    await two[0].write(work)
    assert len(tries) == 2
    assert await two[0].read(count) == 2


async def test_a_bot_alone_does_not_start_beside_processes_that_share_nor_they_beside_it():
    url = postgres.database()
    sharing = [await open_database(url, alone=False) for _ in "ab"]
    with pytest.raises(ServerInUse):
        await open_database(url)
    for one in sharing:
        await one.close()
    alone = await open_database(url)
    with pytest.raises(ServerInUse):
        await open_database(url, alone=False)
    await alone.close()


async def test_the_same_press_delivered_to_two_processes_acts_once():
    url = postgres.database()
    tables = [
        UseCaseRunner(
            await open_database(url, alone=False),
            lambda: 1_750_000_000,
            lambda n: n // 2,
            feature_list.hooks(),
        )
        for _ in "ab"
    ]
    for number in range(10):
        made = await asyncio.gather(
            *(
                table.run_once(f"press{number}", lobby.create, ANN, PLACE, "caylus")
                for table in tables
            )
        )
        assert sorted(outcome.repeated for outcome in made) == [False, True]
        assert made[0].info.id == made[1].info.id
        (again, *_) = await asyncio.gather(
            *(table.run(votes.cancel, made[0].info.id, ANN) for table in tables),
            return_exceptions=True,
        )
        assert again is not None
    for table in tables:
        await table.close()


async def test_two_people_acting_at_once_in_two_processes_play_one_revision_after_the_other(
    tmp_path,
):
    url = postgres.database()
    club = await Club.open(url)
    position = await club.game(2)
    await club.table.close()
    tables = [
        UseCaseRunner(
            await open_database(url, alone=False),
            lambda: club.now,
            lambda n: n // 2,
            feature_list.hooks(),
        )
        for _ in "ab"
    ]
    for _ in range(12):
        decision, game = position.decision, position.info.id
        person = club.holder(position.info, decision.seat)
        done = await asyncio.gather(
            *(
                table.run(
                    play.act, game, person, position.revision, decision.actions[0]
                )
                for table in tables
            ),
            return_exceptions=True,
        )
        assert sorted(isinstance(one, UserError) for one in done) == [False, True], done
        position = await tables[0].read(queries.position, game)
    log = await tables[0]._database.read(
        lambda tx: tx.execute(
            "SELECT revision FROM action ORDER BY revision"
        ).fetchall()
    )
    # 1 is the start
    assert [row[0] for row in log] == list(range(2, position.revision + 1))
    for table in tables:
        await table.close()


async def evening(url):
    """Games of both kinds with votes, undo, plans and notices; what is kept of them in the end, but for nonces."""
    club = await Club.open(url)
    club.table.draw = lambda most: most // 3
    for game in ("caylus", "magna_carta"):
        position = await club.play(await club.game(3, game), 30)
        if game == "caylus":
            await standing(club, position.info.id, ANN, no_provost=True)
        position = await club.act(position, delivery="one" + game)
        undone = await club.table.run(
            undo.undo, position.info.id, ANN, position.revision
        )
        if undone.vote is not None:
            await club.table.run(votes.answer, undone.vote.id, BEN, True)
            await club.table.run(votes.answer, undone.vote.id, CAT, True)
        await club.post()
        club.now += HOUR
        await club.play(await club.table.read(queries.position, position.info.id))
        await club.table.run(expiry.sweep)
    kept = {}
    for table, columns in copying.columns().items():
        shown = ", ".join(name for name in columns if name != "nonce")
        kept[table] = sorted(map(repr, await club.rows(f"SELECT {shown} FROM {table}")))
    await club.table.close()
    return kept


@pytest.mark.exhaustive
async def test_use_cases_that_are_all_run_twice_come_to_the_same(monkeypatch):
    """A use case keeps nothing outside of its rows: the first try of each is taken back at its end."""
    from storage.postgres.connection import ServerTx
    from storage.postgres.errors import Conflict

    commit, plainly, taken_back = ServerTx.commit, ServerTx.plainly, []

    def commit_at_the_second_try(tx):
        if not tx.again:
            taken_back.append(1)
            tx.end_pipeline()
            plainly(tx, "ROLLBACK")
            # numbers that were drawn are not given again: no harm, but a difference
            for table in copying.numbered():
                sequence = f"pg_get_serial_sequence('{table}', 'id')"
                plainly(
                    tx,
                    f"SELECT setval({sequence}, max(id)) FROM {table} HAVING max(id) > 0",
                )
                plainly(
                    tx,
                    f"SELECT setval({sequence}, 1, false) FROM {table} HAVING count(*) = 0",
                )
            raise Conflict(tx.place, "for the sake of the test")
        commit(tx)

    once = await evening(postgres.database())
    monkeypatch.setattr(ServerTx, "commit", commit_at_the_second_try)
    again = await evening(postgres.database())
    assert again == once
    assert len(taken_back) > 100


async def test_two_processes_that_make_the_tables_at_once_make_them_once():
    url = postgres.server().fresh()
    opened = await asyncio.gather(*(open_database(url, alone=False) for _ in range(3)))
    for database in opened:
        assert await database.read(names) == []
        await database.close()


async def test_of_two_processes_that_claim_leases_at_once_each_lease_is_one_s(two):
    def claim(name, holder):
        return lambda tx: leases.claim(tx, name, holder, 30)

    names_ = [f"identify {number}" for number in range(8)]
    claims = [
        (database, name, holder)
        for name in names_
        for database, holder in zip(two, "ab", strict=True)
    ]
    taken = await asyncio.gather(
        *(database.write(claim(name, holder)) for database, name, holder in claims)
    )
    for name in names_:
        told = {row.holder for row in taken if row.name == name}
        assert told == {
            (await two[0].read(lambda tx, name=name: leases.find(tx, name))).holder
        }


async def test_who_writes_to_a_small_outbox_locks_no_more_of_it_than_they_look_up(two):
    """To read a small table as a whole would lock all of it, and whoever adds a notice would come in between."""

    def post(tx):
        game = new_game(tx)
        for _ in range(20):  # of a handful of rows the sorted key is no dearer
            outbox.add(tx, game, 1, "prompt", b"{}", 10)
        tx.plainly("ANALYZE outbox")
        return game

    game = await two[0].write(post)

    def look(tx):
        outbox.supersede(tx, game, "prompt", 11)
        assert outbox.waits(tx, game, "prompt") is False
        outbox.find(tx, 1)
        locked = tx.execute(
            "SELECT DISTINCT relation::regclass::text, locktype FROM pg_locks WHERE mode = 'SIReadLock' "
            "AND pid = pg_backend_pid()"
        )
        return set(locked.fetchall())

    locked = await two[0].write(look)
    assert ("outbox", "relation") not in locked
    assert ("outbox_key", "page") in locked


async def test_an_id_of_the_outbox_is_given_once(two):
    """Beside its primary key, by which no use case looks, it has a hashed one."""

    def twice(tx):
        game = new_game(tx)
        for _ in range(2):
            tx.execute(
                "INSERT INTO outbox (id, game, revision, kind, body, created, due) VALUES (7, ?, 1, 'a', ?, 1, 1)",
                (game, b"{}"),
            )

    with pytest.raises(Exception, match="outbox_pkey"):
        await two[0].write(twice)


WITHOUT = (
    "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace "
    "AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'p')"
)


@pytest.mark.parametrize("hashed", [("delivery",), ("delivery", "outbox")])
async def test_every_table_has_a_primary_key_also_in_a_database_that_was_made_before(
    hashed, monkeypatch, tmp_path
):
    """Who copies single rows to another server (logical replication) needs one."""
    made = await open_database(postgres.database())
    assert await made.read(lambda tx: tx.execute(WITHOUT).fetchall()) == []
    await made.close()
    url = postgres.server().fresh()
    with monkeypatch.context() as before:
        before.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:18])
        await (await open_database(url)).close()
    for table in hashed:
        postgres.server().sql(
            f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey",
            f"ALTER TABLE {table} ADD CONSTRAINT {table}_key EXCLUDE USING hash (id WITH =)",
            database=postgres.name_of(url),
        )
    upgraded = await open_database(url, copies=tmp_path)
    assert await upgraded.read(lambda tx: tx.execute(WITHOUT).fetchall()) == []
    await upgraded.write(lambda tx: games.keep_delivery(tx, "press", None, None, 1))
    with pytest.raises(Exception, match="delivery_pkey"):
        await upgraded.write(lambda tx: games.keep_delivery(tx, "press", None, None, 1))
    await upgraded.close()


async def test_a_part_that_is_taken_back_leaves_what_was_sent_before_and_what_comes_behind():
    database = await open_database(postgres.database())

    def work(tx, number):
        unit = MappedTx(tx, 0)

        def fails(what):
            put(f"lost {number}")(unit)
            what()

        put(f"before {number}")(unit)
        # by itself, and by the server
        for what in (lambda: 1 // 0, lambda: put(f"before {number}")(unit)):
            names(unit)
            with pytest.raises(SavepointFailed):
                savepoint(unit, partial(fails, what))
        # which ends as the parts before did
        savepoint(unit, lambda: put(f"behind {number}")(unit))
        return names(unit)

    for number in range(3):
        tx_names = await database.write(partial(work, number=number))
    assert tx_names == await database.read(names)
    assert tx_names == sorted(
        f"{when} {number}" for when in ("before", "behind") for number in range(3)
    )
    await database.close()
