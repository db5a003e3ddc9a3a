"""The leases of one process of several: which shards it serves, until when it may rely on that, and which ones nobody
serves. Time is the storage's where leases run out, and this process's own monotonic clock where it relies on them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from storage import StorageError, leases

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from bot.cluster.fraction import Part
    from storage import Store
    from storage.transaction import Tx

LEASE = 6.0  # seconds that a lease lasts after it was claimed or renewed
RELIED = (
    4.5  # seconds after which a process that could not renew its leases serves nothing, before another may
)
ROUND = 1.0  # seconds between two looks
PATIENCE = 2.0  # seconds for one look; a late answer is not relied on
BACK_OFF = (
    2.0  # seconds over which it tries to connect again at longer distances, before it does so at each look
)
FREE = 0.9  # seconds that shards are seen without a process before they are taken over: whoever lives claims first
CALM = 12.0  # seconds after the storage did not answer in which nothing is taken over: others find back later
AT_START = 30.0  # seconds after its start in which a process takes over nothing that it never saw served
REST = 20.0  # seconds that shards are left to the next process of their part, after an end in good order
HANDED = 20.0  # seconds that a process has from when it is started for shards until it renews their leases
IDENTIFYING = 5.25  # seconds between two identifications at Discord of one kind; it allows one in 5
WAITS = " waits"  # behind the name of a holder that asks for the shards it prefers


class Seen(NamedTuple):
    """What one look found: whether all leases of the part are its own, whether another holds one of them, whether the
    process that prefers the part asks for it, the numbers of shards that others run with, and the other parts that
    nobody serves, and all others."""

    held: bool
    taken: bool
    wanted: bool
    shards: frozenset[int]
    free: frozenset[Part]
    served: frozenset[Part]


class Keeper:
    """Holds the leases of a part for one `holder`. A `deputy` took them over for another process, takes over nothing
    itself, and gives them back to whoever prefers them."""

    def __init__(
        self,
        database: Store,
        part: Part,
        shards: int,
        holder: str,
        *,
        deputy: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.part = part
        self.share = part.share(shards)
        self.holder = holder
        self.deputy = deputy
        self.seen: Seen | None = None
        self.lost = 0  # times that leases could not be renewed in time, or were another's
        self._database = database
        self._clock = clock
        self._began = clock()
        self._until = self._began
        self._served = False  # at the last look
        self._missed = self._began - CALM  # when the storage did not answer
        self._free: dict[Part, float] = {}  # since when nobody serves them, as far as was seen
        self._known: set[Part] = set()  # that were seen served

    @property
    def serving(self) -> bool:
        """Whether this process may rely on its leases now."""
        return self._clock() < self._until

    @property
    def left(self) -> float:
        """Seconds for which it may rely on its leases if it can't renew them."""
        return max(0.0, self._until - self._clock())

    async def look(self) -> Seen | None:
        """Renews the leases of its part, or claims them when they are free; None when the storage did not answer."""
        try:
            return await self._looked()
        finally:
            self.lost += self._served and not self.serving
            self._served = self.serving

    async def _looked(self) -> Seen | None:
        began = self._clock()
        try:
            async with asyncio.timeout(PATIENCE):
                seen = await self._database.write(self._look)
        except (StorageError, TimeoutError):
            self._missed = self._clock()
            return None
        self._until = began + RELIED if seen.held else began
        self.seen = seen
        self._known |= seen.served
        calm = began - self._missed < CALM  # who lives could not renew either
        self._free = {} if calm else {part: self._free.get(part, began) for part in seen.free}
        return seen

    def left_alone(self) -> Part | None:
        """A part that nobody serves any more and that is to be taken over."""
        if self.deputy or not self.serving:
            return None
        now = self._clock()
        for part, since in sorted(self._free.items(), key=lambda one: one[0].number):
            if now - since >= FREE and (part in self._known or now - self._began >= AT_START):
                return part
        return None

    async def take_over(self, part: Part, holder: str) -> bool:
        """Claims the leases of a part that nobody serves, for a process that is about to start."""
        names = _names(part, self.share.shards)
        self._free.pop(part, None)
        return await self._database.write(lambda tx: leases.claim_all(tx, names, holder, HANDED))

    async def identify(self, shard: int, concurrency: int) -> None:
        """Waits until this shard may be identified: of all processes one at a time, in each of so many kinds."""
        name = f"identify {shard % concurrency}"
        holder = f"{self.holder} {time.monotonic_ns()}"  # so that nobody's own claim is only made longer
        while True:
            try:
                if await self._database.write(lambda tx: leases.claim(tx, name, holder, IDENTIFYING)):
                    return
            except StorageError:
                pass  # it is asked again
            await asyncio.sleep(0.25)

    async def leave(self) -> None:
        """Gives the leases back: to who asked for them, for a while to the next process of the part, or to anybody."""
        self._until = self._clock()
        await self._database.write(self._leave)

    def _look(self, tx: Tx) -> Seen:
        mine = _names(self.part, self.share.shards)
        if not self.deputy:
            leases.hand_over(tx, _rest(self.part), self.holder, LEASE)
        kept = leases.renew(tx, self.holder, LEASE)
        lasting = {row.name: row.holder for row in leases.lasting(tx)}
        theirs = {name for name, holder in lasting.items() if holder != self.holder}
        shards = frozenset(_shards(theirs))
        held = set(mine) <= set(kept)
        if not held and theirs.isdisjoint(mine) and shards <= {self.share.shards}:
            held = leases.claim_all(tx, mine, self.holder, LEASE)
        if not held and not self.deputy:
            leases.claim(tx, _home(self.part), self.holder + WAITS, LEASE)
        free, served = set(), set()
        for part in self.part.others():
            if theirs.isdisjoint((*_names(part, self.share.shards), _home(part))):
                free.add(part)
            else:
                served.add(part)
        wanted = lasting.get(_home(self.part), self.holder + WAITS) != self.holder + WAITS
        return Seen(held, not theirs.isdisjoint(mine), wanted, shards, frozenset(free), frozenset(served))

    def _leave(self, tx: Tx) -> None:
        home = leases.find(tx, _home(self.part))
        if not self.deputy:
            leases.hand_over(tx, self.holder, _rest(self.part), REST)
        elif home is not None and home.expires > leases.now(tx):
            leases.hand_over(tx, self.holder, home.holder.removesuffix(WAITS), LEASE)
        else:
            leases.release(tx, self.holder)


def _names(part: Part, shards: int) -> list[str]:
    return [f"shard {shard}/{shards}" for shard in part.share(shards).ids]


def _home(part: Part) -> str:
    """The lease of a process that waits for the shards it prefers."""
    return f"home {part}"


def _rest(part: Part) -> str:
    """Who holds the leases of a process that ended in good order, until the next one of that part comes."""
    return f"rest {part}"


def _shards(names: Collection[str]) -> Iterable[int]:
    """The numbers of shards that leases speak of."""
    return (int(name.rpartition("/")[2]) for name in names if name.startswith("shard "))
