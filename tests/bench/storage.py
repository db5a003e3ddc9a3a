"""Stored games: one action at 1 and at 5,000 running games with a million actions in the file, the start, memory.

Measured are the rows that an action writes, through `storage.Database`, and the whole use case: the game read, the
rules, the rows, and the answer. The floor of the rows is the sqlite3 module: the same statements, on a copy of the
same file, taking turns with the measured ones. The floor of the use case is `storage.Database` with all its
statements, those that read among them: what is above it are the rules, the checks and the answer. (Beside the writes
alone the statements by themselves are 1.4 already, and fewer writes would make that ratio worse.) Statements and
Python's instructions are counted too: what one version needs against another no other work on the machine changes.
"""

from __future__ import annotations

import asyncio
import gc
import random
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.app import feature_list
from bot.core import expiry, lobby, outbox, play, queries
from bot.core.database import UseCaseRunner as CoreDatabase
from bot.core.model import Person, Place
from bot.core.unit_of_work import UnitOfWork
from storage import Database, opening
from tests.bench.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = 5_000
TEMPLATES = 10  # different games that are copied
ACTIONS = 200  # in each
MEASURED = 400
WARM, COUNTED = 50, 200  # actions before counting begins, and counted
TICKS = 50  # looks at what is due
STARTED = "whoever plays: nothing is answered before the bot has started"
NOW = 1_750_000_000
SERVER = 1
# seconds between two actions: where all answer within minutes, more is looked at
LATER = 3600
PEOPLE = [
    Person(100 + seat, name) for seat, name in enumerate(("Ann", "Ben", "Cat", "Dan"))
]
COPIED = ("setup", "seat", "tenure", "action", "snapshot", "clock", "asked")
SMOKE = {
    "GAMES": 12,
    "TEMPLATES": 4,
    "ACTIONS": 20,
    "MEASURED": 20,
    "WARM": 5,
    "COUNTED": 20,
    "TICKS": 3,
}


def run() -> list[Figure]:
    """The figures of storage and the table."""
    with tempfile.TemporaryDirectory() as folder:
        return _measure(Path(folder))


def _measure(folder: Path) -> list[Figure]:
    one, many = folder / "one.db", folder / "many.db"
    _fill(one, 1, ACTIONS)
    _fill(many, GAMES, ACTIONS)
    size = many.stat().st_size / 1e6
    figures = [
        Figure(
            f"storage: file with {GAMES:,} games, {GAMES * ACTIONS / 1e6:g} million actions",
            size,
            "MB",
        )
    ]
    for path, games in ((one, 1), (many, GAMES)):
        figures += _actions(folder, path, games)
    figures += asyncio.run(_counts(folder, many))
    figures += asyncio.run(_start(many, one))
    return figures


# The file


class Said(NamedTuple):
    """A statement with its values, and whether it has an answer."""

    sql: str
    values: object
    asks: bool


