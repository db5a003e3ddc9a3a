"""Values in columns that this bot never wrote there: whatever is asked or done, only sentences leave the table."""

import asyncio
import contextlib
import gc
import itertools
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.app import feature_list
from bot.core import (
    expiry,
    history,
    lobby,
    outbox,
    play,
    queries,
    seats,
    undo,
    user_data,
    votes,
)
from bot.core.clock import user_time
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.game_settings import Settings
from bot.core.model import Person, Place
from bot.features.plans import use_cases as plans_use_cases
from bot.features.records import files
from storage import StorageError, opening
from tests.bot.club import ANN, BEN, CAT, MODERATOR, NOON
from tests.bot.jobs import clocks_of, next_due
from tests.costs import sampled
from tests.patience import PATIENCE

pytestmark = pytest.mark.sqlite

DATABASE = Path(__file__).parents[2] / "databases" / f"version{opening.version()}.db"
MORE = (
    "INSERT INTO fact VALUES ('ran', '1750000000')",
    "INSERT INTO job (kind, key, server, due, payload) VALUES ('plans.auto_answer', '2', 1, 1750000000, x'3633')",
    "INSERT INTO answer_ahead (game, seat, turn, phase, place, decision, code, shown, given, given_revision) "
    "SELECT 2, deciding, turn, phase, 'inn', 'place', 'place inn', "
    """'{"label": "Inn", "means": "", "options": []}', 1750000000, 1 FROM game WHERE id = 2""",
)
"""A row for each table that the file has none of."""

PAGE = 4096
VALUES = ("NULL", "'x'", str(2**62), "x'00ff'", "'{\"broken\": ['", "-1", "1.5")
TABLES = [
    table
    for table in opening.schema(opening.version())
    if not table.startswith("sqlite_")
]


_touched = []  # by each thing asked, once a process


class Sick:
    """A table whose file takes any value in any column, and is made sound again by `heal`."""

    def __init__(self, table, sound):
        self.table = table
        self.sound = sound

    async def damage(self, column, value, table):
        """Puts a value into a column of all rows, or where that can't be, of the first; whether it stands there."""
        for where in (
            "",
            f" WHERE rowid = (SELECT min(rowid) FROM {table})",
            " WHERE game = 2",
        ):
            try:
                await self._do(f"UPDATE {table} SET {column} = {value}{where}")
            except (sqlite3.Error, StorageError):
                continue
            return True
        return False

    async def heal(self):
        # a statement that a failure left half read would keep the file in use
        gc.collect()
        await self.table._database._hop(
            lambda connection: self.sound.backup(connection)
        )

    async def touched(self):
        """The tables that each thing asked reads or writes in the sound file, in their order."""
        if not _touched:
            for _, ctx in asks(self.table):
                tables = set()
                await self._watch(
                    lambda _, table, *__, tables=tables: (
                        tables.add(table) or sqlite3.SQLITE_OK
                    )
                )
                with contextlib.suppress(StorageError, UserError):
                    await ctx()
                _touched.append(tables)
            await self._watch(None)
            await self.heal()
        return _touched

    async def _watch(self, told):
        """SQLite asks `told` about what each statement needs; what was prepared before is prepared anew for that."""
        await self.table._database._hop(
            lambda connection: connection.set_authorizer(told)
        )

    async def _do(self, sql):
        await self.table._database._hop(
            lambda connection: connection.execute(sql) and None
        )


@pytest.fixture
async def sick(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASE, path)
    sound = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for sql in MORE:
        sound.execute(sql)
    sound.execute("PRAGMA writable_schema = ON")
    sound.execute(
        "UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'"
    )
    sound.close()
    memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    sound = sqlite3.connect(path, isolation_level=None)
    sound.backup(memory)
    sound.close()
    table = await UseCaseRunner.open(
        path,
        feature_list.hooks(),
        clock=lambda: NOON + 100,
        draw=lambda most: most // 2,
    )
    for pragma in (
        "synchronous = OFF",
        "ignore_check_constraints = ON",
        "foreign_keys = OFF",
    ):
        await table._database._hop(
            lambda tx, pragma=pragma: tx.execute(f"PRAGMA {pragma}") and None
        )
    yield Sick(table, memory)
    await table.close()
    memory.close()


LOOKS = (
    queries.info,
    queries.position,
    history.history,
    history.last_phase,
    votes.open_votes,
    outbox.load_batch,
    queries.opening,
    outbox.messages,
)


