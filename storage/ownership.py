"""The names of users: the owner of a file, and the user of this process."""

from __future__ import annotations

import getpass
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def owner(path: Path) -> str:
    """Return the name of a file's owner, the number where there is no name, "" where that can't be found out."""
    try:
        return path.owner()
    except KeyError:
        return str(path.stat().st_uid)
    except (NotImplementedError, OSError):
        return ""


def user() -> str:
    """Return the name of the user that this process runs as, the number where there is no name."""
    try:
        import pwd
    except ImportError:  # Windows
        return getpass.getuser()
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())
