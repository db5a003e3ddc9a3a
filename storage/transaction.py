"""The few calls of a connection that use cases may make within a transaction, the same for every storage.

The SQL is one text for SQLite and PostgreSQL: `?`, `?1` and `:name` for values, INSERT ... ON CONFLICT,
RETURNING, NULLS FIRST or LAST wherever a column that may be null orders rows, and 0 and 1 for truth. A test
refuses the words that only one of the two knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


Value: TypeAlias = "int | str | bytes | None"


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
