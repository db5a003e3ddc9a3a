"""The leases of one process of several: which shards it serves, until when it may rely on that, and which ones nobody
serves. Time is the storage's where leases run out, and this process's own clock where it relies on them: one that goes
on while the machine is suspended."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from bot.app.cluster.shard_group import Part
from storage import StorageError, Store, leases
from storage.transaction import Tx

LEASE = 6.0  # seconds that a lease lasts after it was claimed or renewed
# Seconds after which a process that could not renew its leases serves nothing, before another may.
RELIED = 4.5
ROUND = 1.0  # seconds between two looks
PATIENCE = 2.0  # seconds for one look; a late answer is not relied on
# Seconds over which it tries to connect again at longer distances, before it does so at each look.
BACK_OFF = 2.0
LATE = 3.0  # seconds without a renewal after which a process may be dead; renewals are a round apart
# Seconds that it is seen so before another is started for its shards: one that lives renews first.
DOUBT = 0.9
CALM = 12.0  # seconds after the storage did not answer in which nothing is taken over: others find back later
AT_START = 30.0  # seconds after its start in which a process takes over nothing that it never saw served
REST = 20.0  # seconds that shards are left to the next process of their part, after an end in good order
AGAIN = 120.0  # seconds after a call in which the next for the same part waits until the leases have run out
SLOW = 2 * ROUND  # seconds between two looks of its own that are too many
# Seconds for which a process that was started is waited for, as long as whoever started it says so.
CALLED = 10.0
SOONEST = 0.05  # seconds between two looks at least
IDENTIFYING = 5.25  # seconds between two identifications at Discord of one kind; it allows one in 5
# Behind the name of a holder that asks for the shards it prefers, and of one that will as soon as its bot is prepared.
WAITS, PREPARES = " waits", " prepares"


def elapsed() -> float:
    """Seconds on a clock that is never set, and that counts those for which the machine was suspended: leases run out
    in them too. Where a system has no such clock it is the one that it has."""
    if sys.platform == "darwin":
        return time.clock_gettime(time.CLOCK_MONOTONIC)  # there it counts them
    suspended_too: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if suspended_too is None else time.clock_gettime(suspended_too)


class Seen(NamedTuple):
    """What one look found: whether all leases of the part are its own, whether another holds one of them, whether the
    process that prefers the part asks for it, the numbers of shards that others run with, the other parts that nobody
    renews, waits for, or was started for, those of them whose leases have run out, and all others; whether a deputy is
    still needed, and after how many seconds the leases of the part run out that another holds. Of its own: until when
    they last (milliseconds since 1970, in the storage's time), and the highest number of a holder's turn."""

    held: bool
    taken: bool
    wanted: bool
    shards: frozenset[int]
    free: frozenset[Part]
    ended: frozenset[Part]
    served: frozenset[Part]
    needed: bool
    left: float
    lasts: int = 0
    fence: int = 0


class Leases:
    """Holds the leases of a part for one `holder`. A `deputy` was started because another process seemed dead: it
    claims that one's leases as soon as they run out, takes over nothing else, and gives them back to whoever prefers
    them."""

    def __init__(
        self,
        database: Store,
        part: Part,
        shards: int,
        holder: str,
        *,
        deputy: bool = False,
        clock: Callable[[], float] = elapsed,
    ) -> None:
        self.part = part
        self.shard_range = part.shard_range(shards)
        self.holder = holder
        self.deputy = deputy
        self.seen: Seen | None = None
        self.prepared = True  # whether there is a bot that can serve at once; before, nothing is claimed
        self.lost = 0  # times that leases could not be renewed in time, or were another's
        self._database = database
        self._clock = clock
        self._began = clock()
        self._until = self._began
        self._serves = asyncio.Event()  # at the last look
        self._served = False  # at some look
        self._missed = self._began - CALM  # when the storage did not answer
        self._looked_at = self._began
        self._free: dict[Part, float] = {}  # since when nobody serves them, as far as was seen
        self._called: dict[Part, float] = {}  # when it last started a process for them
        self._known: set[Part] = set()  # that were seen served
        self._fence = 0  # of the leases at the last look, if they were its own

    @property
    def serving(self) -> bool:
        """Whether this process may rely on its leases now."""
        return self._clock() < self._until

    @property
    def turn(self) -> int:
        """The number of its turn as the holder of its leases: another one when somebody else had them in between; 0
        while it holds none."""
        return 0 if self.seen is None else self.seen.fence

    @property
    def lasts(self) -> int:
        """Until when what it writes may be kept, in milliseconds since 1970 and in the storage's time; 0 while it can't
        rely on its leases."""
        return self.seen.lasts if self.serving and self.seen is not None else 0

    @property
    def left(self) -> float:
        """Seconds for which it may rely on its leases if it can't renew them."""
        return max(0.0, self._until - self._clock())

    @property
    def pause(self) -> float:
        """Seconds until the next look: a round, or until leases run out that a deputy waits for."""
        seen = self.seen
        if not self.deputy or seen is None or seen.held or not seen.left:
            return ROUND
        return max(SOONEST, min(ROUND, seen.left))

    @property
    def unserved(self) -> bool:
        """Whether nobody else served its shards at the last look."""
        return self.seen is not None and not self.seen.taken

    async def served(self) -> None:
        """Says that the bot is prepared, and waits until this process serves."""
        self.prepared = True
        await self._serves.wait()

    async def look(self, called: Mapping[Part, str] | None = None) -> Seen | None:
        """Renews the leases of its part, or claims them when they are free; None when the storage did not answer.
        `called` are the processes that it has started and that run: their first look may take long."""
        try:
            return await self._looked(called or {})
        finally:
            if self.serving:
                self._serves.set()
                self._served = True
            else:
                self.lost += self._serves.is_set()
                self._serves.clear()

    async def _looked(self, called: Mapping[Part, str]) -> Seen | None:
        began = self._clock()
        try:
            async with asyncio.timeout(PATIENCE):
                calm = began - self._missed < CALM  # who lives could not renew either
                seen = await self._database.write(lambda tx: self._look(tx, calm, called))
        except (StorageError, TimeoutError):
            self._missed = self._clock()
            return None
        if seen.held and self._fence not in (0, seen.fence):
            # Another has served in between: what was begun before is not to be finished by this one.
            seen = seen._replace(held=False)
        self._fence = seen.fence if seen.held else 0
        self._until = began + RELIED if seen.held else began
        self.seen = seen
        self._known |= seen.served
        # Who comes late itself is no judge of others.
        known = {} if began - self._looked_at > SLOW else self._free
        self._looked_at = began
        self._free = {} if calm else {part: known.get(part, began) for part in seen.free}
        return seen

    def left_alone(self, running: Collection[Part] = ()) -> Part | None:
        """A part whose process renews nothing any more and for which another is to be started; for some it has already
        started one, which still runs: a second one would only make it slower."""
        if self.deputy or not self.serving:
            return None
        now = self._clock()
        ended = frozenset() if self.seen is None else self.seen.ended
        for part, since in sorted(self._free.items(), key=lambda one: one[0].number):
            if (part not in ended or part in running) and now - self._called.get(part, -AGAIN) < AGAIN:
                continue  # it seemed dead before, and lived
            if now - since >= DOUBT and (part in self._known or now - self._began >= AT_START):
                return part
        return None

    async def take_over(self, part: Part, holder: str) -> bool:
        """Claims for a process that is about to start that it is the one for this part; its shards are left to it."""
        self._free.pop(part, None)
        self._called[part] = self._clock()
        return await self._database.write(
            lambda tx: leases.claim(tx, _call(part), holder, CALLED) is not None
        )

    async def identify(self, shard: int, concurrency: int) -> None:
        """Waits until this shard may be identified: of all processes one at a time, in each of so many kinds."""
        name = f"identify {shard % concurrency}"
        holder = f"{self.holder} {time.monotonic_ns()}"  # so that nobody's own claim is only made longer

        def ask(tx: Tx) -> float:
            """Seconds until it may be claimed; 0 when it is."""
            if leases.claim(tx, name, holder, IDENTIFYING) is not None:
                return 0.0
            row = leases.find(tx, name)
            assert row is not None, "another holds it"
            return max(SOONEST, (row.expires - leases.now(tx)) / 1000)

        while True:
            try:
                wait = await self._database.write(ask)
            except StorageError:
                wait = 0.25  # it is asked again
            if not wait:
                return
            await asyncio.sleep(wait)

    async def leave(self) -> None:
        """Gives the leases back: to who asked for them, for a while to the next process of the part, or to anybody."""
        self._until = self._clock()
        await self._database.write(self._leave)

    def _look(self, tx: Tx, calm: bool, started: Mapping[Part, str]) -> Seen:
        mine, called = _names(self.part, self.shard_range.shards), _call(self.part)
        for part, holder in started.items():
            leases.prolong(tx, _call(part), holder, CALLED)
        rest = "" if self.deputy else _rest(self.part)
        if rest and self.prepared:
            leases.hand_over(tx, rest, self.holder, LEASE)
        kept = leases.renew(tx, self.holder, LEASE)
        at = leases.now(tx)
        theirs = {row.name: row for row in leases.lasting(tx) if row.holder not in (self.holder, rest)}
        shards = frozenset(_shards(theirs))
        held = renews = set(mine) <= set(kept)
        asks = theirs.get(_home(self.part))
        wanted = asks is not None and asks.holder.endswith(WAITS) and asks.holder != self.holder + WAITS
        may = self.prepared
        if self.deputy:  # what it has served before it may claim again, like any other
            may = may and not wanted and (self._served or (called in kept and not calm))
        if not held and may and theirs.keys().isdisjoint(mine) and shards <= {self.shard_range.shards}:
            held = leases.claim_all(tx, mine, self.holder, LEASE)
        if held and called in kept:
            leases.give_back(tx, called, self.holder)
        if not self.deputy and not renews:
            self._ask(tx, held)
        renewed = {name for name, row in theirs.items() if row.expires - at > 1000 * (LEASE - LATE)}
        served = frozenset(
            part
            for part in self.part.others()
            if _call(part) in theirs
            or not renewed.isdisjoint((*_names(part, self.shard_range.shards), _home(part)))
        )
        free = frozenset(self.part.others()) - served
        ended = frozenset(
            part for part in free if theirs.keys().isdisjoint(_names(part, self.shard_range.shards))
        )
        ends = [theirs[name].expires - at for name in mine if name in theirs]
        needed = called in kept and not wanted and renewed.isdisjoint(mine)
        own = [row for row in leases.lasting(tx) if row.name in mine] if held else []
        return Seen(
            held,
            bool(ends),
            wanted,
            shards,
            free,
            ended,
            served,
            needed,
            max(ends, default=0) / 1000,
            min((row.expires for row in own), default=0),
            max((row.fence for row in own), default=0),
        )

    def _ask(self, tx: Tx, held: bool) -> None:
        """Says that this process would like to have its shards, and whether it could serve them."""
        home = _home(self.part)
        if not self.prepared:  # which may take long on a busy machine, and looks are late then
            leases.claim(tx, home, self.holder + PREPARES, CALLED)
            return
        leases.give_back(tx, home, self.holder + PREPARES)
        if not held:
            leases.claim(tx, home, self.holder + WAITS, LEASE)

    def _leave(self, tx: Tx) -> None:
        leases.give_back(tx, _call(self.part), self.holder)
        home = leases.find(tx, _home(self.part))
        if not self.deputy:
            leases.hand_over(tx, self.holder, _rest(self.part), REST)
        elif home is not None and home.holder.endswith(WAITS) and home.expires > leases.now(tx):
            leases.hand_over(tx, self.holder, home.holder.removesuffix(WAITS), LEASE)
        else:
            leases.release(tx, self.holder)


def _names(part: Part, shards: int) -> list[str]:
    return [f"shard {shard}/{shards}" for shard in part.shard_range(shards).ids]


def _home(part: Part) -> str:
    """The lease of a process that waits for the shards it prefers, or prepares to serve them."""
    return f"home {part}"


def _call(part: Part) -> str:
    """The lease of a process that was started for shards of another, until it has them."""
    return f"deputy {part}"


def _rest(part: Part) -> str:
    """Who holds the leases of a process that ended in good order, until the next one of that part comes."""
    return f"{leases.REST}{part}"


def _shards(names: Collection[str]) -> Iterable[int]:
    """The numbers of shards that leases speak of."""
    return (int(name.rpartition("/")[2]) for name in names if name.startswith("shard "))
