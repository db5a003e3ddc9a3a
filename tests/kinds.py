"""The two storages for the tests of storage, table and pace: each test that keeps games runs on both.

`make test` runs a small part on PostgreSQL, `make test-postgres` (POSTGRES=1) everything. A module about files says
`pytestmark = pytest.mark.sqlite`. On PostgreSQL a path stands for a database of its own: what is opened there again is
the same one. A new file is a copy of one that was migrated once."""

from __future__ import annotations

import functools
import os
import sqlite3

import pytest

from storage import Database, migrations
from tests import postgres

SMALL = ("test_rows", "test_leases", "test_database")
"""Modules that run on both in `make test`."""
BOT = ("test_whole_games", "test_restart", "test_pace")
"""Modules of the whole bot that run on both."""
MIGRATED = ("test_migrations", "test_trouble")
"""Modules whose new files are migrated step by step, as the bot's are."""
_MIGRATIONS = migrations.MIGRATIONS
_migrate = migrations.migrate


def choose(metafunc):
    """Runs a test that keeps games on both storages."""
    keeps = metafunc.function.__code__.co_flags & 0x80 or {"club", "database"} & set(
        metafunc.fixturenames
    )
    if not keeps or metafunc.definition.get_closest_marker("sqlite"):
        return
    *_, room, module = metafunc.module.__name__.split(".")
    everything = bool(os.environ.get("POSTGRES")) and (room != "bot" or module in BOT)
    if everything or module in SMALL:
        both = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))
        metafunc.parametrize("kept_on", both, indirect=True)


@pytest.fixture(autouse=True)
def kept_on(request, monkeypatch):
    """sqlite or postgres."""
    kind = getattr(request, "param", "sqlite")
    if kind == "postgres":
        lacking = postgres.lacking()
        if lacking is not None:
            pytest.skip(lacking)
        monkeypatch.setattr(Database, "open", Databases().open)
    elif request.module.__name__.rpartition(".")[2] not in MIGRATED:
        monkeypatch.setattr(migrations, "migrate", migrate)
    return kind


def migrate(connection, steps):
    """Brings a database to the version of the last step: an empty one to the present version by a copy, 50 ms
    sooner."""
    empty = connection.execute("PRAGMA user_version").fetchone()[0] == 0
    if empty and steps is _MIGRATIONS:
        _template().backup(connection)
    else:
        _migrate(connection, steps)


@functools.cache
def _template():
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _migrate(made, _MIGRATIONS)
    return made


class Databases:
    """Databases on the server of the tests, by the paths that stand for them."""

    def __init__(self):
        self._urls = {}

    async def open(self, path, **_):
        from storage.postgres.database import ServerDatabase

        assert not path.exists(), f"{path} is a file: mark this test with sqlite"
        url = self._urls.get(path)
        if url is None:
            url = self._urls[path] = postgres.database()
        return await ServerDatabase.open(url)
