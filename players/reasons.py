"""Reasons for an action: the terms of the evaluation in which its consequences differ from another action's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.search import Search
from players.topics import TOPIC_OF, bounded_weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from rules.game import GameState

SAMPLES = 40  # roll-outs of each action
LEAST_DIFFERENCE = 0.15  # points; less is no reason
MOST_REASONS = 3


class Reason(msgspec.Struct, frozen=True):
    """A difference between two actions: after the first, a seat has more or less of a topic."""

    topic: str  # of players.topics
    seat: int
    amount: float  # points of that seat's final score
    # the effect for the deciding seat; the other seats count by their mean
    points: float


def explain(
    mind: Mind,
    worlds: Sequence[GameState],
    code: str,
    other: str,
    seed: int = 0,
    most: int = MOST_REASONS,
    samples: int = SAMPLES,
) -> list[Reason]:
    """Return the largest differences between two actions of the seat that decides, the largest first.

    Both actions must be legal in all `worlds` (see `levels.worlds_of`).
    """
    own = worlds[0].stack[-1][1]
    first, second = (
        _points_after(mind, worlds, action, seed, samples) for action in (code, other)
    )
    reasons = []
    for topic, seat in {**first, **second}:
        amount = first.get((topic, seat), 0.0) - second.get((topic, seat), 0.0)
        points = amount if seat == own else -amount / (worlds[0].seats - 1)
        if abs(points) >= LEAST_DIFFERENCE:
            reasons.append(Reason(topic, seat, amount, points))
    return sorted(
        reasons, key=lambda reason: (-abs(reason.points), reason.topic, reason.seat)
    )[:most]


def _points_after(
    mind: Mind, worlds: Sequence[GameState], code: str, seed: int, samples: int
) -> dict[tuple[str, int], float]:
    """Return the mean points by (topic, seat) after the action and a roll-out to the end of the turn.

    The points of a finished game are final scores, under the topic prestige.
    """
    search = Search(mind, worlds, seed)
    measure = mind.evaluation.measure
    topics = [TOPIC_OF[term] for term in measure.terms]
    points: dict[tuple[str, int], float] = {}
    end = worlds[0].turn + search.settings.turns
    for number in range(samples):
        state = mind.clone(worlds[number % len(worlds)])
        mind.step(state, code)
        search.play_out(state, end)
        if not state.stack:
            for seat in range(state.seats):
                key = "prestige", seat
                points[key] = (
                    points.get(key, 0.0) + measure.final_score(state, seat) / samples
                )
            continue
        fitted, _ = mind.evaluation.weights(state)
        weights = list(map(bounded_weight, measure.terms, fitted))
        for seat, row in enumerate(measure.features(state)):
            for topic, weight, value in zip(topics, weights, row, strict=True):
                key = topic, seat
                points[key] = points.get(key, 0.0) + weight * value / samples
    return points
