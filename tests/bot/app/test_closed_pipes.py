"""Commands whose reader ends first, as `head` does: none of them shows a traceback."""

import os
import subprocess
import sys

import pytest

from rules.pipes import ENDED

COMMANDS = [
    ("bot --help", True),
    ("bot doctor", False),
    ("storage check tests/databases/version1.db", False),
    ("lab match random random --games 1", True),
    ("rules play --players 2", False),
]


@pytest.mark.parametrize(("command", "buffered"), COMMANDS)
def test_a_command_that_nobody_reads_ends_without_a_traceback(
    command, buffered, tmp_path
):
    reader, writer = os.pipe()
    os.close(reader)
    environment = {
        **os.environ,
        "PYTHONUNBUFFERED": "" if buffered else "1",
        "CAYLUS_DATA": str(tmp_path),
    }
    run = subprocess.run(
        [sys.executable, "-m", *command.split()],
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment,
        check=False,
    )
    os.close(writer)
    assert (run.returncode, run.stderr) == (ENDED, b"")
