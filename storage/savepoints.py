"""A part of a transaction that may fail alone."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, TypeVar

from storage.errors import Passing, StorageError, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.transaction import Tx

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
