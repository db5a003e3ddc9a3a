import gc
import os
import re
import shutil
import tempfile

import pytest

from tests.costs import Costs

RAM = "/dev/shm"
ROOM = 4 << 30  # bytes that are free there; a whole run needs a tenth of it


def _in_memory():
    """Whether folders of tests can lie in memory, where what is kept for a test waits for no disk."""
    if "TMPDIR" in os.environ or not os.access(RAM, os.W_OK):
        return False
    return (
        not os.statvfs(RAM).f_flag & os.ST_NOEXEC and shutil.disk_usage(RAM).free > ROOM
    )


if _in_memory():
    tempfile.tempdir = os.environ["TMPDIR"] = RAM


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Three for two cores: a quarter of what a worker does is to wait for processes, timers and disks."""
    return max(1, 3 * (os.cpu_count() or 2) // 2)


def pytest_configure(config):
    config.addinivalue_line("markers", "sqlite: about a file; runs on SQLite only")
    config.addinivalue_line(
        "markers",
        "thinking_processes: the guide thinks in its own processes, ahead of who asks",
    )
    config.addinivalue_line(
        "markers",
        "postgres: needs a PostgreSQL server, which the tests start themselves",
    )
    config.addinivalue_line(
        "markers", "costly(reason): takes more processor time than others, and why"
    )
    config.addinivalue_line(
        "markers",
        "exhaustive: left to `make test-exhaustive`; `make test` runs its like",
    )
    config.pluginmanager.register(Costs(), "costs")


def pytest_itemcollected(item):
    """Workers agree on the tests by their names: one that says where something lies is another in each of them."""
    if re.search(r"\b0x[0-9a-f]{6}", item.nodeid):
        raise pytest.UsageError(
            f"{item.nodeid} holds an address: give its parameters `ids`"
        )


def pytest_collection_finish():
    """What was collected stays; looking through it for garbage again and again would be a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
