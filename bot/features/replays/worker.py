"""`python -m bot.features.replays.worker`: draw one replay at the lowest priority, then end.

Standard input asks for it. A line of JSON goes each way, then the bytes of the files.
"""

import contextlib
import os
import signal
import sys
import threading
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

NICENESS = 19  # below computer players, which are below the bot
PROCESSOR = 60
"""Seconds of the processor after which Linux ends this process; a replay of five players needs 6."""
STILLS = "stills"
FIRST_TO_GO = "1000"  # where memory runs out Linux ends this process, not the bot


class Request(msgspec.Struct, frozen=True):
    """A game's header and actions, as far as everybody may know them, and how its replay is to look.

    `state` is the present position, encoded as the rules do: it knows what was drawn. `turn` is the one to be
    shown, None for a whole game that is over, whose `result` has the points and winners; `names` are those of
    the seats, `suffix` is webp or gif, or stills for the ends of the turns.
    """

    kind: str
    header: str
    state: str
    actions: tuple[tuple[int, str], ...]
    names: tuple[str, ...]
    language: str
    theme: str
    suffix: str
    turn: int | None = None
    result: tuple[tuple[int, ...], tuple[int, ...]] | None = None


class Film(NamedTuple):
    """An animation file, and its description in words."""

    data: bytes
    caption: str


class Answer(msgspec.Struct, frozen=True):
    """The sizes in bytes of the files that follow, and their descriptions.

    A failure has none, and its reason.
    """

    sizes: tuple[int, ...] = ()
    captions: tuple[str, ...] = ()
    trouble: str = ""


encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_answer = msgspec.json.Decoder(Answer).decode


def main() -> None:
    """Answer one request."""
    # Ctrl+C is for the bot, which ends this by the pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    limit_processor(PROCESSOR)
    line = sys.stdin.buffer.readline()
    threading.Thread(target=_wait, args=(sys.stdin.buffer,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.buffer.writelines(answer(line))
        sys.stdout.buffer.flush()


def limit_processor(seconds: int) -> None:
    """Let the system end this process after so many seconds of the processor, however long these take."""
    # Windows has no such limit
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def answer(line: bytes) -> tuple[bytes, ...]:
    """Return the line that answers a request, and the files that follow it."""
    try:
        files = film(read_request(line))
    except Exception as problem:
        return (encode(Answer(trouble=repr(problem))) + b"\n",)
    sizes, captions = (
        tuple(len(file.data) for file in files),
        tuple(file.caption for file in files),
    )
    return encode(Answer(sizes, captions)) + b"\n", *(file.data for file in files)


def film(request: Request) -> tuple[Film, ...]:
    """Return the replay as a file, or the pages of stills.

    Raise GameError for actions against the rules, ValueError for a turn that has not been.
    """
    # Here, so that nothing keeps the thread that sees the bot end from being started at once.
    from rendering import Words, replay
    from rules.header import Header
    from rules.model import Result
    from rules.register import find_game

    game = find_game(request.kind)
    header = msgspec.json.decode(request.header, type=Header)
    header = game.drawn(game.decode(request.state.encode()), header)
    state, begun = game.start(header)
    words = Words(request.names, request.language)
    result = None if request.result is None else Result(*request.result)
    if request.suffix == STILLS:
        shown = replay.stills(
            game, state, begun, request.actions, words, request.theme, result
        )
        return tuple(Film(*page) for page in replay.pages(shown))
    if request.turn is None:
        frames = replay.replay(
            game, state, begun, request.actions, words, request.theme, result
        )
    else:
        frames = replay.of_turn(
            game, state, begun, request.actions, request.turn, words, request.theme
        )
    caption = replay.described(
        game, *game.start(header), request.actions, words, request.turn, result
    )
    return (Film(replay.animate(frames, request.suffix), caption),)


def _wait(source: BinaryIO) -> None:
    source.read()
    os._exit(0)  # nobody waits for an answer any more


if __name__ == "__main__":
    main()
