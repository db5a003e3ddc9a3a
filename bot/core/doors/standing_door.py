"""The door to what finished games come to: statistics, ladders, ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.statistics import judging
from bot.features.statistics import queries as statistics_queries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.doors.table import Table


class StandingDoor:
    """Statistics and ratings of a server; `channels` are those of `channels()` that the reader sees."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def channels(self, server: int) -> tuple[int, ...]:
        """The channels whose games count in a server."""
        return await self._read(statistics_queries.channels, server)

    async def person(
        self, server: int, user: int, channels: Sequence[int], *, rates: bool = True, alone: bool = False
    ) -> statistics_queries.PersonStanding:
        """A person's statistics, and their ratings where it `rates`; `alone` where nobody else reads them."""
        return await self._read(statistics_queries.person, server, user, channels, rates, alone)

    async def server(self, server: int, channels: Sequence[int]) -> statistics_queries.ServerStanding:
        """A server's statistics."""
        return await self._read(statistics_queries.server, server, channels)

    async def ladder(
        self, server: int, kind: str, page: int, user: int, *, alone: bool = False
    ) -> statistics_queries.Ladder:
        """A page of the ladder of a game, and where `user` stands, who may read it `alone`."""
        return await self._read(statistics_queries.ladder, server, kind, page, user, alone)

    async def names(self, server: int, users: Sequence[int]) -> dict[int, str]:
        """The names that people were last shown with in a server, by id."""
        return await self._read(statistics_queries.names, server, users)

    async def changes(self, game: int) -> tuple[statistics_queries.Change, ...]:
        """What a game did to the ratings in its server."""
        return await self._read(statistics_queries.changes, game)

    # Games that were rated before it was settled at their start who sees them

    async def due(self) -> tuple[int, ...]:
        """The servers whose older games are to be judged now."""
        return await self._write(judging.due)

    async def next_due(self) -> int | None:
        """When there is something to judge next."""
        return await self._read(judging.next_due)

    async def put_off(self, server: int) -> None:
        """What everybody sees there can't be told now."""
        await self._write(judging.put_off, server)

    async def older(self, server: int) -> tuple[int | None, tuple[int, ...]]:
        """The role of everybody in a server, and the channels of the games that are to be judged."""
        return await self._read(judging.older, server)

    async def judge(self, server: int, public: Sequence[int]) -> None:
        """Judges them: those in these channels count, all others not any more."""
        await self._write(judging.judge, server, public)
