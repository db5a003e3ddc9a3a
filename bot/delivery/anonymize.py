"""After somebody was forgotten: the title of a game's thread and the messages that say who played are written
anew, from what is still known."""

import asyncio
import re

import discord

from bot.app import log
from bot.core import queries, user_data, votes
from bot.core.model import GameInfo
from bot.core.notifications import Anonymize, Notification
from bot.delivery import lobby_card, phase_report, pinned_message, reconcile, vote_message
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import renew
from bot.delivery.thread import opening_lines, thread_name
from bot.delivery.thread_state import Entry
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

RENAME_PAUSE = 330  # seconds between two renames: Discord allows two in ten minutes a thread
MENTION = re.compile("<@([0-9]+)>")
PATIENCE = 20.0  # seconds for a rename; discord.py would wait out a refusal for longer


async def write_anew(ctx: DeliveryContext, batch: Batch, row: Notification, body: Anonymize) -> None:
    """Writes everything that names people anew; where the title has to wait, the row is put off."""
    thread = await _thread(ctx, batch.info)
    archived = thread is not None and thread.archived
    if thread is not None and archived:
        thread = await thread.edit(archived=False)  # else nothing in it can be edited
    await say_anew(ctx, batch)
    wait = 0 if thread is None else await _rename(ctx, batch, thread)
    if thread is not None and archived:
        await thread.edit(archived=True)
    if wait:
        await ctx.delivery_worker.put_off(row, "the thread was renamed lately", wait)
    else:
        await batch.posted(row)


async def say_anew(ctx: DeliveryContext, batch: Batch) -> None:
    """Write the messages again that say who plays and how it stands."""
    for found in batch.messages():
        try:
            entry = await _entry(ctx, batch, found)
            if entry is not None:
                await reconcile.show(ctx, batch, entry, at_once=True)
            elif text := await _text(ctx, batch, found):
                await renew(ctx, found, content=text, allowed_mentions=people.pings())
        except discord.Forbidden as problem:
            log.warn("game %s: %s not written again: %s", found.game, found.slot, problem)


async def _thread(ctx: DeliveryContext, info: GameInfo) -> discord.Thread | None:
    """The game's own thread, if there is one that the bot may see."""
    if info.thread is None or info.thread == info.channel:
        return None
    found = await ctx.discord_api.fetched(info.thread)
    mine = isinstance(found, discord.Thread) and found.owner_id == ctx.discord_api.own_id
    return found if mine and isinstance(found, discord.Thread) else None


async def _entry(ctx: DeliveryContext, batch: Batch, found: MessageRef) -> Entry | None:
    """Return what a kept message shows now; None for one whose buttons stay, or that names nobody."""
    if found.slot == message_slots.CARD:
        return lobby_card.entry(batch, ctx.now())
    if found.slot == message_slots.PIN and batch.position.begun:
        return pinned_message.entry(ctx, batch)
    number = message_slots.vote_of(found.slot)
    if number is None:
        return None
    vote = await ctx.db.read(votes.find, number)
    return await vote_message.entry(ctx, batch.l10n, batch.position, vote, by_seat=vote.status != "open")


async def _text(ctx: DeliveryContext, batch: Batch, found: MessageRef) -> str | None:
    """Return what a kept message says now; None for one that names nobody, or that is written otherwise."""
    position, info, l10n = batch.position, batch.info, batch.l10n
    if found.slot == message_slots.OPENING:
        why = "no-thread-here" if info.thread == info.channel else None
        lines = await opening_lines(ctx, position, l10n, await ctx.db.read(queries.opening, info.id), why)
        return reports.paged(l10n, lines)[0]
    if found.slot == message_slots.ENDED and info.status == "finished":
        return await phase_report.result_text(ctx, position, l10n)
    return await _call_anew(ctx, l10n, found) if message_slots.is_call(found.slot) else None


async def _call_anew(ctx: DeliveryContext, l10n: Localization, found: MessageRef) -> str | None:
    """What a message that calls people says without those who were forgotten; it is read again for that."""
    try:
        said = (await ctx.discord_api.message(found.channel, found.message).fetch()).content
    except (discord.NotFound, discord.Forbidden):
        return None
    known = await ctx.db.read(user_data.known_in, found.game)
    nobody = l10n.format("standing-nobody")
    told = MENTION.sub(lambda one: one[0] if int(one[1]) in known else nobody, said)
    return None if told == said else told


async def _rename(ctx: DeliveryContext, batch: Batch, thread: discord.Thread) -> int:
    """Gives the thread its title; seconds to wait where it was renamed lately."""
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
