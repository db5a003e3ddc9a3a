"""The door to advice of computers, each method one transaction like those of Table; what is thought about is imagined
before it leaves the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.table import computers, hints

if TYPE_CHECKING:
    from bot.table.hints import Choice, Explaining
    from bot.table.model import Person, Thought
    from bot.table.table import Table


class HintDoor:
    """Who may have advice, and what is thought about for it. Raises NoGame, WrongStatus, NotSeated, NotAllowed,
    NotYourDecision and BadChoice."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def of_decision(self, game: int, person: Person) -> Thought:
        """The present decision, for a hint to the person who has it."""
        found = await self._read(hints.of_decision, game, person)
        return await asyncio.to_thread(computers.imagined, found)

    async def of_turn(self, game: int, person: Person) -> Thought:
        """The position as if the person were to place a worker now, for a draft."""
        found = await self._read(hints.of_turn, game, person)
        return await asyncio.to_thread(computers.imagined, found)

    async def aid(self, game: int, person: Person, revision: int, how: str) -> bool:
        """Notes that the person is about to get advice made for a revision; False, and nothing is noted, where the
        game has moved on since. `how` is hint or draft; what-if is noted alike."""
        return await self._write(hints.aid, game, person, revision, how)

    async def explainable(
        self, game: int, person: Person, most: int = 25, to: int | None = None
    ) -> tuple[Choice, ...]:
        """The last actions of computers that the person can have explained, up to a number in the record, the newest
        first."""
        return await self._read(hints.explainable, game, person, most, to)

    async def of_action(self, game: int, person: Person, number: int) -> Explaining:
        """An action of a computer, by its number in the record."""
        found = await self._read(hints.of_action, game, person, number)
        return await asyncio.to_thread(hints.explaining, found)

    async def explained(self, game: int, person: Person) -> None:
        """Notes that the person is about to read why a computer did something."""
        await self._write(hints.explained, game, person)
