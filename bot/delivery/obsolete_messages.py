"""Messages of the bot whose place another has taken: each is deleted, or at least loses its components.

Which of them still stand is kept, so that one that could not be removed goes later, also after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from bot.app import log
from bot.components.custom_id import declared
from bot.core import outbox
from bot.core.notifications import Notification
from bot.delivery import question
from bot.delivery.batch import Batch
from bot.delivery.discord_api import TROUBLE
from bot.delivery.send import edit, home, send
from storage import message_slots, notification_kinds
from storage.outbox import MessageRef

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

PATIENCE = 10.0  # seconds for one request: the game's next messages wait behind it
KEPT = 14 * 24 * 3600  # seconds for which it is tried
NONCE_KEPT = (
    120  # seconds in which Discord surely knows a nonce: "the past few minutes", by its documentation
)


async def remove(ctx: DeliveryContext, game: int, channel: int, message: int) -> bool:
    """Whether a message of the bot is gone, or bare; else it is kept and goes later."""
    try:
        await _take_away(ctx, channel, message)
    except TROUBLE as problem:
        log.warn("game %s: message %s not removed: %r", game, message, problem)
        await ctx.db.run(outbox.keep, game, message_slots.old(message), channel, message, 0)
        ctx.delivery_worker.sweep_later(game)
        return False
    return True


async def sweep(ctx: DeliveryContext, batch: Batch) -> bool:
    """Whether nothing is left of what is kept to be removed."""
    return await go(ctx, batch, of(batch))


def of(batch: Batch) -> list[MessageRef]:
    """What is kept to be removed."""
    return [found for found in batch.messages() if message_slots.is_old(found.slot)]


async def go(ctx: DeliveryContext, batch: Batch, leftovers: Iterable[MessageRef]) -> bool:
    """Removes messages that are kept as old ones; whether all of them are gone."""
    gone = True
    for found in leftovers:
        try:
            await _take_away(ctx, found.channel, found.message)
        except TROUBLE as problem:
            log.warn("game %s: message %s not removed: %r", batch.game, found.message, problem)
            if ctx.now() - found.at < KEPT:
                gone = False
                continue
        batch.lose(message_slots.old(found.message))
    return gone


async def lost_question(
    ctx: DeliveryContext, batch: Batch, row: Notification, revision: int | None
) -> MessageRef | None:
    """The question of that revision where Discord made it while its answer was lost, as far as the last messages tell;
    others that were lost are kept until they are gone. Where the bot may not read them, and nothing is to be asked,
    the nonce tells: Discord gives the message that it made for it, or makes one, which goes as well."""
    kept, where = {found.message for found in batch.messages()}, home(batch.info)
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


async def _take_away(ctx: DeliveryContext, channel: int, message: int) -> None:
    """Deletes a message; where Discord refuses that, takes its components."""
    ctx.threads.activity.gone(channel, message)
    ctx.threads.deleting(message)
    there = ctx.discord_api.message(channel, message)
    try:
        async with asyncio.timeout(PATIENCE):
            await there.delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        async with asyncio.timeout(PATIENCE):
            await edit(ctx, channel, message, view=None)
