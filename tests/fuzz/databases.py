"""Odd database files: bytes, pages and lengths changed, or values of rows by SQL.

Checking and opening such a file gives a sentence, never a traceback; and a file that the check calls sound can
be used without one.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app import feature_list
from bot.app.admin_cli import main as storage_command
from bot.core import expiry, history, lobby, outbox, play, queries
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.model import Person, Place
from bot.features.records import files
from rules.errors import GameError
from storage import StorageError
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence

PAGE = 4096
NOW = 1_750_000_000
VALUES = (
    "NULL",
    "-1",
    "0",
    "1",
    "99",
    "9223372036854775807",
    "''",
    "'x'",
    "x'00ff'",
    "1.5",
    "'{}'",
    "'[]'",
    "'caylus'",
)
ANN, BEN = Person(1, "Ann"), Person(2, "Ben")


def seeds(chance: random.Random) -> list[bytes]:
    """Small sound files: a lobby, a game that runs, one that is over."""
    with tempfile.TemporaryDirectory() as folder:
        return [
            _made(Path(folder) / f"{steps}.db", chance, kind, steps)
            for kind, steps in (
                ("caylus", 0),
                ("caylus", 30),
                ("magna_carta", 20),
                ("magna_carta", 10_000),
            )
        ]


def _made(path: Path, chance: random.Random, kind: str, steps: int) -> bytes:
    asyncio.run(_played(path, chance, kind, steps))
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
    return path.read_bytes()


async def _played(path: Path, chance: random.Random, kind: str, steps: int) -> None:
    table = await UseCaseRunner.open(
        path, feature_list.hooks(), clock=lambda: NOW, draw=chance.randrange
    )
    game = (await table.run(lobby.create, ANN, Place(1, 2), kind)).info.id
    await table.run(lobby.join, game, BEN)
    if steps:
        await table.run(lobby.start, game, ANN, thread=3)
    player = RandomPlayer(chance.randrange(10**6), 0.5)
    for _ in range(steps):
        position = await table.read(queries.position, game)
        if position.decision is None:
            break
        person = (ANN, BEN)[position.decision.seat]
        await table.run(
            play.act,
            game,
            person,
            position.revision,
            player.choose(position.decision.actions),
        )
    await table.close()


def mutated(data: bytes, chance: random.Random, others: Sequence[bytes]) -> bytes:
    """A file with some bytes, a page, its end, or a value of a row changed."""
    change = chance.randrange(6)
    if change == 0:
        return data[: chance.randrange(len(data))]
    if change == 1:
        other = chance.choice(others)
        at = chance.randrange(max(1, len(data) // PAGE)) * PAGE
        return data[:at] + other[at : at + PAGE] + data[at + PAGE :]
    if change == 2:
        out = bytearray(data)
        for _ in range(chance.randint(1, 8)):
            if out:
                out[chance.randrange(len(out))] = chance.randrange(256)
        return bytes(out)
    return _by_sql(data, chance)


def _by_sql(data: bytes, chance: random.Random) -> bytes:
    """Valid for SQLite, but not what this bot wrote."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "changed.db"
        path.write_bytes(data)
        with (
            contextlib.closing(sqlite3.connect(path)) as db,
            contextlib.suppress(sqlite3.Error, UnicodeError),
        ):
            db.execute("PRAGMA ignore_check_constraints = ON")
            tables = [
                row[0]
                for row in db.execute(
                    "SELECT name FROM sqlite_schema WHERE type = 'table'"
                )
            ]
            for _ in range(chance.randint(1, 3)):
                table = chance.choice(tables)
                columns = [
                    row[1] for row in db.execute(f'PRAGMA table_info("{table}")')
                ]
                column, value = chance.choice(columns), chance.choice(VALUES)
                with contextlib.suppress(sqlite3.Error):
                    db.execute(f'UPDATE "{table}" SET "{column}" = {value}')
            db.commit()
        return path.read_bytes()


def problem(data: bytes) -> str | None:
    """What is wrong with how this file is taken, or None."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "odd.db"
        path.write_bytes(data)
        told = io.StringIO()
        try:
            with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
                status = storage_command(["check", str(path)])
        except Exception as error:
            return f"check: {error!r}"
        if status != 0 and not told.getvalue().strip():
            return "check: it failed without a word"
        return asyncio.run(_use(path, sound=status == 0))


async def _use(path: Path, *, sound: bool) -> str | None:
    """Opens a file as the bot does, looks for work, reads every game and plays an action in it."""
    try:
        table = await UseCaseRunner.open(
            path,
            feature_list.hooks(),
            clock=lambda: NOW + 100,
            draw=random.Random(1).randrange,
        )
    except StorageError:
        return None
    except Exception as error:
        return f"open: {error!r}"
    try:
        await table.run(expiry.sweep)
        await table.read(outbox.stale)
        for game in await table.read(outbox.games_with_notifications):
            with contextlib.suppress(UserError, StorageError):
                await table.read(outbox.pending, game)
        for person in (ANN, BEN):
            # each a kind sentence
            with contextlib.suppress(UserError, StorageError, GameError):
                for info in await table.read(queries.games_of, person.user):
                    await _play(table, info.id, person)
    except Exception as error:
        return f"use: {error!r}" if sound else None
    finally:
        await table.close()
    return None


async def _play(table: UseCaseRunner, game: int, person: Person) -> None:
    position = await table.read(queries.position, game)
    await table.read(history.history, game)
    await files.export_record(table, game)
    if position.decision is not None:
        await table.run(
            play.act, game, person, position.revision, position.decision.actions[0]
        )
