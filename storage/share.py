"""The share of one process of several.

The share is the shards whose locks its writing session on the server holds. A session that has ended holds no
lock and can commit nothing, so two processes never serve one shard.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from storage.shard_range import ShardRange

# seconds after the last message that the server has answered in which a process may serve
RELIED = 3.5
# seconds after which the server ends a silent session, so that others may take its locks
SILENT = 4.0
BEAT_SECONDS = 1.0  # seconds between two messages to the server if nothing else is sent
# Seconds that a session is old before a standby takes anything: after a restart of the server the others come back.
SETTLED = 3.0


def elapsed() -> float:
    """Return the seconds of a clock that is never set and, if the system has one, counts time of suspension."""
    if sys.platform == "darwin":
        return time.clock_gettime(time.CLOCK_MONOTONIC)  # there it counts them
    suspended_too: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return (
        time.monotonic() if suspended_too is None else time.clock_gettime(suspended_too)
    )


class Claim(NamedTuple):
    """The outcome of a claim of shards.

    `held` says whether the shards are this process's. If not, `taken` says whether another process has them, or the
    session is too new to take any. `numbers` are the counts of all shards that other processes run with, where they
    differ from this one's.
    """

    held: bool
    taken: bool = False
    numbers: frozenset[int] = frozenset()


class Session(Protocol):
    """The storage behind a share."""

    async def claim(self, shard_range: ShardRange, settled: float) -> Claim:
        """Take the locks of these shards, all or none, on a session that is so many seconds old."""


class Share:
    """The shards of one process, and until when it may rely on them.

    The storage updates it in its own threads with the server's answers; the bot reads it.
    """

    def __init__(self, clock: Callable[[], float] = elapsed) -> None:
        self.clock = clock
        self.shard_range: ShardRange | None = None
        """The range of shards that this process has taken, and takes again with each new session."""
        self.taken = False
        """True if another process has served these shards since; this one does not take them again."""
        self.storage: Session | None = None
        self._session: object = None  # the session with the locks
        self._answered = 0.0  # when the last message was sent that was answered on it

    @property
    def serving(self) -> bool:
        """True if this process may answer and post now."""
        return self._session is not None and not self.taken and self.left > 0

    @property
    def left(self) -> float:
        """Seconds for which it may rely on its share without another message."""
        return max(0.0, self._answered + RELIED - self.clock())

    def claim(self, shard_range: ShardRange, settled: float = 0.0) -> Awaitable[Claim]:
        """Take these shards, or return why that is not possible yet; raise StorageError."""
        assert self.storage is not None, "the database is not open"
        return self.storage.claim(shard_range, settled)

    def held_by(self, session: object) -> bool:
        """Return whether this session holds the locks."""
        return session is self._session and not self.taken

    def hold(self, session: object, shard_range: ShardRange, asked: float) -> None:
        """Store that a session has the locks, which it asked for at `asked`."""
        self.shard_range, self._session, self._answered = shard_range, session, asked

    def heard(self, session: object, asked: float) -> None:
        """Store that the server has answered a message that was sent at `asked`."""
        if session is self._session:
            self._answered = max(self._answered, asked)

    def lose(self, session: object = None) -> None:
        """Store that this session, or any, has ended, and with it the locks."""
        if session is None or session is self._session:
            self._session = None

    def leave(self) -> None:
        """Store that another process has these shards."""
        self._session, self.taken = None, True
