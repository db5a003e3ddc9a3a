"""The welcome of a new server: first steps for its host, in the channel of their first command."""

import contextlib
import typing

import discord

from bot.components import ui
from bot.components.custom_id import BLUE, GREEN, CustomId
from bot.core import queries
from bot.core.game_info import everybody
from bot.core.model import Status
from bot.delivery.discord_api import TROUBLE
from bot.interactions.context import Context
from bot.interactions.hooks import Finding
from bot.text.localization import offered
from languages.choosing import own_name
from storage import StorageError

WELCOMED = "welcomed"
"""The setting of a server that had its welcome, or tables before there was one."""
CHANNELS = 10  # channels that are listed


async def greet(ctx: Context) -> None:
    """Post the welcome once, when somebody with Manage Server uses a command on a server that never had a table."""
    server = ctx.interaction.guild_id
    if server is None:
        return
    with contextlib.suppress(StorageError):  # the command says what is wrong
        if WELCOMED in await ctx.settings.of_server(server):
            return
        games = await ctx.db.read(
            queries.games_in_server, server, typing.get_args(Status)
        )
        await ctx.settings.set_server(server, **{WELCOMED: "yes"})
        if not games:
            ctx.bot.tasks.spawn(_post(ctx, server), "welcome")


async def _post(ctx: Context, server: int) -> None:
    l10n = ctx.l10n
    check, open_table, quiet = (
        l10n.format("button-setup", what=step) for step in ("check", "open", "quiet")
    )
    view = ui.view(
        (
            ui.button(check, CustomId("setup", 0, 0), BLUE),
            ui.button(open_table, CustomId("begin", 0, 0), GREEN),
            ui.button(quiet, CustomId("setup", 0, 0, "quiet")),
        )
    )
    # without the permission to post the commands say so
    with contextlib.suppress(*TROUBLE):
        await ctx.delivery_context.discord_api.channel(ctx.channel, server).send(
            l10n.format("welcome", check=check, open=open_table, quiet=quiet),
            view=ctx.delivery_context.hooks.offered(view),
            nonce=f"welcome-{server}",
            allowed_mentions=discord.AllowedMentions.none(),
        )


async def of_channels(ctx: Context) -> Finding:
    """Return the channels in which the bot can post, but games can't be rated, as a finding."""
    guild, role = (
        ctx.interaction.guild,
        everybody(await ctx.settings.of_server(ctx.server)),
    )
    places: list[discord.TextChannel | discord.ForumChannel] = []
    if guild is not None:
        places = [*guild.text_channels, *guild.forums]
    hidden = [
        channel.mention
        for channel in places
        if channel.permissions_for(channel.guild.me).send_messages
        and not ctx.permissions.is_public(ctx.server, channel.id, role)
    ]
    if not hidden:
        return Finding("fine", "doctor-rated")
    return Finding("note", "doctor-unrated", {"channels": " ".join(hidden[:CHANNELS])})


async def of_languages(ctx: Context) -> Finding:
    """Return the languages that the bot speaks, and the server's, as a finding."""
    server_language = await ctx.settings.language(ctx.server)
    names = ctx.l10n.join([own_name(language) for language in offered()])
    return Finding(
        "fine",
        "doctor-languages",
        {"languages": names, "here": own_name(server_language)},
    )
