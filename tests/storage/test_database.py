"""One transaction a function, in a thread of the database."""

import asyncio
import sqlite3
import threading

import pytest

from storage import Closed, Database
from tests.storage.facts import MISTAKES, names, put


@pytest.mark.sqlite
async def test_one_transaction_is_one_hop_into_the_connections_own_thread(database):
    """Fails when aiosqlite changes what `_hop` stands on: `_execute`, `_conn` and the thread behind them."""
    seen = []

    def work(tx):
        seen.append((threading.current_thread(), type(tx), tx.in_transaction))
        return "answer"

    queued = []
    put_in_queue = database._connection._tx.put_nowait
    database._connection._tx = _Spy(database._connection._tx, queued)
    assert await database.write(work) == "answer"
    assert len(queued) == 1
    assert put_in_queue is not None
    assert seen == [(database._connection._thread, sqlite3.Connection, True)]
    assert database._connection._thread is not threading.current_thread()
    assert not await database._hop(lambda connection: connection.in_transaction)


class _Spy:
    def __init__(self, queue, seen):
        self._queue, self._seen = queue, seen

    def put_nowait(self, item):
        self._seen.append(item)
        self._queue.put_nowait(item)


@pytest.mark.sqlite
async def test_the_file_is_durable_wal_with_references_checked(database):
    def pragmas(connection):
        return [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    full = 2
    assert await database._hop(pragmas) == ["wal", full, 1]


@pytest.mark.sqlite
async def test_what_is_deleted_is_overwritten_in_the_file(tmp_path, monkeypatch):
    class Careless(sqlite3.Connection):
        """As SQLite is where it was built to leave deleted rows in the file."""

        def __init__(self, *args, **kwargs):
            super().__init__(*args, **kwargs)
            self.execute("PRAGMA secure_delete = OFF")

    path, plain = tmp_path / "caylus.db", sqlite3.connect
    monkeypatch.setattr(
        sqlite3,
        "connect",
        lambda *args, **kwargs: plain(*args, factory=Careless, **kwargs),
    )
    opened = await Database.open(path)
    name = "Zorkelbop" * 20
    await opened.write(
        lambda tx: tx.execute("INSERT INTO fact VALUES ('name', ?)", (name,))
    )
    await opened.write(lambda tx: tx.execute("DELETE FROM fact WHERE name = 'name'"))
    await opened.close()
    assert name.encode() not in path.read_bytes()
    assert not (tmp_path / "caylus.db-wal").exists()


async def test_whatever_a_transaction_raises_rolls_all_of_it_back(database):
    def fails(tx):
        put("a")(tx)
        raise LookupError("changed my mind")

    with pytest.raises(LookupError, match="changed my mind"):
        await database.write(fails)
    with pytest.raises(MISTAKES, match=r"(?i)unique"):
        await database.write(lambda tx: (put("b")(tx), put("b")(tx)))
    assert await database.read(names) == []
    await database.write(put("c"))
    assert await database.read(names) == ["c"]


async def test_a_cancelled_task_leaves_no_transaction_open(database):
    entered, leave = threading.Event(), threading.Event()

    def slow(tx):
        put("slow")(tx)
        entered.set()
        assert leave.wait(10)

    running = asyncio.create_task(database.write(slow))
    queued = asyncio.create_task(database.write(put("queued")))
    await asyncio.to_thread(entered.wait, 10)
    running.cancel()
    queued.cancel()
    leave.set()
    for task in (running, queued):
        with pytest.raises(asyncio.CancelledError):
            await task
    await database.write(put("next"))
    # What had been asked for was carried out as a whole; what matters is that nothing is half done or open.
    assert await database.read(names) == ["next", "queued", "slow"]
    assert len(await asyncio.gather(*(database.write(names) for _ in range(3)))) == 3


async def test_a_cancelled_transaction_that_fails_is_rolled_back(database):
    entered, leave = threading.Event(), threading.Event()

    def slow(tx):
        put("slow")(tx)
        entered.set()
        assert leave.wait(10)
        raise LookupError

    running = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(entered.wait, 10)
    running.cancel()
    leave.set()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert await database.read(names) == []
    await database.write(put("next"))


async def test_transactions_run_in_the_order_they_were_asked_for(database):
    order = []
    await asyncio.gather(
        *(database.write(lambda tx, n=n: order.append(n)) for n in range(50))
    )
    assert order == list(range(50))


async def test_a_read_sees_one_state_and_the_next_one_what_was_written(database):
    await database.write(put("a"))
    assert await database.read(lambda tx: (names(tx), names(tx))) == (["a"], ["a"])
    await database.write(put("b"))
    assert await database.read(names) == ["a", "b"]


async def test_a_closed_database_says_so(tmp_path):
    database = await Database.open(tmp_path / "caylus.db")
    await database.close()
    await database.close()
    with pytest.raises(Closed, match="closed"):
        await database.read(names)


async def test_closing_finishes_what_was_asked_for(tmp_path):
    database = await Database.open(tmp_path / "caylus.db")
    written = [asyncio.create_task(database.write(put(f"{n:02}"))) for n in range(20)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*written)
    again = await Database.open(tmp_path / "caylus.db")
    assert len(await again.read(names)) == 20
    await again.close()


@pytest.mark.sqlite
async def test_a_new_file_can_be_read_by_its_owner_only(database):
    assert database.path.stat().st_mode & 0o077 == 0


async def test_what_the_program_does_wrong_is_not_called_trouble_with_the_file(
    database,
):
    with pytest.raises(MISTAKES, match="nonsense"):
        await database.read(lambda tx: tx.execute("SELECT * FROM nonsense"))
    with pytest.raises(ValueError, match="mine"):
        await database.read(_raise_value_error)


def _raise_value_error(tx):
    raise ValueError("mine")
