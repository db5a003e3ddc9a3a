"""A server with the live board in it, and browsers that look at it."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any
from unittest import mock

import aiohttp

from bot.app.settings import Address
from bot.core import queries
from bot.features.live_board import access, changes, use_cases
from bot.features.live_board.handlers import LiveBoard
from tests.bot.world import World, world

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

HERE = Address("127.0.0.1", 0)


class Site:
    """The pages of a world's games. `ask` is a browser without a screen; each has cookies of its own."""

    def __init__(self, here: World) -> None:
        self.world = here
        self.feature: LiveBoard = here.bot.feature(LiveBoard)
        self.server = self.feature.server

    @property
    def url(self) -> str:
        return self.server.site.url

    async def link(self, who: int, game: int) -> str:
        """A personal link, as an ephemeral answer has it."""
        token = use_cases.new_token()
        await self.world.bot.db.run(
            use_cases.add_link, self.world.people[who].id, game, token
        )
        return f"{self.server.site.page_of(game)}#t={token}"

    @contextlib.asynccontextmanager
    async def reader(
        self, who: int | None = None, game: int | None = None
    ) -> AsyncIterator[Reader]:
        """Somebody's browser, signed in by a link; nobody's without a person."""
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar) as session:
            reader = Reader(self, session, game)
            if who is not None:
                link = await self.link(who, game)
                status, _ = await reader.post(
                    "/enter", {"token": link.partition("#t=")[2]}
                )
                assert status == 200
            yield reader

    @contextlib.asynccontextmanager
    async def stream(self, reader: Reader) -> AsyncIterator[Any]:
        """The events of a reader's game."""
        async with reader.session.get(f"{self.url}/g/{reader.game}/events") as stream:
            yield stream

    async def position(self, game: int) -> Any:
        return await self.world.bot.db.read(queries.position, game)


class Reader:
    def __init__(
        self, site: Site, session: aiohttp.ClientSession, game: int | None
    ) -> None:
        self.site, self.session, self.game = site, session, game
        self.key = ""

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """Status and answer; a path without a leading slash is of the game."""
        async with self.session.get(self._address(path), headers=headers) as answer:
            return (
                answer.status,
                await answer.json()
                if answer.content_type == "application/json"
                else None,
            )

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """As the page sends it, unless other headers are given."""
        own = {
            "Content-Type": "application/json",
            "Origin": self.site.url,
            "Sec-Fetch-Site": "same-origin",
        }
        own |= {name.replace("_", "-"): value for name, value in headers.items()}
        data = body if isinstance(body, (str, bytes)) else json.dumps(body)
        sent = {name: value for name, value in own.items() if value}
        async with self.session.post(
            self._address(path), data=data, headers=sent
        ) as answer:
            return answer.status, await answer.json()

    async def own(self) -> Any:
        status, own = await self.get("own")
        assert status == 200, own
        self.key = own["key"]
        return own

    async def act(
        self, code: str, revision: int, once: str = "a" * 16, **more: Any
    ) -> tuple[int, Any]:
        body = {
            "revision": revision,
            "code": code,
            "once": once,
            "key": self.key,
            **more,
        }
        return await self.post("act", body)

    def _address(self, path: str) -> str:
        return self.site.url + (
            path if path.startswith("/") else f"/g/{self.game}/{path}"
        )


@contextlib.asynccontextmanager
async def site(**options: Any) -> AsyncIterator[Site]:
    """A world whose bot serves pages on a free port of this machine."""
    # The simulated clock does not move for what is no part of the bot, such as a stream that pauses.
    paused = mock.patch.multiple(changes, PAUSE=0, STEP_SECONDS=0)
    with paused, mock.patch.object(access, "OPEN_BELIEVED", -1):
        async with world(board_url=f"http://{HERE}", board=HERE, **options) as here:
            found = Site(here)
            try:
                yield found
            finally:
                await found.feature.cog_unload()
