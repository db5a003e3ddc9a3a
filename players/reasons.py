"""The reasons of an action: the terms of the evaluation by which its consequences differ from another's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.search import Search
from players.topics import TOPIC_OF, explain_weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from rules.game import GameState

SAMPLES = 40  # roll-outs of each action
LEAST_DIFFERENCE = 0.15  # points of difference that are worth a word
MOST_REASONS = 3


class Reason(msgspec.Struct, frozen=True):
    """A difference between two actions.

    `topic` is one of the evaluation, `seat` the one that has more or less there after the first action, in
    points of its final score. `points` is the effect for the deciding seat: others count by their mean.
    """

    topic: str
    seat: int
    amount: float
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

    The actions are legal in all of these worlds (see `levels.worlds_of`). It is the same for the same worlds
    and seed.
    """
    own = worlds[0].stack[-1][1]
    one, two = (_after(mind, worlds, action, seed, samples) for action in (code, other))
    found = []
    for topic, seat in {**one, **two}:
        amount = one.get((topic, seat), 0.0) - two.get((topic, seat), 0.0)
        points = amount if seat == own else -amount / (mind.seats(worlds[0]) - 1)
        if abs(points) >= LEAST_DIFFERENCE:
            found.append(Reason(topic, seat, amount, points))
    return sorted(found, key=lambda reason: (-abs(reason.points), reason.topic, reason.seat))[:most]


def _after(
    mind: Mind, worlds: Sequence[GameState], code: str, seed: int, samples: int
) -> dict[tuple[str, int], float]:
    """Return the mean of the weighted terms by (topic, seat) after the action and the rest of this turn.

    The action itself may end the turn. Of a finished game they are the final scores, as prestige.
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
        if not state.stack:  # points so far and final ones can't be compared
            for seat in range(mind.seats(state)):
                key = "prestige", seat
                points[key] = points.get(key, 0.0) + measure.final_score(state, seat) / samples
            continue
        believed, _ = mind.evaluation.weights(state)
        prices = list(map(explain_weight, measure.terms, believed))
        for seat, row in enumerate(measure.features(state)):
            for topic, price, value in zip(topics, prices, row, strict=True):
                key = topic, seat
                points[key] = points.get(key, 0.0) + price * value / samples
    return points
