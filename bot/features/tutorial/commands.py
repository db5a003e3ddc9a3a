"""`/caylus me guide`: explanations of the first games."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.hints.suggestion import Suggestions
from bot.features.tutorial import handlers
from bot.features.tutorial.prompt_section import Guide
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import choices, command

GUIDES = ("new", "on", "off")


class Tutorial(Feature):
    """Its commands, and what it answers."""

    def __init__(self, delivery: DeliveryContext, suggestions: Suggestions) -> None:
        self.advisor = Guide(suggestions, delivery.report_error)
        self.explanations = handlers.Explanations(self.advisor)
        self.parts = (handlers, self.explanations)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        self.advisor.register_delivery(delivery)

    @command("me guide")
    @app_commands.choices(how=choices("guide", GUIDES))
    async def guide(self, interaction: discord.Interaction, how: str | None = None) -> None:
        async with Context(interaction) as ctx:
            if how is not None:
                await ctx.settings.set(ctx.user, guide=None if how == "new" else how)
                await ctx.know()
            now = ctx.l10n.format(f"choice-guide-{ctx.user_settings.get('guide', 'new')}")
            await ctx.send(ctx.l10n.format("guide-now", how=now))
