"""A computer's choice for a request: the same in a worker and, where none can be had, in the bot itself."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from players.levels import LEVELS, at_once, choose, search_of, worlds_of
from players.minds import mind_of
from rules.register import find_game

if TYPE_CHECKING:
    from bot.ai.protocol import Request

CEILINGS = {1: 1_000, 2: 1_000, 3: 1_000, 4: 5_000, 5: 20_000}
"""Milliseconds after which the best so far is played: far more than a level takes on an idle core."""


def decide(request: Request) -> str:
    """The code that a level chooses, found as soon as it is settled; after its ceiling the best so far."""
    deadline = time.perf_counter() + CEILINGS[request.level] / 1000
    state = find_game(request.kind).decode(request.state.encode())
    mind, iterations, seed = mind_of(request.kind), LEVELS[request.level], request.seed
    if len(state.actions) == 1:
        return state.actions[0]
    worlds = worlds_of(mind, state, iterations, seed)
    if code := at_once(mind, worlds[0], request.level, seed):
        return code
    return search_of(mind, worlds, iterations, seed).decide(iterations, deadline)


def incline(request: Request) -> str:
    """The code that the policy alone chooses, in about a millisecond."""
    state = find_game(request.kind).decode(request.state.encode())
    return choose(mind_of(request.kind), state, 0, request.seed).code
