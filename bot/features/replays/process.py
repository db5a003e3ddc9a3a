"""Draws one replay after another, each in a process of its own."""

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Sequence

import msgspec

from bot.app.child_process import Child
from bot.features.replays.worker import PROCESSOR, Film, Request, encode, read_answer

_log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "bot.features.replays.worker")
DRAW_SECONDS = 900.0
"""Seconds after which a process hangs: nobody can be answered any more. How long it may work is counted in seconds of
the processor (`worker.PROCESSOR`), for on a busy machine everything else goes first."""
ENDING = 5.0  # seconds that a process may take to end once its pipe is closed
SPENT = getattr(signal, "SIGXCPU", 0)  # Windows has none
DRAW_TRIES = 2
LARGEST = 64_000_000  # bytes that are taken from a process at most


class Undrawn(Exception):
    """A replay that could not be drawn; str(error) is for the log."""


class Projector:
    """The process of the replay that is being drawn now, if one is."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.child = Child(command)

    async def draw(self, request: Request) -> tuple[Film, ...]:
        """Return the files; tried once more where the process breaks. Raise Undrawn."""
        trouble = ""
        for _ in range(DRAW_TRIES):
            try:
                async with asyncio.timeout(DRAW_SECONDS):
                    answer = read_answer(await self.child.ask(encode(request) + b"\n"))
                    if not answer.sizes:
                        raise Undrawn(answer.trouble)
                    if sum(answer.sizes) > LARGEST:
                        raise ValueError(f"{answer.sizes} bytes")
                    each = zip(answer.sizes, answer.captions, strict=True)
                    return tuple(
                        [
                            Film(await self.child.more(size), caption)
                            for size, caption in each
                        ]
                    )
            except TimeoutError:
                raise Undrawn(f"not done after {DRAW_SECONDS:.0f} seconds") from None
            except (OSError, EOFError, msgspec.MsgspecError, ValueError) as problem:
                if await self._is_spent():
                    raise Undrawn(
                        f"not done after {PROCESSOR} seconds of the processor"
                    ) from None
                trouble = repr(problem)
                _log.warning("the process that draws a replay broke: %s", trouble)
            finally:
                await self.close()
        raise Undrawn(trouble)

    async def _is_spent(self) -> bool:
        """Return whether the system has ended the process for its processor time."""
        process = self.child.process
        if process is None or process.stdout is None or not process.stdout.at_eof():
            return False
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(process.wait(), ENDING) == -SPENT
        return False

    async def close(self) -> None:
        """End the process, at once; harmless a second time."""
        await self.child.end()
