"""`/caylus undo`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.undo import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class Undo(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    @command("undo")
    @app_commands.autocomplete(game=game_choices)
    async def undo(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.undo(ctx, await game_lookup.acting_or_over(ctx, game))
