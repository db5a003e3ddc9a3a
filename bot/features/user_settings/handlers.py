"""What one person sets for themselves beyond a plain setting: away notices, and being forgotten."""

from __future__ import annotations

from bot.components.custom_id import RED, CustomId
from bot.core import user_data
from bot.core.clock import user_time
from bot.interactions.context import Context
from bot.interactions.items import item

DAY = 24 * 60 * 60


async def away(ctx: Context, days: int) -> None:
    """Says that this person is away for some days; 0 ends it."""
    now = await ctx.db.run(user_time.away, ctx.user, days * DAY)
    left = now.left // DAY
    if now.ends is None:
        await ctx.send(ctx.l10n.format("me-away-over", left=left))
    else:
        await ctx.send(ctx.l10n.format("me-away-until", when=f"<t:{now.ends}:F>", left=left))


@item("forget", style=RED, edits=True, needs_game=False)
async def pressed_forget(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Deletes everything stored about the asker; their games go on without them."""
    games = await ctx.db.run(user_data.forget, ctx.user)
    ctx.settings.forget(ctx.user)
    await ctx.edit(ctx.l10n.format("me-forgotten", count=len(games)))
    ctx.delivery_context.wake(None)  # what is to be written anew is in finished games too
    for game in games:
        ctx.delivery.kick(game)
