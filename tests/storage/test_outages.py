"""A database on a server: connections that break, a server that goes and comes, one that is another's."""

import asyncio
import contextlib
import time

import pytest

from bot.app import doctor
from bot.app.settings import Settings
from bot.core import queries
from storage import (
    NewerVersion,
    ServerGone,
    ServerInUse,
    ServerReadOnly,
    Unreachable,
    Unsure,
    WrongFile,
    look_at,
    opening,
)
from tests import postgres
from tests.bot.club import Club
from tests.patience import PATIENCE
from tests.postgres import open_database
from tests.storage.facts import add_one, count, names, put

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]


async def test_one_bot_runs_on_a_database_and_the_next_one_may_when_it_has_ended():
    url = postgres.database()
    first = await open_database(url)
    with pytest.raises(
        ServerInUse, match="another bot is already running on this database"
    ) as refused:
        await open_database(url)
    assert "caylus@" in str(refused.value)
    await first.write(put("a"))
    await first.close()
    second = await open_database(url)
    assert await second.read(names) == ["a"]
    await second.close()


def cut(url):
    """Ends every connection of the bot, as a restart of the server does."""
    name = postgres.name_of(url)
    postgres.server().sql(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )


async def test_connections_that_break_between_use_cases_are_not_noticed():
    url = postgres.database()
    database = await open_database(url)
    await asyncio.gather(*(database.read(names) for _ in range(8)))
    for number in range(3):
        cut(url)
        await database.write(put(str(number)))
        assert len(await database.read(names)) == number + 1
    await database.close()


async def test_a_connection_that_breaks_within_a_use_case_lets_it_begin_anew():
    url = postgres.database()
    database = await open_database(url)
    tries = []

    def work(tx):
        tries.append(put("a")(tx))
        if len(tries) == 1:
            cut(url)
            put("b")(tx)

    await database.write(work)
    assert await database.read(names) == ["a"]
    assert len(tries) == 2
    await database.close()


async def test_a_start_waits_for_connections_that_take_longer_than_an_answer_may(
    monkeypatch,
):
    import psycopg

    from storage.postgres import database as module

    url = postgres.database()
    monkeypatch.setattr(module, "CONNECTION_SECONDS", 1e-6)
    database = await open_database(url)
    database._readers.timeout = database._writers.timeout = PATIENCE
    await database.write(put("a"))
    assert await database.read(names) == ["a"]
    await database.close()

    def not_yet(self, connection):
        raise psycopg.OperationalError("not yet")

    monkeypatch.setattr(module.ServerDatabase, "_begin_writing", not_yet)
    monkeypatch.setattr(module, "OPENING", 0.0)
    with pytest.raises(ServerGone, match="it doesn't answer"):
        await open_database(url)


@pytest.mark.parametrize("heard", [True, False])
async def test_a_commit_whose_answer_was_lost_is_asked_for_and_never_done_twice(
    heard, monkeypatch
):
    from storage.postgres.connection import ServerTx
    from storage.postgres.errors import Lost

    url = postgres.database()
    database = await open_database(url)
    commit, lost = ServerTx.commit, []

    def breaks(tx):
        if lost:
            commit(tx)
            return
        lost.append(1)
        if heard:
            commit(tx)
        tx.connection.close()
        raise Lost(tx.place, "cut off")

    monkeypatch.setattr(ServerTx, "commit", breaks)
    await database.write(add_one)
    assert lost
    assert await database.read(count) == 1
    await database.close()


@pytest.fixture
def own_server():
    server = postgres.Server(*postgres.QUICK)
    yield server
    server.stop()


@pytest.mark.exhaustive
async def test_a_number_that_a_crash_forgot_is_not_taken_for_another_transaction_s(
    own_server,
):
    from storage.postgres.errors import Lost

    database = await open_database(own_server.fresh())
    lost, before = Lost(database.place, "cut off"), database._crashed
    numbers = []

    def work(tx):
        put("a")(tx)
        numbers.append(tx.plainly("SELECT pg_current_xact_id()::text")[0])

    await database.write(work)
    assert database._was_kept(numbers[0], before, lost)
    # "transaction ID 99999999 is in the future"
    assert not database._was_kept("99999999", before, lost)
    own_server.kill()
    own_server.start()
    while database._crashed == before:
        with contextlib.suppress(ServerGone):
            await database.write(put("b"))
    with pytest.raises(Unsure):
        database._was_kept(numbers[0], before, lost)
    assert database._was_kept(numbers[0], database._crashed, lost)
    await database.close()


