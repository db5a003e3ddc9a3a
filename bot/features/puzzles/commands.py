"""`/caylus-club puzzle`."""

from __future__ import annotations

import discord

from bot.features.puzzles import handlers
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class Puzzles(Feature):
    """Its commands, and what it answers."""

    modules = (handlers,)

    @command("caylus-club puzzle")
    async def puzzle(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            await handlers.today(ctx)
