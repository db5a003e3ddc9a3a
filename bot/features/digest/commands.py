"""`/caylus-server digest`."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext
from bot.features.digest import handlers
from bot.features.digest.jobs import Digests
from bot.interactions.autocomplete import zone_choices
from bot.interactions.context import Context
from bot.interactions.errors import need_manager
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


class Digest(Feature):
    """Its commands, and what it answers."""

    def __init__(self, delivery: DeliveryContext) -> None:
        self._posts = Digests(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._posts.kind,)

    @command("caylus-server digest")
    @app_commands.autocomplete(zone=zone_choices)
    async def digest(
        self,
        interaction: discord.Interaction,
        channel: discord.TextChannel | None = None,
        day: app_commands.Range[int, 1, 7] | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
        off: bool = False,
    ) -> None:
        async with Context(interaction) as ctx:
            server = ctx.server
            need_manager(ctx)
            await handlers.choose(ctx, server, channel, day, hour, zone, off=off)
