"""Computers sit down, go, and play better or worse, by the buttons of a lobby's card; and a game against one."""

from __future__ import annotations

from discord import app_commands

from bot.ai.pool import Thinker
from bot.components.custom_id import GREEN, CustomId
from bot.core import queries, seats
from bot.core.game_settings import Settings
from bot.core.model import LEVELS
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.computers import use_cases
from bot.features.computers.turns import Turns
from bot.interactions import game_answers
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.hooks import COMPUTERS_WAIT, CommandHooks, CommandOption, Finding
from bot.interactions.items import item
from bot.interactions.slash_commands import LEVEL_CHOICES
from storage import notification_kinds

SLOW = 60  # seconds that a game waits for its computer
MOST = 4  # computers beside a person
VERSUS_LEVEL = 1  # of the computer that one press seats: a beginner as who presses


class Computers(Feature):
    """The seats of computers."""

    def __init__(self, delivery: DeliveryContext, thinker: Thinker) -> None:
        self.turns = Turns(
            delivery.db, thinker, delivery.tasks, delivery.delivery_worker.kick, delivery.report_error
        )

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option("new", CommandOption("computers", app_commands.Range[int, 1, MOST] | None, "pace"))
        for command, after in (("new", "computers"), ("table settings", "pictures")):
            commands.option(command, CommandOption("level", int | None, after, choices=LEVEL_CHOICES))
        self.turns.register_delivery(delivery)
        commands.gauge(COMPUTERS_WAIT[0], lambda: self.turns.depth)
        commands.gauge(COMPUTERS_WAIT[1], lambda: self.turns.age)
        commands.finding(self.queue)

    async def cog_unload(self) -> None:
        self.turns.stop()

    async def queue(self, ctx: Context) -> Finding | None:
        """How many games wait for computers, and for how long; None where none does."""
        depth, age = self.turns.depth, int(self.turns.age)
        if not depth:
            return None
        return Finding("note" if age > SLOW else "fine", "doctor-computers", {"count": depth, "seconds": age})

    @item("computer", "nocomputer", edits=True, notification=notification_kinds.CARD)
    async def pressed_computer(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """The host gives the next seat to a computer of the table's level, or takes out the one that sat down last."""
        key, adds = ctx.idempotency_key, press.kind == "computer"
        if adds:
            outcome = await ctx.db.run_once(key, use_cases.add, press.game, ctx.person)
        else:
            outcome = await ctx.db.run_once(key, use_cases.remove, press.game, ctx.person)
        await game_answers.answer_on_card(ctx, outcome, "computer-added" if adds else "computer-removed")

    @item("level", edits=True, notification=notification_kinds.CARD)
    async def pressed_level(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """The host gives the computers of a lobby the next level, behind the last the first again."""
        info = await ctx.db.read(queries.info, press.game)
        level = LEVELS[(LEVELS.index(info.level) + 1) % len(LEVELS)]
        asked, key = (press.game, ctx.person, Settings(level=level)), ctx.idempotency_key
        outcome = await ctx.db.run_once(key, seats.change, *asked)
        await game_answers.answer_on_card(ctx, outcome, "computer-level")

    @item("versus", style=GREEN, needs_game=False)
    async def pressed_versus(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """A game against a computer, begun as soon as it is known which game."""
        ctx.need_server()
        game = await game_answers.chosen_game(ctx, press)
        if game is None:
            return
        await game_answers.check_place(ctx)
        await game_answers.check_room(ctx)
        asked = ctx.person, ctx.place, game, 1, VERSUS_LEVEL, await game_answers.table_language(ctx)
        outcome = await ctx.db.run_once(ctx.idempotency_key, use_cases.versus, *asked)
        await game_answers.answer_with_card(ctx, outcome)
