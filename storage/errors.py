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

TransientError      one try of a use case on a server failed; the use case is run again
+-- NeedsAllGames   a use case of one game needs others, and is run again for all games
"""

from __future__ import annotations

import contextlib
import errno
import shlex
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from storage import ownership

if TYPE_CHECKING:
    from collections.abc import Iterator


class StorageError(Exception):
    """The base of all storage errors; str() is the `template` with its arguments."""

    template: ClassVar[str] = (
        "{file}: the database can't be used ({why}); nothing was changed."
    )

    def __init__(self, file: str, why: str = "", **args: str | int) -> None:
        super().__init__(self.template.format(file=file, why=why, **args))


class DiskFull(StorageError):
    template = "{file}: the disk is full; nothing was changed. Free up some space, then try again."


class ReadOnly(StorageError):
    template = "{file}: the file or its folder isn't writable; nothing was changed. Give the bot write access."


class NoAccess(ReadOnly):
    template = (
        "{file}: the user {user} has no access there because {owner} owns it; nothing was changed. Type `{typed}` "
        "if the bot is to run as {user}; otherwise run this as {owner}."
    )


class ServerReadOnly(ReadOnly):
    template = (
        "{file}: the server doesn't let the bot change anything in this database ({why}); nothing was changed. "
        "The bot's user needs the right to create tables there (`GRANT CREATE ON SCHEMA`) and must own the bot's "
        "tables, and the server must not be a read-only replica."
    )


class Locked(StorageError):
    template = "{file}: another process holds the database; nothing was changed. Is a second bot running on this file?"


class NoLock(StorageError):
    template = (
        "{file}: the folder can't be locked ({why}); nothing was changed. Set CAYLUS_DATA to a folder on a disk "
        "of this machine."
    )


class InUse(StorageError):
    template = (
        "{file}: another bot is already running on this folder, and each bot needs its own; nothing was changed. "
        "Stop that one first, or give this one its own folder (CAYLUS_DATA)."
    )


class ServerInUse(InUse):
    template = (
        "{file}: another bot is already running on this database; nothing was changed. Stop that one first, or "
        "give this one its own database (CAYLUS_DATABASE)."
    )


class StillServed(InUse):
    template = (
        "{file}: this database has version {found} and needs an upgrade to version {known}, but bots are still "
        "running on it (machine and process: {who}); nothing was changed. Stop all of them first, then start this "
        "one again."
    )


class Corrupted(StorageError):
    template = (
        "{file}: the database is damaged ({why}); nothing was changed. Keep the file, and put the newest of its "
        "backups in its place."
    )


class FileLost(StorageError):
    template = (
        "{file}: the database is missing or empty, though there are backups of it, the newest {newest}; nothing "
        "was changed. Put that backup in its place (docs/hosting.md says how), or move the folder of backups away "
        "to begin with an empty one."
    )


class WrongFile(StorageError):
    template = (
        "{file}: this isn't a database of this bot ({why}); it was left as it is."
    )


class NewerVersion(StorageError):
    template = (
        "{file}: this database has version {found}, written by a newer bot; this bot knows versions up to "
        "{known}. Install the newer bot, or use a backup from before; the file was left as it is."
    )


class OlderVersion(StorageError):
    template = (
        "{file}: this database has version {found}, and this program reads version {known}. Back it up and start "
        "the bot on it once, which brings it up to date."
    )


class Unreachable(StorageError):
    template = "{file}: the database can't be opened ({why})."


class Closed(StorageError):
    template = "{file}: the database is closed."


class ServerGone(StorageError):
    template = (
        "{file}: the database server can't be reached ({why}); nothing was changed. The bot keeps trying; games "
        "go on when it is back."
    )


class ShareLost(StorageError):
    """One of several processes does not hold its shards, so that it may not write."""


class Unsure(StorageError):
    template = (
        "{file}: the connection broke while a change was being saved ({why}), and there's no way to ask the "
        "server whether it was saved. Check the game before you try again."
    )


class Busy(StorageError):
    template = "{file}: other connections kept changing the same rows; nothing was changed. Try again."


class LockWait(StorageError):
    template = (
        "{file}: other connections kept the rows to be changed locked on the database server for {seconds} s; "
        "nothing was changed. Try again. If this happens often, the server's view `pg_stat_activity` shows which "
        "session holds locks for so long."
    )


class Canceled(StorageError):
    template = (
        "{file}: the database server ended a statement before it was done ({why}); nothing was changed. Try "
        "again."
    )


class NotEmpty(StorageError):
    template = "{file}: there's something there already; nothing was copied. Name a new file, or an empty database."


class NotTheSame(StorageError):
    template = "{file}: the copy isn't what it should be ({why}); it was discarded."


class TransientError(Exception):
    """One try of a use case on a server has failed, and the use case is run again.

    `place` names the server, `why` is its message. People never see this error.
    """

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why


class NeedsAllGames(TransientError):
    """A use case that was begun for one game needs others, and is run again for all games."""


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
def converting_errors(file: str) -> Iterator[None]:
    """Convert SQLite's errors about the file to StorageError; errors of the program are raised as they are."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite's message quotes a damaged schema
        raise Corrupted(file, "a text in it is no UTF-8") from error
    except sqlite3.Error as error:
        converted = as_storage_error(error, file)
        if converted is None:
            raise
        raise converted from error
