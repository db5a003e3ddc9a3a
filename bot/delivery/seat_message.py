"""Messages with buttons about a seat: one a seat has live buttons, and it says what has become of its offer."""

import contextlib
from typing import Any

from msgspec.structs import replace

from bot.components.ui import cut
from bot.core.notifications import Notification
from bot.delivery import reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.send import edit, say
from bot.delivery.thread_state import Content
from bot.text import people
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


async def settle(
    ctx: DeliveryContext, batch: Batch, seat: int, outcome: str = "", *, whole: bool = False
) -> None:
    """Strike what the messages about a seat offered, take their buttons, and add the outcome.

    That somebody left is still true when another takes their seat, and stays; not when they come back themselves
    (`whole`). That a computer plays for them never is.
    """
    for slot in (message_slots.seat_offer(seat), message_slots.stand_in(seat)):
        place = batch.found(slot)
        if place is not None and place.revision != SETTLED:
            stand_in = slot == message_slots.stand_in(seat)
            with contextlib.suppress(*TROUBLE):
                await _strike(ctx, place, outcome, whole=whole or stand_in)
            batch.keep(slot, place.channel, place.message, SETTLED)
            outcome = ""


async def given_back(ctx: DeliveryContext, batch: Batch, seat: int) -> None:
    """Strike the message by which somebody else took over a seat that its person holds again."""
    place = batch.found(message_slots.taken(seat))
    if place is None or place.revision == SETTLED:
        return
    with contextlib.suppress(*TROUBLE):
        before = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
        holder = people.called(batch.l10n, replace(batch.info.seats[seat], stand_in=None))
        if before.startswith(batch.l10n.format("seat-claimed", player=holder)):
            return
        await _strike(ctx, place, "", whole=True)
    batch.keep(place.slot, place.channel, place.message, SETTLED)


async def _strike(ctx: DeliveryContext, place: MessageRef, outcome: str, *, whole: bool) -> None:
    before = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
    first, *others = before.split("\n")
    struck = whole or not others
    lines = [f"~~{first}~~" if struck else first, *(f"~~{other}~~" for other in others)]
    if outcome:
        lines[0 if struck else -1] += f" {outcome}"
    await reconcile.edit_message(ctx, thread_state.entry(place.slot, Content(cut("\n".join(lines)))), place)
