"""A game looked at again: for every action what it was worth to its seat, and what would have been best."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from players.levels import worlds_of
from players.minds import mind_of
from players.search import Search
from rules import record as records

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.record import Record

ITERATIONS = 400
NOISE = 0.005
"""The standard deviation of an action's value after so many iterations, from one seed to another."""
SHARE = 0.25  # of the iterations that an action must have had for its value to count; else it is looked into


class Judged(NamedTuple):
    """An action of a game: values are the acting seat's rewards, 0 to 1."""

    seat: int
    code: str
    value: float
    best: str
    best_value: float

    @property
    def cost(self) -> float:
        """What the action lost against the best one; 0 where the search can't tell them apart."""
        lost = self.best_value - self.value
        return lost if lost > 3 * NOISE else 0.0


def review(record: Record, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Judged]:
    """Every action of the record, in order; raises RecordError before the first one when a line is wrong.

    The deciding seat is judged by what it could know then. In a game without hidden cards the tree of one
    action serves the next ones.
    """
    played = records.replay(record)
    game = played.game
    mind = mind_of(game.id)
    _, state, _ = records.start(record)
    search: Search | None = None
    for seat, code in played.actions:
        if len(state.actions) == 1:
            mind.step(state, code)
            search = None
            yield Judged(seat, code, 0.0, code, 0.0)
            continue
        if search is None or game.hidden:
            search = Search(mind, worlds_of(mind, state, iterations, seed), seed)
        search.run(max(1, iterations - search.root.visits))
        best = search.ranked()[0]
        edge = (search.root.edges or {}).get(code)
        worlds = [mind.clone(world) for world in search.worlds]
        if edge is not None and edge.visits >= SHARE * iterations:
            value = edge.value
        else:
            value = _after(search, worlds, seat, code, iterations // 2, seed)
        yield Judged(
            seat, code, value, best.code, max(best.value, value) if best.code == code else best.value
        )
        mind.step(state, code)
        if not game.hidden and state.stack:
            search.advance(code, [mind.clone(state)])


def _after(search: Search, worlds: list[object], seat: int, code: str, iterations: int, seed: int) -> float:
    """The seat's reward after an action that the search thought little of."""
    mind = search.mind
    after = []
    for world in worlds:
        if code in world.actions:  # type: ignore[attr-defined]
            mind.step(world, code)
            after.append(world)
    if not after:
        return 0.0
    if not after[0].stack:  # type: ignore[attr-defined]
        return mind.rewards(after[0])[seat]
    further = Search(mind, after, seed + 1)
    further.run(iterations)
    return further.value()[seat]
