"""What everybody may be told who reads a channel: of games in channels that all of them see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.statistics.ratings import everybody

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.delivery.context import DeliveryContext


async def seen_by_all(
    ctx: DeliveryContext, server: int, here: int, channels: Iterable[int]
) -> tuple[int, ...]:
    """Those of the channels that everybody sees who reads `here`."""
    return tuple([one for one in channels if await ctx.permissions.everybody_sees(server, here, one)])


async def rates_here(ctx: DeliveryContext, server: int, here: int) -> bool:
    """Whether ratings are told in a channel: where everybody is the holders of a role, only if nobody else reads it."""
    role = everybody(await ctx.settings_cache.of_server(server))
    return not ctx.permissions.outsiders_read(server, here, role)
