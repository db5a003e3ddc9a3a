"""`/caylus-club seek`: looking for players."""

from __future__ import annotations

import discord

from bot.features.matchmaking import handlers
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class Matchmaking(Feature):
    """Its commands, and what it answers."""

    modules = (handlers,)

    @command("caylus-club seek add")
    async def seek_add(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await handlers.open_panel(ctx)

    @command("caylus-club seek list")
    async def seek_list(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await handlers.show(ctx)

    @command("caylus-club seek withdraw")
    async def seek_withdraw(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await handlers.withdraw(ctx)
