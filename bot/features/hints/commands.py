"""Advice of computers, for a seat's holder alone."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ai.quota import Searches
from bot.app.tasks import Tasks
from bot.components.custom_id import CustomId
from bot.core.database import Database
from bot.delivery.context import DeliveryHooks
from bot.features.hints import handlers
from bot.features.hints.suggestion import Suggestions
from bot.interactions import game_lookup
from bot.interactions.autocomplete import Hints as Allowed
from bot.interactions.autocomplete import game_choices
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.slash_commands import command


class Hints(Feature):
    """Its commands, and what it answers."""

    def __init__(self, db: Database, searches: Searches, tasks: Tasks) -> None:
        self.suggestions = Suggestions(db, searches, tasks)
        self.advisor = handlers.Advisor(searches, self.suggestions)
        self.parts = (handlers, self.advisor)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option("new", CommandOption("hints", Allowed | None, "late"))
        commands.option("table settings", CommandOption("hints", Allowed | None, "late"))

    @command("plan hint")
    @app_commands.autocomplete(game=game_choices)
    async def hint(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.acting(ctx, game)
            if handlers.explains(ctx, info) and not info.advises:
                await ctx.bot.item_handlers["explain"](ctx, CustomId("explain", info.id, info.revision), [])
            else:
                await self.advisor.hint(ctx, info.id)
