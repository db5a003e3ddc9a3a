"""Why one action rather than another: the terms of the evaluation by which their consequences differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from players.english import TEXTS
from players.search import Search
from players.topics import TOPIC_OF, told
from rules.notation import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from rules.game import GameState
    from rules.model import Message

SAMPLES = 40  # roll-outs of each action
LEAST = 0.15  # points of difference that are worth a word
MOST_REASONS = 3
FIRST = {f"first_{good}": good for good in ("food", "wood", "stone", "cloth", "gold")}
"""The terms that are 1 for who has any of a good, by the good."""
RARELY, MOSTLY = 0.2, 0.6  # shares of the roll-outs: somebody has none any more who else would have had one


class Reason(msgspec.Struct, frozen=True):
    """A difference between two actions.

    It is a topic of the evaluation and the seat that has more or less there after the first one, in points of
    its final score. `points` is the effect for the seat that decides: others count by their mean. `without`
    says that the first action leaves the seat without the good that the topic is.
    """

    topic: str
    seat: int
    amount: float
    points: float
    without: bool = False


class _Outcome(NamedTuple):
    """What follows an action on average: by (topic, seat) the weighted terms, and who has any of a good."""

    points: dict[tuple[str, int], float]
    held: dict[tuple[str, int], float]


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
    for topic, seat in {**one.points, **two.points}:
        amount = one.points.get((topic, seat), 0.0) - two.points.get((topic, seat), 0.0)
        points = amount if seat == own else -amount / (mind.seats(worlds[0]) - 1)
        if abs(points) < LEAST:
            continue
        has, had = one.held.get((topic, seat), 1.0), two.held.get((topic, seat), 0.0)
        without = seat != own and amount < 0 and has <= RARELY and had >= MOSTLY
        found.append(Reason(topic, seat, amount, points, without))
    return sorted(found, key=lambda reason: (-abs(reason.points), reason.topic, reason.seat))[:most]


def words(reason: Reason, own: int) -> Message:
    """Return the reason as half a sentence, told to or of the seat that decided."""
    points = abs(round(reason.amount, 1))
    number = int(points) if points.is_integer() else points
    way = "more" if reason.amount > 0 else "less"
    what = TEXTS.say(f"topic-{reason.topic}")
    if reason.seat == own:
        return TEXTS.say(f"reason-{way}", points=number, what=what)
    player = seat_name(reason.seat)
    if reason.without:
        return TEXTS.say("reason-without", player=player, what=what)
    return TEXTS.say(f"reason-other-{way}", player=player, points=number, what=what)


def _after(mind: Mind, worlds: Sequence[GameState], code: str, seed: int, samples: int) -> _Outcome:
    """Return what the seats have after the action and the rest of this turn, which the action itself may end.

    Of a finished game the final scores, as prestige.
    """
    search = Search(mind, worlds, seed)
    measure = mind.evaluation.measure
    topics = [TOPIC_OF[term] for term in measure.terms]
    points: dict[tuple[str, int], float] = {}
    held: dict[tuple[str, int], float] = {}
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
        prices = list(map(told, measure.terms, believed))
        for seat, row in enumerate(measure.features(state)):
            for term, topic, price, value in zip(measure.terms, topics, prices, row, strict=True):
                key = topic, seat
                points[key] = points.get(key, 0.0) + price * value / samples
                if term in FIRST:
                    held[key] = held.get(key, 0.0) + value / samples
    return _Outcome(points, held)
