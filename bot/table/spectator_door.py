"""The door to what is for those who only look on: predictions, the ladder of prophets, and applause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import finding
from bot.table.spectators import applause, predictions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.model import Named, Person
    from bot.table.table import Table


class SpectatorDoor:
    """Refusals are those of Table. A repeated request changes nothing more."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def told(self, game: int, user: int) -> predictions.Told:
        """What somebody is told of the predictions of a game."""
        return await self._read(predictions.look, game, user)

    async def predict(
        self, game: int, person: Person, *, seat: int | None = None, margin: int | None = None
    ) -> predictions.Told:
        """Says who wins, or by how much (the least of a band); raises NotAllowed, BadChoice."""
        return await self._write(predictions.predict, game, person, seat, margin)

    async def withdraw(self, game: int, person: Person) -> predictions.Told:
        """Takes one's prediction back; raises NotAllowed."""
        return await self._write(predictions.withdraw, game, person)

    async def predictable(self, server: int) -> tuple[tuple[Named, int], ...]:
        """The games of a server that can still be predicted, each with its channel."""
        return await self._read(finding.predictable, server)

    async def outcome(self, game: int) -> predictions.Outcome | None:
        """What the predictions of a finished game came to; None where nobody is told of any."""
        return await self._read(predictions.outcome, game)

    async def stage(self, game: int, user: int) -> applause.Stage:
        """Whom somebody may applaud for the last phase; raises NotAllowed, WrongStatus."""
        return await self._read(applause.stage, game, user)

    async def applaud(self, game: int, person: Person, seat: int) -> applause.Stage:
        """Applauds a seat for the last phase, once; raises NotAllowed, WrongStatus, BadChoice."""
        return await self._write(applause.applaud, game, person, seat)

    async def applause(self, game: int) -> tuple[tuple[int, int], ...]:
        """(seat, how often it was applauded) in a whole game."""
        return await self._read(applause.of_game, game)

    async def channels(self, server: int) -> tuple[int, ...]:
        """The channels in which predictions were counted."""
        return await self._read(predictions.channels, server)

    async def prophets(
        self, server: int, page: int, user: int, channels: Sequence[int]
    ) -> predictions.Prophets:
        """A page of the ladder of prophets, and where `user` stands."""
        return await self._read(predictions.prophets, server, page, user, channels)
