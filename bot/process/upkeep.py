"""Commands for whoever runs the bot: check, back up and export (`python -m storage COMMAND`)."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.table import audit
from storage import StorageError, inspection
from storage.backup import back_up

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED = 2
NAME = "caylus.db"


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
            return _check(args.file)
        if args.command == "backup":
            back_up(args.file, args.to)
            print(f"{args.to}: written and checked")
        else:
            sys.stdout.write(audit.record(args.file, args.game, complete=args.complete))
    except audit.TROUBLE as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


def _check(places: list[Path]) -> int:
    """Checks every database; prints a line for each, and one for each thing that is wrong."""
    files = [file for place in places for file in (sorted(place.glob("*.db")) if place.is_dir() else [place])]
    if not files:
        print("no database there", file=sys.stderr)
        return FAILED
    return max(map(_check_one, files))


def _check_one(file: Path) -> int:
    try:
        found = inspection.version(file)
        with inspection.reading(file) as tx:
            problems = list(inspection.damage(tx))
            every, running = inspection.counts(tx)
        if not problems:
            with inspection.up_to_date(file) as tx:
                problems += audit.problems(tx)
    except StorageError as error:
        print(error, file=sys.stderr)
        return FAILED
    for problem in problems:
        print(f"{file}: {problem}")
    verdict = "sound" if not problems else f"{len(problems)} problems"
    print(f"{file}: version {found}, {every} games, {running} running, {verdict}")
    return 1 if problems else 0
