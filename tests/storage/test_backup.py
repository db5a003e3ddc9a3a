"""Backups are whole while the bot writes, and the daily ones rotate."""

import asyncio
import os
import sqlite3
import subprocess
import sys

import pytest

from storage import Database, DiskFull, Unreachable, WrongFile, backup

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
        tx.execute("INSERT INTO fact SELECT 'row ' || value, value FROM fact WHERE name = 'n'")

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


async def test_a_backup_replaces_an_older_one_only_when_it_is_whole(database, tmp_path, monkeypatch):
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


async def test_the_daily_backup_is_taken_once_a_day_and_the_newest_are_kept(database, tmp_path):
    folder = tmp_path / "backups"
    (folder).mkdir()
    (folder / "mine.db").write_text("kept by hand")
    for day in range(5):
        await database.write(lambda tx, day=day: tx.execute("UPDATE fact SET value = ?", (str(day),)))
        made = await database.backup_daily(NOON + day * DAY, 3)
        await database.write(lambda tx: tx.execute("UPDATE fact SET value = 'later'"))
        assert await database.backup_daily(NOON + day * DAY + 60, 3) == made
        assert content(made) == {"n": str(day)}
    kept = ["2023-11-16.db", "2023-11-17.db", "2023-11-18.db", "mine.db"]
    assert sorted(file.name for file in folder.iterdir()) == kept


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
        process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdout.readline()
        return process

    copying("killed").wait()
    (left,) = backup.leftovers(tmp_path)
    running = copying("running")
    (tmp_path / "caylus.db.part-journal").touch()
    os.utime(tmp_path / "caylus.db.part-journal", (0, 0))
    (tmp_path / "today.db.part").touch()  # perhaps one of an earlier version is at work on it
    assert backup.sweep(tmp_path) == [left, tmp_path / "caylus.db.part-journal"]
    assert len(list(tmp_path.iterdir())) == 2, "the folder of the running copy, and the fresh .part"
    running.communicate(b"")
    assert [path.name for path in tmp_path.iterdir()] == ["today.db.part"]
    assert backup.leftovers(tmp_path / "nowhere") == []
