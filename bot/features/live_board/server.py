"""The page's server: routes, headers and limits. It knows no game and no SQL.

Everything is same-origin JSON. A game that does not exist, one that this visitor may not see, and one of
another server are the same 404.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import gzip
import hashlib
import ipaddress
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Literal, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from bot.core import history
from bot.core.errors import NoGame, UserError
from bot.core.model import Position
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import SectionPlace
from bot.features.live_board import own, public, trial, use_cases
from bot.features.live_board.access import Access, Rates, Refused, Seen, Visitor, need_key, need_same_site
from bot.features.live_board.acting import Acting, Body, Edit, Keep, Press
from bot.features.live_board.assets import Asset, Assets
from bot.features.live_board.changes import Changes
from bot.features.live_board.public import Answer, Layout, Shown
from bot.features.live_board.sign_in import SignIn, SignInFailed, read_begun
from bot.features.live_board.use_cases import Now
from bot.text import people, reports
from bot.text.localization import Localization, localization_for, offered
from languages.choosing import of_locale
from storage import StorageError
from storage.board_sessions import BROWSER, FRAME, SessionRow

_log = logging.getLogger(__name__)

T = TypeVar("T")
B = TypeVar("B", bound=Body)
Snowflake: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,18}$|^[0-8][0-9]{18}$")]
BODY = 4_096  # bytes of a request
KEPT_BOARDS = 256  # boards that answers can say the difference to
KEPT_ANSWERS = 8_000_000  # bytes of compressed answers
STREAMS_A_GAME, STREAMS, STREAMS_A_VISITOR = 200, 1_000, 5
A_MINUTE, ACTS_A_MINUTE, EDITS_A_MINUTE, ENTRIES_A_MINUTE = 240, 20, 60, 10
YEAR = 31_536_000  # seconds
GAME = "/g/{game:[0-9]{1,18}}"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PARENTS = ("https://discord.com", "https://ptb.discord.com", "https://canary.discord.com")
"""Origins of Discord's clients, which may frame the page where the operator says so."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Enter(Body, kw_only=True):
    """A personal link that was opened."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class Launch(Body, kw_only=True):
    """An Activity that was opened in a channel, with Discord's code for whoever opened it."""

    code: Annotated[str, msgspec.Meta(max_length=200)]
    verifier: Annotated[str, msgspec.Meta(max_length=200)]
    server: Snowflake
    channel: Snowflake


class Packed(NamedTuple):
    """An answer as it is sent, compressed, and its entity tag."""

    data: bytes
    tag: str


class Asked(NamedTuple):
    """A request about a game by somebody who may look at it: who, how the game is now, and in which language."""

    visitor: Visitor
    now: Now
    l10n: Localization


