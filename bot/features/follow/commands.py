"""`/caylus-club follow`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands

from bot.features.follow import handlers
from bot.features.follow.jobs import FollowerMessages
from bot.features.follow.use_cases import OFTEN
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command
from bot.interactions.transformers import Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.jobs import JobKind
    from bot.delivery.context import DeliveryContext
    from bot.delivery.sections import DeliveryHooks
    from bot.interactions.hooks import CommandHooks


Often: TypeAlias = app_commands.Transform[str, Pick("often", OFTEN)]


class Follow(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = FollowerMessages(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._jobs.kind,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)

    @command("caylus-club follow game")
    @app_commands.autocomplete(game=game_choices)
    async def follow_game(
        self, interaction: discord.Interaction, game: str | None = None, often: Often = OFTEN[0]
    ) -> None:
        async with Context(interaction) as ctx:
            await handlers.game(ctx, await game_lookup.looking(ctx, game), often)

    @command("caylus-club follow person")
    async def follow_person(self, interaction: discord.Interaction, person: discord.User) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await handlers.person(ctx, person)

    @command("caylus-club follow list")
    async def follow_list(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            await handlers.listed(ctx)
