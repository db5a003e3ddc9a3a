"""Pictures: drawing against encoding, the first picture of a process, sizes, two threads, memory."""

from __future__ import annotations

import statistics
import subprocess
import sys
import threading
import time
import zlib
from typing import TYPE_CHECKING, Any

import rendering
from rendering import replay
from rendering.paint import draw, held
from rendering.png import encode
from rendering.words import Words
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.bench.figure import FILE, HOST, Figure
from tests.rules.games import RandomPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

WORDS = Words(("Agnes", "Bertrand", "Ximena", "Ольга", "Wolfgang"))
ROUNDS = 12
EVERY = 5  # actions between two positions
TABLES = (("caylus", 5), ("magna_carta", 4))  # games and their players
ANIMATED = (("webp", 3), ("gif", 8))  # the ending of a replay, and most MB
PICTURES = 16  # drawn by each thread
SMOKE = {
    "ROUNDS": 1,
    "PICTURES": 2,
    "EVERY": 90,
    "TABLES": (("magna_carta", 2),),
    "ANIMATED": (("webp", 3),),
}
FIRST = "whoever plays first after a start: the question stands before its picture"
FRESH = """
import time
import sys, msgspec
from pathlib import Path
import rendering
from rules.register import GAMES
game = GAMES["caylus"]
view = game.codec.decode_view(sys.stdin.buffer.read())
rendering.render(view, (), rendering.Words(("Agnes", "Bertrand", "Ximena", "Olga", "Wolfgang")), sys.argv[1])
print(time.process_time())
"""


def run() -> list[Figure]:
    """The figures of both games."""
    figures = []
    for game_id, seats in TABLES:
        found = positions(game_id, seats)
        for kind in ("glance", "full", "phone"):
            figures += _drawing(game_id, found, kind)
        figures += _replay(game_id, seats)
    figures += _fresh()
    figures.append(_threads())
    figures.append(
        Figure("pieces kept in memory", held() / 1e6, "MB", goal=56, felt=HOST)
    )
    return figures


def positions(game_id: str, seats: int) -> list[tuple[Any, list[Any]]]:
    """Positions of one game as a bot would draw them: a view and the events since the last one."""
    game = GAMES[game_id]
    state, events = game.start(Header(game_id, SEATS[:seats], {}, seed=seats))
    player = RandomPlayer(seats, taste=0.9)
    found, since, step = [], list(events), 0
    while decision := game.decision(state):
        since += game.apply(state, decision.seat, player.choose(decision.actions))
        step += 1
        if step % EVERY == 0:
            found.append((game.view(state), since))
            since = []
    return found


def _best(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        began = time.thread_time()
        work()
        times.append(time.thread_time() - began)
    return statistics.median(times)


def _packed(picture: Image.Image) -> bytes:
    """What zlib makes of a finished picture, at its usual level."""
    return zlib.compress(picture.tobytes(), 6)


def _drawing(
    game_id: str, found: list[tuple[Any, list[Any]]], kind: str
) -> list[Figure]:
    """The same picture again, and picture after picture of one game, against packing them with zlib, in CPU time."""
    name = f"{game_id} {kind}"
    view, events = found[len(found) * 2 // 3]
    finished = [draw(scene) for scene in rendering.scene(view, events, WORDS, kind)]
    floor = _best(lambda: [_packed(picture) for picture in finished])
    again = _best(lambda: rendering.render(view, events, WORDS, kind))
    whole, bare, sizes = 0.0, 0.0, []
    for other, since in found[: len(found) // 2]:
        rendering.render(other, since, WORDS, kind)
    for other, since in found[len(found) // 2 :]:
        began = time.thread_time()
        scenes = rendering.scene(other, since, WORDS, kind)
        pictures = [draw(scene) for scene in scenes]
        sizes += [len(encode(picture)) for picture in pictures]
        middle = time.thread_time()
        for picture in pictures:
            _packed(picture)
        whole += middle - began
        bare += time.thread_time() - middle
    new = len(found) - len(found) // 2
    most = {"full": 300, "glance": 90}.get(kind, 200)
    return [
        Figure(
            f"{name}: warm, the same position",
            again * 1e3,
            "ms",
            floor * 1e3,
            1.25,
            goal_of_ratio=True,
        ),
        Figure(
            f"{name}: warm, the next of a game",
            whole / new * 1e3,
            "ms",
            bare / new * 1e3,
            1.25,
            goal_of_ratio=True,
        ),
        Figure(f"{name}: largest picture", max(sizes) / 1e3, "kB", goal=most),
    ]


def _replay(game_id: str, seats: int) -> list[Figure]:
    """A whole game as an animated picture, in seconds of CPU time, imports not included."""
    game = GAMES[game_id]
    header = Header(game_id, SEATS[:seats], {}, seed=seats)
    state, _ = game.start(header)
    player = RandomPlayer(seats, taste=0.9)
    actions = []
    while decision := game.decision(state):
        actions.append((decision.seat, player.choose(decision.actions)))
        game.apply(state, *actions[-1])
    figures = []
    for suffix, most in ANIMATED:
        state, begun = game.start(header)
        began = time.process_time()
        data = replay.animate(replay.replay(game, state, begun, actions, WORDS), suffix)
        name = f"{game_id} replay, {suffix}"
        figures.append(Figure(name, time.process_time() - began, "s"))
        figures.append(
            Figure(f"{name}: its size", len(data) / 1e6, "MB", goal=most, felt=FILE)
        )
    return figures


def _fresh() -> list[Figure]:
    """The first picture of a new process, its start, imports and the reading of the view included, in CPU time."""
    game = GAMES["caylus"]
    found = positions("caylus", 5)
    view, _ = found[min(40, len(found) - 1)]
    data = game.codec.encode_view(view)
    figures = []
    for kind in ("full", "phone"):
        times = [
            float(
                subprocess.run(
                    [sys.executable, "-c", FRESH, kind],
                    input=data,
                    capture_output=True,
                    check=True,
                ).stdout
            )
            for _ in range(5)
        ]
        figures.append(
            Figure(
                f"first {kind} in a fresh process",
                statistics.median(times) * 1e3,
                "ms",
                goal=400,
                felt=FIRST,
            )
        )
    return figures


def _threads() -> Figure:
    """How much faster two threads draw than one."""
    found = positions("caylus", 5)[-PICTURES:]

    def work() -> None:
        for view, events in found:
            rendering.render(view, events, WORDS)

    work()
    data = draw(rendering.scene(*found[0], WORDS)[0]).tobytes()
    machine = _two(lambda: [zlib.compress(data) for _ in range(PICTURES)])
    return Figure(
        "two threads against one; floor: packing alone",
        _two(work),
        "times",
        machine,
        1.7,
        more=True,
    )


def _two(work: Callable[[], object]) -> float:
    """How often two threads do the work in the time that one needs: the median of five rounds."""
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
    return statistics.median(ratios)
