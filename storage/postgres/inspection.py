"""The inspection of a database on a server, with the functions of `storage.inspection`."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from storage.errors import (
    Corrupted,
    OlderVersion,
    ServerReadOnly,
)
from storage.location import shown
from storage.opening import refuse_newer
from storage.opening import version as present
from storage.postgres import opening
from storage.postgres.connection import ServerTx, connected
from storage.postgres.errors import converting_errors
from storage.postgres.isolation import READING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def reading(url: str) -> Iterator[ServerTx]:
    """Provide a transaction that only reads, on one consistent state; raise StorageError."""
    place = shown(url)
    with (
        converting_errors(place),
        contextlib.closing(connected(url, "caylus looking")) as connection,
    ):
        tx = ServerTx(connection, place)
        tx.plainly(READING)
        yield tx


@contextlib.contextmanager
def up_to_date(url: str) -> Iterator[ServerTx]:
    """Provide a transaction like `reading`; raise OlderVersion if the bot must migrate the database first."""
    version_ = version(url)
    if version_ != present():
        raise OlderVersion(shown(url), found=version_, known=present())
    with reading(url) as tx:
        yield tx


def version(url: str) -> int:
    """Return the version of a database, 0 for an empty one; raise StorageError for another program's or a newer one."""
    with reading(url) as tx:
        present = opening.identify(tx)
    refuse_newer(present, shown(url))
    return present


def usable(url: str) -> int:
    """Return the version of a database that the bot could open; raise the StorageError of a failed attempt.

    Nothing is changed.
    """
    with reading(url) as tx:
        tx.plainly("ROLLBACK")
        with reading(url) as second:
            second.plainly("ROLLBACK")
            opening.refuse_server(tx, second)
        tx.plainly(READING)
        version_ = opening.identify(tx)
        refuse_newer(version_, tx.place)
        if version_ == present():
            for lost in opening.missing(tx):
                raise Corrupted(tx.place, lost)
        tx.plainly("ROLLBACK")
        _try_to_change(tx)
    return version_


def _try_to_change(tx: ServerTx) -> None:
    """Try a change and roll it back; raise ServerReadOnly if the server would refuse a migration or write."""
    tx.plainly(
        "BEGIN; CREATE TABLE caylus_probe (id BIGINT PRIMARY KEY); INSERT INTO caylus_probe VALUES (1)"
    )
    others = tx.execute(
        "SELECT tablename, tableowner FROM pg_tables WHERE schemaname = current_schema() "
        "AND NOT pg_has_role(tableowner, 'USAGE') ORDER BY tablename"
    )
    for table, owner in others:
        raise ServerReadOnly(tx.place, f"table {table} belongs to {owner}")
    tx.plainly("ROLLBACK")


def damage(tx: ServerTx) -> Iterator[str]:
    """Yield the damage of the tables; the server itself checks references and types."""
    if opening.identify(tx) == present():
        yield from opening.missing(tx)
