"""The door to what finished games come to: statistics, ladders, ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.statistics import queries as statistics_queries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.doors.table import Table


class StandingDoor:
    """Statistics and ratings of a server; `channels` are those of `channels()` that the reader sees."""

    def __init__(self, table: Table) -> None:
        self._read = table._read

    async def channels(self, server: int) -> tuple[int, ...]:
        """The channels whose games count in a server."""
        return await self._read(statistics_queries.channels, server)

    async def person(
        self, server: int, user: int, channels: Sequence[int], *, alone: bool = False
    ) -> statistics_queries.PersonStanding:
        """A person's statistics, and their ratings; `alone` where nobody else reads them."""
        return await self._read(statistics_queries.person, server, user, channels, alone)

    async def server(self, server: int, channels: Sequence[int]) -> statistics_queries.ServerStanding:
        """A server's statistics."""
        return await self._read(statistics_queries.server, server, channels)

    async def ladder(
        self, server: int, kind: str, page: int, user: int, channels: Sequence[int], *, alone: bool = False
    ) -> statistics_queries.Ladder:
        """A page of the ladder of a game, and where `user` stands, who may read it `alone`."""
        return await self._read(statistics_queries.ladder, server, kind, page, user, channels, alone)

    async def names(self, server: int, users: Sequence[int]) -> dict[int, str]:
        """The names that people were last shown with in a server, by id."""
        return await self._read(statistics_queries.names, server, users)

    async def changes(self, game: int) -> tuple[statistics_queries.Change, ...]:
        """What a game did to the ratings in its server."""
        return await self._read(statistics_queries.changes, game)
