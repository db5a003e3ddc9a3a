"""The visitor of a page, and their rights there.

A session identifies the visitor; their rights are checked with Discord again at each request.
"""

from __future__ import annotations

import hmac
import time
from collections import OrderedDict, deque
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from bot.core.errors import NoGame
from bot.core.model import GameInfo, Person
from bot.delivery.context import DeliveryContext
from bot.features.live_board import use_cases
from bot.text import people
from storage.board_sessions import BROWSER, SessionRow

BELIEVED = 30.0  # seconds for which a session is not read again
# seconds for which a channel is taken to be open to everybody, or not
OPEN_BELIEVED = 2.0
REMEMBERED_VISITORS = 2_000  # sessions and addresses that are remembered
MINUTE = 60.0


class Refused(Exception):
    """A request that is answered with a status and a sentence of the catalogue."""

    def __init__(self, status: int, message_id: str, /, **args: object) -> None:
        super().__init__(message_id)
        self.status = status
        self.message_id = message_id
        self.args_ = args


class Visitor(NamedTuple):
    """Whoever asks; without a session nobody in particular.

    `key` stands in the private answer, and each change has to name it: other sites can't read it.
    """

    session: SessionRow | None = None
    key: str = ""

    def user_in(self, game: int) -> int | None:
        """Return who asks, where the session is good for a game."""
        session = self.session
        return (
            session.user
            if session is not None and session.game in (None, game)
            else None
        )


NOBODY = Visitor()


class Seen(NamedTuple):
    """A visitor's rights in a game: `person` is None for an anonymous spectator."""

    person: Person | None
    seats: tuple[int, ...]

    def need_person(self) -> Person:
        """Return the visitor's user; raise Refused for an anonymous one."""
        if self.person is None:
            raise Refused(403, "live-signed-out")
        return self.person


class Access:
    """Identifies visitors and checks their rights.

    Sessions are cached for half a minute, open channels for two seconds.
    """

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services
        self._sessions: OrderedDict[str, tuple[Visitor, float]] = OrderedDict()
        self._open: OrderedDict[int, tuple[bool, float]] = OrderedDict()

    async def visitor(self, token: str, kind: str = BROWSER) -> Visitor:
        """Return the holder of a token; an anonymous visitor for one that is unknown or has expired."""
        if not token:
            return NOBODY
        now = time.monotonic()
        known = self._sessions.get(token)
        if known is None or now - known[1] > BELIEVED:
            db = self._services.db
            row = await db.read(use_cases.session, token, kind)
            if row is None:
                self._sessions.pop(token, None)
                return NOBODY
            left = row.expires - self._services.now()
            if kind == BROWSER and left < use_cases.SESSION_LASTS - use_cases.RENEWED:
                await db.run(use_cases.extend, row)
            key = sha256(f"key {token}".encode()).hexdigest()[:32]
            known = self._sessions[token] = Visitor(row, key), now
            self._sessions.move_to_end(token)
            if len(self._sessions) > REMEMBERED_VISITORS:
                self._sessions.popitem(last=False)
        return known[0]

    def forget(self, user: int) -> None:
        """Drop what is remembered of a person whose sessions have ended."""
        for token, (visitor, _) in list(self._sessions.items()):
            if visitor.session is not None and visitor.session.user == user:
                del self._sessions[token]

    async def check(self, visitor: Visitor, info: GameInfo) -> None:
        """Raise NoGame unless a visitor may look at a game; where everybody may, Discord is not asked who it is."""
        if not await self._is_public(info):
            await self.look(visitor, info)

    async def look(self, visitor: Visitor, info: GameInfo) -> Seen:
        """Return a visitor's rights in a game; raise NoGame, as for a game that does not exist.

        Holders of seats who are on the server may look, other people with View Channel where the game is
        played, and anonymous visitors only where everybody may.
        """
        user = visitor.user_in(info.id)
        if user is not None:
            member = await self._services.permissions.member(info.server, user)
            if member is not None:
                seats = info.seats_of(user)
                rights = await self._services.permissions.rights(
                    member, info.channel, seated=bool(seats)
                )
                if seats or rights.looks:
                    return Seen(
                        people.person(member, moderator=rights.moderates), seats
                    )
        if await self._is_public(info):
            return Seen(None, ())
        raise NoGame("table-no-game")

    async def _is_public(self, info: GameInfo) -> bool:
        now = time.monotonic()
        known = self._open.get(info.home)
        if known is None or now - known[1] > OPEN_BELIEVED:
            public = bool(
                await self._services.permissions.is_public_now(
                    info.server, info.home, None
                )
            )
            known = self._open[info.home] = public, now
            self._open.move_to_end(info.home)
            if len(self._open) > REMEMBERED_VISITORS:
                self._open.popitem(last=False)
        return known[0]


def need_same_site(headers: Mapping[str, str], origin: str | None) -> None:
    """Raise Refused unless a change comes from our own page: JSON, of the same site and, if given, of an origin."""
    if headers.get("Content-Type", "").partition(";")[0].strip() != "application/json":
        raise Refused(415, "live-refused")
    same_origin = origin is None or headers.get("Origin") == origin
    if headers.get("Sec-Fetch-Site", "same-origin") != "same-origin" or not same_origin:
        raise Refused(403, "live-refused")


def need_key(visitor: Visitor, key: str) -> None:
    """Raise Refused unless a change names the key of its session."""
    if visitor.session is None:
        raise Refused(403, "live-signed-out")
    if not hmac.compare_digest(key.encode(), visitor.key.encode()):
        raise Refused(403, "live-refused")


class Rates:
    """The requests of each visitor in the last minute, and their limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._asked: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, visitor: str) -> None:
        """Count a request; raise Refused where there were too many within a minute."""
        now = time.monotonic()
        times = self._asked.setdefault(visitor, deque())
        self._asked.move_to_end(visitor)
        while times and now - times[0] > MINUTE:
            times.popleft()
        if len(times) >= self._most:
            raise Refused(429, "live-too-often")
        times.append(now)
        if len(self._asked) > REMEMBERED_VISITORS:
            self._asked.popitem(last=False)
