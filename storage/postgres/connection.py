"""One connection to the server as a use case sees it, and how each is set up."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from storage.postgres.dialect import spoken
from storage.postgres.errors import LOCK_WAIT, met
from storage.share import SILENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from storage.transaction import Rows

CONNECT_SECONDS = 5
CONNECTION_OPTIONS = {
    "connect_timeout": CONNECT_SECONDS,
    # A lost connection is noticed within 25 seconds, also while waiting.
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
SESSION = (
    f"SET TIME ZONE 'UTC'; SET client_min_messages = warning; SET lock_timeout = '{LOCK_WAIT}s'; "
    "SET statement_timeout = '60s'; "
    "SET idle_in_transaction_session_timeout = '60s'; SET synchronous_commit = on; "
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
)
"""Settings of every session: bounded waits, commits that are on the disk, and checks for a lost client."""
LOOKED_UP = "SET enable_seqscan = off; SET jit = off"
"""Settings of a session that writes.

A sequential scan locks the whole table against other serializable writers, even a small one. Where no index serves,
the server still scans, but at such an estimated cost that it would compile the query first.
"""

SILENT_MS = int(1000 * SILENT)
BESIDE_OTHERS = f"SET idle_in_transaction_session_timeout = {SILENT_MS}"
"""The setting for several writers: the server soon ends a silent session, which frees its locks."""
SHARED = (
    f"SET idle_session_timeout = {SILENT_MS}; SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; "
    f"SET tcp_user_timeout = {SILENT_MS}"
)
"""Settings of a session that holds shards: the server ends it, and frees its locks, if its process is silent."""
QUICK = {"keepalives_idle": 1, "keepalives_interval": 1, "tcp_user_timeout": SILENT_MS}
"""The connection options by which a process notices that such a session has ended."""


class _Truth(Int8Dumper):
    """Dumps bool as 0 and 1, as rows have it."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


class _Text(StrDumper):
    """Dumps text without NUL, which PostgreSQL refuses."""

    oid = 0  # of the type of its column

    def dump(self, obj: Any) -> Any:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)


def connected(url: str, name: str) -> psycopg.Connection:
    """Return a new connection outside of the pools."""
    connection = psycopg.connect(url, application_name=name, **arguments())
    set_up(connection)
    return connection


def arguments() -> dict[str, Any]:
    """Return the arguments of psycopg's connect."""
    return {
        "autocommit": True,
        "prepare_threshold": 0,
        "cursor_factory": psycopg.RawCursor,
        **CONNECTION_OPTIONS,
    }


def set_up(connection: psycopg.Connection, more: str = "") -> None:
    """Set the options of a new connection for this storage and its use."""
    connection.prepared_max = 512
    connection.adapters.register_dumper(int, Int8Dumper)
    connection.adapters.register_dumper(bool, _Truth)
    connection.adapters.register_dumper(str, _Text)
    connection.execute(f"{SESSION}; {more}", prepare=False)


class _Awaited:
    """The rows of a pipelined statement; the first access waits for them."""

    __slots__ = ("_cursor", "_tx")

    def __init__(self, tx: ServerTx, cursor: psycopg.Cursor[Any]) -> None:
        self._tx = tx
        self._cursor = cursor

    @property
    def rowcount(self) -> int:
        self._tx.settle()
        count: int = self._cursor.rowcount
        return count

    @property
    def description(self) -> Any:
        self._tx.settle()
        return self._cursor.description

    def fetchone(self) -> Any:
        return self._had(self._cursor.fetchone)

    def fetchall(self) -> list[Any]:
        rows: list[Any] = self._had(self._cursor.fetchall)
        return rows

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())

    def _had(self, fetch: Callable[[], Any]) -> Any:
        try:
            return fetch()
        except psycopg.Error as error:
            raise self._tx.met(error)  # noqa: B904


