"""The door to computers at the table, each method one transaction like those of Table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.features.computers import use_cases as computers_use_cases

if TYPE_CHECKING:
    from bot.core.doors.table import Table
    from bot.core.model import Outcome, Person, Place, Thought
    from storage.shard_range import Share


class ComputerDoor:
    """Computers sit down, are asked, and act. Refusals are those of Table; nothing has changed then."""

    def __init__(self, table: Table) -> None:
        self._once = table._once
        self._read = table._read
        self._write = table._write

    async def add(
        self, game: int, asker: Person, level: int | None = None, *, delivery: str | None = None
    ) -> Outcome:
        """Gives the next seat of a lobby to a computer (host), of the table's level if none is given."""
        return await self._once(delivery, computers_use_cases.add, game, asker, level)

    async def remove(self, game: int, asker: Person, *, delivery: str | None = None) -> Outcome:
        """Takes the computer that sat down last out of a lobby (host)."""
        return await self._once(delivery, computers_use_cases.remove, game, asker)

    async def versus(
        self,
        person: Person,
        place: Place,
        game: str,
        count: int,
        level: int,
        *,
        language: str | None = None,
        delivery: str | None = None,
    ) -> Outcome:
        """A game of one person against computers, begun at once."""
        return await self._once(
            delivery, computers_use_cases.versus, person, place, game, count, level, language
        )

    async def waiting(self, of: Share | None = None) -> tuple[int, ...]:
        """The games, all or those of some shards, in which a computer has to decide now."""
        return await self._read(computers_use_cases.waiting, of)

    async def asked(self, game: int) -> Thought | None:
        """What a computer has to think about now, imagined from what its seat can know; None where it is nobody's,
        or a person's, decision."""
        found = await self._read(computers_use_cases.asked, game)
        return None if found is None else await asyncio.to_thread(computers_use_cases.imagined, found)

    async def hinted(self, game: int) -> Thought | None:
        """The present decision to think about for the person who has it, imagined from what their seat can know."""
        found = await self._read(computers_use_cases.hinted, game)
        return None if found is None else await asyncio.to_thread(computers_use_cases.imagined, found)

    async def perform(self, game: int, seat: int, revision: int, code: str) -> Outcome | None:
        """Performs what a computer has chosen for a revision; None when that is no longer the present one."""
        return await self._write(computers_use_cases.perform, game, seat, revision, code)
