"""The computer players: iterations a second, what a search holds in memory, how far it goes over its ceiling."""

from __future__ import annotations

import time
import tracemalloc
from typing import TYPE_CHECKING, Any

from players.levels import LEVELS, choose, search_of
from players.minds import mind_of
from players.scripted import greedy
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.bench.engine import _rate, playing
from tests.bench.figure import HOST, Figure

if TYPE_CHECKING:
    from players.minds import Mind
    from rules.game import Game

EVERY = 23  # decisions between the positions measured
POSITIONS = 12
ITERATIONS = 100
CEILING = 100  # milliseconds
SEEN = 60  # searches with a ceiling
SHARE = 0.5  # of the seconds that a rate of the engine takes
OF_DECISIONS = 0.01  # iterations of a search to random decisions without checks
LEVEL = 5  # whose search is measured in memory
SMOKE = {"POSITIONS": 2, "ITERATIONS": 5, "SEEN": 3, "LEVEL": 2, "SHARE": 0.05}


def run() -> list[Figure]:
    """The figures of every game."""
    figures = []
    for game in GAMES.values():
        mind = mind_of(game.id)
        for seats in (2, 4):
            found = _positions(game, seats)
            began = time.process_time()
            for state in found:
                choose(mind, state, ITERATIONS, 1)
            rate = len(found) * ITERATIONS / (time.process_time() - began)
            floor = _rate(playing(game, Header(game.id, SEATS[:seats], {}, 1)), SHARE)
            goal = OF_DECISIONS if seats == 4 else None
            figures.append(
                Figure(
                    f"{game.id}: iterations, {seats} players",
                    rate,
                    "1/s",
                    floor,
                    goal,
                    True,
                    True,
                )
            )
        figures.append(
            Figure(
                f"{game.id}: memory of a search of level {LEVEL}",
                _memory(mind, found[0]),
                "MB",
                None,
                10,
                felt=HOST,
            )
        )
        figures.append(
            Figure(
                f"{game.id}: time of a search to its ceiling, p99",
                _over(mind, found),
                "x",
                None,
                1.2,
            )
        )
    return figures


def _positions(game: Game, seats: int) -> list[Any]:
    state, _ = game.start(Header(game.id, SEATS[:seats], {}, 3))
    found: list[Any] = []
    number = 0
    while state.stack and len(found) < POSITIONS:
        if number % EVERY == 0 and len(state.actions) > 1:
            found.append(game.clone(state))
        game.step(state, greedy.choose(game, state))
        number += 1
    return found


def _memory(mind: Mind, state: Any) -> float:
    tracemalloc.start()
    try:
        search = search_of(
            mind, mind.worlds(state, state.stack[-1][1], 1, 64), LEVELS[LEVEL], 1
        )
        search.run(LEVELS[LEVEL])
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


def _over(mind: Mind, states: list[Any]) -> float:
    """The 99th percentile of the time taken to the time allowed."""
    ratios = []
    for number in range(SEEN):
        began = time.perf_counter()
        choose(mind, states[number % len(states)], 1_000_000, number, ms=CEILING)
        ratios.append((time.perf_counter() - began) * 1000 / CEILING)
    return sorted(ratios)[int(0.99 * (SEEN - 1))]
