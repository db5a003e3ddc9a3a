"""The conversion of PostgreSQL's errors to those of `storage.errors`, and errors that end one try of a use case."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import psycopg
from psycopg import errors

from storage.errors import (
    Canceled,
    Corrupted,
    DiskFull,
    LockWait,
    ServerReadOnly,
    StorageError,
    TransientError,
    Unreachable,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCK_WAIT = 5  # seconds that a statement waits for a lock


class Conflict(TransientError):
    """A concurrent transaction conflicts: nothing was changed, and the use case may be run again."""


class Lost(TransientError):
    """The connection broke; whether a COMMIT that was sent took effect is not known yet."""


_KINDS: tuple[tuple[type[psycopg.Error], type[StorageError]], ...] = (
    (errors.DiskFull, DiskFull),
    (errors.ReadOnlySqlTransaction, ServerReadOnly),
    (errors.InsufficientPrivilege, ServerReadOnly),
    (errors.QueryCanceled, Canceled),
    (errors.DataCorrupted, Corrupted),
    (errors.IndexCorrupted, Corrupted),
    (errors.InvalidPassword, Unreachable),
    (errors.InvalidAuthorizationSpecification, Unreachable),
    (errors.InvalidCatalogName, Unreachable),
    (errors.InsufficientResources, StorageError),
    (errors.SystemError, StorageError),
)
_CONFLICTS = (errors.SerializationFailure, errors.DeadlockDetected)
_TAKEN = (errors.UniqueViolation, errors.ExclusionViolation)
_GONE = (
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.IdleInTransactionSessionTimeout,
    errors.IdleSessionTimeout,
)


def met(error: psycopg.Error, place: str, again: bool = True) -> Exception:
    """Return the exception to raise for an error of the server.

    A broken connection gives Lost, and a mistake of the program the error itself; other errors give a
    StorageError or a Conflict. A key that is taken is a Conflict, unless it still is when the use case is tried
    `again`.
    """
    if isinstance(error, _CONFLICTS) or (isinstance(error, _TAKEN) and not again):
        return Conflict(place, why(error))
    if isinstance(error, _GONE) or (
        isinstance(error, psycopg.OperationalError) and error.sqlstate is None
    ):
        return Lost(place, why(error))
    if error.sqlstate is not None and error.sqlstate.startswith("08"):
        return Lost(place, why(error))
    if isinstance(error, errors.LockNotAvailable):
        return LockWait(place, why(error), seconds=LOCK_WAIT)
    for kind, sentence in _KINDS:
        if isinstance(error, kind):
            return sentence(place, why(error))
    mistake: Exception = error
    return mistake


@contextlib.contextmanager
def converting_errors(place: str) -> Iterator[None]:
    """Convert psycopg's errors to StorageError; a connection that breaks raises Unreachable."""
    try:
        yield
    except psycopg.Error as error:
        problem = met(error, place)
        if isinstance(problem, TransientError):
            raise Unreachable(place, problem.why) from error
        if problem is error:
            raise
        raise problem from error
    except TransientError as error:
        raise Unreachable(place, error.why) from error


def why(error: BaseException) -> str:
    """Return the line of an error's message that has the reason."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    for line in lines:
        _, fatal, reason = line.partition("FATAL:")
        if fatal:
            return reason.strip()
    tried = [line for line in lines if line.startswith("- ")]  # each address of a name
    return (tried or lines or [type(error).__name__])[0]


def is_lost_schema(error: BaseException) -> bool:
    """Return whether a table or column was not found."""
    return isinstance(error, errors.UndefinedTable | errors.UndefinedColumn)
