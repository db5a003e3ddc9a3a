"""Messages with buttons about a seat: one a seat has live buttons, and it says what has become of its offer."""

import contextlib
from typing import Any

from bot.core.notifications import Notification
from bot.delivery import reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.send import edit, say
from bot.delivery.thread_state import Content
from storage import message_slots
from storage.outbox import MessageRef

SETTLED = 0
"""The revision of a message that offers nothing any more."""


async def post(
    ctx: DeliveryContext, batch: Batch, row: Notification, text: str, slot: str, **kwargs: Any
) -> None:
    """Post a message about a seat, and take the buttons of the one before it."""
    before = batch.found(slot)
    await say(ctx, batch, row, text, slot=slot, **kwargs)
    if before is not None and before.revision != SETTLED:
        with contextlib.suppress(*TROUBLE):
            await edit(ctx, before.channel, before.message, view=None)


async def settle(ctx: DeliveryContext, batch: Batch, seat: int, outcome: str = "") -> None:
    """Strike what the messages about a seat offered, take their buttons, and add the outcome.

    That somebody left is still true when their seat is taken, and stays; that a computer plays for them is not.
    """
    for slot in (message_slots.seat_offer(seat), message_slots.stand_in(seat)):
        place = batch.found(slot)
        if place is not None and place.revision != SETTLED:
            with contextlib.suppress(*TROUBLE):
                await _strike(ctx, place, outcome, whole=slot == message_slots.stand_in(seat))
            batch.keep(slot, place.channel, place.message, SETTLED)
            outcome = ""


async def _strike(ctx: DeliveryContext, place: MessageRef, outcome: str, *, whole: bool) -> None:
    before = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
    first, *offers = before.split("\n")
    if whole or not offers:
        lines = [f"~~{first}~~"]
    else:
        lines = [first, *(f"~~{offer}~~" for offer in offers)]
    if outcome:
        lines[-1] += f" {outcome}"
    await reconcile.edit_message(ctx, thread_state.entry(place.slot, Content("\n".join(lines))), place)
