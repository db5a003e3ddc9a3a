"""Draws one replay after another, each in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bot.process import log
from bot.replays.request import encode, read_answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.replays.request import Request

COMMAND = (sys.executable, "-m", "bot.replays.worker")
FOLDER = Path(__file__).parent.parent.parent  # where the packages are
SECRETS = ("DISCORD_TOKEN", "CAYLUS_DATABASE")  # what a worker has no use for
PATIENCE = 180.0  # seconds; a game of five needs 6 of a core, and everything else goes first
TRIES = 2
LARGEST = 64_000_000  # bytes that are taken from a process at most


class Undrawn(Exception):
    """A replay that could not be drawn; str(error) is for the log."""


class Projector:
    """The process of the replay that is being drawn now, if one is."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self.process: asyncio.subprocess.Process | None = None

    async def draw(self, request: Request) -> bytes:
        """The file; tried once more where the process breaks. Raises Undrawn."""
        trouble = ""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._ask(encode(request) + b"\n")
            except TimeoutError:
                raise Undrawn(f"not done after {PATIENCE:.0f} seconds") from None
            except (OSError, EOFError, msgspec.MsgspecError, ValueError) as problem:
                trouble = repr(problem)
                log.warn("the process that draws a replay broke: %s", trouble)
            finally:
                await self.close()
        raise Undrawn(trouble)

    async def _ask(self, line: bytes) -> bytes:
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
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
        told = await process.stdout.readline()
        if not told:
            raise ConnectionError("it ended")
        answer = read_answer(told)
        if not answer.size:
            raise Undrawn(answer.trouble)
        if answer.size > LARGEST:
            raise ValueError(f"{answer.size} bytes")
        return await process.stdout.readexactly(answer.size)

    async def close(self) -> None:
        """Ends the process, at once; harmless a second time."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
