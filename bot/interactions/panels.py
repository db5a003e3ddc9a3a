"""The private panel of one person at a game: one message, for as long as Discord allows edits of it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord

from bot.delivery.discord_api import PRESS_KEPT, TROUBLE

if TYPE_CHECKING:
    from bot.delivery.thread_state import Content
    from bot.interactions.context import Context

KINDS: Final = frozenset(
    (
        "turn",
        "board",
        "full",
        "phone",
        "watch",
        "hint",
        "explain",
        "why",
        "whypick",
        "planturn",
        "ahead",
        "next",
    )
)
"""The buttons and menus that are answered by the panel."""
REMEMBERED_PANELS = 1_000  # panels that are remembered


class Panel(NamedTuple):
    """A private message: the press by which it can be changed, and when that was."""

    press: discord.Interaction[Any]
    message: int
    at: float

    @property
    def is_pressed(self) -> bool:
        """Return whether the press was on the panel itself, rather than one that was answered by it."""
        return self.press.message is not None and self.press.message.id == self.message

    async def edit(self, **changes: Any) -> None:
        """Edit the message; trouble is raised."""
        if self.is_pressed:
            await self.press.edit_original_response(**changes)
        else:
            await self.press.followup.edit_message(self.message, **changes)

    async def delete(self) -> None:
        """Delete the message; trouble is raised."""
        if self.is_pressed:
            await self.press.delete_original_response()
        else:
            await self.press.followup.delete_message(self.message)


def opens(ctx: Context, kind: str, game: int) -> None:
    """Let a press that opens the panel be answered in place.

    The panel opens in the pressed message where only its person sees it, else in their last panel, unless that
    is above the pressed message and so out of sight.
    """
    pressed = ctx.interaction.message
    if kind not in KINDS or pressed is None:
        return
    panel = _last(ctx, game)
    if pressed.flags.ephemeral:
        ctx.answer_in(Panel(ctx.interaction, pressed.id, ctx.delivery_context.now()))
    elif panel is not None and panel.message > pressed.id:
        ctx.answer_in(panel)


async def opened(ctx: Context, kind: str, game: int) -> None:
    """Remember the panel that a press has opened, and delete the one before it."""
    if kind not in KINDS or ctx.sent is None or ctx.public:
        return
    former = _last(ctx, game)
    if former is not None and former.message == ctx.sent:
        return
    _keep(ctx, game, ctx.sent)
    if former is not None:
        with contextlib.suppress(*TROUBLE):
            await former.delete()


async def show(ctx: Context, game: int, shown: Content) -> None:
    """Show something in the person's panel, else in a new message, which becomes it."""
    former = _last(ctx, game)
    if former is not None:
        view = ctx.delivery_context.hooks.offered(shown.view)
        with contextlib.suppress(*TROUBLE):
            await former.edit(content=shown.text, view=view, attachments=[])
            return
    if await ctx.send(shown.text, view=shown.view, mention=False) and ctx.sent is not None:
        _keep(ctx, game, ctx.sent)


def _last(ctx: Context, game: int) -> Panel | None:
    """Return the person's last panel of a game that can still be changed."""
    panel = ctx.bot.panels.get((game, ctx.user))
    return panel if panel is not None and 0 <= ctx.delivery_context.now() - panel.at < PRESS_KEPT else None


def _keep(ctx: Context, game: int, message: int) -> None:
    panels, key = ctx.bot.panels, (game, ctx.user)
    panels.pop(key, None)
    panels[key] = Panel(ctx.interaction, message, ctx.delivery_context.now())
    if len(panels) > REMEMBERED_PANELS:
        del panels[next(iter(panels))]
