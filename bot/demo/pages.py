"""The demo's pages in the browser: one for the channel and one for each game's thread.

Signposts lead from one to the other. A simcord Preview shows one channel, and one thing at a time may happen
in its world: a lock sees to that.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import urljoin, urlsplit

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.components import ui
from bot.core import queries
from bot.core.database import UseCaseRunner
from bot.core.model import GameInfo
from bot.demo.simcord_overrides import BOARD, THERE, Batch, Checked, Server
from bot.text import game_status
from bot.text.localization import Localization
from bot.text.people import plain

_log = logging.getLogger(__name__)

# games with a page at the same time; each page keeps the pictures that it shows
MOST_PAGES: Final = 12
WIDTH, HEIGHT = 1000, 860
# seconds between two looks whether another process has made an answer
PAUSE: Final = 0.05
LOOKS: Final = 200
TYPED: Final = 60  # characters of a command that was typed as chat, in the answer


class Page(simcord.Preview):
    """A Preview beside others: what somebody does on it waits for its turn."""

    _PAGE_LEASE_SECONDS = (
        # until a browser that asks no more is forgotten: hidden tabs sleep for long
        86_400.0
    )

    def __init__(
        self, pages: Pages, channel: ChannelHandle, port: int, opener: int | None = None
    ) -> None:
        """Begin windows as `opener`; None, or somebody who is not in the demo, means its first person."""
        super().__init__(
            pages.env,
            channel,
            pages.people,
            layout="channel",
            display="responsive",
            width=WIDTH,
            height=HEIGHT,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = Server(self, port, pages.address, pages.board)
        self._all = pages
        self._opener = (
            opener if opener in {person.id for person in pages.people} else None
        )
        self._media_worker = Checked(pages.known)
        # whether the bot did something that this page does not show yet
        self.stale = False

    @property
    def ended(self) -> bool:
        """True if somebody chose "End preview session" on it."""
        return self._closed

    async def __aenter__(self) -> Page:
        # simcord keeps the only Preview there; `_action` puts the acting one there
        self.env._preview = None
        await super().__aenter__()
        return self

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        viewer_id = self._opener if viewer_id is None else viewer_id
        start = self._python
        # a window begins with what was said last, not when the page was opened
        if start is not None:
            start.target_id = start.window_end_id = self._initial_target(
                start.viewer, self.channel.id
            )
        return super()._open_page(viewer_id, target_id)

    async def _action(
        self, context_id: str | None, body: Mapping[str, Any]
    ) -> dict[str, Any]:
        done = await self._do(context_id, body)
        shown = self._pages.get(context_id or "")
        action = shown.latest_action if shown is not None else None
        if shown is None or action is None or action.interaction is None:
            return done
        # simcord doesn't wait for other processes, and says of what they answer later that it was not completed.
        for _ in range(LOOKS):
            if action.interaction.responded or action.interaction.deferred:
                break
            await asyncio.sleep(PAUSE)
        else:
            return done
        if done["acknowledgement"] == "unacknowledged":
            for receipt in (done, action.response, shown.last_action, *shown.activity):
                if receipt and receipt["correlation"] == done["correlation"]:
                    receipt["acknowledgement"] = "acknowledged"
        return done

    async def _do(
        self, context_id: str | None, body: Mapping[str, Any]
    ) -> dict[str, Any]:
        async with self._all.turn:
            self.env._preview = self
            answered = False
            try:
                done = await super()._action(context_id, body)
                shown = self._pages.get(context_id or "")
                why = {one.get("code") for one in done.get("diagnostics") or ()}
                if shown is not None and done["rejected"] and "stale-revision" in why:
                    # The page was older than the world. What was pressed says which position it was made for, so
                    # trying it on the page as it is now can do nothing that was not meant.
                    done = await super()._action(
                        context_id, {**body, "published_revision": shown.revision}
                    )
                if body.get("kind") == "send_message" and not done["rejected"]:
                    answered = await self._all.hear(self, str(body.get("content", "")))
                return done
            finally:
                self._all.note(self)
                # simcord brings only the window up to date where somebody acts, and counts one more than there are.
                self.stale = answered or len(self._pages) > 2


@dataclasses.dataclass
class Room:
    """A game's thread, its page while it has one, and what stands in the channel about it."""

    thread: ChannelHandle
    port: int
    host: int | None = None  # who opened the table
    # a page that is opened again is found at its old address
    capability: str | None = None
    page: Page | None = None
    greetings: set[str] = dataclasses.field(default_factory=set)
    title: str = ""
    sign: int | None = None
    shown: tuple[str, str | None] | None = None


