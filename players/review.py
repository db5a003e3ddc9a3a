"""Review of a finished game: for every action its value to its seat, and the best action there."""

from __future__ import annotations

from collections import Counter
from statistics import mean, stdev
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from players.levels import search_of, worlds_of
from players.minds import mind_of
from players.search import Search
from players.waste import is_wasteful
from rules import record as records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from players.minds import Mind
    from rules.game import GameState
    from rules.record import Record

ITERATIONS = 400
NOISE = 0.014
"""The standard deviation, from seed to seed, of the loss that `ITERATIONS` iterations find for an action.

The figure is the root mean square over positions; sharp positions have three times as much."""
DEVIATIONS = 3  # a loss of fewer standard deviations is noise
MOST_APPRAISALS = 4  # of a decision that seems to have cost something
DIGITS = 4  # of stored values: a hundredth of the noise
# of a search; an action with fewer iterations gets a search of its own
LEAST_ITERATION_SHARE = 0.25


Mark: TypeAlias = Literal["best", "good", "doubtful", "mistake"]
"""`best`; `good`: as good within the noise; `doubtful`: worse by the mean of several appraisals; `mistake`: worse by
more than a single appraisal can err."""


class JudgedAction(NamedTuple):
    """An action of a game beside the best one; values are the acting seat's rewards, 0 to 1."""

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


class Appraisal(msgspec.Struct, frozen=True):
    """The result of searching one decision with one seed."""

    best: str
    best_value: float
    value: float  # of the action that was taken
    values: tuple[float, ...]  # of the position, for every seat

    @property
    def is_doubtful(self) -> bool:
        """True if another action may have been better, so that another appraisal is worthwhile."""
        return self.best_value - self.value > NOISE


class Verdict(NamedTuple):
    """The conclusion from several appraisals of a decision."""

    best: str  # the action that most appraisals found best
    cost: float  # the loss of the action that was taken; 0 within the noise
    mark: Mark


def verdict(code: str, appraisals: Sequence[Appraisal]) -> Verdict:
    """Return the verdict on an action from appraisals that each used a seed of their own."""
    best = Counter(appraisal.best for appraisal in appraisals).most_common(1)[0][0]
    lost = [appraisal.best_value - appraisal.value for appraisal in appraisals]
    noise = max(NOISE, stdev(lost) if len(lost) > 1 else 0.0)
    cost = mean(lost)
    if best == code:
        return Verdict(best, 0.0, "best")
    if cost <= DEVIATIONS * noise / len(lost) ** 0.5:
        return Verdict(best, 0.0, "good")
    return Verdict(best, cost, "mistake" if cost > DEVIATIONS * noise else "doubtful")


def review(
    record: Record, iterations: int = ITERATIONS, seed: int = 0
) -> Iterator[JudgedAction]:
    """Yield every action of the record, in order, judged by what the deciding seat could know then.

    Raise RecordError before the first action if a line of the record is wrong.
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
        # A record may hold a code that the decision does not list: its nearest listed code is judged instead.
        decision = game.decision(state)
        assert decision is not None
        listed = code if code in decision.actions else game.guide.least_harm(decision)
        judged = _judged(search, seat, listed, iterations, seed)._replace(code=code)
        # a search of its own has found the action at least as good
        if judged.value > judged.best_value:
            judged = JudgedAction(seat, code, judged.value, code, judged.value)
        yield judged
        mind.step(state, code)
        # Without hidden cards, the subtree below the action serves the next decision.
        if not game.hidden and state.stack:
            search.advance(code, [mind.clone(state)])


def appraise(
    mind: Mind,
    state: GameState,
    code: str,
    seed: int = 0,
    iterations: int = ITERATIONS,
    deadline: float | None = None,
) -> Appraisal:
    """Return the appraisal of `code` by the seat that decides in `state`, from what that seat knows.

    The search ends at `deadline` (of `time.perf_counter`).
    """
    search = Search(mind, worlds_of(mind, state, iterations, seed), seed)
    search.run(iterations, deadline)
    judged = _judged(search, state.stack[-1][1], code, iterations, seed)
    values = (judged.best_value, judged.value, *search.value())
    best_value, value, *seats = (round(estimate, DIGITS) for estimate in values)
    return Appraisal(judged.best, best_value, value, tuple(seats))


def _judged(
    search: Search, seat: int, code: str, iterations: int, seed: int
) -> JudgedAction:
    """Return a code judged by the search of its position, beside the best action that people are not warned of.

    If that search gave the code few iterations, it gets a search of its own. So does the best action then,
    unless it had as many iterations already: values of searches of different depths can't be compared.
    """
    state, ranked = search.worlds[0], search.ranked()
    best = next(
        (
            one
            for one in ranked
            if one.code == code or not is_wasteful(search.mind, state, one.code)
        ),
        ranked[0],
    )
    edge = (search.root.edges or {}).get(code)
    more = iterations // 2
    best_value = best.value
    if edge is not None and edge.visits >= LEAST_ITERATION_SHARE * iterations:
        value = edge.value
    else:
        value = value_after(search.mind, search.worlds, code, more, seed + 1)
        if best.code != code and best.visits < more:
            best_value = value_after(
                search.mind, search.worlds, best.code, more, seed + 1
            )
    return JudgedAction(
        seat,
        code,
        value,
        best.code,
        max(best_value, value) if best.code == code else best_value,
    )


def value_after(
    mind: Mind,
    worlds: Sequence[GameState],
    code: str,
    iterations: int,
    seed: int,
    deadline: float | None = None,
) -> float:
    """Return the deciding seat's reward after a code, by a search from there on in the worlds that allow it.

    The search ends at `deadline` (of `time.perf_counter`). The worlds are not changed.
    """
    seat = worlds[0].stack[-1][1]
    after = []
    for world in worlds:
        if code in world.actions:
            world = mind.clone(world)
            mind.step(world, code)
            after.append(world)
    if not after:
        return 0.0
    if not after[0].stack:
        return mind.rewards(after[0])[seat]
    search = search_of(mind, after, iterations, seed)
    search.run(iterations, deadline)
    return search.value()[seat]
