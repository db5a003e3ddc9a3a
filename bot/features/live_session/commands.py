"""`/caylus table evening`: a live session, which all players agree on."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.live_session import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class LiveSession(Feature):
    """Its commands, and what it answers."""

    modules = (handlers,)

    @command("table evening")
    @app_commands.autocomplete(game=game_choices)
    async def evening(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.ask_for(ctx, await game_lookup.acting(ctx, game))
