"""The bot as a process of its own: started, killed, stopped, watched from outside."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import multiprocessing
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app import feature_list
from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.fakediscord.server import FakeDiscord

ROOT = Path(__file__).parent.parent.parent
PAGE = 4096
UNLIMITED = resource.RLIM_INFINITY


@functools.cache
def _scratch() -> Path:
    """A folder of this process, gone with it."""
    made = Path(tempfile.mkdtemp(prefix="caylus-bots-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


class Fork:
    """A bot that is forked off a process that has imported it, 0.6 s of processor sooner than one of its own; used as
    `asyncio.subprocess.Process` is."""

    def __init__(self, environment: Mapping[str, str], folder: Path, log: Path) -> None:
        # not with this package, of which it is run as a program
        from tests.fakediscord import launch

        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([*launch.IMPORTED, *feature_list.extensions()])
        told, tells = context.Pipe(duplex=False)
        self._process = context.Process(
            target=launch.forked, args=(environment, folder, log, told)
        )
        self._process.start()
        told.close()
        self.kill = self._process.kill
        self.stdin = os.fdopen(os.dup(tells.fileno()), "wb", buffering=0)
        tells.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> int:
        await until(lambda: self.returncode is not None, "the end of the bot")
        self.stdin.close()
        assert self.returncode is not None
        return self.returncode


class BotProcess:
    """One bot; its log is kept in a file beside the data, through all restarts."""

    program = "tests.fakediscord.launch"
    forked = False
    """Whether bots are forked, which tests are for; what is measured begins as anywhere else."""

    def __init__(self, fake: FakeDiscord, folder: Path, **settings: str) -> None:
        self.fake = fake
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "bot.app.log"
        self.report = folder / "report.json"
        self.settings = {"CAYLUS_LOG": "info", "CAYLUS_BACKUPS": "0", **settings}
        self.starts = 0
        self._logged = 0  # bytes of the log at the last start
        self._process: asyncio.subprocess.Process | Fork | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """What it has logged since it was last started."""
        return self.log.read_bytes()[self._logged :].decode(errors="replace")

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self, *, wait: bool = True, seconds: float = PATIENCE) -> float:
        """Starts it; with `wait` until it is connected. Gives the seconds that took."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            k: v
            for k, v in os.environ.items()
            if not k.startswith(("CAYLUS_", "DISCORD_"))
        }
        environment = {
            **kept,
            **self.fake.environment,
            "CAYLUS_DATA": str(self.data),
            "FAKE_COMMANDS": str(_scratch() / "commands.json"),
            "FAKE_REPORT": str(self.report),
            "PYTHONPATH": str(ROOT),
            **self.settings,
        }
        began = time.perf_counter()
        self.fake.gateway.identified.clear()
        self.log.touch()
        self._logged = self.log.stat().st_size
        if self.forked:
            self._process = Fork(environment, self.folder, self.log)
        else:
            self._process = await self._begun(environment)
        self.starts += 1
        if wait:
            ended = asyncio.create_task(self._process.wait())
            ready = asyncio.create_task(self.fake.gateway.identified.wait())
            done, _ = await asyncio.wait(
                (ended, ready), timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
            ready.cancel()
            if ready not in done:
                raise AssertionError(f"the bot did not connect:\n{self.tail()}")
            ended.cancel()
        return time.perf_counter() - began

    async def _begun(
        self, environment: Mapping[str, str]
    ) -> asyncio.subprocess.Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.program,
                cwd=self.folder,
                env=environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
            )

    async def kill(self) -> None:
        """Ends it as a power failure does."""
        if self.runs:
            self._process.kill()
            await self._process.wait()

    async def ended(self, seconds: float = PATIENCE) -> int:
        """Waits until it has ended by itself; its exit status."""
        async with asyncio.timeout(seconds):
            return await self._process.wait()

    async def stop(self, seconds: float = PATIENCE) -> int:
        """Ends it as systemd does; its exit status."""
        if not self.runs:
            return 0
        self._process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(seconds):
                return await self._process.wait()
        except TimeoutError:
            await self.kill()
            raise AssertionError(
                f"SIGTERM did not end the bot in {seconds:g} s:\n{self.tail()}"
            ) from None

    def stand_still(self, stands: bool) -> None:
        """Lets it do nothing, as a machine that is suspended, or lets it go on."""
        os.kill(self.pid, signal.SIGSTOP if stands else signal.SIGCONT)

    async def restart(self) -> None:
        """kill -9, and a new start."""
        await self.kill()
        await self.start()

    def tell(self, line: str) -> None:
        """A line for the launcher: `clock SECONDS`, `fresh`, `report`."""
        if self.runs and self._process.stdin is not None:
            self._process.stdin.write(line.encode() + b"\n")

    def fill_disk(self, full: bool) -> None:
        """Lets no file of the bot grow (as when the disk is full), or lets them grow again."""
        if not self.runs:
            return
        limit = 4096 if full else UNLIMITED
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (limit, UNLIMITED))

    def memory(self, pid: int | None = None) -> int:
        """Resident bytes, of the bot itself or of a child of it."""
        return int(Path(f"/proc/{pid or self.pid}/statm").read_text().split()[1]) * PAGE

    def children(self) -> list[int]:
        """The processes that it has started and that run."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for children in tasks for pid in children.read_text().split()]

    def tail(self, lines: int = 40) -> str:
        """The end of the log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])
