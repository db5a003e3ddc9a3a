"""`python -m tests.fakediscord.launch`: runs the unmodified bot against the fake Discord of the environment.

Two attributes of discord.py are pointed at loopback, and its commands are translated by the first bot of a test run
for all (FAKE_COMMANDS). Lines on standard input do what a machine may suffer:
`clock SECONDS` sets the clock that many seconds wrong (at the start FAKE_CLOCK does); `warm PICTURES` fills the
caches of pictures; `fresh` forgets what was measured, `report` writes it to FAKE_REPORT. With FAKE_NEWER it is the
bot of the next version, whose one migration adds a table; FAKE_HEARTBEATS is the seconds between two heartbeats.
"""

from __future__ import annotations

import asyncio
import datetime
import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import yarl

from bot import __main__ as bot_main
from bot.app import health
from storage import migrations
from tests import translated
from tests.fakediscord.warm import warm

if TYPE_CHECKING:
    from collections.abc import Mapping
    from multiprocessing.connection import Connection

IMPORTED = ("tests.fakediscord.launch", "bot.app.client", "bot.delivery.renderer")
"""What a bot imports before it has settings."""


def point_at(address: str) -> None:
    """Lets discord.py talk to that address (http://127.0.0.1:port) instead of Discord, and tell which process it is."""
    discord.http.Route.BASE = f"{address}/{os.getpid()}/api/v10"
    socket = yarl.URL(address.replace("http:", "ws:", 1)) / "gateway" / ""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = socket


class Machine:
    """The clock of the machine and the longest step of its event loop, as standard input commands."""

    def __init__(self) -> None:
        self.wrong = float(os.environ.pop("FAKE_CLOCK", "0"))
        self.longest = 0.0
        self.step = ""

    def turn_clock(self) -> None:
        """Makes discord.py's clock, which the bot reads, one that can be set wrong."""

        def utcnow() -> datetime.datetime:
            return datetime.datetime.now(datetime.UTC) + datetime.timedelta(
                seconds=self.wrong
            )

        discord.utils.utcnow = utcnow

    def time_steps(self) -> None:
        """Times every step of the event loop."""
        run = asyncio.events.Handle._run

        def timed(handle: asyncio.events.Handle) -> None:
            began = time.perf_counter()
            run(handle)
            took = time.perf_counter() - began
            if took > self.longest:
                self.longest, self.step = took, repr(handle)[:300]

        asyncio.events.Handle._run = timed  # type: ignore[method-assign]

    def obey(self) -> None:
        """Reads commands until the input ends."""
        for line in sys.stdin:
            word, _, rest = line.strip().partition(" ")
            if word == "clock":
                self.wrong = float(rest)
            elif word == "warm":
                warm(int(rest))
            elif word == "fresh":
                self.longest, self.step = 0.0, ""
            elif word == "report":
                measured = {
                    "longest": self.longest,
                    "step": self.step,
                    "threads": threading.active_count(),
                }
                path = Path(os.environ["FAKE_REPORT"])
                path.with_suffix(".new").write_text(json.dumps(measured))
                path.with_suffix(".new").replace(path)


def be_newer() -> None:
    """Adds a migration to those of this program."""
    last = migrations.MIGRATIONS[-1].version
    step = migrations.Migration(
        last + 1, "CREATE TABLE of_the_next_version (id INTEGER PRIMARY KEY);"
    )
    migrations.MIGRATIONS = (*migrations.MIGRATIONS, step)


def main() -> int:
    """Runs `python -m bot` with its own arguments."""
    if os.environ.get("FAKE_NEWER"):
        be_newer()
    point_at(os.environ["FAKE_DISCORD"])  # stays, for processes that this one starts
    if heartbeats := os.environ.get("FAKE_HEARTBEATS"):
        health.HEARTBEATS = float(heartbeats)
    if commands := os.environ.get("FAKE_COMMANDS"):
        translated.keep(Path(commands))
    machine = Machine()
    machine.turn_clock()
    if os.environ.get("FAKE_REPORT"):
        machine.time_steps()
    threading.Thread(target=machine.obey, daemon=True, name="machine").start()
    return bot_main.main(sys.argv[1:])


def forked(
    environment: Mapping[str, str], folder: Path, log: Path, told: Connection
) -> None:
    """Runs it as a new process would that has this environment and folder, writes into that log and is `told` lines on
    standard input."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for standard, file in enumerate((told.fileno(), written, written)):
        os.dup2(file, standard)
    sys.stdin = os.fdopen(0)
    sys.argv = [__file__]
    sys.orig_argv = [sys.executable, "-m", __name__]
    sys.exit(main())


if __name__ == "__main__":
    sys.exit(main())