class ServerTx:
    """A transaction on the server, with the calls of `storage.transaction.Tx`.

    Once it is `pipelined`, statements are sent without waiting for each. An access to the rows of a statement
    waits for them, and raises its error, as do `settle` and `commit`. `again` marks a second try, in which a
    duplicate key is an error of the program and not a conflict. `beside` is the scope of a transaction beside
    other writers: "one game" or "all".
    """

    __slots__ = ("_leave", "_pipeline", "again", "beside", "connection", "place")

    def __init__(
        self, connection: psycopg.Connection, place: str, again: bool = True
    ) -> None:
        self.connection = connection
        self.place = place
        self.again = again
        self.beside = ""
        self._pipeline: psycopg.Pipeline | None = None
        self._leave = contextlib.ExitStack()

    @property
    def pipelined(self) -> bool:
        """True if statements are sent without waiting for each."""
        return self._pipeline is not None

    def begin_pipeline(self) -> None:
        """Send further statements without waiting for each, if the library supports pipelines."""
        if psycopg.Pipeline.is_supported():
            self._pipeline = self._leave.enter_context(self.connection.pipeline())

    def settle(self) -> None:
        """Wait for all sent statements; raise their errors."""
        if self._pipeline is not None:
            try:
                self._pipeline.sync()
            except psycopg.Error as error:
                raise self.met(error)  # noqa: B904  (the same error, or one whose cause is set)

    def commit(self) -> None:
        """Commit, and wait for all sent statements."""
        self._pipeline = None
        try:
            self.connection.execute("COMMIT", prepare=False)
            self._leave.close()
        except psycopg.Error as error:
            raise self.met(error)  # noqa: B904

    def end_pipeline(self) -> None:
        """Wait for the sent statements, ignore their errors, and leave the pipeline."""
        pipeline, self._pipeline = self._pipeline, None
        if pipeline is not None:
            with contextlib.suppress(psycopg.Error):
                pipeline.sync()
        with contextlib.suppress(psycopg.Error):
            self._leave.close()

    def execute(self, sql: str, parameters: Any = (), /) -> Rows:
        """Run one statement; raise a StorageError, a Conflict, or psycopg's error for a mistake of the program."""
        if self._pipeline is not None and sql.startswith("ROLLBACK"):
            return self._roll_back(sql)
        statement = spoken(sql)
        try:
            cursor = self.connection.execute(
                statement.text, statement.values(parameters)
            )
        except psycopg.Error as error:
            raise self.met(error)  # noqa: B904
        rows: Rows = cursor if self._pipeline is None else _Awaited(self, cursor)
        return rows

    def _roll_back(self, sql: str) -> Rows:
        """Roll back to a savepoint, outside of the pipeline.

        After an error the server ignores the rest of a pipeline, and psycopg deallocates prepared statements with
        the next statement, which therefore must not be prepared itself.
        """
        assert self._pipeline is not None, "else nothing is under way"
        with contextlib.suppress(psycopg.Error):
            self._pipeline.sync()
        try:
            cursor = self.connection.execute(sql, prepare=False)
        except psycopg.Error as error:
            raise self.met(error)  # noqa: B904
        self.settle()
        self.connection.execute("SELECT 1", prepare=False)
        self.settle()
        rows: Rows = cursor
        return rows

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Rows:
        """Run one statement for each set of values."""
        statement = spoken(sql)
        cursor: Any = self.connection.cursor()
        try:
            cursor.executemany(
                statement.text,
                [statement.values(parameter) for parameter in parameters],
            )
        except psycopg.Error as error:
            raise self.met(error)  # noqa: B904
        rows: Rows = cursor
        return rows

    def streamed(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a query without values, in batches."""
        try:
            with self.connection.cursor("streamed") as cursor:
                cursor.itersize = 1_000
                cursor.execute(spoken(sql).text)
                yield from cursor
        except psycopg.Error as error:
            raise self.met(error)  # noqa: B904

    def plainly(self, sql: str) -> Any:
        """Run statements of PostgreSQL's own dialect; return the first row of the last one."""
        try:
            cursor = self.connection.execute(sql, prepare=False)
            if self._pipeline is not None:
                self._pipeline.sync()
            while cursor.nextset():
                pass
            return cursor.fetchone() if cursor.description else None
        except psycopg.Error as error:
            raise self.met(error)  # noqa: B904

    def met(self, error: psycopg.Error) -> Exception:
        """Return the exception to raise for an error of the server."""
        raised = met(error, self.place, self.again)
        if raised is not error:
            raised.__cause__ = error
        return raised
