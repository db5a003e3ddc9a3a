"""Four bot processes with 16 shards on one PostgreSQL server, over real connections to the fake Discord, with 10,000
running games: actions a second of people who never pause, their answers, and how often transactions had to be tried
again; the same of one process with all shards, which is the floor. Then kill -9 of a process and of the server, a wire
cut and a wire gone silent: seconds until games went on in every shard concerned.

The processes don't keep to their share of Discord's requests here, which would bound them sooner. The fake Discord
and all its people share the machine, so it measures two cores rather than the bot; the soak
(`python -m tests.soak --minutes 0 cluster`) does every trouble and looks at what was lost."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests import postgres
from tests.bench.figure import Figure
from tests.fakediscord import FakeDiscord
from tests.soak.cluster import GAMES, OTHERS, PAUSE, SOON, trouble
from tests.soak.several import Several, middle, percentile

SHARDS = 16
TABLES = 1  # in each shard, that are played
WARM, MEASURED = 10.0, 40.0  # seconds
TROUBLES = ("killed", "stood_in", "server_killed", "cut", "silent")
GOAL_MS = 1_000.0  # of the p95 of an answer
SLOW = "all share two processors here, and Discord gives up after 3 seconds"
SMOKE = {
    "SHARDS": 4,
    "GAMES": 40,
    "WARM": 1.0,
    "MEASURED": 6.0,
    "TROUBLES": ("killed",),
}


def run() -> list[Figure]:
    """The figures of the cluster; none where there is no PostgreSQL."""
    try:
        server = postgres.Server("shared_buffers=128MB")
    except postgres.Missing as missing:
        print(missing, file=sys.stderr)
        return []
    try:
        with tempfile.TemporaryDirectory() as folder:
            alone = asyncio.run(_steady(_made(folder, "alone"), server, 1))
            several = asyncio.run(_steady(_made(folder, "several"), server, 4))
            took = asyncio.run(_troubles(_made(folder, "troubles"), server))
    finally:
        server.stop()
    name = f"cluster: {GAMES:,} games, 4 processes, {SHARDS} shards"
    rate, p50, p95, again = several
    return [
        Figure(f"{name}, actions", rate, "1/s", floor=alone[0], more=True),
        Figure(f"{name}, p50 of answers", p50, "ms", floor=alone[1]),
        Figure(
            f"{name}, p95 of answers",
            p95,
            "ms",
            floor=alone[2],
            goal=GOAL_MS,
            felt=f"whoever presses: {SLOW}",
        ),
        Figure(f"{name}, tries again of 100 actions", again, "", floor=alone[3]),
        *(
            Figure(
                f"cluster: games went on: {one}",
                s,
                "s",
                goal=SOON.get(one, OTHERS),
                felt="who plays there: a minute is an outage",
            )
            for one, s in took.items()
        ),
    ]


def _made(folder: str, name: str) -> Path:
    path = Path(folder) / name
    path.mkdir()
    return path


async def _steady(
    folder: Path, server: postgres.Server, parts: int
) -> tuple[float, float, float, float]:
    """Actions a second, p50 and p95 of answers in milliseconds, and tries that had to be made again of 100 actions."""
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        here = Several(
            fake,
            server,
            folder,
            parts=parts,
            shards=SHARDS,
            measured=True,
            CAYLUS_REQUESTS="50",
        )
        try:
            await here.fill(GAMES)
            await here.start()
            here.play(TABLES, seed=1)
            await here.playing()
            await asyncio.sleep(WARM)
            before, began = await here.conflicts(), time.monotonic()
            await asyncio.sleep(MEASURED)
            rate, taken = here.rate(began, time.monotonic())
            again = await here.conflicts() - before
            await here.rest()
        finally:
            await here.end()
    actions = max(1, len(taken))
    return (
        rate,
        middle(taken) * 1000,
        percentile(taken, 95) * 1000,
        100 * again / actions,
    )


async def _troubles(folder: Path, server: postgres.Server) -> dict[str, float]:
    async with FakeDiscord() as fake:
        fake.patience, fake.concurrency = 60.0, 1
        here = Several(fake, server, folder, shards=SHARDS)
        try:
            await here.fill(0)
            await here.start(standby=True)
            here.play(1, seed=2, pause=PAUSE)
            await here.playing()
            return await trouble(here, TROUBLES, 1)
        finally:
            await here.end()
