"""Review of a finished game: for every action its value to its seat, and the best action there."""

from __future__ import annotations

from collections import Counter
from statistics import mean, stdev
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from players.advisable import NOISE, first_two, value_after
from players.levels import worlds_of
from players.minds import mind_of
from players.search import Search
from rules import record as records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from players.minds import Mind
    from rules.game import GameState
    from rules.record import Record

ITERATIONS = 400
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
    if code == appraisals[0].best:  # the guide suggested it
        return Verdict(best, 0.0, "good")
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
    """Return a code judged by the search of its position, beside the action that the guide suggests after it.

    If that search gave one of both few iterations, both get a search of their own: values of searches of different
    depths can't be compared.
    """
    mind, worlds = search.mind, search.worlds
    best = search.ranked()[0]
    if best.code != code:
        best = first_two(mind, worlds[0], search, long=0)[0]
    edge, more = (search.root.edges or {}).get(code), iterations // 2
    least = LEAST_ITERATION_SHARE * iterations
    value, best_value = 0.0 if edge is None else edge.value, best.value
    if edge is None or min(edge.visits, best.visits) < least:
        value = value_after(mind, worlds, code, more, seed + 1)
        if best.code == code:
            best_value = value
        elif best.visits < more:
            best_value = value_after(mind, worlds, best.code, more, seed + 1)
    return JudgedAction(
        seat,
        code,
        value,
        best.code,
        best_value,
    )
