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

from bot.core.doors.table import Table
from bot.core.errors import TableError
from bot.core.model import Person, Place
from storage import StorageError, opening
from tests.bot.club import ANN, BEN, CAT, MODERATOR, NOON
from tests.patience import PATIENCE

pytestmark = pytest.mark.sqlite

DATABASE = Path(__file__).parents[2] / "databases" / f"version{opening.version()}.db"
MORE = (
    "INSERT INTO fact VALUES ('ran', '1750000000')",
    "INSERT INTO later VALUES (2, 63, 1750000000)",
    "INSERT INTO answer_ahead (game, seat, turn, phase, place, decision, code, shown, given, given_revision) "
    "SELECT 2, deciding, turn, phase, 'inn', 'place', 'place inn', "
    """'{"label": "Inn", "means": "", "options": []}', 1750000000, 1 FROM game WHERE id = 2""",
)
"""A row for each table that the file has none of."""

PAGE = 4096
VALUES = ("NULL", "'x'", str(2**62), "x'00ff'", "'{\"broken\": ['", "-1", "1.5")
TABLES = [table for table in opening.schema(opening.version()) if not table.startswith("sqlite_")]


class Sick:
    """A table whose file takes any value in any column, and is made sound again by `heal`."""

    def __init__(self, table, sound):
        self.table = table
        self.sound = sound

    async def damage(self, column, value, table):
        """Puts a value into a column of all rows, or where that can't be, of the first; whether it stands there."""
        for where in ("", f" WHERE rowid = (SELECT min(rowid) FROM {table})", " WHERE game = 2"):
            try:
                await self._do(f"UPDATE {table} SET {column} = {value}{where}")
            except (sqlite3.Error, StorageError):
                continue
            return True
        return False

    async def heal(self):
        gc.collect()  # a statement that a failure left half read would keep the file in use
        await self.table._database._hop(lambda connection: self.sound.backup(connection))

    async def touched(self):
        """The tables that each thing asked reads or writes in the sound file, in their order."""
        found = []
        for _, ask in asks(self.table):
            tables = set()
            await self._watch(lambda _, table, *__, tables=tables: tables.add(table) or sqlite3.SQLITE_OK)
            with contextlib.suppress(StorageError, TableError):
                await ask()
            found.append(tables)
        await self._watch(None)
        await self.heal()
        return found

    async def _watch(self, told):
        """SQLite asks `told` about what each statement needs; what was prepared before is prepared anew for that."""
        await self.table._database._hop(lambda connection: connection.set_authorizer(told))

    async def _do(self, sql):
        await self.table._database._hop(lambda connection: connection.execute(sql) and None)


