"""A server as one end of a copy."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from storage.errors import NotEmpty, ServerInUse
from storage.location import shown
from storage.opening import refuse_newer, version
from storage.postgres import opening
from storage.postgres.connection import ServerTx, connected
from storage.postgres.errors import converting_errors

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.transaction import Tx


class ServerEnd:
    """A transaction on the server."""

    def __init__(self, tx: ServerTx) -> None:
        self.tx: Tx = tx
        self._tx = tx

    def streamed(self, sql: str) -> Iterator[tuple[object, ...]]:
        """Return the rows of a query in batches."""
        return self._tx.streamed(sql)

    def last_id(self, table: str) -> int:
        """Return the highest id that the table's sequence has given."""
        (sequence,) = self._tx.plainly(
            f"SELECT pg_get_serial_sequence('{table}', 'id')"
        )
        last, called = self._tx.plainly(f"SELECT last_value, is_called FROM {sequence}")
        return int(last) if called else 0

    def go_on_after(self, table: str, last: int) -> None:
        """Set the table's sequence."""
        value = f"{last}, true" if last else "1, false"
        self._tx.plainly(
            f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {value})"
        )


@contextlib.contextmanager
def _speaking(url: str) -> Iterator[ServerTx]:
    place = shown(url)
    with (
        converting_errors(place),
        contextlib.closing(connected(url, "caylus copying")) as connection,
    ):
        yield ServerTx(connection, place)


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold the lock of the one bot; raise ServerInUse where one runs."""
    with _speaking(url) as tx:
        if not opening.take(tx, 1.0):
            raise ServerInUse(tx.place)
        yield


@contextlib.contextmanager
def writing(url: str) -> Iterator[ServerEnd]:
    """Provide a transaction in an empty database, which gets the present version; raise NotEmpty.

    The caller holds the lock of the one bot there.
    """
    with _speaking(url) as tx:
        present = opening.identify(tx)
        refuse_newer(present, tx.place)
        if present not in (0, version()):
            raise NotEmpty(tx.place)
        if not present:
            opening.migrate(tx, present)
        tx.plainly("SET statement_timeout = 0; BEGIN ISOLATION LEVEL SERIALIZABLE")
        for table in ("game", "fact", "user_setting", "server_setting"):
            if tx.execute(f"SELECT count(*) FROM {table}").fetchone()[0]:
                raise NotEmpty(tx.place)
        yield ServerEnd(tx)
        tx.plainly("COMMIT")
