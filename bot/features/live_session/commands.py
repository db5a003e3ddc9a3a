"""`/caylus table evening`: a live session, which all players agree on."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.delivery.sections import DeliveryHooks
from bot.features.live_session import handlers, notifications
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.slash_commands import command
from bot.interactions.transformers import LiveSessions


class LiveSession(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option("table settings", CommandOption("evenings", LiveSessions | None, "early"))
        notifications.register_delivery(delivery)

    @command("table evening")
    @app_commands.autocomplete(game=game_choices)
    async def evening(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.ask_for(ctx, await game_lookup.acting(ctx, game))
