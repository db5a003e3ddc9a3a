"""Sends, edits and deletes messages where a game is played.

A message is sent once for a nonce, in a new thread if that was deleted.

A replaced message is deleted, or at least loses its buttons. It is stored until then, so that one which could
not be deleted is deleted later, also after a restart.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.components.custom_id import declared
from bot.core import lobby, outbox, queries
from bot.core.model import GameInfo
from bot.core.notifications import Notification
from bot.delivery import question
from bot.delivery.batch import Batch
from bot.delivery.channel_breaker import PAUSES
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import ARCHIVED, LOCKED, TROUBLE, rewind
from bot.delivery.quiet import mentioned
from bot.delivery.thread import NoRoom, NoThread, is_free, open_thread, wait_for_thread
from bot.text import game_status, people
from bot.text.localization import Localization
from storage import message_slots, notification_kinds
from storage.outbox import MessageRef

_log = logging.getLogger(__name__)

# Messages of a thread that was deleted.
_LEFT_BEHIND = (
    message_slots.ABSENT,
    message_slots.PROMPT,
    message_slots.PHASE_MESSAGE,
    message_slots.PING,
    message_slots.LIVE_SESSION,
    message_slots.PIN,
    message_slots.RETURNED_PIN,
    message_slots.BOARD,
    message_slots.REPLAY,
    message_slots.WAITS,
)
TOO_OLD_TO_EDIT = 30046  # Discord's code: too many edits of a message older than an hour
UNKNOWN_CHANNEL = 10003  # Discord's code of an error
DELETE_SECONDS = 10.0  # seconds for one deletion: the game's next messages wait behind it
DELETION_KEPT_SECONDS = 14 * 24 * 3600  # seconds for which a deletion is tried
NONCE_KEPT = 120  # seconds in which Discord surely knows a nonce: "the past few minutes", as it says


async def l10n_of(ctx: DeliveryContext, info: GameInfo) -> Localization:
    """Return the texts for everybody at a game."""
    return await ctx.settings_cache.l10n(info.server, game=info.settings.language)


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
    """Send a message to where a game is played, once for a nonce; a deleted thread is replaced.

    Users who have left the server are never mentioned, in its quiet hours only those who chose so.
    """
    gone = {seat.user for seat in info.seats if seat.departed}
    pinged = await mentioned(ctx, info, [user for user in users if user not in gone])
    kwargs: dict[str, Any] = {
        "allowed_mentions": people.pings(*pinged),
        "nonce": nonce,
    }
    if files:
        kwargs["files"] = list(files)
    if view is not None:
        kwargs["view"] = ctx.hooks.offered(view)
    where = channel if channel is not None else info.home
    try:
        return await ctx.discord_api.channel(where, info.server).send(text, **kwargs)
    except discord.NotFound as problem:
        if where == info.channel or problem.code != UNKNOWN_CHANNEL:
            raise
        thread = await _new_home(ctx, info, nonce)
        rewind(files)
        return await ctx.discord_api.channel(thread, info.server).send(text, **kwargs)


async def say(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    text: str,
    *,
    users: Sequence[int | None] = (),
    view: discord.ui.View | None = None,
    joined: Sequence[Notification] = (),
    reminds: Sequence[int] = (),
    slot: str | None = None,
) -> None:
    """Post a notification as one message below the prompt, which settles those that are `joined` to it too.

    The message is stored where it has a `slot`. One that `reminds` seats is deleted when they have answered, or
    are reminded again.
    """
    sent = await send(ctx, batch.info, text, nonce=row.nonce, users=users, view=view)
    ctx.threads.prompt_is_buried(row.game)
    for one in joined:
        batch.settle(one)
    if reminds:
        for before in tuple(batch.messages.values()):
            if set() < message_slots.reminded(before.slot) <= set(reminds):
                batch.delete(before)
        batch.keep(message_slots.reminder(sent.id, reminds), sent.channel.id, sent.id, row.revision)
    if slot is not None:
        batch.keep(slot, sent.channel.id, sent.id, row.revision)
    await batch.posted(row)


async def post_once(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    slot: str,
    text: str,
    view: discord.ui.View | None = None,
) -> None:
    """Post a message that mentions all players, and store it at once: for a slot, and for its pictures."""
    users = [seat.user for seat in batch.info.seats]
    sent = await send(ctx, batch.info, text, nonce=row.nonce, users=users, view=view)
    for kept in (message_slots.report(row.id), slot):
        batch.keep(kept, sent.channel.id, sent.id, row.revision)
    await batch.confirm()


async def _new_home(ctx: DeliveryContext, info: GameInfo, nonce: str) -> int:
    """Return a new thread for a game whose thread was deleted, or its channel; it moves once that is posted.

    Raises SeatTaken where another game is played in the channel.
    """
    now = await ctx.db.read(queries.info, info.id)
    if now.thread is not None and now.thread != info.thread:
        return now.thread  # it has moved since this sheet was read
    l10n = await l10n_of(ctx, info)
    try:
        thread = await open_thread(ctx, info, l10n, fresh=True)
    except NoRoom:
        await wait_for_thread(ctx, info, l10n, nonce, "thread-deleted-full", "trouble-full")
    except NoThread:
        thread = info.channel
    if thread == info.channel and not await is_free(ctx, info):
        await wait_for_thread(ctx, info, l10n, nonce, "thread-deleted-busy", "trouble-gone")
    await ctx.discord_api.channel(thread, info.server).send(
        l10n.format("thread-deleted", game=game_status.title(l10n, info)),
        nonce=f"{nonce[:24]}h",
        allowed_mentions=people.pings(*await mentioned(ctx, info, [seat.user for seat in info.seats])),
    )
    await ctx.db.run(lobby.moved, info.id, thread)
    await ctx.db.run(outbox.confirm, info.id, [outbox.MessageForgotten(slot) for slot in _LEFT_BEHIND])
    ctx.delivery_worker.kick(info.id)  # where it is played, and its messages, are others now
    return thread


async def edit(ctx: DeliveryContext, channel: int, message: int, **changes: Any) -> bool:
    """Edit a message of the bot, opening its archived thread; return False when it is gone. Other trouble is raised."""
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
            rewind(changes.get("attachments", ()))
            await there.edit(**changes)
    except discord.NotFound:
        return False
    return True


def explained(problem: BaseException) -> str:
    """Return the id of the text that explains why nothing can be posted, and how to mend it."""
    if isinstance(problem, discord.HTTPException) and problem.code in (ARCHIVED, LOCKED):
        return "trouble-locked"
    if isinstance(problem, discord.Forbidden):
        return "trouble-forbidden"
    if isinstance(problem, discord.NotFound):
        return "trouble-gone"
    return "trouble-discord"


async def remove_old(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete messages stored as old ones; after a failure it is tried again, after longer the older they are."""
    for message in batch.old():
        try:
            await take_away(ctx, message.channel, message.message)
        except TROUBLE as problem:
            _log.warning("game %s: message %s not removed: %r", batch.game, message.message, problem)
            age = ctx.now() - message.at
            if age < DELETION_KEPT_SECONDS:
                ctx.edit_later(batch.game, min(max(age, PAUSES[0]), PAUSES[-1]))
                continue
        batch.lose(message_slots.old(message.message))


