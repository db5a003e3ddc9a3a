"""The conversations as files, with what stood after each step when somebody last looked."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path

from tests.threads.conversation import held

FOLDER = Path(__file__).parent.parent / "fixtures" / "threads"
STEP = "> "
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def read(name: str) -> list[str]:
    """The lines of a conversation as they were when somebody last looked."""
    return (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


async def made(name: str) -> list[str]:
    """The same lines as the bot makes them now: the head of the file, its steps, and what follows each."""
    lines = read(name)
    head = lines[
        : next(number for number, line in enumerate(lines) if line.startswith(STEP))
    ]
    steps = [line.removeprefix(STEP) for line in lines if line.startswith(STEP)]
    told = await held(steps, zlib.crc32(name.encode()))
    for step, after in zip(steps, told, strict=True):
        head += [STEP + step, *after]
    return head


def write(*names: str) -> None:
    """Write every conversation again, or those of that name."""
    for name in names or NAMES:
        lines = asyncio.run(made(name))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
