"""The inspection of a database on a server, with the functions of `storage.inspection`."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import psycopg

from storage.errors import Corrupted, OlderVersion, Passing, ServerReadOnly, Unreachable
from storage.location import shown
from storage.opening import version as present
from storage.postgres import opening
from storage.postgres.connection import ServerTx, connected
from storage.postgres.errors import met

if TYPE_CHECKING:
    from collections.abc import Iterator

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


@contextlib.contextmanager
def reading(url: str) -> Iterator[ServerTx]:
    """Provide a transaction that only reads, on one consistent state.

    Trouble with the server as StorageError.
    """
    place = shown(url)
    try:
        with contextlib.closing(connected(url, "caylus looking")) as connection:
            tx = ServerTx(connection, place)
            tx.plainly(READING)
            yield tx
    except psycopg.Error as error:
        problem = met(error, place)
        raise (
            Unreachable(place, problem.why) if isinstance(problem, Passing) else problem
        ) from error
    except Passing as error:
        raise Unreachable(place, error.why) from error


@contextlib.contextmanager
def up_to_date(url: str) -> Iterator[ServerTx]:
    """Provide the same as `reading`.

    Raise OlderVersion where a start of the bot has to bring it up to date first.
    """
    version_ = version(url)
    if version_ != present():
        raise OlderVersion(shown(url), found=version_, known=present())
    with reading(url) as tx:
        yield tx


def version(url: str) -> int:
    """Return the version of a database, 0 where it is empty.

    Raise StorageError for another program's, or a newer one.
    """
    with reading(url) as tx:
        present = opening.identify(tx)
    opening.refuse_newer(present, shown(url))
    return present


def usable(url: str) -> int:
    """Return the version of a database that the bot could open; else raise the error of that.

    Nothing is changed.
    """
    with reading(url) as tx:
        tx.plainly("ROLLBACK")
        with reading(url) as second:
            second.plainly("ROLLBACK")
            opening.refuse_server(tx, second)
        tx.plainly(READING)
        version_ = opening.identify(tx)
        opening.refuse_newer(version_, tx.place)
        if version_ == present():
            for lost in opening.missing(tx):
                raise Corrupted(tx.place, lost)
        tx.plainly("ROLLBACK")
        _try_to_change(tx)
    return version_


def _try_to_change(tx: ServerTx) -> None:
    """Make a table, in a transaction that is rolled back.

    Raise ServerReadOnly where a migration, or a write, would be refused.
    """
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