class Server:
    """Serves pages while the bot runs. `url` is where people reach it; it listens at `host` and `port`."""

    def __init__(
        self,
        url: str,
        host: str,
        port: int,
        access: Access,
        changes: Changes,
        acting: Acting,
        services: DeliveryContext,
    ) -> None:
        self.url = url
        self.port = port
        self.changes = changes
        self.base = ""
        """What stands before every path: of several processes /pK, which the web server in front takes away."""
        self._part = 0
        self._home: Callable[[int], int] = lambda server: 0
        self._host = host
        self._access = access
        self._acting = acting
        self._services = services
        self._assets: Assets | None = None
        self._boards: OrderedDict[tuple[object, ...], Shown] = OrderedDict()
        self._answers: OrderedDict[tuple[object, ...], Packed] = OrderedDict()
        self._held = 0
        self._drawing = ThreadPoolExecutor(1, thread_name_prefix="live-board")
        self.sign_in: SignIn | None = None
        """Set before the start, where the operator has given the application's secret."""
        self.parents: Sequence[str] = ()
        """Origins that may frame the page as an Activity; needs `sign_in`."""
        self.turn: asyncio.Lock | None = None
        """Held while something changes a game, where only one thing at a time may happen."""
        self._context = contextvars.copy_context()
        self._runner: web.AppRunner | None = None
        self._streams: dict[str, int] = {}
        self._asks, self._acts, self._edits = Rates(A_MINUTE), Rates(ACTS_A_MINUTE), Rates(EDITS_A_MINUTE)
        self._entries = Rates(ENTRIES_A_MINUTE)

    @property
    def secure(self) -> bool:
        return self.url.startswith("https:")

    @property
    def cookie(self) -> str:
        """The cookie's name; browsers keep the prefix to sites that are encrypted."""
        return "__Host-caylus" if self.secure else "caylus"

    def page_of(self, game: int) -> str:
        """Return the address of a game's page."""
        return f"{self.url}{self.base}/g/{game}"

    def serve_part(self, part: int, home: Callable[[int], int]) -> None:
        """Serve the games of one part alone: part K listens K - 1 ports further. `home` finds the part of a server."""
        self._part, self._home = part, home
        self.base, self.port = f"/p{part}", self.port + part - 1

    async def start(self) -> None:
        """Listen; raise OSError where that can't be."""
        activity = None
        if self.sign_in is not None and self.parents:
            activity = {"client": str(self.sign_in.application()), "parents": self.parents}
        self._assets = await self._draw(Assets, self.base, self.sign_in is not None, activity)
        app = web.Application(client_max_size=BODY, middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get(GAME, self._page),
                web.get("/s/{name:[A-Za-z0-9._-]{1,80}}", self._asset),
                web.get("/healthz", self._health),
                web.post("/enter", self._enter),
                web.post("/sign-out", self._sign_out),
                *self._sign_in_routes(),
                web.get(GAME + "/board", self._board),
                web.get(GAME + "/at/{step:[0-9]{1,6}}", self._at),
                web.get(GAME + "/charts", self._charts),
                web.get(GAME + "/words", self._words),
                web.get(GAME + "/tile/{tile:[a-z0-9_]{1,40}}", self._tile),
                web.get(GAME + "/own", self._own),
                web.get(GAME + "/events", self._events),
                web.post(GAME + "/act", self._act),
                web.post(GAME + "/undo", self._undo),
                web.post(GAME + "/plan", self._plan),
                web.get(GAME + "/trial", self._trial),
                web.post(GAME + "/trial", self._keep_trial),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self.port)
        try:
            await site.start()
        except OSError:
            await self.close()
            raise
        self.port = self._runner.addresses[0][1]
        if urlsplit(self.url).port == 0:  # the demo takes a free one
            self.url = self.url.removesuffix(":0") + f":{self.port}"

    async def close(self) -> None:
        """Stop listening; harmless a second time."""
        self.changes.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self._drawing.shutdown(wait=False, cancel_futures=True)

    # Files

    async def _page(self, request: web.Request) -> web.StreamResponse:
        assert self._assets is not None
        response = _file(request, self._assets.page, "no-store")
        if self.parents and request.path == "/" and "frame_id" in request.query:
            ancestors = " ".join((*self.parents, "https://*.discordsays.com"))
            policy = POLICY.replace("frame-ancestors 'none'", f"frame-ancestors {ancestors}")
            response.headers["Content-Security-Policy"] = policy
        return response

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        assert self._assets is not None
        found = self._assets.files.get(request.match_info["name"])
        if found is None:
            raise Refused(404, "live-no-page")
        return _file(request, found, f"public, max-age={YEAR}, immutable")

    async def _health(self, request: web.Request) -> web.StreamResponse:
        served = self._services.on_duty()
        return web.Response(status=200 if served else 503, text="ok\n" if served else "not now\n")

    # Sessions

    async def _enter(self, request: web.Request) -> web.StreamResponse:
        """Exchange a personal link for a session."""
        self._entries.take(self._stranger(request))
        link = await self._changing(request, Enter)
        token = use_cases.new_token()
        row = await self._services.db.run(use_cases.enter, link.token, token)
        if row is None:
            raise Refused(403, "live-link-used")
        response = _json(request, {"game": row.game})
        self._set_cookie(response, self.cookie, token, use_cases.SESSION_LASTS, "Strict")
        return response

    def _set_cookie(
        self, response: web.Response, name: str, value: str, seconds: int, same_site: Literal["Strict", "Lax"]
    ) -> None:
        response.set_cookie(
            name, value, max_age=seconds, httponly=True, secure=self.secure, samesite=same_site, path="/"
        )

    def _sign_in_routes(self) -> list[web.RouteDef]:
        if self.sign_in is None:
            return []
        found = [web.get("/sign-in", self._sign_in), web.get("/signed-in", self._signed_in)]
        if self.parents:
            found.append(web.post("/activity", self._activity))
        return found

    async def _sign_in(self, request: web.Request) -> web.StreamResponse:
        """Send a browser to Discord, which sends it back to `/signed-in`."""
        assert self.sign_in is not None
        self._entries.take(self._stranger(request))
        game = request.query.get("game", "")
        begun, address = self.sign_in.begin(int(game) if re.fullmatch("[0-9]{1,18}", game) else 0)
        response = web.Response(status=303, headers={"Location": address})
        # Lax, for Discord is another site: it comes back with this navigation alone.
        self._set_cookie(response, f"{self.cookie}-sign-in", begun.written(), use_cases.LINK_LASTS, "Lax")
        return response

    async def _signed_in(self, request: web.Request) -> web.StreamResponse:
        """Begin a session for all games of whoever Discord says it is; else the page says that it failed."""
        assert self.sign_in is not None
        self._entries.take(self._stranger(request))
        game, query = 0, request.query
        token = use_cases.new_token()
        try:
            begun = read_begun(request.cookies.get(f"{self.cookie}-sign-in", ""))
            game = begun.game
            user = await self.sign_in.finish(begun, query.get("state", ""), query.get("code", ""))
            await self._services.db.run(use_cases.begin, user, None, token)
        except SignInFailed as problem:
            _log.warning("a sign-in failed: %s", problem)
            response = web.Response(status=303, headers={"Location": f"{self.page_of(game)}#sign-in=failed"})
        else:
            response = web.Response(status=303, headers={"Location": self.page_of(game)})
            self._set_cookie(response, self.cookie, token, use_cases.SESSION_LASTS, "Strict")
        response.del_cookie(f"{self.cookie}-sign-in", path="/", secure=self.secure, httponly=True)
        return response

    async def _activity(self, request: web.Request) -> web.StreamResponse:
        """Begin a session of a frame within Discord, in the game of the channel that it was opened in.

        The channel that the frame names is not trusted: a game that the person may not see counts as none.
        """
        assert self.sign_in is not None
        self._asks.take(self._stranger(request))  # everybody comes from Discord's own addresses
        launch = await self._changing(request, Launch)
        server = int(launch.server)
        self._send_home(request, server)
        try:
            user = await self.sign_in.person(launch.code, launch.verifier)
        except SignInFailed as problem:
            _log.warning("a sign-in failed: %s", problem)
            raise Refused(403, "live-page-sign-in-failed") from None
        token, db = use_cases.new_token(), self._services.db
        info = await db.read(use_cases.game_at, server, int(launch.channel), user)
        try:
            if info is None:
                raise NoGame("table-no-game")
            await self._access.look(Visitor(SessionRow("", FRAME, user, None, 0)), info)
        except NoGame:
            raise Refused(404, "live-no-game-here") from None
        await db.run(use_cases.begin, user, None, token, FRAME)
        return _json(request, {"bearer": token, "game": info.id, "base": self.base})

    async def _sign_out(self, request: web.Request) -> web.StreamResponse:
        body = await self._changing(request, Body)
        visitor = await self._visitor(request)
        need_key(visitor, body.key)
        assert visitor.session is not None, "a key belongs to a session"
        await self._services.db.run(use_cases.sign_out, visitor.session.user)
        self._access.forget(visitor.session.user)
        response = _json(request, {})
        response.del_cookie(self.cookie, path="/", secure=self.secure, httponly=True, samesite="Strict")
        return response

    # What everybody sees

    async def _board(self, request: web.Request) -> web.StreamResponse:
        """Answer with the board: whole, or the difference from the shown one."""
        asked, layout = await self._asked(request), _layout(request)
        since, mark = request.query.get("since", ""), public.mark(asked.now, asked.l10n)
        info = asked.now.info

        async def make() -> Answer:
            before = self._boards.get((info.id, since, layout))
            shown = await self._shown(asked, layout, mark)
            thread = f"https://discord.com/channels/{info.server}/{info.home}"
            return public.state(asked.now, asked.l10n, thread) | public.changes(shown, before)

        return await self._kept(request, (info.id, mark, layout, since), make)

    async def _shown(self, asked: Asked, layout: Layout, mark: str) -> Shown:
        key = (asked.now.info.id, mark, layout)
        if not asked.now.position.begun:
            return Shown((), ())
        if key not in self._boards:
            self._boards[key] = await self._draw(public.shown, asked.l10n, asked.now, layout)
            if len(self._boards) > KEPT_BOARDS:
                self._boards.popitem(last=False)
        return self._boards[key]

    async def _at(self, request: web.Request) -> web.StreamResponse:
        """Answer with the position after so many public actions."""
        asked, layout = await self._asked(request), _layout(request)
        step = int(request.match_info["step"])
        info = asked.now.info

        async def make() -> Answer:
            moment = await self._services.db.read(use_cases.at, info.id, step)
            if moment is None:
                raise Refused(404, "live-no-step")
            return {"step": step} | await self._draw(public.past, asked.l10n, info, moment, layout)

        key = (info.id, info.revision, "at", step, layout, asked.l10n.language)
        return await self._kept(request, key, make, "private, no-cache")

    async def _charts(self, request: web.Request) -> web.StreamResponse:
        """Answer with the course of a finished game as charts."""
        asked = await self._asked(request)
        info, db = asked.now.info, self._services.db
        if info.status != "finished":
            raise Refused(404, "live-no-page")

        async def make() -> Answer:
            events = await db.read(history.whole_game, info.id)
            stood_in = await db.read(history.stood_in, info.id)
            names = reports.starred(asked.l10n, people.holders(asked.l10n, info), stood_in)
            view = asked.now.position.view()
            return {"pictures": await self._draw(public.charts, asked.l10n, view, events, names)}

        return await self._kept(request, (info.id, info.revision, "charts", asked.l10n.language), make)

    async def _words(self, request: web.Request) -> web.StreamResponse:
        asked = await self._asked(request)
        position = asked.now.position
        text = await self._draw(public.in_words, asked.l10n, position) if position.begun else ""
        return _json(request, {"text": text})

    async def _tile(self, request: web.Request) -> web.StreamResponse:
        asked = await self._asked(request)
        position, tile = asked.now.position, request.match_info["tile"]
        text = await self._draw(public.tile_text, asked.l10n, position, tile) if position.begun else None
        if text is None:
            raise Refused(404, "live-no-page")
        return _json(request, {"text": text})

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Send the revision now, after each change, and every 20 seconds; nothing else."""
        asked = await self._asked(request)
        game, visitor = asked.now.info.id, asked.visitor
        user, who = visitor.user_in(game), self._who(request, visitor)
        seated = user is not None and bool(asked.now.info.seats_of(user))
        full = self.changes.watching(game) >= STREAMS_A_GAME or self.changes.streams >= STREAMS
        if full or self._streams.get(who, 0) >= STREAMS_A_VISITOR:
            raise Refused(503, "live-too-many")
        response = web.StreamResponse(
            headers=HEADERS
            | {"Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        )
        self._streams[who] = self._streams.get(who, 0) + 1
        try:
            await response.prepare(request)
            async for revision, changed in self.changes.follow(game, first=seated):
                if not changed:  # who may not look any more is told nothing more
                    await self._access.check(
                        await self._visitor(request), (await self.changes.now(game)).info
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

    # What one person sees and does

    async def _own(self, request: web.Request) -> web.StreamResponse:
        return _json(request, await self._own_answer(await self._asked(request)))

    async def _own_answer(self, asked: Asked) -> Answer:
        now, db = asked.now, self._services.db
        seen = await self._access.look(asked.visitor, now.info)
        found = await self._draw(own.own, asked.l10n, now.position, asked.visitor, seen)
        if found["actions"] and now.info.alone is not None:
            found["advice"] = await self._advice(asked.l10n, now.position)
        if seen.seats and seen.person is not None and now.position.begun:
            panel = await db.read(use_cases.panel, now.info.id, seen.person)
            if found["undo"]:
                found["undo"] = await db.read(use_cases.can_undo, now.info.id, seen.person)
            if panel is not None:
                found["plan"] = await self._draw(own.plan, asked.l10n, now.position, panel)
        return found

    async def _advice(self, l10n: Localization, position: Position) -> Answer:
        """Return what the guide says at a question of somebody who plays alone, and the code that it suggests."""
        place: SectionPlace = "private_prompt" if position.private else "prompt"
        added = await self._services.hooks.render(self._services.db, place, l10n, position)
        return own.advice(added)

    async def _act(self, request: web.Request) -> web.StreamResponse:
        """Perform an action, as a press in the thread does."""
        asked, seen, press = await self._change(request, self._acts, Press)
        done = await self._finish(self._acting.act(asked.now.info.id, seen, press))
        return await self._after(request, done.answer(asked.l10n))

    async def _plan(self, request: web.Request) -> web.StreamResponse:
        """Change what somebody has said in advance; others learn nothing of it."""
        asked, seen, edit = await self._change(request, self._edits, Edit)
        await self._finish(self._acting.plan(asked.now.info.id, seen, edit))
        return await self._after(request, {})

    async def _undo(self, request: web.Request) -> web.StreamResponse:
        asked, seen, press = await self._change(request, self._acts, Press)
        done = await self._finish(self._acting.undo(asked.now.info.id, seen, press))
        return await self._after(request, done.answer(asked.l10n))

    async def _trial(self, request: web.Request) -> web.StreamResponse:
        """Answer with the copy that a line of steps leads to; nothing is changed."""
        asked = await self._asked(request)
        seen = await self._access.look(asked.visitor, asked.now.info)
        user, start = seen.need_person().user, request.query.get("from", "")
        if start and not re.fullmatch("[0-9]{1,9}", start):
            raise Refused(400, "live-unreadable")
        carried = await self._services.db.read(
            use_cases.trial,
            asked.now.info.id,
            user,
            int(start) if start else None,
            request.query.get("line", ""),
        )
        return _json(request, await self._draw(trial.trial, asked.l10n, carried, _layout(request)))

    async def _keep_trial(self, request: web.Request) -> web.StreamResponse:
        asked, seen, kept = await self._change(request, self._edits, Keep)
        await self._finish(self._acting.keep(asked.now.info.id, seen, kept))
        return await self._after(request, {"said": public.plain(asked.l10n.format("whatif-kept"))})

    async def _after(self, request: web.Request, answer: Answer) -> web.StreamResponse:
        asked = await self._asked(request)
        return _json(request, {**answer, "own": await self._own_answer(asked)})

    async def _change(self, request: web.Request, rates: Rates, kind: type[B]) -> tuple[Asked, Seen, B]:
        body = await self._changing(request, kind)
        asked = await self._asked(request)
        need_key(asked.visitor, body.key)
        seen = await self._access.look(asked.visitor, asked.now.info)
        rates.take(str(seen.need_person().user))
        return asked, seen, body

    # What all have in common

    async def _changing(self, request: web.Request, kind: type[B]) -> B:
        """Return the body of a change; raise Refused unless our own page sends it.

        A frame within Discord has another origin. It names its session itself, which no other site can.
        """
        framed = self.parents and (request.path == "/activity" or "Authorization" in request.headers)
        need_same_site(request.headers, None if framed else self.url)
        try:
            return msgspec.json.decode(await request.read(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, web.RequestPayloadError):
            raise Refused(400, "live-unreadable") from None

    async def _visitor(self, request: web.Request) -> Visitor:
        bearer = request.headers.get("Authorization")
        if bearer is not None:
            return await self._access.visitor(bearer.removeprefix("Bearer "), FRAME)
        return await self._access.visitor(request.cookies.get(self.cookie, ""), BROWSER)

    async def _asked(self, request: web.Request) -> Asked:
        """Find out who asks about which game; raise NoGame for one that they may not see."""
        visitor = await self._visitor(request)
        self._asks.take(self._who(request, visitor))
        game = int(request.match_info["game"])
        try:
            now = await self.changes.now(game)
        except NoGame:
            self._send_home(request, game << 22)  # a game that never was belongs to some part, too
            raise
        self._send_home(request, now.info.server)
        await self._access.check(visitor, now.info)
        user, language = visitor.user_in(game), now.info.settings.language
        l10n = await self._services.settings_cache.l10n(now.info.server, user, game=language)
        return Asked(visitor, now, l10n)

    def _send_home(self, request: web.Request, server: int) -> None:
        """Raise HTTPTemporaryRedirect where another part serves the games of a server."""
        home = self._home(server)
        if home != self._part:
            raise web.HTTPTemporaryRedirect(f"/p{home}{request.path_qs}")

    def _who(self, request: web.Request, visitor: Visitor) -> str:
        """Return whom a limit counts: a person, or an address."""
        return self._stranger(request) if visitor.session is None else str(visitor.session.user)

    def _stranger(self, request: web.Request) -> str:
        """Return the address of whoever asks; a proxy on this machine or in a private network says it."""
        peer = request.remote or "::"
        if ipaddress.ip_address(peer.partition("%")[0]).is_private:
            return request.headers.get("X-Forwarded-For", peer).rpartition(",")[2].strip()
        return peer

    async def _finish(self, work: Coroutine[object, None, T]) -> T:
        """Do something that changes a game; it is finished when its page goes away, too."""

        async def in_turn() -> T:
            async with self.turn or contextlib.nullcontext():
                return await work

        return await asyncio.shield(asyncio.create_task(in_turn()))

    async def _draw(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._drawing, partial(work, *args))

    async def _kept(
        self,
        request: web.Request,
        key: tuple[object, ...],
        make: Callable[[], Awaitable[Answer]],
        cache: str = "no-store",
    ) -> web.Response:
        """Return an answer that is the same for everybody who may see the game; it is made once and kept."""
        packed = self._answers.get(key)
        if packed is None:
            packed = self._answers[key] = await self._draw(_packed, await make())
            self._held += len(packed.data)
            while self._held > KEPT_ANSWERS:
                self._held -= len(self._answers.popitem(last=False)[1].data)
        else:
            self._answers.move_to_end(key)
        return _packed_response(request, packed, cache)

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Give every answer its headers; what is answered at once belongs to the bot's own work."""
        began = time.perf_counter()
        if request.path.endswith("/events"):
            response = await self._answered(request, handler)
        else:
            response = await self._context.run(asyncio.ensure_future, self._answered(request, handler))
        if not response.prepared:
            for name, value in (HEADERS | {"Cache-Control": "no-store"}).items():
                response.headers.setdefault(name, value)
            resource = request.match_info.route.resource
            route = "none" if resource is None else resource.canonical
            self._services.db.figures.paged(route, time.perf_counter() - began)
        return response

    async def _answered(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Return what a route answers; of a refusal its sentence in the reader's language."""
        try:
            return await handler(request)
        except Refused as refused:
            return await self._refuse(request, refused.status, refused.message_id, **refused.args_)
        except NoGame:
            return await self._refuse(request, 404, "live-no-page")
        except UserError as problem:
            l10n = await self._language(request)
            return _json(request, {"refused": public.plain(l10n.format_message(problem.message))}, 409)
        except StorageError:
            return await self._refuse(request, 503, "database-trouble")
        except web.HTTPRequestEntityTooLarge:
            return await self._refuse(request, 413, "live-too-large")
        except web.HTTPRedirection as elsewhere:
            return web.Response(status=elsewhere.status, headers={"Location": elsewhere.headers["Location"]})
        except web.HTTPException as problem:
            return await self._refuse(request, problem.status, "live-no-page")
        except Exception as problem:
            await self._services.report_error("live board", problem)
            return await self._refuse(request, 500, "error-unexpected")

    async def _refuse(
        self, request: web.Request, status: int, message_id: str, **args: object
    ) -> web.Response:
        l10n = await self._language(request)
        return _json(request, {"refused": public.plain(l10n.format(message_id, **args))}, status)

    async def _language(self, request: web.Request) -> Localization:
        """Return the language of whoever asks: their own, else the first that their browser names."""
        try:
            visitor = await self._visitor(request)
            if visitor.session is not None:
                return localization_for(
                    await self._services.settings_cache.language(None, visitor.session.user)
                )
        except StorageError:
            pass
        for one in request.headers.get("Accept-Language", "").split(","):
            found = of_locale(one.partition(";")[0].strip() or None, offered())
            if found is not None:
                return localization_for(found)
        return localization_for(self._services.settings_cache.default)


def _layout(request: web.Request) -> Layout:
    return "phone" if request.query.get("layout") == "phone" else "full"


def _packed(answer: Answer) -> Packed:
    data = gzip.compress(msgspec.json.encode(answer), 6, mtime=0)
    return Packed(data, f'"{hashlib.sha256(data).hexdigest()[:16]}"')


def _packed_response(
    request: web.Request, packed: Packed, cache: str = "no-store", status: int = 200
) -> web.Response:
    """Return an answer that is compressed; the browser's own copy is enough where it is the same."""
    headers = {"Cache-Control": cache, "ETag": packed.tag, "Vary": "Accept-Encoding, Cookie"}
    if request.headers.get("If-None-Match") == packed.tag:
        return web.Response(status=304, headers=headers)
    body = packed.data
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return web.Response(
        body=body, status=status, content_type="application/json", charset="utf-8", headers=headers
    )


def _json(request: web.Request, answer: Answer, status: int = 200) -> web.Response:
    return _packed_response(request, _packed(answer), status=status)


def _file(request: web.Request, asset: Asset, cache: str) -> web.Response:
    headers = {"Content-Type": asset.media_type, "Cache-Control": cache}
    body = asset.data
    if asset.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        body, headers["Content-Encoding"] = asset.packed, "gzip"
    return web.Response(body=body, headers=headers)