async def lost_question(
    ctx: DeliveryContext, batch: Batch, row: Notification, revision: int | None
) -> MessageRef | None:
    """Return the question of a revision that Discord made while its answer was lost.

    Store others to be deleted.

    Where the bot may not read them, and nothing is to be asked, the nonce gives the message.
    """
    kept, where = {stored.message for stored in batch.messages.values()}, batch.info.home
    present = None
    last = await ctx.discord_api.own_messages(where, batch.info.server)
    if last is None and revision is None and ctx.now() - row.created < NONCE_KEPT:
        sent = await send(ctx, batch.info, "…", nonce=row.nonce)
        if sent.id not in kept:
            batch.keep(message_slots.old(sent.id), sent.channel.id, sent.id, 0)
            await batch.confirm()
    for message in last or ():
        shows = question.shown(message)
        if shows is None or shows.game != batch.game or message.id in kept:
            continue
        if declared(shows.kind).notification != notification_kinds.PROMPT:
            continue
        slot = message_slots.old(message.id)
        if present is None and shows.revision == revision:
            present = MessageRef(batch.game, slot, where, message.id, shows.revision, int(ctx.now()))
        else:
            batch.keep(slot, where, message.id, shows.revision)
    return present


async def take_away(ctx: DeliveryContext, channel: int, message: int) -> None:
    """Delete a message or, where Discord refuses that, its buttons. Trouble is raised."""
    ctx.threads.activity.gone(channel, message)
    ctx.threads.deleting.append(message)
    there = ctx.discord_api.message(channel, message)
    try:
        async with asyncio.timeout(DELETE_SECONDS):
            await there.delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        async with asyncio.timeout(DELETE_SECONDS):
            await edit(ctx, channel, message, view=None)
