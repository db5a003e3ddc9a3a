"""Looking: for anyone, spectators included; only the asker sees the answer unless `public` is set."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.board import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import building_choices, game_choices
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import choices, command


class Board(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    @command("board")
    @app_commands.choices(view=choices("view", handlers.LOOKS))
    @app_commands.autocomplete(game=game_choices)
    async def board(
        self,
        interaction: discord.Interaction,
        view: str | None = None,
        public: bool = False,
        game: str | None = None,
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            await handlers.board(ctx, await game_lookup.looking(ctx, game), view)

    @command("status")
    @app_commands.autocomplete(game=game_choices)
    async def status(
        self, interaction: discord.Interaction, public: bool = False, game: str | None = None
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            await handlers.status(ctx, await game_lookup.looking(ctx, game))

    @command("hand")
    @app_commands.autocomplete(game=game_choices)
    async def hand(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.hand(ctx, await game_lookup.acting_or_over(ctx, game))

    @command("history")
    @app_commands.autocomplete(game=game_choices)
    async def history(
        self,
        interaction: discord.Interaction,
        turn: app_commands.Range[int, 0, 99] | None = None,
        public: bool = False,
        game: str | None = None,
        *,
        animated: bool = False,
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            info = await game_lookup.looking(ctx, game)
            if animated:
                await ctx.bot.command_hooks.perform("replay turn", ctx, info, turn)
            else:
                await handlers.history(ctx, info, turn)

    @command("building")
    @app_commands.autocomplete(name=building_choices)
    async def building(self, interaction: discord.Interaction, name: str, public: bool = False) -> None:
        async with Context(interaction, public=public) as ctx:
            try:
                info = await game_lookup.looking(ctx, None)
            except Refusal:
                info = None
                await game_lookup.speak_to_all(ctx)
            await handlers.building(ctx, info, name)
