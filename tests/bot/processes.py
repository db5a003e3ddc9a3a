"""Processes with leases on one storage, with a clock that the test turns."""

from __future__ import annotations

import contextlib

from bot.app.cluster import leases as lease_times
from bot.app.cluster.leases import Leases
from bot.app.cluster.shard_group import read
from storage import Database
from storage import leases as lease_rows

SHARDS = 16


class Cluster:
    """One storage, and processes whose clocks and whose storage's clock are the test's."""

    def __init__(self, database):
        self.database = database
        self.time = 1_000.0

    def process(self, part="1/4", holder=None, shards=SHARDS, **how):
        clock = lambda: self.time  # noqa: E731
        return Leases(self.database, read(part), shards, holder or part, clock=clock, **how)

    async def rounds(self, seconds, *processes):
        """Time passes, and these look at each round."""
        until = self.time + seconds
        while self.time < until:
            self.time += lease_times.ROUND
            for process in processes:
                await process.look()


@contextlib.asynccontextmanager
async def opened(tmp_path, monkeypatch):
    """A cluster in a new file."""
    database = await Database.open(tmp_path / "caylus.db")
    made = Cluster(database)
    monkeypatch.setattr(lease_rows, "now", lambda tx: int(made.time * 1000))
    yield made
    await database.close()


async def called(cluster, process, holder="deputy"):
    """Rounds until that process takes over what it finds without one; the deputy that it starts."""
    while (part := process.left_alone()) is None:
        await cluster.rounds(lease_times.ROUND, process)
    assert await process.take_over(part, holder)
    return cluster.process(str(part), holder, deputy=True)
