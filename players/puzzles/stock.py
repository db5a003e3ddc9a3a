"""The puzzles that come with the program, and the choice of the puzzle of a day."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from players.hints import Option
from rules.register import GAMES, find_game

if TYPE_CHECKING:
    from rules.game import Game, GameState

HERE = Path(__file__).parent
STRIDE = 7
"""Puzzles of a game's stock from one day to the next, so that puzzles from one game of computers are days apart."""


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
    """Return the stock in a file; raise OSError or msgspec.MsgspecError."""
    return _decoder.decode(path.read_bytes())


def written(stock: Stock) -> bytes:
    """Return a stock as the contents of its file, a line for each puzzle."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in stock.puzzles)
    return b'{"made": %s, "puzzles": [\n%s\n]}\n' % (
        msgspec.json.encode(stock.made),
        lines,
    )


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
    turn, game = divmod(day, len(games))
    puzzles = games[game]
    step = STRIDE if len(puzzles) % STRIDE else 1
    return puzzles[turn * step % len(puzzles)]


def find(puzzle: int) -> Puzzle | None:
    """Return the puzzle with that id; None if no stock has it any more."""
    return next(
        (
            known
            for puzzles in stocks().values()
            for known in puzzles
            if known.id == puzzle
        ),
        None,
    )
