"""A server that one person has filled: 5,000 open tables, or 300 imported records as fat as earlier versions took
them; and what completions and `new` of others take there, while that person types too.

Counted is the time from the arrival of an interaction to its answer, the simulated server's part included. The
floor is the same in a server with one game.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from typing import Any

from bot.app import feature_list
from bot.core import limits, lobby, queries, user_data
from bot.core.game_settings import USUAL
from bot.core.model import Person, Place
from bot.core.unit_of_work import UnitOfWork
from bot.features.records import files
from bot.features.records.files import read
from rules.record import MAX_BYTES
from tests.bench.bot import Stopwatch
from tests.bench.figure import PRESS, Figure
from tests.bot.world import World, world

LOBBIES = 5_000
IMPORTS = 300
FAT = MAX_BYTES - 10_000  # characters of a header
ROUNDS = 5
TYPED = 1  # completions of the crowd's owner that are begun just before somebody else's
GOAL_COMPLETION = 30.0
GOAL_NEW = 100.0
NOW = 1_750_000_000
RECORD = "game: caylus\nplayers: Blue, Red\nseed: 1\n"
SMOKE = {"LOBBIES": 30, "IMPORTS": 2, "ROUNDS": 1}

COMPLETIONS = (
    ("join", "game", ""),
    ("status", "game", "Ann"),
    ("leave", "game", "4711"),
    ("act", "action", ""),
    ("place", "spot", ""),
    ("plan turn", "game", "Ann"),
    ("building", "name", "ba"),
)


def run() -> list[Figure]:
    """The figures of the crowded servers."""
    return asyncio.run(_run())


async def _run() -> list[Figure]:
    figures: list[Figure] = []
    async with world(patience=60) as here:
        floor = await _measure(here)
    for what, fill in (
        (f"{LOBBIES:,} open tables", _lobbies),
        (f"{IMPORTS} fat imports", _imports),
    ):
        async with world(patience=60) as here:
            await here.bot.db.run(user_data.set_server, here.guild.id, limits.UNLIMITED)
            await here.bot.db._database.write(
                lambda tx, here=here, fill=fill: fill(tx, here)
            )
            taken = await _measure(here)
        goals = {"completion": GOAL_COMPLETION, "new": GOAL_NEW}
        for kind, goal in goals.items():
            for name, pick in (("p50", statistics.median), ("p95", _p95)):
                figures.append(
                    Figure(
                        f"crowd: {what}: {kind} of others, {name}",
                        pick(taken[kind]),
                        "ms",
                        floor=pick(floor[kind]),
                        goal=goal if name == "p95" else None,
                        felt=PRESS,
                    )
                )
    return figures


def _lobbies(tx: Any, here: World) -> None:
    """Open tables of one person, in one channel; their cards are posted."""
    owner, uow = (
        _owner(here),
        UnitOfWork(tx, NOW, random.Random(1).randrange, feature_list.hooks()),
    )
    place = Place(here.guild.id, here.channel.id)
    for _ in range(LOBBIES):
        lobby.create(uow, owner, place, "caylus")
    tx.execute("UPDATE outbox SET settled = ?, how = 'delivered'", (NOW,))


def _imports(tx: Any, here: World) -> None:
    """Imported records of one person, with names as long as a record could be before they were bounded."""
    owner, uow = (
        _owner(here),
        UnitOfWork(tx, NOW, random.Random(1).randrange, feature_list.hooks()),
    )
    place, replayed = Place(here.guild.id, here.channel.id), read(RECORD)
    for _ in range(IMPORTS):
        made = files.import_(uow, owner, place, replayed, USUAL)
        lobby.give_seat(uow, made.info.id, owner, 0, owner)
    tx.execute(
        f"UPDATE setup SET header = replace(hex(zeroblob({FAT // 2})), '0', 'N')"
    )
    tx.execute("UPDATE outbox SET settled = ?, how = 'delivered'", (NOW,))


def _p95(values: list[float]) -> float:
    return sorted(values)[len(values) * 95 // 100]


def _owner(here: World) -> Person:
    return Person(here.people[0].id, here.people[0].name)


async def _measure(here: World) -> dict[str, list[float]]:
    """Milliseconds of completions and of `new` of people who own none of the crowd."""
    others = here.people[1:4]
    await others[0].slash(here.channel, "caylus new", game="caylus")
    (mine, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    await others[1].slash(here.channel, "caylus join", game=str(mine.id))
    await others[0].slash(here.channel, "caylus start", game=str(mine.id))
    home = await here.home(mine.id)
    crowd = await _payloads(here)
    taken: dict[str, list[float]] = {"completion": [], "new": []}
    for number in range(ROUNDS):
        for command, option, text in COMPLETIONS:
            _type(here, crowd, number)
            where = (here.channel, home)[number % 2]
            began = time.perf_counter()
            await others[number % 2].autocomplete(
                where, f"caylus {command}", option, text
            )
            taken["completion"].append((time.perf_counter() - began) * 1000)
        with Stopwatch() as watch:
            _type(here, crowd, number)
            await others[2].slash(here.channel, "caylus new", game="caylus")
        taken["new"] += watch.taken[:1]
        await others[2].slash(here.channel, "caylus leave", game=str(await _last(here)))
    return taken


async def _last(here: World) -> int:
    (made, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
    return made.id


async def _payloads(here: World) -> list[Any]:
    """Completions of the crowd's owner as Discord delivers them, to be delivered again and again."""
    backend, caught = here.env.backend, []
    emit = backend.emit

    def catching(event: str, payload: Any, *args: Any, **kwargs: Any) -> Any:
        if event == "INTERACTION_CREATE":
            caught.append(payload)
        return emit(event, payload, *args, **kwargs)

    backend.emit = catching
    for command, option, text in COMPLETIONS:
        await here.people[0].autocomplete(
            here.channel, f"caylus {command}", option, text
        )
    del backend.emit
    return caught


def _type(here: World, crowd: list[Any], number: int) -> None:
    for at in range(TYPED):
        here.env.backend.emit("INTERACTION_CREATE", crowd[(number + at) % len(crowd)])
