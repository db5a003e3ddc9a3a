"""`/caylus-club seek`: looking for players."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.features.matchmaking import handlers
from bot.features.matchmaking.jobs import Matchmaker
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command


class Matchmaking(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = Matchmaker(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return self._jobs.kinds

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        commands.opened(handlers.tell_host)

    @command("caylus-club seek")
    async def seek(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            await handlers.show(ctx)
