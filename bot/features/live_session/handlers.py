"""A live session, asked for and left."""

from __future__ import annotations

from bot.components.custom_id import CustomId
from bot.core.model import GameInfo
from bot.delivery import mention
from bot.features.live_session import use_cases
from bot.interactions.context import Context
from bot.interactions.items import item
from bot.text import game_status


async def ask_for(ctx: Context, info: GameInfo) -> None:
    """Asks the players of a game; where a live session runs already, offers the asker to leave it."""
    l10n = ctx.l10n
    ctx.game = info.id
    title = game_status.title(l10n, info)
    if info.session_until is not None and info.seats_of(ctx.user):
        text = l10n.format("evening-runs", game=title, until=f"<t:{info.session_until}:t>")
        await ctx.send(text, view=mention.leave_button(l10n, info))
        return
    await ctx.db.run_once(ctx.idempotency_key, use_cases.ask, info.id, ctx.person)
    await ctx.send(l10n.format("vote-asked", game=title))
    ctx.delivery.kick(info.id)


@item("evening")
async def pressed_leave(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Leave the evening` was pressed."""
    outcome = await ctx.db.run_once(ctx.idempotency_key, use_cases.leave, press.game, ctx.person)
    await ctx.send(ctx.l10n.format("evening-left-own", game=game_status.title(ctx.l10n, outcome.info)))
    ctx.delivery.kick(press.game)
