"""A process that works for the bot: started when it is asked for something, asked and answering by lines.

It gets none of the bot's secrets, and is ended at once; it sees by the end of its standard input that the bot
has ended.
"""

import asyncio
import contextlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

FOLDER = Path(__file__).parent.parent.parent  # where the packages are
SECRETS = ("DISCORD_TOKEN", "CAYLUS_DATABASE")  # what a worker has no use for


class Child:
    """One process, or none, and the pipes to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """Return the line that answers a line, from a new process where none runs.

        Raise OSError and ValueError.
        """
        process = self.process
        if process is None or process.returncode is not None:
            environment = {
                name: value for name, value in os.environ.items() if name not in SECRETS
            }
            self.process = process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=FOLDER,
                env=environment,
            )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise ConnectionError("it ended")
        return answer

    async def more(self, size: int) -> bytes:
        """Return so many bytes that follow the answer; raise EOFError where the process ends before."""
        assert self.process is not None and self.process.stdout is not None, (
            "it has answered"
        )
        return await self.process.stdout.readexactly(size)

    async def end(self) -> None:
        """End the process, at once; harmless where there is none."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
