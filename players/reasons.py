"""Why one action rather than another: the terms of the evaluation by which their consequences differ."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Any, NamedTuple

from players.search import Search
from players.texts import TEXTS
from players.topics import TOPIC_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from rules.model import Message

SAMPLES = 40  # roll-outs of each action
LEAST = 0.15  # points of difference that are worth a word
MOST = 3


class Reason(NamedTuple):
    """A topic of the evaluation, by how many points of the final difference the first action is better (or
    worse) there, and the message that says it: its id is `reason-TOPIC`, its argument the points."""

    topic: str
    points: float
    message: Message


def explain(
    mind: Mind,
    worlds: Sequence[Any],
    code: str,
    other: str,
    seed: int = 0,
    most: int = MOST,
    samples: int = SAMPLES,
) -> list[Reason]:
    """The largest differences between two legal actions of the seat that decides in these worlds (see
    `levels.worlds_of`), the largest first; the same for the same worlds and seed."""
    seat = worlds[0].stack[-1][1]
    one, two = (_topics(mind, worlds, seat, action, seed, samples) for action in (code, other))
    differences = {topic: one.get(topic, 0.0) - two.get(topic, 0.0) for topic in {**one, **two}}
    ordered = sorted(differences.items(), key=lambda item: (-abs(item[1]), item[0]))
    return [
        Reason(topic, points, TEXTS.say(f"reason-{topic}", points=f"{points:+.1f}"))
        for topic, points in ordered[:most]
        if abs(points) >= LEAST
    ]


def _topics(
    mind: Mind, worlds: Sequence[Any], seat: int, code: str, seed: int, samples: int
) -> dict[str, float]:
    """What the seat has more than the others' mean after the action and the rest of the turn, by topic."""
    search = Search(mind, worlds, seed)
    terms = mind.evaluation.measure.terms
    total: dict[str, float] = {}
    for number in range(samples):
        state = mind.clone(worlds[number % len(worlds)])
        mind.step(state, code)
        search.play_out(state)
        for term, points in zip(terms, _shares(mind, state, seat), strict=True):
            topic = TOPIC_OF[term]
            total[topic] = total.get(topic, 0.0) + points / samples
    return total


def _shares(mind: Mind, state: Any, seat: int) -> list[float]:
    """The seat's weighted terms less the others' mean; of a finished game the final scores as prestige."""
    if state.stack:
        weights, _ = mind.evaluation.weights(state)
        rows = [list(map(mul, weights, row)) for row in mind.evaluation.measure.features(state)]
    else:
        scores, _ = mind.evaluation.standings(state)
        empty = [0.0] * (len(mind.evaluation.measure.terms) - 1)
        rows = [[score, *empty] for score in scores]
    others = [row for other, row in enumerate(rows) if other != seat]
    return [
        own - sum(column) / len(others)
        for own, column in zip(rows[seat], zip(*others, strict=True), strict=True)
    ]
