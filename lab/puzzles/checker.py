"""Looks at puzzles again, much longer than their maker did: `python -m lab puzzles --check FILE`.

A puzzle stays when every search of its position prefers the action that stands as the best, and the searches
after each legal action put it ahead of every other. Each look is noted, so a check that was broken off goes
on where it ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.levels import search_of, worlds_of
from players.minds import mind_of
from players.review import value_after

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from players.puzzles.stock import Puzzle

ITERATIONS = 12_500
"""Of each look: five times what the highest level thinks."""
TIMES = 3  # looks at the position, and after each legal action that comes near the best one
CLOSE = 0.05  # behind the best: what is farther behind is looked at once
TRIVIAL = 0.3
"""The best action is ahead by so much that nobody has to think: it alone decides the game."""


class Look(msgspec.Struct, frozen=True):
    """One search: at the position, what it `found`; after a legal action, the `value` to the seat."""

    puzzle: int
    code: str
    seed: int
    iterations: int
    found: str = ""
    value: float = 0.0


class Looks:
    """The looks at puzzles, kept in a file as they are made; without one they are made and forgotten."""

    def __init__(self, iterations: int, notes: Path | None = None) -> None:
        self.iterations = iterations
        self._notes = notes
        self._known: dict[tuple[int, str, int], Look] = {}
        if notes is not None and notes.exists():
            whole = notes.read_bytes().rpartition(b"\n")
            notes.write_bytes(b"".join(whole[:2]))  # without a line that was broken off
            for line in notes.read_bytes().split(b"\n")[:-1]:
                look = msgspec.json.decode(line, type=Look)
                if look.iterations == iterations:
                    self._known[look.puzzle, look.code, look.seed] = look

    def found(self, puzzle: Puzzle, seed: int) -> str:
        """Return what a search of the position prefers."""
        return self._look(puzzle, "", seed).found

    def value(self, puzzle: Puzzle, code: str, seed: int) -> float:
        """Return what a search after the action says that it is worth."""
        return self._look(puzzle, code, seed).value

    def _look(self, puzzle: Puzzle, code: str, seed: int) -> Look:
        key = puzzle.id, code, seed
        if key not in self._known:
            look = self._known[key] = _look(puzzle, code, seed, self.iterations)
            if self._notes is not None:
                with self._notes.open("ab") as file:
                    file.write(msgspec.json.encode(look) + b"\n")
        return self._known[key]


def _look(puzzle: Puzzle, code: str, seed: int, iterations: int) -> Look:
    mind, (_, state) = mind_of(puzzle.game), puzzle.position()
    worlds = worlds_of(mind, state, iterations, seed)
    if code:
        value = value_after(mind, worlds, code, iterations, seed)
        return Look(puzzle.id, code, seed, iterations, value=round(value, 4))
    found = search_of(mind, worlds, iterations, seed).decide(iterations)
    return Look(puzzle.id, code, seed, iterations, found=found)


def how(iterations: int, dropped: Sequence[int]) -> str:
    """Return how a stock was checked, for the file that holds it."""
    gone = ", ".join(map(str, sorted(dropped))) or "none"
    return f"checked with {iterations} iterations at the position and after legal actions; dropped: {gone}"


def doubt(puzzle: Puzzle, looks: Looks) -> str:
    """Return why a puzzle should go; nothing where it stays. What decides soonest is looked at first."""
    best = puzzle.options[0]
    if puzzle.margin > TRIVIAL:
        return f"trivial: {best.code} is ahead by {puzzle.margin:.2f}"
    for seed in range(TIMES):
        if (found := looks.found(puzzle, seed)) != best.code:
            return f"not clear: search {seed} prefers {found} to {best.code}"
    worth = looks.value(puzzle, best.code, 0)
    near = []
    for option in puzzle.options[1:]:
        value = looks.value(puzzle, option.code, 0)
        if value >= worth:
            return f"not clear: {option.code} {value:.3f}, {best.code} {worth:.3f}"
        if worth - value < CLOSE:
            near.append(option.code)
    for seed in range(1, TIMES if near else 1):
        worth = looks.value(puzzle, best.code, seed)
        for code in near:
            if (value := looks.value(puzzle, code, seed)) >= worth:
                return f"not clear: {code} {value:.3f}, {best.code} {worth:.3f} with seed {seed}"
    return ""
