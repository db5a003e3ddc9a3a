"""The real bot process over real connections: from an interaction sent to its first answer received, with 1, 100
and 1,000 running games; its memory, its start, and the longest step of its event loop, pictures included.

The floor is an answer for which nothing has to be looked up: the same connections, the same two processes.

Then one person plays against computers, as fast as they are asked, while Discord takes five edits in five seconds and
channel: from a press to the next question. The floor is the same without that limit.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.app import feature_list
from bot.core import limits, lobby, outbox, user_data
from bot.core.database import UseCaseRunner
from bot.core.model import Person, Place
from tests.bench.figure import HOST, OTHERS, PRESS, Figure
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord import games as wire
from tests.fakediscord.limits import Bucket
from tests.fakediscord.world import PUBLIC_THREAD, Channel, Guild, User

if TYPE_CHECKING:
    from tests.fakediscord import Interaction
    from tests.fakediscord import Person as Somebody

SIZES = (1, 100, 1_000)
SERVERS = 10
TABLES = 4  # games that are played while the others wait
MEASURED = 240  # answers, for each size
LOOKS = 60
EDITS = (5, 5.0)  # of one channel's messages: so many in so many seconds
COMPUTERS, DEEDS, GOAL_DEED_MS = 3, 60, 1_500.0
GOAL_MS, GOAL_BLOCK_MS, GOAL_MB = 50.0, 25.0, 130.0
NEXT = "who plays alone against computers and waits for the next question"
SMOKE = {
    "SIZES": (1,),
    "SERVERS": 1,
    "TABLES": 2,
    "MEASURED": 16,
    "LOOKS": 4,
    "DEEDS": 3,
}


def run() -> list[Figure]:
    """The figures of the process."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    figures: list[Figure] = []
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        guilds = [fake.world.new_guild(f"Server {n}") for n in range(SERVERS)]
        people = [fake.person(guilds[0], name) for name in ("Ann", "Ben", "Cat", "Dan")]
        bot = BotProcess(fake, folder)
        bot.data.mkdir(parents=True)
        filled = 0
        for size in SIZES:
            await _fill(bot.data / "caylus.db", fake, guilds, size - filled)
            filled = size
            try:
                figures += await _measure(fake, bot, guilds[0], people, size)
            finally:
                await bot.stop()
        await bot.start()
        try:
            figures += await _against_computers(fake, guilds[0], people[0])
        finally:
            await bot.stop()
    return figures


async def _against_computers(
    fake: FakeDiscord, guild: Guild, person: Somebody
) -> list[Figure]:
    """From a deed to the next question, and the requests that it causes."""
    free, before = (
        await _deeds(fake, fake.world.new_channel(guild, "free"), person),
        sum(fake.counts.values()),
    )
    fake.edits = Bucket(*EDITS)
    taken = await _deeds(fake, fake.world.new_channel(guild, "limited"), person)
    made, refused = sum(fake.counts.values()) - before, fake.edits.refused
    fake.edits = None
    name = f"wire: next question against {COMPUTERS} computers, {EDITS[0]} edits in {EDITS[1]:g} s"
    return [
        Figure(f"{name}, p50", percentile(taken, 50), "ms", floor=percentile(free, 50)),
        Figure(
            f"{name}, p95",
            percentile(taken, 95),
            "ms",
            floor=percentile(free, 95),
            goal=GOAL_DEED_MS,
            felt=NEXT,
        ),
        Figure(
            "wire: requests a deed, the opening of the game included",
            made / len(taken),
            "",
            goal=5.0,
        ),
        Figure("wire: edits that Discord refused meanwhile", refused, ""),
    ]


async def _deeds(fake: FakeDiscord, channel: Channel, person: Somebody) -> list[float]:
    """The milliseconds of so many deeds, in ascending order."""
    table = wire.Table(fake, channel, [person], seed=5)
    table.commands = 0.0
    await table.open(game="caylus", computers=COMPUTERS, level=1)
    taken: list[float] = []
    asked = await fake.until(lambda: table.asked(-1), what="the first question")
    while len(taken) < DEEDS and not table.over:
        began = time.monotonic()
        await table.step()
        asked = await fake.until(
            lambda asked=asked: table.over or table.asked(asked),
            what="the next question",
        )
        taken.append((time.monotonic() - began) * 1000)
    assert fake.violations == [], fake.violations[:5]
    return sorted(taken)


