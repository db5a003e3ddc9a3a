"""Who may join a table, invitations to it, and whose one refuses."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.core.admission import HIGHEST, LOWEST
from bot.delivery.sections import DeliveryHooks
from bot.features.invitations import handlers, notifications
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.slash_commands import command
from bot.interactions.transformers import (
    Who,
)

Bound: TypeAlias = app_commands.Range[int, LOWEST, HIGHEST]


class Invitations(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        people = [CommandOption(f"invite{n}", discord.User | None, f"invite{n - 1}") for n in (2, 3, 4)]
        commands.option("new", CommandOption("invite1", discord.User | None, "practice"), *people)
        commands.option("new", CommandOption("who", Who | None, "rated"))
        notifications.register_delivery(delivery)

    @command("table who")
    @app_commands.autocomplete(game=game_choices)
    async def who(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        least: Bound | None = None,
        most: Bound | None = None,
        newcomers: bool | None = None,
        game: str | None = None,
    ) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.lobby(ctx, game)
            await handlers.by_command(ctx, info, who, least, most, newcomers)

    @command("table invite")
    @app_commands.autocomplete(game=game_choices)
    async def invite(
        self, interaction: discord.Interaction, person: discord.User, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            await handlers.by_name(ctx, await game_lookup.lobby(ctx, game), person)

    @command("caylus-club invitations")
    async def invitations(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            await handlers.refusals(ctx)
