"""What large blocks leave behind when they are freed."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from tests.bot.app.test_process import ROOT
from tests.patience import PATIENCE

BLOCKS = """
import ctypes, sys
from pathlib import Path
from bot.app import memory
if sys.argv[1] == "frugal":
    assert memory.be_frugal()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
libc.memset.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]

def taken(size):
    found = libc.malloc(size)
    libc.memset(found, 1, size)
    return found

libc.free(taken(20_000_000))  # from now on glibc would take such blocks from a heap
large, small = [], []
for _ in range(20):
    large.append(taken(3_000_000))
    small.append(taken(100_000))
for block in large:
    libc.free(block)
resident = int(Path("/proc/self/statm").read_text().split()[1]) * 4096
print(resident)
"""


def resident(how: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKS, how],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return int(done.stdout)


@pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="another C library than glibc"
)
def test_large_blocks_are_given_back_though_small_ones_lie_between_them():
    assert resident("frugal") < resident("as it is") - 40_000_000
