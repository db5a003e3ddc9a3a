"""The demo with pictures of one pixel, and a browser's window on its pages."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import aiohttp
from simcord.components import walk_components

from bot.app.settings import Settings
from bot.demo import pages, server
from tests.bot.world import stub_draw

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

AGNES, BERTRAND = range(2)


@contextlib.asynccontextmanager
async def town() -> AsyncIterator[pages.Pages]:
    """The demo with pictures of one pixel."""
    with tempfile.TemporaryDirectory() as name:
        async with server.town(
            Settings(data=Path(name), backups=0), stub_draw
        ) as pages:
            yield pages


async def practice(pages: pages.Pages, who: int = AGNES, game: str = "caylus") -> int:
    """Somebody starts a game for three seats of their own; the thread's number."""
    before = {thread.id for thread in pages.channel.threads}
    await pages.people[who].slash(pages.channel, "caylus new", game=game, practice=3)
    card = next(m for m in reversed(pages.channel.history()) if m.components)
    await pages.people[who].click(card, label="Start")
    await pages.follow()
    (thread,) = {thread.id for thread in pages.channel.threads} - before
    return thread


def signs(pages: pages.Pages) -> list[str]:
    """What the guide says in the channel about games."""
    return [
        m.content for m in pages.channel.history() if m.author.id == pages.guide.id
    ][1:]


def ways(pages: pages.Pages) -> list[str]:
    """The addresses behind the buttons below what the guide says about games."""
    said = [m for m in pages.channel.history() if m.author.id == pages.guide.id]
    return [
        item.url
        for m in said
        for row in m.components
        for item in row.children
        if item.url
    ]


async def board(
    pages: pages.Pages, client: aiohttp.ClientSession
) -> tuple[str, dict[str, Any]]:
    """Open the live board of the latest game as its link in the channel does: its address, and the private answer."""
    async with client.get(ways(pages)[-1], allow_redirects=False) as answer:
        address, _, token = answer.headers["Location"].partition("#t=")
    headers = {"Origin": address.partition("/g/")[0]}
    async with client.post(
        urljoin(address, "/enter"), json={"token": token}, headers=headers
    ) as entered:
        assert entered.status == 200
    async with client.get(f"{address}/own") as answer:
        return address, await answer.json()


class Window:
    """A browser's window on a page."""

    def __init__(self, client: aiohttp.ClientSession, url: str) -> None:
        self.client = client
        self.origin, self.capability = url.split("/#")
        self.sequence = 0
        self.state: dict = {}

    async def ask(self, path: str, body: dict | None = None) -> Any:
        headers = {"X-Simcord-Capability": self.capability}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        method = "GET" if body is None else "POST"
        async with self.client.request(
            method, self.origin + path, json=body, headers=headers
        ) as answer:
            assert answer.status == 200, await answer.text()
            return await (
                answer.json()
                if answer.content_type == "application/json"
                else answer.read()
            )

    async def look(self) -> str:
        """Opens the window or reads it again; what stands there."""
        self.state = await (
            self.ask("/api/state") if self.state else self.ask("/api/pages", {})
        )
        return "\n".join(
            str(message["content"]) for message in self.state["messages"].values()
        )

    async def picture(self, file: str) -> bytes:
        """A picture as the browser gets it."""
        await self.look()
        (number,) = (
            asset["id"]
            for asset in self.state["assets"].values()
            if asset["filename"] == file
        )
        return await self.ask(f"/api/assets/{number}")

    async def type(self, text: str) -> dict:
        """Somebody writes a message."""
        return await self.act("send_message", content=text)

    async def press(self, label: str) -> dict:
        """Somebody presses the last button whose label begins so."""
        await self.look()
        number, button = [
            (number, part)
            for number, message in self.state["messages"].items()
            for part in walk_components(message["components"])
            if str(part.get("label")).startswith(label)
        ][-1]
        return await self.act(
            "click", control_key=button["control_key"], target_id=number
        )

    async def act(self, kind: str, **details: Any) -> dict:
        await self.look()
        self.sequence += 1
        body = {
            "kind": kind,
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"{self.state['context']['id']}-{self.sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }
        done = await self.ask("/api/action", {**body, **details})
        assert not done["rejected"], done["diagnostics"]
        return done
