"""The identity map of a transaction: it reads the rows of a game together, caches them, and writes each once.

Each module of rows declares kinds of rows that belong to a game (`GameRows`); the first query for any of them
reads all kinds in one statement. Changes are deferred to the end of the transaction, or until a statement names
their table. Any other statement that writes to one of these tables empties the cache. On a connection without a
map each kind is read and written by itself.
"""

from __future__ import annotations

import functools
import itertools
import operator
import re
import weakref
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from storage.transaction import Rows, Tx, Value

R = TypeVar("R")
Change: TypeAlias = "tuple[R | None, R | None]"
"""A row as it is stored and as it is to be stored; None for no row."""
Values: TypeAlias = "tuple[Value, ...]"
AnyPart: TypeAlias = "GameRows[Any]"
RowsByPart: TypeAlias = "defaultdict[AnyPart, dict[Hashable, Any]]"


def _written_elsewhere(tx: Tx, game: int, changes: Sequence[Change[Any]]) -> None:
    raise NotImplementedError("these rows are written by statements of their own")


class GameRows(Generic[R]):
    """One kind of rows that belong to a game, ordered by their columns.

    `columns` are the fields of `row` in SQL, and `source` is the rest of the SELECT, with the values `:game`,
    `:key` (the game as text) and `:now`. A write to one of the `tables` changes the rows. The fields `key`
    identify a row of a game. With `of_person` the first column is a user who holds a seat. `write` stores
    changes.
    """

    def __init__(
        self,
        row: Callable[..., R],
        columns: Sequence[str],
        source: str,
        tables: Iterable[str],
        *,
        key: Sequence[str],
        of_person: bool = False,
        write: Callable[[Tx, int, Sequence[Change[R]]], None] = _written_elsewhere,
    ) -> None:
        self.row = row
        self.columns = columns
        self.kinds = [
            "TEXT" if "str" in str(kind) else "INTEGER"
            for kind in row.__annotations__.values()
        ]
        self.source = source
        self.tables = frozenset(tables)
        self.of_person = of_person
        self.person = operator.attrgetter(next(iter(row.__annotations__)))
        self.key = operator.attrgetter(*key)
        self.write = write
        self.sql = f"SELECT {', '.join(columns)} {source}"
        _parts.append(self)
        _mapped.update(self.tables)

    def of(self, tx: Tx, game: int) -> list[R]:
        """Return the rows of a game."""
        rows = tx.kept[game][self] if isinstance(tx, MappedTx) else self._read(tx, game)
        return [*rows.values()]

    def find(self, tx: Tx, game: int, key: Hashable) -> R | None:
        """Return the row of a game with that key; None where there is none."""
        rows = tx.kept[game][self] if isinstance(tx, MappedTx) else self._read(tx, game)
        return rows.get(key)

    def _read(self, tx: Tx, game: int) -> dict[Hashable, R]:
        return self.rows_by_key(
            tx.execute(self.sql, {"game": game, "key": str(game), "now": 0})
        )

    def rows_by_key(self, values: Iterable[Values]) -> dict[Hashable, R]:
        """Return the rows with these values by key, in order."""
        rows = [*itertools.starmap(self.row, sorted(values))]
        return dict(zip(map(self.key, rows), rows, strict=True))

    def is_known(self, tx: Tx, game: int) -> bool:
        """Return whether the rows of a game are cached."""
        return isinstance(tx, MappedTx) and game in tx.kept

    def of_holder(self, tx: Tx, user: int, since: int | None = None) -> list[R] | None:
        """Return the cached rows of a user from `since` on; None if they were not read."""
        if not isinstance(tx, MappedTx) or (since is not None and since < tx.now):
            return None
        return tx.of_people.get((self, user))

    def put(self, tx: Tx, game: int, before: R | None, after: R | None) -> None:
        """Replace a row of a game that `of` has returned; `before` None adds a row, `after` None removes it."""
        if not isinstance(tx, MappedTx):
            self.write(tx, game, [(before, after)])
            return
        rows = tx.kept[game][self]
        if after is None:
            key = self.key(before)
            del rows[key]
        else:
            key = self.key(after)
            rows[key] = after
        tx.defer_row(self, game, key, before, after)

    def take(
        self, tx: Tx, sql: str, values: Values, is_gone: Callable[[R], bool]
    ) -> None:
        """Run a statement that changes rows of this kind only; the cache drops rows for which `is_gone` holds."""
        if not isinstance(tx, MappedTx):
            tx.execute(sql, values)
            return
        tx.inner.execute(sql, values)
        for kept in tx.kept.values():
            kept[self] = {
                key: row for key, row in kept[self].items() if not is_gone(row)
            }


