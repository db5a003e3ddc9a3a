"""Sessions: a personal link that is opened, the sign-in with Discord, the Activity, and signing out."""

from __future__ import annotations

import logging
import re
from typing import Annotated, Literal, TypeAlias

import msgspec
from aiohttp import web

from bot.core.errors import NoGame
from bot.delivery.context import DeliveryContext
from bot.features.live_board import use_cases
from bot.features.live_board.access import Rates, Refused, Visitor, need_key
from bot.features.live_board.acting import Body
from bot.features.live_board.answers import send_json
from bot.features.live_board.requests import RequestReader, address
from bot.features.live_board.sign_in import SignIn, SignInFailed, read_begun
from bot.features.live_board.site import Site
from storage.board_sessions import FRAME, SessionRow

_log = logging.getLogger(__name__)

Snowflake: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[0-9]{1,18}$|^[0-8][0-9]{18}$")
]
ENTRIES_A_MINUTE = 10  # sessions that one address begins


class Enter(Body, kw_only=True):
    """A personal link that was opened."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class Launch(Body, kw_only=True):
    """An Activity that was opened in a channel, with Discord's code for whoever opened it."""

    code: Annotated[str, msgspec.Meta(max_length=200)]
    verifier: Annotated[str, msgspec.Meta(max_length=200)]
    server: Snowflake
    channel: Snowflake


class SessionRoutes:
    """Begins and ends sessions. Signs in with Discord where `sign_in` is given."""

    def __init__(
        self,
        site: Site,
        requests: RequestReader,
        services: DeliveryContext,
        sign_in: SignIn | None,
    ) -> None:
        self._site = site
        self._requests = requests
        self._services = services
        self._signing = sign_in
        self._entries = Rates(ENTRIES_A_MINUTE)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes; those of Discord only where they are switched on."""
        routes = [
            web.post("/enter", self._enter),
            web.post("/sign-out", self._sign_out),
        ]
        if self._signing is not None:
            routes += [
                web.get("/sign-in", self._sign_in),
                web.get("/signed-in", self._signed_in),
            ]
            if self._site.parents:
                routes.append(web.post("/activity", self._activity))
        return routes

    async def _enter(self, request: web.Request) -> web.StreamResponse:
        """Exchange a personal link for a session."""
        self._entries.take(address(request))
        link = await self._requests.body(request, Enter)
        token = use_cases.new_token()
        row = await self._services.db.run(use_cases.enter, link.token, token)
        if row is None:
            raise Refused(403, "live-link-used")
        response = send_json(request, {"game": row.game})
        self._set_cookie(
            response, self._site.cookie, token, use_cases.SESSION_LASTS, "Strict"
        )
        return response

    async def _sign_in(self, request: web.Request) -> web.StreamResponse:
        """Send a browser to Discord, which sends it back to `/signed-in`."""
        assert self._signing is not None
        self._entries.take(address(request))
        game = request.query.get("game", "")
        begun, location = self._signing.begin(
            int(game) if re.fullmatch("[0-9]{1,18}", game) else 0
        )
        response = web.Response(status=303, headers={"Location": location})
        # Lax, for Discord is another site: it comes back with this navigation alone.
        self._set_cookie(
            response,
            f"{self._site.cookie}-sign-in",
            begun.written(),
            use_cases.LINK_LASTS,
            "Lax",
        )
        return response

    async def _signed_in(self, request: web.Request) -> web.StreamResponse:
        """Begin a session for all games of whoever Discord says it is; else the page says that it failed."""
        assert self._signing is not None
        self._entries.take(address(request))
        game, query = 0, request.query
        token = use_cases.new_token()
        try:
            begun = read_begun(request.cookies.get(f"{self._site.cookie}-sign-in", ""))
            game = begun.game
            user = await self._signing.finish(
                begun, query.get("state", ""), query.get("code", "")
            )
            await self._services.db.run(use_cases.begin, user, None, token)
        except SignInFailed as problem:
            _log.warning("a sign-in failed: %s", problem)
            response = web.Response(
                status=303,
                headers={"Location": f"{self._site.page_of(game)}#sign-in=failed"},
            )
        else:
            response = web.Response(
                status=303, headers={"Location": self._site.page_of(game)}
            )
            self._set_cookie(
                response, self._site.cookie, token, use_cases.SESSION_LASTS, "Strict"
            )
        response.del_cookie(
            f"{self._site.cookie}-sign-in",
            path="/",
            secure=self._site.secure,
            httponly=True,
        )
        return response

    async def _activity(self, request: web.Request) -> web.StreamResponse:
        """Begin a session of a frame within Discord, in the game of the channel that it was opened in.

        The channel that the frame names is not trusted: a game that the person may not see counts as none.
        """
        assert self._signing is not None
        # everybody comes from Discord's own addresses
        self._requests.rates.take(address(request))
        launch = await self._requests.body(request, Launch)
        server = int(launch.server)
        self._site.send_home(request, server)
        try:
            user = await self._signing.person(launch.code, launch.verifier)
        except SignInFailed as problem:
            _log.warning("a sign-in failed: %s", problem)
            raise Refused(403, "live-page-sign-in-failed") from None
        token, db = use_cases.new_token(), self._services.db
        info = await db.read(use_cases.game_at, server, int(launch.channel), user)
        try:
            if info is None:
                raise NoGame("table-no-game")
            await self._requests.access.look(
                Visitor(SessionRow("", FRAME, user, None, 0)), info
            )
        except NoGame:
            raise Refused(404, "live-no-game-here") from None
        await db.run(use_cases.begin, user, None, token, FRAME)
        return send_json(
            request, {"bearer": token, "game": info.id, "base": self._site.base}
        )

    async def _sign_out(self, request: web.Request) -> web.StreamResponse:
        body = await self._requests.body(request, Body)
        visitor = await self._requests.visitor(request)
        need_key(visitor, body.key)
        assert visitor.session is not None, "a key belongs to a session"
        await self._services.db.run(use_cases.sign_out, visitor.session.user)
        self._requests.access.forget(visitor.session.user)
        response = send_json(request, {})
        response.del_cookie(
            self._site.cookie,
            path="/",
            secure=self._site.secure,
            httponly=True,
            samesite="Strict",
        )
        return response

    def _set_cookie(
        self,
        response: web.Response,
        name: str,
        value: str,
        seconds: int,
        same_site: Literal["Strict", "Lax"],
    ) -> None:
        response.set_cookie(
            name,
            value,
            max_age=seconds,
            httponly=True,
            secure=self._site.secure,
            samesite=same_site,
            path="/",
        )
