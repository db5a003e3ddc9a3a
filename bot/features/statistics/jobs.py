"""Judges the games that were rated before it was settled at a game's start whether everybody sees its channel: once a
server, a week after the upgrade, by their channels as they are seen then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.delivery.retry import Errands
from bot.features.statistics import judging

if TYPE_CHECKING:
    from collections.abc import Sequence


class Judging(Errands[int]):
    """At most one server at a time."""

    TASK = "judging"
    WHAT = "older rated games"

    async def _due(self) -> Sequence[int]:
        return await self._services.db.run(judging.due)

    async def _next_due(self) -> int | None:
        return await self._services.db.read(judging.next_due)

    async def _one(self, server: int) -> None:
        door, permissions = self._services.db, self._services.permissions
        role, channels = await door.read(judging.older, server)
        found = {channel: await permissions.is_public_now(server, channel, role) for channel in channels}
        if None in found.values():  # Discord doesn't say now, or the bot was removed from there
            await door.run(judging.put_off, server)
        else:
            await door.run(judging.judge, server, [channel for channel, public in found.items() if public])
