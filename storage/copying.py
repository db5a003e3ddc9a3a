"""The move of all games between storages, in one transaction that is compared row by row before its commit."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import itertools
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from storage import backup, file_lock, migrations, opening
from storage.errors import NotEmpty, NotTheSame, converting_errors
from storage.location import Location, is_server, look_at, needing, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from storage.transaction import Tx

BATCH = 1_000  # rows that are written at once


class End(Protocol):
    """One end of a copy: a transaction, and the operations that differ between storages."""

    tx: Tx

    def streamed(self, sql: str) -> Iterator[tuple[object, ...]]:
        """Return the rows of a query, which may be very many."""

    def last_id(self, table: str) -> int:
        """Return the highest id that a table has ever given, 0 before the first."""

    def go_on_after(self, table: str, last: int) -> None:
        """Make the next row of a table have a higher id than `last`."""


def copy(
    source: Location, target: Location, problems: Callable[[Tx], Iterable[str]]
) -> dict[str, int]:
    """Copy all rows; return their numbers by table.

    `problems` looks at the copy before it counts. Raises StorageError: InUse where a bot runs at one of the
    ends, NotEmpty where something is kept at the other already, NotTheSame where the copy is not what it
    should be; then nothing was written.
    """
    look_at(source).version(source)
    with contextlib.ExitStack() as held:
        for place in (source, target):
            if place == source or is_server(place):  # nobody has a new file open
                held.enter_context(_alone(place))
        tx = held.enter_context(look_at(source).up_to_date(source))
        there = _end(source, tx)
        with _writing(target) as target_end:
            rows = {
                table: _rows(there, target_end, table, shown(target))
                for table in tables()
            }
            for table in numbered():
                target_end.go_on_after(table, there.last_id(table))
            for problem in problems(target_end.tx):
                raise NotTheSame(shown(target), problem)
    return rows


def keep(source: End, version: int, to: Path) -> None:
    """Copy everything of a database of that version into a new file of the same version, compared row by row.

    That version of the program copies it back. Raise StorageError; then there is no such file.
    """
    with _file(to, version) as target:
        for table in keys(version):
            _rows(source, target, table, str(to), version)
        for table in numbered(version):
            target.go_on_after(table, source.last_id(table))


def _rows(
    source_end: End,
    target_end: End,
    table: str,
    target: str,
    version: int | None = None,
) -> int:
    """Copy the rows of a table; return how many."""
    named, key = columns(version)[table], keys(version)[table]
    names = ", ".join(named)
    every = f"SELECT {names} FROM {table} ORDER BY {key}"
    insert = f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(named))})"
    count, sent = 0, hashlib.blake2b()
    rows = source_end.streamed(every)
    while batch := list(itertools.islice(rows, BATCH)):
        target_end.tx.executemany(insert, batch)
        count += len(batch)
        sent.update(repr(batch).encode())
    came = hashlib.blake2b()
    rows = target_end.streamed(every)
    while batch := list(itertools.islice(rows, BATCH)):
        came.update(repr(batch).encode())
    counted = target_end.tx.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    if counted != count or came.digest() != sent.digest():
        raise NotTheSame(
            target,
            f"table {table} has {counted} rows, the other {count}, or they differ",
        )
    return count


# The tables


def tables() -> list[str]:
    """Return all tables, each after those that it references."""
    return list(keys())


@functools.cache
def columns(version: int | None = None) -> dict[str, list[str]]:
    """Return the columns of each table of a version, the present one by default."""
    schema = opening.schema(version or opening.version())
    return {
        table: list(names)
        for table, names in schema.items()
        if not table.startswith("sqlite_")
    }


@functools.cache
def keys(version: int | None = None) -> dict[str, str]:
    """Return the primary key of each table, the tables in an order in which they can be filled."""
    tables = columns(version)
    with contextlib.closing(_made(":memory:", version)) as made:
        refers = {
            table: {row[2] for row in made.execute(f"PRAGMA foreign_key_list({table})")}
            - {table}
            for table in tables
        }
        key = {
            table: ", ".join(
                row[1]
                for row in sorted(
                    made.execute(f"PRAGMA table_info({table})"), key=lambda row: row[5]
                )
                if row[5]
            )
            for table in tables
        }
    ordered: dict[str, str] = {}
    while len(ordered) < len(key):
        ordered |= {
            table: key[table]
            for table in key
            if table not in ordered and refers[table] <= set(ordered)
        }
    return ordered


def numbered(version: int | None = None) -> list[str]:
    """Return the tables that give their rows an id of their own."""
    described = opening.schema(version or opening.version())
    return [
        table
        for table, key in keys(version).items()
        if key == "id" and described[table]["id"].kind == "INTEGER"
    ]


def _made(at: Path | str, version: int | None = None) -> sqlite3.Connection:
    """Return a new database of that version."""
    made = sqlite3.connect(at, isolation_level=None)
    migrations.migrate(made, migrations.MIGRATIONS[: version or opening.version()])
    return made


# The ends


class FileEnd:
    """A file, or a copy of one in memory or elsewhere."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.tx: Tx = connection
        self._connection = connection

    def streamed(self, sql: str) -> Iterator[tuple[object, ...]]:
        """Return the rows of a query."""
        return self._connection.execute(sql)

    def last_id(self, table: str) -> int:
        """Return the highest id that was ever given if SQLite counts that, else the highest present one."""
        given: int
        row = self._connection.execute(
            "SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)
        ).fetchone()
        (given,) = (
            row
            or self._connection.execute(
                f"SELECT coalesce(max(id), 0) FROM {table}"
            ).fetchone()
        )
        return given

    def go_on_after(self, table: str, last: int) -> None:
        """Set SQLite's count of ids; tables without one continue after the highest id anyway."""
        sql = self._connection.execute(
            "SELECT sql FROM sqlite_master WHERE name = ?", (table,)
        ).fetchone()[0]
        if "AUTOINCREMENT" in sql:
            self._connection.execute(
                "DELETE FROM sqlite_sequence WHERE name = ?", (table,)
            )
            self._connection.execute(
                "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last)
            )


