"""Answers to other people while one person presses What if 60 times at once, again as soon as all are answered.

The floor is what the same people wait for the same answers in the same run when nobody does, round by round.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.components.custom_id import CustomId
from tests.bench.figure import Figure
from tests.bench.latency import percentile
from tests.fakediscord import BotProcess, FakeDiscord
from tests.fakediscord.games import PUBLIC, Table, offers
from tests.fakediscord.world import Message

if TYPE_CHECKING:
    from tests.fakediscord import Interaction

PRESSES = 60
ROUNDS = 8  # of each kind
ANSWERS = 20  # of a round, at least
GOAL = 1.5
SMOKE = {"PRESSES": 4, "ROUNDS": 1, "ANSWERS": 4}


def run() -> list[Figure]:
    """The figures of a bot with and without that person."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    async with FakeDiscord() as fake:
        fake.patience = 60.0
        guild = fake.world.new_guild("Server")
        people = [fake.person(guild, name) for name in ("Ann", "Ben", "Cat", "Dan")]
        bot = BotProcess(fake, folder)
        await bot.start()
        try:
            tables = [
                Table(fake, fake.world.new_channel(guild, name), pair, seed=7)
                for name, pair in (("others", people[:2]), ("own", people[2:]))
            ]
            for table in tables:
                await table.open(game="caylus")
                await fake.until(table.prompt, what="the first prompt")
            rounds = Rounds(*tables)
            for number in range(2 * ROUNDS):
                await rounds.one(busy=number % 2 == 1)
        finally:
            await bot.stop()
        assert fake.violations == [], fake.violations[:5]
    quiet, busy = sorted(rounds.quiet), sorted(rounds.busy)
    name = f"what if: answer to others, {PRESSES} presses at once by one person"
    return [
        Figure(f"{name}, p50", percentile(busy, 50), "ms", percentile(quiet, 50)),
        Figure(
            f"{name}, p95",
            percentile(busy, 95),
            "ms",
            percentile(quiet, 95),
            GOAL,
            goal_of_ratio=True,
        ),
        Figure(
            "what if: until all these presses are answered", max(rounds.taken), "ms"
        ),
    ]


class Rounds:
    """Two people who play, and one of another game who presses."""

    def __init__(self, others: Table, own: Table) -> None:
        self._others, self._own = others, own
        self.quiet: list[float] = []
        self.busy: list[float] = []
        self.taken: list[float] = []

    async def one(self, *, busy: bool) -> None:
        """Plays and looks; meanwhile nothing happens, or the presses are answered."""
        answered: list[float] = []
        presses = self._press() if busy else []
        while len(answered) < ANSWERS:
            if busy and all(one.answered.is_set() for one in presses):
                self.taken += [
                    one.first_after * 1000
                    for one in presses
                    if one.first_after is not None
                ]
                presses = self._press()
            answered += await self._answers()
        for one in presses:
            assert await one.answer()
        self.taken += [
            one.first_after * 1000 for one in presses if one.first_after is not None
        ]
        (self.busy if busy else self.quiet).extend(answered)

    def _press(self) -> list[Interaction]:
        prompt = self._own.prompt()
        assert prompt is not None, "a question stands there"
        revision = next(offers(prompt, PUBLIC)).press.revision
        pressed = str(CustomId("whatif", self._own.number, revision))
        item = {"type": 2, "style": 2, "label": "What if", "custom_id": pressed}
        person = self._own.decides(prompt)
        panel = Message(self._own.fake.world.new_id(), prompt.channel, prompt.author)
        panel.components = [{"type": 1, "components": [item]}]
        return [person.press(panel, item) for _ in range(PRESSES)]

    async def _answers(self) -> list[float]:
        """The milliseconds that an action and a look took."""
        others, made = self._others, []
        act = None if others.over else await others.step()
        if act is None:
            await asyncio.sleep(0.01)
        elif act.acknowledged:
            made.append(act.interaction)
        person = next(iter(others.people.values()))
        made.append(
            await person.do(others.channel, "caylus status", game=str(others.number))
        )
        return [one.first_after * 1000 for one in made if one.first_after is not None]
