"""The operator's pages about a server, tried literally: each command that they name is run, in their order."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import postgres

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
    pytest.mark.costly("runs the commands of three pages on a server of its own"),
]
ROOT = Path(__file__).parents[2]
VERSION = max(
    int(path.stem.removeprefix("version"))
    for path in (ROOT / "tests" / "databases").glob("*.db")
)
HERE = ("python", "psql", "pg_dump", "pg_restore")


def section(page, heading):
    """The text of a page under a heading."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.split(rf"^#+ {re.escape(heading)}$", text, flags=re.M)[1].split("\n## ")[
        0
    ]


def commands(page, heading):
    """The lines of its blocks."""
    blocks = re.findall(r"^ *```\n(.*?)^ *```$", section(page, heading), re.M | re.S)
    return [line.strip() for block in blocks for line in block.splitlines()]


class Operator:
    """Somebody who does what the pages say, with a server in a folder instead of at HOST."""

    def __init__(self, server, folder):
        self.server, self.folder = server, folder
        programs = str(postgres.programs())
        self.environment = {
            **{
                name: value
                for name, value in os.environ.items()
                if not name.startswith(("CAYLUS_", "DISCORD_"))
            },
            "PATH": f"{programs}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "PGHOST": str(server.folder),
            # who may do everything on this server, as `postgres` mostly may
            "PGUSER": "caylus",
            "PGDATABASE": "postgres",
        }

    def run(self, line, status=0):
        """Runs a command of a page; what it says."""
        line = line.removeprefix("sudo -u postgres ").replace(
            ".venv/bin/python", shlex.quote(sys.executable)
        )
        line = line.replace(
            "PASSWORD@HOST/caylus", f"PASSWORD@/caylus?host={self.server.folder}"
        )
        words = shlex.split(line)
        done = subprocess.run(
            words,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, (line, done.stdout, done.stderr)
        return done.stdout + done.stderr

    def follow(self, lines):
        """Runs those commands of a page that need no other machine."""
        return [self.run(line) for line in lines if is_run(line)]

    def doctor(self):
        """What the doctor says of the database."""
        url = f"postgresql://bot:PASSWORD@/caylus?host={self.server.folder}"
        done = subprocess.run(
            [sys.executable, "-m", "bot", "doctor"],
            cwd=self.folder,
            env={
                **self.environment,
                "CAYLUS_DATABASE": url,
                "CAYLUS_DATA": str(self.folder),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout


def is_run(line):
    """Whether a line is tried: neither packages are installed nor services stopped."""
    words = shlex.split(line.removeprefix("sudo -u postgres "))
    return Path(words[0]).name in HERE


@pytest.fixture
def operator(tmp_path):
    server = postgres.Server(*postgres.QUICK)
    (tmp_path / "data").mkdir()
    shutil.copy(
        ROOT / "tests" / "databases" / f"version{VERSION}.db",
        tmp_path / "data" / "caylus.db",
    )
    yield Operator(server, tmp_path)
    server.stop()


def test_the_way_to_a_server_its_backups_and_the_way_back_work_as_written(operator):
    way = commands("scaling.md", "When to move to a server, and how")
    assert [shlex.split(line)[-1] for line in way if "pip install" in line] == [
        "requirements-postgres.txt"
    ]
    _, copied = operator.follow(way)
    assert "compared and replayed" in copied
    back_up = [
        line
        for line in commands("hosting.md", "4. Back it up")
        if "HOST" in line or "psql" in line
    ]
    assert [
        shlex.split(line.removeprefix("sudo -u postgres "))[0].rpartition("/")[2]
        for line in back_up
    ] == [
        "pg_dump",
        "psql",
        "pg_restore",
        "python",
    ]
    checked = operator.follow(back_up)[-1]
    assert f"version {VERSION}" in checked and "sound" in checked
    assert "permission denied" not in operator.doctor()
    emptied = re.search(
        r"`(psql [^`]*DROP SCHEMA[^`]*)`", section("storage.md", "Upgrades on a server")
    )[1]
    operator.run(emptied)
    copy = next(line for line in way if "storage copy" in line)
    operator.run(copy)
    assert "sound" in operator.run(back_up[-1])


def test_what_a_wrong_grant_says_is_in_the_table_with_the_command_that_mends_it(
    operator,
):
    operator.run(
        "psql -c \"CREATE ROLE bot LOGIN PASSWORD 'PASSWORD'\" -c 'CREATE DATABASE caylus'"
    )
    told = "permission denied for schema public"
    assert told in operator.doctor()
    row = next(
        line
        for line in section("hosting.md", "When something is wrong").splitlines()
        if told in line
    )
    operator.run(re.search(r"`(sudo -u postgres psql [^`]*)`", row)[1])
    assert told not in operator.doctor()


def test_an_upgrade_names_the_requirements_of_both_storages():
    (line,) = [
        line
        for line in commands("hosting.md", "5. Upgrade it")
        if "pip install" in line
    ]
    named = set(re.findall(r"requirements[-a-z]*\.txt", line))
    assert named == {"requirements.txt", "requirements-postgres.txt"}
    assert all((ROOT / name).is_file() for name in named)
