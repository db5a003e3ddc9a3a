"""A database file: one connection, one thread, one transaction a function."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from storage import backup, opening
from storage.errors import Closed, Corrupted, telling, told
from storage.threads import hop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

R = TypeVar("R")


class Database:
    """An open database file.

    `write` and `read` run a function of the plain sqlite3 connection in the connection's own thread, as one
    transaction in one hop. Functions queue in the order of their calls. A caller that is cancelled doesn't
    stop its function: the transaction is finished, or rolled back, as a whole.
    """

    conflicts = 0  # nobody else writes

    def __init__(self, path: Path, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self.path = path
        self.place = str(path)
        self._connection = connection
        self._thread = thread  # the only one: sqlite3 lets the connection be used where it was made

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = opening.BUSY_SECONDS) -> Database:
        """Opens or makes the file, at the present version; raises StorageError."""
        thread = ThreadPoolExecutor(1, "caylus-database")
        try:
            connection = await hop(
                thread, str(path), lambda: opening.connect(path, busy_seconds=busy_seconds)
            )
        except BaseException:
            thread.shutdown()
            raise
        return cls(path, connection, thread)

    async def write(self, transaction: Callable[[sqlite3.Connection], R]) -> R:
        """Runs the function in a transaction that is durable when this returns.

        Whatever the function raises rolls everything back and is raised here; trouble with the file as a
        StorageError.
        """
        return await self._hop(lambda connection: _run("BEGIN IMMEDIATE", connection, transaction))

    async def read(self, question: Callable[[sqlite3.Connection], R]) -> R:
        """Runs a function that only reads, on one consistent state."""
        return await self._hop(lambda connection: _run("BEGIN", connection, question))

    async def backup(self, to: Path) -> None:
        """Writes a copy of the database, in another thread and without making a writer wait."""
        await asyncio.to_thread(backup.back_up, self.path, to)

    async def backup_daily(self, now: float, keep: int) -> Path:
        """Writes today's copy into the folder `backups` beside the file, keeping the newest `keep`."""
        folder = self.path.parent / "backups"
        return await asyncio.to_thread(backup.back_up_daily, self.path, folder, now, keep)

    async def close(self) -> None:
        """Finishes what is queued and closes the file; harmless a second time."""
        with contextlib.suppress(Closed):
            closed = hop(self._thread, self.place, self._connection.close)
            self._thread.shutdown(wait=False)  # it ends after what is queued
            await closed

    async def _hop(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Runs the function in the connection's thread."""
        with telling(self.place):
            return await hop(self._thread, self.place, lambda: self._sound(work))

    def _sound(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Runs the function; where it fails because the file has lost a part of its schema, that is the trouble."""
        connection = self._connection
        try:
            return work(connection)
        except sqlite3.OperationalError as error:
            if told(error, str(self.path)) is None:
                for lost in opening.missing(connection, opening.version()):
                    raise Corrupted(str(self.path), lost) from error
            raise


def _run(begin: str, connection: sqlite3.Connection, transaction: Callable[[sqlite3.Connection], R]) -> R:
    connection.execute(begin)
    try:
        result = transaction(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have rolled back already
            connection.execute("ROLLBACK")
        raise
    return result
