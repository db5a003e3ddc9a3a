"""The door to what belongs to people and servers and not to a running table: reviews and puzzles."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core import queries
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.reviews import use_cases as reviews_use_cases

if TYPE_CHECKING:
    from bot.core.doors.table import Table
    from bot.core.model import Named, Position
    from storage.puzzles import AnswerRow


class ReviewDoor:
    """Finished games looked at again. Refusals are those of Table."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def decisions(
        self, game: int, seat: int
    ) -> tuple[reviews_use_cases.Course, tuple[reviews_use_cases.Decided, ...]]:
        """A finished game, and the decisions in which the seat had a choice, each as it knew the position then."""
        found = await self._read(reviews_use_cases.course, game)
        return found, await asyncio.to_thread(reviews_use_cases.decisions, found, seat)

    async def past(self, game: int, number: int) -> Position:
        """A finished game as it was after so many actions."""
        return await self._read(reviews_use_cases.past, game, number)

    async def kept(self, game: int, seat: int) -> str | None:
        """What is kept of a seat's review."""
        return await self._read(reviews_use_cases.kept, game, seat)

    async def keep(self, game: int, seat: int, number: int, user: int, found: str) -> None:
        """Keeps what was found so far of a seat, in a record of so many actions."""
        await self._write(reviews_use_cases.keep, game, seat, number, user, found)

    async def finished(self, user: int, server: int, channel: int, number: int | None) -> tuple[Named, ...]:
        """The finished games that a person may mean: theirs in the server, the newest first, and the channel's."""
        return await self._read(queries.finished, user, server, channel, number)


class PuzzleDoor:
    """Puzzles of the day."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def due(self, puzzle: int) -> tuple[puzzles_use_cases.Due, ...]:
        """What is to be posted and edited now; `puzzle` is today's."""
        return await self._write(puzzles_use_cases.due, puzzle)

    async def next_due(self) -> int | None:
        """When there is something to do next, in seconds since 1970; None when nothing is."""
        return await self._read(puzzles_use_cases.next_due)

    async def posted(self, server: int, day: int, message: int) -> None:
        """The puzzle of a day stands in that message."""
        await self._write(puzzles_use_cases.posted, server, day, message)

    async def shown(self, server: int, day: int, solvers: int) -> None:
        """The message names so many who solved it."""
        await self._write(puzzles_use_cases.shown, server, day, solvers)

    async def put_off(self, server: int, day: int, why: str) -> None:
        """Puts off what failed."""
        await self._write(puzzles_use_cases.put_off, server, day, why)

    async def give_up(self, server: int, day: int) -> None:
        """Does nothing more for the puzzle of that day."""
        await self._write(puzzles_use_cases.give_up, server, day)

    async def answer(
        self,
        user: int,
        puzzle: int,
        day: int,
        code: str,
        best: str,
        *,
        today: int,
        server: int | None,
        message: int | None,
    ) -> puzzles_use_cases.Answered | None:
        """Keeps somebody's answer, given at the message of a server or for themselves; the first one counts. None for
        another puzzle than that of the day."""
        return await self._write(
            puzzles_use_cases.answer, user, puzzle, day, code, best, today, server, message
        )

    async def answered(self, user: int, day: int) -> AnswerRow | None:
        """What somebody has answered to the puzzle of a day."""
        return await self._read(puzzles_use_cases.answered, user, day)

    async def changed(self, server: int) -> None:
        """The server's channel for puzzles is another, or none."""
        await self._write(puzzles_use_cases.changed, server)

    async def trouble(self, server: int) -> str | None:
        """Why the last puzzle could not be posted there, if it could not."""
        return await self._read(puzzles_use_cases.trouble, server)