HOLDERS = "(SELECT DISTINCT user FROM tenure WHERE game = :game AND ended IS NULL AND user IS NOT NULL) AS holder"
"""SQL: the people who hold seats of a game."""

_first = operator.itemgetter(0)
_parts: list[AnyPart] = []
_mapped: set[str] = set()


class _Kept(dict[int, RowsByPart]):
    """The cached rows of games by kind; rows of another game are read at their first use."""

    def __init__(self, tx: MappedTx) -> None:
        self._tx = weakref.proxy(tx)  # without a cycle the map is freed at once

    def __missing__(self, game: int) -> RowsByPart:
        rows: RowsByPart = self._tx.read(game)
        self[game] = rows
        return rows


class MappedTx:
    """A transaction with its map; absences that end before `now` are not read."""

    def __init__(self, inner: Tx, now: int) -> None:
        self.inner = inner
        self.now = now
        self.kept = _Kept(self)
        self.of_people: dict[tuple[AnyPart, int], list[Any]] = {}
        self.derived: dict[Hashable, object] = {}
        self._changed_rows: dict[tuple[AnyPart, int], dict[Hashable, Change[Any]]] = {}
        self._deferred: dict[Hashable, Callable[[Tx], None]] = {}
        self._unwritten_tables: set[str] = set()
        self.ahead: dict[tuple[str, Values], Rows] = {}

    @property
    def beside(self) -> str:
        """The scope that conflicts with other writers on a server: "one game", "all", or "" (`postgres.isolation`)."""
        return getattr(self.inner, "beside", "")

    @property
    def place(self) -> str:
        """The place of the database."""
        return str(getattr(self.inner, "place", ""))

    def execute(self, sql: str, parameters: Any = (), /) -> Rows:
        """Run one statement, after writing deferred changes that it may read."""
        statement = _parsed(sql)
        if statement.is_savepoint or not statement.words.isdisjoint(
            self._unwritten_tables
        ):
            self.flush()
        if statement.is_rollback:
            self._discard()
        if self.ahead:
            if statement.target:
                self.ahead.clear()
            elif (sql, tuple(parameters)) in self.ahead:
                return self.ahead.pop((sql, tuple(parameters)))
        rows = self.inner.execute(sql, parameters)
        if statement.target in _mapped:
            self.forget()
        return rows

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Rows:
        """Run one statement for each set of values."""
        self.forget()
        return self.inner.executemany(sql, parameters)

    def read(self, game: int) -> RowsByPart:
        """Read all rows of a game, by kind."""
        self.flush()
        joined = _joined(len(_parts))
        rows = self.inner.execute(
            joined.sql, {"game": game, "key": str(game), "now": self.now}
        )
        rows_by_part: RowsByPart = defaultdict(dict)
        for number, of_part in itertools.groupby(sorted(rows, key=_first), _first):
            part = _parts[number]
            rows_by_part[part] = part.rows_by_key(map(joined.fields[number], of_part))
            if part.of_person:
                for user, theirs in itertools.groupby(
                    rows_by_part[part].values(), part.person
                ):
                    self.of_people[part, user] = [*theirs]
        return rows_by_part

    def settle(self) -> None:
        """Write deferred changes, wait for everything that was sent, and raise its errors."""
        self.flush()
        if getattr(self.inner, "pipelined", False):
            self.inner.settle()  # type: ignore[attr-defined]

    def defer_row(
        self,
        part: GameRows[R],
        game: int,
        key: Hashable,
        before: R | None,
        after: R | None,
    ) -> None:
        """Defer the write of a changed row to the end of the transaction; only the last change of a row is written."""
        changes = self._changed_rows.setdefault((part, game), {})
        changes[key] = (changes[key][0] if key in changes else before, after)
        self._unwritten_tables |= part.tables

    def defer(self, key: Hashable, table: str, write: Callable[[Tx], None]) -> None:
        """Defer `write`, which changes a table, to the end of the transaction; `cancel` with its key drops it."""
        self._deferred[key] = write
        self._unwritten_tables.add(table)

    def cancel(self, key: Hashable) -> None:
        """Cancel the deferred write with a key."""
        self._deferred.pop(key, None)

    def flush(self) -> None:
        """Write deferred changes."""
        if not self._unwritten_tables:
            return
        changed_rows, deferred = self._changed_rows, self._deferred
        self._changed_rows, self._deferred, self._unwritten_tables = {}, {}, set()
        for write in deferred.values():
            write(self.inner)
        for (part, game), changes in changed_rows.items():
            different = [
                (before, after) for before, after in changes.values() if before != after
            ]
            if different:
                part.write(self.inner, game, different)

    def forget(self) -> None:
        """Drop the cache."""
        self.flush()
        self.kept.clear()
        self.of_people.clear()
        self.derived.clear()

    def _discard(self) -> None:
        self._changed_rows, self._deferred, self._unwritten_tables = {}, {}, set()
        self.forget()


