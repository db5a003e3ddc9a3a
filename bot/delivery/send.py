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
# Discord's code: too many edits of a message older than an hour
TOO_OLD_TO_EDIT = 30046
UNKNOWN_CHANNEL = 10003  # Discord's code of an error
# seconds for one deletion: the game's next messages wait behind it
DELETE_SECONDS = 10.0
DELETION_KEPT_SECONDS = 14 * 24 * 3600  # seconds for which a deletion is tried
# seconds in which Discord surely knows a nonce: "the past few minutes", as it says
NONCE_KEPT = 120


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
    departed = {seat.user for seat in info.seats if seat.departed}
    mentions = await mentioned(
        ctx, info, [user for user in users if user not in departed]
    )
    kwargs: dict[str, Any] = {
        "allowed_mentions": people.pings(*mentions),
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
    """Post a notification, and others `joined` to it, as one message below the prompt, and settle them.

    A message with a `slot` is stored. One that `reminds` seats is deleted when they have answered, or are reminded
    again.
    """
    posted = await send(ctx, batch.info, text, nonce=row.nonce, users=users, view=view)
    ctx.threads.prompt_is_buried(row.game)
    for other in joined:
        batch.settle(other)
    if reminds:
        for former in tuple(batch.messages.values()):
            if set() < message_slots.reminded(former.slot) <= set(reminds):
                batch.delete(former)
        batch.keep(
            message_slots.reminder(posted.id, reminds),
            posted.channel.id,
            posted.id,
            row.revision,
        )
    if slot is not None:
        batch.keep(slot, posted.channel.id, posted.id, row.revision)
    await batch.posted(row)


async def post_once(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    slot: str,
    text: str,
    view: discord.ui.View | None = None,
    also: Sequence[int] = (),
) -> None:
    """Post a message that mentions all players, and store it at once: for a slot, and for its pictures.

    It may mention these users `also`.
    """
    users = [*(seat.user for seat in batch.info.seats), *also]
    posted = await send(ctx, batch.info, text, nonce=row.nonce, users=users, view=view)
    for stored_slot in (message_slots.report(row.id), slot):
        batch.keep(stored_slot, posted.channel.id, posted.id, row.revision)
    await batch.confirm()


async def _new_home(ctx: DeliveryContext, info: GameInfo, nonce: str) -> int:
    """Move a game whose thread was deleted to a new thread, or its channel, and return that.

    Raise SeatTaken if another game is played in the channel.
    """
    info_now = await ctx.db.read(queries.info, info.id)
    if info_now.thread is not None and info_now.thread != info.thread:
        return info_now.thread  # it has moved since this game was read
    l10n = await l10n_of(ctx, info)
    try:
        thread = await open_thread(ctx, info, l10n, fresh=True)
    except NoRoom:
        await wait_for_thread(
            ctx, info, l10n, nonce, "thread-deleted-full", "trouble-full"
        )
    except NoThread:
        thread = info.channel
    if thread == info.channel and not await is_free(ctx, info):
        await wait_for_thread(
            ctx, info, l10n, nonce, "thread-deleted-busy", "trouble-gone"
        )
    await ctx.discord_api.channel(thread, info.server).send(
        l10n.format("thread-deleted", game=game_status.title(l10n, info)),
        nonce=f"{nonce[:24]}h",
        allowed_mentions=people.pings(
            *await mentioned(ctx, info, [seat.user for seat in info.seats])
        ),
    )
    await ctx.db.run(lobby.moved, info.id, thread)
    await ctx.db.run(
        outbox.confirm,
        info.id,
        [outbox.MessageForgotten(slot) for slot in _LEFT_BEHIND],
    )
    # where it is played, and its messages, are others now
    ctx.delivery_worker.kick(info.id)
    return thread


async def edit(
    ctx: DeliveryContext, channel: int, message: int, **changes: Any
) -> bool:
    """Edit a message of the bot, opening its archived thread; return False if it is deleted. Raise other trouble."""
    if "view" in changes:
        ctx.hooks.offered(changes["view"])
    if await ctx.discord_api.edit_by_press(message, changes):
        return True
    target = ctx.discord_api.message(channel, message)
    try:
        try:
            await target.edit(**changes)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED or not await ctx.discord_api.reopened(channel):
                raise
            rewind(changes.get("attachments", ()))
            await target.edit(**changes)
    except discord.NotFound:
        return False
    return True


def explained(problem: BaseException) -> str:
    """Return the message id that explains why nothing can be posted, and the remedy."""
    if isinstance(problem, discord.HTTPException) and problem.code in (
        ARCHIVED,
        LOCKED,
    ):
        return "trouble-locked"
    if isinstance(problem, discord.Forbidden):
        return "trouble-forbidden"
    if isinstance(problem, discord.NotFound):
        return "trouble-gone"
    return "trouble-discord"


async def remove_old(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete messages stored as old ones; after a failure, the pause before the next try grows with their age."""
    for message in batch.old():
        try:
            await take_away(ctx, message.channel, message.message)
        except TROUBLE as problem:
            _log.warning(
                "game %s: message %s not removed: %r",
                batch.game,
                message.message,
                problem,
            )
            age = ctx.now() - message.at
            if age < DELETION_KEPT_SECONDS:
                ctx.edit_later(batch.game, min(max(age, PAUSES[0]), PAUSES[-1]))
                continue
        batch.lose(message_slots.old(message.message))


async def lost_question(
    ctx: DeliveryContext, batch: Batch, row: Notification, revision: int | None
) -> MessageRef | None:
    """Return the prompt of a revision that Discord posted but whose answer was lost; store others for deletion.

    If the bot may not read messages, and nothing is asked now, sending by the same nonce returns the lost one.
    """
    known_messages, where = (
        {stored.message for stored in batch.messages.values()},
        batch.info.home,
    )
    recovered = None
    recent = await ctx.discord_api.own_messages(where, batch.info.server)
    if recent is None and revision is None and ctx.now() - row.created < NONCE_KEPT:
        sent = await send(ctx, batch.info, "…", nonce=row.nonce)
        if sent.id not in known_messages:
            batch.keep(message_slots.old(sent.id), sent.channel.id, sent.id, 0)
            await batch.confirm()
    for message in recent or ():
        press = question.shown(message)
        if press is None or press.game != batch.game or message.id in known_messages:
            continue
        if declared(press.kind).notification != notification_kinds.PROMPT:
            continue
        slot = message_slots.old(message.id)
        if recovered is None and press.revision == revision:
            recovered = MessageRef(
                batch.game, slot, where, message.id, press.revision, int(ctx.now())
            )
        else:
            batch.keep(slot, where, message.id, press.revision)
    return recovered


async def take_away(ctx: DeliveryContext, channel: int, message: int) -> None:
    """Delete a message, or its buttons if Discord refuses that; raise other trouble."""
    ctx.threads.activity.gone(channel, message)
    ctx.threads.deleting.append(message)
    target = ctx.discord_api.message(channel, message)
    try:
        async with asyncio.timeout(DELETE_SECONDS):
            await target.delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        async with asyncio.timeout(DELETE_SECONDS):
            await edit(ctx, channel, message, view=None)
