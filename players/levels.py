"""The five levels of computer players.

Level 1 is a beginner (players.scripted.beginner). Level 2 plays like it, but searches some of its decisions, the
more the further it is behind. Levels 3 to 5 search every decision with more and more iterations, without a limit of
time.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, NamedTuple

from players.numbers import NOISE, NOISE_BITS
from players.scripted import beginner
from players.search import Search
from players.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from players.minds import Mind
    from rules.game import GameState

LEVELS = {1: 0, 2: 45, 3: 45, 4: 450, 5: 2500}
"""The iterations of each level; of level 2 in the decisions that it searches."""
HINT_ITERATIONS = LEVELS[4]
BEGINNER, LEARNER = 1, 2
LEARNING = 1000
"""The least iterations of a search whose roll-outs learn from the results of actions in it."""
LEARNING_SETTINGS = Settings(history=8.0, few_actions_temperature=2.0)
"""Among few actions, such a search tries those with a low prior sooner; among many that costs more than it finds."""

POLICY_NOISE = 0.1  # of a player that follows the policy without a search
MOST_WORLDS = 64


class Learner(NamedTuple):
    """The parameters of level 2, fitted by matches: it searches a share of its decisions."""

    share: float  # at equal scores
    # the share falls by 1 for so many points ahead, and rises by 1 for so many behind
    lead: float


LEARNERS = {
    "caylus": {
        2: Learner(0.6, 9.0),
        3: Learner(0.4, 9.0),
        4: Learner(0.45, 30.0),
        5: Learner(0.47, 30.0),
    },
    "magna_carta": {
        2: Learner(0.6, 9.0),
        3: Learner(0.47, 40.0),
        4: Learner(0.53, 40.0),
    },
}
"""By game and number of seats."""


class Choice(NamedTuple):
    """A player's choice."""

    code: str
    search: Search | None  # None if the choice needed none


def play(
    mind: Mind, state: GameState, level: int, seed: int, ms: int | None = None
) -> str:
    """Return a level's action for the seat that decides; `ms` is as in `choose`."""
    code = at_once(mind, worlds_of(mind, state, 1, seed)[0], level, seed)
    return code or choose(mind, state, LEVELS[level], seed, ms).code


def at_once(mind: Mind, world: GameState, level: int, seed: int) -> str:
    """Return the action that a level takes without a search; empty if it searches this decision."""
    if level > LEARNER:
        return ""
    if level == LEARNER:
        learner = LEARNERS[mind.game.id][world.seats]
        lead = beginner.lead(mind.game, world, world.stack[-1][1])
        if random.Random(seed).random() < learner.share - lead / learner.lead:
            return ""
    return beginner.choose(mind.game, world, seed)


def choose(
    mind: Mind, state: GameState, iterations: int, seed: int, ms: int | None = None
) -> Choice:
    """Return the deciding seat's choice from what it knows; the state is not changed.

    The choice is the same for the same position, iterations and seed, unless `ms` milliseconds pass first.
    """
    deadline = None if ms is None else time.perf_counter() + ms / 1000
    return think(
        mind, worlds_of(mind, state, iterations, seed), iterations, seed, deadline
    )


def worlds_of(
    mind: Mind, state: GameState, iterations: int, seed: int
) -> Sequence[GameState]:
    """Return determinized states for the deciding seat, as many as a search of `iterations` can use."""
    return mind.worlds(
        state, state.stack[-1][1], seed, max(1, min(MOST_WORLDS, iterations))
    )


def think(
    mind: Mind,
    worlds: Sequence[GameState],
    iterations: int,
    seed: int,
    deadline: float | None = None,
) -> Choice:
    """Return the choice of the seat that decides in these worlds.

    Without iterations the policy chooses. A search ends at `deadline` (of `time.perf_counter`).
    """
    actions = worlds[0].actions
    if len(actions) == 1:
        return Choice(actions[0], None)
    if not iterations:
        chance = random.Random(seed)
        return Choice(policy_action(mind, worlds[0], chance, POLICY_NOISE), None)
    search = search_of(mind, worlds, iterations, seed)
    search.run(iterations, deadline)
    return Choice(search.best(), search)


def search_of(
    mind: Mind, worlds: Sequence[GameState], iterations: int, seed: int
) -> Search:
    """Return a new search with the settings for so many iterations."""
    return Search(
        mind, worlds, seed, LEARNING_SETTINGS if iterations >= LEARNING else Settings()
    )


def policy_action(
    mind: Mind, state: GameState, chance: random.Random, noise: float
) -> str:
    """Return the action that the policy scores highest, with Gumbel noise of so many units on each score."""
    scores = [
        score + noise * NOISE[chance.getrandbits(NOISE_BITS)]
        for score in mind.scorer(state)(state)
    ]
    code: str = state.actions[scores.index(max(scores))]
    return code
