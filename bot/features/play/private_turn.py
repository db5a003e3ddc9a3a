"""`Your turn`: the present decision with its components, and the hand where there is one, for one's own eyes."""

from __future__ import annotations

import discord

from bot.components.custom_id import BLUE, CustomId
from bot.core import queries
from bot.core.model import Position
from bot.delivery import prompt
from bot.interactions import errors, pages
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.items import item
from bot.interactions.slots import drawn
from storage import notification_kinds


@item("turn", style=BLUE, notification=notification_kinds.PROMPT)
async def open_own(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answers with the decision, its buttons and menus, and the hand: a picture with what can be paid marked, whose
    description says all that stands on it, or words."""
    position = await ctx.db.read(queries.position, press.game)
    decision = position.decision
    if decision is None:
        raise Refusal("prompt-over")
    position = position.asked(ctx.user)
    decision = position.decision
    if decision is None or decision.seat not in position.info.seats_of(ctx.user):
        await ctx.send(errors.others(ctx, position))
        return
    kept = await ctx.db.read(queries.kept, press.game, ctx.user) if position.together else None
    told = [] if kept is None else [ctx.l10n.format("prompt-kept", what=ctx.l10n.format_message(kept))]
    files = await _hand(ctx, position, decision.seat)
    for pictures in [files, []] if files else [[]]:
        asked = await prompt.private(ctx.delivery_context, ctx.l10n, position, hand_shown=bool(pictures))
        text = "\n".join([asked.text, *told])
        if not pictures:
            await ctx.send(text, view=asked.view)
        elif await ctx.send(text, view=asked.view, files=pictures, mention=False):
            return


async def _hand(ctx: Context, position: Position, seat: int) -> list[discord.File]:
    """The hand as a picture; nothing where there is none, something else is drawn for the asker, or
    it can't be drawn or sent: then words tell it."""
    if not position.hand(seat) or not ctx.may_attach() or ctx.user_settings.get("pictures") == "none":
        return []
    if ctx.bot.slots.taken(ctx.user):  # who is to act waits for nothing
        return []
    return await drawn(ctx, [pages.hand_picture(ctx, position, seat)])
