"""The engine protocol over standard input and output, by which other programs play with these players.

One command a line; every answer is flushed at once. A command that can't be carried out answers `error ...` and
changes nothing.
"""

from __future__ import annotations

import io
import queue
import sys
import threading
import time
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from players.levels import LEVELS, MOST_WORLDS, at_once, search_of, think, worlds_of
from players.minds import mind_of
from players.partial import Contradiction, PartialGame, is_partial
from players.review import review
from players.search import Search
from rules import __version__
from rules import record as records
from rules.errors import GameError, shown
from rules.notation import read_code
from rules.register import GAMES
from rules.shared.amounts import whole
from rules.shared.chance import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rules.game import GameState

NAME = "caylus-by-chat"
MOST_ITERATIONS = 1_000_000
MOST_MS = 86_400_000
INFO_EVERY = 500  # iterations
BOUNDS = {
    "level": (min(LEVELS), max(LEVELS)),
    "iterations": (1, MOST_ITERATIONS),
    "seed": (0, MAX_SEED),
    "ms": (1, MOST_MS),
}
COMMANDS = ("hello", "position", "play SEAT CODE", "go", "stop", "review FILE", "quit")
READ_AHEAD = 16  # lines
_END = object()  # behind the last line


class ProtocolError(Exception):
    """A command that can't be carried out; the text follows `error`."""


class Lines:
    """The lines of the input without their ends; None for a line that is not UTF-8 or is longer than a record may be.

    A thread of its own reads them, so that a search can check for `stop` without waiting.
    """

    def __init__(self, source: Iterable[str | None]) -> None:
        self._read: queue.Queue[Any] = queue.Queue(READ_AHEAD)
        # the next line, if a search has checked it; _END for ever
        self._peeked: list[Any] = []
        threading.Thread(
            target=self._copy, args=(source,), name="input", daemon=True
        ).start()

    def _copy(self, source: Iterable[str | None]) -> None:
        try:
            for line in source:
                self._read.put(line)
        finally:
            self._read.put(_END)

    def __iter__(self) -> Iterator[str | None]:
        return self

    def __next__(self) -> str | None:
        line: str | None = self._peeked.pop() if self._peeked else self._read.get()
        if line is _END:
            self._peeked.append(_END)
            raise StopIteration
        return line

    def take_stop(self) -> bool:
        """Take the next line if it has arrived and is `stop`; return whether it was."""
        if not self._peeked:
            try:
                self._peeked.append(self._read.get_nowait())
            except queue.Empty:
                return False
        line = self._peeked[0]
        if not isinstance(line, str) or _split_word(line) != ("stop", ""):
            return False
        self._peeked.clear()
        return True


