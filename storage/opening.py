"""The opening of a database file: it is identified, migrated after a backup, and set up."""

from __future__ import annotations

import functools
import os
import sqlite3
from typing import TYPE_CHECKING, NamedTuple

from storage import migrations
from storage.backup import copy, newest_backup
from storage.errors import (
    Corrupted,
    FileLost,
    NewerVersion,
    Unreachable,
    WrongFile,
    as_storage_error,
    as_system_error,
    converting_errors,
    no_access,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping
    from pathlib import Path

APPLICATION_ID = 0x43796C73  # "Cyls" in the header of the file
MAGIC = b"SQLite format 3\x00"
UNKNOWN_MESSAGES = (
    "UPDATE message SET revision = -1 WHERE role = 'prompt'",
    "UPDATE OR REPLACE message SET role = 'old:' || message WHERE role = 'rolling'",
)
"""SQL for restored backups: prompts and phase messages count as outdated, so that a start posts both again."""
_MISFIT = (sqlite3.IntegrityError, sqlite3.OperationalError)
BUSY_SECONDS = 1.5  # the wait for a lock of another process; Discord allows 3 seconds


def version() -> int:
    """Return the version of the schema that this program writes."""
    return migrations.MIGRATIONS[-1].version


def connect(path: Path, *, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Return an open, migrated, durable connection in autocommit mode, for use in the calling thread.

    Raise StorageError; the file is unchanged then.
    """
    try:
        _recognize(path)
        with converting_errors(str(path)):
            connection = sqlite3.connect(
                path, isolation_level=None, timeout=busy_seconds, cached_statements=256
            )
    except OSError as error:
        raise as_system_error(error, str(path)) from error
    try:
        with converting_errors(str(path)):
            _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _recognize(path: Path) -> None:
    """Refuse a file that is not SQLite's; make a missing one, readable by its owner only."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise Unreachable(str(path), "it is a folder")
    if not path.exists():
        path.touch(mode=0o600)  # it holds the seeds of running games
        return
    with path.open("rb") as file:
        start = file.read(len(MAGIC))
    if start and start != MAGIC:
        raise WrongFile(str(path), "it is not an SQLite file")
    refuse_unwritable(path)


def refuse_lost(path: Path) -> None:
    """Raise FileLost for a missing or empty file with backups beside it; a new file would hide the loss."""
    newest = newest_backup(path.parent / "backups")
    if newest is None or (path.exists() and path.stat().st_size):
        return
    raise FileLost(str(path), newest=str(newest))


def refuse_unwritable(path: Path) -> None:
    """Raise ReadOnly for a file that can't be written, or that no file can be made beside, as WAL does."""
    for place in (path, path.parent):
        if not os.access(place, os.W_OK):
            raise no_access(place)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    present = identify(connection, path)
    refuse_newer(present, path)
    copied = connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal"
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if present < version():
        _migrate(connection, path, present)
    lost = next(missing(connection, version()), None)
    if lost is not None:
        raise Corrupted(str(path), lost)
    if copied and present:  # a restored backup: its messages have changed since
        for statement in UNKNOWN_MESSAGES:
            connection.execute(statement)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA temp_store = MEMORY")
    # Deleted content is overwritten, whatever SQLite's default is.
    connection.execute("PRAGMA secure_delete = ON")


def _migrate(connection: sqlite3.Connection, path: Path, present: int) -> None:
    """Migrate a file to the present version, after a backup beside it.

    If that fails, the file is unchanged and the backup is deleted, since repeated starts must not fill the disk.
    """
    before = beside(path, present)
    if present:
        copy(connection, before)
    try:
        migrations.migrate(connection, migrations.MIGRATIONS)
    except BaseException as error:
        before.unlink(missing_ok=True)
        if (
            present
            and isinstance(error, _MISFIT)
            and as_storage_error(error, str(path)) is None
        ):
            # its tables differ from those of its version
            raise Corrupted(str(path), str(error)) from error
        raise


def missing(connection: sqlite3.Connection, version: int) -> Iterator[str]:
    """Return the tables and columns of a version that the file lacks, as only damage removes them."""
    return lacking(_columns(connection), schema(version))


def lacking(
    present: Mapping[str, Container[str]], declared: Mapping[str, Iterable[str]]
) -> Iterator[str]:
    """Yield the declared tables and columns that are not present."""
    for table, columns in declared.items():
        if table not in present:
            yield f"table {table} is missing"
        else:
            yield from (
                f"column {name} of table {table} is missing"
                for name in columns
                if name not in present[table]
            )


class Column(NamedTuple):
    """The declaration of a column: INTEGER, TEXT or BLOB, and whether it is NOT NULL."""

    kind: str
    needed: bool


@functools.cache
def schema(version: int) -> dict[str, dict[str, Column]]:
    """Return the columns of each table of a version, as the program makes them."""
    made = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrations.migrate(made, migrations.MIGRATIONS[:version])
        return _columns(made)
    finally:
        made.close()


def _columns(connection: sqlite3.Connection) -> dict[str, dict[str, Column]]:
    columns: dict[str, dict[str, Column]] = {}
    for table, name, kind, needed in connection.execute(
        'SELECT schema.name, info.name, info.type, info."notnull" FROM sqlite_master AS schema, '
        "pragma_table_info(schema.name) AS info WHERE schema.type = 'table' ORDER BY schema.name, info.cid"
    ):
        columns.setdefault(table, {})[name] = Column(kind, bool(needed))
    return columns


def refuse_newer(present: int, place: Path | str) -> None:
    """Raise NewerVersion for a schema that this program doesn't know."""
    if present > version():
        raise NewerVersion(str(place), found=present, known=version())


def identify(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema version of the file, 0 for an empty one; raise WrongFile for another program's database."""
    present = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = connection.execute("PRAGMA application_id").fetchone()[0]
    tables = connection.execute(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table'"
    ).fetchone()[0]
    if owner != APPLICATION_ID and (owner or tables or present):
        raise WrongFile(str(path), "it belongs to another program")
    if owner == APPLICATION_ID and not tables:
        raise WrongFile(str(path), "its tables are missing")
    return present


def beside(path: Path, present: int) -> Path:
    """Return a free name beside the file for the backup before a migration."""
    number = 1
    while True:
        place = path.with_name(f"{path.name}.v{present}-{number}.bak")
        if not place.exists():
            return place
        number += 1
