"""Places that the bot may not post in: nothing is sent where the cache knows that; where Discord refused it, one game
of a place tries again, and the others wait for it."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.core.model import GameInfo
from bot.delivery.discord_api import ARCHIVED, LOCKED, DiscordApi

PAUSES = (10, 60, 300)  # seconds before the next try, after each that was refused
FOLLOWS = 10  # seconds after which who waits for another game's try looks again
TRIES = 60  # seconds after which another game tries in place of one of which nothing was heard


class Place(NamedTuple):
    """A channel; or its threads, which have rights of their own; or one thread that is locked."""

    channel: int
    threads: bool


class Shut(Exception):
    """Nothing is sent now: why, as a message, and for how many seconds."""

    def __init__(self, message_id: str, pause: int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.pause = pause


class _Try:
    """How often a place was refused, when it is tried again, and which game tries now."""

    def __init__(self) -> None:
        self.count = 0
        self.next = 0.0
        self.game: int | None = None


class Closed:
    """What is known of places that are closed, and of the games that wait for them."""

    def __init__(self, discord_api: DiscordApi) -> None:
        self._discord_api = discord_api
        self._tries: dict[Place, _Try] = {}
        self._waiting: dict[int, tuple[GameInfo, str]] = {}  # game -> where it is played, and why it waits

    def check(self, info: GameInfo) -> None:
        """Raises Shut where nothing is to be sent for a game now."""
        barred = self._discord_api.barred(info)
        if barred is not None:
            self._waiting[info.id] = (info, barred)
            raise Shut(barred, PAUSES[-1])
        for place in _places(info):
            tried = self._tries.get(place)
            if tried is None or tried.game == info.id:
                continue
            wait = tried.next - self._discord_api.now()
            if 0 < wait <= PAUSES[-1]:
                why = self._waiting.get(info.id, (info, "trouble-forbidden"))[1]
                self._waiting[info.id] = (info, why)
                raise Shut(why, int(wait) + 1 if tried.game is None else FOLLOWS)
            tried.game, tried.next = info.id, self._discord_api.now() + TRIES

    def refused(self, info: GameInfo, problem: BaseException, why: str) -> int | None:
        """Notes that Discord refused a message; the seconds until the place is tried again, None where it is not the
        place that it refused."""
        thread, place = _places(info)
        locked = isinstance(problem, discord.HTTPException) and problem.code in (ARCHIVED, LOCKED)
        if not locked and not isinstance(problem, discord.Forbidden):
            self._let_go(info)
            return None
        tried = self._tries.setdefault(thread if locked else place, _Try())
        pause = PAUSES[min(tried.count, len(PAUSES) - 1)]
        tried.count, tried.next, tried.game = tried.count + 1, self._discord_api.now() + pause, None
        self._waiting[info.id] = (info, why)
        return pause

    def _let_go(self, info: GameInfo) -> None:
        """A game that tried has not found out whether its place is open: the next one may."""
        for place in _places(info):
            tried = self._tries.get(place)
            if tried is not None and tried.game == info.id:
                tried.game, tried.next = None, 0.0

    def opened(self, info: GameInfo) -> list[int]:
        """Notes that something could be posted for a game; gives the other games that waited for its place."""
        self._waiting.pop(info.id, None)
        places = [place for place in _places(info) if self._tries.pop(place, None) is not None]
        return [
            game for game, (other, _) in self._waiting.items() if any(p in places for p in _places(other))
        ]

    def allowed(self, server: int, channel: int | None = None) -> list[int]:
        """The games of a server (and of a channel or thread there) that wait, where the cache bars them no longer."""
        found = []
        for game, (info, _) in self._waiting.items():
            here = channel in (None, info.channel, info.thread)
            if info.server == server and here and self._discord_api.barred(info) is None:
                found.append(game)
        return found

    def tried(self, game: int) -> Place | None:
        """The place of a game that waits, where Discord refused it; None where the cache alone bars it."""
        if game not in self._waiting:
            return None
        return next((place for place in _places(self._waiting[game][0]) if place in self._tries), None)

    def may_try(self, game: int) -> bool:
        """Whether a game that waits may try its place at once, as far as the cache knows; its place is due then."""
        if game not in self._waiting:
            return True
        info, _ = self._waiting[game]
        if self._discord_api.barred(info) is not None:
            return False
        for place in _places(info):
            if place in self._tries:
                self._tries[place].next = 0.0
        return True

    def why(self, game: int, otherwise: str) -> str | None:
        """Why a game waits for its place, as a message, or what it waits for `otherwise`; None where the cache knows by
        now that it may post."""
        if game not in self._waiting:
            return otherwise
        info, why = self._waiting[game]
        return why if self.tried(game) is not None else self._discord_api.barred(info)

    def forget(self, game: int) -> None:
        """Drops a game that is over, or that nothing waits for any more."""
        self._waiting.pop(game, None)


def _places(info: GameInfo) -> tuple[Place, Place]:
    """The place where a game is played, as one thread, and as one of its channel's threads."""
    home = info.channel if info.thread is None else info.thread
    return Place(home, False), Place(info.channel, home != info.channel)
