"""The process as somebody who hosts it meets it: commands, exit status, signals, signs of life."""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from bot.__main__ import _demo, main
from bot.app import doctor, health
from bot.app.settings import Settings
from rules import __version__
from storage import file_lock, opening
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("CAYLUS_", "DISCORD_"))
    }
    return {
        **kept,
        "PYTHONPATH": str(ROOT),
        "CAYLUS_DATA": str(folder / "data"),
        "PYTHONUNBUFFERED": "1",
        **more,
    }


def run(
    folder: Path, *arguments: str, module: str = "bot", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=folder,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_wrong_setting_stops_the_start_with_status_2_and_one_sentence(tmp_path):
    done = run(tmp_path, CAYLUS_LOG="loud")
    assert done.returncode == 2
    assert (
        done.stderr
        == "CAYLUS_LOG can't be 'loud'; allowed: one of debug, info, warning, error\n"
    )
    assert done.stdout == ""


def test_an_unknown_command_tells_those_there_are(tmp_path):
    done = run(tmp_path, "dance")
    assert done.returncode == 2
    assert "doctor" in done.stderr


@pytest.mark.parametrize("asked", ["--help", "-h", "help"])
def test_help_lists_the_commands_even_where_a_setting_is_wrong(
    asked, monkeypatch, capsys
):
    monkeypatch.setenv("CAYLUS_LOG", "loud")
    assert main([asked]) == 0
    told = capsys.readouterr()
    assert not told.err
    assert all(
        name in told.out
        for name in ("doctor", "health", "--cluster", "--standby", "--version")
    )


def test_without_the_demos_packages_bot_and_doctor_say_how_to_add_them(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("CAYLUS_DATA", str(tmp_path / "data"))
    find = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec",
        lambda name: None if name == "simcord" else find(name),
    )
    assert _demo(Settings()) == 1
    told = capsys.readouterr()
    assert "pipx install --force '.[demo]'" in told.err and "simcord" not in told.err
    assert main(["doctor"]) == 0
    told = capsys.readouterr()
    assert (
        "pipx install --force '.[demo]'" in told.out and "runs the demo" not in told.out
    )


def test_the_doctor_without_a_token_finds_nothing_wrong_and_says_how_to_get_one(
    tmp_path,
):
    done = run(tmp_path, "doctor")
    assert f"caylus-bot {__version__}" in done.stdout.splitlines()[0]
    assert done.returncode == 0, done.stdout
    assert "No DISCORD_TOKEN is set" in done.stdout
    assert "Nothing is missing." in done.stdout


def test_the_doctor_names_a_folder_that_can_not_be_written_and_a_wrong_file(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "caylus.db").write_text(
        "this is a shopping list, not a database" * 40
    )
    done = run(tmp_path, "doctor")
    assert done.returncode == 1
    assert "isn't a database of this bot" in done.stdout
    assert "thing needs fixing" in done.stdout


def test_a_start_while_discord_is_out_of_reach_ends_with_sentences_that_say_so(
    tmp_path,
):
    with socket.socket() as taken:  # bound and not listening: connections are refused
        taken.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{taken.getsockname()[1]}"
        done = run(
            tmp_path,
            module="tests.fakediscord.launch",
            FAKE_DISCORD=address,
            DISCORD_TOKEN="a.fake.token",
        )
    assert done.returncode == 1
    first, second = done.stderr.splitlines()
    assert "Discord can't be reached" in first
    assert second.startswith("The bot could not start: ")


@pytest.mark.costly("five processes, each of which loads the bot or its storage")
def test_a_second_bot_on_a_folder_ends_with_one_sentence_and_helpers_work_beside_the_first(
    tmp_path,
):
    with (
        file_lock.hold(tmp_path / "data"),
        contextlib.closing(opening.connect(tmp_path / "data" / "caylus.db")),
    ):
        done = run(tmp_path, DISCORD_TOKEN="a.fake.token")
        assert (done.returncode, done.stdout) == (1, "")
        (sentence,) = done.stderr.splitlines()
        assert (
            sentence.startswith("The bot could not start: ")
            and "already running on this folder" in sentence
        )
        assert run(tmp_path, "doctor").returncode == 0
        file = str(tmp_path / "data" / "caylus.db")
        assert run(tmp_path, "check", file, module="storage").returncode == 0
        assert (
            run(
                tmp_path, "backup", file, str(tmp_path / "copy.db"), module="storage"
            ).returncode
            == 0
        )
    with file_lock.hold(tmp_path / "data", "demo.lock"):
        done = run(tmp_path)
        assert (
            done.returncode == 1
            and "another bot is already running on this folder" in done.stderr
        )
        assert "CAYLUS_DATA" in done.stderr and "CAYLUS_DEMO_PORT" not in done.stderr


async def test_the_doctor_leaves_a_database_of_an_older_version_as_it_is_and_says_when_it_changes(
    tmp_path,
):
    shutil.copy(ROOT / "tests" / "databases" / "version1.db", tmp_path / "caylus.db")
    before = (tmp_path / "caylus.db").read_bytes()
    found = await doctor.look(Settings(data=tmp_path))
    told = [
        finding.text for finding in found if "The next start of the bot" in finding.text
    ]
    assert (
        told
        and "has version 1" in told[0]
        and f"to version {opening.version()}" in told[0]
    )
    assert not any(finding.state == "wrong" for finding in found)
    assert (tmp_path / "caylus.db").read_bytes() == before
    assert not [file.name for file in tmp_path.iterdir() if file.name.endswith(".bak")]


async def test_the_doctor_names_what_a_start_would_refuse_in_a_database(tmp_path):
    file = tmp_path / "caylus.db"
    for damage, named in (
        (f"PRAGMA user_version = {opening.version() + 1}", "newer bot"),
        (
            "ALTER TABLE seat RENAME COLUMN name TO lost",
            "column name of table seat is missing",
        ),
        ("PRAGMA application_id = 7", "another program"),
    ):
        file.unlink(missing_ok=True)
        opening.connect(file).close()
        with contextlib.closing(sqlite3.connect(file)) as db:
            db.execute(damage)
            db.commit()
        found = await doctor.look(Settings(data=tmp_path))
        (wrong,) = [finding.text for finding in found if finding.state == "wrong"]
        assert named in wrong


async def test_the_doctor_says_what_is_wrong_with_a_folder(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    found = await doctor.look(Settings(data=blocked / "data"))
    told = [finding.text for finding in found if finding.state == "wrong"]
    assert any("isn't writable" in line for line in told)


@pytest.mark.parametrize(
    "within", ["", "backups", "errors"], ids=["data", "backups", "errors"]
)
@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "`sudo chown -R caylus {}`"),
        (errno.EROFS, "isn't writable (Read-only file system)"),
    ],
    ids=["full", "owner", "read-only"],
)
async def test_the_doctor_names_a_folder_that_can_not_be_written_and_why(
    within, number, told, tmp_path, monkeypatch
):
    data = tmp_path / "data"
    for name in ("backups", "errors"):
        (data / name).mkdir(parents=True)
    write = Path.write_text

    def refused(path, *args, **kwargs):
        if path.parent == data / within:
            raise OSError(number, os.strerror(number))
        return write(path, *args, **kwargs)

    monkeypatch.setattr(Path, "write_text", refused)
    monkeypatch.setattr("storage.ownership.user", lambda: "caylus")
    monkeypatch.setattr(
        "storage.ownership.owner",
        lambda path: "caylus" if number == errno.EROFS else "root",
    )
    found = await doctor.look(Settings(data=data))
    (sentence,) = [finding.text for finding in found if finding.state == "wrong"]
    assert str(data / within) in sentence and told.format(data / within) in sentence
    assert "Create it" not in sentence or number == errno.EROFS
    assert not [*data.rglob(".probe-*")]


