"""A hint for who decides: the best actions with their reasons, and what the search expects others to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.levels import think, worlds_of
from players.reasons import explain

if TYPE_CHECKING:
    from players.minds import Mind
    from players.search import Search

MOST = 2  # actions that are told
SHARE = 0.05  # of the visits of the best: an action that was hardly looked at is no advice
SAMPLES = 24  # roll-outs of each action, for the reasons


class Weighed(msgspec.Struct, frozen=True):
    """A topic of the evaluation, and by how many points of the final difference an action is better there."""

    topic: str
    points: float


class Option(msgspec.Struct, frozen=True):
    """An action: what it is worth to its seat (a reward, 0 to 1), and how it differs from the other one told, or
    from the next best: the largest differences first."""

    code: str
    value: float
    reasons: tuple[Weighed, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """An action of a seat that the search expects."""

    seat: int
    code: str


class Hint(msgspec.Struct, frozen=True):
    """The best actions, the best first; `line` is what the search expects from the first one on, until another seat
    has answered (without an answer: until the search sees no further). A forced action has no reasons."""

    options: tuple[Option, ...]
    line: tuple[Step, ...] = ()


def hint(mind: Mind, state: object, iterations: int, seed: int, deadline: float | None = None) -> Hint:
    """What a level with so many iterations would tell the seat that decides: the same for what it can't tell apart,
    unless `deadline` (of `time.perf_counter`) passes first."""
    worlds = worlds_of(mind, state, iterations, seed)
    chosen = think(mind, worlds, iterations, seed, deadline)
    if chosen.search is None:
        return Hint((Option(chosen.code, 0.0),))
    ranked = chosen.search.ranked()
    options = [edge for edge in ranked[:MOST] if edge.visits >= SHARE * ranked[0].visits]
    told = []
    for edge in options:
        other = ranked[1] if edge is ranked[0] else ranked[0]
        reasons = explain(mind, worlds, edge.code, other.code, seed, most=99, samples=SAMPLES)
        told.append(Option(edge.code, edge.value, tuple(Weighed(r.topic, r.points) for r in reasons)))
    return Hint(tuple(told), answered(chosen.search))


def answered(search: Search) -> tuple[Step, ...]:
    """What the search expects, up to the first action of another seat than the one that decides."""
    steps: list[Step] = []
    node = search.root
    while node.edges:
        edge = max(node.edges.values(), key=lambda e: (e.visits, e.value, e.prior))
        if not edge.visits:
            break
        steps.append(Step(node.seat, edge.code))
        if node.seat != search.root.seat or edge.child is None:
            break
        node = edge.child
    return tuple(steps)
