"""One action on PostgreSQL, beside the bare statements through psycopg in the same run, on a server of its own that
waits for the disk.

The floor is every statement of the same action, questions too, in one transaction of a plain psycopg connection on a
copy of the same database, taking turns with the measured ones. Measured are the statements through
`ServerDatabase`, and the whole use case: the game read, the rules, the rows, and the answer."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path

from bot.app import feature_list
from bot.core import outbox, play
from bot.core.database import UseCaseRunner
from bot.core.model import Position
from storage import copying
from tests import postgres
from tests.bench.figure import Figure
from tests.bench.storage import ACTIONS, LATER, NOW, Step, _fill, _percentile, script
from tests.bot.club import Club
from tests.fakediscord.proxy import ProxyProcess
from tests.postgres import open_database

GAMES = 300
MEASURED = 300
# of several processes: the games of each, and actions in each of these
WRITERS, EACH, STEPS = 4, 4, 30
SMOKE = {
    "GAMES": 12,
    "ACTIONS": 20,
    "MEASURED": 20,
    "WRITERS": 2,
    "EACH": 1,
    "STEPS": 4,
}


def run() -> list[Figure]:
    """The figures of a server; none where there is no PostgreSQL."""
    try:
        server = postgres.Server("shared_buffers=64MB")
    except postgres.Missing as missing:
        print(missing, file=sys.stderr)
        return []
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "many.db"
            _fill(path, GAMES, ACTIONS)
            server.sql("CREATE DATABASE many")
            copying_ = copied(path, server.url("many"))
            server.sql("ANALYZE", database="many")
            name = f"server: rows copied from a file, {GAMES * ACTIONS:,} actions"
            figures = [
                Figure(name, copying_, "rows/s", more=True),
                *_actions(server, path),
            ]
        return figures + asyncio.run(_writers(server))
    finally:
        server.stop()


async def _writers(server: postgres.Server) -> list[Figure]:
    """Four processes' worth of writers with four games each, every action posted at once."""
    url = server.fresh()
    club = await Club.open(url)
    games = [await club.game(2) for _ in range(WRITERS * EACH)]
    await club.table.close()
    tables = [
        UseCaseRunner(
            await open_database(url, alone=False),
            lambda: club.now,
            lambda n: n // 2,
            feature_list.hooks(),
        )
        for _ in range(WRITERS)
    ]

    async def play_all(table: UseCaseRunner, mine: list[Position]) -> None:
        for step in range(STEPS):
            for number, now in enumerate(mine):
                assert now.decision is not None, "no game is over so soon"
                person, game = club.holder(now.info, now.decision.seat), now.info.id
                code = club.random.choice(now.decision.actions)
                done = await table.run_once(
                    f"{game} {step}", play.act, game, person, now.revision, code
                )
                mine[number] = done.position
                found = await table.run(outbox.load_batch, game, 50, None)
                await table.run(
                    outbox.confirm,
                    game,
                    [outbox.NotificationPosted(one.id) for one in found.notifications],
                )

    began = time.perf_counter()
    await asyncio.gather(
        *(play_all(table, games[n::WRITERS]) for n, table in enumerate(tables))
    )
    took, acted = time.perf_counter() - began, len(games) * STEPS
    again = sum(table.conflicts for table in tables)
    for table in tables:
        await table.close()
    return [
        Figure(
            "server: tries again of 100 actions, four writers",
            100 * again / acted,
            "",
            goal=1.0,
        ),
        Figure("server: actions of four writers", acted / took, "1/s", more=True),
    ]


def copied(path: Path, url: str) -> float:
    """Copies a file into an empty database; rows a second."""
    began = time.perf_counter()
    rows = copying.copy(path, url, lambda tx: ())
    return sum(rows.values()) / (time.perf_counter() - began)


def over(url: str, port: int) -> str:
    """The URL of a database by a wire on that port."""
    return f"postgresql://caylus@127.0.0.1:{port}/{postgres.name_of(url)}"


def _actions(server: postgres.Server, path: Path) -> list[Figure]:
    steps = script(path, MEASURED)
    took = asyncio.run(
        _take_turns(server, [server.fresh("many") for _ in range(4)], steps)
    )
    figures = []
    for what, label in (
        ("rows", "server: one action, its statements"),
        ("whole", "server: one action, all of it"),
    ):
        figures += [
            Figure(
                f"{label}, p{percent}",
                _percentile(took[what], percent),
                "ms",
                _percentile(took["floor"], percent),
                goal,
                goal_of_ratio=True,
            )
            for percent, goal in ((50, 2), (99, 3))
        ]
    near, away, way = (_percentile(took[what], 50) for what in ("whole", "away", "way"))
    return [
        *figures,
        Figure("server: one action, all of it, 1 ms away, p50", away, "ms"),
        # The commit alone takes a third of the 12 ms that one might ask for, on some machines more, and a wire of 1 ms
        # more than that: what the code decides is how often it waits (tests/bot/core/test_statements.py).
        Figure(
            "server: what 1 ms of way adds to one action, p50, in waits for an answer",
            away - near,
            "ms",
            floor=way,
            goal=8,
            goal_of_ratio=True,
        ),
    ]


async def _take_turns(
    server: postgres.Server, urls: list[str], steps: list[Step]
) -> dict[str, list[float]]:
    """Milliseconds of each action: through psycopg, through ServerDatabase, through the table, and so 1 ms away."""
    import psycopg

    from storage.postgres.database import ServerDatabase
    from storage.postgres.dialect import spoken

    bare = psycopg.connect(urls[0], autocommit=True, cursor_factory=psycopg.RawCursor)
    database = await ServerDatabase.open(urls[1])
    now = NOW
    proxy = ProxyProcess()
    distant = over(urls[3], await proxy.start(server.folder, 0.001))
    table, away = [
        await UseCaseRunner.open(url, feature_list.hooks(), clock=lambda: now)
        for url in (urls[2], distant)
    ]
    took: dict[str, list[float]] = {
        "floor": [],
        "rows": [],
        "whole": [],
        "away": [],
        "way": [],
    }
    far = psycopg.connect(distant, autocommit=True)
    gc.collect()
    for step in steps:
        plain = [
            (spoken(sql).text, _plain(spoken(sql).values(values)), asks)  # type: ignore[arg-type]
            for sql, values, asks in step.said
        ]
        began = time.perf_counter()
        bare.execute("BEGIN")
        for sql, values, asks in plain:
            cursor = bare.execute(sql, values)
            if asks:
                cursor.fetchall()
        bare.execute("COMMIT")
        took["floor"].append(1e3 * (time.perf_counter() - began))

        def again(tx, said=step.said):
            for sql, values, asks in said:
                rows = tx.execute(sql, values)
                if asks:
                    rows.fetchall()

        began = time.perf_counter()
        await database.write(again)
        took["rows"].append(1e3 * (time.perf_counter() - began))
        now += LATER
        for whose, found in (("whole", table), ("away", away)):
            began = time.perf_counter()
            await step.take(found)
            took[whose].append(1e3 * (time.perf_counter() - began))
        began = time.perf_counter()
        far.execute("SELECT 1")
        took["way"].append(1e3 * (time.perf_counter() - began))
    bare.close()
    far.close()
    for opened in (database, table, away):
        await opened.close()
    await proxy.stop()
    return took


def _plain(parameters):
    """Truth as psycopg takes it for a column of numbers."""
    return [int(value) if isinstance(value, bool) else value for value in parameters]
