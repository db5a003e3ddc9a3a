"""The bot's health: the gateway, the database, the disk."""

import asyncio
import contextlib
import logging
import math
import os
import shutil
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from bot.core.database import UseCaseRunner
from bot.core.unit_of_work import UnitOfWork
from storage import Location, StorageError
from storage.user_data import set_fact

_log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 60.0  # seconds between two signs of life
STALE = 3 * HEARTBEAT_SECONDS
HEARTBEATS = 41.25  # seconds between two heartbeats of a shard, as Discord asks for
TICK = 10.0  # seconds between two looks at the clock, and at the heartbeats
ANSWERING = 3.0  # seconds in which a database answers that is not away
LEAST_ROOM = (
    16 * 1024 * 1024
)  # bytes on the disk of the database; what SQLite writes beside it takes a few of them


def notify(line: str) -> bool:
    """Send one line such as READY=1 to systemd; False where nobody listens."""
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

    def beat(self, status: str, *, healthy: bool = True) -> None:
        """Give one sign of life, with a status line that `systemctl status` shows.

        Only a healthy bot touches the file.
        """
        notify(f"READY=1\nWATCHDOG=1\nSTATUS={status}")
        if self._file is None or not healthy:
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(f"{status}\n", encoding="utf-8")
        except OSError as problem:
            _log.warning("CAYLUS_HEALTH: %s can't be written: %s", self._file, problem)

    def stop(self) -> None:
        """Say that the bot is going down."""
        notify("STOPPING=1")
        if self._file is not None:
            self._file.unlink(missing_ok=True)


def is_alive(file: str | None) -> bool:
    """Return whether the file was touched within three beats."""
    if file is None:
        return False
    try:
        return time.time() - Path(file).stat().st_mtime < STALE
    except OSError:
        return False


class Trouble(NamedTuple):
    """The reason why the bot can't do its work, and whether starting it again may help."""

    why: str
    restart: bool


class Serving(Protocol):
    """The state of the client that `Health` reads."""

    @property
    def db(self) -> UseCaseRunner: ...

    def is_ready(self) -> bool: ...

    def on_duty(self) -> bool: ...

    @property
    def latencies(self) -> Sequence[tuple[int, float]]: ...


class Health:
    """Looks at the gateway, the database and the disk whenever it is asked; a change is a line in the log."""

    def __init__(self, client: Serving, place: Location) -> None:
        self._client = client
        self._file = place if isinstance(place, Path) else None
        self._acknowledged: dict[
            int, tuple[float, float]
        ] = {}  # by shard: the latency, and when that was new
        self._logged = ""

    async def trouble(self) -> Trouble | None:
        """Return what is wrong, the most important first, or None."""
        trouble = await self._look()
        why = trouble.why if trouble else ""
        if not self._client.is_ready():  # it is only starting
            return trouble
        if why and why != self._logged:
            _log.warning("the bot can't do its work: %s", why)
        elif self._logged and not why:
            _log.info("the bot can do its work again")
        self._logged = why
        return trouble

    async def _look(self) -> Trouble | None:
        if not self._client.is_ready():
            return Trouble("not connected to Discord", restart=True)
        if silent := self.silent_shards():
            shards = ", ".join(map(str, silent))
            return Trouble(
                f"the gateway is silent; shards without an acknowledged heartbeat: {shards}",
                restart=True,
            )
        if not self._client.on_duty():
            return Trouble(
                "the shards are not held: the database does not answer", restart=True
            )
        return await self.database_trouble()

    def silent_shards(self) -> list[int]:
        """Return the shards that Discord has acknowledged no heartbeat of for two intervals.

        discord.py calls a client ready for as long as it tries to connect again.
        """
        self._listen()
        oldest = time.perf_counter() - 2 * HEARTBEATS
        never = math.inf, -math.inf
        return [
            shard
            for shard, _ in self._client.latencies
            if self._acknowledged.get(shard, never)[1] < oldest
        ]

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Look at the heartbeats meanwhile, so that whoever asks seldom is answered rightly."""

        async def listen() -> None:
            while True:
                self._listen()
                await asyncio.sleep(TICK)

        task = asyncio.get_running_loop().create_task(listen(), name="heartbeats")
        try:
            yield
        finally:
            task.cancel()

    def _listen(self) -> None:
        """Note new latencies: discord.py measures one at each acknowledgement, and has none without a connection."""
        for shard, latency in self._client.latencies:
            if (
                latency != math.inf
                and latency != self._acknowledged.get(shard, (math.inf, 0.0))[0]
            ):
                self._acknowledged[shard] = latency, time.perf_counter()

    async def database_trouble(self) -> Trouble | None:
        """Return why nothing can be stored, or None: a write is tried."""
        try:
            if (
                self._file is not None
                and shutil.disk_usage(self._file.parent).free < LEAST_ROOM
            ):
                megabytes = LEAST_ROOM // 2**20
                why = f"the disk of {self._file.parent} is full: less than {megabytes} megabytes are free"
                return Trouble(why, restart=False)
            async with asyncio.timeout(ANSWERING):
                await self._client.db.run(_write)
        except (StorageError, OSError) as problem:  # a TimeoutError is an OSError
            return Trouble(str(problem) or "the database does not answer", restart=True)
        return None


def _write(uow: UnitOfWork) -> None:
    """Store the second in which the process that serves these shards was last well."""
    shards = uow.shard_range
    set_fact(
        uow.tx, "healthy" if shards is None else f"healthy {shards.first}", str(uow.now)
    )


STILL = 5.0  # seconds that a look may come too late


class Standstill:
    """Looks at the clock every few seconds, while it is `watching`."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._next: float | None = None  # when it looks again
        self._stood = 0.0

    @contextlib.contextmanager
    def watching(self, noticed: Callable[[], None]) -> Iterator[None]:
        """Watch meanwhile, and say when it has noticed something."""
        task = asyncio.get_running_loop().create_task(
            self._watch(noticed), name="standstill"
        )
        try:
            yield
        finally:
            task.cancel()
            self._next = None

    def lasted(self) -> int:
        """Return for how many seconds at most it stood still since that was last asked."""
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
        _log.warning(
            "the bot stood still for %.0f seconds: its machine was suspended, or too busy",
            stood,
        )
        self._stood += stood
        self._next = now + TICK
