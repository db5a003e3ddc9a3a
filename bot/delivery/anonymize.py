"""Edits of a game's thread title and of the messages that name its players.

They follow when somebody was forgotten or the game's language has changed: each stored message is shown as it
should be, whichever row of the outbox it was posted for.
"""

import asyncio
import logging

import discord

from bot.core.model import GameInfo
from bot.core.notifications import Anonymize, Notification, Title
from bot.delivery import reconcile, thread_view
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.thread import thread_name
from storage import message_slots

_log = logging.getLogger(__name__)

# seconds between two renames: Discord allows two in ten minutes a thread
RENAME_PAUSE = 330
# seconds for a rename; discord.py would wait out a refusal for longer
RENAME_SECONDS = 20.0


async def rewrite(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Anonymize | Title
) -> None:
    """Edit the thread's title and, if somebody was forgotten, all messages that name people.

    Put the row off if the title has to wait.
    """
    thread = await _thread(ctx, batch.info)
    archived = thread is not None and thread.archived
    if thread is not None and archived:
        thread = await thread.edit(archived=False)  # else nothing in it can be edited
    if isinstance(body, Anonymize):
        await edit_all(ctx, batch)
    wait = 0 if thread is None else await _rename(ctx, batch, thread)
    if thread is not None and archived:
        await thread.edit(archived=True)
    if wait:
        await put_off(ctx.db, row, "the thread was renamed lately", wait)
    else:
        await batch.posted(row)


async def edit_all(ctx: DeliveryContext, batch: Batch) -> None:
    """Edit each message that shows a state; phase message and question are refreshed anyway."""
    for entry in thread_view.desired(await thread_view.load_all(ctx, batch)):
        try:
            if entry.slot not in thread_view.QUESTION:
                await reconcile.update(ctx, batch, [entry], at_once=True)
        except discord.Forbidden as problem:
            _log.warning("game %s: %s not edited: %s", batch.game, entry.slot, problem)


async def _thread(ctx: DeliveryContext, info: GameInfo) -> discord.Thread | None:
    """Return the game's own thread; None if it has none, or the bot can't see it."""
    if info.thread is None or info.thread == info.channel:
        return None
    thread = await ctx.discord_api.fetched(info.thread)
    is_own = (
        isinstance(thread, discord.Thread) and thread.owner_id == ctx.discord_api.own_id
    )
    return thread if is_own and isinstance(thread, discord.Thread) else None


async def _rename(ctx: DeliveryContext, batch: Batch, thread: discord.Thread) -> int:
    """Give the thread its title; return 0, or the seconds until the next try if it was renamed lately."""
    prefix = await ctx.hooks.render(ctx.db, "thread_name", batch.l10n, batch.position)
    name = thread_name(batch.l10n, batch.info, prefix.lines)
    if thread.name == name:
        return 0
    title_message = batch.found(message_slots.TITLE)
    if (
        title_message is not None
        and (wait := title_message.at + RENAME_PAUSE - int(ctx.now())) > 0
    ):
        return min(wait, RENAME_PAUSE)  # the clock may have been set back
    batch.keep(message_slots.TITLE, thread.id, thread.id, batch.info.revision)
    await batch.confirm()
    try:
        async with asyncio.timeout(RENAME_SECONDS):
            await thread.edit(name=name)
    except discord.Forbidden as problem:
        _log.warning("game %s: its thread is not renamed: %s", batch.game, problem)
    return 0
