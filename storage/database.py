"""One connection, one thread, one transaction a function: the only place that touches aiosqlite."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, TypeVar

import aiosqlite

from storage import backup, opening
from storage.errors import (
    Closed,
    Corrupted,
    NeedsAllGames,
    StorageError,
    TransientError,
    as_storage_error,
    converting_errors,
)
from storage.identity_map import MappedTx
from storage.transaction import Tx, placeholders

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path


R = TypeVar("R")


class Database:
    """An open database file.

    `write` and `read` run a function of the sqlite3 connection in the connection's own thread, as one
    transaction. Functions run in the order of the calls. A caller that is canceled doesn't stop its function: the
    transaction is committed or rolled back as a whole.
    """

    conflicts = 0  # a file has a single writer

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self.path = path
        self.place = str(path)
        self._connection = connection

    @classmethod
    async def open(
        cls, path: Path, *, busy_seconds: float = opening.BUSY_SECONDS
    ) -> Database:
        """Open or make the file, at the present version; raise StorageError."""
        connection = aiosqlite.Connection(
            lambda: opening.connect(path, busy_seconds=busy_seconds), iter_chunk_size=64
        )
        # Without this join an error would leave the program hanging (omnilib/aiosqlite issue 299 asks for that).
        connection._thread.daemon = True
        try:
            return cls(path, await connection)
        except BaseException:
            connection._thread.join()  # it is ending
            raise

    async def write(
        self, transaction: Callable[[sqlite3.Connection], R], game: int | None = None
    ) -> R:
        """Run the function in a transaction that is durable when this returns.

        An exception of the function rolls everything back and is raised here; trouble with the file is raised as
        a StorageError. A file has a single writer, so that the `game` makes no difference.
        """
        return await self._hop(
            lambda connection: _run("BEGIN IMMEDIATE", connection, transaction)
        )

    async def read(self, question: Callable[[sqlite3.Connection], R]) -> R:
        """Run a function that only reads, on one consistent state."""
        return await self._hop(lambda connection: _run("BEGIN", connection, question))

    async def backup(self, to: Path) -> None:
        """Write a copy of the database, in another thread and without making a writer wait."""
        await asyncio.to_thread(backup.back_up, self.path, to)

    async def backup_daily(self, now: float, keep: int) -> Path | None:
        """Write a copy into the folder `backups` beside the file unless there is a recent one; delete old ones."""
        folder = self.path.parent / "backups"
        return await asyncio.to_thread(
            backup.back_up_daily, self.path, folder, now, keep
        )

    async def close(self) -> None:
        """Finish the queued functions and close the file; a second call does nothing."""
        await self._connection.close()

    async def _hop(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run the function in the connection's thread.

        aiosqlite has no public call that runs a function there: each of its methods is one statement and one
        hop through `_execute`, and a use case has to be one transaction in one hop (omnilib/aiosqlite issue
        19 asks for it). Private names are the price of staying with it (test_one_transaction_is_one_hop fails
        when they change).
        """
        try:
            with converting_errors(str(self.path)):
                result: R = await self._connection._execute(  # type: ignore[no-untyped-call]
                    lambda: self._sound(work)
                )
        except ValueError as error:
            if self._connection._connection is None or not self._connection._running:
                raise Closed(str(self.path)) from error
            raise
        return result

    def _sound(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Run the function; raise Corrupted if it fails because the file lacks a part of its schema."""
        connection = self._connection._conn
        try:
            return work(connection)
        except sqlite3.OperationalError as error:
            if as_storage_error(error, str(self.path)) is None:
                for lost in opening.missing(connection, opening.version()):
                    raise Corrupted(str(self.path), lost) from error
            raise


def _run(
    begin: str,
    connection: sqlite3.Connection,
    transaction: Callable[[sqlite3.Connection], R],
) -> R:
    connection.execute(begin)
    try:
        result = transaction(connection)
        connection.execute("COMMIT")
    except BaseException:
        # after an error of a full disk SQLite has rolled back already
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


# Within a transaction, on SQLite and PostgreSQL


def needs_more_than_one_game(tx: Tx) -> None:
    """Declare that the use case is not about one game alone; one that was begun for a game is run again for all."""
    if getattr(tx, "beside", "") == "one game":
        raise NeedsAllGames(
            str(getattr(tx, "place", "")), "it is of more than one game"
        )


def count_as_written(tx: Tx, read: Collection[int]) -> None:
    """Make a conflict with every other process that writes one of the games that the use case has read."""
    if read and getattr(tx, "beside", "") == "all":
        tx.execute(
            f"UPDATE game SET revision = revision WHERE id IN ({placeholders(read)})",
            tuple(read),
        )


class SavepointFailed(Exception):
    """The work of a savepoint was rolled back because of `error`."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def savepoint(tx: Tx, work: Callable[[], R]) -> R:
    """Do the work within a savepoint; if it fails, roll back its statements alone and raise SavepointFailed.

    A StorageError or TransientError is raised unchanged, since it ends the whole transaction.
    """
    tx.execute("SAVEPOINT part")
    try:
        result = work()
        if isinstance(tx, MappedTx):
            tx.settle()  # errors of deferred writes belong to this part
    except Exception as error:
        if isinstance(error, StorageError | TransientError):
            raise
        if (
            isinstance(error, sqlite3.Error)
            and hasattr(error, "sqlite_errorcode")
            and as_storage_error(error, "")
        ):
            raise
        tx.execute("ROLLBACK TO part")
        tx.execute("RELEASE part")
        raise SavepointFailed(error) from error
    tx.execute("RELEASE part")
    return result
