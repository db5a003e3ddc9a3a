"""Advice of computers, for a seat's holder alone."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.hints import handlers
from bot.features.plans import placement_panel
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class Hints(Feature):
    """Its commands, and what it answers."""

    modules = (handlers,)

    @command("plan hint")
    @app_commands.autocomplete(game=game_choices)
    async def hint(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.hint(ctx, (await game_lookup.acting(ctx, game)).id)

    @command("plan explain")
    @app_commands.autocomplete(game=game_choices)
    async def explain(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.why(ctx, (await game_lookup.looking(ctx, game)).id)

    @command("plan draft")
    @app_commands.autocomplete(game=game_choices)
    async def draft(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await placement_panel.draft(ctx, (await game_lookup.acting(ctx, game)).id)
