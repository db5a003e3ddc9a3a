"""The restoring of a backup; the next start knows that its rows of messages may be outdated."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from storage import file_lock, opening
from storage.backup import back_up
from storage.errors import Corrupted, StorageError
from storage.location import look_at

if TYPE_CHECKING:
    from pathlib import Path

SIDE_FILES = ("-wal", "-shm")
"""The endings of the side files that SQLite keeps for a file."""


def restore(backup: Path, to: Path) -> Path | None:
    """Replace a database by a backup; return the path at which the former database is kept.

    Raise StorageError (InUse while a bot runs, Corrupted for a damaged backup); nothing has changed then.
    """
    look = look_at(backup)
    opening.refuse_newer(look.version(backup), backup)
    with look.reading(backup) as tx:
        for problem in look.damage(tx):
            raise Corrupted(str(backup), problem)
    with file_lock.hold(to.parent):
        before = _set_aside(to)
        for name in SIDE_FILES:
            to.with_name(to.name + name).unlink(missing_ok=True)
        back_up(backup, to)
    return before


def _set_aside(path: Path) -> Path | None:
    """Move the replaced database aside, with the content of its log if it can be read."""
    if not path.exists():
        return None
    kept = path.with_name(f"{path.name}.replaced")
    with contextlib.suppress(StorageError):
        back_up(path, kept)
        return kept
    for name in ("", *SIDE_FILES):
        file = path.with_name(path.name + name)
        if file.exists():
            file.replace(path.with_name(f"{kept.name}{name}"))
    return kept


def foreign_log(path: Path) -> Path | None:
    """Return a log beside a database that belongs to another file, which was replaced by a copy."""
    log = path.with_name(path.name + SIDE_FILES[0])
    with path.open("rb") as file:
        header = file.read(20)
    # SQLite's mark of a file in WAL mode
    keeps_log = len(header) == 20 and header[18] == 2
    return log if not keeps_log and log.exists() and log.stat().st_size else None
