"""A hint for who decides: the best actions with their reasons, and what the search expects others to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from players.levels import think, worlds_of
from players.reasons import Reason, explain, turned

if TYPE_CHECKING:
    from players.minds import Mind
    from players.search import Search

SHARE = 0.05  # of the visits of the best: an action that was hardly looked at is no advice
SAMPLES = 24  # roll-outs of each action, for the reasons


class Option(msgspec.Struct, frozen=True):
    """An action: what it is worth to its seat (a reward, 0 to 1), and how it differs from the best other one: the
    largest differences first."""

    code: str
    value: float
    reasons: tuple[Reason, ...] = ()


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
    best, next_, *_ = chosen.search.ranked()
    reasons = explain(mind, worlds, best.code, next_.code, seed, most=99, samples=SAMPLES)
    options = [Option(best.code, best.value, tuple(reasons))]
    if next_.visits >= SHARE * best.visits:
        options.append(Option(next_.code, next_.value, tuple(map(turned, reasons))))
    return Hint(tuple(options), answered(chosen.search))


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
