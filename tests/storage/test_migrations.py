"""Numbered migrations: one transaction, a backup first, all or nothing; old files open for ever."""

import contextlib
import errno
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.core import notifications
from storage import Corrupted, Database, DiskFull, NewerVersion, migrations, opening
from storage.migrations import MIGRATIONS, Migration, statements
from tests.costs import sampled

pytestmark = pytest.mark.sqlite

DATABASES = Path(__file__).parent.parent / "databases"


async def opened(path):
    database = await Database.open(path)
    await database.close()


def version(path):
    connection = sqlite3.connect(path)
    try:
        return connection.execute("PRAGMA user_version").fetchone()[0]
    finally:
        connection.close()


def tables(path):
    connection = sqlite3.connect(path)
    try:
        return {
            row[0]
            for row in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table'"
            )
        }
    finally:
        connection.close()


def test_migrations_are_numbered_from_1_without_gaps():
    assert [step.version for step in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))


async def test_a_new_file_gets_the_present_version_and_needs_no_backup(tmp_path):
    await opened(tmp_path / "caylus.db")
    assert version(tmp_path / "caylus.db") == opening.version()
    assert list(tmp_path.glob("*.bak")) == []


@pytest.mark.parametrize("old", sampled(range(MIGRATIONS[-1].version, 0, -1), 4))
async def test_a_database_of_every_version_opens_and_keeps_its_games(tmp_path, old):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / f"version{old}.db", path)
    assert version(path) == old
    database = await Database.open(path)
    found = await database.read(
        lambda tx: tx.execute(
            "SELECT status, count(*) FROM game GROUP BY status ORDER BY status"
        ).fetchall()
    )
    assert ("running", 2) in found
    assert ("finished", 1) in found
    await database.close()
    assert version(path) == opening.version()


@pytest.mark.parametrize("old", sampled(range(MIGRATIONS[-1].version, 0, -1), 4))
def test_a_kept_database_has_the_schema_of_its_version(tmp_path, old):
    made = sqlite3.connect(tmp_path / "made.db", isolation_level=None)
    migrations.migrate(made, MIGRATIONS[:old])
    kept = sqlite3.connect(DATABASES / f"version{old}.db")
    schema = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
    assert kept.execute(schema).fetchall() == made.execute(schema).fetchall()
    made.close()
    kept.close()


LEVELLED = ("game", "tenure", "result", "rated", "former_rated")
SETTINGS = "id, pace, late, undo, together, pictures"


def test_tables_that_were_made_before_keep_what_they_have_and_open_no_seat(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version26.db", path)
    file = sqlite3.connect(path, isolation_level=None)
    before = file.execute(f"SELECT {SETTINGS} FROM game ORDER BY id").fetchall()
    migrations.migrate(file, MIGRATIONS[:27])
    assert file.execute(f"SELECT {SETTINGS} FROM game ORDER BY id").fetchall() == before
    assert file.execute("SELECT DISTINCT opens FROM game").fetchall() == [(0,)]
    file.close()


def test_levels_of_computers_are_numbered_anew_and_tables_of_the_former_first_are_told(
    tmp_path,
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version30.db", path)
    file = sqlite3.connect(path, isolation_level=None)
    running, other = [
        row[0]
        for row in file.execute(
            "SELECT id FROM game WHERE status = 'running' ORDER BY id"
        )
    ]
    file.execute(
        "UPDATE game SET thread = 700 + id WHERE id IN (?, ?)", (running, other)
    )
    file.execute("UPDATE seat SET stand_in = 1 WHERE game = ? AND seat = 1", (running,))
    file.execute("UPDATE seat SET stand_in = 2 WHERE game = ? AND seat = 0", (other,))
    counted = {
        table: f"SELECT level, count(*) FROM {table} WHERE level IS NOT NULL GROUP BY level"
        for table in LEVELLED
    }
    before = {
        table: file.execute(select).fetchall() for table, select in counted.items()
    }
    migrations.migrate(file, MIGRATIONS[:32])
    for table, select in counted.items():
        assert file.execute(select).fetchall() == [
            (level + 1, number) for level, number in before[table]
        ]
    stand_ins = "SELECT game, seat, stand_in FROM seat WHERE stand_in IS NOT NULL AND game IN (?, ?) ORDER BY game"
    assert file.execute(stand_ins, (running, other)).fetchall() == [
        (running, 1, 2),
        (other, 0, 3),
    ]
    told = file.execute(
        "SELECT game, body FROM outbox WHERE kind = 'upgraded' AND settled IS NULL"
    ).fetchall()
    assert [
        (game, notifications.decode(body)) for game, body in told if b"32" in body
    ] == [(running, notifications.Upgraded(32))]
    file.close()


async def test_a_migration_keeps_a_backup_beside_the_file_first(tmp_path, monkeypatch):
    path = tmp_path / "caylus.db"
    database = await Database.open(path)
    await database.write(lambda tx: tx.execute("INSERT INTO fact VALUES ('a', 'old')"))
    await database.close()
    present = opening.version()
    step = Migration(
        present + 1,
        "CREATE TABLE extra (id INTEGER);\nUPDATE fact SET value = 'new';\n",
    )
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, step))
    await opened(path)
    assert version(path) == present + 1
    assert "extra" in tables(path)
    (backup,) = tmp_path.glob("*.bak")
    assert backup.name == f"caylus.db.v{present}-1.bak"
    assert version(backup) == present
    connection = sqlite3.connect(backup)
    assert connection.execute("SELECT value FROM fact").fetchall() == [("old",)]
    connection.close()


