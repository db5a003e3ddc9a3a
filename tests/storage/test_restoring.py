"""A backup goes back in the place of a database by one command: only while no bot runs, and what it says of messages is
not believed."""

import sqlite3

import pytest

from bot.app import admin_cli
from storage import file_lock, restoring
from storage.errors import Corrupted, InUse
from tests.bot.club import Club

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def kept(tmp_path):
    """A database, and a backup of it from before its last action; both closed."""
    path = tmp_path / "data" / "caylus.db"
    path.parent.mkdir()
    club = await Club.open(path)
    position = await club.act(await club.game(2))
    await club.post(position.info.id)
    await club.table.backup(1)
    await club.act(position)
    await club.table.close()
    (backup,) = (path.parent / "backups").glob("*.db")
    return path, backup


def actions(path):
    with sqlite3.connect(path) as file:
        return file.execute("SELECT count(*) FROM action").fetchone()[0]


def test_a_backup_is_put_back_and_what_it_replaces_is_kept(kept, capsys):
    path, backup = kept
    path.with_name("caylus.db-wal").write_bytes(b"of another file")
    assert admin_cli.main(["restore", str(backup), "--file", str(path)]) == 0
    assert (actions(path), actions(path.with_name("caylus.db.replaced"))) == (1, 2)
    assert not path.with_name("caylus.db-wal").exists()
    told = capsys.readouterr().out
    assert "caylus.db.replaced" in told and "new question" in told
    assert admin_cli.main(["check", str(path)]) == 0


def test_nothing_is_restored_while_a_bot_runs(kept):
    path, backup = kept
    with file_lock.hold(path.parent), pytest.raises(InUse):
        restoring.restore(backup, path)
    assert actions(path) == 2 and not path.with_name("caylus.db.replaced").exists()


def test_a_damaged_backup_replaces_nothing(kept, capsys):
    path, backup = kept
    backup.write_bytes(backup.read_bytes()[:20_000])
    assert (
        admin_cli.main(["restore", str(backup), "--file", str(path)])
        == admin_cli.FAILED
    )
    assert actions(path) == 2 and str(backup) in capsys.readouterr().err
    with pytest.raises(Corrupted):
        restoring.restore(backup, path)


def test_a_database_that_can_not_be_read_is_set_aside_as_it_is(kept):
    path, backup = kept
    path.write_bytes(b"SQLite format 3\x00" + bytes(5000))
    assert restoring.restore(backup, path) == path.with_name("caylus.db.replaced")
    assert actions(path) == 1


def test_a_server_is_restored_with_its_own_tools(capsys, kept):
    assert (
        admin_cli.main(
            ["restore", str(kept[1]), "--file", "postgresql://bot@host/caylus"]
        )
        == 2
    )
    assert "pg_restore" in capsys.readouterr().err


def test_a_log_of_another_file_is_reported(kept, capsys):
    path, backup = kept
    path.write_bytes(backup.read_bytes())
    path.with_name("caylus.db-wal").write_bytes(b"of another file")
    assert admin_cli.main(["check", str(path)]) == 1
    assert "caylus.db-wal is not its log" in capsys.readouterr().out


async def test_the_questions_of_a_backup_are_of_no_revision(kept):
    path, backup = kept
    for place, expected in ((path, False), (backup, True)):
        club = await Club.open(place)
        (revision,) = await club.rows(
            "SELECT revision FROM message WHERE role = 'prompt'"
        )
        await club.table.close()
        assert (revision[0] == -1) == expected, place
