"""The `plan` group: standing orders, for a seat's holder alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.plans import handlers, notifications, placement_panel, rest_panel, turn_panel
from bot.features.plans.autocomplete import order_choices, plan_choices, turn_plan_choices
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandOption
from bot.interactions.slash_commands import command
from bot.interactions.transformers import Together

if TYPE_CHECKING:
    from bot.delivery.sections import DeliveryHooks
    from bot.interactions.hooks import CommandHooks


class Plans(Feature):
    """Its commands, and what it answers."""

    parts = (
        handlers,
        placement_panel,
        rest_panel,
        turn_panel,
    )

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option("table settings", CommandOption("together", Together | None, "rated"))
        notifications.register_delivery(delivery)

    @command("plan add")
    @app_commands.autocomplete(order=order_choices, game=game_choices)
    async def add(
        self, interaction: discord.Interaction, order: str, preview: bool = False, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            await handlers.add(ctx, await game_lookup.acting(ctx, game), order, preview=preview)

    @command("plan turn")
    @app_commands.autocomplete(use=turn_plan_choices, game=game_choices)
    async def turn(
        self,
        interaction: discord.Interaction,
        use: str | None = None,
        save: str | None = None,
        game: str | None = None,
    ) -> None:
        async with Context(interaction) as ctx:
            await turn_panel.open_panel(ctx, await game_lookup.acting(ctx, game), use=use, save=save)

    @command("plan rest")
    @app_commands.autocomplete(game=game_choices)
    async def rest(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await rest_panel.open_panel(ctx, await game_lookup.acting(ctx, game))

    @command("plan show")
    @app_commands.autocomplete(game=game_choices)
    async def show(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.show(ctx, await game_lookup.acting(ctx, game))

    @command("plan clear")
    @app_commands.autocomplete(plan=plan_choices)
    @app_commands.autocomplete(game=game_choices)
    async def clear(
        self, interaction: discord.Interaction, plan: int | None = None, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            await handlers.clear(ctx, await game_lookup.acting(ctx, game), plan)

    @command("plan pause")
    @app_commands.autocomplete(game=game_choices)
    async def pause(self, interaction: discord.Interaction, on: bool = True, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.pause(ctx, await game_lookup.acting(ctx, game), on)
