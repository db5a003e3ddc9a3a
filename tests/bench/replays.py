"""Replays in the real bot process over real connections: seconds from the command to the file, for a game of five, and
answers to moves in other games meanwhile. The floor of those is the same crowd before, without a replay.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app import feature_list
from bot.core import limits, lobby, outbox, user_data
from bot.core import play as core_play
from bot.core.database import UseCaseRunner
from bot.core.model import Person, Place
from tests.bench.figure import FILE, PRESS, Figure
from tests.bench.latency import GOAL_MS, percentile
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord import games as wire
from tests.fakediscord.world import PUBLIC_THREAD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.fakediscord import Person as Somebody
    from tests.fakediscord.world import Channel, Guild

TABLES = 3  # games that are played meanwhile
WARM_UP = 40
MEASURED = 150  # answers without a replay
SERVED = (("replay", "webp", 3.0), ("gif", "gif", 8.0))  # kind, ending, most MB
# the games that are shown, and their players
FINISHED = (("caylus", 5), ("magna_carta", 4))
THEMES = ("light", "dark")
SMOKE = {
    "TABLES": 1,
    "WARM_UP": 2,
    "MEASURED": 6,
    "SERVED": SERVED[:1],
    "FINISHED": (("magna_carta", 2),),
    "THEMES": ("light",),
}


def run() -> list[Figure]:
    """The figures of both games."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    async with FakeDiscord() as fake:
        fake.patience = 120.0
        guild = fake.world.new_guild("Server")
        people = [
            fake.person(guild, name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve")
        ]
        bot = BotProcess(fake, folder)
        bot.data.mkdir(parents=True)
        homes = {
            kind: await _finished(
                bot.data / "caylus.db", fake, guild, people[:seats], kind
            )
            for kind, seats in FINISHED
        }
        try:
            await bot.start()
            return await _measure(fake, bot, guild, people, homes)
        finally:
            await bot.stop()


async def _finished(
    path: Path, fake: FakeDiscord, guild: Guild, people: list[Somebody], kind: str
) -> Channel:
    """The thread of a game that these people have played to its end, everything posted."""
    table = await UseCaseRunner.open(path, feature_list.hooks())
    await table.run(user_data.set_server, guild.id, limits.UNLIMITED)
    parent = fake.world.new_channel(guild, f"old-{kind}")
    thread = fake.world.new_channel(
        guild, kind, PUBLIC_THREAD, parent=parent.id, owner=fake.world.bot.id
    )
    seated = [Person(one.id, one.user.name) for one in people]
    made = await table.run(lobby.create, seated[0], Place(guild.id, parent.id), kind)
    game = made.info.id
    for person in seated[1:]:
        await table.run(lobby.join, game, person)
    position = (
        await table.run(lobby.start, game, seated[0], thread=thread.id)
    ).position
    chance = random.Random(5)
    while position.decision is not None:
        holder = position.info.seats[position.decision.seat].user
        person = next(one for one in seated if one.user == holder)
        code = chance.choice(position.decision.actions)
        position = (
            await table.run(core_play.act, game, person, position.revision, code)
        ).position
    for role in ("prompt", "pin"):
        await table.run(outbox.lose, game, role)
    while pending := await table.read(outbox.pending, game):
        for notification in pending:
            await table.run(outbox.posted, notification.id)
    await table.close()
    return thread


async def _measure(
    fake: FakeDiscord,
    bot: BotProcess,
    guild: Guild,
    people: list[Somebody],
    homes: dict[str, Channel],
) -> list[Figure]:
    crowd = Crowd(fake, fake.world.new_channel(guild, "games"), people)
    await crowd.play(lambda answers: len(answers) >= WARM_UP)
    before = await crowd.play(lambda answers: len(answers) >= MEASURED)
    figures: list[Figure] = []
    during: list[float] = []
    largest = 0

    def watch(answers: list[float]) -> bool:
        nonlocal largest
        largest = max([largest, *map(bot.memory, bot.children())])
        return any(message.attachments for message in asked.messages)

    for theme in THEMES:
        await people[4].do(
            guild_channel(homes), "caylus me pictures", dark=theme == "dark"
        )
        for kind, home in homes.items():
            for wanted, suffix, most in SERVED:
                began = time.perf_counter()
                asked = people[4].command(home, "caylus export", kind=wanted)
                during += await crowd.play(watch)
                if theme == "light":
                    name = f"replay: {kind}, {suffix}"
                    seconds = time.perf_counter() - began
                    (file,) = next(
                        message.attachments
                        for message in asked.messages
                        if message.attachments
                    )
                    figures.append(Figure(f"{name}: command to file", seconds, "s"))
                    figures.append(
                        Figure(
                            f"{name}: its size",
                            file["size"] / 1e6,
                            "MB",
                            goal=most,
                            felt=FILE,
                        )
                    )
    assert fake.violations == [], fake.violations[:5]
    for part, pick in (("p50", 50), ("p95", 95)):
        figures.append(
            Figure(
                f"replay: answers of other games meanwhile, {part}",
                percentile(sorted(during), pick),
                "ms",
                floor=percentile(sorted(before), pick),
                goal=GOAL_MS if pick == 95 else None,
                felt=PRESS,
            )
        )
    figures.append(
        Figure("replay: answers that were measured meanwhile", len(during), "answers")
    )
    figures.append(
        Figure("replay: resident in the process that draws", largest / 2**20, "MB")
    )
    figures.append(Figure("replay: resident in the bot", bot.memory() / 2**20, "MB"))
    return figures


def guild_channel(homes: dict[str, Channel]) -> Channel:
    """Any of the threads: settings of a person are told anywhere."""
    return next(iter(homes.values()))


class Crowd:
    """People who play several games at once, as fast as they are answered."""

    def __init__(
        self, fake: FakeDiscord, channel: Channel, people: list[Somebody]
    ) -> None:
        self._fake, self._channel, self._people = fake, channel, people
        self._tables: list[wire.Table] = []
        self._begun = 0

    async def play(self, enough: Callable[[list[float]], bool]) -> list[float]:
        """Until it is enough; the milliseconds from each action to its first answer."""
        answers: list[float] = []
        while not enough(answers):
            self._tables = [table for table in self._tables if not table.over]
            while len(self._tables) < TABLES:
                await self._open()
            for table in self._tables:
                act = await table.step()
                if (
                    act is not None
                    and act.acknowledged
                    and act.interaction.first_after is not None
                ):
                    answers.append(act.interaction.first_after * 1000)
            await asyncio.sleep(0.01)
        return answers

    async def _open(self) -> None:
        self._begun += 1
        table = wire.Table(
            self._fake,
            self._channel,
            self._people[: 2 + self._begun % 3],
            seed=self._begun,
        )
        await table.open(game="caylus")
        await self._fake.until(table.prompt)
        self._tables.append(table)
