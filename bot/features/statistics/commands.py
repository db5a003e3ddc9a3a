"""Statistics and ladders of `/caylus-club`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.statistics import handlers, result_section, settings
from bot.features.statistics.jobs import Judging
from bot.interactions import game_lookup
from bot.interactions.autocomplete import Rated
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.slash_commands import choices, command
from rules.register import GAMES

WHAT = ("player", "server", "ladder")


class Statistics(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._delivery, self._jobs = delivery, Judging(delivery)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        settings.register(commands)
        commands.action("near ratings", handlers.near)
        commands.option("new", CommandOption("rated", Rated | None, "hints"))
        commands.option("table settings", CommandOption("rated", Rated | None, "hints"))
        result_section.register_delivery(delivery, self._delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._jobs.kind,)

    @command("caylus-club statistics", what=choices("statistics", WHAT), game=choices("game", tuple(GAMES)))
    async def statistics(
        self,
        ctx: Context,
        what: str = WHAT[0],
        person: discord.User | None = None,
        game: str | None = None,
        public: bool = False,
    ) -> None:
        ctx.need_server()
        await game_lookup.speak_to_all(ctx)
        if what == "ladder":
            await handlers.ladder(ctx, game or handlers.KINDS[0], 1)
        elif what == "server":
            await handlers.server(ctx, game)
        else:
            await handlers.person(ctx, person, game)
