"""`.env` as people and their editors write it: it is read, or one sentence names the file, the line and the remedy."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from bot.app import env_file, settings
from bot.app.admin_cli import main as storage_main
from storage import ownership
from tests.bot.app.test_process import ROOT, run

TEXT = "# of Zoë\nDISCORD_TOKEN=abc.def\nCAYLUS_LOG=debug\n"
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")
SECRET = "abc.secret"


@pytest.fixture
def file(tmp_path, monkeypatch):
    for name in [
        name for name in os.environ if name.startswith(("CAYLUS_", "DISCORD_"))
    ]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return Path(".env")


def refused(text):
    """The sentence for a file of that text."""
    Path(".env").write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(settings.SettingError) as problem:
        settings.load()
    assert SECRET not in str(problem.value)
    return str(problem.value)


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["lf", "crlf"])
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_file_is_read_in_the_encodings_that_editors_and_powershell_write(
    file, encoding, end
):
    file.write_bytes(TEXT.replace("\n", end).encode(encoding))
    read = settings.load()
    assert (read.discord_token, read.log) == ("abc.def", "debug")


def test_a_file_in_latin_1_is_refused_with_the_line_of_the_letter(file):
    sentence = refused("CAYLUS_LOG=debug\nCAYLUS_DATA=/home/zoë\n".encode("latin-1"))
    assert sentence.startswith(".env, line 2: ") and "UTF-8" in sentence


@pytest.mark.parametrize(
    ("line", "remedy"),
    [
        (f"DISCORD_TOKEN: {SECRET}", "write DISCORD_TOKEN=value, with = in place of :"),
        (f"DISCORD_TOKEN:{SECRET}", "write DISCORD_TOKEN=value, with = in place of :"),
        (f'DISCORD_TOKEN="{SECRET}', "begins with \" and doesn't end with it"),
        (f"DISCORD_TOKEN='{SECRET}", "begins with ' and doesn't end with it"),
        (
            f'DISCORD_TOKEN="{SECRET}\nCAYLUS_LOG="debug"',
            "begins with \" and doesn't end with it",
        ),
        ("DISCORD_TOKEN", "write NAME=value"),
        (SECRET, "write NAME=value"),
        (f"DISCORD_TOKEN {SECRET}", "write NAME=value"),
        (f"DISCORD_TOKEN=Bot {SECRET}", "no Bot before it"),
        (f"DISCORD_TOKEN=“{SECRET}”", "as it is"),
        (f"DISCORD_TOKEN=<{SECRET}>", "as it is"),
        (f"TOKEN={SECRET}", "TOKEN is no setting of this bot; write DISCORD_TOKEN"),
        (f"DISCORD_BOT_TOKEN={SECRET}", "write DISCORD_TOKEN"),
        (f"discord_token={SECRET}", "write DISCORD_TOKEN"),
        (f"DISCORD-TOKEN={SECRET}", "write DISCORD_TOKEN"),
        (f"DISCORD_TOKN={SECRET}", "write DISCORD_TOKEN"),
        ("caylus_log=debug", "write CAYLUS_LOG"),
        ("LOG=debug", "write CAYLUS_LOG"),
        ("CAYLUS_COLOR=x", "there are: DISCORD_TOKEN, CAYLUS_DATA"),
        ("CAYLUS_LOG=loud", "allowed: one of debug, info, warning, error"),
    ],
)
def test_a_line_that_can_not_be_used_is_refused_with_its_number_and_the_remedy(
    file, line, remedy
):
    sentence = refused(f"# settings\n\n{line}\n")
    assert sentence.startswith(".env, line 3: ") and remedy in sentence


def test_a_value_that_a_later_line_empties_is_refused(file):
    sentence = refused(f"DISCORD_TOKEN={SECRET}\n\nDISCORD_TOKEN=\n")
    assert (
        sentence
        == ".env, line 3: DISCORD_TOKEN is emptied, which line 1 set; keep one of them"
    )


def test_other_programs_names_and_references_to_them_are_left_alone(file, monkeypatch):
    monkeypatch.setenv("TOKEN", "of another program")
    file.write_text(
        "DATABASE_PASSWORD=pass\nCAYLUS_DATABASE=postgresql://bot:${DATABASE_PASSWORD}@host/caylus\n"
    )
    assert settings.load().database == "postgresql://bot:pass@host/caylus"
    file.write_text("TOKEN=x\nDISCORD_TOKEN=y\n")
    assert settings.load().discord_token == "y"


def test_a_misspelled_name_in_the_environment_is_refused_too(file, monkeypatch):
    monkeypatch.setenv("DISCORD_BOT_TOKEN", SECRET)
    with pytest.raises(
        settings.SettingError,
        match=r"^DISCORD_BOT_TOKEN is no setting of this bot; write DISCORD_TOKEN$",
    ):
        settings.load()


def test_a_folder_and_a_file_with_another_ending_are_named(file):
    Path(".env.txt").write_text(TEXT)
    with pytest.raises(
        settings.SettingError, match=r"^\.env\.txt isn't read: rename it to \.env$"
    ):
        settings.load()
    file.mkdir()
    with pytest.raises(settings.SettingError, match=r"^\.env is a folder"):
        settings.load()


@pytest.mark.parametrize(
    ("owner", "typed"),
    [
        ("caylus", "belongs to caylus; type: sudo -u caylus python -m bot doctor"),
        ("root", "belongs to root; type: sudo chown ann .env"),
        ("ann", "ann owns it; type: chmod u+r .env"),
    ],
)
def test_a_file_of_another_user_is_refused_with_what_to_type(
    file, monkeypatch, owner, typed
):
    file.write_text(TEXT)

    def forbidden(path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    monkeypatch.setattr(env_file, "owner", lambda path: owner)
    monkeypatch.setattr(env_file, "user", lambda: "ann")
    monkeypatch.setattr(env_file.sys, "orig_argv", ["python", "-m", "bot", "doctor"])
    with pytest.raises(settings.SettingError) as problem:
        settings.load()
    assert typed in str(problem.value)


def test_a_user_and_an_owner_have_their_name_or_their_number(tmp_path, monkeypatch):
    assert ownership.owner(tmp_path) == ownership.user() == tmp_path.owner()

    def nameless(*of):
        raise KeyError

    monkeypatch.setattr("pwd.getpwuid", nameless)
    assert ownership.owner(tmp_path) == ownership.user() == str(tmp_path.stat().st_uid)


@pytest.mark.costly("three processes that load the bot")
@pytest.mark.parametrize(
    "command", [(), ("doctor",), ("health",)], ids=["bot", "doctor", "health"]
)
def test_every_command_ends_with_status_2_and_that_one_sentence(tmp_path, command):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN: {SECRET}\n")
    done = run(tmp_path, *command)
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == ".env, line 1: write DISCORD_TOKEN=value, with = in place of :\n"
    )


def test_commands_for_the_database_read_the_file_too(file, tmp_path, capsys):
    shutil.copy(ROOT / "tests" / "databases" / "version1.db", tmp_path / "caylus.db")
    file.write_text(f"CAYLUS_DATA={tmp_path}\n")
    assert storage_main(["export", "1"]) == 0
    assert capsys.readouterr().out.startswith("game: caylus")
    file.write_text("CAYLUS_DATA\n")
    assert storage_main(["export", "1"]) == 2
    assert capsys.readouterr().err.startswith(".env, line 1: ")
