"""The page's server: its files, its routes, and what all answers have in common. It knows no game and no SQL.

Everything is same-origin JSON. A game that does not exist, one that this visitor may not see, and one of
another server are the same 404.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from bot.core.errors import NoGame, UserError
from bot.delivery.context import DeliveryContext
from bot.features.live_board import public
from bot.features.live_board.access import Access, Refused
from bot.features.live_board.acting import Acting
from bot.features.live_board.answers import send_file, send_json
from bot.features.live_board.assets import Assets
from bot.features.live_board.changes import Changes
from bot.features.live_board.drawing import DrawingThread
from bot.features.live_board.play_routes import PlayRoutes
from bot.features.live_board.read_routes import ReadRoutes
from bot.features.live_board.requests import RequestReader
from bot.features.live_board.session_routes import SessionRoutes
from bot.features.live_board.sign_in import SignIn
from bot.features.live_board.site import GAME, HEADERS, POLICY, Site
from storage import StorageError

BODY = 4_096  # bytes of a request
YEAR = 31_536_000  # seconds


class Server:
    """Serves pages while the bot runs; it listens at `host` and the port of the `site`."""

    def __init__(
        self,
        site: Site,
        host: str,
        access: Access,
        changes: Changes,
        acting: Acting,
        services: DeliveryContext,
    ) -> None:
        self.site = site
        self.changes = changes
        self.sign_in: SignIn | None = None
        """Set before the start, where the operator has given the application's secret."""
        self._host = host
        self._services = services
        self._drawing = DrawingThread()
        self._requests = RequestReader(site, access, changes, services)
        self.read = ReadRoutes(self._requests, changes, services, self._drawing)
        self.play = PlayRoutes(self._requests, acting, services, self._drawing)
        self.turn: asyncio.Lock | None = None
        """Held while something is changed, where only one thing at a time may happen."""
        self._assets: Assets | None = None
        self._context = contextvars.copy_context()
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen; raise OSError where that can't be."""
        site, activity = self.site, None
        if self.sign_in is not None and site.parents:
            activity = {
                "client": str(self.sign_in.application()),
                "parents": site.parents,
            }
        self._assets = await self._drawing.run(
            Assets, site.base, self.sign_in is not None, activity
        )
        app = web.Application(client_max_size=BODY, middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/", self._page),
                web.get(GAME, self._page),
                web.get("/s/{name:[A-Za-z0-9._-]{1,80}}", self._asset),
                web.get("/healthz", self._health),
                *SessionRoutes(
                    site, self._requests, self._services, self.sign_in
                ).routes(),
                *self.read.routes(),
                *self.play.routes(),
            ]
        )
        self._runner = web.AppRunner(
            app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True
        )
        await self._runner.setup()
        listener = web.TCPSite(self._runner, self._host, site.port)
        try:
            await listener.start()
        except OSError:
            await self.close()
            raise
        site.port = self._runner.addresses[0][1]
        if urlsplit(site.url).port == 0:  # the demo takes a free one
            site.url = site.url.removesuffix(":0") + f":{site.port}"

    async def close(self) -> None:
        """Stop listening; harmless a second time."""
        self.changes.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self._drawing.close()

    async def _page(self, request: web.Request) -> web.StreamResponse:
        assert self._assets is not None
        response = send_file(request, self._assets.page, "no-store")
        if self.site.parents and request.path == "/" and "frame_id" in request.query:
            ancestors = " ".join((*self.site.parents, "https://*.discordsays.com"))
            policy = POLICY.replace(
                "frame-ancestors 'none'", f"frame-ancestors {ancestors}"
            )
            response.headers["Content-Security-Policy"] = policy
        return response

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        assert self._assets is not None
        asset = self._assets.files.get(request.match_info["name"])
        if asset is None:
            raise Refused(404, "live-no-page")
        return send_file(request, asset, f"public, max-age={YEAR}, immutable")

    async def _health(self, request: web.Request) -> web.StreamResponse:
        served = self._services.on_duty()
        return web.Response(
            status=200 if served else 503, text="ok\n" if served else "not now\n"
        )

    @web.middleware
    async def _guard(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Give every answer its headers; what is answered at once belongs to the bot's own work."""
        began = time.perf_counter()
        if request.path.endswith("/events"):
            response = await self._answered(request, handler)
        else:
            # whoever waits here is not yet a part of the bot's work, for whose end the holder may be waiting
            turn = self.turn if request.method == "POST" else None
            async with turn or contextlib.nullcontext():
                response = await self._context.run(
                    asyncio.ensure_future, self._answered(request, handler)
                )
        if not response.prepared:
            for name, value in (HEADERS | {"Cache-Control": "no-store"}).items():
                response.headers.setdefault(name, value)
            resource = request.match_info.route.resource
            route = "none" if resource is None else resource.canonical
            self._services.db.figures.paged(route, time.perf_counter() - began)
        return response

    async def _answered(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Return what a route answers; of a refusal its sentence in the reader's language."""
        try:
            return await handler(request)
        except Refused as refused:
            return await self._refuse(
                request, refused.status, refused.message_id, **refused.args_
            )
        except NoGame:
            return await self._refuse(request, 404, "live-no-page")
        except UserError as problem:
            l10n = await self._requests.language(request)
            return send_json(
                request,
                {"refused": public.plain(l10n, l10n.format_message(problem.message))},
                409,
            )
        except StorageError:
            return await self._refuse(request, 503, "database-trouble")
        except web.HTTPRequestEntityTooLarge:
            return await self._refuse(request, 413, "live-too-large")
        except web.HTTPRedirection as elsewhere:
            return web.Response(
                status=elsewhere.status,
                headers={"Location": elsewhere.headers["Location"]},
            )
        except web.HTTPException as problem:
            return await self._refuse(request, problem.status, "live-no-page")
        except Exception as problem:
            await self._services.report_error("live board", problem)
            return await self._refuse(request, 500, "error-unexpected")

    async def _refuse(
        self, request: web.Request, status: int, message_id: str, **args: object
    ) -> web.Response:
        l10n = await self._requests.language(request)
        return send_json(
            request,
            {"refused": public.plain(l10n, l10n.format(message_id, **args))},
            status,
        )
