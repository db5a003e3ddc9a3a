"""Four bot processes with 16 shards on one PostgreSQL server: each is killed, the server is killed, wires are cut and
fall silent, two processes want the same shards; nothing is lost or doubled, and games go on within 30 seconds."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from pathlib import Path

from bot.app.cluster.leases import RELIED
from tests import postgres
from tests.fakediscord import FakeDiscord
from tests.soak.several import Several, near

GAMES = 10_000  # running games in the database, which nobody plays
TABLES = 1  # in each shard, that are played
PAUSE = 1.0  # seconds between two actions at a table
AWAY = 25.0  # seconds for which a wire is cut or silent
SOON = 30.0  # seconds within which games go on
NOTHING = (
    "actions lost",
    "actions doubled",
    "actions denied though done",
    "games that differ from their replay",
    "prompts missing",
    "notices lost",
    "unhandled errors",
    "illegal requests",
)


class Troubles:
    """What several processes suffer; each trouble gives the seconds until games went on in the shards concerned."""

    def __init__(self, here: Several, chance: random.Random) -> None:
        self.here = here
        self.chance = chance

    def _part(self) -> int:
        return self.chance.randrange(1, self.here.parts + 1)

    async def killed(self) -> float:
        """kill -9 of a process; it stays away until another has taken its shards over, and then comes back."""
        here, part = self.here, self._part()
        at = time.monotonic()
        await here.bots[part - 1].kill()
        seconds = await here.go_on(here.shards_of(part), at)
        await here.bots[part - 1].start(wait=False)
        return seconds

    async def restarted(self) -> float:
        """A process ends in good order and is started again, as at an upgrade."""
        here, part = self.here, self._part()
        await here.bots[part - 1].stop(40)
        at = time.monotonic()  # until then it has answered
        await here.bots[part - 1].start(wait=False)
        return await here.go_on(here.shards_of(part), at)

    async def server_killed(self) -> float:
        """kill -9 of PostgreSQL with all its processes, and a start three seconds later."""
        here = self.here
        with here.excuse():
            here.server.kill()
            await asyncio.sleep(3)
            at = time.monotonic()
            await asyncio.to_thread(here.server.start)
            return await here.go_on(range(here.shards), at)

    async def server_away(self) -> float:
        """PostgreSQL is away for longer than leases last."""
        here = self.here
        with here.excuse():
            here.server.kill()
            await asyncio.sleep(15)
            at = time.monotonic()
            await asyncio.to_thread(here.server.start)
            return await here.go_on(range(here.shards), at)

    async def cut(self) -> float:
        """The wire between one process and the server is cut for 25 seconds: another takes its shards over."""
        return await self._wire("cut")

    async def silent(self) -> float:
        """Nothing comes through that wire for 25 seconds, and nobody is told; then all that was said arrives."""
        return await self._wire("silent")

    async def _wire(self, what: str) -> float:
        here = self.here
        with here.excuse():
            at = time.monotonic()
            here.proxy.tell(what, AWAY)
            until = at + RELIED + 3  # from then on whoever had these shards is silent
            seconds = await here.go_on(here.shards_of(here.parts), until) + until - at
            await asyncio.sleep(max(0.0, AWAY + 2 - (time.monotonic() - at)))
            await here.at_home()
        return seconds

    async def rival(self) -> float:
        """A second process wants the shards of one that serves them."""
        here, part = self.here, self._part()
        rival = here.process(part, here.url, f"rival{part}")
        await rival.start(wait=False)
        at = time.monotonic()
        await asyncio.sleep(8)
        seconds = await here.go_on(here.shards_of(part), at)
        await rival.stop(40)
        assert "waits for its shards" in rival.log.read_text(), rival.tail()
        return seconds


ALL = ("killed", "restarted", "server_killed", "server_away", "cut", "silent", "rival")


async def trouble(here: Several, names: tuple[str, ...], seed: int) -> dict[str, float]:
    """Each trouble once; after how many seconds games went on."""
    troubles, took = Troubles(here, random.Random(seed)), dict[str, float]()
    for name in names:
        took[name] = max(took.get(name, 0.0), await getattr(troubles, name)())
        print(f"  {name}: games went on after {took[name]:.1f} s", flush=True)
        await here.at_home()
        await here.go_on(range(here.shards), time.monotonic())
    return took


def soak(minutes: float, seed: int) -> list[str]:
    """Every trouble, again and again for that long; what is wrong."""
    folder = Path(tempfile.mkdtemp(prefix="caylus-cluster-"))
    server = postgres.Server()
    try:
        found = asyncio.run(_soak(minutes, seed, folder, server))
    finally:
        server.stop()
    if found:
        print(f"kept: {folder}")
    else:
        shutil.rmtree(folder)
    return found


async def _soak(minutes: float, seed: int, folder: Path, server: postgres.Server) -> list[str]:
    async with FakeDiscord(seed) as fake:
        fake.concurrency, fake.patience = 1, 10.0
        here = Several(fake, server, folder)
        wrong: list[str] = []
        try:
            print(f"  {GAMES:,} running games made in {await here.fill(GAMES):.0f} s", flush=True)
            print(f"  connected after {await here.start():.0f} s", flush=True)
            here.play(TABLES, seed, pause=PAUSE)
            await here.playing()
            end = time.monotonic() + minutes * 60
            rounds = 0
            while rounds == 0 or time.monotonic() < end:
                took = await trouble(here, ALL, seed + rounds)
                wrong += [f"{name}: {seconds:.1f} s" for name, seconds in took.items() if seconds > SOON]
                rounds += 1
            await here.rest()
            print(f"  quiet after {await here.quiet():.0f} s; {len(here.acted):,} actions", flush=True)
            wrong += [f"ended with {status}" for status in await here.stop() if status]
            figures, found = await here.verdict()
        finally:
            await here.end()
        for name, value in figures.items():
            print(f"  {name:44} {value:12,}")
        wrong += [f"{name}: {figures[name]}" for name in NOTHING if figures[name]]
        wrong += [
            f"{close} identifications too close" for close in [near(fake.gateway.identified_at, 5.0)] if close
        ]
        return [*wrong, *found[:40]]
