"""Commands for whoever runs the bot: check, back up and export (`python -m storage COMMAND`)."""

import argparse
import asyncio
import datetime
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.app import settings
from bot.core import integrity
from rules.notation import seat_name
from rules.pipes import ends_with_its_reader
from storage import (
    Location,
    StorageError,
    copying,
    deletion,
    inspection,
    is_server,
    look_at,
    moderation,
    place_of,
    restoring,
    shown,
)
from storage.backup import back_up
from storage.moderation import ModerationRow

FAILED = 2
MOST_ACTS = 10_000
RESTORE = "a server is restored with its own tools while the bot is stopped: pg_restore --dbname=URL FILE"
DUMP = (
    "a server is backed up with its own tools, also while the bot runs: pg_dump --format=custom --file={} URL. "
    "`python -m storage copy URL FILE` makes a database file of it while the bot is stopped."
)


@ends_with_its_reader
def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return 0, 1 when a check found something, 2 after an error."""
    parser = argparse.ArgumentParser(prog="python -m storage", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser(
        "check", help="check databases: integrity, references, every game replayed"
    )
    check.add_argument(
        "file",
        type=place_of,
        nargs="+",
        help="a database, a folder of them, or a server's URL",
    )
    backup = commands.add_parser("backup", help="copy a database while the bot runs")
    backup.add_argument("file", type=place_of)
    backup.add_argument("to", type=Path)
    back = commands.add_parser(
        "restore",
        help="put a backup in the place of the database, while no bot runs there",
    )
    back.add_argument("backup", type=Path)
    back.add_argument(
        "--file", type=place_of, help="the database (default: the one of the settings)"
    )
    move = commands.add_parser(
        "copy",
        help="copy all games between a file and a server, while no bot runs there",
    )
    move.add_argument("source", type=place_of, help="a database, or a server's URL")
    move.add_argument(
        "to", type=place_of, help="a new file, or the URL of an empty database"
    )
    export = commands.add_parser("export", help="print the record of a game")
    export.add_argument("game", type=int)
    export.add_argument(
        "--file", type=place_of, help="the database (default: the one of the settings)"
    )
    export.add_argument(
        "--complete",
        action="store_true",
        help="with the secrets of a running game: seed, decks, hands",
    )
    delete = commands.add_parser(
        "delete-server",
        help="delete everything kept of one Discord server, while no bot runs there",
    )
    delete.add_argument("server", type=int, help="the server's id")
    delete.add_argument("--file", type=place_of, help="the database, as above")
    log = commands.add_parser(
        "log", help="print what moderators and administrators did, the newest first"
    )
    log.add_argument(
        "--server", type=int, help="of one Discord server alone, by its id"
    )
    log.add_argument("--file", type=place_of, help="the database, as above")
    args = parser.parse_args(arguments)
    try:
        if getattr(args, "file", ()) is None:
            args.file = settings.load().place
        if args.command == "check":
            return _check(args.file)
        if args.command == "backup":
            if is_server(args.file):
                print(f"{shown(args.file)}: {DUMP.format(args.to)}", file=sys.stderr)
                return FAILED
            back_up(args.file, args.to)
            print(f"{args.to}: written and checked")
        elif args.command == "restore":
            return _restore(args.backup, args.file)
        elif args.command == "copy":
            rows = copying.copy(args.source, args.to, integrity.problems)
            print(
                f"{shown(args.to)}: {rows['game']} games, {sum(rows.values())} rows, compared and replayed"
            )
        elif args.command == "log":
            with look_at(args.file).up_to_date(args.file) as tx:
                acts = moderation.latest(tx, args.server, MOST_ACTS)
                taken_back = {act.target for act in acts if act.act == "back"}
                sys.stdout.writelines(
                    _log_line(act, act.id in taken_back) for act in acts
                )
        elif args.command == "delete-server":
            count = asyncio.run(deletion.delete_server(args.file, args.server))
            print(
                f"{shown(args.file)}: server {args.server} is deleted, {count} games of it"
            )
        else:
            sys.stdout.write(
                integrity.record(args.file, args.game, complete=args.complete)
            )
    except (*integrity.TROUBLE, settings.SettingError) as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


def _log_line(row: ModerationRow, taken_back: bool) -> str:
    """Return an act as a line.

    It has number, time, server, act, game, seat, the person it is about, the person who acted, the reason,
    and whether it was taken back, or is over by itself.
    """
    at = datetime.datetime.fromtimestamp(row.at, datetime.UTC).strftime(
        "%Y-%m-%d %H:%M"
    )
    seat = "" if row.seat is None else seat_name(row.seat).english
    about = row.target if row.act == "back" else _named(row.user, row.user_name)
    by = _named(row.moderator, row.moderator_name)
    state = "taken back" if taken_back else "over" if row.undone else ""
    act = (row.degree if row.act == "bar" else None) or row.act
    fields = (
        row.id,
        at,
        row.server,
        act,
        row.game or "",
        seat,
        about or "",
        by,
        row.reason,
        state,
    )
    return "\t".join(map(str, fields)) + "\n"


def _named(user: int | None, name: str | None) -> str:
    return "" if user is None else f"{user} ({name})" if name else str(user)


def _restore(backup: Path, to: Location) -> int:
    if not isinstance(to, Path):
        print(f"{shown(to)}: {RESTORE}", file=sys.stderr)
        return FAILED
    before = restoring.restore(backup, to)
    kept = "" if before is None else f"; the database before is {before}"
    print(
        f"{to}: restored from {backup}{kept}. Each running game gets a new question when the bot starts."
    )
    return 0


def _check(places: list[Location]) -> int:
    """Check every database; print a line for each, and one for each thing that is wrong."""
    files = [
        file
        for place in places
        for file in (
            sorted(place.glob("*.db"))
            if isinstance(place, Path) and os.path.isdir(place)
            else [place]
        )
    ]
    if not files:
        print("no database there", file=sys.stderr)
        return FAILED
    return max(map(_check_one, files))


def _check_one(place: Location) -> int:
    file = shown(place)
    try:
        look = look_at(place)
        version = look.version(place)
        with look.reading(place) as tx:
            problems = list(look.damage(tx))
            every, running = inspection.counts(tx)
        if (
            isinstance(place, Path)
            and (log := restoring.foreign_log(place)) is not None
        ):
            problems.append(
                f"{log} is not its log: a copy was put in the place of another file; remove it"
            )
        if not problems:
            with look.up_to_date(place) as tx:
                problems += integrity.problems(tx)
    except StorageError as error:
        print(error, file=sys.stderr)
        return FAILED
    for problem in problems:
        print(f"{file}: {problem}")
    verdict = "sound" if not problems else f"{len(problems)} problems"
    print(f"{file}: version {version}, {every} games, {running} running, {verdict}")
    return 1 if problems else 0