def ask_ahead(tx: Tx, sql: str, parameters: Values) -> None:
    """Send a query ahead that will run before any write, if that saves a wait."""
    if isinstance(tx, MappedTx) and getattr(tx.inner, "pipelined", False):
        tx.ahead[sql, parameters] = tx.inner.execute(sql, parameters)


def derived(tx: Tx) -> dict[Hashable, object]:
    """Return the cache of values that are derived from rows which no `put` changes; it is emptied with the rows."""
    return tx.derived if isinstance(tx, MappedTx) else {}


def forget_rows(tx: Tx) -> None:
    """Drop all cached rows, after a change of one kind that affects another."""
    if isinstance(tx, MappedTx):
        tx.forget()


class _Statement(NamedTuple):
    """The words of a statement, the table that it writes to, and whether it ends a savepoint or rolls back."""

    words: frozenset[str]
    target: str
    is_savepoint: bool
    is_rollback: bool


_WRITES = re.compile(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)")
_WORD = re.compile(r"[a-z_]+")


@functools.lru_cache(maxsize=1024)
def _parsed(sql: str) -> _Statement:
    write = _WRITES.match(sql)
    target = "" if write is None else write[1]
    if sql.startswith("DELETE FROM game"):
        target = "seat"  # a seat is deleted with its game
    is_savepoint = sql.startswith(("SAVEPOINT", "RELEASE"))
    return _Statement(
        frozenset(_WORD.findall(sql)), target, is_savepoint, sql.startswith("ROLLBACK")
    )


class _Joined(NamedTuple):
    """The statement that reads all kinds, and the functions that return the fields of each kind from its rows."""

    sql: str
    fields: Sequence[Callable[[Values], Values]]


@functools.lru_cache(maxsize=1)
def _joined(parts: int) -> _Joined:
    """Return the statement that reads all kinds of rows, whose number is the key of the cache.

    Its rows have the number of their kind, and enough columns of numbers and of texts for the fields of any kind.
    """
    kinds: list[str] = []
    places: list[list[int]] = []
    for part in _parts[:parts]:
        taken: list[int] = []
        for kind in part.kinds:
            free = (
                at
                for at, other in enumerate(kinds)
                if other == kind and at not in taken
            )
            at = next(free, len(kinds))
            if at == len(kinds):
                kinds.append(kind)
            taken.append(at)
        places.append(taken)
    selects = []
    for number, (part, taken) in enumerate(zip(_parts, places, strict=True)):
        # The first row of a UNION declares the types of the columns for the server.
        values = ["NULL" if number else f"CAST(NULL AS {kind})" for kind in kinds]
        for at, column in zip(taken, part.columns, strict=True):
            values[at] = column
        selects.append(f"SELECT {number}, {', '.join(values)} {part.source}")
    fields = [operator.itemgetter(*(at + 1 for at in taken)) for taken in places]
    return _Joined(" UNION ALL ".join(selects), fields)
