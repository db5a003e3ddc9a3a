"""Trouble with the file: a clear sentence, and what was stored stays unharmed."""

import errno
import os
import sqlite3
import tempfile
import threading
from pathlib import Path

import pytest

from bot.app import settings
from bot.app.admin_cli import main as check
from storage import (
    Corrupted,
    Database,
    DiskFull,
    Locked,
    NewerVersion,
    ReadOnly,
    Unreachable,
    WrongFile,
    file_lock,
    opening,
)
from storage.errors import NoAccess, NoLock, no_access
from tests.storage.facts import names, put

pytestmark = pytest.mark.sqlite

NOBODY = 65534  # the user that owns nothing, on every Linux


@pytest.fixture
async def database(database):
    await database.write(put("before"))
    return database


async def test_a_full_disk_refuses_the_action_and_the_game_goes_on_when_there_is_room(
    database,
):
    pages = await database._hop(
        lambda tx: tx.execute("PRAGMA page_count").fetchone()[0]
    )
    await database._hop(lambda tx: tx.execute(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(
        DiskFull, match=r"the disk is full; nothing was changed\. Free up some space"
    ):
        await database.write(
            lambda tx: (put("small")(tx), put("big", "x" * 100_000)(tx))
        )
    assert await database.read(names) == ["before"]
    await database._hop(lambda tx: tx.execute("PRAGMA max_page_count = 1000000"))
    await database.write(put("big", "x" * 100_000))
    assert await database.read(names) == ["before", "big"]


async def test_a_file_that_can_not_be_written_says_so_and_can_still_be_read(database):
    await database._hop(lambda tx: tx.execute("PRAGMA query_only = 1"))
    with pytest.raises(ReadOnly, match="isn't writable; nothing was changed"):
        await database.write(put("after"))
    assert await database.read(names) == ["before"]


@pytest.fixture
def own_folder():
    """A folder of a user for whom the protection of a file holds: root may write everything, so it steps down."""
    was_root = os.geteuid() == 0
    if was_root:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)
    finally:
        if was_root:
            os.setresuid(0, 0, 0)


async def test_a_write_protected_file_is_refused_at_the_start(own_folder):
    path = own_folder / "caylus.db"
    await (await Database.open(path)).close()
    path.chmod(0o400)
    with pytest.raises((ReadOnly, Unreachable), match=r"can't be|isn't writable"):
        await Database.open(path)


async def test_a_folder_that_can_not_be_written_is_refused_at_the_start_with_the_same_words(
    tmp_path, monkeypatch
):
    path = tmp_path / "caylus.db"
    await (await Database.open(path)).close()
    monkeypatch.setattr(opening.os, "access", lambda place, mode: place != tmp_path)
    with pytest.raises(ReadOnly, match="the file or its folder isn't writable"):
        await Database.open(path)


async def test_a_read_only_or_full_disk_is_named_when_the_file_is_to_be_made(
    tmp_path, monkeypatch
):
    for number, kind in (
        (errno.EROFS, ReadOnly),
        (errno.ENOSPC, DiskFull),
        (errno.EIO, Unreachable),
    ):

        def fails(path, mode, number=number):
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(type(tmp_path), "touch", fails)
        with pytest.raises(kind):
            await Database.open(tmp_path / "caylus.db")


def test_a_lock_of_another_user_names_it_both_users_and_what_to_type(
    tmp_path, monkeypatch
):
    lock = tmp_path / "caylus.lock"
    lock.touch()
    monkeypatch.setattr("storage.ownership.user", lambda: "caylus")
    monkeypatch.setattr("storage.ownership.owner", lambda path: "root")
    for number in (errno.EACCES, errno.EPERM):

        def refused(path, flags, mode, number=number):
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr("storage.file_lock.os.open", refused)
        with pytest.raises(NoAccess) as problem, file_lock.hold(tmp_path):
            pass
        sentence = str(problem.value)
        assert sentence.startswith(
            f"{lock}: the user caylus has no access there because root owns it"
        )
        assert f"`sudo chown -R caylus {tmp_path}`" in sentence
    monkeypatch.undo()


def test_commands_say_what_they_may_not_look_into(own_folder, capsys):
    closed = own_folder / "closed"
    (closed / "data").mkdir(parents=True)
    closed.chmod(0)
    try:
        assert check(["check", str(closed / "data" / "caylus.db")]) == 2
        assert str(closed / "data" / "caylus.db") in capsys.readouterr().err
        assert (
            settings.read({"CAYLUS_DATA": str(closed / "data")}).data == closed / "data"
        )
    finally:
        closed.chmod(0o700)


def test_a_folder_that_can_not_be_made_is_made_for_the_user_who_needs_it(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("storage.ownership.user", lambda: "caylus")
    monkeypatch.setattr("storage.ownership.owner", lambda path: "root")
    told = str(no_access(tmp_path / "data" / "caylus.lock"))
    assert f"`sudo install -d -o caylus {tmp_path / 'data'}`" in told


def test_what_keeps_a_lock_from_being_made_is_said_of_the_lock_not_of_the_database(
    tmp_path, monkeypatch
):
    for number, kind, told in (
        (errno.EIO, NoLock, "the folder can't be locked"),
        (errno.ENOSPC, DiskFull, "the disk is full"),
        (errno.EROFS, ReadOnly, "isn't writable"),
    ):

        def fails(path, flags, mode, number=number):
            raise OSError(number, os.strerror(number))

        with monkeypatch.context() as patched:
            patched.setattr("storage.file_lock.os.open", fails)
            with pytest.raises(kind, match=told), file_lock.hold(tmp_path):
                pass

    def no_locks(file):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("storage.file_lock._lock", no_locks)
    with pytest.raises(NoLock, match="can't be locked"), file_lock.hold(tmp_path):
        pass


async def test_a_file_locked_by_another_process_says_so_and_is_used_again_when_it_is_free(
    database,
):
    # To SQLite another connection is another process: it holds no lock in common with ours.
    other = sqlite3.connect(database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Locked, match=r"another process holds the database.*second bot"):
        await database.write(put("after"))
    assert await database.read(names) == ["before"]
    other.execute("ROLLBACK")
    other.close()
    await database.write(put("after"))
    assert await database.read(names) == ["after", "before"]


async def test_a_lock_that_is_soon_gone_is_waited_for(tmp_path):
    database = await Database.open(tmp_path / "caylus.db", busy_seconds=10)
    other = sqlite3.connect(
        database.path, isolation_level=None, check_same_thread=False
    )
    other.execute("BEGIN IMMEDIATE")
    timer = threading.Timer(0.2, other.execute, ("ROLLBACK",))
    timer.start()
    await database.write(put("after"))
    assert await database.read(names) == ["after"]
    timer.join()
    other.close()
    await database.close()


async def test_a_damaged_file_is_named_as_such_and_left_alone(tmp_path):
    path = tmp_path / "caylus.db"
    database = await Database.open(path)
    await database.write(
        lambda tx: [put(f"{n:05}", "x" * 500)(tx) for n in range(3000)]
    )
    await database.close()
    data = bytearray(path.read_bytes())
    # the schema stands in the first half
    for page in range(len(data) // 4096 // 2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    path.write_bytes(data)
    database = await Database.open(path)
    with pytest.raises(Corrupted, match=r"damaged.*backups"):
        await database.read(names)
    await database.close()
    assert path.read_bytes() == bytes(data)


async def test_damage_of_the_schema_is_found_at_the_start(tmp_path):
    path = tmp_path / "caylus.db"
    await (await Database.open(path)).close()
    data = bytearray(path.read_bytes())
    data[100:4000] = b"\xff" * 3900
    path.write_bytes(data)
    with pytest.raises(Corrupted, match="damaged"):
        await Database.open(path)


@pytest.mark.parametrize(
    "content",
    [b"hello, this is a text\n" * 50, b"SQLite format 4\x00" + bytes(5000), b"x"],
)
async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(
    tmp_path, content
):
    path = tmp_path / "caylus.db"
    path.write_bytes(content)
    with pytest.raises(WrongFile, match=r"isn't a database of this bot.*left as it is"):
        await Database.open(path)
    assert path.read_bytes() == content


async def test_a_header_with_rubbish_behind_it_is_refused(tmp_path):
    path = tmp_path / "caylus.db"
    path.write_bytes(opening.MAGIC + b"\xfe" * 5000)
    with pytest.raises((WrongFile, Corrupted)):
        await Database.open(path)


async def test_the_database_of_another_program_is_refused(tmp_path):
    path = tmp_path / "caylus.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipe (id INTEGER)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(WrongFile, match="another program"):
        await Database.open(path)
    assert path.read_bytes() == before


async def test_the_database_of_a_newer_bot_is_refused_with_both_versions(tmp_path):
    path = tmp_path / "caylus.db"
    await (await Database.open(path)).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {opening.version() + 3}")
    connection.close()
    with pytest.raises(
        NewerVersion,
        match=rf"has version {opening.version() + 3}.*up to {opening.version()}.*newer bot",
    ):
        await Database.open(path)


async def test_a_folder_or_a_place_that_can_not_be_is_named(tmp_path):
    with pytest.raises(Unreachable, match="folder"):
        await Database.open(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(Unreachable, match="can't be opened"):
        await Database.open(tmp_path / "file" / "caylus.db")


async def test_an_empty_file_and_a_missing_folder_become_a_new_database(tmp_path):
    path = tmp_path / "new" / "folder" / "caylus.db"
    path.parent.mkdir(parents=True)
    path.touch()
    database = await Database.open(path)
    assert await database.read(names) == []
    await database.close()
