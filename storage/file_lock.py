"""The lock that allows one bot for a folder.

The operating system releases it when the process ends. Readers of the
database (doctor, check, export, backup) need no lock.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

from storage.errors import InUse, NoLock, Unreachable, as_system_error

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def hold(folder: Path, name: str = "caylus.lock") -> Iterator[None]:
    """Lock a folder, which is created if it is missing; the file of the lock is never deleted.

    Raise InUse if another process holds the lock, and ReadOnly, DiskFull or NoLock if its file can't be written.
    """
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        refused = as_system_error(error, str(path))
        if isinstance(refused, Unreachable):
            refused = NoLock(str(path), error.strerror or str(error))
        raise refused from error
    try:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:
            raise InUse(str(folder)) from error
        except OSError as error:  # a file system without locks
            raise NoLock(str(path), error.strerror or str(error)) from error
        yield
    finally:
        os.close(file)
