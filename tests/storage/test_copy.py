"""`python -m storage copy`: all games from a file to a server and back, compared and replayed."""

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.app.admin_cli import main
from bot.core import outbox, queries
from storage import copying, file_lock, inspection, look_at, migrations
from tests import postgres
from tests.bot.club import Club

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]

DATABASES = Path(__file__).parent.parent / "databases"
OLDEST, NEWEST = (
    DATABASES / f"version{number}.db"
    for number in (1, migrations.MIGRATIONS[-1].version)
)


@pytest.fixture
def file(tmp_path):
    return Path(shutil.copy(NEWEST, tmp_path / "caylus.db"))


def dump(place):
    with look_at(place).up_to_date(place) as tx:
        return {
            table: tx.execute(
                f"SELECT {', '.join(names)} FROM {table} ORDER BY {copying.keys()[table]}"
            ).fetchall()
            for table, names in copying.columns().items()
        }


def test_every_row_comes_to_the_server_and_back_as_it_was(file, tmp_path, capsys):
    url, back = postgres.server().fresh(), tmp_path / "back.db"
    assert main(["copy", str(file), url]) == 0
    assert "5 games," in capsys.readouterr().out
    assert dump(url) == dump(file)
    assert main(["check", url]) == 0
    assert "5 games, 2 running, sound" in capsys.readouterr().out
    assert main(["copy", url, str(back)]) == 0
    assert dump(back) == dump(file)
    assert main(["check", str(back)]) == 0
    assert back.stat().st_mode & 0o077 == 0
    assert [
        path.name for path in tmp_path.iterdir() if path.name.startswith(".copying")
    ] == []
    capsys.readouterr()
    for game in ("1", "2", "3"):
        assert main(["export", game, "--file", str(file)]) == 0
        record = capsys.readouterr().out
        assert main(["export", game, "--file", url]) == 0
        assert capsys.readouterr().out == record


def test_a_file_of_an_older_version_is_copied_as_it_would_be_migrated(tmp_path):
    old = Path(shutil.copy(OLDEST, tmp_path / "old.db"))
    before, url = old.read_bytes(), postgres.server().fresh()
    assert main(["copy", str(old), url]) == 0
    assert old.read_bytes() == before
    assert _without_new_nonces(dump(url)) == _without_new_nonces(dump(old))


def _without_new_nonces(rows):
    """What a database holds but for the nonces of its jobs, and of what a migration has to say, which it draws."""
    told = [
        (row[0], "", *row[2:]) if "upgraded" in row else row for row in rows["outbox"]
    ]
    return {
        **rows,
        "outbox": told,
        "job": [(*job[:5], *job[6:]) for job in rows["job"]],
    }


async def test_games_go_on_after_each_move_and_no_number_is_given_twice(tmp_path):
    club = await Club.open(tmp_path / "first.db")
    position = await club.play(await club.game(3, "magna_carta"), 25)
    await club.post()
    lost = await club.lobby()
    await club.rows("SELECT 1")
    await club.table._database.write(
        lambda tx: tx.execute("DELETE FROM game WHERE id = ?", (lost,)) and None
    )
    for place in (postgres.server().fresh(), tmp_path / "second.db"):
        await club.table.close()
        assert await asyncio.to_thread(main, ["copy", str(club.path), str(place)]) == 0
        club.path = place
        await club._open(club.random.randrange)
        position = await club.play(
            await club.table.read(queries.position, position.info.id), 10
        )
        notices = [
            notification.id
            for notification in await club.table.read(outbox.pending, None, 1000)
        ]
        made = await club.lobby()
        assert made > lost
        assert min(
            n.id for n in await club.table.read(outbox.pending, made, 1000)
        ) > max(notices)
        lost = made
    assert (await club.play(position)).info.status == "finished"
    await club.table.close()


def test_nothing_is_written_over_what_is_there(file, tmp_path, capsys):
    url, other = postgres.server().fresh(), tmp_path / "other.db"
    other.write_text("a letter")
    assert main(["copy", str(file), str(other)]) == 2
    assert (
        "there's something there already; nothing was copied" in capsys.readouterr().err
    )
    assert other.read_text() == "a letter"
    assert main(["copy", str(file), url]) == 0
    assert main(["copy", str(file), url]) == 2
    assert "there's something there already" in capsys.readouterr().err
    assert main(["copy", str(tmp_path / "nothing.db"), postgres.server().fresh()]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_a_record_that_does_not_replay_is_not_copied(file, tmp_path, capsys):
    with sqlite3.connect(file) as connection:
        connection.execute(
            "UPDATE action SET code = 'pass' WHERE game = 2 AND number = 3"
        )
    connection.close()
    url, to = postgres.server().fresh(), tmp_path / "copy.db"
    for place in (url, str(to)):
        assert main(["copy", str(file), place]) == 2
        assert "game 2 (running)" in capsys.readouterr().err
    assert not to.exists()
    with inspection.reading(file) as _, look_at(url).reading(url) as tx:
        assert tx.execute("SELECT count(*) FROM game").fetchone() == (0,)


async def test_nothing_is_copied_while_a_bot_runs_at_either_end(file, tmp_path, capsys):
    from storage.postgres.database import ServerDatabase

    url = postgres.server().fresh()
    with file_lock.hold(file.parent):
        assert main(["copy", str(file), url]) == 2
    assert "another bot is already running on this folder" in capsys.readouterr().err
    running = await ServerDatabase.open(url)
    for ends in ((str(file), url), (url, str(tmp_path / "copy.db"))):
        assert await asyncio.to_thread(main, ["copy", *ends]) == 2
        assert (
            "another bot is already running on this database" in capsys.readouterr().err
        )
    await running.close()
    assert await asyncio.to_thread(main, ["copy", str(file), url]) == 0


def test_a_server_is_backed_up_with_its_own_tools_and_the_command_says_so(
    tmp_path, capsys
):
    assert main(["backup", postgres.database(), str(tmp_path / "copy.db")]) == 2
    assert "pg_dump --format=custom" in capsys.readouterr().err


async def test_one_server_of_discord_is_deleted_as_in_a_file_and_never_while_a_bot_runs(
    file, capsys
):
    from storage.postgres.database import ServerDatabase

    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        (server,) = connection.execute(
            "SELECT server FROM game WHERE id = 1"
        ).fetchone()
        connection.execute("UPDATE game SET server = 77, rematch_of = 2 WHERE id = 3")
        connection.execute(
            "INSERT INTO server_setting (server, name, value) VALUES (77, 'language', 'de')"
        )
    with contextlib.closing(sqlite3.connect(file)) as connection:
        # it is no backup, whose questions are unknown
        connection.execute("PRAGMA journal_mode = WAL")
    url = postgres.server().fresh()
    assert await asyncio.to_thread(main, ["copy", str(file), url]) == 0
    capsys.readouterr()
    running = await ServerDatabase.open(url)
    assert (
        await asyncio.to_thread(main, ["delete-server", str(server), "--file", url])
        == 2
    )
    assert "another bot is already running on this database" in capsys.readouterr().err
    await running.close()
    told = []
    for place in (url, str(file)):
        assert (
            await asyncio.to_thread(
                main, ["delete-server", str(server), "--file", place]
            )
            == 0
        )
        told.append(capsys.readouterr().out.partition(f"server {server} is deleted")[2])
        assert await asyncio.to_thread(main, ["check", place]) == 0
        capsys.readouterr()
    assert told[0] and told[0] == told[1]
    assert dump(url) == dump(file)
