"""`/caylus plan what-if`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.what_if import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class WhatIf(Feature):
    """Its commands, and what it answers."""

    def __init__(self) -> None:
        self.panel = handlers.Panel()
        self.parts = (handlers, self.panel)

    @command("plan what-if")
    @app_commands.autocomplete(game=game_choices)
    async def try_out(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await self.panel.open_panel(ctx, await game_lookup.acting(ctx, game))
