"""Tells systemd (notify and watchdog) and containers (a touched file) that the bot is alive."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path

BEAT = 60.0  # seconds between two signs of life
STALE = 3 * BEAT


def notify(line: str) -> bool:
    """Sends one line such as READY=1 to systemd; False where nobody listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sock:
        try:
            sock.connect("\0" + address[1:] if address.startswith("@") else address)
            sock.sendall(line.encode())
        except OSError:
            return False
    return True


class Pulse:
    """Beats while the bot is connected; does nothing where neither systemd nor a file wants it."""

    def __init__(self, file: str | None) -> None:
        self._file = Path(file) if file else None

    @property
    def wanted(self) -> bool:
        return self._file is not None or bool(os.environ.get("NOTIFY_SOCKET"))

    def beat(self, status: str) -> None:
        """One sign of life, with a status line that `systemctl status` shows."""
        notify(f"READY=1\nWATCHDOG=1\nSTATUS={status}")
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(f"{status}\n", encoding="utf-8")

    def stop(self) -> None:
        """Says that the bot is going down."""
        notify("STOPPING=1")
        if self._file is not None:
            self._file.unlink(missing_ok=True)


def is_alive(file: str | None) -> bool:
    """Whether the file was touched within three beats."""
    if file is None:
        return False
    try:
        return time.time() - Path(file).stat().st_mtime < STALE
    except OSError:
        return False
