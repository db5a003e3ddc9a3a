"""Messages with buttons about a seat: one message a seat has live buttons, and gets the outcome of its offer."""

import contextlib
from collections.abc import Collection, Sequence
from typing import Any

from bot.components.ui import cut
from bot.core import final_order
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
    rated: int = 0,
    **kwargs: Any,
) -> None:
    """Post a message about a seat, and remove the buttons of the former one, or, with `strikes`, strike it.

    A line `rated` of it is for `say_rated`.
    """
    former = batch.found(slot)
    await say_rated(ctx, batch, row, text, rated, slot=slot, **kwargs)
    if not strikes:
        await take_button(ctx, former)
    elif former is not None and former.revision != SETTLED:
        with contextlib.suppress(*TROUBLE):
            await _strike(ctx, former, "", whole=True)


async def say_rated(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    text: str,
    line: int,
    *,
    slot: str | None = None,
    settles: int | None = None,
    users: Sequence[int | None] = (),
    **kwargs: Any,
) -> None:
    """Post a message whose `line`, unless 0, says who is rated from now on, if that has changed.

    It says so, too, where the message that said it before is about a seat whose offer it `settles`. There the sentence
    is struck, here or with the offer. A person who is rated against nobody any more, or again against somebody, is
    mentioned.
    """
    info, l10n = batch.info, batch.l10n
    stored = next(filter(message_slots.rated_of, batch.messages), "")
    former = message_slots.rated_of(stored)
    before = (
        tuple(seat.seat for seat in info.seats if seat.level is None)
        if former is None
        else former.seats
    )
    seats, opposed = before, True
    if line and info.rated and info.status == "running":
        seats, opposed = await ctx.db.read(final_order.rated_now, info.id)
    offer = None if settles is None else batch.found(message_slots.seat_offer(settles))
    said_there = (
        offer is not None
        and former is not None
        and offer.message == batch.messages[stored].message
    )
    if not seats or (seats == before and not said_there):
        await say(ctx, batch, row, cut(text), slot=slot, users=users, **kwargs)
        return
    holders = [info.seats[seat] for seat in seats]
    how = "together" if len(seats) > 1 else "others" if opposed else "nobody"
    # whose rating the game changes no longer, or again
    alone = seats if not opposed else before if former and len(before) == 1 else ()
    names = l10n.join(
        [
            people.called(l10n, one) if one.seat in alone else people.safe(one.name)
            for one in holders
        ]
    )
    lines = text.split("\n")
    lines.insert(line, l10n.format("seat-rated", players=names, how=how))
    users = [*users, *(one.user for one in holders if one.seat in alone)]
    now = message_slots.rated(message_slots.Rated(line, seats))
    slot = slot or now
    await say(ctx, batch, row, cut("\n".join(lines)), slot=slot, users=users, **kwargs)
    if former is not None:
        if not said_there:
            await strike_line(ctx, batch.found(stored), former.line)
        batch.lose(stored)
    posted = batch.messages[slot]
    batch.keep(now, posted.channel, posted.message, posted.revision)
    await batch.confirm()


async def alone(
    ctx: DeliveryContext, batch: Batch, how: str
) -> tuple[list[str], list[int | None]]:
    """Return a line about the only person whom a running game still rates, against nobody, and them; else nothing."""
    info, l10n = batch.info, batch.l10n
    seats, opposed = await ctx.db.read(final_order.rated_now, info.id)
    empty = [seat for seat in info.seats if seat.user is None and seat.level is None]
    # the last who plays wins, which changes their rating
    wins = len(empty) + 1 == len(info.seats)
    if opposed or wins or not (info.rated and info.status == "running"):
        return [], []
    holders = [info.seats[seat] for seat in seats]
    lines = [
        l10n.format("seat-rated", players=people.called(l10n, one), how=how)
        for one in holders
    ]
    return lines, [one.user for one in holders]