def test_the_demo_prints_an_address_serves_it_and_ends_on_sigterm_within_ten_seconds(
    tmp_path,
):
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        address = None
        for line in process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if found:
                address = found[0]
                break
        assert address is not None
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert page.status == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_the_pulse_touches_its_file_and_the_health_command_reads_it(tmp_path):
    file = tmp_path / "run" / "alive"
    assert not health.is_alive(str(file))
    pulse = health.Pulse(str(file))
    assert pulse.wanted
    pulse.beat("running=3")
    assert file.read_text() == "running=3\n"
    assert health.is_alive(str(file))
    assert run(tmp_path, "health", CAYLUS_HEALTH=str(file)).returncode == 0
    old = time.time() - 2 * health.STALE
    os.utime(file, (old, old))
    assert not health.is_alive(str(file))
    assert run(tmp_path, "health", CAYLUS_HEALTH=str(file)).returncode == 1
    pulse.beat("the disk is full", healthy=False)
    assert not health.is_alive(str(file))
    pulse.stop()
    assert not file.exists()
    pulse = health.Pulse(str(tmp_path))  # it can't be written, which ends nothing
    pulse.beat("running=3")


def test_systemd_is_told_that_the_bot_is_ready_alive_and_stopping(
    tmp_path, monkeypatch
):
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(address)
        listener.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        pulse = health.Pulse(None)
        assert pulse.wanted
        pulse.beat("running=3")
        assert listener.recv(100) == b"READY=1\nWATCHDOG=1\nSTATUS=running=3"
        pulse.stop()
        assert listener.recv(100) == b"STOPPING=1"
    monkeypatch.delenv("NOTIFY_SOCKET")
    assert not health.Pulse(None).wanted
