"""The whole path from an interaction to its first answer, in the simulated server, at 1, 100 and 1,000 games.

Counted is the bot's own time from the start of the callback to the first answer; beside it the longest time
the event loop was held, and the memory of the process with everything loaded. Pictures are stubs.
"""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import threading
import time
from pathlib import Path

from bot.core import limits, lobby, outbox, queries, user_data
from bot.core.figures import Figures
from bot.core.model import Person, Place
from tests.bench.figure import HOST, OTHERS, PRESS, Figure
from tests.bot.players import offered, press
from tests.bot.world import World, world

SIZES = (1, 100, 1_000)
MEASURED = 300
WARM_UP = 10
GOAL_MS = 50.0
GOAL_BLOCK_MS = 25.0
GOAL_MB = 200.0
PROBE = 0.002  # seconds between two looks at the event loop
SMOKE = {"SIZES": (2,), "MEASURED": 12, "WARM_UP": 3}


def run() -> list[Figure]:
    """The figures of the bot."""
    return asyncio.run(_run())


async def _run() -> list[Figure]:
    figures: list[Figure] = []
    for size in SIZES:
        async with world() as here:
            figures += await _measure(here, size)
    return figures


class Stopwatch:
    """Milliseconds from the start of each callback to its first answer."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self._answered = Figures.answered

    def __enter__(self) -> Stopwatch:
        plain, taken = self._answered, self.taken

        def timed(figures: Figures, seconds: float, whole: float) -> None:
            taken.append(1000 * seconds)
            plain(figures, seconds, whole)

        Figures.answered = timed  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        Figures.answered = self._answered  # type: ignore[method-assign]


class LoopWatch:
    """A thread that asks the event loop for a sign of life and notes the longest wait.

    Counted is the processor time of the loop's own thread in that wait: on a busy machine the wait itself
    would count the turns of other processes.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._over = threading.Event()
        self._clock = time.pthread_getcpuclockid(threading.get_ident())
        self._thread = threading.Thread(target=self._look, daemon=True)
        self.waits: list[float] = []

    def _look(self) -> None:
        while not self._over.is_set():
            answered = threading.Event()
            asked = time.clock_gettime(self._clock)
            self._loop.call_soon_threadsafe(answered.set)
            answered.wait(5)
            self.waits.append((time.clock_gettime(self._clock) - asked) * 1000)
            self._over.wait(PROBE)

    def __enter__(self) -> LoopWatch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()


def _resident_mb() -> float:
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(
        line for line in status.read_text().splitlines() if line.startswith("VmRSS")
    )
    return int(line.split()[1]) / 1024


async def _fill(here: World, size: int) -> list[int]:
    """Running games, made through the table; those that are played have their prompt on the channel."""
    table = here.bot.db
    people = [Person(person.id, person.name) for person in here.people]
    await table.run(user_data.set_server, here.guild.id, limits.UNLIMITED)
    games = []
    for number in range(size):
        place = Place(here.guild.id, 10_000 + number)
        made = await table.run(lobby.create, people[number % 5], place, "caylus")
        game = made.info.id
        await table.run(lobby.join, game, people[(number + 1) % 5])
        await table.run(lobby.start, game, people[number % 5], thread=100_000 + number)
        for notification in await table.read(outbox.pending, game):
            await table.run(outbox.posted, notification.id)
        games.append(game)
    return games


async def _measure(here: World, size: int) -> list[Figure]:
    await _fill(here, size - 1)
    game = await here.table(3)
    home = await here.home(game)
    chance = random.Random(size)
    gc.collect()
    # as `python -m bot` does when everything is loaded; here the simulated server is in it too
    gc.freeze()
    with Stopwatch() as watch, LoopWatch(asyncio.get_running_loop()) as loop:
        for step in range(MEASURED + WARM_UP):
            if step == WARM_UP:
                watch.taken.clear()
                loop.waits.clear()
            position = await here.bot.db.read(queries.position, game)
            if position.decision is None:
                game = await here.table(3)
                home = await here.home(game)
                continue
            person = here.people[
                here.seat_holder(position.info, position.decision.seat)
            ]
            code = chance.choice(position.decision.actions)
            if step % 3 == 0:
                result = await person.slash(home, "caylus act", action=code)
            elif step % 3 == 1:
                result = await person.slash(home, "caylus status")
            else:
                result = await press(person, await here.prompt(game), code)
            if result.response is not None and any(
                custom_id.startswith("cy:sure")
                for custom_id, _ in offered(result.response).values()
            ):
                await press(person, result.response, code)
    taken = sorted(watch.taken)
    p95 = taken[int(len(taken) * 0.95)]
    name = f"bot: answer with {size:,} running games"
    goal = GOAL_MS if size == SIZES[-1] else None
    blocks = sorted(loop.waits)
    return [
        Figure(f"{name}, p50", statistics.median(taken), "ms"),
        Figure(f"{name}, p95", p95, "ms", goal=goal, felt=PRESS),
        Figure(f"{name}, p99", taken[int(len(taken) * 0.99)], "ms"),
        Figure(
            f"bot: event loop held longest with {size:,} games",
            blocks[-1],
            "ms",
            goal=GOAL_BLOCK_MS if goal else None,
            felt=OTHERS,
        ),
        Figure(
            f"bot: resident with {size:,} games",
            _resident_mb(),
            "MB",
            goal=GOAL_MB if goal else None,
            felt=HOST,
        ),
    ]
