"""`python -m storage`: check, backup and export."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.app.admin_cli import main
from rules.record import read, replay
from storage import copying, file_lock, opening

pytestmark = pytest.mark.sqlite

DATABASES = Path(__file__).parent.parent / "databases"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "caylus.db"
    # the newest: nothing is migrated
    shutil.copy(DATABASES / f"version{opening.version()}.db", path)
    return path


def change(file, sql, *parameters):
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(sql, parameters)
    connection.close()


@pytest.mark.exhaustive
def test_every_kept_database_is_sound(capsys):
    assert main(["check", str(DATABASES)]) == 0
    printed = capsys.readouterr().out
    assert printed.count("sound") == len(list(DATABASES.glob("*.db")))


def test_a_check_never_writes_to_the_file(file, capsys):
    before = file.read_bytes()
    assert main(["check", str(file)]) == 0
    assert file.read_bytes() == before
    assert (
        f"version {opening.version()}, 5 games, 2 running, sound"
        in capsys.readouterr().out
    )
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        (
            "UPDATE action SET code = 'pass' WHERE game = 2 AND number = 3",
            r"game 2 (running): ",
        ),
        (
            "UPDATE action SET code = 'nonsense' WHERE game = 3 AND number = 9",
            "'nonsense' of seat",
        ),
        ("UPDATE action SET number = 99 WHERE game = 2 AND number = 3", "not 1 to 60"),
        ("UPDATE game SET revision = 3 WHERE id = 2", "behind its own revision 3"),
        (
            "DELETE FROM snapshot WHERE game = 2 AND number = 60",
            "its present position is missing",
        ),
        (
            "INSERT INTO seat (game, seat, name) VALUES (99, 0, 'Blue')",
            "belongs to a game that is missing",
        ),
        ("UPDATE game SET kind = 'go' WHERE id = 2", "game 2 (running): there is no"),
        ("DROP INDEX tenure_by_user", None),
    ],
)
def test_a_check_names_the_game_and_what_is_wrong_with_it(file, capsys, sql, told):
    change(file, sql)
    status = main(["check", str(file)])
    printed = capsys.readouterr().out
    if told is None:
        assert status == 0
    else:
        assert status == 1
        assert told in printed
        assert "problem" in printed


def test_a_position_that_can_not_be_read_is_named(file, capsys):
    change(
        file,
        "UPDATE snapshot SET state = ? WHERE game = 2",
        b'{"format": 99, "state": {}}',
    )
    assert main(["check", str(file)]) == 1
    assert "game 2 (running): the saved state has format 99" in capsys.readouterr().out
    change(file, "UPDATE snapshot SET state = x'07' WHERE game = 2")
    assert main(["check", str(file)]) == 1


def test_a_position_other_than_the_records_is_named(file, capsys):
    connection = sqlite3.connect(file)
    other = connection.execute(
        "SELECT state FROM snapshot WHERE game = 2 AND number < 60"
    ).fetchone()[0]
    connection.close()
    change(file, "UPDATE snapshot SET state = ? WHERE game = 2 AND number = 60", other)
    assert main(["check", str(file)]) == 1
    assert "leads to another position" in capsys.readouterr().out


def test_files_that_are_no_databases_end_with_status_2_and_a_sentence(tmp_path, capsys):
    (tmp_path / "text.db").write_text("hello, this is a text")
    assert main(["check", str(tmp_path)]) == 2
    assert "isn't a database of this bot" in capsys.readouterr().err
    assert main(["check", str(tmp_path / "nothing.db")]) == 2
    assert "no such file" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert main(["check", str(tmp_path / "empty")]) == 2
    assert (
        main(["backup", str(tmp_path / "nothing.db"), str(tmp_path / "copy.db")]) == 2
    )
    assert main(["export", "1", "--file", str(tmp_path / "nothing.db")]) == 2


def test_a_newer_database_is_left_alone(file, capsys):
    change(file, "PRAGMA user_version = 99")
    assert main(["check", str(file)]) == 2
    assert "version 99" in capsys.readouterr().err
    assert main(["export", "1", "--file", str(file)]) == 2


def test_a_backup_is_a_sound_copy(file, tmp_path, capsys):
    assert main(["backup", str(file), str(tmp_path / "copies" / "copy.db")]) == 0
    assert main(["check", str(tmp_path / "copies")]) == 0
    assert "5 games" in capsys.readouterr().out


def test_an_export_is_a_record_that_replays(file, capsys):
    for game in (1, 2):
        assert main(["export", str(game), "--file", str(file)]) == 0
        played = replay(read(capsys.readouterr().out))
        assert len(played.actions) > 50
    assert main(["export", "77", "--file", str(file)]) == 2
    assert "no game 77" in capsys.readouterr().err


def test_an_export_of_a_running_game_keeps_its_secrets_unless_all_is_asked_for(
    file, capsys
):
    assert main(["export", "3", "--file", str(file)]) == 0
    text = capsys.readouterr().out
    assert not [word for word in ("seed:", "salt:", "deck ", "hand ") if word in text]
    assert main(["export", "3", "--file", str(file), "--complete"]) == 0
    assert len(replay(read(capsys.readouterr().out)).actions) == 30


def test_the_database_is_looked_for_in_the_data_folder(file, capsys, monkeypatch):
    monkeypatch.setenv("CAYLUS_DATA", str(file.parent))
    assert main(["export", "1"]) == 0
    assert capsys.readouterr().out.startswith("game: caylus\n")


def test_everything_of_one_server_is_deleted_when_asked_and_nothing_else(file, capsys):
    def rows():
        connection = sqlite3.connect(file)
        tables = [
            table for table, columns in copying.columns().items() if "server" in columns
        ]
        found = {
            table: connection.execute(
                f"SELECT server, count(*) FROM {table} GROUP BY server"
            ).fetchall()
            for table in tables
        }
        connection.close()
        return {table: dict(counts) for table, counts in found.items()}

    (server, *_) = rows()["game"]
    change(file, "UPDATE game SET server = 77 WHERE id = 3")
    change(file, "UPDATE game SET rematch_of = 2 WHERE id = 3")
    change(
        file,
        "INSERT INTO server_setting (server, name, value) VALUES (77, 'language', 'de')",
    )
    before = rows()
    assert main(["delete-server", str(server), "--file", str(file)]) == 0
    assert (
        f"server {server} is deleted, {before['game'][server]} games"
        in capsys.readouterr().out
    )
    after = rows()
    assert all(server not in counts for counts in after.values())
    assert after["game"] == {77: 1} and after["server_setting"][77] == 1
    assert after["puzzle_answer"].get(None, 0) == sum(before["puzzle_answer"].values())
    assert main(["check", str(file)]) == 0
    assert main(["delete-server", str(server), "--file", str(file)]) == 0
    with file_lock.hold(file.parent):
        assert main(["delete-server", "77", "--file", str(file)]) == 2
    assert main(["delete-server", "77", "--file", str(file.with_name("none.db"))]) == 2
    assert not file.with_name("none.db").exists()
