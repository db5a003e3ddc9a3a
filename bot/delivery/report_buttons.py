"""The button with which a report offers to plan (`Plan placements`, `Answer ahead`): it stands under the last report
alone, and goes when another one comes, or the game is over."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.components import layouts
from bot.components.custom_id import read
from bot.components.item_kinds import RETIRED
from bot.delivery import lobby_card
from storage import message_slots

if TYPE_CHECKING:
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext

KINDS = ("ahead", "next", *RETIRED)


def stands(batch: Batch, channel: int, message: int, revision: int) -> None:
    """Notes the message that has the button now."""
    batch.keep(message_slots.OFFER, channel, message, revision)


async def goes(ctx: DeliveryContext, batch: Batch) -> None:
    """Takes the button from the report that has it; where Discord doesn't let us, it answers for itself."""
    found = batch.found(message_slots.OFFER)
    if found is None:
        return
    with contextlib.suppress(discord.HTTPException):
        shown = await ctx.discord_api.message(found.channel, found.message).fetch()
        await lobby_card.edit(ctx, found.channel, found.message, view=layouts.without(shown, is_offer))
    batch.lose(message_slots.OFFER)


def is_offer(custom_id: str) -> bool:
    """Whether a button with that custom id offers to plan, or stood beside one that does."""
    press = read(custom_id)
    return press is not None and press.kind in KINDS
