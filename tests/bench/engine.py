"""The engine of every registered game: random decisions and games, checked play, copies, saving, replay."""

from __future__ import annotations

import random
import statistics
import time
from typing import TYPE_CHECKING, Any

from rules import record as records
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.bench.figure import Figure
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game

SECONDS = 2.0
SEATS_PLAYED = 4
REPLAYED = 500  # actions
PICKS, TOLD = 0.03, 0.35
"""Decisions a second: to bare picks from a list; and with checks and events to those without."""
COPY, REPLAY = 2.5, 1.2
"""A copy of a state to that of its lists; and reading and replaying a record to performing what stands there."""
SMOKE = {"SECONDS": 0.05}


def run() -> list[Figure]:
    """The figures of every game."""
    figures = []
    for game in GAMES.values():
        figures += _game(game)
    return figures


def _rate(work: Callable[[], int], share: float = 1.0) -> float:
    """What the work counts, per second of processor time, which other work on the machine hardly changes: the median
    of five slices of a share of SECONDS."""
    seconds = SECONDS * share
    rates = []
    for _ in range(5):
        count = 0
        began = time.process_time()
        while (passed := time.process_time() - began) < seconds / 5:
            count += work()
        rates.append(count / passed)
    return statistics.median(rates)


def _microseconds(work: Callable[[], Any], times: int = 200) -> float:
    def batch() -> int:
        for _ in range(times):
            work()
        return times

    return 1e6 / _rate(batch, 0.25)


def _floor() -> float:
    """Bare random picks a second from a list of eight codes, each with one dictionary look-up and one call."""
    chance = random.Random(1)
    actions = [f"code {number}" for number in range(8)]
    effects: dict[str, Callable[[], None]] = {code: lambda: None for code in actions}

    def picks() -> int:
        roll = chance.random
        for _ in range(1000):
            effects[actions[int(roll() * len(actions))]]()
        return 1000

    return _rate(picks)


def playing(game: Game, header: Header) -> Callable[[], int]:
    """Plays a game by chance, without checks; the number of its decisions."""
    roll = random.Random(2).random

    def play() -> int:
        state, _ = game.start(header)
        step = game.step
        count = 0
        while actions := state.actions:
            step(state, actions[int(roll() * len(actions))])
            count += 1
        return count

    return play


def _game(game: Game) -> list[Figure]:
    header = Header(game.id, SEATS[:SEATS_PLAYED], {}, seed=1)
    floor = _floor()
    roll = random.Random(2).random
    unchecked = playing(game, header)

    def checked() -> int:
        state, _ = game.start(header)
        count = 0
        while decision := game.decision(state):
            game.apply(
                state,
                decision.seat,
                decision.actions[int(roll() * len(decision.actions))],
            )
            count += 1
        return count

    def whole() -> int:
        unchecked()
        return 1

    state, text = _middle(game, header)
    saved = game.encode(state)
    record = records.read(text)
    lines = len(record.actions)
    replay_ms = 1e3 / _rate(lambda: len([records.replay(records.read(text))]), 0.5)
    decisions, told = _rate(unchecked), _rate(checked)
    lists = [value for value in vars(state).values() if isinstance(value, list)]
    copied = _microseconds(lambda: [one.copy() for one in lists])
    return [
        Figure(
            f"{game.id}: unchecked random decisions",
            decisions,
            "1/s",
            floor,
            PICKS,
            True,
            True,
        ),
        Figure(
            f"{game.id}: unchecked whole games of 4",
            _rate(whole),
            "1/s",
            None,
            None,
            True,
        ),
        Figure(
            f"{game.id}: checked random decisions, events",
            told,
            "1/s",
            decisions,
            TOLD,
            True,
            True,
        ),
        Figure(
            f"{game.id}: copy of a state, floor: of its lists",
            _microseconds(lambda: game.clone(state)),
            "us",
            copied,
            COPY,
            goal_of_ratio=True,
        ),
        Figure(
            f"{game.id}: state to JSON", _microseconds(lambda: game.encode(state)), "us"
        ),
        Figure(
            f"{game.id}: state from JSON",
            _microseconds(lambda: game.decode(saved)),
            "us",
        ),
        Figure(f"{game.id}: size of a state", len(saved), "bytes", None, 3072),
        Figure(
            f"{game.id}: replay of {REPLAYED} actions, floor: to check and tell them",
            replay_ms * REPLAYED / lines,
            "ms",
            1e3 * REPLAYED / told,
            REPLAY,
            goal_of_ratio=True,
        ),
        Figure(
            f"{game.id}: public view", _microseconds(lambda: game.view(state)), "us"
        ),
    ]


def _middle(game: Game, header: Header) -> tuple[Any, str]:
    """A late position of a game of busy players, and its record."""
    state, _ = game.start(header)
    player = RandomPlayer(3, 0.9)
    actions = []
    while (decision := game.decision(state)) and len(actions) < 220:
        code = player.choose(decision.actions)
        actions.append((decision.seat, code))
        game.step(state, code)
    return state, records.write(game, game.drawn(state, header), actions)