@pytest.fixture
async def sick(tmp_path):
    path = tmp_path / "caylus.db"
    shutil.copy(DATABASE, path)
    sound = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for sql in MORE:
        sound.execute(sql)
    sound.execute("PRAGMA writable_schema = ON")
    sound.execute("UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'")
    sound.close()
    memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    sound = sqlite3.connect(path, isolation_level=None)
    sound.backup(memory)
    sound.close()
    table = await Table.open(path, clock=lambda: NOON + 100, draw=lambda most: most // 2)
    for pragma in ("synchronous = OFF", "ignore_check_constraints = ON", "foreign_keys = OFF"):
        await table._database._hop(lambda tx, pragma=pragma: tx.execute(f"PRAGMA {pragma}") and None)
    yield Sick(table, memory)
    await table.close()
    memory.close()


def asks(table):
    """(what, call) of what people and the bot itself ask for and do."""
    yield from (
        ("games_of", lambda: table.games_of(ANN.user)),
        ("damaged_of", lambda: table.damaged_of(ANN.user)),
        ("suggested", lambda: table.suggested(1, 10, ANN.user, 2)),
        ("lobbies_in", lambda: table.lobbies_in(10)),
        ("running_under", lambda: table.running_under(10)),
        ("game_in", lambda: table.game_in(77)),
        ("role_of", lambda: table.role_of(901)),
        ("pending", table.pending),
        ("next_due", table.next_due),
        ("stale", table.stale),
        ("counts", table.counts),
        ("settings", lambda: table.settings_of(ANN.user)),
        ("server", lambda: table.server_settings(1)),
        ("about", lambda: table.about(ANN.user)),
        ("away_of", lambda: table.pace.away_of(CAT.user)),
        ("vote", lambda: table.vote(1)),
    )
    for game in (1, 2, 3, 4):
        looks = ("sheet", "position", "history", "export", "last_phase", "open_votes", "agenda", "opening")
        for what in (*looks, "messages"):
            yield what, lambda what=what, game=game: getattr(table, what)(game)
        yield "since", lambda game=game: table.since(game, 0)
        yield "clocks", lambda game=game: table.pace.clocks(game)
    for game, who in ((2, ANN), (2, BEN), (3, BEN)):
        yield "ahead", lambda game=game, who=who: table.pace.ahead(game, who)
        yield "plans", lambda game=game, who=who: table.pace.plans(game, who)
        yield "preview_undo", lambda game=game, who=who: table.preview_undo(game, who)
        yield "act", lambda game=game, who=who: _act(table, game, who)
    yield from (
        ("answer", lambda: table.answer(1, ANN, True, delivery="answer")),
        ("repeated", lambda: table.join(2, ANN, delivery="kept")),
        ("pause", lambda: table.pause(2, BEN, delivery="pause")),
        ("change", lambda: table.change(2, ANN, pace="8h", delivery="change")),
        ("resign", lambda: table.resign(2, CAT, delivery="resign")),
        ("claim", lambda: table.claim(2, Person(777, "New"), delivery="claim")),
        ("join", lambda: table.join(4, CAT, delivery="join")),
        ("start", lambda: table.start(4, BEN, delivery="start")),
        ("rematch", lambda: table.rematch(1, ANN, delivery="rematch")),
        ("undo", lambda: table.undo(2, ANN, 63, delivery="undo")),
        ("sweep", table.sweep),
        ("create", lambda: table.create(CAT, Place(1, 10), "caylus", delivery="new")),
        ("away", lambda: table.pace.away(CAT.user, 3600)),
        ("hours", lambda: table.pace.set_hours(ANN.user, "8-23", "Europe/Paris")),
        ("cancel", lambda: table.cancel(3, MODERATOR, delivery="cancel")),
        ("forget", lambda: table.forget(ANN.user)),
    )


async def _act(table, game, who):
    position = await table.position(game)
    code = position.decision.actions[0] if position.decision is not None else "pass"
    await table.act(game, who, position.revision, code, delivery=f"act{game}{who.user}")


@pytest.mark.parametrize("table", TABLES)
async def test_a_value_of_another_kind_in_any_column_ends_in_sentences(sick, table):
    """The first value is in the way of everything that is asked, each other one of what needs its table."""
    wrong, told = [], 0
    needed = [table in tables for tables in await sick.touched()]
    asked = [True] * len(needed)
    for column, value in _damages(table):
        if not await sick.damage(column, value, table):
            continue
        for what, ask in itertools.compress(asks(sick.table), asked):
            try:
                await asyncio.wait_for(ask(), PATIENCE)
            except (StorageError, TableError) as sentence:
                told += bool(str(sentence))
            except Exception as error:
                wrong.append(f"{table}.{column} = {value}: {what}: {error!r}")
        await sick.heal()
        asked = needed
    assert wrong == []
    assert told


def _damages(table):
    """Columns with two values each, by turns: all for all would take half a minute."""
    for at, column in enumerate(opening.schema(opening.version())[table]):
        for value in (VALUES * 2)[2 * at % len(VALUES) :][:2]:
            yield column, value


async def test_nothing_is_damaged_in_a_sound_file_and_mistakes_of_the_program_are_seen(sick, monkeypatch):
    def mistaken(desk, game):
        desk.row(game)
        raise KeyError("a mistake")

    for game in range(1, 6):
        with pytest.raises(KeyError, match="a mistake"):
            await sick.table._read(mistaken, game)


@pytest.mark.parametrize("seed", range(20))
async def test_pages_with_random_bytes_and_a_file_cut_short_end_in_sentences(tmp_path, seed):
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
        table = await Table.open(path, clock=lambda: NOON + 100, draw=lambda most: most // 2)
    except StorageError as sentence:
        yield str(sentence)
        return
    await table._database._hop(lambda tx: tx.execute("PRAGMA synchronous = OFF") and None)
    for _, ask in asks(table):
        try:
            await asyncio.wait_for(ask(), PATIENCE)
        except (StorageError, TableError) as sentence:
            yield str(sentence)
    await table.close()
