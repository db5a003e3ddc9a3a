"""Answers to people while 200 games wait for computers of the highest level, and what thinking holds in memory.

The same process answers the same people before and meanwhile; the floor is what it took before.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app import feature_list
from bot.core import limits, lobby, outbox, play, user_data
from bot.core.database import UseCaseRunner
from bot.core.game_settings import Settings
from bot.core.model import Person, Place
from bot.features.computers import use_cases as computers_use_cases
from tests.bench.figure import HOST, OTHERS, PRESS, Figure
from tests.bench.latency import answers, percentile
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord.world import PUBLIC_THREAD

if TYPE_CHECKING:
    from tests.fakediscord.world import Guild

GAMES = 200
LEVEL = 5
MEASURED = 160
MAKERS = 20
"""People whose games wait, ten each; their ids begin at FIRST."""
FIRST = 500
GOAL_MS, GOAL_TIMES = 50.0, 1.5
EACH = 0.1  # seconds between two looks at the processes that think
SMOKE = {"GAMES": 2, "MAKERS": 1, "MEASURED": 8}


def run() -> list[Figure]:
    """The figures of a bot without and with games that wait."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        guild = fake.world.new_guild("Server")
        people = [fake.person(guild, name) for name in ("Ann", "Ben", "Cat", "Dan")]
        bot = BotProcess(fake, folder)
        bot.data.mkdir(parents=True)
        found: list[tuple[list[float], float, int, int, int]] = []
        for games in (0, GAMES):
            await _fill(bot.data / "caylus.db", fake, guild, games)
            await bot.start()
            try:
                channel = fake.world.new_channel(guild, f"beside-{games}")
                await people[0].command(channel, "caylus games").answer()
                thinking: list[int] = []
                looking = asyncio.create_task(_look(bot, thinking))
                taken, _, report = await answers(
                    fake, bot, channel, people, games, MEASURED
                )
                looking.cancel()
                waiting = await _waiting(bot.data / "caylus.db")
                own = bot.memory()
            finally:
                await bot.stop()
            found.append((taken, report["longest"], own, max(thinking), waiting))
    (before, _, alone, _, _), (meanwhile, longest, own, held, waiting) = found
    name = f"waiting: answer with {GAMES} games waiting for level {LEVEL}"
    return [
        Figure(f"{name}, p50", percentile(meanwhile, 50), "ms", percentile(before, 50)),
        Figure(
            f"{name}, p95",
            percentile(meanwhile, 95),
            "ms",
            percentile(before, 95),
            GOAL_MS,
            felt=PRESS,
        ),
        Figure("waiting: games that still wait at the end", waiting, "games"),
        Figure(
            "waiting: longest step of the event loop",
            longest * 1000,
            "ms",
            goal=25,
            felt=OTHERS,
        ),
        Figure(
            "waiting: resident, the bot",
            own / 2**20,
            "MB",
            alone / 2**20,
            200,
            felt=HOST,
        ),
        Figure(
            "waiting: resident, the processes that think, at most", held / 2**20, "MB"
        ),
    ]


async def _look(bot: BotProcess, thinking: list[int]) -> None:
    """Notes again and again what the processes that think hold: between two searches there may be none."""
    while True:
        with contextlib.suppress(OSError):  # one has just ended
            thinking.append(sum(bot.memory(pid) for pid in bot.children()))
        await asyncio.sleep(EACH)


async def _fill(path: Path, fake: FakeDiscord, guild: Guild, count: int) -> None:
    """Running games in which a computer is to decide, everything posted; each in a thread of its own."""
    table = await UseCaseRunner.open(path, feature_list.hooks())
    await table.run(user_data.set_server, guild.id, limits.UNLIMITED)
    parent = fake.world.new_channel(guild, "old")
    for number in range(count):
        thread = fake.world.new_channel(
            guild,
            f"Caylus {number}",
            PUBLIC_THREAD,
            parent=parent.id,
            owner=fake.world.bot.id,
        )
        host = Person(FIRST + number % MAKERS, f"Player {number % MAKERS}")
        made = await table.run_once(
            f"made-{number}",
            lobby.create,
            host,
            Place(guild.id, parent.id),
            "caylus",
            Settings(computers=3, level=LEVEL),
        )
        game = made.info.id
        position = (await table.run(lobby.start, game, host, thread=thread.id)).position
        while (
            position.decision is not None
            and position.info.seats[position.decision.seat].level is None
        ):
            code = position.decision.actions[0]
            position = (
                await table.run(play.act, game, host, position.revision, code)
            ).position
        for role in ("prompt", "pin"):
            await table.run(
                outbox.keep, game, role, thread.id, thread.id, position.info.revision
            )
        for notification in await table.read(outbox.pending, game):
            await table.run(outbox.posted, notification.id)
    await table.close()


async def _waiting(path: Path) -> int:
    table = await UseCaseRunner.open(path, feature_list.hooks())
    try:
        return len(await table.read(computers_use_cases.waiting))
    finally:
        await table.close()
