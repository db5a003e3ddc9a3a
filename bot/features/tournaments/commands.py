"""`/caylus-club tournament`: tournaments and leagues of a server."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.features.tournaments import handlers, organizer_panel, panel, seats_panel, sections
from bot.features.tournaments.jobs import TournamentJobs
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command


class Tournaments(Feature):
    """Its commands, and what it answers."""

    parts = (
        handlers,
        organizer_panel,
        panel,
        seats_panel,
    )

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = TournamentJobs(delivery)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        sections.register_delivery(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return self._jobs.kinds

    @command("caylus-club tournament")
    async def tournament(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await panel.show(ctx)
