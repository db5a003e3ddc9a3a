"""A wire on loopback to the socket of a PostgreSQL server, which can be cut or fall silent.

`python -m tests.fakediscord.proxy SOCKET DELAY` is one as a process of its own: it prints its port and obeys the lines
`cut SECONDS` and `silent SECONDS`."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path

from tests.fakediscord.process import ROOT

NAME = ".s.PGSQL.5432"


class Proxy:
    """Passes on what is said, until it is told not to."""

    def __init__(self, folder: Path, delay: float = 0.0) -> None:
        self._to = folder / NAME
        self._delay = delay
        """Seconds that what a client says is under way, and answers are not: together those of a way and back."""
        self.waits = 0
        """How often a client has waited for an answer."""
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._speaks = asyncio.Event()
        self._speaks.set()
        self.is_cut = False

    async def start(self) -> int:
        """Listens; the port."""
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self._listening.sockets[0].getsockname()[1]

    async def _connected(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if self.is_cut:
            writer.close()
            return
        try:
            there, back = await asyncio.open_unix_connection(self._to)
        except OSError:
            writer.close()
            return
        self._open |= {writer, back}
        for one, other, said in ((reader, back, Said()), (there, writer, None)):
            task = asyncio.create_task(self._pass_on(one, other, said))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        said: Said | None,
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if said is not None:
                    self.waits += said.waits(data)
                    await asyncio.sleep(self._delay)
                await self._speaks.wait()
                writer.write(data)
                await writer.drain()
        self._open.discard(writer)
        writer.close()

    def cut(self) -> None:
        """Ends every connection in the midst of what it says, and takes no new one."""
        self.is_cut = True
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def cut_for(self, seconds: float) -> None:
        """Is cut for so long, and then takes connections again."""
        self.cut()
        await asyncio.sleep(seconds)
        self.is_cut = False

    async def silent_for(self, seconds: float) -> None:
        """Passes nothing on for so long, and tells nobody: what was said then arrives late."""
        self._speaks.clear()
        await asyncio.sleep(seconds)
        self._speaks.set()

    async def stop(self) -> None:
        """Ends for good."""
        self._speaks.set()
        self.cut()
        self._listening.close()


class Said:
    """What a client says to the server, message by message: a letter, the length, the rest."""

    FIRST = (80877103, 80877104)  # asks for encryption, before the message that begins
    ASKS = frozenset(b"QHS")  # a query, Flush and Sync: what it then waits for

    def __init__(self) -> None:
        self._rest = b""
        self._begun = self._synced = False

    def waits(self, data: bytes) -> int:
        """How often it waits for an answer after that."""
        self._rest += data
        count = 0
        while len(self._rest) >= 8 if not self._begun else len(self._rest) >= 5:
            at = 1 if self._begun else 0
            size = at + int.from_bytes(self._rest[at : at + 4], "big")
            if len(self._rest) < size:
                break
            if self._begun:
                # psycopg says Flush behind a Sync: that is one wait.
                count += self._rest[0] in self.ASKS and not (
                    self._rest[0] == ord("H") and self._synced
                )
                self._synced = self._rest[0] == ord("S")
            elif int.from_bytes(self._rest[4:8], "big") not in self.FIRST:
                self._begun = True
            self._rest = self._rest[size:]
        return count


class ProxyProcess:
    """A wire that costs whoever uses it in a test no time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, folder: Path, delay: float = 0.0) -> int:
        """Starts it; the port."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.fakediscord.proxy",
            str(folder),
            str(delay),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())

    def tell(self, what: str, seconds: float) -> None:
        """`cut` or `silent` for so long."""
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(f"{what} {seconds}\n".encode())

    async def stop(self) -> None:
        """Ends it."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


async def _main(folder: Path, delay: float) -> None:
    proxy = Proxy(folder, delay)
    print(await proxy.start(), flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        what, seconds = line.split()
        await {"cut": proxy.cut_for, "silent": proxy.silent_for}[what](float(seconds))


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), float(sys.argv[2])))
