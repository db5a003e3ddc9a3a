"""Four bot processes with 16 shards and a standby on one PostgreSQL server: each is killed, the server is killed, wires
are cut and fall silent, two processes want the same shards; nothing is lost or doubled, and games go on soon."""

from __future__ import annotations

import asyncio
import math
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from storage.share import RELIED
from tests import postgres
from tests.fakediscord import FakeDiscord
from tests.soak.several import Several, near

if TYPE_CHECKING:
    from tests.fakediscord import BotProcess

GAMES = 10_000  # running games in the database, which nobody plays
TABLES = 1  # in each shard, that are played
PAUSE = 1.0  # seconds between two actions at a table
AWAY = 25.0  # seconds for which a wire is cut or silent
STOPPED = 12.0  # seconds for which a process stands still
SOON = {"killed": 20.0, "stood_in": 18.0}  # seconds within which games go on
OTHERS = 30.0  # the same after any other trouble
NOTHING = (
    "actions lost",
    "actions doubled",
    "actions denied though done",
    "games that differ from their replay",
    "prompts missing",
    "notices lost",
    "messages told twice",
    "unhandled errors",
    "illegal requests",
    "interactions answered twice",
)


class Troubles:
    """What several processes suffer; each trouble gives the seconds until games went on in the shards concerned."""

    def __init__(self, here: Several, chance: random.Random) -> None:
        self.here = here
        self.chance = chance

    async def _own(self, part: int) -> BotProcess:
        """The process of a part, once it has that and the standby none."""
        here = self.here
        bot = here.bots[part - 1]
        standby = here.standby
        if standby is not None and here.held_by(standby):
            await standby.stop(40)  # what it has, goes to the process that waits for it
            await here.at_home()
            await here.stands_by()
        assert here.serving(here.shards_of(part)[0]) is bot
        return bot

    async def _killed(self) -> float:
        part = self.chance.randrange(1, self.here.parts + 1)
        bot = await self._own(part)
        at = time.monotonic()
        await bot.kill()
        return await self.here.go_on(self.here.shards_of(part), at)

    async def killed(self) -> float:
        """kill -9 of a process where nobody stands by: it is started again half a second later."""
        here = self.here
        standby, here.standby = here.standby, None
        assert standby is not None
        await standby.stop(40)
        await here.at_home()
        seconds = await self._killed()
        await here.stand_by()
        return seconds

    async def stood_in(self) -> float:
        """kill -9 of a process whose shards the standby takes."""
        return await self._killed()

    async def stopped(self) -> float:
        """A process stands still for 12 seconds, as on a machine that is suspended, and then goes on."""
        here, part = self.here, self.chance.randrange(1, self.here.parts + 1)
        bot = await self._own(part)
        at = time.monotonic()
        bot.stand_still(True)
        await asyncio.sleep(STOPPED)
        bot.stand_still(False)
        return await here.go_on(here.shards_of(part), at + RELIED) + RELIED

    async def restarted(self) -> float:
        """A process ends in good order and is started again, as at an upgrade."""
        here, part = self.here, self.chance.randrange(1, self.here.parts + 1)
        bot = await self._own(part)
        await bot.stop(40)
        # until then it has answered
        return await here.go_on(here.shards_of(part), time.monotonic())

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
        """PostgreSQL is away for 15 seconds."""
        here = self.here
        with here.excuse():
            here.server.kill()
            await asyncio.sleep(15)
            at = time.monotonic()
            await asyncio.to_thread(here.server.start)
            return await here.go_on(range(here.shards), at)

    async def cut(self) -> float:
        """The wire between one process and the server is cut for 25 seconds: the standby takes its shards."""
        return await self._wire("cut")

    async def silent(self) -> float:
        """Nothing comes through that wire for 25 seconds, and nobody is told; then all that was said arrives."""
        return await self._wire("silent")

    async def _wire(self, what: str) -> float:
        here = self.here
        await self._own(here.parts)
        with here.excuse():
            at = time.monotonic()
            here.proxy.tell(what, AWAY)
            until = at + RELIED  # from then on whoever had these shards is silent
            seconds = await here.go_on(here.shards_of(here.parts), until) + until - at
            await asyncio.sleep(max(0.0, AWAY + 2 - (time.monotonic() - at)))
        return seconds

    async def rival(self) -> float:
        """A second process wants the shards of one that serves them."""
        here, part = self.here, self.chance.randrange(1, self.here.parts + 1)
        await self._own(part)
        rival = here.process(part, here.url, f"rival{part}")
        await rival.start(wait=False)
        waits = f"waits for the shards of part {part}/{here.parts}"
        await here.fake.until(
            lambda: waits in rival.said, 120, f"a rival that waits: {rival.tail()}"
        )
        seconds = await here.go_on(here.shards_of(part), time.monotonic())
        await rival.stop(40)
        return seconds


ALL = (
    "killed",
    "stood_in",
    "stopped",
    "restarted",
    "server_killed",
    "server_away",
    "cut",
    "silent",
    "rival",
)


async def trouble(here: Several, names: tuple[str, ...], seed: int) -> dict[str, float]:
    """Each trouble once; after how many seconds games went on, infinite where they did not: there it ends."""
    troubles, took = Troubles(here, random.Random(seed)), dict[str, float]()
    for name in names:
        try:
            took[name] = max(took.get(name, 0.0), await getattr(troubles, name)())
            print(f"  {name}: games went on after {took[name]:.1f} s", flush=True)
            await here.at_home()
            await here.go_on(range(here.shards), time.monotonic())
        except AssertionError as problem:
            print(f"  {name}: {problem}", flush=True)
            took[name] = math.inf
            break
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


async def _soak(
    minutes: float, seed: int, folder: Path, server: postgres.Server
) -> list[str]:
    async with FakeDiscord(seed) as fake:
        fake.concurrency, fake.patience = 1, 10.0
        here = Several(fake, server, folder)
        wrong: list[str] = []
        try:
            print(
                f"  {GAMES:,} running games made in {await here.fill(GAMES):.0f} s",
                flush=True,
            )
            print(
                f"  connected after {await here.start(standby=True):.0f} s", flush=True
            )
            here.play(TABLES, seed, pause=PAUSE)
            try:
                await here.playing()
            except AssertionError as problem:
                wrong.append(str(problem))
            end = time.monotonic() + minutes * 60
            rounds = 0
            while not wrong and (rounds == 0 or time.monotonic() < end):
                took = await trouble(here, ALL, seed + rounds)
                wrong += [
                    f"{name}: {s:.1f} s"
                    for name, s in took.items()
                    if s > SOON.get(name, OTHERS)
                ]
                if math.inf in took.values():
                    break
                rounds += 1
            await here.rest()
            print(
                f"  quiet after {await here.quiet():.0f} s; {len(here.acted):,} actions",
                flush=True,
            )
            wrong += [f"ended with {status}" for status in await here.stop() if status]
            figures, found = await here.verdict()
        finally:
            await here.end()
        for name, value in figures.items():
            print(f"  {name:44} {value:12,}")
        wrong += [f"{name}: {figures[name]}" for name in NOTHING if figures[name]]
        wrong += [
            f"{close} identifications too close"
            for close in [near(fake.gateway.identified_at, 5.0)]
            if close
        ]
        return [*wrong, *found[:40]]
