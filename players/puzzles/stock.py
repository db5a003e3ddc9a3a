"""The puzzles that come with the program, and which of them is that of a day."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rules.register import GAMES, find_game

if TYPE_CHECKING:
    from rules.game import Game, GameState

HERE = Path(__file__).parent
STRIDE = 7
"""Puzzles from one day to the next within a game's stock, so that those of one computers' game are days apart."""


class Option(msgspec.Struct, frozen=True):
    """A legal action, and what it is worth to the seat (0 to 1)."""

    code: str
    value: float


class Puzzle(msgspec.Struct, frozen=True):
    """A position with its legal actions, the best one first.

    The position is encoded as the rules do and determinized for the deciding seat. Its id stays the same
    forever.
    """

    id: int
    game: str
    state: msgspec.Raw
    options: tuple[Option, ...]

    @property
    def best(self) -> str:
        return self.options[0].code

    @property
    def margin(self) -> float:
        """By how much the best action is worth more than the second best."""
        return self.options[0].value - self.options[1].value

    def position(self) -> tuple[Game, GameState]:
        """Return the game and the state; raise StateError."""
        game = find_game(self.game)
        return game, game.decode(bytes(self.state))


class Stock(msgspec.Struct, frozen=True):
    """A file of puzzles of one game, and how they were made."""

    made: str
    puzzles: tuple[Puzzle, ...]


_decoder = msgspec.json.Decoder(Stock)


def read(path: Path) -> Stock:
    """Return a file of puzzles; raise OSError or msgspec.MsgspecError."""
    return _decoder.decode(path.read_bytes())


def written(stock: Stock) -> bytes:
    """Return the file of a stock, a line for each puzzle."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in stock.puzzles)
    return b'{"made": %s, "puzzles": [\n%s\n]}\n' % (msgspec.json.encode(stock.made), lines)


@lru_cache(maxsize=1)
def stocks() -> dict[str, tuple[Puzzle, ...]]:
    """Return the puzzles of every game that has some, in the order of the register; read once."""
    paths = {game: HERE / f"{game}.json" for game in GAMES}
    return {game: read(path).puzzles for game, path in paths.items() if path.exists()}


def of_day(day: int) -> Puzzle:
    """Return the puzzle of a day, the same for everybody.

    The games take turns, and each goes through its whole stock before a puzzle comes again.
    """
    games = list(stocks().values())
    turn, which = divmod(day, len(games))
    puzzles = games[which]
    step = STRIDE if len(puzzles) % STRIDE else 1
    return puzzles[turn * step % len(puzzles)]


def find(puzzle: int) -> Puzzle | None:
    """Return the puzzle with that id; None where the stock has it no more."""
    return next((known for puzzles in stocks().values() for known in puzzles if known.id == puzzle), None)