async def _fill(path: Path, fake: FakeDiscord, guilds: list[Guild], count: int) -> None:
    """Running games that wait for somebody, with everything posted; each in a thread of its own."""
    table = await UseCaseRunner.open(path, feature_list.hooks())
    people = [Person(user, f"Player {user}") for user in range(100, 104)]
    for guild in guilds:
        guild.members |= {
            one.user: User(one.user, one.name) for one in people
        }  # else it is told that they have left
        await table.run(user_data.set_server, guild.id, limits.UNLIMITED)
    for number in range(count):
        guild = guilds[number % SERVERS]
        parent = next((c for c in guild.channels.values() if c.name == "old"), None)
        parent = parent or fake.world.new_channel(guild, "old")
        thread = fake.world.new_channel(
            guild,
            f"Caylus {number}",
            PUBLIC_THREAD,
            parent=parent.id,
            owner=fake.world.bot.id,
        )
        made = await table.run(
            lobby.create,
            people[0],
            Place(guild.id, parent.id),
            ("caylus", "magna_carta")[number % 2],
        )
        game = made.info.id
        for person in people[1 : 2 + number % 3]:
            await table.run(lobby.join, game, person)
        started = await table.run(lobby.start, game, people[0], thread=thread.id)
        for role in ("prompt", "pin"):
            await table.run(
                outbox.keep, game, role, thread.id, thread.id, started.info.revision
            )
        for notification in await table.read(outbox.pending, game):
            await table.run(outbox.posted, notification.id)
    await table.close()


async def _measure(
    fake: FakeDiscord, bot: BotProcess, guild: Guild, people: list[Somebody], size: int
) -> list[Figure]:
    began = await bot.start()
    channel = fake.world.new_channel(guild, f"games-{size}")
    await people[0].command(channel, "caylus games").answer()
    taken, plain, report = await answers(fake, bot, channel, people, size, MEASURED)
    memory = bot.memory()
    floor = statistics.median(plain)
    last = size == SIZES[-1]
    name = f"wire: answer with {size:,} running games"
    return [
        Figure(f"{name}, p50", statistics.median(taken), "ms", floor=floor),
        Figure(
            f"{name}, p95",
            percentile(taken, 95),
            "ms",
            floor=floor,
            goal=GOAL_MS if last else None,
            felt=PRESS,
        ),
        Figure(f"{name}, p99", percentile(taken, 99), "ms", floor=floor),
        Figure(
            f"wire: longest step of the event loop, {size:,} games",
            report["longest"] * 1000,
            "ms",
            goal=GOAL_BLOCK_MS if last else None,
            felt=OTHERS,
        ),
        Figure(
            f"wire: resident with {size:,} games",
            memory / 2**20,
            "MB",
            goal=GOAL_MB if last else None,
            felt=HOST,
        ),
        Figure(f"wire: start to connection with {size:,} games", began, "s"),
    ]


async def answers(
    fake: FakeDiscord,
    bot: BotProcess,
    channel: Channel,
    people: list[Somebody],
    seed: int,
    count: int,
) -> tuple[list[float], list[float], dict[str, Any]]:
    """The milliseconds, in ascending order, of so many answers to people who play and look in that channel, those
    of presses for which nothing is looked up, and what the process tells of the same time."""
    tables = [
        wire.Table(fake, channel, people[: 2 + n % 3], seed=seed + n)
        for n in range(TABLES)
    ]
    for table in tables:
        await table.open(game="caylus")
        await fake.until(table.prompt)
    bot.tell("fresh")
    asked: list[Interaction] = []
    looked: list[Interaction] = []
    plain: list[Interaction] = []
    number = 0
    while len(asked) < count:
        table = tables[number % TABLES]
        number += 1
        if table.over:
            tables[number % TABLES] = table = wire.Table(
                fake, channel, people[:3], seed=number
            )
            await table.open(game="caylus")
            await fake.until(table.prompt)
        act = await table.step()
        if act is None:
            await asyncio.sleep(0.01)
        elif act.acknowledged:
            asked.append(act.interaction)
        if number % 4 == 0 and len(looked) < LOOKS and table.home is not None:
            looked.append(await people[3].do(table.home, "caylus status"))
            prompt = table.prompt()
            if prompt is not None:
                plain.append(await people[3].push(prompt, "cy:nothing:0:0:"))
    bot.tell("report")
    await fake.until(bot.report.exists)
    report: dict[str, Any] = json.loads(bot.report.read_text())
    bot.report.unlink()
    assert fake.violations == [], fake.violations[:5]
    return _milliseconds(asked + looked), _milliseconds(plain), report


def _milliseconds(asked: list[Interaction]) -> list[float]:
    return sorted(
        made.first_after * 1000 for made in asked if made.first_after is not None
    )


def percentile(values: list[float], part: int) -> Any:
    """Of sorted values the one that so many percent don't exceed."""
    return values[min(len(values) - 1, len(values) * part // 100)]
