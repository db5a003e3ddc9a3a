"""The door to what is kept about people and servers, and to what time does on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core import departures, expiry, outbox, queries, user_data
from bot.core.database import Door

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    from bot.core.expiry import Swept
    from storage.outbox import Depth


_BACKUPS_KEPT = 14


class KeepDoor(Door):
    """Settings, deletion, deadlines, backups and counts."""

    async def settings_of(self, user: int) -> dict[str, str]:
        """A person's settings by name; what was never set is missing."""
        return await self._read(user_data.settings_of, user)

    async def set_for(self, user: int, values: Mapping[str, str | None]) -> dict[str, str]:
        """Changes a person's settings; None removes one."""
        return await self._write(user_data.set_for, user, values)

    async def server_settings(self, server: int) -> dict[str, str]:
        """A server's settings by name."""
        return await self._read(user_data.server_settings, server)

    async def set_server(self, server: int, values: Mapping[str, str | None]) -> dict[str, str]:
        """Changes a server's settings; None removes one."""
        return await self._write(user_data.set_server, server, values)

    async def about(self, user: int) -> dict[str, Any]:
        """Everything stored about a person, as plain data for a JSON file."""
        return await self._read(user_data.about, user)

    async def forget(self, user: int) -> tuple[int, ...]:
        """Deletes a person's data: their seats become nameless, running ones open to claim.

        Returns the games that have something to post.
        """
        return await self._write(user_data.forget, user)

    # Who leaves

    async def departed(self, server: int, user: int) -> tuple[int, ...]:
        """Somebody is not on a server any more: their seats there count as late under each game's rule. Returns the
        games that have something to post."""
        return await self._write(departures.departed, server, user)

    async def arrived(self, game: int, user: int) -> None:
        """Somebody who had left the server of a game is there again."""
        await self._write(departures.arrived, game, user)

    async def removed(self, server: int) -> None:
        """The bot was removed from a server: its games wait."""
        await self._write(departures.removed, server)

    async def returned(self, server: int) -> tuple[int, ...]:
        """The bot is on a server again; returns the games that go on."""
        return await self._write(departures.returned, server)

    async def present_on(self, servers: Collection[int]) -> tuple[int, ...]:
        """These are the servers on which the bot is: games of others wait, those that waited go on. Returns the
        latter."""
        return await self._write(departures.present, servers)

    # Time

    async def sweep(self, stood: int = 0, *, begins: bool = False) -> Swept:
        """Does what is due: closes old lobbies and votes, drops what is kept too long; tells which games have
        something to post, and which are damaged so that it could not be done for them. `stood`: for how many seconds
        the bot has just stood still; `begins`: it was not there before."""
        return await self._write(expiry.sweep, stood, begins)

    async def next_due(self) -> int | None:
        """When `sweep` or a delayed notice is due next, in seconds since 1970; None when nothing is."""
        return await self._read(expiry.next_due)

    async def backup(self, keep: int = _BACKUPS_KEPT) -> Path | None:
        """Writes today's backup into the folder `backups` beside the database and removes the oldest ones; None
        where the games are on a server, which is backed up with its own tools."""
        return await self._database.backup_daily(self._clock(), keep)

    async def counts(self) -> dict[str, int]:
        """How many games, by status, and notices that wait: for the doctor and the health line."""
        return await self._read(queries.counts)

    async def outbox(self) -> Depth:
        """How many notices wait, how many of them after a failure, and since when the oldest is due."""
        return await self._read(outbox.depth)

    async def notices_in_server(self, server: int) -> int:
        """How many notices of a server's games wait."""
        return await self._read(outbox.waiting_in, server)

    async def of_server(self, server: int, of: Sequence[int]) -> tuple[int, ...]:
        """Those of these games that are a server's."""
        return await self._read(queries.of_server, server, of)

    async def games_in_server(self, server: int, statuses: Iterable[str] = ("lobby", "running")) -> int:
        """How many games a server has in these states."""
        return await self._read(queries.games_in_server, server, tuple(statuses))
