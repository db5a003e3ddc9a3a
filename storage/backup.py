"""Backups: whole, consistent copies that are taken while the bot runs, and the rotation of the daily ones."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from typing import TYPE_CHECKING

from storage.errors import Corrupted, Unreachable, telling, told_by_system

if TYPE_CHECKING:
    from pathlib import Path

DAILY = re.compile(r"\d{4}-\d{2}-\d{2}\.db")


def copy(source: sqlite3.Connection, to: Path) -> None:
    """Copies the database into a new file: written under another name, checked, synced, then renamed.

    Raises StorageError; what stood at `to` stays until the copy is whole.
    """
    part = to.with_name(to.name + ".part")
    try:
        with telling(str(to)):
            _copy(source, part, to)
    except OSError as error:
        raise told_by_system(error, str(to)) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, part: Path, to: Path) -> None:
    part.parent.mkdir(parents=True, exist_ok=True)
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        # One file that can be carried away; the copy would else inherit WAL and its side files.
        target.execute("PRAGMA journal_mode = DELETE")
        verdict = target.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise Corrupted(source.execute("PRAGMA database_list").fetchone()[2], verdict)
    finally:
        target.close()
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(to)
    _sync_folder(to.parent)


def back_up(path: Path, to: Path) -> None:
    """Copies a database file that may be in use, through a connection of its own that only reads."""
    if not path.is_file():
        raise Unreachable(str(path), "there is no such file")
    with telling(str(path)):
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)
    try:
        with telling(str(path)):
            # What is wrong with this file is not said of the other.
            connection.execute("PRAGMA schema_version")
        copy(connection, to)
    finally:
        connection.close()


def back_up_daily(path: Path, folder: Path, now: float, keep: int) -> Path:
    """Writes the backup of this day (UTC) unless it is there, and removes all but the newest `keep`."""
    to = folder / time.strftime("%Y-%m-%d.db", time.gmtime(now))
    if not to.exists():
        back_up(path, to)
    for old in sorted(file for file in folder.iterdir() if DAILY.fullmatch(file.name))[:-keep]:
        old.unlink(missing_ok=True)
    return to


def _sync_folder(folder: Path) -> None:
    """Makes a rename durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
