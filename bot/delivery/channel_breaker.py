"""A circuit breaker for the channels to which Discord refuses messages: one game tries again, the others wait."""

import dataclasses
from typing import NamedTuple

import discord

from bot.core.model import GameInfo
from bot.delivery.discord_api import ARCHIVED, LOCKED, DiscordApi

# seconds before the next try of a channel or notification, after each failure
PAUSES = (10, 60, 300)
# seconds after which a game asks again while another one tries its scope
PROBE_LOOK = 10
# seconds after which another game may try in place of one that never reported
PROBE_LASTS = 60


class Scope(NamedTuple):
    """The scope of one refusal: a channel, all its `threads` (which have rights of their own), or one thread."""

    channel: int
    threads: bool


class ChannelUnavailable(Exception):
    """Nothing may be sent to a channel for `pause` seconds; `message_id` explains why."""

    def __init__(self, message_id: str, pause: int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.pause = pause


@dataclasses.dataclass
class _Circuit:
    """A refused scope: the message id of the reason, the number of refusals, the next try, and the game that tries."""

    why: str
    refusals: int = 0
    next: float = 0.0
    game: int | None = None


class ChannelBreaker:
    """The scopes that Discord refused."""

    def __init__(self, discord_api: DiscordApi) -> None:
        self._discord_api = discord_api
        self._circuits: dict[Scope, _Circuit] = {}

    def check(self, info: GameInfo) -> None:
        """Raise ChannelUnavailable if nothing may be sent for a game now."""
        barred = self._discord_api.barred(info)
        if barred is not None:
            raise ChannelUnavailable(barred, PAUSES[-1])
        for circuit in self._of(info):
            if circuit.game == info.id:
                continue
            wait = circuit.next - self._discord_api.now()
            if 0 < wait <= PAUSES[-1]:
                raise ChannelUnavailable(
                    circuit.why, int(wait) + 1 if circuit.game is None else PROBE_LOOK
                )
            circuit.game, circuit.next = info.id, self._discord_api.now() + PROBE_LASTS

    def refuse(self, info: GameInfo, problem: BaseException, why: str) -> int | None:
        """Count a failed request; return in how many seconds its scope is tried again.

        Return None if the scope is not to blame; the next game then tries it at once.
        """
        thread, threads = _scopes(info)
        locked = isinstance(problem, discord.HTTPException) and problem.code in (
            ARCHIVED,
            LOCKED,
        )
        if not locked and not isinstance(problem, discord.Forbidden):
            for circuit in self._of(info):
                if circuit.game == info.id:
                    circuit.game, circuit.next = None, 0.0
            return None
        circuit = self._circuits.setdefault(
            thread if locked else threads, _Circuit(why)
        )
        pause = PAUSES[min(circuit.refusals, len(PAUSES) - 1)]
        circuit.why, circuit.refusals, circuit.game = why, circuit.refusals + 1, None
        circuit.next = self._discord_api.now() + pause
        return pause

    def close(self, info: GameInfo) -> bool:
        """Close the circuits of a game for which something was posted; return whether one was open."""
        closed = [
            scope
            for scope in _scopes(info)
            if self._circuits.pop(scope, None) is not None
        ]
        return bool(closed)

    def refused(self, info: GameInfo) -> Scope | None:
        """Return the scope that Discord refused to a game; None if it has refused none."""
        return next((scope for scope in _scopes(info) if scope in self._circuits), None)

    def allow_retry(self, info: GameInfo) -> None:
        """Let a game try its scopes at once."""
        for circuit in self._of(info):
            circuit.next = 0.0

    def _of(self, info: GameInfo) -> list[_Circuit]:
        return [
            self._circuits[scope] for scope in _scopes(info) if scope in self._circuits
        ]


def _scopes(info: GameInfo) -> tuple[Scope, Scope]:
    """Return the scopes of a game's place: as one thread, and as one of its channel's threads."""
    return Scope(info.home, False), Scope(info.channel, info.home != info.channel)
