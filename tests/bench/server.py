"""One action on PostgreSQL, beside the bare statements through psycopg in the same run, on a server of its own that
waits for the disk.

The floor is every statement of the same action, questions too, in one transaction of a plain psycopg connection on a
copy of the same database, taking turns with the measured ones. Measured are the statements through
`ServerDatabase`, and the whole use case: the game read, the rules, the rows, and the answer."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import tempfile
import time
from pathlib import Path

from bot.app import feature_list
from bot.core import outbox, play
from bot.core.database import Database
from bot.core.model import Position
from storage import copying
from tests import postgres
from tests.bench.figure import Figure
from tests.bench.storage import ACTIONS, LATER, NOW, PEOPLE, _desk, _fill, _percentile, _sensible
from tests.bot.club import Club
from tests.postgres import open_database

GAMES = 300
MEASURED = 300
WRITERS, EACH, STEPS = 4, 4, 30  # of several processes: the games of each, and actions in each of these


def run() -> list[Figure]:
    """The figures of a server; none where there is no PostgreSQL."""
    try:
        server = postgres.Server("shared_buffers=64MB")
    except postgres.Missing as missing:
        print(missing, file=sys.stderr)
        return []
    try:
        with tempfile.TemporaryDirectory() as folder:
            _fill(Path(folder) / "many.db", GAMES)
            server.sql("CREATE DATABASE many")
            began = time.perf_counter()
            rows = copying.copy(Path(folder) / "many.db", server.url("many"), lambda tx: ())
            copied = sum(rows.values()) / (time.perf_counter() - began)
        server.sql("ANALYZE", database="many")
        figures = [
            Figure(
                f"server: rows copied from a file, {GAMES * ACTIONS:,} actions", copied, "rows/s", more=True
            )
        ]
        return figures + _actions(server) + asyncio.run(_writers(server))
    finally:
        server.stop()


async def _writers(server: postgres.Server) -> list[Figure]:
    """Four processes' worth of writers with four games each, every action posted at once."""
    url = server.fresh()
    club = await Club.open(url)
    games = [await club.game(2) for _ in range(WRITERS * EACH)]
    await club.table.close()
    tables = [
        Database(
            await open_database(url, alone=False), lambda: club.now, lambda n: n // 2, feature_list.hooks()
        )
        for _ in range(WRITERS)
    ]

    async def play_all(table: Database, mine: list[Position]) -> None:
        for step in range(STEPS):
            for number, now in enumerate(mine):
                assert now.decision is not None, "no game is over so soon"
                person, game = club.holder(now.info, now.decision.seat), now.info.id
                code = club.random.choice(now.decision.actions)
                done = await table.run_once(f"{game} {step}", play.act, game, person, now.revision, code)
                mine[number] = done.position
                found = await table.run(outbox.load_batch, game, 50, None)
                await table.run(outbox.confirm, game, [outbox.Posted(one.id) for one in found.notifications])

    began = time.perf_counter()
    await asyncio.gather(*(play_all(table, games[n::WRITERS]) for n, table in enumerate(tables)))
    took, acted = time.perf_counter() - began, len(games) * STEPS
    again = sum(table.conflicts for table in tables)
    for table in tables:
        await table.close()
    return [
        Figure("server: tries again of 100 actions, four writers", 100 * again / acted, "", goal=1.0),
        Figure("server: actions of four writers", acted / took, "1/s", more=True),
    ]


class _Recorder:
    """A transaction that keeps its statements."""

    def __init__(self, tx) -> None:
        self.tx = tx
        self.said: list[tuple[str, object, bool]] = []

    def execute(self, sql, parameters=()):
        rows = self.tx.execute(sql, parameters)
        self.said.append((sql, parameters, rows.description is not None))
        return rows

    def executemany(self, sql, parameters):
        for one in parameters:
            self.execute(sql, one)


def _script(url: str):
    """Actions to be taken, each with its statements; the database is used up by it."""
    from storage.postgres.connection import ServerTx, connected

    connection = connected(url, "script")
    tx = ServerTx(connection, "script")
    chance, script = random.Random(2), []
    rows = tx.execute("SELECT id FROM game WHERE status = 'running' ORDER BY id").fetchall()
    while len(script) < MEASURED:
        game = chance.choice(rows)[0]
        tx.plainly("BEGIN")
        uow = _desk(tx)
        position = uow.position(uow.row(game))
        decision = position.decision
        if decision is not None:
            code, delivery = _sensible(decision.actions, chance), f"delivery-{len(script)}"
            asked = (game, PEOPLE[decision.seat], position.revision, code)
            recorder = _Recorder(tx)
            uow = _desk(recorder)
            uow.now += LATER * (len(script) + 1)
            uow.delivery = delivery
            uow.repeated()
            play.act(uow, *asked, False)
            script.append((asked, delivery, recorder.said))
        tx.plainly("COMMIT")
    connection.close()
    return script


def _actions(server: postgres.Server) -> list[Figure]:
    script = _script(server.fresh("many"))
    took = asyncio.run(_take_turns([server.fresh("many") for _ in range(3)], script))
    figures = [
        Figure(
            "server: statements of one action",
            sum(len(said) for *_, said in script) / len(script),
            "statements",
        )
    ]
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
    return figures


async def _take_turns(urls: list[str], script) -> dict[str, list[float]]:
    """Milliseconds of each action: through psycopg, through ServerDatabase, through the table."""
    import psycopg

    from storage.postgres.database import ServerDatabase
    from storage.postgres.dialect import spoken

    bare = psycopg.connect(urls[0], autocommit=True, cursor_factory=psycopg.RawCursor)
    database = await ServerDatabase.open(urls[1])
    now = NOW
    table = await Database.open(urls[2], feature_list.hooks(), clock=lambda: now)
    took: dict[str, list[float]] = {"floor": [], "rows": [], "whole": []}
    gc.collect()
    for (game, person, revision, code), delivery, said in script:
        plain = [
            (spoken(sql).text, _plain(spoken(sql).values(parameters)), asks) for sql, parameters, asks in said
        ]
        began = time.perf_counter()
        bare.execute("BEGIN")
        for sql, parameters, asks in plain:
            cursor = bare.execute(sql, parameters)
            if asks:
                cursor.fetchall()
        bare.execute("COMMIT")
        took["floor"].append(1e3 * (time.perf_counter() - began))

        def again(tx, said=said):
            for sql, parameters, asks in said:
                rows = tx.execute(sql, parameters)
                if asks:
                    rows.fetchall()

        began = time.perf_counter()
        await database.write(again)
        took["rows"].append(1e3 * (time.perf_counter() - began))
        now += LATER
        began = time.perf_counter()
        await table.run_once(delivery, play.act, game, person, revision, code)
        took["whole"].append(1e3 * (time.perf_counter() - began))
    bare.close()
    await database.close()
    await table.close()
    return took


def _plain(parameters):
    """Truth as psycopg takes it for a column of numbers."""
    return [int(value) if isinstance(value, bool) else value for value in parameters]
