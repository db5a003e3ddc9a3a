"""`/caylus-server digest`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.digest import handlers
from bot.interactions.autocomplete import zone_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class Digest(Feature):
    """Its commands, and what it answers."""

    @command("caylus-server digest")
    @app_commands.autocomplete(zone=zone_choices)
    async def digest(
        self,
        interaction: discord.Interaction,
        channel: discord.TextChannel | None = None,
        day: app_commands.Range[int, 1, 7] | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        off: bool = False,
    ) -> None:
        async with Context(interaction) as ctx:
            server = ctx.server
            ctx.need_manager()
            await handlers.choose(ctx, server, channel, day, hour, zone, off=off)