@dataclasses.dataclass(eq=False)
class Pages:
    """All pages of the demo: `open`, then `follow` about once a second, then `close`.

    `port` is the channel's; games take those that follow it, or any free ones where it is 0. `board_link` makes an
    address that opens the live board as a user in a game.
    """

    env: simcord.Env
    db: UseCaseRunner
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    guide: MemberActor
    say: Localization
    board_link: Callable[[int, int], Awaitable[str]]
    port: int
    turn: asyncio.Lock = dataclasses.field(default_factory=asyncio.Lock)
    known: Batch = dataclasses.field(default_factory=OrderedDict)
    rooms: dict[int, Room] = dataclasses.field(default_factory=dict)
    home: Page = dataclasses.field(init=False)
    _stirred: bool = False

    async def open(self) -> None:
        """Open the channel's page; raise SetupError when its port is taken."""
        self.home = Page(self, self.channel, self.port)
        await self.home.__aenter__()

    def address(self, channel: str) -> str:
        """Return the address of the page that shows a channel or thread; the channel's own where none does."""
        room = self.rooms.get(int(channel)) if channel.isdecimal() else None
        return self.home.url if room is None or room.page is None else room.page.url

    async def board(self, thread: str) -> str:
        """Return a new address of a game's live board for whoever opened the table; else the thread's page."""
        room = self.rooms.get(int(thread)) if thread.isdecimal() else None
        if room is None or room.host is None:
            return self.address(thread)
        async with self.turn:
            game = await self.db.read(queries.game_in, room.thread.id)
            if game is None:
                return self.address(thread)
            return await self.board_link(room.host, game)

    def thread_of(self, info: GameInfo) -> str:
        """Return an address that leads to the page of a game, also to one that is opened later."""
        return urljoin(self.home.url, f"/?{THERE}={info.home}")

    async def close(self) -> None:
        """Close all pages."""
        for page in self._pages():
            await page.close()

    async def follow(self) -> None:
        """Bring simulated time to the clock, and the pages to what happened since."""
        if self.turn.locked():
            return  # somebody is acting; the next look comes in a second
        async with self.turn:
            try:
                behind = time.time() - self.env.now().timestamp()
                if behind > 0:
                    await self.env.advance_time(behind)
                self.note()
                if self._stirred or any(
                    room.page is not None and room.page.ended
                    for room in self.rooms.values()
                ):
                    self._stirred = False
                    await self._tend()
                for page in self._pages():
                    # "3 minutes ago" counts from now
                    page.capture_time = self.env.now()
                    if page.stale and not page.ended:
                        await page.refresh()
                        page.stale = False
            except (TimeoutError, simcord.BackendError) as problem:
                _log.warning("demo: %s", problem)

    async def hear(self, page: Page, text: str) -> bool:
        """Answer a command that was sent as plain chat with how to enter it.

        The bot itself reads no messages.
        """
        words = text.split()
        if not words or not words[0].startswith("/") or len(words[0]) == 1:
            return False
        typed = " ".join(words[:3])[:TYPED]
        await self.guide.send(
            page.channel, self.say.format("demo-plain-command", typed=plain(typed))
        )
        return True

    def note(self, acting: Page | None = None) -> None:
        """Mark the pages that the bot's last requests changed.

        The one where somebody acts shows them by itself. The lists of all requests and events are emptied:
        they would grow as long as the demo runs.
        """
        for request in self.env.http_requests:
            self._stirred = True
            _, kind, number, *_ = f"{request.path}//".split("/")
            for page in self._pages():
                if (
                    str(page.channel.id) == number
                    if kind == "channels"
                    else acting is None
                ):
                    page.stale = True
        self.env.http_requests.clear()
        self.env.backend.transcript.clear()

    def _pages(self) -> list[Page]:
        return [
            self.home,
            *(room.page for room in self.rooms.values() if room.page is not None),
        ]

    async def _tend(self) -> None:
        """Give every game a page as far as there is room: those that run, then those that ended last."""
        threads = {thread.id: thread for thread in self.channel.threads}
        for number in self.rooms.keys() - threads.keys():
            await self._shut(self.rooms.pop(number))
        for number in sorted(threads.keys() - self.rooms.keys()):
            self.rooms[number] = Room(
                threads[number], self.port and self.port + 1 + len(self.rooms)
            )
        running = set()
        for number in threads:
            game = await self.db.read(queries.game_in, number)
            info = None if game is None else await self.db.read(queries.info, game)
            if info is not None:
                self.rooms[number].title = game_status.title(self.say, info)
            if info is not None and info.status == "running":
                running.add(number)
                self.rooms[number].host = info.host
        ranked = [*sorted(running), *sorted(threads.keys() - running, reverse=True)]
        for number in ranked[MOST_PAGES:]:
            room = self.rooms[number]
            await self._shut(room)
            await self._tell(
                room, "demo-game-waits" if number in running else "demo-game-closed"
            )
        for number in ranked[:MOST_PAGES]:
            room = self.rooms[number]
            url = await self._show(room)
            if number in running:
                url = urljoin(self.home.url, f"/?{BOARD}={number}")
                await self._tell(room, "played-here", url)
            else:
                await self._tell(room, "demo-game-over", url)
            greeting = "demo-thread" if number in running else "demo-thread-over"
            if greeting not in room.greetings and room.page is not None:
                # Once on a page: where the others are.
                room.greetings.add(greeting)
                await self.guide.send(
                    room.thread, self.say.format(greeting, url=self.home.url)
                )
                room.page.stale = True

    async def _show(self, room: Room) -> str:
        """Open a game's page unless it is open; its address."""
        if room.page is None or room.page.ended:
            await self._shut(room)
            page = Page(self, room.thread, room.port, room.host)
            page.capability = room.capability or page.capability
            try:
                await page.__aenter__()
            except (simcord.SetupError, OverflowError):
                # another program has that port, or there is none
                page = Page(self, room.thread, 0, room.host)
                await page.__aenter__()
            room.page, room.capability = page, page.capability
            room.port = urlsplit(page.url).port or 0
            print(
                self.say.format("demo-game-open", game=room.thread.name, url=page.url),
                flush=True,
            )
        return room.page.url

    async def _shut(self, room: Room) -> None:
        if room.page is not None:
            await room.page.close()
            room.page = None

    async def _tell(self, room: Room, message_id: str, url: str | None = None) -> None:
        """Bring the message in the channel about a game up to date.

        Its button opens the page at this address.
        """
        text = self.say.format(message_id, game=room.title, most=MOST_PAGES)
        if (text, url) == room.shown:
            return
        room.shown = text, url
        self.home.stale = True
        opens = [] if url is None else [ui.link(self.say.format("demo-open-game"), url)]
        below = ui.view(opens).to_components()
        backend = self.env.backend
        try:
            if room.sign is not None:
                backend.edit_message(
                    self.channel.id, room.sign, {"content": text, "components": below}
                )
        except simcord.BackendError:  # somebody deleted it
            room.sign = None
        if room.sign is None:
            room.sign = backend.create_message(
                self.channel.id, self.guide.id, text, components=below
            ).id
        self.env._mark_mutation()
        await self.env._settle_internal(dispatch="demo")
