"""What everybody may be told who reads a channel: of games in channels that all of them see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.app.services import Office


async def seen_by_all(office: Office, server: int, here: int, channels: Iterable[int]) -> tuple[int, ...]:
    """Those of the channels that everybody sees who reads `here`."""
    return tuple([one for one in channels if await office.sight.everybody_sees(server, here, one)])


async def counted_for_all(office: Office, server: int, here: int) -> tuple[int, ...]:
    """The channels whose games everybody may be told of who reads `here`: ratings come from them."""
    return await seen_by_all(office, server, here, await office.table.standings.channels(server))
