"""The calls that use cases may make within a transaction, the same for every storage.

The SQL is one text for SQLite and PostgreSQL: `?`, `?1` and `:name` for values, INSERT ... ON CONFLICT,
RETURNING, NULLS FIRST or LAST wherever a column that may be null orders rows, and 0 and 1 for truth. A test
refuses the words that only one of the two knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized

R = TypeVar("R")
Value: TypeAlias = "int | str | bytes | None"
Parameters: TypeAlias = "Sequence[Value] | Mapping[str, Value]"
"""The values of a statement, in order or by name."""


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Tx(Protocol):
    """The connection within a transaction of `write` or `read`: sqlite3's own, or one that speaks to PostgreSQL."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Rows:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Rows:
        """Run one statement for each set of values."""


# Queries


def fetch_one(
    tx: Tx, kind: Callable[..., R], sql: str, parameters: Parameters = ()
) -> R | None:
    """Return the first row of a query as `kind(*row)`; None if it has no rows."""
    row = tx.execute(sql, parameters).fetchone()
    return None if row is None else kind(*row)


def fetch_all(
    tx: Tx, kind: Callable[..., R], sql: str, parameters: Parameters = ()
) -> list[R]:
    """Return the rows of a query, each as `kind(*row)`: a struct, or `int` for a single column."""
    return [kind(*row) for row in tx.execute(sql, parameters)]


def fetch_value(
    tx: Tx, kind: Callable[..., R], sql: str, parameters: Parameters = ()
) -> R | None:
    """Return the first column of a query's first row as `kind(value)`; None if it is NULL or there is no row."""
    row = tx.execute(sql, parameters).fetchone()
    return None if row is None or row[0] is None else kind(row[0])


def fetch_number(tx: Tx, sql: str, parameters: Parameters = ()) -> int:
    """Return the number that a query such as `SELECT count(*)` has as its only result."""
    return int(tx.execute(sql, parameters).fetchone()[0])


def exists(tx: Tx, sql: str, parameters: Parameters = ()) -> bool:
    """Return whether a query has any row."""
    return tx.execute(sql, parameters).fetchone() is not None


# Statements


def placeholders(values: Sized) -> str:
    """Return the SQL of as many values: "?, ?, ?" for three."""
    return ", ".join("?" * len(values))


def columns(row: type[msgspec.Struct]) -> str:
    """Return the SQL of the columns that the fields of a struct are named after."""
    return ", ".join(row.__struct_fields__)


def insert_row(tx: Tx, table: str, values: Mapping[str, Value]) -> int:
    """Add a row with these values by column; return its id."""
    return fetch_number(
        tx,
        f"INSERT INTO {table} ({', '.join(values)}) VALUES ({placeholders(values)}) RETURNING id",
        tuple(values.values()),
    )


def insert_structs(tx: Tx, table: str, rows: Iterable[msgspec.Struct]) -> None:
    """Add rows of one kind of struct, whose fields are named after the columns."""
    values = [msgspec.structs.asdict(row) for row in rows]
    if values:
        tx.executemany(
            f"INSERT INTO {table} ({', '.join(values[0])}) VALUES ({placeholders(values[0])})",
            [tuple(row.values()) for row in values],
        )


def update_row(tx: Tx, table: str, row: int, values: Mapping[str, Value]) -> None:
    """Set columns of the row with an id."""
    changes = ", ".join(f"{name} = ?" for name in values)
    tx.execute(f"UPDATE {table} SET {changes} WHERE id = ?", (*values.values(), row))
