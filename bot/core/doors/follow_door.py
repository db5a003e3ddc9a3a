"""The door to following: games and people that are followed, and the messages that tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import history
from bot.features.follow import use_cases as follow_use_cases

if TYPE_CHECKING:
    from bot.core.doors.table import Table
    from bot.core.phase_history import Recap
    from bot.features.follow.use_cases import Follows, Letter, Refused


class FollowDoor:
    """Who follows what, and what they are to be told."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def game(self, user: int, game: int, often: str) -> Refused | None:
        """Follows a game ("phases" or "end"); or why that can't be. Raises NoGame."""
        return await self._write(follow_use_cases.follow_game, user, game, often)

    async def leave_game(self, user: int, game: int) -> None:
        """Follows a game no more."""
        await self._write(follow_use_cases.leave_game, user, game)

    async def person(self, user: int, server: int, person: int) -> Refused | None:
        """Follows a person's games of a server; or why that can't be."""
        return await self._write(follow_use_cases.follow_person, user, server, person)

    async def leave_person(self, user: int, server: int, person: int) -> None:
        """Follows a person no more."""
        await self._write(follow_use_cases.leave_person, user, server, person)

    async def of(self, user: int) -> Follows:
        """What somebody follows."""
        return await self._read(follow_use_cases.of, user)

    async def let_follow(self, person: int, yes: bool) -> None:
        """Whether anybody may follow a person; a no ends what there is, and tells nobody."""
        await self._write(follow_use_cases.let_follow, person, yes)

    async def refuse(self, person: int, follower: int) -> None:
        """Refuses one follower, who is not told."""
        await self._write(follow_use_cases.refuse, person, follower)

    async def allow(self, person: int, follower: int) -> None:
        """Refuses somebody no more."""
        await self._write(follow_use_cases.allow, person, follower)

    async def followed(self, person: int) -> tuple[int, tuple[int, ...]]:
        """How many people follow somebody, and whom they refuse."""
        return await self._read(follow_use_cases.followed, person)

    # Telling

    async def due(self) -> tuple[Letter, ...]:
        """The messages that are to be sent now."""
        return await self._write(follow_use_cases.due)

    async def next_due(self) -> int | None:
        """When the next message is due, in seconds since 1970; None when none is."""
        return await self._read(follow_use_cases.next_due)

    async def happened(self, game: int, since: int) -> Recap:
        """What happened after a revision, as far as everybody may know it."""
        return await self._read(history.after, game, since)

    async def posted(self, server: int, user: int, *, refused: bool = False) -> None:
        """The message was sent, or that person takes none."""
        await self._write(follow_use_cases.posted, server, user, refused)

    async def drop(self, server: int, user: int) -> None:
        """Gives a message up: nothing of it may be told."""
        await self._write(follow_use_cases.drop, server, user)

    async def put_off(self, server: int, user: int, seconds: int | None = None) -> None:
        """The message waits so many seconds, or since a try failed."""
        await self._write(follow_use_cases.put_off, server, user, seconds)
