"""One bot for one folder: the lock is seen by others, and ends with the process that holds it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from storage import InUse, StorageError, file_lock
from storage.errors import NoLock
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
HOLDER = (
    "import pathlib, sys, time\nfrom storage import file_lock\n"
    "with file_lock.hold(pathlib.Path(sys.argv[1])):\n    print('held', flush=True)\n    time.sleep(60)\n"
)


def test_a_folder_is_held_once_and_free_again_afterwards(tmp_path):
    folder = tmp_path / "new" / "data"
    for _ in range(2):
        with (
            file_lock.hold(folder),
            pytest.raises(
                InUse,
                match=r"another bot is already running on this folder.*nothing was changed",
            ),
            file_lock.hold(folder),
        ):
            pass
    with (
        file_lock.hold(folder),
        file_lock.hold(tmp_path / "other"),
        file_lock.hold(folder, "demo.lock"),
    ):
        pass


def test_the_lock_vanishes_when_its_process_is_killed(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse), file_lock.hold(tmp_path):
            pass
        os.kill(process.pid, signal.SIGKILL)
        process.wait(timeout=PATIENCE)
        with file_lock.hold(tmp_path):
            pass
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_a_folder_that_can_not_be_made_says_so(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(NoLock), file_lock.hold(tmp_path / "file" / "data"):
        pass
    assert issubclass(InUse, StorageError)
