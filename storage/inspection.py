"""The inspection of a database file, which is never written: its version, damage and size."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from storage import opening
from storage.backup import back_up
from storage.errors import (
    Corrupted,
    StorageError,
    Unreachable,
    as_storage_error,
    as_system_error,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from storage.transaction import Tx

KINDS = {"INTEGER": "integer", "TEXT": "text", "BLOB": "blob"}


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Provide a connection that only reads; raise StorageError."""
    connection = None
    try:
        connection = _open(file)
        yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise _converted(error, file) from error
    finally:
        if connection is not None:
            connection.close()


@contextlib.contextmanager
def up_to_date(file: Path) -> Iterator[Tx]:
    """Provide a connection like `reading`, to a migrated copy if the file has an older version."""
    if version(file) == opening.version():
        with reading(file) as tx:
            yield tx
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        back_up(file, copy)
        opening.connect(copy).close()
        with reading(copy) as tx:
            yield tx


def _converted(error: sqlite3.Error | UnicodeDecodeError, file: Path) -> StorageError:
    known = (
        as_storage_error(error, str(file)) if isinstance(error, sqlite3.Error) else None
    )
    return known or StorageError(str(file), str(error))


def _open(file: Path) -> sqlite3.Connection:
    """Return a connection that only reads."""
    try:
        file.stat()
    except OSError as error:
        raise as_system_error(error, str(file)) from error
    if not file.is_file():
        raise Unreachable(str(file), "it is no file")
    # Reading needs files beside the database too, unless it says that nobody writes.
    alone = (
        not os.access(file.parent, os.W_OK)
        and not file.with_name(file.name + "-wal").exists()
    )
    uri = f"{file.resolve().as_uri()}?mode=ro" + ("&immutable=1" if alone else "")
    return sqlite3.connect(uri, uri=True, isolation_level=None)


def version(file: Path) -> int:
    """Return the version of a database file; raise StorageError for another program's, and for a newer one."""
    with reading(file) as tx:
        present = opening.identify(tx, file)
    opening.refuse_newer(present, file)
    return present


def usable(file: Path) -> int:
    """Return the version of a file that the bot could open; raise the StorageError of a failed attempt.

    Nothing is changed.
    """
    if file.is_file():
        opening.refuse_unwritable(file)
    with reading(file) as tx:
        present = opening.identify(tx, file)
        opening.refuse_newer(present, file)
        lost = next(opening.missing(tx, present), None)
    if lost is not None:
        raise Corrupted(str(file), lost)
    return present


def counts(tx: Tx) -> tuple[int, int]:
    """Return (games, running games)."""
    every = tx.execute("SELECT count(*) FROM game").fetchone()[0]
    running = tx.execute(
        "SELECT count(*) FROM game WHERE status = 'running'"
    ).fetchone()[0]
    return every, running


def damage(tx: sqlite3.Connection) -> Iterator[str]:
    """Yield the damage of the file, whatever its version."""
    present = tx.execute("PRAGMA user_version").fetchone()[0]
    lost = list(opening.missing(tx, present))
    yield from lost
    for (line,) in tx.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield line
    for table, rowid, parent, _ in tx.execute("PRAGMA foreign_key_check"):
        yield f"row {rowid} of {table} belongs to a {parent} that is missing"
    if not lost:
        yield from misfits(tx, present)


def misfits(
    tx: Tx, version: int, game: int | None = None, but: Sequence[str] = ()
) -> Iterator[str]:
    """Yield the counts of values whose type is not their column's; SQLite allows such, but only damage makes them.

    The counts are those of a whole file of that version without the tables `but`, or those of one game.
    """
    if not isinstance(tx, sqlite3.Connection):
        return
    for table, columns in opening.schema(version).items():
        typed = {
            name: column for name, column in columns.items() if column.kind in KINDS
        }
        of_game = _of_game(table, columns)
        if not typed or table in but or (game is not None and of_game is None):
            continue
        counts = ", ".join(_counts(name, column) for name, column in typed.items())
        where, values = ("", ()) if game is None else (f" WHERE {of_game}", (game,))
        counted = tx.execute(
            f'SELECT {counts} FROM "{table}"{where}', values
        ).fetchone()
        for (name, column), wrong in zip(typed.items(), counted, strict=True):
            if wrong:
                yield f"{wrong} values of {table}.{name} are no {KINDS[column.kind]}"


def out_of_range(
    tx: Tx, game: int, seats: Sequence[str], count: int, ids: Sequence[str], far: int
) -> Iterator[str]:
    """Yield the counts of a game's numbers that are out of range.

    Columns of `seats` have 0 to `count` - 1, others -`far` to `far`; columns of `ids` are not checked.
    """
    for table, columns in opening.schema(opening.version()).items():
        of_game = _of_game(table, columns)
        numbers = [
            name
            for name, column in columns.items()
            if column.kind == "INTEGER" and name not in ids
        ]
        if of_game is None or not numbers:
            continue
        bounds = [(0, count - 1) if name in seats else (-far, far) for name in numbers]
        sums = ", ".join(
            f'count(*) FILTER (WHERE "{name}" NOT BETWEEN {least} AND {most})'
            for name, (least, most) in zip(numbers, bounds, strict=True)
        )
        totals = tx.execute(
            f'SELECT {sums} FROM "{table}" WHERE {of_game}', (game,)
        ).fetchone()
        for name, wrong in zip(numbers, totals, strict=True):
            if wrong:
                yield f"{wrong} values of {table}.{name} are out of range"


def _counts(name: str, column: opening.Column) -> str:
    fits = f"'{KINDS[column.kind]}'" + ("" if column.needed else ", 'null'")
    return f'sum(typeof("{name}") NOT IN ({fits}))'


def _of_game(table: str, columns: Mapping[str, opening.Column]) -> str | None:
    """Return the SQL condition that rows of a table belong to a game; None for a table without rows of games."""
    if table == "ballot":
        return "vote IN (SELECT id FROM vote WHERE game = ?)"
    if table == "game":
        return "id = ?"
    return "game = ?" if "game" in columns else None
