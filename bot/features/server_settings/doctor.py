"""What is missing in a channel and a server, in plain words, and which games can't be posted."""

from __future__ import annotations

import discord

from bot.core import outbox, queries
from bot.interactions.context import Context
from bot.interactions.hooks import Finding

GAMES = 10  # games in trouble that are told one by one
NEEDED = (
    ("view_channel", "wrong"),
    ("send_messages", "wrong"),
    ("send_messages_in_threads", "wrong"),
    ("create_public_threads", "note"),
    ("attach_files", "note"),
    ("read_message_history", "note"),
    ("pin_messages", "note"),
)
"""What the bot can use, and whether it can't play or only plays with less without it."""


PERMISSIONS = discord.Permissions(**{name: True for name, _ in NEEDED})
"""What the invitation asks for; without some of them the bot plays on with less."""


def of_permissions(have: discord.Permissions) -> list[Finding]:
    """What the bot is not allowed that it could use."""
    return [
        Finding(weight, f"doctor-permission-{name}".replace("_", "-"))
        for name, weight in NEEDED
        if not (getattr(have, name) or have.administrator)
    ]


async def of_server(ctx: Context) -> list[Finding]:
    """What is missing in this channel and server, and which games can't be posted."""
    found = of_permissions(ctx.interaction.app_permissions)
    if not found:
        found.append(Finding("fine", "doctor-permissions"))
    waiting = await ctx.db.read(outbox.waiting_in, ctx.server)
    found.append(
        Finding("fine", "doctor-running", {"games": await ctx.db.read(queries.games_in_server, ctx.server)})
    )
    if waiting:
        found.append(Finding("note", "doctor-notices", {"count": waiting}))
    for check in ctx.bot.command_hooks.findings:
        finding = await check(ctx)
        if finding is not None:
            found.append(finding)
    trouble = ctx.delivery.trouble
    here = await ctx.db.read(queries.of_server, ctx.server, list(trouble))
    for game in here[:GAMES]:
        why = ctx.l10n.format(trouble[game])
        found.append(Finding("wrong", "doctor-game", {"game": str(game), "why": why}))
    if len(here) > GAMES:
        found.append(Finding("wrong", "doctor-games", {"count": len(here) - GAMES}))
    return found
