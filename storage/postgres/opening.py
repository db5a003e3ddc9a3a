"""The opening of a database on a server: it is identified, locked, migrated and checked."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from storage import migrations
from storage.errors import Unreachable, WrongFile
from storage.opening import lacking, version
from storage.opening import schema as described
from storage.postgres.dialect import schema

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.postgres.connection import ServerTx

OLDEST = 140_000  # the first version that ends sessions of lost clients
POOLER = (
    "a pooler in transaction mode is between the bot and the server, and the bot's locks need a session of their own: "
    "connect to the server itself, or set the pooler to session mode"
)
# the advisory lock of a migration; the next one is that of the bot
MIGRATING = 0x43796C73
SERVING = MIGRATING + 1


def identify(tx: ServerTx) -> int:
    """Return the version of the database, 0 when it is empty; raise WrongFile for another program's.

    All comes from one snapshot: to_regclass may remember from earlier in the transaction that there was no
    such table.
    """
    is_ours, tables, schema = tx.plainly(
        "SELECT bool_or(tablename = 'caylus_schema'), count(*), current_schema() FROM pg_tables "
        "WHERE schemaname = current_schema()"
    )
    if is_ours:
        return int(tx.plainly("SELECT version FROM caylus_schema")[0])
    if schema is None:
        raise WrongFile(tx.place, "it has no schema to write to")
    if tables:
        raise WrongFile(tx.place, "it belongs to another program")
    return 0


def refuse_server(tx: ServerTx, second: ServerTx) -> None:
    """Raise Unreachable for a server that is too old, or behind a pooler of transactions.

    Such a pooler gives each transaction of one connection another session: locks would be lost, or shared
    with others. The `second` connection is one beside it.
    """
    present = tx.connection.info.server_version
    if present < OLDEST:
        raise Unreachable(
            tx.place,
            f"it is PostgreSQL {present // 10_000}, and the bot needs {OLDEST // 10_000} or later",
        )
    asked = "SELECT pg_backend_pid()"
    first, other = tx.plainly(asked), second.plainly(asked)
    # seen before one waits for the other, as it would behind a pooler with a single session
    if first == other:
        raise Unreachable(tx.place, POOLER)
    tx.plainly("BEGIN")
    try:
        within, other = tx.plainly(asked), second.plainly(asked)
    finally:
        tx.plainly("ROLLBACK")
    second.plainly("BEGIN")
    try:
        if not first == within == tx.plainly(asked) != other == second.plainly(asked):
            raise Unreachable(tx.place, POOLER)
    finally:
        second.plainly("ROLLBACK")


def take(tx: ServerTx, seconds: float, name: str = "", *, alone: bool = True) -> bool:
    """Take the lock of the one bot for as long as the connection lasts; return False if it is held after `seconds`.

    A bot that is not `alone` shares the lock with others of that kind. Sessions with the application `name` are
    ended, since the server may notice a little later that their connection broke.
    """
    until = time.monotonic() + seconds
    taking = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    while not tx.plainly(f"SELECT {taking}({SERVING})")[0]:
        if time.monotonic() > until:
            return False
        tx.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = ? AND application_name <> '' AND pid <> pg_backend_pid()",
            (name,),
        )
        time.sleep(0.05)
    return True


def migrate(tx: ServerTx, present: int) -> None:
    """Bring a database of the version that was found to the present one, in one transaction.

    The caller must exclude other writers.
    """
    tx.plainly("BEGIN")
    try:
        if not present:
            tx.plainly(
                "CREATE TABLE caylus_schema (version BIGINT NOT NULL); INSERT INTO caylus_schema VALUES (0)"
            )
        for step in migrations.MIGRATIONS:
            if step.version > present:
                for statement in schema(step):
                    tx.plainly(statement)
        tx.plainly(f"UPDATE caylus_schema SET version = {version()}")
        tx.plainly("COMMIT")
    except BaseException:
        if not tx.connection.closed:
            tx.plainly("ROLLBACK")
        raise


def missing(tx: ServerTx) -> Iterator[str]:
    """Yield the tables and columns of the present version that the database lacks."""
    there: dict[str, set[str]] = {}
    for table, column in tx.execute(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    ):
        there.setdefault(table, set()).add(column)
    yield from lacking(
        there,
        {
            table: columns
            for table, columns in described(version()).items()
            if not table.startswith("sqlite_")
        },
    )
