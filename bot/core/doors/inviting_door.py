"""The door to lobbies' kinds and invitations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.invitations import use_cases as invitations_use_cases
from bot.features.matchmaking import lobbies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.admission import Admission
    from bot.core.doors.table import Table
    from bot.core.model import Outcome, Person


class InvitingDoor:
    """Who may join a lobby. Refusals are those of Table."""

    def __init__(self, table: Table) -> None:
        self._once = table._once
        self._read = table._read
        self._write = table._write

    async def admit(
        self, game: int, person: Person, admission: Admission, *, delivery: str | None = None
    ) -> Outcome:
        """The host of a lobby says who may join; raises BadChoice for bounds that leave nobody."""
        return await self._once(delivery, invitations_use_cases.admit, game, person, admission)

    async def invite(
        self, game: int, host: Person, guests: Sequence[Person], *, delivery: str | None = None
    ) -> Outcome:
        """The host invites people to a lobby; raises NotAllowed for who has declined, or takes no invitations of the
        host, BadChoice for too many."""
        return await self._once(delivery, invitations_use_cases.invite, game, host, guests)

    async def decline(self, game: int, person: Person, *, delivery: str | None = None) -> Outcome:
        """Somebody who is invited doesn't want to join; raises NotAllowed for others."""
        return await self._once(delivery, lobbies.decline, game, person)

    async def waiting(self, game: int) -> invitations_use_cases.Waiting:
        """Who is invited and was not told of it yet."""
        return await self._read(invitations_use_cases.waiting, game)

    async def near(self, server: int, kind: str, user: int) -> Admission:
        """A rated lobby for ratings near somebody's."""
        return await self._read(invitations_use_cases.near, server, kind, user)

    async def told(self, game: int, users: Sequence[int]) -> None:
        """These were told that they are invited."""
        await self._write(invitations_use_cases.told, game, users)

    async def refuse(self, user: int, others: Sequence[int], *, more: bool) -> tuple[int, ...]:
        """Somebody takes no invitations of these people, beside those of before or in their place; returns all."""
        return await self._write(invitations_use_cases.refuse, user, others, more=more)

    async def refused(self, user: int) -> tuple[int, ...]:
        """Those of whom somebody takes no invitations."""
        return await self._read(invitations_use_cases.refused, user)

    async def refusing(self, host: int) -> frozenset[int]:
        """Those who take no invitations of somebody."""
        return await self._read(invitations_use_cases.refusing, host)
