"""The games of some of Discord's shards: the work of one process of several.

A server's shard is `(id >> 22) % shards`, as Discord has it. Shard 0 has the direct messages and the work that
is done once for all.
"""

from __future__ import annotations

import msgspec


class ShardRange(msgspec.Struct, frozen=True):
    """The shards `first` to `last` of so many."""

    shards: int
    first: int
    last: int

    @property
    def ids(self) -> range:
        """The numbers of its shards."""
        return range(self.first, self.last + 1)

    def has(self, server: int) -> bool:
        """Return whether a server's shard is one of these."""
        return (server >> 22) % self.shards in self.ids


def leads(shard_range: ShardRange | None) -> bool:
    """Return whether work for all servers is done here: with shard 0, or with all shards (None)."""
    return shard_range is None or shard_range.first == 0


def of_servers(shard_range: ShardRange | None, column: str = "server") -> str:
    """Return the condition that a column names a server of the share, to be added to others; empty for None."""
    if shard_range is None:
        return ""
    return f" AND ({column} >> 22) % {shard_range.shards} BETWEEN {shard_range.first} AND {shard_range.last}"


def of_games(shard_range: ShardRange | None, column: str) -> str:
    """Return the condition that a column names a game of the share's servers, to be added to others; empty for None."""
    if shard_range is None:
        return ""
    return f" AND EXISTS (SELECT 1 FROM game AS its WHERE its.id = {column}{of_servers(shard_range, 'its.server')})"
