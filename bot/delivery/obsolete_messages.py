"""Messages of the bot whose place another has taken: each is deleted, or at least loses its components.

Which of them still stand is kept, so that one that could not be removed goes later, also after a restart.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord

from bot.app import log
from bot.core import outbox
from bot.delivery import lobby_card
from bot.delivery.discord_api import TROUBLE
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.model import MessageRef
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext

PATIENCE = 10.0  # seconds for one request: the game's next messages wait behind it
KEPT = 14 * 24 * 3600  # seconds for which it is tried


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
    return [found for found in batch.messages() if message_slots.is_old(found.role)]


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
        await batch.lose(message_slots.old(found.message))
    return gone


async def _take_away(ctx: DeliveryContext, channel: int, message: int) -> None:
    """Deletes a message; where Discord refuses that, takes its components."""
    ctx.threads.crowd.gone(channel, message)
    ctx.threads.deleting(message)
    there = ctx.discord_api.message(channel, message)
    try:
        async with asyncio.timeout(PATIENCE):
            await there.delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        async with asyncio.timeout(PATIENCE):
            await lobby_card.edit(ctx, channel, message, view=None)
