"""Games in bulk: play them, make a data set of them, print the numbers (`python -m environments COMMAND`)."""

from __future__ import annotations

import argparse
import os
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from environments import batch, layout, numbering, samples
from environments.table import checked
from players.opponents import OPPONENT_NAMES, UnknownPlayer
from rules.errors import GameError
from rules.record import MAX_BYTES
from rules.register import GAMES
from rules.shared.chance import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from environments.batch import Work

FAILED = 2
STOPPED = 130
MOST_GAMES = 1_000_000


class Refused(ValueError):
    """Arguments that can't be; the text says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status, 2 after an error of any kind, 130 when interrupted."""
    args = _parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except (GameError, UnknownPlayer, ValueError) as error:
        print(error, file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("stopped; the records written so far are whole", file=sys.stderr)
        return STOPPED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m environments", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    simulate = commands.add_parser(
        "simulate", help="play games and write their records"
    )
    simulate.set_defaults(run=_simulate)
    _playing(simulate)
    simulate.add_argument(
        "--records", metavar="FOLDER", default="", help="where the records go"
    )
    dataset = commands.add_parser(
        "dataset", help="play games, or read records, and write a Parquet file"
    )
    dataset.set_defaults(run=_dataset)
    _playing(dataset)
    dataset.add_argument(
        "--records", metavar="FOLDER", required=True, help="where the records go or are"
    )
    dataset.add_argument("--parquet", metavar="FILE", required=True)
    dataset.add_argument(
        "--observations",
        action="store_true",
        help="with the observation of every decision",
    )
    for name, run, text in (
        ("actions", _actions, "print the number of every action"),
        (
            "layout",
            _layout,
            "print the blocks of an observation and of an information state",
        ),
    ):
        command = commands.add_parser(name, help=text)
        command.set_defaults(run=run)
        command.add_argument(
            "--game", default="caylus", help="one of: " + ", ".join(GAMES)
        )
        if name == "layout":
            command.add_argument("--players", type=int, default=4)
    return parser


def _playing(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="caylus", help="one of: " + ", ".join(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--games",
        type=int,
        help="how many; dataset without it takes the records of the folder",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        help="of the first game; each further one has the next",
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes"
    )
    parser.add_argument(
        "--policy",
        default="random",
        help="who plays: one, or one a seat with commas; " + ", ".join(OPPONENT_NAMES),
    )


def _plan(args: argparse.Namespace) -> Work:
    """Return the games that the arguments ask for; make the folder."""
    if args.games is None:
        raise Refused(f"--games is missing: 1 to {MOST_GAMES}")
    bounds = (
        ("games", 1, MOST_GAMES),
        ("jobs", 1, batch.MOST_JOBS),
        ("seed", 0, MAX_SEED - MOST_GAMES),
    )
    for name, least, most in bounds:
        if not least <= getattr(args, name) <= most:
            raise Refused(f"--{name} {getattr(args, name)}: {least} to {most}")
    options = {}
    for option in args.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise Refused(f"--option {option}: write NAME=VALUE")
        options[name] = value
    policies = [name.strip() for name in args.policy.split(",")]
    work = batch.plan(
        args.game, args.players, options, policies, args.games, args.seed, args.records
    )
    if args.records:
        Path(args.records).mkdir(parents=True, exist_ok=True)
    return work


def _simulate(args: argparse.Namespace) -> int:
    progress = _run(_plan(args), args.jobs)
    print("\n".join(progress.summary()))
    return 0


def _run(work: Work, jobs: int) -> batch.Progress:
    """Play the games and tell on standard error how far it is."""
    progress = batch.Progress(work.games, len(work.policies))
    written_over = sys.stderr.isatty()
    printed_at = time.monotonic()
    try:
        with closing(batch.play_all(work, jobs)) as played:
            for done in played:
                progress.add(done)
                now = time.monotonic()
                if now - printed_at > (0.2 if written_over else batch.REPORTS):
                    printed_at = now
                    if written_over:
                        print(
                            f"\r{progress.line():78}",
                            end="",
                            file=sys.stderr,
                            flush=True,
                        )
                    else:
                        print(progress.line(), file=sys.stderr, flush=True)
    finally:
        if written_over:
            print(f"\r{progress.line():78}", file=sys.stderr)
    return progress


def _dataset(args: argparse.Namespace) -> int:
    try:
        from environments import parquet
    except ModuleNotFoundError as error:
        raise Refused(
            f"{error.name} is not installed: pip install -r requirements-environments.txt"
        ) from None
    if args.games is not None:
        work = _plan(args)
        _run(work, args.jobs)
        files = [Path(order.file) for order in work.orders()]
    else:
        files = sorted(Path(args.records).glob("*.caylus"))
        if not files:
            raise Refused(
                f"{args.records}: no records (*.caylus) there, and no --games to play"
            )
    count = parquet.write(Path(args.parquet), _rows(files, args.observations))
    print(f"{args.parquet}: {count:,} decisions of {len(files):,} games")
    return 0


def _rows(files: Sequence[Path], observations: bool) -> Iterator[dict[str, Any]]:
    for file in files:
        with file.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
        try:
            yield from samples.rows(content, file.name, observations)
        except GameError as error:
            raise Refused(f"{file}: {error}") from None


def _actions(args: argparse.Namespace) -> int:
    for number, code in enumerate(numbering.codes(args.game)):
        print(number, code)
    return 0


def _layout(args: argparse.Namespace) -> int:
    checked(args.game, args.players)
    for line in layout.information(args.game, args.players).lines():
        print(line)
    print(
        f"observation: {layout.observation(args.game, args.players).size} numbers, up to `first_order`"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
