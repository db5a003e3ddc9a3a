"""How often a press, a command with its completion and a computer's move ask the database until all they lead to is
posted (each time a transaction and a hop into its thread), and through how many files that goes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.press import DECODED, counted, walked
from tests.bot.over import posted
from tests.bot.players import Player, press
from tests.bot.world import world

if TYPE_CHECKING:
    from types import CodeType

ROOMS = ("bot", "storage")
SERVER = str(Path(__file__).parents[3] / "storage" / "postgres")
"""What a server needs besides is not counted."""
PRESSES = 40
FILES, FUNCTIONS = 86, 510
"""Of the bot and its storage that one press runs through, at most: a reader of it can look at no more."""
ENDS = {"act": 1, "load_batch": 1, "confirm": 2, "pictured": 1}
"""It acts, reads what is to be posted, writes down the question that was sent, reads what the pictures show, and writes
down what was edited and deleted."""
OTHER = {"act": 1, "load_batch": 1, "confirm": 1}
COMPLETION = {"played_in": 1}
COMMAND = {
    "played_in": 1,
    "info": 1,
    "position": 1,
    "resolve": 1,
    "act": 1,
    "load_batch": 1,
    "confirm": 1,
}
"""It looks which game is meant and what was typed, and goes on like a press; the question before it is taken down."""
MOVE = {"asked": 1, "perform": 1, "load_batch": 1, "confirm": 1}
"""Behind a press: it reads what the computer may know, performs what that chose, and posts what follows."""
LOOKS = (DECODED, "pending")
"""What is counted besides: decodings, and how often this test looks whether all is posted."""


def everywhere(walk: set[CodeType]) -> list[CodeType]:
    """These functions, but for those that only a database server needs."""
    return [code for code in walk if not code.co_filename.startswith(SERVER)]


def files(walk: set[CodeType]) -> set[str]:
    """The files of the functions that run with every database."""
    return {code.co_filename for code in everywhere(walk)}


async def test_a_press_asks_the_database_five_times_where_it_ends_a_phase_and_else_three_times():
    with counted() as counts, walked(ROOMS) as walk:
        async with world() as here:
            game = await here.table(3)
            for person in here.people[:3]:
                await here.bot.settings_cache.set(person.id, confirm="no")
            player, ends, others = Player(here, game, seed=3, way="component"), [], []
            walks, functions = [], []
            for number in range(PRESSES):
                before = await player.position()
                message, code = await here.prompt(game), player.choose(before)
                counts.clear()
                walk.clear()
                await press(
                    here.people[here.seat_holder(before.info, before.decision.seat)],
                    message,
                    code,
                )
                await posted(here, game)
                trips = {
                    name: count for name, count in counts.items() if name not in LOOKS
                }
                after = await player.position()
                assert after.revision > before.revision, "it is carried out"
                # whose answers are the first of a process are noted, and the timer looks round
                if number:
                    (others if after.info.phase == before.info.phase else ends).append(
                        trips
                    )
                walks.append(len(files(walk)))
                functions.append(len(everywhere(walk)))
    assert len(ends) > 4 < len(others)
    assert max(walks) <= FILES and max(functions) <= FUNCTIONS
    for trips in ends:
        assert trips == ENDS
    for trips in others:
        assert trips == OTHER


async def test_a_command_with_its_completion_asks_the_database_as_often_as_it_says():
    with counted() as counts, walked(ROOMS) as walk:
        async with world() as here:
            game = await here.table(2)
            for person in here.people[:2]:
                await here.bot.settings_cache.set(person.id, confirm="no")
            player, home = (
                Player(here, game, seed=3, way="command"),
                await here.home(game),
            )
            for number in range(2):
                position = await player.position()
                seat = here.seat_holder(position.info, position.decision.seat)
                counts.clear()
                walk.clear()
                offered = await here.people[seat].autocomplete(
                    home, "caylus place", "spot", ""
                )
                assert {
                    name: count for name, count in counts.items() if name not in LOOKS
                } == COMPLETION
                counts.clear()
                walk.clear()
                await here.slash(seat, home, "place", spot=offered[0]["value"])
                await posted(here, game)
                trips = {
                    name: count for name, count in counts.items() if name not in LOOKS
                }
                assert (await player.position()).revision > position.revision, (
                    "it is carried out"
                )
                if number:  # before the first, nothing was to be taken down
                    assert trips == COMMAND
                    assert len(files(walk)) <= FILES


async def test_a_computers_move_asks_the_database_four_times():
    with counted() as counts, walked(ROOMS) as walk:
        async with world() as here:
            game = await here.table(1, computers=1, level=1)
            await here.bot.settings_cache.set(here.people[0].id, confirm="no")
            player = Player(here, game, seed=3, way="component")
            for number in range(3):
                before, message = await player.position(), await here.prompt(game)
                counts.clear()
                walk.clear()
                await press(here.people[0], message, player.choose(before))
                await posted(here, game)
                await here.env.settle()
                found = Counter(
                    {name: count for name, count in counts.items() if name not in LOOKS}
                )
                assert (await player.position()).revision == before.revision + 2, (
                    "both have acted"
                )
                if number:
                    assert found - Counter(OTHER) - Counter(
                        {"hinted": 1, "note": 1}
                    ) == Counter(MOVE)
                    # of the press and the computer's move together
                    assert len(files(walk)) <= FILES
