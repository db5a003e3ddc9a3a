"""Sends messages to where a game is played, once for a nonce; a thread that was deleted is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.core import lobby, outbox, queries
from bot.core.errors import SeatTaken
from bot.core.model import GameInfo
from bot.delivery.discord_api import ARCHIVED, LOCKED, rewind
from bot.delivery.thread import NoThread, open_thread
from bot.text import game_status, people
from bot.text.localization import Localization
from storage import message_slots

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

# Messages of a thread that was deleted.
_LEFT_BEHIND = (
    message_slots.PROMPT,
    message_slots.PHASE_MESSAGE,
    message_slots.PING,
    message_slots.LIVE_SESSION,
    message_slots.PIN,
    message_slots.BOARD,
    message_slots.REPLAY,
    message_slots.WAITS,
)
TOO_OLD_TO_EDIT = 30046  # Discord's code: too many edits of a message older than an hour
UNKNOWN_CHANNEL = 10003  # Discord's code of an error


async def l10n_of(ctx: DeliveryContext, info: GameInfo) -> Localization:
    """The words for everybody at a game."""
    return await ctx.settings_cache.l10n(info.server, game=info.language)


def home(info: GameInfo) -> int:
    """Where a game is played: its thread, or the channel of its card."""
    return info.thread if info.thread is not None else info.channel


async def send(
    ctx: DeliveryContext,
    info: GameInfo,
    text: str,
    *,
    nonce: str,
    users: Sequence[int | None] = (),
    view: discord.ui.View | None = None,
    files: Sequence[discord.File] = (),
    channel: int | None = None,
) -> discord.Message:
    """Sends a message to where a game is played, once for a nonce; a deleted thread is replaced."""
    kwargs: dict[str, Any] = {"allowed_mentions": people.pings(*users), "nonce": nonce}
    if view is not None:
        kwargs["view"] = ctx.hooks.offered(view)
    if files:
        kwargs["files"] = list(files)
    where = channel if channel is not None else home(info)
    try:
        return await ctx.discord_api.channel(where, info.server).send(text, **kwargs)
    except discord.NotFound as problem:
        if where == info.channel or problem.code != UNKNOWN_CHANNEL:
            raise
        thread = await _new_home(ctx, info, nonce)
        for file in files:
            file.reset(seek=True)
        return await ctx.discord_api.channel(thread, info.server).send(text, **kwargs)


async def _new_home(ctx: DeliveryContext, info: GameInfo, nonce: str) -> int:
    """A new thread for a game whose thread was deleted, or its channel; the first message says so, and the game
    has moved only once that is posted."""
    now = await ctx.db.read(queries.info, info.id)
    if now.thread is not None and now.thread != info.thread:
        return now.thread  # it has moved since this sheet was read
    l10n = await l10n_of(ctx, info)
    try:
        thread = await open_thread(ctx, info, l10n, fresh=True)
    except NoThread:
        thread = info.channel
    if thread == info.channel:
        await _need_room(ctx, info, l10n, nonce)
    players = [seat.user for seat in info.seats]
    await ctx.discord_api.channel(thread, info.server).send(
        l10n.format("thread-deleted", game=game_status.title(l10n, info)),
        nonce=f"{nonce[:24]}h",
        allowed_mentions=people.pings(*players),
    )
    await ctx.db.run(lobby.moved, info.id, thread)
    for slot in _LEFT_BEHIND:
        await ctx.db.run(outbox.lose, info.id, slot)
    ctx.delivery_worker.kick(info.id)  # where it is played, and its messages, are others now
    return thread


async def _need_room(ctx: DeliveryContext, info: GameInfo, l10n: Localization, nonce: str) -> None:
    """Raises SeatTaken where another game is played in the channel; that is told there once."""
    here = await ctx.db.read(queries.game_in, info.channel)
    if here is None or here == info.id or (await ctx.db.read(queries.info, here)).status != "running":
        return
    if await ctx.db.read(outbox.found, info.id, message_slots.WAITS) is None:
        told = await ctx.discord_api.channel(info.channel, info.server).send(
            l10n.format("thread-deleted-busy", game=game_status.title(l10n, info)),
            nonce=f"{nonce[:24]}b",
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await ctx.db.run(outbox.keep, info.id, message_slots.WAITS, info.channel, told.id, info.revision)
    ctx.delivery_worker.trouble[info.id] = "trouble-gone"
    raise SeatTaken("table-place-taken")


async def edit(ctx: DeliveryContext, channel: int, message: int, **changes: Any) -> bool:
    """Edits a message of the bot; False when it is gone. An archived thread is opened again for that, where it is not
    locked. Other failures are raised."""
    if "view" in changes:
        ctx.hooks.offered(changes["view"])
    if await ctx.discord_api.edit_by_press(message, changes):
        return True
    there = ctx.discord_api.message(channel, message)
    try:
        try:
            await there.edit(**changes)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED or not await ctx.discord_api.reopened(channel):
                raise
            rewind([file for file in changes.get("attachments", ()) if isinstance(file, discord.File)])
            await there.edit(**changes)
    except discord.NotFound:
        return False
    return True


async def renew(ctx: DeliveryContext, channel: int, message: int, **changes: Any) -> bool:
    """As `edit`; a message that Discord lets nobody edit any more today stays as it is."""
    try:
        return await edit(ctx, channel, message, **changes)
    except discord.HTTPException as problem:
        if problem.code != TOO_OLD_TO_EDIT:
            raise
        return True


def explained(problem: BaseException) -> str:
    """The message that says why nothing can be posted, and how to mend it."""
    if isinstance(problem, discord.HTTPException) and problem.code in (ARCHIVED, LOCKED):
        return "trouble-locked"
    if isinstance(problem, discord.Forbidden):
        return "trouble-forbidden"
    if isinstance(problem, discord.NotFound):
        return "trouble-gone"
    return "trouble-discord"
