"""The door to the week's digests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.digest import use_cases as digest_use_cases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.doors.table import Table
    from bot.features.digest.use_cases import Week
    from storage.digests import DigestRow


class DigestDoor:
    """Which servers want a digest, and what it tells."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    async def choose(self, server: int, channel: int, day: int, hour: int, zone: str) -> DigestRow:
        """Where and when a server gets its digest: on a weekday (0 is Monday) at an hour of a time zone."""
        return await self._write(digest_use_cases.choose, server, channel, day, hour, zone)

    async def stop(self, server: int) -> None:
        """A server wants no digest any more."""
        await self._write(digest_use_cases.stop, server)

    async def find(self, server: int) -> DigestRow | None:
        """A server's digest; None where it wants none."""
        return await self._read(digest_use_cases.find, server)

    async def due(self) -> tuple[DigestRow, ...]:
        """The digests that are to be posted now: then say `posted` with their `next`, or `put_off`."""
        return await self._write(digest_use_cases.due)

    async def next_due(self) -> int | None:
        """When the next digest is to be posted, in seconds since 1970; None when nobody wants one."""
        return await self._read(digest_use_cases.next_due)

    async def places(self, row: DigestRow) -> tuple[int, ...]:
        """The channels of the games that a digest could tell of."""
        return await self._read(digest_use_cases.places, row)

    async def week(self, row: DigestRow, seen: Sequence[int], *, rates: bool = True) -> Week | None:
        """What happened in these channels, with ratings where it `rates`; None in a week in which no game finished
        there."""
        return await self._read(digest_use_cases.week, row, seen, rates)

    async def posted(self, server: int, until: int) -> None:
        """The digest of what happened until then is posted, or there was nothing to tell."""
        await self._write(digest_use_cases.posted, server, until)

    async def put_off(self, server: int, why: str) -> None:
        """A try failed; `why` is the message that tells it."""
        await self._write(digest_use_cases.put_off, server, why)