class _Recorder:
    """A connection that keeps its statements."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.said: list[Said] = []

    def execute(self, sql, parameters=()):
        rows = self.connection.execute(sql, parameters)
        self.said.append(Said(sql, parameters, rows.description is not None))
        return rows

    def executemany(self, sql, parameters):
        for one in parameters:
            self.execute(sql, one)


def _desk(connection) -> UnitOfWork:
    return UnitOfWork(connection, NOW, random.Random(1).randrange, feature_list.hooks())


def _play(uow: UnitOfWork, chance: random.Random, seed: int, actions: int) -> int:
    """A running game of four after so many random actions; its id."""
    while True:
        uow.draw = random.Random(seed).randrange
        made = lobby.create(uow, PEOPLE[0], Place(SERVER, seed), "caylus")
        game = made.info.id
        for person in PEOPLE[1:]:
            lobby.join(uow, game, person)
        position = lobby.start(uow, game, PEOPLE[0], None).position
        while position.decision is not None and position.info.number < actions:
            decision = position.decision
            code = _sensible(decision.actions, chance)
            person = PEOPLE[decision.seat]
            position = play.act(
                uow, game, person, position.revision, code, False
            ).position
            uow.finish()  # as each of these would be a transaction of its own
        if position.decision is not None:
            return game
        for table in (
            "outbox",
            "tenure",
            "seat",
            "action",
            "snapshot",
            "setup",
            "clock",
            "asked",
            "message",
            "game",
        ):  # it ended too early
            uow.tx.execute(
                f"DELETE FROM {table} WHERE {'id' if table == 'game' else 'game'} = ?",
                (game,),
            )
        seed += 1_000


def _sensible(codes: tuple[str, ...], chance: random.Random) -> str:
    """By chance, but passing rarely: games of people are long."""
    others = [code for code in codes if code != "pass" or len(codes) == 1]
    return chance.choice(others if others and chance.random() < 0.9 else codes)


def _fill(path: Path, games: int, actions: int) -> None:
    """A database of running games: a few are played, the others are copies of their rows."""
    connection = opening.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    chance = random.Random(1)
    templates = [
        _play(_desk(connection), chance, seed, actions)
        for seed in range(min(TEMPLATES, games))
    ]
    connection.execute("UPDATE outbox SET settled = ?, how = 'delivered'", (NOW,))
    connection.execute("DELETE FROM outbox")
    columns = {
        table: [
            row[1]
            for row in connection.execute(f"PRAGMA table_info({table})")
            if row[1] != "id"
        ]
        for table in ("game", *COPIED)
    }
    for number in range(games - len(templates)):
        source = templates[number % len(templates)]
        names = ", ".join(columns["game"])
        cursor = connection.execute(
            f"INSERT INTO game ({names}) SELECT {names} FROM game WHERE id = ?",
            (source,),
        )
        for table in COPIED:
            rest = ", ".join(name for name in columns[table] if name != "game")
            connection.execute(
                f"INSERT INTO {table} (game, {rest}) SELECT ?, {rest} FROM {table} WHERE game = ?",
                (cursor.lastrowid, source),
            )
    # Their prompts have been delivered: they stand in their threads.
    connection.execute(
        "INSERT INTO message (game, role, channel, message, revision, at) "
        "SELECT game.id, role, 7, game.id, revision, ? FROM game, (SELECT 'prompt' AS role UNION SELECT 'pin')",
        (NOW,),
    )
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


# One action


class Step(NamedTuple):
    """An action to be taken at a place by a press of some id, and the statements that it comes to."""

    game: int
    person: Person
    revision: int
    code: str
    place: Place
    delivery: str
    said: list[Said]

    @property
    def written(self) -> list[Said]:
        """The statements that write."""
        return [one for one in self.said if not one.sql.startswith("SELECT")]

    async def take(self, table: CoreDatabase) -> None:
        """Take it as a press in the game's own channel does."""
        asked = self.game, self.person, self.revision, self.code, False, self.place
        await table.run_once(self.delivery, play.act, *asked)


def script(path: Path, measured: int) -> list[Step]:
    """Actions to be taken; the file is used up by it."""
    connection = opening.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    chance = random.Random(2)
    rows = connection.execute(
        "SELECT id, channel FROM game WHERE status = 'running' ORDER BY id"
    ).fetchall()
    steps: list[Step] = []
    while len(steps) < measured:
        game, channel = chance.choice(rows)
        connection.execute("BEGIN")
        recorder = _Recorder(connection)
        uow = _desk(recorder)
        position = uow.position(uow.row(game))
        uow, recorder.said = _desk(recorder), []
        uow.now += LATER * (len(steps) + 1)
        decision = position.decision
        if decision is None:  # it has ended: the one game is too short for all of it
            connection.execute("COMMIT")
            break
        person = PEOPLE[decision.seat]
        code = _sensible(decision.actions, chance)
        place = Place(SERVER, channel)
        uow.delivery = f"delivery-{len(steps)}"
        uow.repeated()
        play.act(uow, game, person, position.revision, code, False, place)
        uow.finish()
        connection.execute("COMMIT")
        steps.append(
            Step(
                game,
                person,
                position.revision,
                code,
                place,
                uow.delivery,
                recorder.said,
            )
        )
    connection.close()
    return steps


def _actions(folder: Path, path: Path, games: int) -> list[Figure]:
    names = ("script", "floor", "rows", "statements", "whole")
    for name in names:
        shutil.copy(path, folder / f"{name}.db")
    measured = asyncio.run(_take_turns(folder, script(folder / "script.db", MEASURED)))
    for name in names:
        for file in folder.glob(f"{name}.db*"):
            file.unlink()
    figures = []
    for what, floor, label, median in (
        ("rows", "floor", "storage: one action", 2.0),
        ("whole", "statements", "table: one action, rules included", 1.8),
    ):
        for percent, goal in ((50, median), (99, 3)):
            figures.append(
                Figure(
                    f"{label}, {games:,} running, p{percent}",
                    _percentile(measured[what], percent),
                    "ms",
                    _percentile(measured[floor], percent),
                    goal,
                    goal_of_ratio=True,
                )
            )
    return figures


