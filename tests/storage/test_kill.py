"""A few kills of the process that keeps the games; `make soak` kills it hundreds of times."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytestmark = pytest.mark.sqlite

ROOT = Path(__file__).parent.parent.parent
SEED = 20_251


@pytest.mark.costly("a process is killed again and again")
def test_a_killed_process_loses_no_acknowledged_action_does_none_twice_and_forgets_no_notice():
    """In a process of its own: the harness forks, which a test runner with threads had better not."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.soak.kill_storage",
            "--kills",
            "8",
            "--seed",
            str(SEED),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr.strip() == ""
    assert done.returncode == 0
    assert f"seed {SEED}" in done.stdout
    assert "8 kills" in done.stdout
    assert "0 problems" in done.stdout
    counted = dict(
        reversed(part.split(maxsplit=1))
        for part in done.stdout.splitlines()[-1].split(", ")[1:]
    )
    assert int(counted["actions"]) > 10


def test_the_accounts_find_a_lost_action_a_doubled_one_and_a_lost_notice(tmp_path):
    """The harness itself: what it is for is found when it is done on purpose."""
    script = """
import random, sqlite3, sys
from pathlib import Path
from tests.soak import kill_storage, players

folder = Path(sys.argv[1])
database, journal = folder / "caylus.db", folder / "journal"
for life in range(3):
    kill_storage.LONGEST = 0.6
    kill_storage._life(database, journal, random.Random(40 + life), works=True)
connection = sqlite3.connect(database)
first = connection.execute("SELECT min(rowid) FROM action WHERE undone IS NULL").fetchone()
connection.execute("UPDATE action SET code = 'pass ' || code WHERE rowid = ?", first)
connection.execute("DELETE FROM delivery WHERE id = (SELECT min(id) FROM delivery)")
connection.execute("DELETE FROM outbox WHERE kind = 'began' AND game = (SELECT min(game) FROM action)")
last = connection.execute("SELECT max(game) FROM action").fetchone()
connection.execute("UPDATE outbox SET how = 'delivered', nonce = 'x' WHERE kind = 'began' AND game = ?", last)
connection.commit()
connection.close()
kill_storage._go_on = lambda database: _nothing()

async def _nothing():
    return []

problems, _ = kill_storage._account(database, players.Journal.read(journal))
print("\\n".join(problems))
"""
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    for told in (
        "another action stands there",
        "acknowledged and lost",
        "is not legal there",
        "notices of kind began were written",
        "(began) counts as delivered and was never posted",
    ):
        assert told in done.stdout, (told, done.stdout)
