"""The message with which those are asked who will place soon: it names them, never what they chose."""

from __future__ import annotations

import contextlib

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core.notifications import Notification, Planning
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit, l10n_of, remove, send
from bot.features.plans import early
from bot.text import people
from storage import message_slots


async def post(ctx: DeliveryContext, batch: Batch, row: Notification, body: Planning) -> None:
    """Asks whoever was not asked yet in a new message, in place of the one before, which mentions those who have not
    said what to do; else that is brought up to date, and goes where nobody is asked any more."""
    info, found = batch.info, batch.found(message_slots.PLANNING)
    now = await ctx.db.read(early.asked_early, info.id)
    seats = [seat for seat in now if seat != info.deciding]
    if info.status != "running" or not seats:
        batch.lose(message_slots.PLANNING)
        await batch.posted(row)
        if found is not None:
            await remove(ctx, info.id, found.channel, found.message)
        return
    l10n = await l10n_of(ctx, info)
    named = l10n.join([people.called(l10n, info.seats[seat]) for seat in seats])
    text = l10n.format("planning-soon", players=named)
    new = [seat for seat in body.seats if seat in seats]
    button = ui.button(l10n.format("button-choose"), CustomId("planturn", info.id, info.revision))
    view = ui.view([button])
    if not new and found is not None:
        with contextlib.suppress(discord.HTTPException):
            await edit(ctx, found.channel, found.message, content=text, view=view)
        await batch.posted(row)
        return
    called = await ctx.db.read(early.to_mention, info.id, new)
    users = [info.seats[seat].user for seat in called]
    sent = await send(ctx, info, text, nonce=row.nonce, users=users, view=view)
    before = await batch.posted(row, slot=message_slots.PLANNING, channel=sent.channel.id, message=sent.id)
    if before is not None and before.message != sent.id:
        await remove(ctx, info.id, before.channel, before.message)
