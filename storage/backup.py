"""Backups: consistent copies that are made while the bot runs, and the rotation of the daily ones."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from storage import file_lock
from storage.errors import (
    Corrupted,
    StorageError,
    Unreachable,
    as_system_error,
    converting_errors,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

DAILY = re.compile(r"\d{4}-\d{2}-\d{2}\.db")
BACKUP = re.compile(r"\d{4}-\d{2}-\d{2}(-\d{4})?\.db")
MIGRATED = re.compile(r"caylus\.db\.v\d+-\d+\.bak")
RECENT = 3600  # seconds in which a start makes no second backup
UNFINISHED = ".copying-"
# seconds after which an unlocked `.part` of an earlier version is a leftover
BEFORE = 3600


@contextlib.contextmanager
def unfinished(to: Path) -> Iterator[Path]:
    """Provide a locked folder beside `to` for an unfinished copy; a killed process leaves it behind unlocked."""
    to.parent.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=to.parent, prefix=UNFINISHED) as folder,
        file_lock.hold(Path(folder)),
    ):
        yield Path(folder)


def leftovers(folder: Path) -> list[Path]:
    """Return the unfinished copies of killed processes in a folder by name."""
    if not folder.is_dir():
        return []
    return [path for path in sorted(folder.iterdir()) if _is_leftover(path)]


def _is_leftover(path: Path) -> bool:
    if not path.name.startswith(UNFINISHED):
        parts = path.name.endswith((".part", ".part-journal")) and path.is_file()
        return parts and time.time() - path.stat().st_mtime > BEFORE
    try:
        with file_lock.hold(path):
            return True
    except StorageError:
        return False


def sweep(folder: Path) -> list[Path]:
    """Delete the unfinished copies of killed processes in a folder, and return them; undeletable ones stay."""
    swept = leftovers(folder)
    for path in swept:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            with contextlib.suppress(OSError):
                path.unlink()
    return swept


def copy(source: sqlite3.Connection, to: Path) -> None:
    """Copy the database into a new file, which is checked and synced before it gets its name.

    Raise StorageError; until then an older file at `to` stays.
    """
    try:
        with converting_errors(str(to)), unfinished(to) as folder:
            _copy(source, folder / to.name, to)
    except OSError as error:
        raise as_system_error(error, str(to)) from error


def _copy(source: sqlite3.Connection, part: Path, to: Path) -> None:
    part.touch(mode=0o600)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        # Without WAL the copy is a single file.
        target.execute("PRAGMA journal_mode = DELETE")
        verdict = target.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise Corrupted(
                source.execute("PRAGMA database_list").fetchone()[2], verdict
            )
    finally:
        target.close()
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(to)
    _sync_folder(to.parent)


def back_up(path: Path, to: Path) -> None:
    """Copy a database file that may be in use, through a connection of its own that only reads."""
    if not path.is_file():
        raise Unreachable(str(path), "there is no such file")
    with converting_errors(str(path)):
        connection = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10
        )
    try:
        with converting_errors(str(path)):
            # An error names the file that it is about.
            connection.execute("PRAGMA schema_version")
        copy(connection, to)
    finally:
        connection.close()


def back_up_daily(path: Path, folder: Path, now: float, keep: int) -> Path | None:
    """Write the first backup of a day (UTC), or another one if the newest is over an hour old; return its path or None.

    The newest `keep` first backups stay, and as many others of their days or later.
    """
    day = time.gmtime(now)
    to = folder / time.strftime("%Y-%m-%d.db", day)
    if to.exists():
        newest = max(file.stat().st_mtime for file in _backups(folder))
        to = folder / time.strftime("%Y-%m-%d-%H%M.db", day)
        if now - newest <= RECENT or to.exists():
            return None
    back_up(path, to)
    days = [file for file in _backups(folder) if DAILY.fullmatch(file.name)]
    others = [
        file
        for file in _backups(folder)
        if file not in days and file.name > days[-keep:][0].name[:10]
    ]
    for old in {*_backups(folder)} - {*days[-keep:], *others[-keep:]}:
        old.unlink(missing_ok=True)
    return to


def _backups(folder: Path) -> list[Path]:
    """Return the backups in a folder that `back_up_daily` wrote, in the order of their days."""
    return sorted(file for file in folder.iterdir() if BACKUP.fullmatch(file.name))


def newest_backup(folder: Path) -> Path | None:
    """Return the backup in a folder that was written last."""
    backups = _backups(folder) if folder.is_dir() else []
    return max(backups, key=lambda file: file.stat().st_mtime, default=None)


def rotate_migrated(folder: Path, now: float, days: int) -> None:
    """Remove copies made before a migration that are older than so many days: people were forgotten since."""
    for file in folder.glob("*.bak"):
        if MIGRATED.fullmatch(file.name) and now - file.stat().st_mtime > days * 86_400:
            file.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Sync a folder, so that a rename in it is durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
