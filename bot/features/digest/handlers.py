"""Where and when a server gets the week's digest, as its managers choose."""

from __future__ import annotations

import discord

from bot.components.action_rows import cut
from bot.core.clock.awake_hours import read_zone
from bot.features.digest import use_cases
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.game_answers import need_posting
from bot.text.localization import quoted

DAY, HOUR = 0, 9  # Monday morning, where nothing else is chosen


async def choose(
    ctx: Context,
    server: int,
    channel: discord.TextChannel | None,
    day: int | None,
    hour: int | None,
    zone: str | None,
    *,
    off: bool,
) -> None:
    """Changes what is given, and says when the next digest comes. `day` counts from 1, Monday."""
    table = ctx.db
    now = await table.read(use_cases.find, server)
    if off:
        await table.run(use_cases.stop, server)
        now = None
    elif (channel, day, hour, zone) != (None, None, None, None):
        settings = await ctx.settings.of_server(server)
        if settings.get("statistics") == "no":
            raise Refusal("week-no-statistics")
        if channel is None and now is None:
            raise Refusal("week-no-channel")
        known = None if zone is None else read_zone(zone)
        if zone is not None and known is None:
            raise Refusal("week-no-zone", zone=quoted(cut(zone, 60)))
        if channel is not None:
            need_posting(ctx, channel, "week-may-not")
        now = await table.run(
            use_cases.choose,
            server,
            channel.id if channel is not None else now.channel if now is not None else 0,
            day - 1 if day is not None else DAY if now is None else now.day,
            hour if hour is not None else HOUR if now is None else now.hour,
            known or ("UTC" if now is None else now.zone),
        )
    if now is None:
        await ctx.send(ctx.l10n.format("week-off"))
        return
    told = [ctx.l10n.format("week-now", channel=f"<#{now.channel}>", when=f"<t:{now.next}:F>", zone=now.zone)]
    trouble = await table.read(use_cases.trouble, server)
    if trouble is not None:
        told.append(ctx.l10n.format(f"week-trouble-{trouble}"))
    await ctx.send("\n".join(told))
