"""`/caylus-club review`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.reviews import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import over_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import SEAT_CHOICES, command


class Reviews(Feature):
    """Its commands, and what it answers."""

    modules = (handlers,)

    @command("caylus-club review")
    @app_commands.autocomplete(game=over_choices)
    @app_commands.choices(seat=SEAT_CHOICES)
    async def review(
        self, interaction: discord.Interaction, game: str | None = None, seat: int | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            await handlers.of(ctx, await game_lookup.over(ctx, game), seat)
