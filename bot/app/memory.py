"""Asks the C library to give the memory of finished pictures back."""

import ctypes
import sys

# bytes from which on a block is mapped by itself, and unmapped as soon as it is free
LARGE = 128 * 1024
ARENAS = 2  # heaps; by default there are eight for each core, one a thread that draws
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # <malloc.h>


def be_frugal() -> bool:
    """Fix the size from which glibc gives memory back; return False where the C library is another one.

    Else glibc raises it by itself: after the first freed picture of 5 MB, blocks up to that size come from
    heaps, which are never given back while something small lies behind them. Call this before threads are
    started.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE)) and bool(
        mallopt(_M_ARENA_MAX, ARENAS)
    )
