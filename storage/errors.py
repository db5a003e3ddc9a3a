"""The errors of storage, each a sentence for the person who runs the bot.

StorageError
+-- DiskFull      no room left; nothing was changed
+-- ReadOnly      the file or its folder can't be written
    +-- NoAccess        another user owns it
    +-- ServerReadOnly  the server lets nobody, or not this user, change the database
+-- Locked        another process holds the file
+-- NoLock        the file of the lock can't be made, or the file system has no locks
+-- InUse         another bot holds the folder
    +-- ServerInUse   another bot holds the database on the server
    +-- StillServed   bots run on a database that is to be migrated
+-- Corrupted     the file is damaged
+-- FileLost      the file is missing or empty, and there are backups of it
+-- WrongFile     the file is something else
+-- NewerVersion  the file was written by a newer version
+-- OlderVersion  the database on the server was written by an older version, and is only to be read
+-- Unreachable   the file can't be opened or was moved away
+-- Closed        the database is closed already
+-- ServerGone    the server doesn't answer
+-- ShareLost     a process of several may change nothing: it does not hold its shards
+-- Unsure        the connection broke while a change was being saved
+-- NotEmpty      something is kept where a copy was to be made
+-- NotTheSame    a copy differs
+-- Busy          other processes kept changing the same rows
+-- LockWait      the server did not give a lock in time
+-- Canceled      the server ended a statement

Passing ends one try of a use case on a server, which is run again; no message
"""

from __future__ import annotations

import contextlib
import errno
import shlex
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from storage import ownership
from storage.english import TEMPLATES

if TYPE_CHECKING:
    from collections.abc import Iterator


class StorageError(Exception):
    """Trouble with the file: `message_id` for the catalogues, `details` for the message, str() in English."""

    message_id: ClassVar[str] = "storage-trouble"

    def __init__(self, file: str, why: str = "", **args: str | int) -> None:
        self.details: dict[str, str | int] = {"file": file, "why": why, **args}
        super().__init__(TEMPLATES[self.message_id].format(**self.details))


class DiskFull(StorageError):
    message_id = "storage-disk-full"


class ReadOnly(StorageError):
    message_id = "storage-read-only"


class NoAccess(ReadOnly):
    message_id = "storage-no-access"


class ServerReadOnly(ReadOnly):
    message_id = "storage-server-read-only"


class Locked(StorageError):
    message_id = "storage-locked"


class NoLock(StorageError):
    message_id = "storage-no-lock"


class InUse(StorageError):
    message_id = "storage-in-use"


class ServerInUse(InUse):
    message_id = "storage-server-in-use"


class StillServed(InUse):
    message_id = "storage-still-served"


class Corrupted(StorageError):
    message_id = "storage-corrupted"


class FileLost(StorageError):
    message_id = "storage-lost"


class WrongFile(StorageError):
    message_id = "storage-wrong-file"


class NewerVersion(StorageError):
    message_id = "storage-newer"


class OlderVersion(StorageError):
    message_id = "storage-older"


class Unreachable(StorageError):
    message_id = "storage-unreachable"


class Closed(StorageError):
    message_id = "storage-closed"


class ServerGone(StorageError):
    message_id = "storage-server-gone"


class ShareLost(StorageError):
    """The process, one of several, does not hold its shards, so it must not change anything."""


class Unsure(StorageError):
    message_id = "storage-unsure"


class Busy(StorageError):
    message_id = "storage-busy"


class LockWait(StorageError):
    message_id = "storage-lock-wait"


class Canceled(StorageError):
    message_id = "storage-canceled"


class NotEmpty(StorageError):
    message_id = "storage-not-empty"


class NotTheSame(StorageError):
    message_id = "storage-not-the-same"


class Passing(Exception):
    """One try of a use case on a server has failed; it is run again.

    `place` names the server, `why` is its message.
    """

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why


class OfMoreThanOne(Passing):
    """A use case of one game needs more than that game; it is run again as one of all games."""


ALL: tuple[type[StorageError], ...] = (
    StorageError,
    DiskFull,
    ReadOnly,
    NoAccess,
    ServerReadOnly,
    Locked,
    NoLock,
    InUse,
    ServerInUse,
    StillServed,
    Corrupted,
    FileLost,
    WrongFile,
    NewerVersion,
    OlderVersion,
    Unreachable,
    Closed,
    ServerGone,
    Unsure,
    Busy,
    LockWait,
    Canceled,
    NotEmpty,
    NotTheSame,
)

_BY_CODE: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_BUSY: Locked,
    sqlite3.SQLITE_LOCKED: Locked,
    sqlite3.SQLITE_CORRUPT: Corrupted,
    sqlite3.SQLITE_NOTADB: WrongFile,
    sqlite3.SQLITE_CANTOPEN: Unreachable,
}


def as_storage_error(error: sqlite3.Error, file: str) -> StorageError | None:
    """Return the StorageError for an error of SQLite; None for a mistake of the program."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Without a code it is a text that is not UTF-8, or a mistake of the program.
        return (
            Corrupted(file, str(error))
            if str(error).startswith("Could not decode to UTF-8")
            else None
        )
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return Unreachable(file, "the file was moved or deleted while it was open")
    kind = _BY_CODE.get(code & 0xFF)  # the low byte is the primary code
    if kind is None:
        if code & 0xFF in (
            sqlite3.SQLITE_IOERR,
            sqlite3.SQLITE_NOMEM,
            sqlite3.SQLITE_PROTOCOL,
        ):
            return StorageError(file, str(error))
        return None
    return kind(file, str(error))


def as_system_error(error: OSError, file: str) -> StorageError:
    """Return the StorageError for an error of the operating system."""
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return no_access(Path(file))
    if error.errno == errno.ENOENT:
        return Unreachable(file, "there is no such file")
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(file)
    return Unreachable(file, error.strerror or str(error))


def no_access(path: Path) -> ReadOnly:
    """Return the error for a path without access, with a command for it if another user owns the path."""
    there = next(place for place in (path, *path.parents) if _exists(place))
    own, other = ownership.user(), ownership.owner(there)
    if other in ("", own):  # its mode, or a disk that is mounted read-only
        return ReadOnly(str(path))
    folder = there if there.is_dir() else there.parent
    typed = shlex.join(["sudo", "chown", "-R", own, str(folder)])
    # the path is missing, and its parent accessible
    if there not in (path, path.parent):
        typed = shlex.join(["sudo", "install", "-d", "-o", own, str(path.parent)])
    return NoAccess(str(path), user=own, owner=other, typed=typed)


def _exists(path: Path) -> bool:
    """Return whether a path is known to exist; False in a folder without access."""
    try:
        return path.exists()
    except OSError:
        return False


@contextlib.contextmanager
def telling(file: str) -> Iterator[None]:
    """Convert SQLite's errors about the file to StorageError; errors of the program are raised as they are."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite's message quotes a damaged schema
        raise Corrupted(file, "a text in it is no UTF-8") from error
    except sqlite3.Error as error:
        sentence = as_storage_error(error, file)
        if sentence is None:
            raise
        raise sentence from error
