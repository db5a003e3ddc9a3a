"""Decides which players are mentioned in the quiet hours of a server, and which only afterwards."""

import math
from collections.abc import Sequence

from bot.core import outbox
from bot.core.clock.quiet_hours import quiet_for, unmentioned_for
from bot.core.model import GameInfo
from bot.delivery.context import DeliveryContext


async def pauses(
    ctx: DeliveryContext, server: int, users: Sequence[int | None]
) -> dict[int, int]:
    """Return, by user, for how many seconds they may not be mentioned in a server."""
    settings, now = await ctx.settings_cache.of_server(server), ctx.now()
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not quiet_for(settings, now):
        return dict.fromkeys(people, 0)
    return {
        user: unmentioned_for(settings, await ctx.settings_cache.of(user), now)
        for user in people
    }


async def mentioned(
    ctx: DeliveryContext, info: GameInfo, users: Sequence[int | None]
) -> list[int]:
    """Return the users to mention now; the others are mentioned when their quiet hours end.

    In a live session, and at a live pace, people have chosen to be called at this hour.
    """
    if info.session_until is not None or info.settings.pace == "live":
        return [user for user in dict.fromkeys(users) if user is not None]
    pause_of = await pauses(ctx, info.server, users)
    delayed = [user for user, pause in pause_of.items() if pause]
    if delayed:
        due = math.ceil(ctx.now() + min(pause_of[user] for user in delayed))
        await ctx.db.run(outbox.mention_later, info.id, delayed, due)
    return [user for user, pause in pause_of.items() if not pause]
