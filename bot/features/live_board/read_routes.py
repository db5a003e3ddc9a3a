"""Pages and answers that everybody who may look at a game gets: the board, its past, its charts, its changes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from aiohttp import web

from bot.core import history
from bot.core.errors import NoGame
from bot.core.model import GameInfo
from bot.delivery.context import DeliveryContext
from bot.features.live_board import public, use_cases
from bot.features.live_board.access import Refused
from bot.features.live_board.answers import KeptAnswers, send_json
from bot.features.live_board.changes import Changes
from bot.features.live_board.drawing import DrawingThread
from bot.features.live_board.public import Answer, Layout, Shown
from bot.features.live_board.requests import Asked, RequestReader, layout_of
from bot.features.live_board.site import GAME, HEADERS
from bot.text import people, reports
from storage import StorageError

KEPT_BOARDS = 256  # boards that answers can say the difference to
STREAMS_A_GAME, STREAMS, STREAMS_A_VISITOR = 200, 1_000, 5


def discord_thread(info: GameInfo) -> str:
    """Return the address of the thread or channel where a game is played, at Discord."""
    return f"https://discord.com/channels/{info.server}/{info.home}"


def _tell(request: web.Request, revision: int) -> None:
    """Write a change to a stream as a chunk of its answer, without waking its task: there may be hundreds."""
    event = f"event: change\ndata: {revision}\n\n"
    if request.transport is not None:
        request.transport.write(f"{len(event):x}\r\n{event}\r\n".encode())


class ReadRoutes:
    """Answers about a game that change nothing and are the same for everybody who may look."""

    def __init__(
        self,
        requests: RequestReader,
        changes: Changes,
        services: DeliveryContext,
        drawing: DrawingThread,
    ) -> None:
        self.kept = KeptAnswers(drawing)
        self.boards: OrderedDict[tuple[object, ...], Shown] = OrderedDict()
        self._requests = requests
        self._changes = changes
        self._services = services
        self._drawing = drawing
        self._streams: dict[str, int] = {}
        self.thread_of: Callable[[GameInfo], str] = discord_thread
        """The address of the thread or channel where a game is played."""

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get(GAME + "/board", self._board),
            web.get(GAME + "/at/{step:[0-9]{1,6}}", self._at),
            web.get(GAME + "/charts", self._charts),
            web.get(GAME + "/words", self._words),
            web.get(GAME + "/tile/{tile:[a-z0-9_]{1,40}}", self._tile),
            web.get(GAME + "/events", self._events),
        ]

    async def _board(self, request: web.Request) -> web.StreamResponse:
        """Answer with the board: whole, or the difference from the shown one."""
        asked, layout = await self._requests.asked(request), layout_of(request)
        since, mark = request.query.get("since", ""), public.mark(asked.now, asked.l10n)
        info = asked.now.info

        async def make() -> Answer:
            before = self.boards.get((info.id, since, layout))
            shown = await self._shown(asked, layout, mark)
            return public.state(
                asked.now, asked.l10n, self.thread_of(info)
            ) | public.changes(shown, before)

        return await self.kept.answer(request, (info.id, mark, layout, since), make)

    async def _shown(self, asked: Asked, layout: Layout, mark: str) -> Shown:
        key = (asked.now.info.id, mark, layout)
        if not asked.now.position.begun:
            return Shown((), ())
        if key not in self.boards:
            self.boards[key] = await self._drawing.run(
                public.shown, asked.l10n, asked.now, layout
            )
            if len(self.boards) > KEPT_BOARDS:
                self.boards.popitem(last=False)
        return self.boards[key]

    async def _at(self, request: web.Request) -> web.StreamResponse:
        """Answer with the position after so many public actions."""
        asked, layout = await self._requests.asked(request), layout_of(request)
        step = int(request.match_info["step"])
        info = asked.now.info

        async def make() -> Answer:
            moment = await self._services.db.read(use_cases.at, info.id, step)
            if moment is None:
                raise Refused(404, "live-no-step")
            return {"step": step} | await self._drawing.run(
                public.past, asked.l10n, info, moment, layout
            )

        key = (info.id, info.revision, "at", step, layout, asked.l10n.language)
        return await self.kept.answer(request, key, make, "private, no-cache")

    async def _charts(self, request: web.Request) -> web.StreamResponse:
        """Answer with the course of a finished game as charts."""
        asked = await self._requests.asked(request)
        info, db = asked.now.info, self._services.db
        if info.status != "finished":
            raise Refused(404, "live-no-page")

        async def make() -> Answer:
            events = await db.read(history.whole_game, info.id)
            stood_in = await db.read(history.stood_in, info.id)
            names = reports.star_stand_ins(
                asked.l10n, people.holders(asked.l10n, info), stood_in
            )
            view = asked.now.position.view()
            return {
                "pictures": await self._drawing.run(
                    public.charts, asked.l10n, view, events, names
                )
            }

        return await self.kept.answer(
            request, (info.id, info.revision, "charts", asked.l10n.language), make
        )

    async def _words(self, request: web.Request) -> web.StreamResponse:
        asked = await self._requests.asked(request)
        position = asked.now.position
        text = (
            await self._drawing.run(public.in_words, asked.l10n, position)
            if position.begun
            else ""
        )
        return send_json(request, {"text": text})

    async def _tile(self, request: web.Request) -> web.StreamResponse:
        asked = await self._requests.asked(request)
        position, tile = asked.now.position, request.match_info["tile"]
        text = (
            await self._drawing.run(public.tile_text, asked.l10n, position, tile)
            if position.begun
            else None
        )
        if text is None:
            raise Refused(404, "live-no-page")
        return send_json(request, {"text": text})

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Send the revision now, after each change, and every 20 seconds; nothing else."""
        asked = await self._requests.asked(request)
        game, visitor = asked.now.info.id, asked.visitor
        user, who = visitor.user_in(game), self._requests.who(request, visitor)
        seated = user is not None and bool(asked.now.info.seats_of(user))
        full = (
            self._changes.watching(game) >= STREAMS_A_GAME
            or self._changes.streams >= STREAMS
        )
        if full or self._streams.get(who, 0) >= STREAMS_A_VISITOR:
            raise Refused(503, "live-too-many")
        response = web.StreamResponse(
            headers=HEADERS
            | {
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
            }
        )
        self._streams[who] = self._streams.get(who, 0) + 1
        try:
            await response.prepare(request)
            chunked = "Transfer-Encoding" in response.headers
            tell = partial(_tell, request) if chunked else None
            async for revision, changed in self._changes.follow(
                game, first=seated, tell=tell
            ):
                if not changed:  # who may not look any more is told nothing more
                    await self._requests.access.check(
                        await self._requests.visitor(request),
                        (await self._changes.now(game)).info,
                    )
                kind = "change" if changed else "beat"
                await response.write(f"event: {kind}\ndata: {revision}\n\n".encode())
        except (ConnectionError, NoGame, StorageError, asyncio.CancelledError):
            pass
        finally:
            self._streams[who] -= 1
            if not self._streams[who]:
                del self._streams[who]
        return response
