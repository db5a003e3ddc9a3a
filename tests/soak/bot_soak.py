"""The real bot process against the fake Discord: 200 games of both kinds, random people, everything goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.app import feature_list
from bot.core import limits, user_data
from bot.core.database import UseCaseRunner as Stored
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord.games import Table
from tests.soak.trouble import Troubles
from tests.soak.verdict import Verdict

GAMES = 200
CHANNELS = 20
PEOPLE = 60
AT_ONCE = 8  # people who act at the same moment
# part of the time with kill -9; the rest is one process, whose memory is watched
KILLING = 0.4
SETTLING = 120.0  # seconds in which everything must be put right at the end
A_DAY = 26 * 3600
WARM = 2500  # pictures that fill the bounded caches, which weeks of play would fill
LONG = 5.0  # minutes from which on that is worth its time, and growth is judged
GOALS = {
    "actions lost": 0,
    "actions doubled": 0,
    "actions denied though done": 0,
    "games that differ from their replay": 0,
    "prompts missing": 0,
    "notices lost": 0,
    "messages told twice": 0,
    "unhandled errors": 0,
    "illegal requests": 0,
    "memory growth, MB per 10,000 actions": 5.0,
    "memory at the end, MB": 200.0,
}


class Crowd:
    """People who play games for as long as they are let."""

    def __init__(self, fake: FakeDiscord, seed: int) -> None:
        self.fake = fake
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.done = 0
        world = fake.world
        guilds = [world.new_guild("North"), world.new_guild("South")]
        self.channels = [
            world.new_channel(guilds[n % 2], f"games-{n}") for n in range(CHANNELS)
        ]
        self.people = {
            g.id: [fake.person(g, f"Player {n}") for n in range(PEOPLE)] for g in guilds
        }

    async def play(self, number: int) -> None:
        """One game after another in the same channel."""
        while True:
            kind = "caylus" if self.chance.random() < 0.5 else "magna_carta"
            channel = self.channels[number % CHANNELS]
            size = self.chance.randint(2, 5 if kind == "caylus" else 4)
            people = self.chance.sample(self.people[channel.guild or 0], size)
            table = Table(self.fake, channel, people, self.chance.randrange(10**9))
            table.patience = 6.0
            async with self.turn:
                await table.open(game=kind)
            self.tables.append(table)
            missed = 0
            while not table.over:
                async with self.turn:
                    act = await table.step()
                    if act is None and missed % 10 == 9 and table.home is not None:
                        await self._ask(table)
                if act is not None and act.acknowledged:
                    self.done += 1
                    missed = 0
                else:
                    missed += 1
                    await asyncio.sleep(min(0.1 * missed, 2.0))
                await asyncio.sleep(self.chance.uniform(0, 0.2))

    async def look_for(self, games: set[int]) -> None:
        """Where a moderator deleted the prompt, somebody asks; that brings it back."""
        for table in self.tables:
            if table.number in games:
                await self._ask(table)

    async def _ask(self, table: Table) -> None:
        """Somebody who sees no prompt asks how the game stands; the bot puts the prompt up again."""
        person = self.chance.choice(list(table.people.values()))
        channel = table.home
        if channel is None or channel.id not in self.fake.world.channels:
            channel = table.channel
        await person.command(channel, "caylus status", game=str(table.number)).answer(
            6.0
        )


async def _lift_limits(fake: FakeDiscord, bot: BotProcess) -> None:
    """Here few people play many games, and leave open tables behind where an answer was lost."""
    bot.data.mkdir(parents=True, exist_ok=True)
    table = await Stored.open(bot.data / "caylus.db", feature_list.hooks())
    for guild in fake.world.guilds:
        await table.run(user_data.set_server, guild, limits.UNLIMITED)
    await table.close()


async def _soak(
    minutes: float, seed: int, folder: Path
) -> tuple[dict[str, Any], list[str]]:
    async with FakeDiscord(seed) as fake:
        crowd = Crowd(fake, seed)
        bot = BotProcess(fake, folder)
        troubles = Troubles(fake, bot, crowd.tables, seed)
        await _lift_limits(fake, bot)
        await bot.start()
        drivers = [asyncio.create_task(crowd.play(n)) for n in range(GAMES)]
        samples: list[tuple[int, int]] = []
        try:
            seconds = minutes * 60
            await troubles.some(seconds * KILLING, kills=True)
            if minutes >= LONG:
                bot.tell(f"warm {WARM}")
            watching = asyncio.create_task(_watch(bot, crowd, samples))
            await troubles.some(seconds * (1 - KILLING), kills=False)
            watching.cancel()
            for driver in drivers:
                driver.cancel()
            ended = await asyncio.gather(*drivers, return_exceptions=True)
            broken = [e for e in ended if isinstance(e, Exception)]
            await troubles.settle()
            restarts = bot.starts
            verdict = Verdict(fake, bot.data / "caylus.db", crowd.tables)
            # the database forgets after a day which requests it has carried out
            acted = verdict.actions()
            # what was put off after failures is due
            bot.settings["FAKE_CLOCK"] = str(A_DAY)
            await bot.kill()
            await bot.start()
            await _quiet(verdict)
            await crowd.look_for(verdict.deleted_prompts())
            await _quiet(verdict)
            status = await bot.stop(15)
        finally:
            await bot.kill()
        figures: dict[str, Any] = {
            **acted,
            **verdict.games(),
            **verdict.notices(),
            **verdict.errors(bot.log, troubles.disk_full),
            "memory growth, MB per 10,000 actions": _growth(samples),
            "memory at the end, MB": samples[-1][1] / 2**20 if samples else 0.0,
            "actions of the last process": samples[-1][0] - samples[0][0]
            if samples
            else 0,
            "starts of the process": restarts,
            "troubles": sum(troubles.counts.values()) + sum(fake.faults.hit.values()),
            "late first answers": sum(
                a.interaction.too_late for t in crowd.tables for a in t.acts
            ),
        }
        print("troubles:", troubles.counts, fake.faults.hit)
        (folder / "requests.log").write_text("\n".join(fake.journal))
        found = [
            *map(repr, broken),
            *verdict.wrong[:60],
            *sorted(set(fake.violations))[:20],
        ]
        return figures, found if status == 0 else [*found, f"SIGTERM: status {status}"]


async def _watch(bot: BotProcess, crowd: Crowd, samples: list[tuple[int, int]]) -> None:
    while True:
        await asyncio.sleep(2)
        with contextlib.suppress(OSError):
            samples.append((crowd.done, bot.memory()))


async def _quiet(verdict: Verdict) -> None:
    """Waits until the outbox is empty."""
    end = time.monotonic() + SETTLING
    while time.monotonic() < end:
        await asyncio.sleep(1.0)
        (row,) = verdict.rows("SELECT count(*) AS n FROM outbox WHERE settled IS NULL")
        if row["n"] == 0:
            break
    await asyncio.sleep(3.0)


def _growth(samples: list[tuple[int, int]]) -> float:
    """Slope of the resident memory over the last third of the actions, in MB per 10,000 actions."""
    late = samples[-(len(samples) // 3) :]
    shown = samples[:: max(1, len(samples) // 12)]
    print(
        "memory by actions:",
        ", ".join(f"{done:,}: {size / 2**20:.0f} MB" for done, size in shown),
    )
    if not late or late[-1][0] == late[0][0]:
        return 0.0
    mean_x = sum(x for x, _ in late) / len(late)
    mean_y = sum(y for _, y in late) / len(late)
    over = sum((x - mean_x) ** 2 for x, _ in late)
    return sum((x - mean_x) * (y - mean_y) for x, y in late) / over * 10_000 / 2**20


def _goals(minutes: float) -> dict[str, float]:
    """What is asked of this run; in a short one the caches of pictures still fill."""
    goals: dict[str, float] = dict(GOALS)
    if minutes < LONG:
        del goals["memory growth, MB per 10,000 actions"]
    return goals


def soak(minutes: float, seed: int) -> list[str]:
    """Plays for that long and gives what is wrong; then the data and the log are kept, and their folder named."""
    folder = Path(tempfile.mkdtemp(prefix="caylus-soak-"))
    figures, found = asyncio.run(_soak(minutes, seed, folder))
    goals = _goals(minutes)
    for name, value in figures.items():
        most = goals.get(name)
        mark = (
            ""
            if most is None
            else f"(at most {most:g}) {'ok' if value <= most else 'MISSED'}"
        )
        print(f"  {name:44} {value:12,.5g} {mark}")
    found += [
        f"{name}: {figures[name]:g}"
        for name, most in goals.items()
        if figures[name] > most
    ]
    if found:
        print(f"kept: {folder}")
    else:
        shutil.rmtree(folder)
    return found
