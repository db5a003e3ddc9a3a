"""How often a press asks the database until all it leads to is posted (each time a transaction and a hop into its
thread), and through how many files that goes."""

from __future__ import annotations

import contextlib
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.press import DECODED, counted
from tests.bot.delivery.test_told import posted
from tests.bot.players import Player, press
from tests.bot.world import world

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

ROOMS = tuple(str(Path(__file__).parents[3] / room) for room in ("bot", "storage"))
PRESSES = 40
FILES = 82
"""Of the bot and its storage, of which functions are called."""
ENDS = {"act": 1, "load_batch": 1, "confirm": 2, "pictured": 1}
"""It acts, reads what is to be posted, writes down the question that was sent, reads what the pictures show, and writes
down what was edited and deleted."""
OTHER = {"act": 1, "load_batch": 1, "confirm": 1}
LOOKS = (DECODED, "pending")
"""What is counted besides: decodings, and how often this test looks whether all is posted."""


@contextlib.contextmanager
def files_run() -> Iterator[set[str]]:
    """The files of the bot and its storage of which a function is called, in this thread and those that begin."""
    found: set[str] = set()

    def called(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ROOMS):
            found.add(frame.f_code.co_filename)

    threading.setprofile(called)
    sys.setprofile(called)
    try:
        yield found
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]


async def test_a_press_asks_the_database_five_times_where_it_ends_a_phase_and_else_three_times():
    with counted() as counts, files_run() as files:
        async with world() as here:
            game = await here.table(3)
            for person in here.people[:3]:
                await here.bot.settings_cache.set(person.id, confirm="no")
            player, ends, others, walks = Player(here, game, seed=3, way="component"), [], [], []
            panels = 0
            for number in range(PRESSES):
                before = await player.position()
                message, code = await here.prompt(game), player.choose(before)
                counts.clear()
                files.clear()
                await press(here.people[here.seat_holder(before.info, before.decision.seat)], message, code)
                await posted(here, game)
                trips = {name: count for name, count in counts.items() if name not in LOOKS}
                after = await player.position()
                assert after.revision > before.revision, "it is carried out"
                # Behind the answer to a placement, while the next question is posted: what its person is shown.
                shows = trips.pop("panel", 0)
                assert shows <= (before.info.phase == 2 and code != "pass")
                panels += shows
                if number:  # whose answers are the first of a process are noted, and the timer looks round
                    (others if after.info.phase == before.info.phase else ends).append(trips)
                walks.append(len(files))
    assert len(ends) > 4 < len(others) and max(walks) <= FILES
    assert panels > 4
    for trips in ends:
        assert trips == ENDS
    for trips in others:
        assert trips == OTHER