class Session:
    """One run of the engine: its commands and their position."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.played: records.Replay | None = None
        self.partial: PartialGame | None = None  # if the record leaves out the cards
        self._commands = {
            "hello": self._hello,
            "position": self._position,
            "play": self._play,
            "go": self._go,
            "stop": self._stop,
            "review": self._review,
        }

    def answers(self) -> Iterator[str]:
        """Yield the lines of the output, until `quit` or the end of the input."""
        for line in self.lines:
            if line is None:
                yield "error a line must be UTF-8 text of at most 1 MB"
                continue
            word, rest = _split_word(line.removeprefix("\ufeff"))
            if word == "quit" and not rest:
                return
            command = self._commands.get(word)
            try:
                if command is None:
                    raise ProtocolError(
                        f"{shown(word)} is no command; there are: {', '.join(COMMANDS)}"
                    )
                yield from command(rest)
            except (ProtocolError, Contradiction, GameError) as error:
                yield "error " + " ".join(str(error).split())

    # Commands

    def _hello(self, rest: str) -> Iterator[str]:
        _no_more("hello", rest)
        yield f"engine {NAME} {__version__}"
        yield "games " + " ".join(GAMES)
        yield "levels " + " ".join(map(str, LEVELS))
        yield "ready"

    def _position(self, rest: str) -> Iterator[str]:
        _no_more("position", rest)
        text: list[str] = []
        size, bad = 0, 0
        for number, line in enumerate(self.lines, 1):
            if line is None:
                bad = bad or number
                continue
            if line.strip() == ".":
                break
            size += len(line) + 1
            if size <= records.MAX_BYTES:
                text.append(line)
        else:
            return  # the input ended within the position
        if bad:
            raise ProtocolError(f"line {bad}: not UTF-8 text of at most 1 MB")
        if size > records.MAX_BYTES:
            raise ProtocolError(
                f"line {len(text) + 1}: the record has more than {records.MAX_BYTES} bytes"
            )
        record = records.read("\n".join(text) + "\n")
        if is_partial(record):
            self.partial = PartialGame(record)
            self.played = self.partial.played
        else:
            self.played, self.partial = records.replay(record), None
        yield "ready"

    def _replay(self) -> records.Replay:
        if self.played is None:
            raise ProtocolError(
                "no position yet: position, the lines of a record, and a line with a single ."
            )
        return self.played

    def _play(self, rest: str) -> Iterator[str]:
        played = self._replay()
        name, text = _split_word(rest)
        players = played.header.players
        if name not in players:
            raise ProtocolError(
                f"{shown(name)} is not a seat of this game; the seats are {', '.join(players)}"
            )
        seat = players.index(name)
        text = " ".join(text.split())
        if self.partial is not None:
            self.partial.play(seat, text)
            yield "ready"
            return
        code = read_code(played.game, played.state, seat, text, players)
        state = played.game.clone(played.state)
        # raises if a deck line of the record is impossible
        played.game.step(state, code)
        played.state = state
        played.actions.append((seat, code))
        yield "ready"

    def _go(self, rest: str) -> Iterator[str]:
        began = time.perf_counter()
        played = self._replay()
        options = _go_options(rest)
        if not played.state.stack:
            raise ProtocolError("the game is over")
        mind = mind_of(played.game.id)
        iterations = (
            options["iterations"]
            if "iterations" in options
            else LEVELS[options["level"]]
        )
        seed = options.get("seed", 0)
        deadline = began + options["ms"] / 1000 if "ms" in options else None
        worlds: Sequence[GameState]
        if self.partial is None:
            worlds = worlds_of(mind, played.state, iterations, seed)
        else:
            worlds = self.partial.worlds(seed, max(1, min(MOST_WORLDS, iterations)))
        if "level" in options and (
            code := at_once(mind, worlds[0], options["level"], seed)
        ):
            yield f"best {code}"
            return
        if not iterations or len(worlds[0].actions) == 1:
            yield f"best {think(mind, worlds, iterations, seed).code}"
            return
        search = search_of(mind, worlds, iterations, seed)
        while search.iterations < iterations:
            search.run(1)
            over = self.lines.take_stop() or (
                deadline is not None and time.perf_counter() > deadline
            )
            if (
                over
                or search.iterations == iterations
                or search.iterations % INFO_EVERY == 0
            ):
                yield _info(search, played.header.players)
            if over:
                break
        yield f"best {search.best()}"

    def _stop(self, rest: str) -> Iterator[str]:
        _no_more("stop", rest)
        yield "ready"

    def _review(self, rest: str) -> Iterator[str]:
        if not rest:
            raise ProtocolError("review needs the name of a record file")
        try:
            with open(rest, "rb") as file:
                record = records.read(file.read(records.MAX_BYTES + 1))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise ProtocolError(f"{shown(rest)}: {reason}") from None
        if is_partial(record):
            raise ProtocolError(
                f"{shown(rest)} does not tell the cards: the game has to end first"
            )
        players = record.header.players
        for number, judged in enumerate(review(record), 1):
            yield (
                f"{number} {players[judged.seat]} {judged.code} value {judged.value:.3f}"
                f" best {judged.best} value {judged.best_value:.3f}"
            )
        yield "ready"


def _split_word(text: str) -> tuple[str, str]:
    """Return the first word and the rest; both are empty for a blank line."""
    word, *rest = text.split(None, 1) or ("",)
    return word, "".join(rest).strip()


def _no_more(command: str, rest: str) -> None:
    if rest:
        raise ProtocolError(f"{command} takes nothing more: {shown(rest)}")


def _go_options(rest: str) -> Mapping[str, int]:
    words = rest.split()
    options: dict[str, int] = {}
    for at in range(0, len(words), 2):
        key = words[at]
        if key not in BOUNDS:
            raise ProtocolError(
                f"go: {shown(key)} is unknown; possible: {', '.join(BOUNDS)}"
            )
        if key in options:
            raise ProtocolError(f"go: {key} is given twice")
        least, most = BOUNDS[key]
        text = words[at + 1] if at + 1 < len(words) else ""
        number = whole(text, least, most)
        if number is None:
            raise ProtocolError(
                f"go: {key} {shown(text)} must be a whole number from {least} to {most}"
            )
        options[key] = number
    if ("level" in options) == ("iterations" in options):
        raise ProtocolError("go needs either level N or iterations N")
    return options


def _info(search: Search, players: Sequence[str]) -> str:
    values = ",".join(
        f"{name}={value:.2f}"
        for name, value in zip(players, search.value(), strict=True)
    )
    return f"info iterations {search.iterations} value {values} line {' '.join(search.line())}".rstrip()


def _lines(stream: BinaryIO) -> Iterator[str | None]:
    """Yield the lines of `Lines`; the rest of a line that is too long is dropped."""
    limit = records.MAX_BYTES + 2
    while raw := stream.readline(limit):
        if len(raw) == limit and not raw.endswith(b"\n"):
            while (more := stream.readline(limit)) and not more.endswith(b"\n"):
                pass
            yield None
            continue
        try:
            yield raw.decode("utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            yield None


def _own_input() -> BinaryIO:
    """Return standard input with a buffer that only the reading thread uses.

    `sys.stdin` is closed while it still waits.
    """
    return io.BufferedReader(io.FileIO(0, closefd=False))


def main(source: BinaryIO | None = None, target: TextIO | None = None) -> int:
    """Speak the protocol until `quit` or the end of the input; return the exit status."""
    if target is None:
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
        target = sys.stdout
    try:
        for answer in Session(Lines(_lines(source or _own_input()))).answers():
            target.write(answer + "\n")
            target.flush()
    except BrokenPipeError:  # nobody reads any more
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0
