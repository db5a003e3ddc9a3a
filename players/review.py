"""A game looked at again: for every action what it was worth to its seat, and what would have been best."""

from __future__ import annotations

from collections import Counter
from statistics import mean, stdev
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from players.levels import search_of, worlds_of
from players.minds import mind_of
from players.search import Search
from rules import record as records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from players.minds import Mind
    from rules.game import GameState
    from rules.record import Record

ITERATIONS = 400
NOISE = 0.014
"""The standard deviation of what an action seems to cost after so many iterations, from one seed to another: the
root of the mean square over positions, of which sharp ones have three times as much."""
DEVIATIONS = 3
TIMES = 4  # that a decision is looked at which seems to have cost something
DIGITS = 4  # of values that are kept: a hundredth of the noise
LEAST_ITERATION_SHARE = 0.25  # of the iterations; an action with fewer is looked into


Mark: TypeAlias = Literal["best", "good", "doubtful", "mistake"]
"""The mark of an action: the best; as good within the noise; worse by several analyses together; or by each alone."""


class Judged(NamedTuple):
    """An action of a game: values are the acting seat's rewards, 0 to 1."""

    seat: int
    code: str
    value: float
    best: str
    best_value: float

    @property
    def cost(self) -> float:
        """The loss of value against the best action; 0 where the search can't tell them apart."""
        lost = self.best_value - self.value
        return lost if lost > DEVIATIONS * NOISE else 0.0


class Try(msgspec.Struct, frozen=True):
    """A decision looked at once.

    It has the best action and its worth, the worth of the action that was taken, and the position's worth to
    every seat.
    """

    best: str
    best_value: float
    value: float
    values: tuple[float, ...]

    @property
    def is_doubtful(self) -> bool:
        """True if another action may have been better, so that a second look is worthwhile."""
        return self.best_value - self.value > NOISE


class Verdict(NamedTuple):
    """The best action of several looks and the loss of the one that was taken.

    The loss is 0 where it is within the noise. It has the verdict that follows, too.
    """

    best: str
    cost: float
    mark: Mark


def verdict(code: str, tries: Sequence[Try]) -> Verdict:
    """Return what several looks at a decision, each with a seed of its own, come to.

    Less than three standard deviations of their mean, or of what one look alone can tell, is as good.
    """
    best = Counter(attempt.best for attempt in tries).most_common(1)[0][0]
    lost = [attempt.best_value - attempt.value for attempt in tries]
    noise = max(NOISE, stdev(lost) if len(lost) > 1 else 0.0)
    cost = mean(lost)
    if best == code:
        return Verdict(best, 0.0, "best")
    if cost <= DEVIATIONS * noise / len(lost) ** 0.5:
        return Verdict(best, 0.0, "good")
    return Verdict(best, cost, "mistake" if cost > DEVIATIONS * noise else "doubtful")


def review(record: Record, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Judged]:
    """Yield every action of the record, in order.

    Raise RecordError before the first one when a line is wrong.

    The deciding seat is judged by what it could know then. In a game without hidden cards the tree of one
    action serves the next ones.
    """
    played = records.replay(record)
    game = played.game
    mind = mind_of(game.id)
    _, state, _ = records.start(record)
    search: Search | None = None
    for seat, code in played.actions:
        if search is None or game.hidden:
            search = Search(mind, worlds_of(mind, state, iterations, seed), seed)
        search.run(max(1, iterations - search.root.visits))
        decision = game.decision(state)
        assert decision is not None
        listed = code if code in decision.actions else game.guide.least_harm(decision)
        judged = _judged(search, seat, listed, iterations, seed)._replace(code=code)
        if judged.value > judged.best_value:  # what had a search of its own, and is as good as the best
            judged = Judged(seat, code, judged.value, code, judged.value)
        yield judged
        mind.step(state, code)
        if not game.hidden and state.stack:
            search.advance(code, [mind.clone(state)])


def look(
    mind: Mind,
    state: GameState,
    code: str,
    seed: int = 0,
    iterations: int = ITERATIONS,
    deadline: float | None = None,
) -> Try:
    """Return one decision looked at by itself: the state is one that its seat can't tell from the true one.

    Before a `deadline` of `time.perf_counter` it is searched as well as can be.
    """
    search = Search(mind, worlds_of(mind, state, iterations, seed), seed)
    search.run(iterations, deadline)
    judged = _judged(search, state.stack[-1][1], code, iterations, seed)
    values = (judged.best_value, judged.value, *search.value())
    best_value, value, *seats = (round(estimate, DIGITS) for estimate in values)
    return Try(judged.best, best_value, value, tuple(seats))


def _judged(search: Search, seat: int, code: str, iterations: int, seed: int) -> Judged:
    """Return a code judged by the search of its position.

    Where that thought little of it, another search looks into it, and into the best action unless that had as
    many iterations: what a seat expects changes with how far one looks.
    """
    best = search.ranked()[0]
    edge = (search.root.edges or {}).get(code)
    more = iterations // 2

    def looked_into(one: str) -> float:
        worlds = [search.mind.clone(world) for world in search.worlds]
        return worth_after(search.mind, worlds, seat, one, more, seed + 1)

    best_value = best.value
    if edge is not None and edge.visits >= LEAST_ITERATION_SHARE * iterations:
        value = edge.value
    else:
        value = looked_into(code)
        if best.code != code and best.visits < more:
            best_value = looked_into(best.code)
    return Judged(seat, code, value, best.code, max(best_value, value) if best.code == code else best_value)


def worth_after(
    mind: Mind,
    worlds: Sequence[GameState],
    seat: int,
    code: str,
    iterations: int,
    seed: int,
    deadline: float | None = None,
) -> float:
    """Return the seat's reward after a code, by a search of its own from there on; change the worlds.

    The search ends at `deadline` (of `time.perf_counter`).
    """
    after = []
    for world in worlds:
        if code in world.actions:
            mind.step(world, code)
            after.append(world)
    if not after:
        return 0.0
    if not after[0].stack:
        return mind.rewards(after[0])[seat]
    search = search_of(mind, after, iterations, seed)
    search.run(iterations, deadline)
    return search.value()[seat]