def _end(place: Location, tx: Tx) -> End:
    if isinstance(tx, sqlite3.Connection):
        return FileEnd(tx)
    with needing(place):
        from storage.postgres.connection import ServerTx
        from storage.postgres.copy_endpoint import ServerEnd
    assert isinstance(tx, ServerTx)
    return ServerEnd(tx)


@contextlib.contextmanager
def _alone(place: Location) -> Iterator[None]:
    """Keep bots from a place while it is copied; raise InUse where one runs."""
    if not is_server(place):
        with file_lock.hold(Path(place).parent):
            yield
        return
    with needing(place):
        from storage.postgres.copy_endpoint import alone
    with alone(str(place)):
        yield


@contextlib.contextmanager
def _writing(place: Location) -> Iterator[End]:
    """Provide a new database at a place, which is left as it was after an exception; raise NotEmpty."""
    if is_server(place):
        with needing(place):
            from storage.postgres.copy_endpoint import writing
        with writing(str(place)) as end:
            yield end
        return
    to = Path(place)
    if to.exists():
        raise NotEmpty(str(to))
    with _file(to) as end:
        yield end


@contextlib.contextmanager
def _file(to: Path, version: int | None = None) -> Iterator[FileEnd]:
    """Provide a new file of that version, which gets its name when it is whole."""
    with backup.unfinished(to) as folder, converting_errors(str(to)):
        connection = _made(folder / "copy.db", version)
        try:
            # it is synced before it gets its name
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("BEGIN IMMEDIATE")
            yield FileEnd(connection)
            connection.execute("COMMIT")
            backup.copy(connection, to)
        finally:
            connection.close()
