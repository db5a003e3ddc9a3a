"""The only way to the data: an open database with its clock and chance gives every use case its transaction."""

import asyncio
import contextlib
import secrets
import time
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import msgspec

from bot.core import integrity
from bot.core.errors import Unreadable, UserError
from bot.core.figures import Figures
from bot.core.hooks import Hooks
from bot.core.model import Outcome
from bot.core.unit_of_work import ONE_GAME, Public, UnitOfWork
from rules.errors import StateError
from storage import Location, StorageError, Store, backup, games, open_at
from storage.compression import Unpackable
from storage.database import count_as_written
from storage.shard_range import ShardRange
from storage.share import Share
from storage.transaction import Tx

BACKUPS = 14  # of so many days
# seconds over which one of several processes tries to connect at longer distances
BACK_OFF = 1.0

P = ParamSpec("P")
R = TypeVar("R")


class UseCaseRunner:
    """Runs use cases, each in one transaction.

    A use case takes one hop into the thread of the database, and is durable before the call returns. Raise
    UserError for a refusal and storage.StorageError for trouble with the disk or the server; neither has
    changed anything.
    """

    def __init__(
        self,
        database: Store,
        clock: Callable[[], float],
        draw: Callable[[int], int],
        hooks: Hooks,
        shard_range: ShardRange | None = None,
    ) -> None:
        self._database = database
        self._copies: Path | None = None
        self.hooks = hooks
        self.shard_range = shard_range
        self._clock = clock
        self.draw = draw
        """A secret whole number below what it is given, for seeds and salts."""
        self.is_public: Public = lambda server, channel, role: True
        """A function, called in the database's thread, that returns whether everybody in a server, or with a role, sees
        a channel."""
        self.outsiders_read: Public = lambda server, channel, role: False
        """A function, called there, that returns whether people without the role of everybody read a channel."""
        self.may_post: Callable[[int, int, int | None], bool] = (
            lambda server, channel, thread: True
        )
        """A function, called there, that returns whether the bot may post in a game's thread or channel."""
        self.figures = Figures()
        """Told of every use case and the seconds from its call to its commit."""
        self.scheduled: Callable[[int], None] | None = None
        """Told after a commit when the first of the jobs is due that were scheduled in it."""
        self.committed: Callable[[Sequence[int]], None] | None = None
        """Told after a commit that wrote which games its use case asked for."""
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    @classmethod
    async def open(
        cls,
        place: Location,
        hooks: Hooks,
        *,
        clock: Callable[[], float] = time.time,
        draw: Callable[[int], int] = secrets.randbelow,
        shard_range: ShardRange | None = None,
        copies: Path | None = None,
        share: Share | None = None,
    ) -> Self:
        """Open or make the database: a file, migrated after a backup beside it, or on the server of a URL.

        `clock` tells seconds since 1970. With a `shard_range` other processes may be at work there too, and
        what is done by itself is done for the servers of these shards alone; with a `share` it writes once
        that has shards. `copies` is the folder for the copy made before a server is migrated. Raise
        storage.StorageError, which says what is wrong.
        """
        alone, back_off = (
            shard_range is None and share is None,
            None if share is None else BACK_OFF,
        )
        store = await open_at(
            place, alone=alone, back_off=back_off, copies=copies, share=share
        )
        opened = cls(store, clock, draw, hooks, shard_range)
        opened._copies = copies
        return opened

    @property
    def conflicts(self) -> int:
        """The number of tries of use cases that conflicts with other processes ended."""
        return self._database.conflicts

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._database.close()

    def lock(self, game: int) -> asyncio.Lock:
        """Return the lock of a game, for callers that post in order; the table itself needs none."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def backup(self, keep: int = BACKUPS) -> Path | None:
        """Write a backup into `backups`, and keep the newest `keep`; return its path, None if none was written.

        Copies from before a migration are deleted together with backups of their age.
        """
        if self._copies is not None:
            await asyncio.to_thread(
                backup.rotate_migrated, self._copies, self._clock(), keep
            )
        try:
            path = await self._database.backup_daily(self._clock(), keep)
        except (StorageError, OSError):
            self.figures.backed_up(False)
            raise
        if path is not None:
            self.figures.backed_up(True)
        return path

    async def run(
        self,
        use_case: Callable[Concatenate[UnitOfWork, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run a use case that writes."""
        return await self._run_unit(
            self._writing(use_case, args), None, use_case, *args, **kwargs
        )

    async def run_once(
        self,
        key: str | None,
        use_case: Callable[Concatenate[UnitOfWork, P], Outcome],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Outcome:
        """Run a use case like `run`, but not twice for a key (the id of an interaction).

        The second time return how things stand now, `repeated`.
        """

        @wraps(use_case)
        def once(uow: UnitOfWork, /, *args: P.args, **kwargs: P.kwargs) -> Outcome:
            if use_case in ONE_GAME:
                assert isinstance(args[0], int)
                games.find_ahead(uow.tx, args[0])
            return uow.repeated() or use_case(uow, *args, **kwargs)

        return await self._run_unit(
            self._writing(use_case, args), key, once, *args, **kwargs
        )

    def _writing(
        self, use_case: Callable[..., object], args: Sequence[object]
    ) -> Callable[[Callable[[Tx], R]], Awaitable[R]]:
        """Return how a use case is run that changes something: one that is `of_one_game`, in nobody's way."""
        if use_case not in ONE_GAME:
            return self._database.write
        game = args[0]
        assert isinstance(game, int)
        return lambda transaction: self._database.write(transaction, game)

    async def read(
        self,
        question: Callable[Concatenate[UnitOfWork, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run a use case that only reads."""
        return await self._run_unit(
            self._database.read, None, question, *args, **kwargs
        )

    async def _run_unit(
        self,
        run: Callable[[Callable[[Tx], R]], Awaitable[R]],
        delivery: str | None,
        use_case: Callable[Concatenate[UnitOfWork, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run a use case as a unit of work of its own.

        Raise StorageError instead of an unexpected failure where the file is damaged (`blaming`).
        """
        now, name, shard_range = int(self._clock()), use_case.__name__, self.shard_range
        units_of_work: list[UnitOfWork] = []

        def in_unit(tx: Tx) -> R:  # on a server it may be run again, as a fresh unit
            sees = self.is_public, self.outsiders_read, self.may_post
            units_of_work.append(
                UnitOfWork(tx, now, self.draw, self.hooks, delivery, shard_range, *sees)
            )
            result = use_case(units_of_work[-1], *args, **kwargs)
            units_of_work[-1].finish()
            count_as_written(tx, units_of_work[-1].games)
            return result

        began = time.perf_counter()
        try:
            async with self.blaming(
                lambda: units_of_work[-1].games if units_of_work else [], args
            ):
                result = await run(in_unit)
        except UserError:
            raise
        except Exception:
            self.figures.transaction_failed(name)
            raise
        self.figures.transaction(name, time.perf_counter() - began)
        if (
            self.committed is not None
            and run != self._database.read
            and (games := units_of_work[-1].games)
        ):
            self.committed(games)
        if (
            self.scheduled is not None
            and (due := units_of_work[-1].earliest) is not None
        ):
            self.scheduled(due)
        return result

    @contextlib.asynccontextmanager
    async def blaming(
        self, asked: Callable[[], Sequence[int]], args: Sequence[object] = ()
    ) -> AsyncIterator[None]:
        """Re-raise an unexpected failure as the damage of a stored game that was read, if there is any.

        UserError and StorageError pass unchanged. Other errors pass where every game that was read is sound.
        """
        try:
            yield
        except (UserError, StorageError):
            raise
        except (StateError, msgspec.DecodeError, Unpackable) as error:
            raise Unreadable("table-unreadable", why=str(error)) from error
        except Exception as error:
            look = partial(
                integrity.found_damaged,
                hooks=self.hooks,
                asked=asked(),
                args=args,
                file=self._database.place,
            )
            damaged = await self._database.read(look)
            if damaged is None:
                raise
            raise damaged from error