async def strike_line(
    ctx: DeliveryContext, place: MessageRef | None, line: int
) -> None:
    """Strike a line of a message that is no longer true; its other lines and its buttons stay."""
    await replace_line(ctx, place, line, None)


async def replace_line(
    ctx: DeliveryContext, place: MessageRef | None, line: int, text: str | None
) -> None:
    """Replace a line of a message by a text, None: strike it; its other lines and its buttons stay."""
    if place is None:
        return
    with contextlib.suppress(*TROUBLE):
        lines = (
            await ctx.discord_api.message(place.channel, place.message).fetch()
        ).content.split("\n")
        lines[line : line + 1] = [
            text or f"~~{one.strip('~')}~~" for one in lines[line : line + 1]
        ]
        await edit(ctx, place.channel, place.message, content=cut("\n".join(lines)))


async def take_button(ctx: DeliveryContext, former: MessageRef | None) -> None:
    """Remove the buttons of a message about a seat that another has followed."""
    if former is not None and former.revision != SETTLED:
        with contextlib.suppress(*TROUBLE):
            await edit(ctx, former.channel, former.message, view=None)


async def settle(
    ctx: DeliveryContext,
    batch: Batch,
    seat: int,
    outcome: str = "",
    *,
    whole: bool = False,
    offers: bool = True,
    keeps: bool = False,
) -> None:
    """Strike the offers in the messages about a seat, remove their buttons, and add the outcome.

    The first line, that somebody left, stays true when another takes the seat. It is struck, too, when they come back
    themselves (`whole`), in the message about a computer that plays for them, and in a warning. Without `offers` only
    these two are struck. At the end of a game who was rated stays, too (`keeps`).
    """
    stored = next(filter(message_slots.rated_of, batch.messages), "") if keeps else ""
    rated = message_slots.rated_of(stored)
    offer = message_slots.seat_offer(seat)
    for slot in (offer, message_slots.stand_in(seat), message_slots.warned(seat)):
        place = batch.found(slot)
        if (
            place is not None
            and place.revision != SETTLED
            and (offers or slot != offer)
        ):
            with contextlib.suppress(*TROUBLE):
                kept = {0} if keeps and batch.info.seats[seat].user is None else set()
                if rated and batch.messages[stored].message == place.message:
                    kept.add(rated.line)
                await _strike(
                    ctx, place, outcome, whole=whole or slot != offer, kept=kept
                )
            batch.keep(slot, place.channel, place.message, SETTLED)
            outcome = ""


async def given_back(ctx: DeliveryContext, batch: Batch, seat: int) -> None:
    """Strike the message by which somebody else took over a seat that its person holds again."""
    place = batch.found(message_slots.taken(seat))
    if place is None or place.revision == SETTLED:
        return
    with contextlib.suppress(*TROUBLE):
        await _strike(ctx, place, "", whole=True)
        for slot in (message_slots.seat_offer(seat), message_slots.stand_in(seat)):
            offer = batch.found(slot)
            # it says who took the seat over
            if offer is not None and offer.revision == SETTLED:
                await _strike(ctx, offer, "", whole=True)
    batch.keep(place.slot, place.channel, place.message, SETTLED)


async def _strike(
    ctx: DeliveryContext,
    place: MessageRef,
    outcome: str,
    *,
    whole: bool,
    kept: Collection[int] = (),
) -> None:
    text = (await ctx.discord_api.message(place.channel, place.message).fetch()).content
    headline, *further = text.replace("~~", "").split("\n")
    struck = whole or not (further or kept)
    lines = [
        f"~~{headline}~~" if struck else headline,
        *(
            line if number in kept else f"~~{line}~~"
            for number, line in enumerate(further, 1)
        ),
    ]
    if outcome:
        lines[0 if struck else -1] += f" {outcome}"
    await reconcile.edit_message(
        ctx, thread_state.entry(place.slot, Content(cut("\n".join(lines)))), place
    )