async def test_a_server_that_dies_is_told_kindly_and_games_go_on_when_it_is_back(
    own_server,
):
    club = await Club.open(own_server.fresh())
    position = await club.play(await club.game(2), 10)
    own_server.kill()
    for ask in (
        lambda: club.act(position),
        lambda: club.table.read(queries.position, position.info.id),
    ):
        began = time.monotonic()
        with pytest.raises(
            ServerGone,
            match=r"can't be reached \(.+\); nothing was changed\. The bot keeps trying",
        ):
            await ask()
        assert time.monotonic() - began < PATIENCE
    own_server.start()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            position = await club.act(position)
            break
        except ServerGone:
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
    assert (await club.play(position)).info.status == "finished"
    await club.table.close()


@pytest.mark.exhaustive
async def test_a_server_that_hangs_is_given_up_and_games_go_on_when_it_wakes(
    own_server, monkeypatch
):
    from storage.postgres import database as module

    monkeypatch.setattr(module, "HUNG", 2.0)
    database = await open_database(own_server.fresh())
    await database.write(put("before"))
    own_server.hang(True)
    began = time.monotonic()
    with pytest.raises((ServerGone, Unsure)):
        await database.write(put("during"))
    assert time.monotonic() - began < PATIENCE
    own_server.hang(False)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            await database.write(put("after"))
            break
        except (ServerGone, ServerInUse):
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
    assert await database.read(names) == ["after", "before"]
    await database.close()


async def test_a_server_that_is_not_there_and_a_database_that_is_not_are_named_without_the_password(
    own_server,
):
    from storage import open_at

    with pytest.raises(Unreachable, match='database "nothing" does not exist'):
        await open_at(own_server.url("nothing"))
    with pytest.raises(Unreachable) as told:
        await open_at("postgresql://bot:secret@127.0.0.1:1/caylus?connect_timeout=2")
    assert "postgresql://bot@127.0.0.1:1/caylus" in str(told.value)
    assert "secret" not in str(told.value)


async def test_another_programs_database_and_a_newer_one_are_left_alone():
    url = postgres.server().fresh()
    name = postgres.name_of(url)
    postgres.server().sql("CREATE TABLE recipe (id INT)", database=name)
    with pytest.raises(WrongFile, match="another program"):
        await open_database(url)
    url = postgres.database()
    name = postgres.name_of(url)
    postgres.server().sql(
        "UPDATE caylus_schema SET version = version + 3", database=name
    )
    with pytest.raises(NewerVersion, match=f"has version {opening.version() + 3}"):
        await open_database(url)


async def the_doctor(url, folder):
    """What the doctor says is wrong."""
    found = await doctor.look(Settings(data=folder, database=url))
    (wrong,) = [finding.text for finding in found if finding.state == "wrong"]
    return wrong


async def test_the_doctor_says_so_where_no_tables_can_be_made(own_server, tmp_path):
    """To connect is not enough: since PostgreSQL 15 nobody but the owner may create tables in a new database."""
    own_server.sql("CREATE USER guest")
    url = own_server.fresh()
    name = postgres.name_of(url)
    guest = url.replace("caylus@", "guest@")
    told = await the_doctor(guest, tmp_path)
    assert (
        "permission denied for schema public" in told
        and "`GRANT CREATE ON SCHEMA`" in told
    )
    with pytest.raises(ServerReadOnly, match="permission denied for schema public"):
        await open_database(guest)
    own_server.sql("GRANT CREATE ON SCHEMA public TO guest", database=name)
    assert look_at(guest).usable(guest) == 0
    own_server.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "read-only transaction" in await the_doctor(guest, tmp_path)
    own_server.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    await (await open_database(url)).close()
    own_server.sql("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest", database=name)
    assert "belongs to caylus" in await the_doctor(guest, tmp_path)
    assert look_at(url).usable(url) == opening.version()
    await (await open_database(url)).close()  # the doctor has left nothing
