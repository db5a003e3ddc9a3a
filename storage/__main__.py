"""Commands for whoever runs the bot: check, back up and export (`python -m storage COMMAND`)."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rules import record as records
from rules.errors import GameError
from rules.header import Header
from rules.register import find_game
from storage import actions, games, opening
from storage.backup import back_up
from storage.errors import StorageError, Unreachable, telling
from storage.packing import Unpackable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from storage.games import GameRow

FAILED = 2
NAME = "caylus.db"
KINDS = {"INTEGER": "integer", "TEXT": "text", "BLOB": "blob"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns 0, 1 when a check found something, 2 after an error."""
    parser = argparse.ArgumentParser(prog="python -m storage", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="check databases: integrity, references, every game replayed")
    check.add_argument("file", type=Path, nargs="+", help="a database, or a folder of them")
    backup = commands.add_parser("backup", help="copy a database while the bot runs")
    backup.add_argument("file", type=Path)
    backup.add_argument("to", type=Path)
    export = commands.add_parser("export", help="print the record of a game")
    export.add_argument("game", type=int)
    default = Path(os.environ.get("CAYLUS_DATA", "data")) / NAME
    export.add_argument("--file", type=Path, default=default, help=f"the database (default {default})")
    export.add_argument(
        "--complete", action="store_true", help="with the secrets of a running game: seed, decks, hands"
    )
    args = parser.parse_args(arguments)
    try:
        if args.command == "check":
            return _check_all(args.file)
        if args.command == "backup":
            back_up(args.file, args.to)
            print(f"{args.to}: written and checked")
        else:
            with telling(str(args.file)):
                sys.stdout.write(_export(args.file, args.game, complete=args.complete))
    except (StorageError, GameError, LookupError, Unpackable, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


# check


def _check_all(places: list[Path]) -> int:
    """Checks every database; prints a line for each, and one for each thing that is wrong."""
    files = [file for place in places for file in (sorted(place.glob("*.db")) if place.is_dir() else [place])]
    if not files:
        print("no database there", file=sys.stderr)
        return FAILED
    worst = 0
    for file in files:
        try:
            with telling(str(file)):
                counted, problems = _check(file)
        except (StorageError, sqlite3.Error) as error:  # the latter: tables that are not this bot's any more
            print(error if isinstance(error, StorageError) else f"{file}: {error}", file=sys.stderr)
            worst = FAILED
            continue
        for problem in problems:
            print(f"{file}: {problem}")
        verdict = "sound" if not problems else f"{len(problems)} problems"
        print(f"{file}: version {counted[0]}, {counted[1]} games, {counted[2]} running, {verdict}")
        worst = max(worst, 1 if problems else 0)
    return worst


def _check(file: Path) -> tuple[tuple[int, int, int], list[str]]:
    """((version found, games, running games), what is wrong); the file itself is never written."""
    found = _version(file)
    with tempfile.TemporaryDirectory() as folder:
        connection = _open(file)
        try:
            problems = list(_damage(connection))
            every = connection.execute("SELECT count(*) FROM game").fetchone()[0]
            running = connection.execute("SELECT count(*) FROM game WHERE status = 'running'").fetchone()[0]
            if not problems and found < opening.version():  # an old one is brought up to date as a copy
                connection.close()
                back_up(file, Path(folder) / file.name)
                connection = opening.connect(Path(folder) / file.name)
            if not problems:
                problems += _games_problems(connection)
        finally:
            connection.close()
    return (found, every, running), problems


def _open(file: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    if not file.is_file():
        raise Unreachable(str(file), "there is no such file")
    # Reading needs files beside the database too, unless it says that nobody writes.
    alone = not os.access(file.parent, os.W_OK) and not file.with_name(file.name + "-wal").exists()
    uri = f"{file.resolve().as_uri()}?mode=ro" + ("&immutable=1" if alone else "")
    return sqlite3.connect(uri, uri=True, isolation_level=None)


def _version(file: Path) -> int:
    connection = _open(file)
    try:
        found = opening.identify(connection, file)
    finally:
        connection.close()
    opening.refuse_newer(found, file)
    return found


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the file as such, whatever its version."""
    for (line,) in connection.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield line
    for table, rowid, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"row {rowid} of {table} belongs to a {parent} that is missing"
    for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        yield from _misfits(connection, table)


def _misfits(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    """Values of another type than their column's, which SQLite allows and this bot never writes."""
    columns = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    typed = [(name, KINDS[declared]) for _, name, declared, *_ in columns if declared in KINDS]
    if not typed:
        return
    counts = ", ".join(f"sum(typeof(\"{name}\") NOT IN ('{kind}', 'null'))" for name, kind in typed)
    found = connection.execute(f'SELECT {counts} FROM "{table}"').fetchone()
    for (name, kind), wrong in zip(typed, found, strict=True):
        if wrong:
            yield f"{wrong} values of {table}.{name} are no {kind}"


def _games_problems(connection: sqlite3.Connection) -> Iterator[str]:
    for row in games.select(connection, "WHERE id IN (SELECT game FROM setup) ORDER BY id"):
        for problem in _game_problems(connection, row):
            yield f"game {row.id} ({row.status}): {problem}"


def _game_problems(connection: sqlite3.Connection, row: GameRow) -> Iterator[str]:
    """What is wrong with one game: its position must load, and its record must lead there."""
    log = actions.log(connection, row.id)
    record = [action for action in log if action.undone is None]
    if [action.number for action in record] != list(range(1, row.number + 1)):
        yield f"its record has the numbers {[action.number for action in record]}, not 1 to {row.number}"
        return
    if log and log[-1].revision > row.revision:
        yield f"it has an action of revision {log[-1].revision}, behind its own revision {row.revision}"
    try:
        snapshot = actions.snapshot_at(connection, row.id, row.number)
        if snapshot is None or snapshot.number != row.number:
            yield "its present position is missing"
            return
        game = find_game(row.kind)
        state = game.decode(snapshot.state)
        replayed = _replay(
            row, _header(connection, row.id), [(action.seat, action.code) for action in record]
        )
    except (
        GameError,
        LookupError,
        ValueError,
        TypeError,
        msgspec.MsgspecError,
    ) as error:  # TypeError: a value of another type
        yield str(error)
        return
    if game.encode(state) != game.encode(replayed):
        yield "its record leads to another position than the one that is saved"
    if row.status == "running" and game.decision(state) is None:
        yield "it is running, but nothing is to be decided"


def _replay(row: GameRow, header: Header, record: list[tuple[int, str]]) -> Any:
    """The state that a record leads to; raises GameError or ValueError where it is not legal."""
    game = find_game(row.kind)
    state, _ = game.start(header)
    for number, (seat, code) in enumerate(record, 1):
        decision = game.decision(state)
        if decision is None or decision.seat != seat or code not in decision.actions:
            raise ValueError(f"action {number}, {code!r} of seat {seat}, is not legal there")
        game.step(state, code)
    return state


def _header(connection: sqlite3.Connection, game: int) -> Header:
    """How a game was set up; raises LookupError for a lobby."""
    found = games.header(connection, game)
    if found is None:
        raise LookupError(f"it has no game {game} that was started")
    return msgspec.json.decode(found, type=Header)


# export


def _export(file: Path, id_: int, *, complete: bool) -> str:
    """The record of a game; of a running one with hidden cards only what everybody knows, unless complete."""
    opening.refuse_newer(_version(file), file)
    connection = _open(file)
    try:
        row = games.find(connection, id_)
        snapshot = None if row is None else actions.snapshot_at(connection, id_, row.number)
        if row is None or snapshot is None:
            raise LookupError(f"{file}: it has no game {id_} that was started")
        begun = _header(connection, id_)
        taken = [(action.seat, action.code) for action in actions.record(connection, id_)]
    finally:
        connection.close()
    game = find_game(row.kind)
    header = game.drawn(game.decode(snapshot.state), begun)
    if game.hidden and row.status == "running" and not complete:
        return records.write_running(game, header, taken)
    return records.write(game, header, taken)


if __name__ == "__main__":
    sys.exit(main())
