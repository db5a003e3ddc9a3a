"""Random games of every set-up with all invariants; a game that breaks one is kept as a record."""

from __future__ import annotations

import itertools
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from rules import record as records
from rules.register import GAMES
from tests.fuzz.found import keep
from tests.rules.games import RandomPlayer, set_ups
from tests.rules.invariants import check_clone, check_position
from tests.rules.ledgers import LEDGERS

if TYPE_CHECKING:
    from rules.game import Game
    from rules.header import Header

PROCESSES = 2


def play(game: Game, header: Header, taste: float) -> str | None:
    """One game to the end; the record and the trace of what broke, or None."""
    actions: list[tuple[int, str]] = []
    code = ""
    state = None
    try:
        state, events = game.start(header)
        ledger = LEDGERS[game.id](state, events)
        player = RandomPlayer(header.seed, taste)
        while decision := game.decision(state):
            check_position(game, header, state, thorough=len(actions) % 29 == 0)
            if len(actions) % 29 == 7:
                check_clone(game, state)
            code = player.choose(decision.actions)
            for event in game.apply(state, decision.seat, code):
                ledger.note(event)
            ledger.check(state)
            actions.append((decision.seat, code))
        complete = game.drawn(state, header)
        replayed = records.replay(records.read(records.write(game, complete, actions)))
        assert game.encode(replayed.state) == game.encode(state)
    except Exception:
        comments = ["then: " + code, *traceback.format_exc().splitlines()]
        return records.write(
            game,
            header if state is None else game.drawn(state, header),
            actions,
            comments,
        )
    return None


def _series(game_id: str, seed: int, until: float) -> tuple[int, list[str]]:
    """Plays games of a kind, set-up after set-up, up to a moment of the monotonic clock; at least one."""
    broken = []
    count = 0
    for begun in itertools.count(seed, 1000 * PROCESSES):
        for number, (game, header) in enumerate(set_ups(begun)):
            if game.id != game_id:
                continue
            count += 1
            if report := play(game, header, taste=((begun + number) % 20) / 20):
                broken.append(report)
            if time.monotonic() > until:
                return count, broken
    raise AssertionError("seeds do not end")


def run(seed: int, seconds: float) -> tuple[int, int]:
    """Plays games of each kind for its share of the time; returns how many, and how many were broken."""
    played = failures = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for game_id in GAMES:
            until = time.monotonic() + seconds / len(GAMES)
            jobs = [
                pool.submit(_series, game_id, seed + 1000 * n, until)
                for n in range(PROCESSES)
            ]
            for job in jobs:
                count, broken = job.result()
                played += count
                for report in broken:
                    failures += 1
                    print("broken game kept as", keep(report.encode(), "caylus"))
    return played, failures
