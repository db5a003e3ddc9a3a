"""The door to wishes and the lobbies that are offered for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.matchmaking import lobbies, requests

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.core.doors.table import Table
    from bot.core.model import Person


class SeekDoor:
    """Looking for players. Refusals are those of Table."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def add(self, server: int, channel: int, user: int, wanted: requests.Wanted) -> requests.Wish:
        """Keeps a wish; raises BadChoice where there are too many, or the server wants none."""
        return await self._write(requests.add, server, channel, user, wanted)

    async def board(self, server: int, user: int) -> requests.Board:
        """Somebody's wishes on a server, and how many look for what."""
        return await self._read(requests.board, server, user)

    async def withdraw(self, server: int, user: int, wish: int | None = None) -> int:
        """Takes one wish back, or all of somebody on a server; returns how many."""
        return await self._write(requests.withdraw, server, user, wish)

    async def keep(self, user: int, wish: int, yes: bool) -> bool:
        """Whether a wish stands that somebody was asked about; False where it is gone already."""
        return await self._write(requests.keep, user, wish, yes)

    async def fitting(self, server: int, user: int) -> tuple[int, ...]:
        """Open tables that fit somebody's wishes."""
        return await self._read(lobbies.fitting, server, user)

    async def lookers(self, game: int) -> tuple[int, ...]:
        """Who looks for a table like this one and could be asked."""
        return await self._read(lobbies.lookers, game)

    async def call(self, game: int, host: Person, users: Sequence[int]) -> int:
        """The host offers a lobby to those of these people who look for one like it; returns to how many."""
        return await self._write(lobbies.call, game, host, users)

    # What is to be done

    async def due(self) -> tuple[lobbies.Due, ...]:
        """What is to be done now."""
        return await self._write(lobbies.due)

    async def next_due(self) -> int | None:
        """When there is something to do next, in seconds since 1970; None when nothing is."""
        return await self._read(lobbies.next_due)

    async def binding(self, wish: int) -> tuple[tuple[int, int], ...]:
        """(game, channel) of the lobbies for which a wish waits."""
        return await self._read(lobbies.binding, wish)

    async def release(self, game: int, wish: int) -> None:
        """Who was offered that lobby for a wish doesn't see it any more."""
        await self._write(lobbies.release, game, wish)

    async def plan(self, wish: int, blind: Collection[tuple[int, int]]) -> lobbies.Plan | None:
        """A lobby that could be offered for a wish; `blind` are (person, channel) where one doesn't see the other."""
        return await self._write(lobbies.plan, wish, blind)

    async def propose(self, wish: int, wanted: lobbies.Plan) -> int | None:
        """Opens that lobby, or offers the one that is there; None where something came in between."""
        return await self._write(lobbies.propose, wish, wanted)

    async def looked(self, wish: int) -> None:
        """Nobody fits a wish now."""
        await self._write(lobbies.looked, wish)

    async def asked(self, wish: int) -> None:
        """Its person was asked whether it stands."""
        await self._write(lobbies.asked, wish)

    async def put_off(self, wish: int, seconds: int, *, asks: bool) -> None:
        """What failed, or has to wait, is done later."""
        await self._write(lobbies.put_off, wish, seconds, asks=asks)

    async def wake(self, server: int) -> None:
        """A server wants wishes (again)."""
        await self._write(lobbies.wake, server)
