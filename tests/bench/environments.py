"""The games in numbers: steps a second of the environments, bare `Game.step` in the same run as the floor.

PettingZoo is measured where it is installed (`make test-environments` does that).
"""

from __future__ import annotations

import importlib.util
import random
from typing import TYPE_CHECKING, Any

from environments.table import Table, checked
from rules.register import GAMES
from tests.bench.engine import _rate
from tests.bench.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game

SEATS = 4
SHARE = 1.0  # of the seconds that a rate of the engine takes
SMOKE = {"SHARE": 0.02}


def run() -> list[Figure]:
    """The figures of both games."""
    figures = []
    for game in GAMES.values():
        figures += _figures(game)
    return figures


def _figures(game: Game) -> list[Figure]:
    header = checked(game.id, SEATS, {}, 1)
    roll = random.Random(2).random

    def bare() -> int:
        state, _ = game.start(header)
        step, count = game.step, 0
        while actions := state.actions:
            step(state, actions[int(roll() * len(actions))])
            count += 1
        return count

    def numbers(observes: bool) -> int:
        table, count = Table(header), 0
        while not table.over:
            if observes:
                table.observe(table.seat)
                table.mask(table.seat)
            legal = table.legal()
            table.play(legal[int(roll() * len(legal))])
            count += 1
        return count

    floor = _rate(bare, SHARE)
    measured: list[tuple[str, Callable[[], int]]] = [
        ("numbers alone", lambda: numbers(False)),
        ("numbers, observation and mask", lambda: numbers(True)),
    ]
    if importlib.util.find_spec("pettingzoo"):
        measured += [
            ("PettingZoo, raw", _pettingzoo(game, False)),
            ("PettingZoo, wrapped", _pettingzoo(game, True)),
        ]
    return [
        Figure(f"{game.id}: bare steps of random games of {SEATS}", floor, "1/s"),
        *[
            Figure(f"{game.id}: {name}", _rate(work, SHARE), "1/s", floor, more=True)
            for name, work in measured
        ],
    ]


def _pettingzoo(game: Game, wrapped: bool) -> Callable[[], int]:
    """Random games as PettingZoo's own loop plays them: `last`, an action of the mask, `step`."""
    import numpy as np

    from environments import zoo

    env: Any = (zoo.env if wrapped else zoo.raw_env)(game=game.id, seats=SEATS)
    chance = random.Random(3)

    def play() -> int:
        env.reset(seed=1)
        count = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
            count += 1
        return count

    return play
