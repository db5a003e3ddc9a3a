"""`python -m rendering FILE -o board.png [--view phone]`: the picture of a record's position.

Changes since the end of the last phase are marked. A view of several pictures writes `board.png`, `board-2.png`
and so on. The ending `.svg` writes SVG files instead.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import rendering
from languages.catalogue import available
from rendering import replay, svg
from rendering.words import LOCALES
from rules import record as records
from rules.errors import GameError
from rules.model import PhaseEnded, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.model import Event, GameView

FAILED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw one record; return the exit status, 2 after an error of any kind."""
    args = _parser().parse_args(arguments)
    try:
        if args.view == "replay":
            pictures = [_replay(args)]
        else:
            pictures = _pictures(args)
    except (GameError, ValueError) as error:
        print(error, file=sys.stderr)
        return FAILED
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return FAILED
    try:
        write(pictures, Path(args.output))
    except OSError as error:
        print(f"{args.output}: {error.strerror}", file=sys.stderr)
        return FAILED
    return 0


def _pictures(args: argparse.Namespace) -> list[bytes]:
    record = records.read(_content(args.file))
    view, history, events = position(record, args.hand)
    words = rendering.Words(record.header.players, args.language)
    if Path(args.output).suffix.lower() == ".svg" and (
        args.hand or args.view not in rendering.KINDS
    ):
        raise ValueError(
            f"{args.output}: only boards ({', '.join(rendering.KINDS)}) are written as SVG"
        )
    if args.hand:
        return [rendering.hand(view, words, args.theme)]
    if args.view == "scores":
        return [rendering.scores(view, history, words, args.theme)]
    if args.view == "charts":
        return [rendering.charts(view, history, words, args.theme)]
    if Path(args.output).suffix.lower() == ".svg":
        scenes = rendering.scene(view, events, words, args.view, args.theme)
        return [svg.whole(scene).encode() for scene in scenes]
    return rendering.render(view, events, words, args.view, args.theme)


def _replay(args: argparse.Namespace) -> bytes:
    """Return the whole game as an animated picture; its format is the ending of the file's name."""
    suffix = Path(args.output).suffix.lstrip(".").lower()
    if suffix not in replay.FORMATS:
        raise ValueError(
            f"{args.output}: a replay is written as {' or '.join(replay.FORMATS)}, not as {suffix!r}"
        )
    record = records.read(_content(args.file))
    played = records.replay(record)
    game, state, begun = records.start(record)
    words = rendering.Words(record.header.players, args.language)
    return replay.animate(
        replay.replay(game, state, begun, played.actions, words, args.theme), suffix
    )


def position(
    record: records.Record, hand: str | None = None
) -> tuple[GameView, list[Event], list[Event]]:
    """Return the view after the last line, all events, and those since the end of the last phase.

    Of a finished game those of its last turn.

    `hand` names the player whose view it is, instead of a spectator's; raises GameError, and ValueError for
    an unknown name.
    """
    played = records.replay(record)
    game, state, game_state = records.start(record)
    events = list(game_state)
    for seat, code in played.actions:
        events += game.apply(state, seat, code)
    viewer = None
    if hand is not None:
        if hand not in record.header.players:
            raise ValueError(
                f"no player {hand!r}; there are: {', '.join(record.header.players)}"
            )
        viewer = record.header.players.index(hand)
    over = game.decision(state) is None
    begins = [
        number + (not over)
        for number, event in enumerate(events)
        if isinstance(event, TurnBegan if over else PhaseEnded)
    ]
    return game.view(state, viewer), events, events[begins[-1] :] if begins else events


def write(pictures: Sequence[bytes], output: Path) -> None:
    """Write the pictures as files: the first has the name given, the others a number."""
    for number, picture in enumerate(pictures, 1):
        path = output if number == 1 else output.with_stem(f"{output.stem}-{number}")
        path.write_bytes(picture)


def _content(file: str) -> bytes:
    limit = records.MAX_BYTES + 1
    if file == "-":
        return sys.stdin.buffer.read(limit)
    with Path(file).open("rb") as stream:
        return stream.read(limit)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m rendering", description="Draws the position of a record."
    )
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        help="the PNG or SVG file to write; a replay: WebP or GIF",
    )
    parser.add_argument(
        "--view",
        choices=(*rendering.KINDS, "scores", "charts", "replay"),
        default="full",
    )
    parser.add_argument("--theme", choices=rendering.THEMES, default="light")
    parser.add_argument("--language", choices=available(LOCALES), default="en")
    parser.add_argument(
        "--hand", metavar="NAME", help="this player's hand instead (Magna Carta)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
