"""Messages with buttons about a seat: one message a seat has live buttons, and gets the outcome of its offer."""

import contextlib
from typing import Any

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
"""The revision of a message whose offer is over."""


async def post(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    text: str,
    slot: str,
    *,
    strikes: bool = False,
    **kwargs: Any,
) -> None:
    """Post a message about a seat, and remove the buttons of the former one, or, with `strikes`, strike it."""
    former = batch.found(slot)
    await say(ctx, batch, row, text, slot=slot, **kwargs)
    if not strikes:
        await take_button(ctx, former)
    elif former is not None and former.revision != SETTLED:
        with contextlib.suppress(*TROUBLE):
            await _strike(ctx, former, "", whole=True)


async def take_button(ctx: DeliveryContext, former: MessageRef | None) -> None:
    """Remove the buttons of a message about a seat that another has followed."""
    if former is not None and former.revision != SETTLED:
        with contextlib.suppress(*TROUBLE):
            await edit(ctx, former.channel, former.message, view=None)


async def settle(
    ctx: DeliveryContext, batch: Batch, seat: int, outcome: str = "", *, whole: bool = False
) -> None:
    """Strike the offers in the messages about a seat, remove their buttons, and add the outcome.

    The first line, that somebody left, stays true when another takes the seat. It is struck, too, when they come back
    themselves (`whole`), in the message about a computer that plays for them, and in a warning.
    """
    offer = message_slots.seat_offer(seat)
    for slot in (offer, message_slots.stand_in(seat), message_slots.warned(seat)):
        place = batch.found(slot)
        if place is not None and place.revision != SETTLED:
            with contextlib.suppress(*TROUBLE):
                await _strike(ctx, place, outcome, whole=whole or slot != offer)
            batch.keep(slot, place.channel, place.message, SETTLED)
            outcome = ""


async def strike_headline(ctx: DeliveryContext, batch: Batch, seat: int, name: str | None) -> None:
    """Strike the line that a person left a seat and ranks last: they do not any more. An offer below it stays."""
    place = batch.found(message_slots.seat_offer(seat))
    if place is None:
        return
    with contextlib.suppress(*TROUBLE):
        text = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
        headline, *further = text.split("\n")
        holder = people.seat_of(batch.l10n, batch.info.seats[seat], name)
        if headline.startswith(holder):
            text = "\n".join([f"~~{headline}~~", *further])
            await edit(ctx, place.channel, place.message, content=cut(text))


async def given_back(ctx: DeliveryContext, batch: Batch, seat: int) -> None:
    """Strike the message by which somebody else took over a seat that its person holds again."""
    place = batch.found(message_slots.taken(seat))
    if place is None or place.revision == SETTLED:
        return
    with contextlib.suppress(*TROUBLE):
        await _strike(ctx, place, "", whole=True)
        for slot in (message_slots.seat_offer(seat), message_slots.stand_in(seat)):
            offer = batch.found(slot)
            if offer is not None and offer.revision == SETTLED:  # it says who took the seat over
                await _strike(ctx, offer, "", whole=True)
    batch.keep(place.slot, place.channel, place.message, SETTLED)


async def _strike(ctx: DeliveryContext, place: MessageRef, outcome: str, *, whole: bool) -> None:
    text = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
    headline, *further = text.replace("~~", "").split("\n")
    struck = whole or not further
    lines = [f"~~{headline}~~" if struck else headline, *(f"~~{line}~~" for line in further)]
    if outcome:
        lines[0 if struck else -1] += f" {outcome}"
    await reconcile.edit_message(ctx, thread_state.entry(place.slot, Content(cut("\n".join(lines)))), place)