async def _take_turns(folder: Path, steps: list[Step]) -> dict[str, list[float]]:
    """Milliseconds of each action: what it writes through the sqlite3 module and through Database, all its statements
    through Database, and all of it."""
    bare = opening.connect(folder / "floor.db")
    database = await Database.open(folder / "rows.db")
    asked = await Database.open(folder / "statements.db")
    now = NOW
    table = await CoreDatabase.open(
        folder / "whole.db", feature_list.hooks(), clock=lambda: now
    )
    took: dict[str, list[float]] = {
        "floor": [],
        "rows": [],
        "statements": [],
        "whole": [],
    }
    gc.collect()
    for step in steps:

        def write(connection, written=step.written):
            for sql, values, _ in written:
                connection.execute(sql, values)

        def ask(connection, said=step.said):
            for sql, values, asks in said:
                rows = connection.execute(sql, values)
                if asks:
                    rows.fetchall()

        began = time.perf_counter()
        bare.execute("BEGIN IMMEDIATE")
        write(bare)
        bare.execute("COMMIT")
        took["floor"].append(1e3 * (time.perf_counter() - began))
        began = time.perf_counter()
        await database.write(write)
        took["rows"].append(1e3 * (time.perf_counter() - began))
        began = time.perf_counter()
        await asked.write(ask)
        took["statements"].append(1e3 * (time.perf_counter() - began))
        now += LATER
        began = time.perf_counter()
        await step.take(table)
        took["whole"].append(1e3 * (time.perf_counter() - began))
    bare.close()
    for opened in (database, asked, table):
        await opened.close()
    return took


class Counted(NamedTuple):
    """What each of several actions asked of SQLite and of Python, in the thread of the database."""

    statements: list[int]
    instructions: list[int]


async def count(folder: Path, path: Path) -> Counted:
    """Count what actions ask, but for the first ones."""
    for name in ("script", "whole"):
        shutil.copy(path, folder / f"{name}.db")
    steps = script(folder / "script.db", WARM + COUNTED)
    counts: Counter[str] = Counter()
    said: list[str] = []
    counted = Counted([], [])

    def trace(frame, event, arg):
        counts[event] += 1
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        return trace

    def begin(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(said.append)  # which is no instruction of Python
        sys.settrace(trace)

    now = NOW
    table = await CoreDatabase.open(
        folder / "whole.db", feature_list.hooks(), clock=lambda: now
    )
    database = table._database
    assert isinstance(database, Database)
    for number, step in enumerate(steps):
        if number == WARM:
            await database._hop(begin)
        counts.clear()
        said.clear()
        now += LATER
        await step.take(table)
        if number >= WARM:
            counted.statements.append(len(said))
            counted.instructions.append(counts["opcode"])
    await database._hop(lambda connection: sys.settrace(None))
    await table.close()
    return counted


async def _counts(folder: Path, path: Path) -> list[Figure]:
    counted = await count(folder, path)
    statements = counted.statements
    return [
        Figure(
            "table: one action, statements, median",
            statistics.median(statements),
            "statements",
            goal=20,
        ),
        Figure(
            "table: one action, statements, p99",
            _percentile(statements, 99),
            "statements",
            goal=26,
        ),
        Figure(
            "table: one action, Python's instructions, median",
            statistics.median(counted.instructions),
            "instructions",
            goal=12_400,
        ),
        Figure(
            "table: one action, Python's instructions, mean",
            statistics.mean(counted.instructions),
            "instructions",
        ),
    ]


def _percentile(values: Sequence[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


# The start, and memory


async def _start(path: Path, one: Path) -> list[Figure]:
    """Opening the file and asking all that a start asks, and what 5,000 games cost in memory. The floor of a look at
    what is due is that in the file of one game."""
    table = await CoreDatabase.open(one, feature_list.hooks(), clock=lambda: NOW)
    await table.run(expiry.sweep)
    floor = await _look(table)
    await table.close()
    plain = sqlite3.connect(path)
    games = [row[0] for row in plain.execute("SELECT id FROM game")]
    plain.close()
    began = time.perf_counter()
    table = await CoreDatabase.open(path, feature_list.hooks(), clock=lambda: NOW)
    await table.read(outbox.games_with_notifications)
    await table.read(outbox.stale)
    await table.run(expiry.sweep)
    await table.read(expiry.look)
    await table.read(queries.counts)
    start = time.perf_counter() - began
    look = await _look(table)
    for game in games[:100]:
        await table.read(queries.position, game)
    gc.collect()
    before = _resident()
    for game in games[100:]:
        await table.read(queries.position, game)
    gc.collect()
    grown = _resident() - before
    await table.close()
    return [
        Figure(
            f"storage: start with {GAMES:,} running games",
            start,
            "s",
            goal=2,
            felt=STARTED,
        ),
        Figure(
            f"storage: a look at what is due, {GAMES:,} running games",
            look,
            "ms",
            floor,
            2,
            goal_of_ratio=True,
        ),
        Figure(
            "storage: memory grown by a game that was read",
            1e3 * grown / len(games),
            "kB",
            goal=1,
        ),
    ]


async def _look(table: CoreDatabase) -> float:
    """Milliseconds of processor time of a look at what is due, at its best."""
    ticks = []
    for _ in range(TICKS):
        began = time.process_time()
        await table.read(expiry.look)
        ticks.append(1e3 * (time.process_time() - began))
    return min(ticks)


def _resident() -> float:
    """This process's resident memory in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6
