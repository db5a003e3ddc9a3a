"""Tells systemd (notify and watchdog) and containers (a touched file) that the bot is alive, and notices that it stood
still: its machine was suspended, or too busy to let it run."""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.app import log

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


TICK = 10.0  # seconds between two looks at the clock
STILL = 5.0  # seconds that a look may come too late


class Standstill:
    """Looks at the clock every few seconds, while it is `watching`."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._next: float | None = None  # when it looks again
        self._stood = 0.0

    @contextlib.contextmanager
    def watching(self, noticed: Callable[[], None]) -> Iterator[None]:
        """Watches meanwhile, and says when it has noticed something."""
        task = asyncio.get_running_loop().create_task(self._watch(noticed), name="standstill")
        try:
            yield
        finally:
            task.cancel()
            self._next = None

    def lasted(self) -> int:
        """For how many seconds at most it stood still since that was last asked."""
        self._look()
        lasted, self._stood = self._stood, 0.0
        return round(lasted)

    async def _watch(self, noticed: Callable[[], None]) -> None:
        while True:
            self._next = self._clock() + TICK
            await asyncio.sleep(TICK)
            self._look()
            if self._stood:
                noticed()

    def _look(self) -> None:
        now = self._clock()
        if self._next is None or now - self._next <= STILL:
            return
        stood = now - self._next + TICK
        log.warn("the bot stood still for %.0f seconds: its machine was suspended, or too busy", stood)
        self._stood += stood
        self._next = now + TICK
