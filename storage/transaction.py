"""What a use case has in hand: the few calls of a connection that every storage offers, within a transaction.

The SQL is one text for SQLite and PostgreSQL: `?`, `?1` and `:name` for values, INSERT ... ON CONFLICT, RETURNING,
NULLS FIRST or LAST wherever a column that may be null orders rows, and 0 and 1 for truth. A test refuses the words
that only one of the two knows."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from storage.errors import Passing, StorageError, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


Value: TypeAlias = "int | str | bytes | None"


class Rows(Protocol):
    """What a statement came to."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Tx(Protocol):
    """The connection within a transaction of `write` or `read`: sqlite3's own, or one that speaks to PostgreSQL."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Rows:
        """Runs one statement."""

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Rows:
        """Runs one statement for each set of values."""


def added(tx: Tx, sql: str, parameters: Any) -> int:
    """Runs an INSERT; returns the id of the new row."""
    number: int = tx.execute(sql + " RETURNING id", parameters).fetchone()[0]
    return number


R = TypeVar("R")


class PartFailed(Exception):
    """A part of a transaction was rolled back; `error` says why."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def apart(tx: Tx, work: Callable[[], R]) -> R:
    """Does the work; when that fails, only what it wrote is rolled back, and PartFailed is raised.

    Trouble with the file as a whole is raised as it is: it ends the transaction.
    """
    tx.execute("SAVEPOINT apart")
    try:
        result = work()
    except Exception as error:
        if isinstance(error, StorageError | Passing):
            raise
        if isinstance(error, sqlite3.Error) and hasattr(error, "sqlite_errorcode") and told(error, ""):
            raise
        tx.execute("ROLLBACK TO apart")
        tx.execute("RELEASE apart")
        raise PartFailed(error) from error
    tx.execute("RELEASE apart")
    return result
