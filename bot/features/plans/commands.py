"""The command `plan turn`, for a seat's holder alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.jobs import JobKind
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.plans import handlers, notifications
from bot.features.plans.ended import EndedPlans
from bot.interactions import game_lookup
from bot.interactions.autocomplete import Early, Together
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.slash_commands import command


class Plans(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def __init__(self, delivery: DeliveryContext) -> None:
        self._ended = EndedPlans(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._ended.kind,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option("table settings", CommandOption("together", Together | None, "rated"))
        commands.option("table settings", CommandOption("early", Early | None, "together"))
        commands.follow_up(handlers.follow_up)
        notifications.register_delivery(delivery)

    @command("plan turn")
    async def turn(self, ctx: Context, game: str | None = None) -> None:
        await handlers.open_panel(ctx, (await game_lookup.acting(ctx, game)).id)