def asks(table):
    """(what, call) of what people and the bot itself ask for and do."""
    yield from (
        ("games_of", lambda: table.read(queries.games_of, ANN.user)),
        ("damaged_of", lambda: table.read(queries.damaged_of, ANN.user)),
        ("suggested", lambda: table.read(queries.suggested, 1, 10, ANN.user, 2)),
        ("lobbies_in", lambda: table.read(queries.lobbies_in, 10)),
        ("running_under", lambda: table.read(queries.running_under, 10)),
        ("game_in", lambda: table.read(queries.game_in, 77)),
        ("role_of", lambda: table.read(outbox.slot_of, 901)),
        ("pending", lambda: table.read(outbox.pending)),
        ("next_due", lambda: table.read(next_due)),
        ("stale", lambda: table.read(outbox.stale)),
        ("counts", lambda: table.read(queries.counts)),
        ("settings", lambda: table.read(user_data.settings_of, ANN.user)),
        ("server", lambda: table.read(user_data.server_settings, 1)),
        ("about", lambda: table.read(user_data.about, ANN.user)),
        ("away_of", lambda: table.read(user_time.away_of, CAT.user)),
        ("vote", lambda: table.read(votes.find, 1)),
    )
    for game in (1, 2, 3, 4):
        for look in LOOKS:
            yield look.__name__, lambda look=look, game=game: table.read(look, game)
        yield "export", lambda game=game: files.export_record(table, game)
        yield "since", lambda game=game: table.read(history.since, game, 0)
        yield "clocks", lambda game=game: table.read(clocks_of, game)
    for game, who in ((2, ANN), (2, BEN), (3, BEN)):
        yield (
            "ahead",
            lambda game=game, who=who: table.read(
                plans_use_cases.coming_decisions, game, who
            ),
        )
        yield (
            "plans",
            lambda game=game, who=who: table.read(
                plans_use_cases.shown_plan, game, who
            ),
        )
        yield (
            "preview_undo",
            lambda game=game, who=who: table.read(undo.preview, game, who),
        )
        yield "act", lambda game=game, who=who: _act(table, game, who)
    yield from (
        ("answer", lambda: table.run_once("answer", votes.answer, 1, ANN, True)),
        ("repeated", lambda: table.run_once("kept", lobby.join, 2, ANN)),
        ("pause", lambda: table.run_once("pause", votes.pause, 2, BEN)),
        (
            "change",
            lambda: table.run_once("change", seats.change, 2, ANN, Settings(pace="8h")),
        ),
        ("resign", lambda: table.run_once("resign", seats.resign, 2, CAT)),
        ("claim", lambda: table.run_once("claim", seats.claim, 2, Person(777, "New"))),
        ("join", lambda: table.run_once("join", lobby.join, 4, CAT)),
        ("start", lambda: table.run_once("start", lobby.start, 4, BEN)),
        ("rematch", lambda: table.run_once("rematch", lobby.rematch, 1, ANN)),
        ("undo", lambda: table.run_once("undo", undo.undo, 2, ANN, 63)),
        ("sweep", lambda: table.run(expiry.sweep)),
        (
            "create",
            lambda: table.run_once("new", lobby.create, CAT, Place(1, 10), "caylus"),
        ),
        ("away", lambda: table.run(user_time.away, CAT.user, 3600)),
        (
            "hours",
            lambda: table.run(user_time.set_hours, ANN.user, "8-23", "Europe/Paris"),
        ),
        ("cancel", lambda: table.run_once("cancel", votes.cancel, 3, MODERATOR)),
        ("forget", lambda: table.run(user_data.forget, ANN.user)),
    )


async def _act(table, game, who):
    position = await table.read(queries.position, game)
    code = position.decision.actions[0] if position.decision is not None else "pass"
    await table.run_once(
        f"act{game}{who.user}", play.act, game, who, position.revision, code
    )


@pytest.mark.costly(
    "a value in each column, and nearly everything reads those of a game"
)
@pytest.mark.parametrize("table", sampled(TABLES, 3))
@pytest.mark.parametrize("turn", sampled(range(2), 2))
async def test_a_value_of_another_kind_in_any_column_ends_in_sentences(
    sick, table, turn
):
    """The first value is in the way of everything that is asked, each other one of what needs its table."""
    wrong, told = [], 0
    needed = [table in tables for tables in await sick.touched()]
    asked = [True] * len(needed)
    for column, value in _damages(table, turn):
        if not await sick.damage(column, value, table):
            continue
        for what, ctx in itertools.compress(asks(sick.table), asked):
            try:
                await asyncio.wait_for(ctx(), PATIENCE)
            except (StorageError, UserError) as sentence:
                told += bool(str(sentence))
            except Exception as error:
                wrong.append(f"{table}.{column} = {value}: {what}: {error!r}")
        await sick.heal()
        asked = needed
    assert wrong == []
    assert told


def _damages(table, turn):
    """Columns with a value each, by turns: all for all would take half a minute."""
    for at, column in enumerate(opening.schema(opening.version())[table]):
        yield column, VALUES[(2 * at + turn) % len(VALUES)]


async def test_nothing_is_damaged_in_a_sound_file_and_mistakes_of_the_program_are_seen(
    sick, monkeypatch
):
    def mistaken(uow, game):
        uow.row(game)
        raise KeyError("a mistake")

    for game in range(1, 6):
        with pytest.raises(KeyError, match="a mistake"):
            await sick.table.read(mistaken, game)


@pytest.mark.parametrize("seed", sampled(range(20), 3))
async def test_pages_with_random_bytes_and_a_file_cut_short_end_in_sentences(
    tmp_path, seed
):
    chance = random.Random(seed)
    path = tmp_path / "caylus.db"
    data = bytearray(DATABASE.read_bytes())
    pages = range(1, len(data) // PAGE)  # the first has the schema
    for page in chance.sample(pages, chance.choice((1, 3, len(pages) // 2))):
        length = chance.choice((1, 4, 64))
        at = page * PAGE + chance.randrange(PAGE - length)
        data[at : at + length] = chance.randbytes(length)
    if seed % 4 == 0:
        del data[chance.randrange(PAGE, len(data)) :]
    path.write_bytes(data)
    told = [sentence async for sentence in _sentences(path)]
    assert all(told)


async def _sentences(path):
    """What is refused of a file while everything is asked; anything but a sentence is an error of the test."""
    try:
        table = await UseCaseRunner.open(
            path,
            feature_list.hooks(),
            clock=lambda: NOON + 100,
            draw=lambda most: most // 2,
        )
    except StorageError as sentence:
        yield str(sentence)
        return
    await table._database._hop(
        lambda tx: tx.execute("PRAGMA synchronous = OFF") and None
    )
    for _, ctx in asks(table):
        try:
            await asyncio.wait_for(ctx(), PATIENCE)
        except (StorageError, UserError) as sentence:
            yield str(sentence)
    await table.close()
