"""Games that are played for training, with their decisions and the results after their positions."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from players.minds import GROUPS, KNOWLEDGE, group
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from players.minds import Mind, Policy
    from rules.game import GameState


class Decisions(NamedTuple):
    """Decisions as a sparse matrix of features, with a row for each action and a column for each weight."""

    row: NDArray[np.int32]
    column: NDArray[np.int32]
    value: NDArray[np.float32]
    decision: NDArray[np.int32]  # of each row
    share: NDArray[np.float32]  # wanted for each row


class Endings(NamedTuple):
    """Seats at the start of turns, and their results; a row for each seat of each position."""

    features: NDArray[np.float32]
    stage: NDArray[np.float32]
    position: NDArray[np.int32]  # its number
    seats: NDArray[np.int32]  # how many
    score: NDArray[np.float32]  # final
    won: NDArray[np.float32]  # the share of the win


def unit_policy(game_id: str) -> Policy[GameState]:
    """Return a policy whose scores are vectors: the feature of an action for each weight."""
    knowledge = KNOWLEDGE[game_id]
    size = sum(knowledge.blocks.values())
    rows = np.eye(size, dtype=np.float32)
    weights: dict[str, Sequence[float]] = {}
    at = 0
    for name, number in knowledge.blocks.items():
        weights[name] = list(rows[at : at + number])
        at += number
    return knowledge.policy(weights)


def flatten(
    game_id: str, weights: Mapping[str, Sequence[float]]
) -> NDArray[np.float64]:
    """Return the blocks of a policy as one vector."""
    return np.concatenate(
        [np.array(weights[name], dtype=float) for name in KNOWLEDGE[game_id].blocks]
    )


def split_blocks(game_id: str, vector: NDArray[np.float64]) -> dict[str, list[float]]:
    """Return the blocks of a policy from one vector, rounded to 4 digits."""
    result = {}
    at = 0
    for name, number in KNOWLEDGE[game_id].blocks.items():
        result[name] = [round(float(x), 4) for x in vector[at : at + number]]
        at += number
    return result


class Collector:
    """Collects decisions and positions of games."""

    def __init__(self, game_id: str, keep: float = 1.0) -> None:
        self.game_id = game_id
        self.keep = keep
        self.unit = unit_policy(game_id)
        self._decided: dict[str, list[tuple[NDArray[np.float32 | np.int32], ...]]] = {
            name: [] for name in GROUPS
        }
        self._rows = dict.fromkeys(GROUPS, 0)
        self._ended: list[tuple[list[float], float, int, int, int, float]] = []
        self._positions = 0

    def decision(self, state: GameState, shares: Mapping[str, float]) -> None:
        """Add a decision with the wanted share of each action."""
        seats = group(state.seats)
        before, decisions = self._rows[seats], self._decided[seats]
        matrix = np.array(self.unit.scores(state), dtype=np.float32)
        row, column = np.nonzero(matrix)
        share = np.array(
            [shares.get(code, 0.0) for code in state.actions], dtype=np.float32
        )
        number = len(state.actions)
        decisions.append(
            (
                row.astype(np.int32) + before,
                column.astype(np.int32),
                matrix[row, column],
                np.full(number, len(decisions), dtype=np.int32),
                share,
            )
        )
        self._rows[seats] += number

    def decides(self, seats: str) -> bool:
        """Return whether there are decisions of a group of seats (see players.minds.GROUPS)."""
        return bool(self._decided[seats])

    def decided(self, seats: str) -> Decisions:
        """Return the decisions of a group of seats."""
        return Decisions(
            *(
                np.concatenate(parts)
                for parts in zip(*self._decided[seats], strict=True)
            )
        )

    def position(
        self, features: list[list[float]], stage: float, scores: Sequence[int]
    ) -> None:
        """Add a position at the start of a turn, with the final scores of its game."""
        best = max(scores)
        winners = list(scores).count(best)
        for own, score in zip(features, scores, strict=True):
            won = 1.0 / winners if score == best else 0.0
            self._ended.append((own, stage, self._positions, len(scores), score, won))
        self._positions += 1

    def ended(self) -> Endings:
        features, stage, position, seats, score, won = zip(*self._ended, strict=True)
        return Endings(
            np.array(features, dtype=np.float32),
            np.array(stage, dtype=np.float32),
            np.array(position, dtype=np.int32),
            np.array(seats, dtype=np.int32),
            np.array(score, dtype=np.float32),
            np.array(won, dtype=np.float32),
        )


def random_header(
    game_id: str, seed: int, chance: random.Random, seats: int | None = None
) -> Header:
    """Return a game of so many seats, or of any number; one in four has random options."""
    game = find_game(game_id)
    numbers = list(range(game.min_seats, game.max_seats + 1))
    # 2 and 4 are played most
    seats = seats or chance.choice([game.min_seats, *numbers, 4])
    options = {}
    if chance.random() < 0.25:
        options = {name: chance.choice(values) for name, values in game.options.items()}
    return Header(game.id, SEATS[:seats], options, seed)


def play_game(
    collector: Collector,
    mind: Mind,
    choose: Callable[
        [GameState, random.Random], tuple[str, Mapping[str, float] | None]
    ],
    seed: int,
    seats: int | None = None,
) -> list[int]:
    """Play a game into the collector, of so many seats or of any number; return the scores.

    `choose` returns a code and, if the policy is to learn from the decision, the wanted shares.
    """
    chance = random.Random(seed)
    measure = mind.evaluation.measure
    state, _ = mind.game.start(random_header(collector.game_id, seed, chance, seats))
    positions = []
    turn = -1
    while state.stack:
        if state.turn != turn and state.phase == 2:
            turn = state.turn
            positions.append((measure.features(state), measure.stage(state)))
        code, shares = choose(state, chance)
        if shares is not None and chance.random() < collector.keep:
            collector.decision(state, shares)
        mind.step(state, code)
    scores = [measure.final_score(state, seat) for seat in range(state.seats)]
    for features, stage in positions:
        collector.position(features, stage, scores)
    return scores
