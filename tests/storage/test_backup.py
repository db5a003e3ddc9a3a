"""Backups are whole while the bot writes, and the daily ones rotate."""

import asyncio
import os
import sqlite3
import subprocess
import sys

import pytest

from bot.app import doctor
from bot.app.settings import Settings
from bot.core import database as bot_database
from bot.core.hooks import Hooks
from storage import Database, DiskFull, Unreachable, WrongFile, backup, location
from storage.errors import FileLost

pytestmark = pytest.mark.sqlite

DAY = 24 * 60 * 60
NOON = 1_700_000_000  # 14 November 2023, UTC


@pytest.fixture
async def database(tmp_path):
    opened = await Database.open(tmp_path / "caylus.db")
    await opened.write(lambda tx: tx.execute("INSERT INTO fact VALUES ('n', '0')"))
    yield opened
    await opened.close()


def content(path):
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return dict(connection.execute("SELECT name, value FROM fact"))
    finally:
        connection.close()


async def test_a_backup_taken_between_writes_is_one_whole_state(database, tmp_path):
    def count(tx):
        tx.execute("UPDATE fact SET value = value + 1 WHERE name = 'n'")
        tx.execute(
            "INSERT INTO fact SELECT 'row ' || value, value FROM fact WHERE name = 'n'"
        )

    async def write_on():
        for _ in range(200):
            await database.write(count)

    writing = asyncio.create_task(write_on())
    await database.write(lambda tx: None)
    await database.backup(tmp_path / "copy.db")
    await writing
    found = content(tmp_path / "copy.db")
    assert len(found) == int(found["n"]) + 1
    assert not (tmp_path / "copy.db-wal").exists()


def test_a_backup_of_what_is_no_database_names_that_file_and_not_the_copy(tmp_path):
    rubbish, to = tmp_path / "rubbish.db", tmp_path / "copy.db"
    rubbish.write_bytes(b"no database " * 500)
    with pytest.raises(WrongFile, match=r"rubbish\.db"):
        backup.back_up(rubbish, to)
    assert list(tmp_path.iterdir()) == [rubbish]


async def test_a_backup_replaces_an_older_one_only_when_it_is_whole(
    database, tmp_path, monkeypatch
):
    to = tmp_path / "copy.db"
    await database.backup(to)
    before = to.read_bytes()

    def no_room(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "fsync", no_room)
    with pytest.raises(DiskFull, match="the disk is full"):
        await database.backup(to)
    assert to.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_of_a_file_that_is_not_there_says_so(tmp_path):
    with pytest.raises(Unreachable, match="no such file"):
        backup.back_up(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_the_daily_backup_is_taken_once_a_day_and_the_newest_are_kept(
    database, tmp_path
):
    folder = tmp_path / "backups"
    (folder).mkdir()
    (folder / "mine.db").write_text("kept by hand")
    for day in range(5):
        await database.write(
            lambda tx, day=day: tx.execute("UPDATE fact SET value = ?", (str(day),))
        )
        made = await database.backup_daily(NOON + day * DAY, 3)
        await database.write(lambda tx: tx.execute("UPDATE fact SET value = 'later'"))
        assert await database.backup_daily(NOON + day * DAY + 60, 3) is None
        assert content(made) == {"n": str(day)}
    kept = ["2023-11-16.db", "2023-11-17.db", "2023-11-18.db", "mine.db"]
    assert sorted(file.name for file in folder.iterdir()) == kept


async def test_a_start_writes_another_one_where_the_newest_is_over_an_hour_old(
    database, tmp_path
):
    async def start(at):
        made = await database.backup_daily(at, 2)
        if made is not None:
            os.utime(made, (at, at))
        return made and made.name

    minute = 60
    assert await start(NOON) == "2023-11-14.db"
    assert await start(NOON + 60 * minute) is None
    assert await start(NOON + 61 * minute) == "2023-11-14-2314.db"
    assert await start(NOON + 110 * minute) == "2023-11-15.db"
    for hours in (3, 5, 7):
        assert await start(NOON + hours * 3600) is not None
    folder = tmp_path / "backups"
    others = ["2023-11-15-0313.db", "2023-11-15-0513.db"]
    assert sorted(file.name for file in folder.iterdir()) == sorted(
        ["2023-11-14.db", "2023-11-15.db", *others]
    )
    assert [await start(NOON + day * DAY) for day in (2, 3)] == [
        "2023-11-16.db",
        "2023-11-17.db",
    ]
    assert sorted(file.name for file in folder.iterdir()) == [
        "2023-11-16.db",
        "2023-11-17.db",
    ]


async def test_copies_from_before_a_migration_go_when_backups_of_their_age_do(tmp_path):
    old, new, own = (
        tmp_path / name
        for name in ("caylus.db.v7-1.bak", "caylus.db.v8-2.bak", "mine.bak")
    )
    for file, days in ((old, 4), (new, 2), (own, 99)):
        file.touch()
        os.utime(file, (NOON - days * DAY, NOON - days * DAY))
    table = await bot_database.UseCaseRunner.open(
        tmp_path / "caylus.db", Hooks(), clock=lambda: NOON, copies=tmp_path
    )
    assert await table.backup(3) is not None and await table.backup(3) is None
    await table.close()
    assert (old.exists(), new.exists(), own.exists()) == (False, True, True)


@pytest.mark.parametrize("empty", [True, False], ids=["empty", "missing"])
async def test_a_database_that_was_lost_beside_its_backups_is_not_begun_anew(
    tmp_path, empty
):
    path = tmp_path / "caylus.db"
    opened = await location.open_at(path)
    await opened.backup_daily(NOON, 3)
    await opened.close()
    path.unlink()
    if empty:
        path.touch()
    with pytest.raises(FileLost) as problem:
        await location.open_at(path)
    assert str(tmp_path / "backups" / "2023-11-14.db") in str(problem.value)
    assert path.exists() == empty
    (finding,) = [
        one
        for one in await doctor.look(Settings(data=tmp_path))
        if one.state == "wrong"
    ]
    assert finding.text == str(problem.value)
    (tmp_path / "backups").rename(tmp_path / "away")
    await (await location.open_at(path)).close()


async def test_backups_can_be_read_by_their_owner_only(database, tmp_path):
    await database.backup(tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


KILLED = """
import os, signal, sys
from pathlib import Path
from storage import backup
with backup.unfinished(Path(sys.argv[1])) as folder:
    (folder / "copy.db").write_text("half of it")
    print("writing", flush=True)
    if sys.argv[2] == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    sys.stdin.read()
"""


def test_what_a_killed_copy_leaves_behind_is_swept_and_a_running_one_is_not(tmp_path):
    def copying(how):
        arguments = [sys.executable, "-c", KILLED, str(tmp_path / "caylus.db"), how]
        process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        process.stdout.readline()
        return process

    copying("killed").wait()
    (left,) = backup.leftovers(tmp_path)
    running = copying("running")
    (tmp_path / "caylus.db.part-journal").touch()
    os.utime(tmp_path / "caylus.db.part-journal", (0, 0))
    # perhaps one of an earlier version is at work on it
    (tmp_path / "today.db.part").touch()
    assert backup.sweep(tmp_path) == [left, tmp_path / "caylus.db.part-journal"]
    assert len(list(tmp_path.iterdir())) == 2, (
        "the folder of the running copy, and the fresh .part"
    )
    running.communicate(b"")
    assert [path.name for path in tmp_path.iterdir()] == ["today.db.part"]
    assert backup.leftovers(tmp_path / "nowhere") == []
