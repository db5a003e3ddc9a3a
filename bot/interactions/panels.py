"""The panel of one person in a game: one private message, edited for as long as Discord allows it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord

from bot.delivery.discord_api import PRESS_KEPT, TROUBLE

if TYPE_CHECKING:
    from bot.delivery.thread_state import Content
    from bot.interactions.context import Context

PANEL_KINDS: Final = frozenset(
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
"""The buttons and menus that are answered in the panel."""
REMEMBERED_PANELS = 1_000


class Panel(NamedTuple):
    """A private message, and the press with whose token it can be edited."""

    press: discord.Interaction[Any]
    message: int
    at: float  # of the press

    @property
    def is_pressed(self) -> bool:
        """True if the press was on the panel itself, rather than on a message that it answers."""
        return self.press.message is not None and self.press.message.id == self.message

    async def edit(self, **changes: Any) -> None:
        """Edit the message; raise one of `TROUBLE`."""
        if self.is_pressed:
            await self.press.edit_original_response(**changes)
        else:
            await self.press.followup.edit_message(self.message, **changes)

    async def delete(self) -> None:
        """Delete the message; raise one of `TROUBLE`."""
        if self.is_pressed:
            await self.press.delete_original_response()
        else:
            await self.press.followup.delete_message(self.message)


def answer_in_panel(ctx: Context, kind: str, game: int) -> None:
    """Let a press of `PANEL_KINDS` be answered in a message that is there.

    The pressed message is used if it is private, else the person's last panel if it is below the pressed message.
    """
    pressed = ctx.interaction.message
    if kind not in PANEL_KINDS or pressed is None:
        return
    panel = _last(ctx, game)
    if pressed.flags.ephemeral:
        ctx.answer_in(Panel(ctx.interaction, pressed.id, ctx.delivery_context.now()))
    elif panel is not None and panel.message > pressed.id:
        ctx.answer_in(panel)


async def remember_panel(ctx: Context, kind: str, game: int) -> None:
    """Remember the private message that answered a press as the panel, and delete the former panel."""
    if kind not in PANEL_KINDS or ctx.sent is None or ctx.public:
        return
    former = _last(ctx, game)
    if former is not None and former.message == ctx.sent:
        return
    _keep(ctx, game, ctx.sent)
    if former is not None:
        with contextlib.suppress(*TROUBLE):
            await former.delete()


async def show(ctx: Context, game: int, shown: Content) -> None:
    """Show content in the person's panel, or in a new message, which becomes the panel."""
    former = _last(ctx, game)
    if former is not None:
        view = ctx.delivery_context.hooks.offered(shown.view)
        with contextlib.suppress(*TROUBLE):
            await former.edit(content=shown.text, view=view, attachments=[])
            return
    if (
        await ctx.send(shown.text, view=shown.view, mention=False)
        and ctx.sent is not None
    ):
        _keep(ctx, game, ctx.sent)


async def close(ctx: Context, game: int) -> None:
    """Delete the person's panel of a game, which shows an earlier position."""
    former = _last(ctx, game)
    if former is not None:
        del ctx.bot.panels[game, ctx.user]
        with contextlib.suppress(*TROUBLE):
            await former.delete()


def _last(ctx: Context, game: int) -> Panel | None:
    """Return the person's panel of a game if it can still be edited."""
    panel = ctx.bot.panels.get((game, ctx.user))
    return (
        panel
        if panel is not None and 0 <= ctx.delivery_context.now() - panel.at < PRESS_KEPT
        else None
    )


def _keep(ctx: Context, game: int, message: int) -> None:
    panels, key = ctx.bot.panels, (game, ctx.user)
    panels.pop(key, None)
    panels[key] = Panel(ctx.interaction, message, ctx.delivery_context.now())
    if len(panels) > REMEMBERED_PANELS:
        del panels[next(iter(panels))]
