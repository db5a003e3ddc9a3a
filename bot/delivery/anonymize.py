"""Edits the title of a game's thread and the messages that name its players, after somebody was forgotten."""

import asyncio

import discord

from bot.app import log
from bot.core.model import GameInfo
from bot.core.notifications import Anonymize, Notification
from bot.delivery import reconcile, stored
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.thread import thread_name
from storage import message_slots

RENAME_PAUSE = 330  # seconds between two renames: Discord allows two in ten minutes a thread
PATIENCE = 20.0  # seconds for a rename; discord.py would wait out a refusal for longer


async def anonymize(ctx: DeliveryContext, batch: Batch, row: Notification, body: Anonymize) -> None:
    """Edit everything that names people; where the title has to wait, the row is put off."""
    thread = await _thread(ctx, batch.info)
    archived = thread is not None and thread.archived
    if thread is not None and archived:
        thread = await thread.edit(archived=False)  # else nothing in it can be edited
    await edit_all(ctx, batch)
    wait = 0 if thread is None else await _rename(ctx, batch, thread)
    if thread is not None and archived:
        await thread.edit(archived=True)
    if wait:
        await put_off(ctx.db, row, "the thread was renamed lately", wait)
    else:
        await batch.posted(row)


async def edit_all(ctx: DeliveryContext, batch: Batch) -> None:
    """Edit each message that names players or shows scores; phase message and question are refreshed anyway."""
    for found in tuple(batch.messages.values()):
        try:
            entry = await stored.entry(ctx, batch, found)
            if entry is not None:
                await reconcile.update(ctx, batch, [entry], at_once=True)
        except discord.Forbidden as problem:
            log.warn("game %s: %s not edited: %s", found.game, found.slot, problem)


async def _thread(ctx: DeliveryContext, info: GameInfo) -> discord.Thread | None:
    """Return the game's own thread; None where it has none, or the bot can't see it."""
    if info.thread is None or info.thread == info.channel:
        return None
    found = await ctx.discord_api.fetched(info.thread)
    mine = isinstance(found, discord.Thread) and found.owner_id == ctx.discord_api.own_id
    return found if mine and isinstance(found, discord.Thread) else None


async def _rename(ctx: DeliveryContext, batch: Batch, thread: discord.Thread) -> int:
    """Give the thread its title; return in how many seconds that may be tried again where it was renamed lately."""
    before = await ctx.hooks.render(ctx.db, "thread_name", batch.l10n, batch.position)
    name = thread_name(batch.l10n, batch.info, before.lines)
    if thread.name == name:
        return 0
    last = batch.found(message_slots.TITLE)
    if last is not None and (wait := last.at + RENAME_PAUSE - int(ctx.now())) > 0:
        return min(wait, RENAME_PAUSE)  # the clock may have been set back
    batch.keep(message_slots.TITLE, thread.id, thread.id, batch.info.revision)
    await batch.confirm()
    try:
        async with asyncio.timeout(PATIENCE):
            await thread.edit(name=name)
    except discord.Forbidden as problem:
        log.warn("game %s: its thread is not renamed: %s", batch.game, problem)
    return 0
