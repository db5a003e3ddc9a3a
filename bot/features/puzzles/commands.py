"""`/caylus-club puzzle`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.features.puzzles import handlers, use_cases
from bot.features.puzzles.jobs import PuzzlePosts
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.hooks import CommandHooks, Finding
from bot.interactions.slash_commands import command


class Puzzles(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._posts = PuzzlePosts(delivery)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        commands.finding(self._trouble)

    def jobs(self) -> Sequence[JobKind]:
        return (self._posts.kind,)

    async def _trouble(self, ctx: Context) -> Finding | None:
        """Why the last puzzle could not be posted."""
        why = await ctx.db.read(use_cases.trouble, ctx.server)
        return None if why is None else Finding("wrong", f"puzzle-trouble-{why}")

    @command("caylus-club puzzle")
    async def puzzle(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            await handlers.today(ctx)
