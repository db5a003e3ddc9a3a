"""Statistics and ladders of `/caylus-club`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.statistics import handlers
from bot.interactions import game_lookup
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import choices, command
from rules.register import GAMES

GAME_CHOICES = choices("game", tuple(GAMES))


class Statistics(Feature):
    """Its commands, and what it answers."""

    modules = (handlers,)

    @command("caylus-club player")
    @app_commands.choices(game=GAME_CHOICES)
    async def player(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: str | None = None,
        public: bool = False,
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            ctx.need_server()
            await game_lookup.speak_to_all(ctx)
            await handlers.person(ctx, person, game)

    @command("caylus-club server")
    @app_commands.choices(game=GAME_CHOICES)
    async def server(
        self, interaction: discord.Interaction, game: str | None = None, public: bool = False
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            ctx.need_server()
            await game_lookup.speak_to_all(ctx)
            await handlers.server(ctx, game)

    @command("caylus-club ladder")
    @app_commands.choices(game=GAME_CHOICES)
    async def ladder(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        page: app_commands.Range[int, 1, 9_999] = 1,
        public: bool = False,
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            ctx.need_server()
            await game_lookup.speak_to_all(ctx)
            await handlers.ladder(ctx, game or handlers.KINDS[0], page)
