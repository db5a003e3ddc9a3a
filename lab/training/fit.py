"""Fitting of a policy to wanted shares of actions, and of an evaluation to results."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from players.evaluation import STAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lab.training.samples import Decisions, Endings

ROUNDS = 400
RATE = 0.05


def fit_policy(
    data: Decisions, start: NDArray[np.float64], pull: float = 3e-5
) -> tuple[NDArray[np.float64], float]:
    """Return the weights with the least cross entropy to the wanted shares, and that cross entropy.

    The method is Adam; `pull` draws the weights towards `start`.
    """
    decisions = int(data.decision[-1]) + 1
    rows = len(data.share)
    weights = start.copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    first = np.searchsorted(data.decision, np.arange(decisions))
    loss = 0.0
    for number in range(1, ROUNDS + 1):
        logits = np.bincount(data.row, data.value * weights[data.column], rows)
        logits -= np.maximum.reduceat(logits, first)[data.decision]
        parts = np.exp(logits)
        shares = parts / np.add.reduceat(parts, first)[data.decision]
        loss = float(-(data.share * np.log(shares + 1e-9)).sum() / decisions)
        error = (shares - data.share) / decisions
        pushed = np.bincount(data.column, data.value * error[data.row], len(weights))
        gradient = pushed + pull * (weights - start)
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        rate = RATE * min(1.0, 3.0 * (1.0 - number / (ROUNDS + 1)))
        weights -= (
            rate
            * (mean / (1 - 0.9**number))
            / (np.sqrt(square / (1 - 0.999**number)) + 1e-9)
        )
    return weights, loss


def _blend(stage: NDArray[np.float32]) -> NDArray[np.float64]:
    """Return the weight of each stage in the interpolation, by row."""
    at = stage.astype(float) * (STAGES - 1)
    return np.maximum(0.0, 1.0 - np.abs(at[:, None] - np.arange(STAGES)[None, :]))


def fit_evaluation(
    data: Endings, seats: int, ridge: float = 30.0, pull: float = 300.0
) -> tuple[list[list[float]], list[float], float]:
    """Return weights at each stage, the spread, and the explained share of the variance of score differences.

    A ridge regression fits scores to features, both relative to the mean of the position. `pull` draws the weights
    of neighboring stages to each other, for features that are rare in one of them.
    """
    chosen = data.seats == seats
    features = (
        data.features[chosen].astype(float).reshape(-1, seats, data.features.shape[1])
    )
    scores = data.score[chosen].astype(float).reshape(-1, seats)
    won = data.won[chosen].astype(float).reshape(-1, seats)
    blend = _blend(data.stage[chosen]).reshape(-1, seats, STAGES)
    relative = features - features.mean(axis=1, keepdims=True)
    wanted = scores - scores.mean(axis=1, keepdims=True)
    terms = features.shape[2]
    wide = (relative[:, :, None, :] * blend[:, :, :, None]).reshape(-1, STAGES * terms)
    target = wanted.reshape(-1)
    # One scale for a term at all stages: else the ridge would allow large weights where the term hardly differs.
    scale = np.tile(relative.std(axis=(0, 1)) + 1e-6, STAGES)
    scaled = wide / scale
    gram = (
        scaled.T @ scaled
        + ridge * np.eye(STAGES * terms)
        + pull * np.kron(_neighbor_penalty(), np.eye(terms))
    )
    weights = np.linalg.solve(gram, scaled.T @ target) / scale
    predicted = wide @ weights
    explained = 1.0 - float(((target - predicted) ** 2).sum() / (target**2).sum())
    spread = _spread(predicted.reshape(-1, seats), won, blend[:, 0, :])
    rows = [[round(float(x), 4) for x in row] for row in weights.reshape(STAGES, terms)]
    return rows, spread, explained


def fit_spread(
    data: Endings, seats: int, rows: Sequence[Sequence[float]]
) -> list[float]:
    """Return the spread at each stage with which these weights predict the winners best.

    The games must not be those that the weights were fitted to, whose winners they predict too surely.
    """
    chosen = data.seats == seats
    blend = _blend(data.stage[chosen])
    features = data.features[chosen].astype(float)
    predicted = (features * (blend @ np.array(rows))).sum(axis=1)
    won = data.won[chosen].astype(float).reshape(-1, seats)
    return _spread(
        predicted.reshape(-1, seats), won, blend.reshape(-1, seats, STAGES)[:, 0, :]
    )


def _neighbor_penalty() -> NDArray[np.float64]:
    """Return the squared differences between the weights of neighboring stages, as a matrix."""
    steps = np.diff(np.eye(STAGES), axis=0)
    found: NDArray[np.float64] = steps.T @ steps
    return found


def _spread(
    predicted: NDArray[np.float64], won: NDArray[np.float64], blend: NDArray[np.float64]
) -> list[float]:
    """Return the temperature at each stage with which the softmax of the predictions predicts the winners best.

    Temperatures are interpolated between stages. It is a coordinate descent over stages.
    """
    candidates = np.geomspace(0.25, 40.0, 90)
    spreads = np.full(STAGES, 5.0)

    def loss(stage: int, temperature: float) -> float:
        tried = spreads.copy()
        tried[stage] = temperature
        return float(-_log_chance(predicted / (blend @ tried)[:, None], won).sum())

    for _ in range(6):
        before = spreads.copy()
        for stage in range(STAGES):
            spreads[stage] = min(candidates, key=partial(loss, stage))
        if np.array_equal(before, spreads):
            break
    return [round(float(spread), 2) for spread in spreads]


def _log_chance(
    logits: NDArray[np.float64], won: NDArray[np.float64]
) -> NDArray[np.float64]:
    logits = logits - logits.max(axis=1, keepdims=True)
    result: NDArray[np.float64] = (
        won * (logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)))
    ).sum(axis=1)
    return result
