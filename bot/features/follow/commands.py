"""`/caylus-club follow`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.features.follow import handlers
from bot.features.follow.jobs import FollowerMessages
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command


class Follow(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = FollowerMessages(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._jobs.kind,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)

    @command("caylus-club follow")
    async def follow(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await handlers.listed(ctx)
