"""`/caylus rules`."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.features.rulebook import handlers
from bot.interactions import game_lookup
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command
from bot.interactions.transformers import Pick

Topic: TypeAlias = app_commands.Transform[str, Pick("topic", handlers.topics)]


class Rulebook(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    @command("rules")
    async def rules(
        self, interaction: discord.Interaction, topic: Topic | None = None, public: bool = False
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            await game_lookup.speak_to_all(ctx)
            await handlers.explain(ctx, topic or handlers.topics()[0])
