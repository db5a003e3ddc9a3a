"""Edits of a game's thread title and of the messages that name its players.

They follow when somebody was forgotten or the game's language has changed: each stored message is shown as it
should be, whichever row of the outbox it was posted for.
"""

import asyncio
import logging
import re

import discord

from bot.core import queries, user_data, votes
from bot.core.model import GameInfo
from bot.core.notifications import Anonymize, Notification, Title
from bot.delivery import game_result, lobby_card, pinned_message, reconcile, thread_state, vote_message
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.thread import forum_of, opening_lines, thread_name
from bot.delivery.thread_state import Content, Entry
from bot.text import reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

_log = logging.getLogger(__name__)

MENTION = re.compile("<@([0-9]+)>")
RENAME_PAUSE = 330  # seconds between two renames: Discord allows two in ten minutes a thread
RENAME_SECONDS = 20.0  # seconds for a rename; discord.py would wait out a refusal for longer


async def anonymize(ctx: DeliveryContext, batch: Batch, row: Notification, body: Anonymize) -> None:
    """Edit everything that names people; where the title has to wait, the row is put off."""
    await _rewrite(ctx, batch, row, messages=True)


async def write_title(ctx: DeliveryContext, batch: Batch, row: Notification, body: Title) -> None:
    """Edit the title of the thread, which names who plays; where it has to wait, the row is put off."""
    await _rewrite(ctx, batch, row, messages=False)


async def _rewrite(ctx: DeliveryContext, batch: Batch, row: Notification, *, messages: bool) -> None:
    thread = await _thread(ctx, batch.info)
    archived = thread is not None and thread.archived
    if thread is not None and archived:
        thread = await thread.edit(archived=False)  # else nothing in it can be edited
    if messages:
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
    for message in tuple(batch.messages.values()):
        try:
            entry = await _entry(ctx, batch, message)
            if entry is not None:
                await reconcile.update(ctx, batch, [entry], at_once=True)
        except discord.Forbidden as problem:
            _log.warning("game %s: %s not edited: %s", message.game, message.slot, problem)


async def _entry(ctx: DeliveryContext, batch: Batch, message: MessageRef) -> Entry | None:
    """Return the entry of a stored message; None for one that names nobody.

    Phase message and question are made by `thread_view`.
    """
    position, info, l10n = batch.position, batch.info, batch.l10n
    text: str | None = None
    if message.slot == message_slots.CARD:
        return lobby_card.entry(batch, ctx.now())
    if message.slot == message_slots.PIN and position.begun:
        return pinned_message.entry(batch, ctx.hooks.board_button(l10n, info), ctx.now())
    if (number := message_slots.vote_of(message.slot)) is not None:
        vote = await ctx.db.read(votes.find, number)
        return await vote_message.entry(ctx, l10n, position, vote, by_seat=vote.status != "open")
    if message.slot == message_slots.OPENING:
        is_post = forum_of(ctx.discord_api.known(info.channel)) is not None
        why = "no-thread-here" if info.thread == info.channel and not is_post else None
        lines = await opening_lines(ctx, position, l10n, await ctx.db.read(queries.opening, info.id), why)
        text = reports.paged(l10n, lines)[0]
    elif message.slot == message_slots.ENDED and info.status == "finished":
        text = await game_result.text(ctx, position, l10n)
    elif message_slots.is_call(message.slot) or message_slots.reminded(message.slot):
        text = await _call(ctx, l10n, message)
    content = Content(text or "", keeps_buttons=True)
    return None if text is None else thread_state.entry(message.slot, content, revision=message.revision)


async def _call(ctx: DeliveryContext, l10n: Localization, message: MessageRef) -> str | None:
    """Return the text of a message that calls people, without those who were forgotten; None where nothing changes."""
    try:
        before = (await ctx.discord_api.message(message.channel, message.message).fetch()).content
    except (discord.NotFound, discord.Forbidden):
        return None
    known = await ctx.db.read(user_data.known_in, message.game)
    nobody = l10n.format("standing-nobody")
    now = MENTION.sub(lambda one: one[0] if int(one[1]) in known else nobody, before)
    return None if now == before else now


async def _thread(ctx: DeliveryContext, info: GameInfo) -> discord.Thread | None:
    """Return the game's own thread; None where it has none, or the bot can't see it."""
    if info.thread is None or info.thread == info.channel:
        return None
    thread = await ctx.discord_api.fetched(info.thread)
    mine = isinstance(thread, discord.Thread) and thread.owner_id == ctx.discord_api.own_id
    return thread if mine and isinstance(thread, discord.Thread) else None


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
        async with asyncio.timeout(RENAME_SECONDS):
            await thread.edit(name=name)
    except discord.Forbidden as problem:
        _log.warning("game %s: its thread is not renamed: %s", batch.game, problem)
    return 0
