"""An open database with its clock and chance: how every use case gets its transaction."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Self, TypeVar

import msgspec

from bot.table.desk import Desk
from bot.table.errors import Unreadable
from rules.errors import StateError
from storage import Database
from storage.packing import Unpackable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.table.model import Outcome
    from storage.games import Tx

P = ParamSpec("P")
R = TypeVar("R")


@contextlib.contextmanager
def readable() -> Iterator[None]:
    """Says kindly that something stored of a game can't be read; other games go on."""
    try:
        yield
    except (StateError, msgspec.DecodeError, Unpackable) as error:
        raise Unreadable("table-unreadable", why=str(error)) from error


class Door:
    """Runs use cases: each is one transaction, in one hop into the thread of the database."""

    def __init__(self, database: Database, clock: Callable[[], float], draw: Callable[[int], int]) -> None:
        self._database = database
        self._clock = clock
        self._draw = draw
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        clock: Callable[[], float] = time.time,
        draw: Callable[[int], int] = secrets.randbelow,
    ) -> Self:
        """Opens or makes the database file, migrating an older one after a backup beside it.

        `clock` tells seconds since 1970; `draw(n)` a secret whole number below n, for seeds and salts.
        Raises storage.StorageError with a sentence that says what is wrong with the file.
        """
        path = Path(path)
        return cls(await Database.open(path), clock, draw)

    async def close(self) -> None:
        """Finishes what is under way and closes the file."""
        await self._database.close()

    def lock(self, game: int) -> asyncio.Lock:
        """The lock of a game, for callers that post in order; the table itself needs none."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def _write(
        self, use_case: Callable[Concatenate[Desk, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        now, draw = int(self._clock()), self._draw
        with readable():
            return await self._database.write(lambda tx: use_case(Desk(tx, now, draw), *args, **kwargs))

    async def _once(
        self,
        delivery: str | None,
        use_case: Callable[Concatenate[Desk, P], Outcome],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Outcome:
        """Like `_write`, but what was carried out before is not done again: how things stand now is returned."""

        now, draw = int(self._clock()), self._draw

        def once(tx: Tx) -> Outcome:
            desk = Desk(tx, now, draw, delivery)
            return desk.repeated() or use_case(desk, *args, **kwargs)

        with readable():
            return await self._database.write(once)

    async def _read(
        self, question: Callable[Concatenate[Desk, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        now, draw = int(self._clock()), self._draw
        with readable():
            return await self._database.read(lambda tx: question(Desk(tx, now, draw), *args, **kwargs))
