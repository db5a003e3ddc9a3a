"""`/caylus-club review`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ai.quota import Searches
from bot.core.database import Database
from bot.features.reviews import analysis, handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import over_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import SEAT_CHOICES, command


class Reviews(Feature):
    """Its commands, and what it answers."""

    def __init__(self, db: Database, searches: Searches) -> None:
        self.analysis = analysis.Reviews(db, searches)
        self.panel = handlers.ReviewPanel(self.analysis, searches)
        self.parts = (handlers, self.panel)

    async def cog_unload(self) -> None:
        self.analysis.stop()

    @command("caylus-club review")
    @app_commands.autocomplete(game=over_choices)
    @app_commands.choices(seat=SEAT_CHOICES)
    async def review(
        self, interaction: discord.Interaction, game: str | None = None, seat: int | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            await self.panel.of(ctx, await game_lookup.over(ctx, game), seat)
