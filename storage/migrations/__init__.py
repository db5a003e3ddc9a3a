"""The numbered steps from an empty file to the present version: `NNNN_name.sql`, never changed once released."""

from __future__ import annotations

import sqlite3
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Migration(NamedTuple):
    """One step: the version it leads to, and its SQL."""

    version: int
    sql: str


def _load() -> tuple[Migration, ...]:
    files = sorted(
        (
            file
            for file in resources.files(__name__).iterdir()
            if file.name.endswith(".sql")
        ),
        key=lambda file: file.name,
    )
    return tuple(
        Migration(int(file.name[:4]), file.read_text(encoding="utf-8"))
        for file in files
    )


MIGRATIONS = _load()


def statements(sql: str) -> Iterator[str]:
    """Yield the single statements of a script, in order (sqlite3's executescript would commit on its own)."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip() and not all(
        part.startswith("--") for part in statement.strip().splitlines()
    ):
        raise ValueError(
            f"migration ends within a statement: {statement.strip()[:60]!r}"
        )


def migrate(connection: sqlite3.Connection, steps: tuple[Migration, ...]) -> None:
    """Bring the database to the version of the last step, in one transaction.

    Raise sqlite3.Error and leave the database as it was; foreign keys are checked as a whole at the end.
    """
    # has no effect within a transaction
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[
            0
        ]  # another process may have been first
        for step in steps:
            if step.version > version:
                for statement in statements(step.sql):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {step.version}")
        broken = connection.execute("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise sqlite3.IntegrityError(
                f"migration leaves a row of {broken[0]} without its {broken[2]}"
            )
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA foreign_keys = ON")
