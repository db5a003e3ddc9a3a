"""A damaged schema: whatever table or column is missing, only sentences leave the storage and the table."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.app import feature_list
from bot.app.admin_cli import main
from bot.core import (
    expiry,
    history,
    lobby,
    outbox,
    play,
    queries,
    seats,
    undo,
    user_data,
    votes,
)
from bot.core.database import UseCaseRunner as CoreDatabase
from bot.core.errors import UserError
from bot.core.model import Place
from bot.features.records import files
from storage import Corrupted, Database, StorageError
from storage.migrations import MIGRATIONS
from tests.bot.club import ANN, BEN, NOON
from tests.costs import sampled

pytestmark = pytest.mark.sqlite

DATABASE = (
    Path(__file__).parent.parent / "databases" / f"version{MIGRATIONS[-1].version}.db"
)


def schema():
    """(table, its columns) of the present version."""
    connection = sqlite3.connect(DATABASE)
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    ).fetchall()
    found = {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        for (name,) in names
    }
    connection.close()
    return found


TABLES = schema()
COLUMNS = [(table, column) for table, columns in TABLES.items() for column in columns]
READ = [
    (table, column)
    for table, column in COLUMNS
    if table == "game" or column == TABLES[table][0]
]


def damaged(tmp_path, *statements):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASE, path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("PRAGMA legacy_alter_table = ON")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


@pytest.mark.parametrize("table", sampled(TABLES, 3))
@pytest.mark.parametrize("how", ["DROP TABLE {0}", "ALTER TABLE {0} RENAME TO lost"])
async def test_a_table_that_is_missing_is_named_at_the_start_and_by_the_check(
    tmp_path, table, how, capsys
):
    path = damaged(tmp_path, how.format(table))
    with pytest.raises(Corrupted, match=f"table {table} is missing"):
        await Database.open(path)
    assert main(["check", str(path)]) in (1, 2)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(("table", "column"), sampled(COLUMNS, 8))
async def test_a_column_that_is_missing_is_named_at_the_start(tmp_path, table, column):
    path = damaged(tmp_path, f"ALTER TABLE {table} RENAME COLUMN {column} TO lost")
    with pytest.raises(Corrupted, match=f"column {column} of table {table} is missing"):
        await Database.open(path)


@pytest.mark.parametrize(("table", "column"), sampled(READ, 4))
async def test_a_column_that_vanishes_while_the_bot_runs_ends_in_sentences(
    tmp_path, table, column
):
    table_ = await CoreDatabase.open(
        damaged(tmp_path), feature_list.hooks(), clock=lambda: NOON
    )
    await table_._database._hop(
        lambda connection: connection.execute("PRAGMA synchronous = OFF")
    )
    await table_._database.write(
        lambda tx: (
            tx.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO lost") and None
        )
    )
    told = [error async for error in sentences(table_)]
    named = f"column {column} of table {table} is missing"
    assert all(named in str(error) for error in told if isinstance(error, StorageError))
    await table_.close()


async def sentences(table):
    """What is refused while everything is done once; anything but a sentence is an error of the test."""
    place = Place(1, 10)
    asks = [
        lambda: table.run_once("new", lobby.create, ANN, place, "caylus"),
        lambda: table.run_once("join", lobby.join, 4, BEN),
        lambda: table.read(queries.games_of, ANN.user),
        lambda: table.read(queries.suggested, 1, 10, ANN.user, 2),
        lambda: table.read(queries.lobbies_in, 10),
        lambda: table.read(queries.running_under, 10),
        lambda: table.read(queries.game_in, 10),
        lambda: table.read(queries.counts),
        lambda: table.run(expiry.sweep),
        lambda: table.read(expiry.look),
        lambda: table.read(outbox.stale),
        lambda: table.read(outbox.games_with_notifications),
        lambda: table.read(outbox.pending),
        lambda: table.read(user_data.about, ANN.user),
        lambda: table.run(user_data.set_for, ANN.user, {"zone": "Europe/Paris"}),
        lambda: table.run(user_data.set_server, 1, {"tables": "9"}),
    ]
    for game in (1, 2, 3):
        looks = (
            queries.info,
            queries.position,
            history.history,
            history.last_phase,
            votes.open_votes,
        )
        asks.extend(
            lambda look=look, game=game: table.read(look, game) for look in looks
        )
        asks.append(lambda game=game: files.export_record(table, game))
        asks.append(
            lambda game=game: table.run_once(
                f"act{game}", play.act, game, ANN, 1, "pass"
            )
        )
        asks.append(
            lambda game=game: table.run_once(f"undo{game}", undo.undo, game, ANN, 1)
        )
        asks.append(
            lambda game=game: table.run_once(f"resign{game}", seats.resign, game, ANN)
        )
    asks.append(lambda: table.run(user_data.forget, ANN.user))
    for ask in asks:
        try:
            await ask()
        except (StorageError, UserError) as error:
            yield error