async def test_the_copy_before_a_migration_is_the_way_back_to_the_former_version(
    tmp_path, monkeypatch
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / f"version{opening.version()}.db", path)
    before, present = rows(path), opening.version()
    opening.schema.cache_clear()  # other tests have other versions of that number
    with monkeypatch.context() as newer:
        step = Migration(
            present + 1, "DELETE FROM ballot;\nALTER TABLE seat DROP COLUMN name;"
        )
        newer.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, step))
        await opened(path)
    with pytest.raises(NewerVersion):
        await opened(path)
    opening.schema.cache_clear()
    (copy,) = tmp_path.glob("*.bak")
    for beside in tmp_path.glob("caylus.db-*"):
        beside.unlink()
    copy.replace(path)
    await opened(path)
    assert version(path) == present and rows(path) == before


async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "caylus.db"
    await opened(path)
    present = opening.version()
    steps = (
        Migration(present + 1, "CREATE TABLE extra (id INTEGER);"),
        Migration(
            present + 2,
            "CREATE TABLE more (id INTEGER);\nINSERT INTO nonsense VALUES (1);",
        ),
    )
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, *steps))
    # a file whose tables are not those of its version
    with pytest.raises(Corrupted, match="nonsense"):
        await Database.open(path)
    assert version(path) == present
    assert not {"extra", "more"} & tables(path)
    monkeypatch.undo()
    await opened(path)


async def test_a_migration_that_breaks_a_reference_is_rolled_back(
    tmp_path, monkeypatch
):
    path = tmp_path / "caylus.db"
    await opened(path)
    step = Migration(
        opening.version() + 1,
        "INSERT INTO seat (game, seat, name) VALUES (99, 0, 'Blue');",
    )
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, step))
    with pytest.raises(Corrupted, match="seat without its game"):
        await Database.open(path)
    assert version(path) == opening.version() - 1


def test_a_script_is_divided_into_its_statements():
    sql = "-- a; comment\nCREATE TABLE a (x); -- behind;\nINSERT INTO a VALUES ('one; two');\n\n-- the end\n"
    assert [part.strip().splitlines()[-1] for part in statements(sql)] == [
        "CREATE TABLE a (x); -- behind;",
        "INSERT INTO a VALUES ('one; two');",
    ]
    with pytest.raises(ValueError, match="ends within a statement"):
        list(statements("CREATE TABLE a (x);\nINSERT INTO"))


@pytest.fixture
def full_disk(monkeypatch):
    """Lets no database grow while `full` is set."""
    connect, disk = sqlite3.connect, {"full": True}

    def limited(path, *args, **kwargs):
        connection = connect(path, *args, **kwargs)
        if disk["full"] and str(path).endswith(".db"):
            # as many as there are, and no more
            connection.execute("PRAGMA max_page_count = 1")
        return connection

    monkeypatch.setattr(sqlite3, "connect", limited)
    return disk


async def test_a_disk_that_is_full_at_a_migration_is_told_and_the_next_start_goes_on(
    tmp_path, full_disk
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version1.db", path)
    before = rows(path)
    for _ in range(3):
        with pytest.raises(
            DiskFull,
            match=r"the disk is full; nothing was changed\. Free up some space",
        ):
            await opened(path)
        assert version(path) == 1 and rows(path) == before
        assert {file.name for file in tmp_path.iterdir()} == {"caylus.db"}
    full_disk["full"] = False
    await opened(path)
    assert version(path) == opening.version()
    assert [file.name for file in tmp_path.glob("*.bak")] == ["caylus.db.v1-1.bak"]
    assert rows(tmp_path / "caylus.db.v1-1.bak") == before


async def test_a_disk_that_is_full_at_the_backup_before_a_migration_is_told(
    tmp_path, monkeypatch
):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version1.db", path)
    before = path.read_bytes()

    def full(handle):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(DiskFull, match="Free up some space"):
            await opened(path)
    assert version(path) == 1 and len(path.read_bytes()) == len(before)
    assert [
        file.name for file in tmp_path.iterdir() if file.suffix in (".bak", ".part")
    ] == []
    await opened(path)
    assert version(path) == opening.version()


def rows(path):
    """How many rows each table has."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        return {
            name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in sorted(tables(path))
        }


def test_that_a_removal_was_a_mistake_becomes_an_act_of_its_own(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version45.db", path)
    file = sqlite3.connect(path, isolation_level=None)
    before = file.execute("SELECT id, act FROM moderation").fetchall()
    file.execute(
        "INSERT INTO moderation (id, server, act, reason, at, target) VALUES "
        "(90, 1, 'back', 'Banned by mistake', 1, NULL), (91, 1, 'back', 'Wrong', 2, 90)"
    )
    migrations.migrate(file, MIGRATIONS[:46])
    acts = file.execute("SELECT id, act FROM moderation ORDER BY id").fetchall()
    assert acts == [*before, (90, "mistake"), (91, "back")]
    with pytest.raises(sqlite3.IntegrityError):
        file.execute("UPDATE moderation SET act = 'other'")
    file.close()


def test_settings_that_a_moderator_changes_become_an_act_beside_all_others(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASES / "version46.db", path)
    file = sqlite3.connect(path, isolation_level=None)
    before = file.execute("SELECT id, act FROM moderation").fetchall()
    migrations.migrate(file, MIGRATIONS[:47])
    assert file.execute("SELECT id, act FROM moderation").fetchall() == before
    file.execute(
        "INSERT INTO moderation (server, act, reason, at) VALUES (1, 'settings', '', 1)"
    )
    with pytest.raises(sqlite3.IntegrityError):
        file.execute("UPDATE moderation SET act = 'other'")
    file.close()
