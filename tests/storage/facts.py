"""The smallest things to write and read: rows of the table `fact`."""

import sqlite3

try:
    import psycopg

    MISTAKES = (sqlite3.Error, psycopg.Error)
except ImportError:
    MISTAKES = (sqlite3.Error,)
"""What the storages say of SQL that is wrong."""


def put(name, value="x"):
    """A transaction that adds a row."""
    return lambda tx: tx.execute(
        "INSERT INTO fact (name, value) VALUES (?, ?)", (name, value)
    )


def names(tx):
    """The names of all rows."""
    return [row[0] for row in tx.execute("SELECT name FROM fact ORDER BY name")]


def count(tx):
    """How often `add_one` has been done."""
    row = tx.execute("SELECT value FROM fact WHERE name = 'count'").fetchone()
    return 0 if row is None else int(row[0])


def add_one(tx):
    """Counts one further."""
    tx.execute(
        "INSERT INTO fact (name, value) VALUES ('count', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (str(count(tx) + 1),),
    )
