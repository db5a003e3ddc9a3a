"""The check of puzzles by much longer searches than their maker's: `python -m lab puzzles --check FILE`.

A puzzle stays if every search of its position prefers its best action, and searches after each legal action value that
one most. Results are noted, so that an interrupted check can be continued.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.advisable import value_after
from players.levels import search_of, worlds_of
from players.minds import mind_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from players.puzzles.stock import Puzzle

ITERATIONS = 12_500
"""Of each search: five times those of the highest level."""
SEARCHES = 3  # of the position, and after each action near the best one
NEAR = 0.05  # behind the best action; actions farther behind get one search
TRIVIAL = 0.3  # a puzzle with a larger lead of the best action is too easy


class SearchResult(msgspec.Struct, frozen=True):
    """The result of one search, of the position or after a legal action. Notes are stored with these field names."""

    puzzle: int
    code: str  # the action; empty for the position
    seed: int
    iterations: int
    found: str = ""  # the best action of the position
    value: float = 0.0  # to the seat, after the action


class Searches:
    """The results of searches of puzzles, appended to a file of notes if there is one."""

    def __init__(self, iterations: int, notes: Path | None = None) -> None:
        self.iterations = iterations
        self._notes = notes
        self._known: dict[tuple[int, str, int], SearchResult] = {}
        if notes is not None and notes.exists():
            whole_lines, end, _ = notes.read_bytes().rpartition(b"\n")
            # without a last line that was interrupted
            notes.write_bytes(whole_lines + end)
            for line in whole_lines.splitlines():
                result = msgspec.json.decode(line, type=SearchResult)
                if result.iterations == iterations:
                    self._known[result.puzzle, result.code, result.seed] = result

    def found(self, puzzle: Puzzle, seed: int) -> str:
        """Return the action that a search of the position prefers."""
        return self._result(puzzle, "", seed).found

    def value(self, puzzle: Puzzle, code: str, seed: int) -> float:
        """Return the value of an action by a search after it."""
        return self._result(puzzle, code, seed).value

    def _result(self, puzzle: Puzzle, code: str, seed: int) -> SearchResult:
        key = puzzle.id, code, seed
        if key not in self._known:
            result = self._known[key] = _search(puzzle, code, seed, self.iterations)
            if self._notes is not None:
                with self._notes.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
        return self._known[key]


def _search(puzzle: Puzzle, code: str, seed: int, iterations: int) -> SearchResult:
    mind, (_, state) = mind_of(puzzle.game), puzzle.position()
    worlds = worlds_of(mind, state, iterations, seed)
    if code:
        value = value_after(mind, worlds, code, iterations, seed)
        return SearchResult(puzzle.id, code, seed, iterations, value=round(value, 4))
    found = search_of(mind, worlds, iterations, seed).decide(iterations)
    return SearchResult(puzzle.id, code, seed, iterations, found=found)


def provenance(iterations: int, dropped: Sequence[int]) -> str:
    """Return how a stock was checked, for its file."""
    gone = ", ".join(map(str, sorted(dropped))) or "none"
    return f"checked with {iterations} iterations at the position and after legal actions; dropped: {gone}"


def reason_to_drop(puzzle: Puzzle, searches: Searches) -> str:
    """Return why a puzzle is to be dropped; empty if it stays. The searches that most often decide come first."""
    best = puzzle.options[0]
    if puzzle.margin > TRIVIAL:
        return f"trivial: {best.code} is ahead by {puzzle.margin:.2f}"
    for seed in range(SEARCHES):
        if (found := searches.found(puzzle, seed)) != best.code:
            return f"not clear: search {seed} prefers {found} to {best.code}"
    worth = searches.value(puzzle, best.code, 0)
    near = []
    for option in puzzle.options[1:]:
        value = searches.value(puzzle, option.code, 0)
        if value >= worth:
            return f"not clear: {option.code} {value:.3f}, {best.code} {worth:.3f}"
        if worth - value < NEAR:
            near.append(option.code)
    for seed in range(1, SEARCHES if near else 1):
        worth = searches.value(puzzle, best.code, seed)
        for code in near:
            if (value := searches.value(puzzle, code, seed)) >= worth:
                return f"not clear: {code} {value:.3f}, {best.code} {worth:.3f} with seed {seed}"
    return ""
