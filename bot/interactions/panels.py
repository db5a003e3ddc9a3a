"""The private panels of one person at a game: of each kind one, while Discord lets the one before be changed."""

import contextlib
from typing import Final

from bot.delivery.discord_api import PRESS_KEPT, TROUBLE
from bot.delivery.question import Asked
from bot.delivery.thread_cache import Panel
from bot.interactions.context import Context

PLAN: Final = "plan"
OF: Final = {
    **{kind: kind for kind in ("turn", "board", "watch", "hint", "explain", "why")},
    **dict.fromkeys(("planturn", "ahead", "next"), PLAN),
}
"""The panel that a button opens, by its kind."""
KEPT = 1_000  # panels that are remembered


async def opened(ctx: Context, kind: str, game: int) -> None:
    """Keep the panel that a press has opened, and delete the one before it."""
    name = OF.get(kind)
    if name is None or ctx.sent is None or ctx.public or ctx.changed:
        return
    before = _before(ctx, game, name)
    _keep(ctx, game, name)
    if before is not None:
        with contextlib.suppress(*TROUBLE):
            await before.press.followup.delete_message(before.message)


async def show(ctx: Context, name: str, game: int, shown: Asked) -> None:
    """Show a panel where the person's last one of that name is, else in a new message."""
    before = _before(ctx, game, name)
    if before is not None:
        view = ctx.delivery_context.hooks.offered(shown.view)
        with contextlib.suppress(*TROUBLE):
            await before.press.followup.edit_message(before.message, content=shown.text, view=view)
            return
    if await ctx.send(shown.text, view=shown.view, mention=False) and ctx.sent is not None:
        _keep(ctx, game, name)


def _before(ctx: Context, game: int, name: str) -> Panel | None:
    """Return the person's last panel of a name that can still be changed."""
    found = ctx.delivery_context.threads.panels.get((game, ctx.user, name))
    return found if found is not None and 0 <= ctx.delivery_context.now() - found.at < PRESS_KEPT else None


def _keep(ctx: Context, game: int, name: str) -> None:
    panels, key = ctx.delivery_context.threads.panels, (game, ctx.user, name)
    panels.pop(key, None)
    if ctx.sent is not None:
        panels[key] = Panel(ctx.interaction, ctx.sent, ctx.delivery_context.now())
    if len(panels) > KEPT:
        del panels[next(iter(panels))]
