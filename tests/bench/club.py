"""What statistics cost in a server with 10,000 finished games of 500 people: every question a tenth of a second at the
95th percentile, pictures at most 150 kB, and no more with ten times the games of a server of 1,000.

The games are made up, but each is written as the end of a game writes it: results, sums and ratings.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import rendering
from bot.app import feature_list
from bot.core import final_order
from bot.core.database import UseCaseRunner
from bot.core.unit_of_work import UnitOfWork
from bot.features.digest import use_cases as digest_use_cases
from bot.features.digest.handlers import week_picture
from bot.features.statistics import queries, ratings
from bot.features.statistics import subscribers as statistics_subscribers
from bot.features.statistics import text as worded
from bot.features.statistics.queries import RUNGS_PER_PAGE
from bot.text.localization import localization_for
from storage import games, statistics
from storage.digests import DigestRow
from storage.statistics import ResultRow
from tests.bench.figure import PRESS, Figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

PEOPLE = 500
GAMES = 10_000
FEW = 1_000
ASKED = 200
SERVER, CHANNELS = 1, (10, 11, 12)
TILES = ("market", "farm", "quarry", "gold_mine", "forest", "sawmill")
POINTS = (
    "castle",
    "buildings",
    "favors",
    "owners",
    "trades",
    "losses",
    "gold",
    "cubes",
    "deniers",
)
LONG_AGO = 1_700_000_000
DAY = 86_400
SMOKE = {"PEOPLE": 12, "GAMES": 40, "FEW": 20, "ASKED": 4}


def run() -> list[Figure]:
    """Figures of the large server, those of the small one as their floor."""
    return asyncio.run(_run())


async def _run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        small = await _measured(Path(name) / "small.db", FEW)
        large = await _measured(Path(name) / "large.db", GAMES)
    figures = [
        Figure(
            f"club: {what}, p95", large[what], "ms", small[what], goal=100, felt=PRESS
        )
        for what in large
        if what[0] != "_"
    ]
    figures.append(
        Figure(
            "club: a game that ends is counted, p95",
            large["_count"],
            "ms",
            small["_count"],
        )
    )
    figures.append(Figure("club: largest picture", large["_picture"], "kB", goal=150))
    return figures


async def _measured(path: Path, count: int) -> dict[str, float]:
    table = await UseCaseRunner.open(path, feature_list.hooks())
    chance = random.Random(count)
    took: list[float] = []

    def fill(tx: Any) -> None:
        for number in range(count):
            _finish(tx, chance, number, took)

    await table._database.write(fill)
    l10n, standings = localization_for("en"), table
    largest = 0

    async def asked(question: Callable[[int], Awaitable[Any]]) -> float:
        nonlocal largest
        each = []
        for number in range(ASKED):
            began = time.perf_counter()
            info = await question(number)
            each.append((time.perf_counter() - began) * 1000)
            if number < 3 and info.parts:
                drawn = await asyncio.to_thread(_draw, info)
                largest = max(largest, len(drawn))
        return sorted(each)[int(0.95 * ASKED)]

    def somebody() -> int:
        return chance.randrange(1, PEOPLE + 1)

    async def person(_: int) -> Any:
        found = await standings.read(queries.person, SERVER, somebody(), CHANNELS)
        return worded.person_card(l10n, "Somebody", found, "caylus", alone=True)

    async def server(_: int) -> Any:
        found = await standings.read(queries.server, SERVER, CHANNELS)
        return worded.server_card(
            l10n,
            *found,
            "caylus",
            await standings.read(queries.names, SERVER, [1, 2, 3]),
        )

    async def ladder(number: int) -> Any:
        found = await standings.read(
            queries.ladder, SERVER, "caylus", number % 40, somebody()
        )
        return worded.ladder_card(l10n, found, -(-found.people // RUNGS_PER_PAGE), {})

    async def digest(number: int) -> Any:
        since = LONG_AGO + number * 4 * DAY
        row = DigestRow(
            SERVER, CHANNELS[0], 0, 9, "UTC", since, since + digest_use_cases.WEEK
        )
        found = await table.read(digest_use_cases.week, row, CHANNELS)
        return (
            week_picture(l10n, found, {})
            if found is not None
            else worded.stats_card("", "", [])
        )

    questions = (person, server, ladder, digest)
    measured = {what.__name__: await asked(what) for what in questions}
    await table.close()
    return measured | {
        "_count": sorted(took)[int(0.95 * count)],
        "_picture": largest / 1000,
    }


def _draw(info: worded.StatsCard) -> bytes:
    told = {name: getattr(info, name) for name in ("title", "subtitle", "parts")}
    return rendering.tally(
        msgspec.convert(told, rendering.Tally), rendering.Words((), "en")
    )


def _finish(tx: Any, chance: random.Random, number: int, took: list[float]) -> None:
    """A game of four made up, counted and rated as `play` does it when a game ends."""
    channel = chance.choice(CHANNELS)
    game = games.insert(
        tx,
        kind="caylus",
        status="finished",
        options="{}",
        server=SERVER,
        channel=channel,
        undo="consent",
        pace="none",
        late="wait",
        counts=1,
        rated="yes",
        public=1,
        started=LONG_AGO + number * DAY,
        created=LONG_AGO + number * DAY,
    )
    users = chance.sample(range(1, PEOPLE + 1), 4)
    for seat, user in enumerate(users):
        games.add_seat(tx, game, seat, "Blue")
        games.sit(tx, game, seat, user, f"Person {user}", LONG_AGO, 0)
    scores = [chance.randrange(30, 110) for _ in users]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    rows = []
    for seat, user in enumerate(users):
        facts = {
            "games": (1, scores[seat]),
            "days": (1, 20 * DAY),
            f"place-{seat + 1}": (1, int(ranks[seat] == 1)),
        }
        facts |= {"won": (1, 0)} if ranks[seat] == 1 else {}
        facts |= {f"points-{source}": (1, chance.randrange(30)) for source in POINTS}
        facts |= {f"used-n_{tile}": (chance.randrange(1, 9), 0) for tile in TILES}
        facts |= {
            "provost": (1, 5),
            "batches": (1, 6),
            "answers": (60, 60 * 3600),
            "line-prestige": (3, 0),
        }
        rows.append(
            ResultRow(
                *(
                    game,
                    seat,
                    SERVER,
                    channel,
                    "caylus",
                    4,
                    0,
                    user,
                    None,
                    seat + 1,
                    scores[seat],
                    ranks[seat],
                ),
                *(LONG_AGO, LONG_AGO + number * DAY, json.dumps(facts)),
            )
        )
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    games.update(tx, game, scores=json.dumps(scores), winners=json.dumps(winners))
    began = time.perf_counter()
    uow = UnitOfWork(
        tx, LONG_AGO + number * DAY, chance.randrange, feature_list.hooks()
    )
    statistics.insert(tx, rows)
    statistics_subscribers._add_to_sums(uow, rows, 1)
    row = games.find(tx, game)
    assert row is not None, "it was just made"
    starters = [
        final_order.Starter(
            seat, row_.user, None, row_.rank, left=False, replaced=False
        )
        for seat, row_ in enumerate(rows)
    ]
    ratings.rate_game(uow, row, final_order.FinalOrder(tuple(ranks), tuple(starters)))
    uow.finish()
    took.append((time.perf_counter() - began) * 1000)
