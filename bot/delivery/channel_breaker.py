"""A circuit breaker for the channels to which Discord refuses messages: one game tries again, the others wait."""

import dataclasses
from typing import NamedTuple

import discord

from bot.core.model import GameInfo
from bot.delivery.discord_api import ARCHIVED, LOCKED, DiscordApi

PAUSES = (10, 60, 300)  # seconds before the next try of a channel or notification, after each failure
PROBE_LOOK = 10  # seconds after which a game asks again while another one tries its scope
PROBE_LASTS = 60  # seconds after which another game may try in place of one that never reported


class Scope(NamedTuple):
    """What one refusal speaks for: a channel, all its `threads` (which have rights of their own), or one thread."""

    channel: int
    threads: bool


class ChannelUnavailable(Exception):
    """Nothing is to be sent to a channel now: the id of the text that says why, and for how many seconds."""

    def __init__(self, message_id: str, pause: int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.pause = pause


@dataclasses.dataclass
class _Circuit:
    """How often a scope was refused, when it is tried again, and which game tries it now."""

    refusals: int = 0
    next: float = 0.0
    game: int | None = None


class ChannelBreaker:
    """The scopes that Discord refused, and the games that wait for them."""

    def __init__(self, discord_api: DiscordApi) -> None:
        self._discord_api = discord_api
        self._circuits: dict[Scope, _Circuit] = {}
        self._waiting: dict[int, tuple[GameInfo, str]] = {}  # game -> where it is played, and why it waits

    def check(self, info: GameInfo) -> None:
        """Raise ChannelUnavailable where nothing is to be sent for a game now."""
        barred = self._discord_api.barred(info)
        if barred is not None:
            self._waiting[info.id] = (info, barred)
            raise ChannelUnavailable(barred, PAUSES[-1])
        for scope in _scopes(info):
            circuit = self._circuits.get(scope)
            if circuit is None or circuit.game == info.id:
                continue
            wait = circuit.next - self._discord_api.now()
            if 0 < wait <= PAUSES[-1]:
                why = self._waiting.get(info.id, (info, "trouble-forbidden"))[1]
                self._waiting[info.id] = (info, why)
                raise ChannelUnavailable(why, int(wait) + 1 if circuit.game is None else PROBE_LOOK)
            circuit.game, circuit.next = info.id, self._discord_api.now() + PROBE_LASTS

    def refuse(self, info: GameInfo, problem: BaseException, why: str) -> int | None:
        """Note a failed request; return in how many seconds its scope is tried again.

        Returns None where the scope is not to blame. The next game may then find out whether it is open.
        """
        thread, threads = _scopes(info)
        locked = isinstance(problem, discord.HTTPException) and problem.code in (ARCHIVED, LOCKED)
        if not locked and not isinstance(problem, discord.Forbidden):
            for scope in (thread, threads):
                if (circuit := self._circuits.get(scope)) is not None and circuit.game == info.id:
                    circuit.game, circuit.next = None, 0.0
            return None
        circuit = self._circuits.setdefault(thread if locked else threads, _Circuit())
        pause = PAUSES[min(circuit.refusals, len(PAUSES) - 1)]
        circuit.refusals, circuit.game = circuit.refusals + 1, None
        circuit.next = self._discord_api.now() + pause
        self._waiting[info.id] = (info, why)
        return pause

    def close(self, info: GameInfo) -> list[int]:
        """Note that something was posted for a game; return the other games that waited for its scopes."""
        self._waiting.pop(info.id, None)
        closed = [scope for scope in _scopes(info) if self._circuits.pop(scope, None) is not None]
        return [
            game
            for game, (other, _) in self._waiting.items()
            if any(scope in closed for scope in _scopes(other))
        ]

    def allowed(self, server: int, channel: int | None = None) -> list[int]:
        """Return the waiting games of a server, or of a channel or thread there, that the cache no longer bars."""
        return [
            game
            for game, (info, _) in self._waiting.items()
            if info.server == server
            and channel in (None, info.channel, info.thread)
            and self._discord_api.barred(info) is None
        ]

    def refused(self, game: int) -> Scope | None:
        """Return the scope that Discord refused to a waiting game; None where the cache alone bars it."""
        if game not in self._waiting:
            return None
        return next((scope for scope in _scopes(self._waiting[game][0]) if scope in self._circuits), None)

    def allow_retry(self, game: int) -> bool:
        """Let a waiting game try its scopes at once; return False where the cache bars it."""
        if game not in self._waiting:
            return True
        info, _ = self._waiting[game]
        if self._discord_api.barred(info) is not None:
            return False
        for scope in _scopes(info):
            if scope in self._circuits:
                self._circuits[scope].next = 0.0
        return True

    def why(self, game: int, otherwise: str) -> str | None:
        """Return why a game waits: for its scope, else for the reason `otherwise`; None where it may post by now."""
        if game not in self._waiting:
            return otherwise
        info, why = self._waiting[game]
        return why if self.refused(game) is not None else self._discord_api.barred(info)

    def server(self, game: int) -> int | None:
        """Return the server of a waiting game."""
        return self._waiting[game][0].server if game in self._waiting else None

    def forget(self, game: int) -> None:
        """Drop a game that is over, or that waits no more."""
        self._waiting.pop(game, None)


def _scopes(info: GameInfo) -> tuple[Scope, Scope]:
    """Return the scopes of a game's place: as one thread, and as one of its channel's threads."""
    return Scope(info.home, False), Scope(info.channel, info.home != info.channel)
