"""The commands of the rules: replay, legal, play, export and verify a record (`python -m rules COMMAND`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rules import record as records
from rules.errors import GameError
from rules.pipes import ends_with_its_reader
from rules.register import GAMES, find_game
from rules.shared.chance import stream
from rules.verify import verify

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED = 2
PLAY = 1  # the purpose of the random stream that plays


@ends_with_its_reader
def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status, 2 after an error of any kind."""
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stderr.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    args = _parser().parse_args(arguments)
    try:
        output = _COMMANDS[args.command](args)
    except GameError as error:
        print(error, file=sys.stderr)
        return FAILED
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return FAILED
    sys.stdout.write(output)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    helps = {
        "replay": "print the position after the last line",
        "legal": "print whose decision it is and every legal code",
        "export": "print the complete record",
        "verify": "check the commitment and every draw",
    }
    for name, text in helps.items():
        command = commands.add_parser(name, help=text)
        command.add_argument("file", help="a record, or - for standard input")
        if name == "replay":
            form = command.add_mutually_exclusive_group()
            form.add_argument("--json", action="store_true", help="as one JSON object")
            form.add_argument(
                "--events", action="store_true", help="what happened, a line an event"
            )
    play = commands.add_parser(
        "play", help="play random legal moves and print the record"
    )
    play.add_argument("--game", default="caylus", help="one of: " + ", ".join(GAMES))
    play.add_argument("--players", type=int, default=4, help="how many seats")
    play.add_argument(
        "--seed",
        type=int,
        default=0,
        help="0 to 2^63-1; the same seed plays the same game",
    )
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    return parser


def _read(file: str) -> records.Record:
    limit = records.MAX_BYTES + 1
    if file == "-":
        return records.read(sys.stdin.buffer.read(limit) if sys.stdin else b"")
    with Path(file).open("rb") as stream_:
        return records.read(stream_.read(limit))


def _replay(args: argparse.Namespace) -> str:
    record = _read(args.file)
    players = record.header.players
    if args.events:
        game = find_game(record.header.game)
        return "".join(
            f"{game.tell(event, players)}\n" for event in records.replay_events(record)
        )
    played = records.replay(record)
    if args.json:
        return (
            msgspec.json.encode(played.game.position(played.state, players)).decode()
            + "\n"
        )
    return "".join(f"{line}\n" for line in played.game.describe(played.state, players))


def _legal(args: argparse.Namespace) -> str:
    played = records.replay(_read(args.file))
    decision = played.game.decision(played.state)
    if decision is None:
        return "over\n"
    return "".join(
        f"{line}\n"
        for line in (played.header.players[decision.seat], *decision.actions)
    )


def _export(args: argparse.Namespace) -> str:
    return records.export(records.replay(_read(args.file)))


def _verify(args: argparse.Namespace) -> str:
    return f"{verify(_read(args.file))}\n"


def _play(args: argparse.Namespace) -> str:
    game = find_game(args.game)
    options = dict(option.partition("=")[::2] for option in args.option)
    header = records.checked(game, args.players, options, args.seed)
    state, _ = game.start(header)
    chance = stream(args.seed, PLAY)
    actions = []
    while decision := game.decision(state):
        code = chance.pick(decision.actions)
        actions.append((decision.seat, code))
        game.step(state, code)
    return records.export(records.Replay(game, header, state, actions))


_COMMANDS = {
    "replay": _replay,
    "legal": _legal,
    "export": _export,
    "verify": _verify,
    "play": _play,
}

if __name__ == "__main__":
    sys.exit(main())
