"""The door to What if: looking writes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.what_if import rebase, save, simulate

if TYPE_CHECKING:
    from bot.core.doors.table import Table
    from bot.core.model import Person
    from bot.features.what_if.rebase import Carried
    from bot.features.what_if.save import Keepable
    from bot.features.what_if.simulate import Trial


class Trying:
    """Raises NoGame, WrongStatus, StaleRequest and BadChoice; nothing has changed then."""

    def __init__(self, table: Table) -> None:
        self._write = table._write
        self._read = table._read

    async def look(self, game: int, user: int, revision: int | None = None, line: str = "") -> Trial:
        """Where a line of steps leads that somebody tries on a copy of a revision, by default of how it stands now."""
        return await self._read(simulate.look, game, user, revision, line)

    async def carry(self, game: int, user: int, revision: int, line: str) -> Carried:
        """A trial of a revision that is no more: its steps as far as they are possible from how it stands now."""
        return await self._read(rebase.carry, game, user, revision, line)

    async def keep(
        self, game: int, person: Person, revision: int, line: str, *, delivery: str | None = None
    ) -> tuple[Keepable, tuple[int, ...]]:
        """Says ahead what can be kept of a trial; returns it, with the numbers of the orders that are armed now."""
        return await self._write(save.keep, game, person, revision, line, delivery)
