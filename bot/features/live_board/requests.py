"""Reads requests: who asks about which game and in which language, and the body of a change."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple, TypeVar

import msgspec
from aiohttp import web

from bot.core.errors import NoGame
from bot.delivery.context import DeliveryContext
from bot.features.live_board.access import (
    Access,
    Rates,
    Refused,
    Seen,
    Visitor,
    need_key,
    need_same_site,
)
from bot.features.live_board.acting import Body
from bot.features.live_board.changes import Changes
from bot.features.live_board.public import Layout
from bot.features.live_board.site import Site
from bot.features.live_board.use_cases import Now
from bot.text.localization import Localization, localization_for, offered
from languages.choosing import of_locale
from storage import StorageError
from storage.board_sessions import BROWSER, FRAME

B = TypeVar("B", bound=Body)
A_MINUTE = 240  # requests of one person or address


class Asked(NamedTuple):
    """A request about a game by somebody who may look at it: who, how the game is now, and in which language."""

    visitor: Visitor
    now: Now
    l10n: Localization


class RequestReader:
    """Identifies visitors, checks their limits and rights, and decodes what they send."""

    def __init__(
        self, site: Site, access: Access, changes: Changes, services: DeliveryContext
    ) -> None:
        self.access = access
        self.rates = Rates(A_MINUTE)
        self._site = site
        self._changes = changes
        self._services = services

    async def asked(self, request: web.Request) -> Asked:
        """Return who asks about which game; raise NoGame for one that they may not see."""
        visitor = await self.visitor(request)
        self.rates.take(self.who(request, visitor))
        game = int(request.match_info["game"])
        try:
            now = await self._changes.now(game)
        except NoGame:
            # a game that never was belongs to some part, too
            self._site.send_home(request, game << 22)
            raise
        self._site.send_home(request, now.info.server)
        await self.access.check(visitor, now.info)
        user, language = visitor.user_in(game), now.info.settings.language
        l10n = await self._services.settings_cache.l10n(
            now.info.server, user, game=language
        )
        return Asked(visitor, now, l10n)

    async def change(
        self, request: web.Request, rates: Rates, kind: type[B]
    ) -> tuple[Asked, Seen, B]:
        """Return who changes a game, with their rights in it, and the body; raise Refused, NoGame."""
        body = await self.body(request, kind)
        asked = await self.asked(request)
        need_key(asked.visitor, body.key)
        seen = await self.access.look(asked.visitor, asked.now.info)
        rates.take(str(seen.need_person().user))
        return asked, seen, body

    async def body(self, request: web.Request, kind: type[B]) -> B:
        """Return the body of a change; raise Refused unless our own page sends it.

        A frame within Discord has another origin. It names its session itself, which no other site can.
        """
        framed = self._site.parents and (
            request.path == "/activity" or "Authorization" in request.headers
        )
        need_same_site(request.headers, None if framed else self._site.url)
        try:
            return msgspec.json.decode(await request.read(), type=kind)
        except (
            msgspec.DecodeError,
            UnicodeDecodeError,
            RecursionError,
            web.RequestPayloadError,
        ):
            raise Refused(400, "live-unreadable") from None

    async def visitor(self, request: web.Request) -> Visitor:
        """Return the holder of the session that a request names; an anonymous visitor without one."""
        bearer = request.headers.get("Authorization")
        if bearer is not None:
            return await self.access.visitor(bearer.removeprefix("Bearer "), FRAME)
        return await self.access.visitor(
            request.cookies.get(self._site.cookie, ""), BROWSER
        )

    def who(self, request: web.Request, visitor: Visitor) -> str:
        """Return whom a limit counts: a person, or an address."""
        return (
            address(request) if visitor.session is None else str(visitor.session.user)
        )

    async def language(self, request: web.Request) -> Localization:
        """Return the language of whoever asks: their own, else the first that their browser names."""
        settings = self._services.settings_cache
        try:
            visitor = await self.visitor(request)
            if visitor.session is not None:
                return localization_for(
                    await settings.language(None, visitor.session.user)
                )
        except StorageError:
            pass
        for locale in request.headers.get("Accept-Language", "").split(","):
            language = of_locale(locale.partition(";")[0].strip() or None, offered())
            if language is not None:
                return localization_for(language)
        return localization_for(settings.default)


def address(request: web.Request) -> str:
    """Return the address of whoever asks; a proxy on this machine or in a private network says it."""
    peer = request.remote or "::"
    if ipaddress.ip_address(peer.partition("%")[0]).is_private:
        return request.headers.get("X-Forwarded-For", peer).rpartition(",")[2].strip()
    return peer


def layout_of(request: web.Request) -> Layout:
    """Return the layout that a page asks for."""
    return "phone" if request.query.get("layout") == "phone" else "full"
