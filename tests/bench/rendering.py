"""Pictures: drawing against encoding, the first picture of a process, sizes, two threads, memory."""

from __future__ import annotations

import statistics
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import rendering
from rendering.paint import draw, held
from rendering.png import encode
from rendering.words import Words
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.bench.figure import Figure
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = Words(("Agnes", "Bertrand", "Ximena", "Ольга", "Wolfgang"))
ROUNDS = 12
PICTURES = 16  # drawn by each thread
FRESH = """
import time
began = time.perf_counter()
import sys, msgspec
from pathlib import Path
import rendering
from rules.register import GAMES
game = GAMES["caylus"]
view = game.decode_view(sys.stdin.buffer.read())
rendering.render(view, (), rendering.Words(("Agnes", "Bertrand", "Ximena", "Olga", "Wolfgang")), sys.argv[1])
print(time.perf_counter() - began)
"""


def run() -> list[Figure]:
    """The figures of both games."""
    figures = []
    for game_id, seats in (("caylus", 5), ("magna_carta", 4)):
        found = positions(game_id, seats)
        for kind in ("full", "phone"):
            figures += _drawing(game_id, found, kind)
    figures += _fresh()
    figures.append(_threads())
    figures.append(Figure("pieces kept in memory", held() / 1e6, "MB", goal=68))
    return figures


def positions(game_id: str, seats: int, every: int = 5) -> list[tuple[Any, list[Any]]]:
    """Positions of one game as a bot would draw them: a view and the events since the last one."""
    game = GAMES[game_id]
    state, events = game.start(Header(game_id, SEATS[:seats], {}, seed=seats))
    player = RandomPlayer(seats, taste=0.9)
    found, since, step = [], list(events), 0
    while decision := game.decision(state):
        since += game.apply(state, decision.seat, player.choose(decision.actions))
        step += 1
        if step % every == 0:
            found.append((game.view(state), since))
            since = []
    return found


def _best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    times = []
    for _ in range(rounds):
        began = time.thread_time()
        work()
        times.append(time.thread_time() - began)
    return statistics.median(times)


def _drawing(game_id: str, found: list[tuple[Any, list[Any]]], kind: str) -> list[Figure]:
    """The same picture again, and picture after picture of one game, against encoding alone, in CPU time."""
    name = f"{game_id} {kind}"
    view, events = found[len(found) * 2 // 3]
    finished = [draw(scene) for scene in rendering.scene(view, events, WORDS, kind)]
    floor = _best(lambda: [encode(picture) for picture in finished])
    again = _best(lambda: rendering.render(view, events, WORDS, kind))
    whole, bare, sizes = 0.0, 0.0, []
    for other, since in found[: len(found) // 2]:
        rendering.render(other, since, WORDS, kind)
    for other, since in found[len(found) // 2 :]:
        began = time.thread_time()
        scenes = rendering.scene(other, since, WORDS, kind)
        pictures = [draw(scene) for scene in scenes]
        middle = time.thread_time()
        sizes += [len(encode(picture)) for picture in pictures]
        end = time.thread_time()
        whole += end - began
        bare += end - middle
    new = len(found) - len(found) // 2
    most = 300 if kind == "full" else 200
    return [
        Figure(f"{name}: warm, the same position", again * 1e3, "ms", floor * 1e3, 1.25, goal_of_ratio=True),
        Figure(f"{name}: warm, the next of a game", whole / new * 1e3, "ms", bare / new * 1e3),
        Figure(f"{name}: largest picture", max(sizes) / 1e3, "kB", goal=most),
    ]


def _fresh() -> list[Figure]:
    """The first picture of a new process, imports and the reading of the view included."""
    game = GAMES["caylus"]
    view, _ = positions("caylus", 5)[40]
    data = game.encode_view(view)
    figures = []
    for kind in ("full", "phone"):
        times = [
            float(
                subprocess.run(
                    [sys.executable, "-c", FRESH, kind], input=data, capture_output=True, check=True
                ).stdout
            )
            for _ in range(5)
        ]
        figures.append(
            Figure(f"first {kind} in a fresh process", statistics.median(times) * 1e3, "ms", goal=700)
        )
    return figures


def _threads() -> Figure:
    """How much faster two threads draw than one."""
    found = positions("caylus", 5)[-PICTURES:]

    def work() -> None:
        for view, events in found:
            rendering.render(view, events, WORDS)

    work()
    ratios = []
    for _ in range(5):
        began = time.perf_counter()
        work()
        work()
        alone = time.perf_counter() - began
        threads = [threading.Thread(target=work) for _ in range(2)]
        began = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        ratios.append(alone / (time.perf_counter() - began))
    return Figure("two threads against one", statistics.median(ratios), "times", goal=1.7, more=True)
