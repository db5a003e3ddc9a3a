"""Makes puzzles from games between computers: `python -m lab puzzles`.

A position becomes one when the policy alone would choose something else than the search, two searches agree,
and the best action is worth more than every other, beyond what the noise could explain, each looked at by
searches of its own.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from statistics import mean, stdev
from typing import TYPE_CHECKING

import msgspec

from players.hints import Option
from players.levels import LEVELS, think, worlds_of
from players.minds import mind_of, weights_path
from players.puzzles.stock import Puzzle
from players.review import DEVIATIONS, NOISE, value_after
from players.search import Search
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from players.minds import Mind
    from rules.game import GameState

PLAYED = LEVELS[3]  # iterations of each decision of the games
LOOKED = 1500  # of the search that confirms a puzzle
EACH = 400  # of the search after each legal action
TIMES = 4  # that this is done, with other seeds, for those that come near the best one
LEAST = 1.5 * DEVIATIONS * NOISE / TIMES**0.5  # by which the best must be ahead at once
CLOSE = 0.1  # behind the best: what is farther behind is looked at once
FEWEST, MOST = 3, 25  # legal actions
OF_A_GAME = 3  # puzzles, each of another kind of decision
ALIKE = 5  # puzzles of a file with the same best action
APART = 20  # decisions of a game between two of them, at least
# What is rare before is weighed too roughly for an action to be clearly best.
EARLIEST = 0.5  # of the game
FIRST_ID = {"caylus": 1, "magna_carta": 10_001}
"""The id of the first puzzle that a game may have; ids count on from a run's seed."""


def puzzles(game_id: str, number: int) -> list[Puzzle]:
    """Return the puzzles of one game, the same for the same number.

    It has as many players as its turn among the numbers brings.
    """
    game = find_game(game_id)
    sizes = range(game.min_seats, game.max_seats + 1)
    header = Header(game_id, SEATS[: sizes[number % len(sizes)]], {}, number)
    found = []
    for place, (state, options) in enumerate(_of_game(mind_of(game_id), header)):
        one = FIRST_ID[game_id] + number * OF_A_GAME + place
        found.append(Puzzle(one, game_id, msgspec.Raw(game.encode(state)), options))
    return found


def how(game_id: str, games: int, seed: int) -> str:
    """Return how a run's puzzles are made, for the file that holds them."""
    weights = weights_path(game_id).read_bytes()
    return (
        f"python -m lab puzzles --game {game_id} --games {games} --seed {seed}; games of the policy, from stage "
        f"{EARLIEST} on {PLAYED} iterations a decision; {LOOKED} iterations, then {EACH} after each legal action, "
        f"{TIMES} times; the best is ahead of every other by more than {DEVIATIONS} standard deviations of the "
        f"mean of these; weights {hashlib.sha256(weights).hexdigest()[:12]}"
    )


def _of_game(mind: Mind, header: Header) -> Iterator[tuple[GameState, tuple[Option, ...]]]:
    """Yield (what its seat can imagine, options) of the puzzles of one game."""
    state, _ = mind.game.start(header)
    at, last = 0, -APART
    kinds: set[str] = set()
    while state.stack:
        seed = header.seed + at
        late = mind.evaluation.measure.stage(state) >= EARLIEST
        iterations = PLAYED if late else 0
        chosen = think(mind, worlds_of(mind, state, iterations, seed), iterations, seed)
        kind = state.stack[-1][0]
        fits = late and FEWEST <= len(state.actions) <= MOST and _is_clear(chosen.search)
        if fits and at - last >= APART and kind not in kinds and len(kinds) < OF_A_GAME:
            options = _options(mind, state, chosen.code, seed)
            if options is not None:
                yield worlds_of(mind, state, 1, seed)[0], options
                last = at
                kinds.add(kind)
        mind.step(state, chosen.code)
        at += 1


def _is_clear(search: Search | None) -> bool:
    """Return whether a search has given most of its iterations to one action; else more search is hardly worth it."""
    return search is not None and search.ranked()[0].visits >= PLAYED / 2


def _options(mind: Mind, state: GameState, chosen: str, seed: int) -> tuple[Option, ...] | None:
    """Return the legal actions, the best one first; None where the position is no puzzle."""
    worlds = worlds_of(mind, state, LOOKED, seed + 1)
    scores = mind.scorer(worlds[0])(worlds[0])
    if worlds[0].actions[scores.index(max(scores))] == chosen:  # it is what comes to mind first
        return None
    search = Search(mind, worlds, seed + 1)
    search.run(EACH)
    first, second = search.ranked()[:2]
    if first.code != chosen or first.value - second.value < LEAST / 2:
        return None
    search.run(LOOKED - EACH)
    if search.best() != chosen:
        return None

    def worth(code: str, again: int) -> float:
        return value_after(mind, worlds, code, EACH, seed + 2 + again)

    best = [worth(chosen, 0)]
    values = {code: [worth(code, 0)] for code in state.actions if code != chosen}
    if best[0] - max(own[0] for own in values.values()) < LEAST:
        return None
    best += [worth(chosen, again) for again in range(1, TIMES)]
    for code, own in values.items():
        if best[0] - own[0] < CLOSE:
            own += [worth(code, again) for again in range(1, TIMES)]
            lost = [one - other for one, other in zip(best, own, strict=True)]
            if mean(lost) < DEVIATIONS * max(NOISE, stdev(lost)) / TIMES**0.5:
                return None
    ordered = sorted(values, key=lambda code: -mean(values[code]))
    return (
        Option(chosen, round(mean(best), 4)),
        *(Option(code, round(mean(values[code]), 4)) for code in ordered),
    )


def varied(found: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return at most so many puzzles with the same best action, the first ones."""
    best: Counter[str] = Counter()
    kept = []
    for puzzle in found:
        best[puzzle.best] += 1
        if best[puzzle.best] <= ALIKE:
            kept.append(puzzle)
    return tuple(kept)
