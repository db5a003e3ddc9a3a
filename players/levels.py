"""The five levels.

From the third on it is the same knowledge, and more thinking: a number of iterations, not a time. The first
is a beginner (players.scripted.beginner), the second one that stops to think when it falls behind.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, NamedTuple

from players.numbers import NOISE, NOISE_BITS
from players.scripted import beginner
from players.search import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from players.settings import Settings
    from rules.game import GameState

LEVELS = {1: 0, 2: 45, 3: 45, 4: 450, 5: 2500}
"""Iterations of each level, of the second where it stops to think."""
GUIDE = LEVELS[4]
"""Iterations of a hint, and of what the guide suggests."""
BEGINNER, LEARNER = 1, 2
LEARNING = 1000
"""From so many iterations on the roll-outs of a search learn from what actions have led to in it."""
HISTORY = 8.0  # weight of the history of actions in a search that learns
FEW_HEAT = 2.0
"""Temperature of the prior in such a search where few actions are possible: those with a low rating are tried sooner.
Where many are possible that costs more than it finds."""

POLICY_NOISE = 0.1  # where nothing is searched
MOST_WORLDS = 64


class Learner(NamedTuple):
    """The values of level 2 that matches have set.

    They set the share of its decisions in which it stops to think at equal scores, and the number of points
    ahead that takes all of that away, and behind adds as much.
    """

    thinks: float
    careless: float


LEARNERS = {
    "caylus": {2: Learner(0.6, 9.0), 3: Learner(0.4, 9.0), 4: Learner(0.45, 30.0), 5: Learner(0.47, 30.0)},
    "magna_carta": {2: Learner(0.6, 9.0), 3: Learner(0.47, 40.0), 4: Learner(0.53, 40.0)},
}
"""By game and number of seats."""


class Choice(NamedTuple):
    """A player's choice; `search` is None where none was needed."""

    code: str
    search: Search | None


def play(mind: Mind, state: GameState, level: int, seed: int, ms: int | None = None) -> str:
    """Return a level's action, as `choose` finds it."""
    code = at_once(mind, worlds_of(mind, state, 1, seed)[0], level, seed)
    return code or choose(mind, state, LEVELS[level], seed, ms).code


def at_once(mind: Mind, world: GameState, level: int, seed: int) -> str:
    """Return a level's action without a search; empty where it searches."""
    if level > LEARNER:
        return ""
    if level == LEARNER:
        learner = LEARNERS[mind.game.id][world.seats]
        lead = beginner.lead(mind.game, world, world.stack[-1][1])
        if random.Random(seed).random() < learner.thinks - lead / learner.careless:
            return ""
    return beginner.choose(mind.game, world, seed)


def choose(mind: Mind, state: GameState, iterations: int, seed: int, ms: int | None = None) -> Choice:
    """Return the deciding seat's action, from its knowledge; the state is not changed.

    The action is the same for the same position, number of iterations and seed, unless `ms` milliseconds pass
    first.
    """
    deadline = None if ms is None else time.perf_counter() + ms / 1000
    return think(mind, worlds_of(mind, state, iterations, seed), iterations, seed, deadline)


def worlds_of(mind: Mind, state: GameState, iterations: int, seed: int) -> Sequence[GameState]:
    """Return the determinized states for `think`: as many as so many iterations can use."""
    return mind.worlds(state, state.stack[-1][1], seed, max(1, min(MOST_WORLDS, iterations)))


def think(
    mind: Mind, worlds: Sequence[GameState], iterations: int, seed: int, deadline: float | None = None
) -> Choice:
    """Return the action for the seat that decides in these worlds; `deadline` is one of `time.perf_counter`."""
    actions = worlds[0].actions
    if len(actions) == 1:
        return Choice(actions[0], None)
    if not iterations:
        chance = random.Random(seed)
        return Choice(inclined(mind, worlds[0], chance, POLICY_NOISE), None)
    search = search_of(mind, worlds, iterations, seed)
    search.run(iterations, deadline)
    return Choice(search.best(), search)


def search_of(mind: Mind, worlds: Sequence[GameState], iterations: int, seed: int) -> Search:
    """Return the search, still to be run, of somebody who thinks for so many iterations."""
    return Search(mind, worlds, seed, learning(mind.settings) if iterations >= LEARNING else None)


def learning(settings: Settings) -> Settings:
    """Return the settings of a search that learns."""
    return settings._replace(history=HISTORY, few_heat=FEW_HEAT)


def inclined(mind: Mind, state: GameState, chance: random.Random, noise: float) -> str:
    """Return the policy's action, with so much noise."""
    scores = [score + noise * NOISE[chance.getrandbits(NOISE_BITS)] for score in mind.scorer(state)(state)]
    code: str = state.actions[scores.index(max(scores))]
    return code
