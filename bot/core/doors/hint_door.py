"""The door to advice of computers, each method one transaction like those of Table; what is thought about is imagined
before it leaves the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.features.computers import use_cases as computers_use_cases
from bot.features.hints import use_cases as hints_use_cases

if TYPE_CHECKING:
    from bot.core.doors.table import Table
    from bot.core.model import Person, Thought
    from bot.features.hints.use_cases import Choice, Explaining


class HintDoor:
    """Who may have advice, and what is thought about for it. Raises NoGame, WrongStatus, NotSeated, NotAllowed,
    NotYourDecision and BadChoice."""

    def __init__(self, table: Table) -> None:
        self._read = table._read

    async def of_decision(self, game: int, person: Person) -> Thought:
        """The present decision, for a hint to the person who has it."""
        found = await self._read(hints_use_cases.of_decision, game, person)
        return await asyncio.to_thread(computers_use_cases.imagined, found)

    async def of_turn(self, game: int, person: Person) -> Thought:
        """The position as if the person were to place a worker now, for a draft."""
        found = await self._read(hints_use_cases.of_turn, game, person)
        return await asyncio.to_thread(computers_use_cases.imagined, found)

    async def holds(self, game: int, person: Person, revision: int) -> bool:
        """Whether advice made for a revision can be told to the person: False where the game has moved on since."""
        return await self._read(hints_use_cases.holds, game, person, revision)

    async def explainable(
        self, game: int, person: Person, most: int = 25, to: int | None = None
    ) -> tuple[Choice, ...]:
        """The last actions of computers that the person can have explained, up to a number in the record, the newest
        first."""
        return await self._read(hints_use_cases.explainable, game, person, most, to)

    async def of_action(self, game: int, person: Person, number: int) -> Explaining:
        """An action of a computer, by its number in the record."""
        found = await self._read(hints_use_cases.of_action, game, person, number)
        return await asyncio.to_thread(hints_use_cases.explaining, found)
