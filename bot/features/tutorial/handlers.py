"""The guide when it is asked (`Explain`), and when it is asked to be quiet (`Less`)."""

from __future__ import annotations

from bot.components import ui
from bot.components.custom_id import BLUE, CustomId
from bot.core import queries
from bot.core.errors import NotAllowed
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.hints import handlers as hints_handlers
from bot.features.hints import use_cases as hints_use_cases
from bot.features.hints.suggestion import Suggestions
from bot.features.tutorial import use_cases
from bot.features.tutorial.prompt_section import Guide
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import choices, command
from bot.interactions.slots import in_turn
from bot.text import people
from storage import notification_kinds


@item("less", notification=notification_kinds.PROMPT)
async def pressed_less(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Less`: from now on the guide speaks to this person only when it is asked."""
    person = (await ctx.db.read(queries.info, press.game)).alone
    if person != ctx.user:
        raise Refusal("guide-not-here" if person is None else "guide-not-yours", player=f"<@{person}>")
    await ctx.settings.set(ctx.user, guide="off")
    await ctx.send(ctx.l10n.format("guide-hushed"))


class Tutorial(Feature):
    """The guide when it is asked, and when it speaks unasked."""

    def __init__(self, delivery: DeliveryContext, suggestions: Suggestions) -> None:
        self._guide = Guide(suggestions, delivery.report_error)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        self._guide.register_delivery(delivery)

    @command("me guide", how=choices("guide", ("new", "on", "off")))
    async def guide(self, ctx: Context, how: str | None = None) -> None:
        if how is not None:
            await ctx.settings.set(ctx.user, guide=None if how == "new" else how)
            await ctx.know()
        now = ctx.l10n.format(f"choice-guide-{ctx.user_settings.get('guide', 'new')}")
        await ctx.send(ctx.l10n.format("guide-now", how=now))

    @item("explain")
    @in_turn
    async def pressed_explain(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """What the present decision is about and what the guide would do, for the person who decides alone."""
        ctx.game = game = press.game
        position = await ctx.db.read(queries.position, game)
        decision, info = position.decision, position.info
        if decision is None:
            raise Refusal("prompt-over")
        if info.rated:
            raise NotAllowed("table-hints-rated")
        if info.alone is None:
            raise Refusal("guide-not-here")
        if decision.seat not in info.seats_of(ctx.user):
            raise Refusal("guide-not-yours", player=people.called(ctx.l10n, info.seats[decision.seat]))
        lesson = await ctx.db.read(use_cases.lesson_of, game)
        pressed = ctx.interaction.message
        told = await self._guide.told(
            ctx.l10n, position, lesson, pressed.content if pressed is not None else ""
        )
        buttons: list[ui.Item] = []
        if told.code is not None:
            if not await ctx.db.read(hints_use_cases.holds, game, ctx.person, position.revision):
                raise Refusal("advice-late")
            label = ctx.l10n.within(ui.LABEL, "guide-do", action=position.label(told.code))
            does = CustomId("do", game, position.revision, told.code)
            buttons.append(ui.button(label, does, BLUE))
        buttons += await hints_handlers.about_computers(ctx, info)
        await ctx.send("\n".join(told.lines), view=ui.view(buttons) if buttons else None)
