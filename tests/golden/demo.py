"""The pictures of the demo in the README, and beside each the words that it shows.

`python -m tests.golden.demo` makes them again; a test compares the words with the demo's words of today.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING
from unittest import mock

import aiohttp
from simcord.components import walk_components

from bot.ai.analysis import incline
from bot.ai.protocol import Request
from bot.app.settings import Settings
from bot.core import queries
from bot.delivery.renderer import draw
from bot.demo import pages as demo
from bot.demo import server
from bot.features.hints.suggestion import Suggestions
from players import hints
from players.minds import mind_of
from tests import browser
from tests.bot.browser import Window
from tests.bot.players import components, offered, press
from tests.bot.world import Here
from tests.golden.pictures import FOLDER, put

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.core.model import Thought
    from bot.delivery.renderer import Draw

SIZE = 1180, 1180
BEGINNING = 1_795_374_600  # 2026-11-22 19:10 UTC
ITERATIONS = 300  # of the search for a suggestion
TURN = 3  # of the game against a computer that is shown
MESSAGES = {"demo-channel": 5, "demo-caylus": 2, "demo-magna-carta": 2}
"""How many messages, counted from the last, a picture shows completely."""
CHANGING = re.compile(r"<t:\d+:\w>|https?://[^)\s]+|<[#@]!?\d+>")
READY = "[...document.images].every(image => image.complete && image.naturalWidth)"
LATEST = "[...document.querySelectorAll('button')].find(one => one.textContent.includes('latest'))?.click()"
TIMELINE = "document.querySelector('#channel-timeline')"


def file_of(name: str) -> Path:
    """Return the file with the words of a picture."""
    return FOLDER / f"{name}.txt"


@contextlib.asynccontextmanager
async def town(drawing: Draw) -> AsyncIterator[demo.Pages]:
    """The demo at a time that is always the same, with computers and chance that are always the same."""
    clock = SimpleNamespace(time=lambda: BEGINNING)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(server, "time", clock),
        mock.patch.object(demo, "time", clock),
        mock.patch("bot.app.client.Workers", return_value=Here()),
        mock.patch.object(Suggestions, "_think", _suggestion),
        mock.patch.object(Suggestions, "prepare", return_value=None),
    ):
        async with server.town(
            Settings(data=Path(folder), backups=0), drawing
        ) as pages:
            pages.db.draw = lambda n: 7 % n
            yield pages


async def _suggestion(self: Suggestions, person: int, thought: Thought) -> hints.Hint:
    """Search as far on every machine: the bot's own search ends after a time."""
    mind = mind_of(thought.kind)
    state = mind.game.decode(thought.state.encode())
    return hints.hint(mind, state, ITERATIONS, thought.seed, long=ITERATIONS)


async def scenes(pages: demo.Pages) -> AsyncIterator[tuple[str, demo.Page]]:
    """Play in the demo; yield the name of each picture and the page it shows, while it shows that."""
    first, *others = pages.people
    asked = await first.click(
        pages.channel.history()[-1], label="Play against a computer"
    )
    await first.click(asked.response, label="Caylus")
    thread = await _new_thread(pages, set())
    yield "demo-channel", pages.home
    game = await pages.db.read(queries.game_in, thread)
    while (await pages.db.read(queries.info, game)).turn < TURN:
        await _act(pages, game)
    await pages.follow()
    yield "demo-caylus", pages.rooms[thread].page

    host = others[1]
    await host.slash(pages.channel, "caylus new", game="magna_carta")
    card = pages.channel.history()[-1]
    for player in (first, others[0]):
        await player.click(card, label="Join")
    await host.click(card, label="Start")
    second = await _new_thread(pages, {thread})
    game = await pages.db.read(queries.game_in, second)
    for _ in range(3):  # opening hands
        await _act(pages, game)
    info = await pages.db.read(queries.info, game)
    while info.seats[info.awaited[0].seat].user != host.id:
        await _act(pages, game)
        info = await pages.db.read(queries.info, game)
    room = pages.rooms[second].thread
    question = next(
        m
        for m in reversed(room.history())
        if any(p["label"] == "Your turn" for p in components(m))
    )
    await pages.follow()
    await host.click(question, label="Your turn")
    await pages.follow()
    yield "demo-magna-carta", pages.rooms[second].page


async def _new_thread(pages: demo.Pages, known: set[int]) -> int:
    """Give the game that has just started its page; return its thread's number."""
    await pages.follow()
    (thread,) = {thread.id for thread in pages.channel.threads} - known
    return thread


async def _act(pages: demo.Pages, game: int) -> None:
    """Let a player make the choice that a computer of the lowest level would make."""
    position = await pages.db.read(queries.position, game)
    info = position.info
    holder = info.seats[info.awaited[0].seat].user
    player = next(one for one in pages.people if one.id == holder)
    code = incline(
        Request(info.game, position.game.encode(position._state).decode(), 0, 0)
    )
    thread = next(one for one in pages.channel.threads if one.id == info.thread)
    question = next(
        (one for one in reversed(thread.history()) if code in offered(one)), None
    )
    if question is not None:
        done = await press(player, question, code)
    else:
        done = await player.slash(thread, "caylus act", action=code)
    for part in components(done.response) if done.response is not None else ():
        if part["custom_id"].startswith("cy:sure:"):
            await player.click(done.response, custom_id=part["custom_id"])


async def words(page: demo.Page, messages: int) -> str:
    """Return what the last messages of a page say, and their buttons and menus, without times and addresses."""
    async with aiohttp.ClientSession() as client:
        window = Window(client, page.url)
        await window.look()
        lines = []
        for message in list(window.state["messages"].values())[-messages:]:
            lines += [message["content"]]
            for part in walk_components(message["components"]):
                lines += [
                    part[key]
                    for key in ("content", "label", "placeholder")
                    if part.get(key)
                ]
    return CHANGING.sub("...", "\n".join(lines)) + "\n"


async def taken(page: demo.Page) -> bytes:
    """Return a page as a browser shows it, scrolled to its end, as PNG."""
    async with browser.window(*SIZE) as window:
        await window.open(page.url)
        await window.until(TIMELINE)
        await asyncio.sleep(1)
        await window.run(LATEST)
        await window.until(READY)
        await window.run(f"{TIMELINE}.scrollTop = {TIMELINE}.scrollHeight")
        await asyncio.sleep(1)
        return await window.picture()


async def write() -> None:
    """Make the pictures again, and the words beside them."""
    async with town(draw) as pages:
        async for name, page in scenes(pages):
            put(FOLDER / f"{name}.png", await taken(page))
            file_of(name).write_text(
                await words(page, MESSAGES[name]), encoding="utf-8"
            )


if __name__ == "__main__":
    asyncio.run(write())
