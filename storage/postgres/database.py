"""A database on a server: each use case is one transaction in one thread, and reads run beside writes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from storage.errors import (
    Busy,
    Closed,
    Corrupted,
    NeedsAllGames,
    NewerVersion,
    OlderVersion,
    ServerGone,
    ServerInUse,
    ShareLost,
    StorageError,
    Unsure,
)
from storage.location import shown
from storage.opening import version
from storage.postgres import isolation, opening, shard_locks, upgrading
from storage.postgres.connection import (
    BESIDE_OTHERS,
    LOOKED_UP,
    QUICK,
    SHARED,
    ServerTx,
    arguments,
    connected,
    set_up,
)
from storage.postgres.errors import Conflict, Lost, converting_errors, is_lost_schema
from storage.postgres.threads import hop
from storage.postgres.watchdog import Watch
from storage.share import BEAT_SECONDS, SILENT, Claim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from storage.shard_range import ShardRange
    from storage.share import Share
    from storage.transaction import Tx

R = TypeVar("R")

READERS = 4
USE_CASE_TRIES = 4  # of a use case with conflicts
TIMES_LOST = 3  # lost connections of a use case
CONNECTION_SECONDS = 1.5  # seconds for a connection; Discord waits 3
# Seconds for the first ones: nobody waits for an answer yet, and a busy machine is slow to connect.
OPENING = 30.0
BACK_OFF = 8.0  # seconds over which a pool reconnects, at growing intervals
HUNG = 20.0  # seconds after which a transaction counts as hung
# seconds: the connection that holds the lock is not renewed
UNLIMITED_SECONDS = 10 * 365 * 24 * 3600.0
# When the server last crashed, as all may read it: numbers of transactions that a crash forgets are given again.
CRASHED = "(SELECT stats_reset FROM pg_stat_bgwriter)"
NOT_HELD = "this process does not hold the shards it is to serve"


class ServerDatabase:
    """An open database on a server, with the methods of `storage.Database`.

    `write` runs functions one by one, in the order of the calls, in a thread with its own connection. That
    connection holds a lock on the server, so that a second bot can't write unless both are not `alone`. A
    function may run several times, each time on the rows of that moment, so that it must have no effect besides
    its statements. A caller that is canceled doesn't stop its function.
    """

    def __init__(
        self,
        url: str,
        *,
        alone: bool = True,
        back_off: float | None = None,
        copies: Path | None = None,
        share: Share | None = None,
    ) -> None:
        self.place = shown(url)
        self.conflicts = 0
        self._url = url
        self._alone = alone
        self._copies = copies
        self._share = share
        # on the clock of the share: when the session that writes began
        self._since = 0.0
        self._beating = False
        if share is not None:
            share.storage = self
        # The server keeps 63 bytes of it.
        self._name = (
            f"caylus {socket.gethostname()[:30]} {os.getpid()} {uuid.uuid4().hex[:8]}"
        )
        self._refused: StorageError | None = None
        # When the server had last crashed as the connection that writes was made.
        self._crashed: object = None
        self._closed = False
        common: dict[str, Any] = {
            "timeout": CONNECTION_SECONDS,
            "reconnect_timeout": BACK_OFF if back_off is None else back_off,
            "open": False,
            "min_size": 1,
        }
        self._writers = ConnectionPool(
            url,
            max_size=1,
            kwargs={
                **arguments(),
                **(QUICK if share else {}),
                "application_name": self._name,
            },
            configure=self._begin_writing,
            max_lifetime=UNLIMITED_SECONDS,
            max_idle=UNLIMITED_SECONDS,
            **common,
        )
        self._readers = ConnectionPool(
            url,
            max_size=READERS,
            kwargs={**arguments(), "application_name": "caylus reading"},
            configure=set_up,
            **common,
        )
        self._watch = Watch(
            HUNG, BEAT_SECONDS, None if share is None else self._have_beaten
        )
        self._write_thread = ThreadPoolExecutor(1, "caylus-writing")
        self._read_threads = ThreadPoolExecutor(READERS, "caylus-reading")

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        alone: bool = True,
        back_off: float | None = None,
        copies: Path | None = None,
        share: Share | None = None,
    ) -> ServerDatabase:
        """Connect, and bring the database to the present version; raise StorageError.

        If this is `alone`, raise ServerInUse while another bot writes there. A database of an older version is
        copied into the folder `copies` before its migration; without that folder, or while a bot runs there, it
        is refused. With a `share`, `write` raises ShareLost unless its session holds the shards.
        """
        database = cls(url, alone=alone, back_off=back_off, copies=copies, share=share)
        await asyncio.to_thread(database._open)
        return database

    async def write(self, transaction: Callable[[Tx], R], game: int | None = None) -> R:
        """Run the function in a transaction that is durable when this returns.

        The transaction is serializable, or for one `game` alone one that conflicts with no other game's. An
        exception of the function rolls everything back and is raised here; trouble with the server is raised as
        a StorageError.
        """
        once = partial(self._write, transaction)
        return await hop(
            self._write_thread, self.place, lambda: self._repeated(once, game)
        )

    async def read(self, question: Callable[[Tx], R]) -> R:
        """Run a function that only reads, on one consistent state."""
        return await hop(
            self._read_threads,
            self.place,
            lambda: self._repeated(lambda *_: self._read(question)),
        )

    async def backup_daily(self, now: float, keep: int) -> Path | None:
        """Do nothing: a server is backed up with its own tools."""
        return None

    async def claim(self, shard_range: ShardRange, settled: float) -> Claim:
        """Take the locks of these shards for the `share`, all or none, if the session is `settled` seconds old."""
        return await hop(
            self._write_thread,
            self.place,
            lambda: self._repeated(lambda *_: self._claim(shard_range, settled)),
        )

    async def close(self) -> None:
        """Finish the queued functions and disconnect; a second call does nothing."""
        self._closed = True
        await asyncio.to_thread(self._close)

    # The threads

    def _repeated(
        self, once: Callable[[int, int | None], R], game: int | None = None
    ) -> R:
        """Run a use case, and run it again after a conflict, a lost connection, or a need for more than the `game`."""
        lost = conflicts = 0
        while True:
            try:
                return once(conflicts, game)
            except NeedsAllGames:
                game = None
            except Conflict as conflict:
                conflicts += 1
                self.conflicts += 1
                if conflicts >= USE_CASE_TRIES:
                    raise Busy(self.place) from conflict
                time.sleep(random.uniform(0, 0.004))
            except Lost as error:
                lost += 1
                if lost >= TIMES_LOST:
                    raise ServerGone(self.place, error.why) from error

    def _write(
        self, transaction: Callable[[Tx], R], conflicts: int, game: int | None
    ) -> R:
        with self._borrowed(self._writers) as tx:
            if self._share is not None and not self._share.held_by(tx.connection):
                raise ShareLost(self.place, NOT_HELD)
            tx.again = conflicts > 0
            crashed = self._crashed
            asked = 0.0 if self._share is None else self._share.clock()
            number = isolation.begin(tx, conflicts, game, alone=self._alone)
            if self._share is not None:
                self._share.heard(tx.connection, asked)
            results: list[R] = []

            def whole(tx: ServerTx) -> R:
                if self._alone:
                    # Not where the server has to notice within seconds that a process stands still: while it waits
                    # for the rest of a pipeline, its timeouts for idle sessions do not run.
                    tx.begin_pipeline()
                results.append(transaction(tx))
                tx.commit()
                return results[0]

            try:
                return self._done(tx, whole)
            except Lost as lost:
                if results and self._was_kept(number, crashed, lost):
                    return results[0]
                raise

    def _claim(self, shard_range: ShardRange, settled: float) -> Claim:
        assert self._share is not None
        with self._borrowed(self._writers) as tx:
            asked = self._share.clock()
            if asked - self._since < settled:
                return Claim(False, taken=True)
            claim, _ = shard_locks.take(tx, shard_range, self._name)
            if claim.held:
                self._share.hold(tx.connection, shard_range, asked)
            return claim

    def _have_beaten(self) -> None:
        """Let the writing thread send a beat to the server, unless one is queued."""
        if not self._beating:
            self._beating = True
            with contextlib.suppress(RuntimeError):  # the executor has shut down
                self._write_thread.submit(self._beat)

    def _beat(self) -> None:
        assert self._share is not None
        self._beating = False
        with (
            contextlib.suppress(Lost, StorageError),
            self._borrowed(self._writers, SILENT) as tx,
        ):
            asked = self._share.clock()
            tx.plainly("SELECT 1")
            self._share.heard(tx.connection, asked)

    def _read(self, question: Callable[[Tx], R]) -> R:
        with self._borrowed(self._readers) as tx:
            tx.plainly(isolation.READING)
            result = self._done(tx, question)
            tx.plainly("COMMIT")
            return result

    def _done(self, tx: ServerTx, work: Callable[[ServerTx], R]) -> R:
        """Run the work in the open transaction; an exception rolls it back."""
        try:
            return work(tx)
        except BaseException as error:
            tx.end_pipeline()
            if not tx.connection.closed:
                with contextlib.suppress(Lost):
                    tx.plainly("ROLLBACK")
                    if is_lost_schema(error):
                        for lost in opening.missing(tx):
                            raise Corrupted(self.place, lost) from error
            raise

    def _was_kept(self, number: str, crashed: object, lost: Lost) -> bool:
        """Return whether a transaction whose COMMIT got no answer was committed; raise Unsure.

        `crashed` is the time of the server's last crash when it began.
        """
        until = time.monotonic() + 2 * CONNECTION_SECONDS
        while time.monotonic() < until:
            with (
                contextlib.suppress(Lost, ServerGone),
                self._borrowed(self._readers) as tx,
            ):
                try:
                    status, now = tx.plainly(
                        f"SELECT pg_xact_status('{int(number)}'::xid8), {CRASHED}"
                    )
                except errors.InvalidParameterValue:
                    return False  # the server has crashed and does not know that number
                if status == "committed" and now != crashed:
                    break  # perhaps by another transaction that got the same number
                if status in ("committed", "aborted"):
                    return bool(status == "committed")
            time.sleep(0.1)
        raise Unsure(self.place, lost.why) from lost

    # Connections

    @contextlib.contextmanager
    def _borrowed(
        self, pool: ConnectionPool[Any], hung: float | None = None
    ) -> Iterator[ServerTx]:
        """Provide a connection for one transaction; one that broke, or hung so many seconds, is replaced."""
        try:
            connection = pool.getconn()
        except PoolClosed as error:
            raise Closed(self.place) from error
        except PoolTimeout as error:
            raise self._refused or ServerGone(
                self.place, "it doesn't answer"
            ) from error
        try:
            with self._watch.over(connection, hung):
                yield ServerTx(connection, self.place)
        finally:
            broken = connection.closed
            if broken and self._share is not None:
                self._share.lose(connection)
            pool.putconn(connection)
            if broken:
                pool.check()  # its other connections are probably broken, too

    def _begin_writing(self, connection: psycopg.Connection) -> None:
        """Set up the connection that writes, and take the lock of the one bot, or a share of it."""
        more = (
            LOOKED_UP,
            "" if self._alone else BESIDE_OTHERS,
            "" if self._share is None else SHARED,
        )
        set_up(connection, "; ".join(more))
        tx = ServerTx(connection, self.place)
        if not opening.take(tx, CONNECTION_SECONDS / 2, self._name, alone=self._alone):
            self._refused = ServerInUse(self.place)
            raise self._refused
        present = opening.identify(tx)
        if present != version():  # another process has migrated it meanwhile
            kind = NewerVersion if present > version() else OlderVersion
            self._refused = kind(self.place, found=present, known=version())
            raise self._refused
        self._refused = None
        (self._crashed,) = tx.plainly(f"SELECT {CRASHED}")
        if self._share is not None:
            self._join(tx, self._share)

    def _join(self, tx: ServerTx, share: Share) -> None:
        """Make a new session take the shards of the former one, unless another process has served them since."""
        share.lose()
        self._since = asked = share.clock()
        shard_locks.end_others(tx, self._name)
        if share.shard_range is not None and not share.taken:
            claim, others = shard_locks.take(tx, share.shard_range, self._name)
            if claim.held and not others:
                share.hold(tx.connection, share.shard_range, asked)
            else:
                share.leave()

    def _open(self) -> None:
        with (
            converting_errors(self.place),
            contextlib.closing(connected(self._url, "caylus opening")) as connection,
            contextlib.closing(connected(self._url, "caylus opening")) as second,
        ):
            tx = ServerTx(connection, self.place)
            opening.refuse_server(tx, ServerTx(second, self.place))
            upgrading.prepare(tx, self._copies)
        self._watch.start()
        self._writers.open()
        self._readers.open()
        until = time.monotonic() + OPENING
        try:
            for pool in (self._writers, self._readers):
                while not self._has_connected(pool, until):
                    pass
        except BaseException:
            self._close()
            raise

    def _has_connected(self, pool: ConnectionPool[Any], until: float) -> bool:
        """Return whether a pool has a connection; raise ServerGone if it has none at the time `until`."""
        try:
            with self._borrowed(pool):
                return True
        except ServerGone:
            if time.monotonic() >= until:
                raise
            return False

    def _close(self) -> None:
        for threads in (self._write_thread, self._read_threads):
            threads.shutdown()
        for pool in (self._writers, self._readers):
            pool.close()
        self._watch.stop()
