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

    from bot.app.services import Services
    from bot.core.model import MessageRef
    from bot.delivery.batch import Batch

PATIENCE = 10.0  # seconds for one request: the game's next messages wait behind it
KEPT = 14 * 24 * 3600  # seconds for which it is tried


async def remove(services: Services, game: int, channel: int, message: int) -> bool:
    """Whether a message of the bot is gone, or bare; else it is kept and goes later."""
    try:
        await _take_away(services, channel, message)
    except TROUBLE as problem:
        log.warn("game %s: message %s not removed: %r", game, message, problem)
        await services.db.run(outbox.keep, game, message_slots.old(message), channel, message, 0)
        services.delivery_worker.sweep_later(game)
        return False
    return True


async def sweep(services: Services, known: Batch) -> bool:
    """Whether nothing is left of what is kept to be removed."""
    return await go(services, known, of(known))


def of(known: Batch) -> list[MessageRef]:
    """What is kept to be removed."""
    return [found for found in known.messages() if message_slots.is_old(found.role)]


async def go(services: Services, known: Batch, leftovers: Iterable[MessageRef]) -> bool:
    """Removes messages that are kept as old ones; whether all of them are gone."""
    gone = True
    for found in leftovers:
        try:
            await _take_away(services, found.channel, found.message)
        except TROUBLE as problem:
            log.warn("game %s: message %s not removed: %r", known.game, found.message, problem)
            if services.now() - found.at < KEPT:
                gone = False
                continue
        await known.lose(message_slots.old(found.message))
    return gone


async def _take_away(services: Services, channel: int, message: int) -> None:
    """Deletes a message; where Discord refuses that, takes its components."""
    services.threads.crowd.gone(channel, message)
    services.threads.deleting(message)
    there = services.discord_api.message(channel, message)
    try:
        async with asyncio.timeout(PATIENCE):
            await there.delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        async with asyncio.timeout(PATIENCE):
            await lobby_card.edit(services, channel, message, view=None)
