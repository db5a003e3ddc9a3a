"""The reliability of the evaluation: its chances to win at the start of each turn, beside the winners."""

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

PARTS = ("early", "middle", "late")
TENTHS = 10
JUDGED = 200
"""A bin with positions of fewer games says little."""
CLOSE = 0.08
NOISE = 0.25  # of the policy, where nothing is searched: games differ, and nobody plays on for nothing


class Bin(NamedTuple):
    """Beliefs of about the same size.

    It has their number, in how many games they were held, their mean, and how often the seats won of which
    they were held.
    """

    part: str
    positions: int
    games: int
    believed: float
    won: float

    @property
    def counts(self) -> bool:
        return self.games >= JUDGED

    @property
    def off(self) -> float:
        return self.believed - self.won


def table(mind: Mind, seats: int, games: int, iterations: int, seed: int) -> list[Bin]:
    """Return the bins of so many games of so many seats, each decision with so many iterations.

    With 0 iterations the policy decides, with noise.
    """
    found: dict[tuple[int, int], list[tuple[int, float, float]]] = defaultdict(list)
    for number in range(games):
        for part, chance, won in _beliefs(mind, seats, iterations, seed + number):
            found[part, min(TENTHS - 1, int(chance * TENTHS))].append((number, chance, won))
    return [
        Bin(
            PARTS[part],
            len(rows),
            len({game for game, _, _ in rows}),
            sum(chance for _, chance, _ in rows) / len(rows),
            sum(won for _, _, won in rows) / len(rows),
        )
        for (part, _), rows in sorted(found.items())
    ]


def _beliefs(mind: Mind, seats: int, iterations: int, seed: int) -> Iterator[tuple[int, float, float]]:
    """Yield the part of the game, a seat's chance there, and its share of the win, for one game."""
    measure = mind.evaluation.measure
    state, _ = mind.game.start(Header(mind.game.id, SEATS[:seats], {}, seed))
    chance = random.Random(seed)
    held: list[tuple[int, list[float]]] = []
    turn = -1
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            part = min(len(PARTS) - 1, int(measure.stage(state) * len(PARTS)))
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
