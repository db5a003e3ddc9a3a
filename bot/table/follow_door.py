"""The door to following: games and people that are followed, and the messages that tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import following, story

if TYPE_CHECKING:
    from bot.table.following import Follows, Letter, Refused
    from bot.table.table import Table
    from bot.table.tales import Recap


class FollowDoor:
    """Who follows what, and what they are to be told."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def game(self, user: int, game: int, often: str) -> Refused | None:
        """Follows a game ("phases" or "end"); or why that can't be. Raises NoGame."""
        return await self._write(following.follow_game, user, game, often)

    async def leave_game(self, user: int, game: int) -> None:
        """Follows a game no more."""
        await self._write(following.leave_game, user, game)

    async def person(self, user: int, server: int, person: int) -> Refused | None:
        """Follows a person's games of a server; or why that can't be."""
        return await self._write(following.follow_person, user, server, person)

    async def leave_person(self, user: int, server: int, person: int) -> None:
        """Follows a person no more."""
        await self._write(following.leave_person, user, server, person)

    async def of(self, user: int) -> Follows:
        """What somebody follows."""
        return await self._read(following.of, user)

    async def let_follow(self, person: int, yes: bool) -> None:
        """Whether anybody may follow a person; a no ends what there is, and tells nobody."""
        await self._write(following.let_follow, person, yes)

    async def refuse(self, person: int, follower: int) -> None:
        """Refuses one follower, who is not told."""
        await self._write(following.refuse, person, follower)

    async def allow(self, person: int, follower: int) -> None:
        """Refuses somebody no more."""
        await self._write(following.allow, person, follower)

    async def followed(self, person: int) -> tuple[int, tuple[int, ...]]:
        """How many people follow somebody, and whom they refuse."""
        return await self._read(following.followed, person)

    # Telling

    async def due(self) -> tuple[Letter, ...]:
        """The messages that are to be sent now."""
        return await self._write(following.due)

    async def next_due(self) -> int | None:
        """When the next message is due, in seconds since 1970; None when none is."""
        return await self._read(following.next_due)

    async def happened(self, game: int, since: int) -> Recap:
        """What happened after a revision, as far as everybody may know it."""
        return await self._read(story.after, game, since)

    async def posted(self, server: int, user: int, *, refused: bool = False) -> None:
        """The message was sent, or that person takes none."""
        await self._write(following.posted, server, user, refused)

    async def drop(self, server: int, user: int) -> None:
        """Gives a message up: nothing of it may be told."""
        await self._write(following.drop, server, user)

    async def put_off(self, server: int, user: int, seconds: int | None = None) -> None:
        """The message waits so many seconds, or since a try failed."""
        await self._write(following.put_off, server, user, seconds)
