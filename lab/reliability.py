"""The calibration of the evaluation: its chances to win at the start of each turn against the actual wins."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from players.levels import choose, policy_action
from players.numbers import softmax
from rules.header import Header
from rules.notation import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from players.minds import Mind

STAGE_NAMES = ("early", "middle", "late")
BINS = 10
LEAST_GAMES = 200  # of a bin that counts
MOST_ERROR = 0.08
NOISE = 0.25  # of the policy in games without a search


class Bin(NamedTuple):
    """Predicted chances of about the same size, in one third of the game."""

    part: str
    positions: int
    games: int
    believed: float  # the mean chance
    won: float  # the share of wins

    @property
    def counts(self) -> bool:
        return self.games >= LEAST_GAMES

    @property
    def off(self) -> float:
        return self.believed - self.won


def reliability_bins(
    mind: Mind, seats: int, games: int, iterations: int, seed: int
) -> list[Bin]:
    """Play games and return the bins of their predictions; with 0 iterations the policy decides, with noise."""
    predictions: dict[tuple[int, int], list[tuple[int, float, float]]] = defaultdict(
        list
    )
    for number in range(games):
        for part, chance, won in _predictions(mind, seats, iterations, seed + number):
            predictions[part, min(BINS - 1, int(chance * BINS))].append(
                (number, chance, won)
            )
    return [
        Bin(
            STAGE_NAMES[part],
            len(rows),
            len({game for game, _, _ in rows}),
            sum(chance for _, chance, _ in rows) / len(rows),
            sum(won for _, _, won in rows) / len(rows),
        )
        for (part, _), rows in sorted(predictions.items())
    ]


def _predictions(
    mind: Mind, seats: int, iterations: int, seed: int
) -> Iterator[tuple[int, float, float]]:
    """Play a game; yield the third of the game, a seat's chance there, and its share of the win."""
    measure = mind.evaluation.measure
    state, _ = mind.game.start(Header(mind.game.id, SEATS[:seats], {}, seed))
    chance = random.Random(seed)
    held: list[tuple[int, list[float]]] = []
    turn = -1
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            part = min(
                len(STAGE_NAMES) - 1, int(measure.stage(state) * len(STAGE_NAMES))
            )
            held.append((part, softmax(*mind.evaluation.standings(state))))
        if iterations:
            code = choose(mind, state, iterations, chance.getrandbits(60)).code
        else:
            code = policy_action(mind, state, chance, NOISE)
        mind.step(state, code)
    scores = [measure.final_score(state, seat) for seat in range(seats)]
    winners = scores.count(max(scores))
    for part, chances in held:
        for score, believed in zip(scores, chances, strict=True):
            yield part, believed, 1 / winners if score == max(scores) else 0.0
