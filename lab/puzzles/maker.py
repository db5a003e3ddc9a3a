"""The making of puzzles from games between computers: `python -m lab puzzles`.

A position becomes a puzzle if two searches agree on the best action, the policy alone would choose another, and
searches after each legal action value the best one more than every other, by more than the noise.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from statistics import mean, stdev
from typing import TYPE_CHECKING

import msgspec

from players.advisable import NOISE, value_after
from players.hints import Option
from players.levels import LEVELS, think, worlds_of
from players.minds import mind_of, weights_path
from players.puzzles.stock import Puzzle
from players.review import DEVIATIONS
from players.search import Search
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from players.minds import Mind
    from rules.game import GameState

GAME_ITERATIONS = LEVELS[3]  # iterations of each decision of the games
CONFIRMING_ITERATIONS = 1500  # of the search that confirms a puzzle
ACTION_ITERATIONS = 400  # of the search after each legal action
SEARCHES = 4  # with different seeds, after each action near the best one
# of the best action in the first search
LEAST_LEAD = 1.5 * DEVIATIONS * NOISE / SEARCHES**0.5
NEAR = 0.1  # behind the best action; actions farther behind get one search
FEWEST_ACTIONS, MOST_ACTIONS = 3, 25  # legal actions
MOST_PER_GAME = 3  # puzzles, each of another kind of decision
MOST_WITH_SAME_BEST = 5  # puzzles of a file
LEAST_GAP = 20  # decisions between two puzzles of a game
EARLIEST_STAGE = 0.5  # of the game; the evaluation is too rough before
FIRST_ID = {"caylus": 1, "magna_carta": 10_001}
"""The id of the first puzzle that a game may have; ids count on from a run's seed."""


def puzzles(game_id: str, number: int) -> list[Puzzle]:
    """Return the puzzles of the game with a number, which determines its seats and its course."""
    game = find_game(game_id)
    sizes = range(game.min_seats, game.max_seats + 1)
    header = Header(game_id, SEATS[: sizes[number % len(sizes)]], {}, number)
    found = []
    for place, (state, options) in enumerate(_game_puzzles(mind_of(game_id), header)):
        puzzle_id = FIRST_ID[game_id] + number * MOST_PER_GAME + place
        found.append(
            Puzzle(puzzle_id, game_id, msgspec.Raw(game.encode(state)), options)
        )
    return found


def provenance(game_id: str, games: int, seed: int) -> str:
    """Return how a run's puzzles were made, for their file."""
    weights = weights_path(game_id).read_bytes()
    return (
        f"python -m lab puzzles --game {game_id} --games {games} --seed {seed}; games of the policy, from stage "
        f"{EARLIEST_STAGE} on {GAME_ITERATIONS} iterations a decision; {CONFIRMING_ITERATIONS} iterations, then "
        f"{ACTION_ITERATIONS} after each legal action, {SEARCHES} times; the best is ahead of every "
        f"other by more than {DEVIATIONS} standard deviations of the mean of these; "
        f"weights {hashlib.sha256(weights).hexdigest()[:12]}"
    )


def _game_puzzles(
    mind: Mind, header: Header
) -> Iterator[tuple[GameState, tuple[Option, ...]]]:
    """Yield a determinized state and the options of each puzzle of a game."""
    state, _ = mind.game.start(header)
    at, last = 0, -LEAST_GAP
    kinds: set[str] = set()
    while state.stack:
        seed = header.seed + at
        is_late = mind.evaluation.measure.stage(state) >= EARLIEST_STAGE
        iterations = GAME_ITERATIONS if is_late else 0
        chosen = think(mind, worlds_of(mind, state, iterations, seed), iterations, seed)
        kind = state.stack[-1][0]
        fits = (
            is_late
            and FEWEST_ACTIONS <= len(state.actions) <= MOST_ACTIONS
            and _is_clear(chosen.search)
        )
        if (
            fits
            and at - last >= LEAST_GAP
            and kind not in kinds
            and len(kinds) < MOST_PER_GAME
        ):
            options = _clear_options(mind, state, chosen.code, seed)
            if options is not None:
                yield worlds_of(mind, state, 1, seed)[0], options
                last = at
                kinds.add(kind)
        mind.step(state, chosen.code)
        at += 1


def _is_clear(search: Search | None) -> bool:
    """Return whether a search has given most of its iterations to one action, so that longer searches may pay."""
    return search is not None and search.ranked()[0].visits >= GAME_ITERATIONS / 2


def _clear_options(
    mind: Mind, state: GameState, chosen: str, seed: int
) -> tuple[Option, ...] | None:
    """Return the legal actions with their values, the best one first; None if the position is no puzzle."""
    # The action must not be the one that the policy chooses without a search.
    worlds = worlds_of(mind, state, CONFIRMING_ITERATIONS, seed + 1)
    scores = mind.scorer(worlds[0])(worlds[0])
    if worlds[0].actions[scores.index(max(scores))] == chosen:
        return None
    # A second, longer search must agree.
    search = Search(mind, worlds, seed + 1)
    search.run(ACTION_ITERATIONS)
    first, second = search.ranked()[:2]
    if first.code != chosen or first.value - second.value < LEAST_LEAD / 2:
        return None
    search.run(CONFIRMING_ITERATIONS - ACTION_ITERATIONS)
    if search.best() != chosen:
        return None

    def worth(code: str, again: int) -> float:
        return value_after(mind, worlds, code, ACTION_ITERATIONS, seed + 2 + again)

    # Searches after each action: one for all, more for those near the best.
    best = [worth(chosen, 0)]
    values = {code: [worth(code, 0)] for code in state.actions if code != chosen}
    if best[0] - max(own[0] for own in values.values()) < LEAST_LEAD:
        return None
    best += [worth(chosen, again) for again in range(1, SEARCHES)]
    for code, own in values.items():
        if best[0] - own[0] < NEAR:
            own += [worth(code, again) for again in range(1, SEARCHES)]
            lost = [highest - other for highest, other in zip(best, own, strict=True)]
            if mean(lost) < DEVIATIONS * max(NOISE, stdev(lost)) / SEARCHES**0.5:
                return None
    ordered = sorted(values, key=lambda code: -mean(values[code]))
    return (
        Option(chosen, round(mean(best), 4)),
        *(Option(code, round(mean(values[code]), 4)) for code in ordered),
    )


def limit_repeats(found: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the puzzles without those whose best action was that of MOST_WITH_SAME_BEST earlier ones."""
    best: Counter[str] = Counter()
    kept = []
    for puzzle in found:
        best[puzzle.best] += 1
        if best[puzzle.best] <= MOST_WITH_SAME_BEST:
            kept.append(puzzle)
    return tuple(kept)
