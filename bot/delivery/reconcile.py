"""Makes messages equal to their entries: edited where they are, in place of another message, or posted."""

from collections.abc import Sequence

import discord

from bot.core.notifications import Notification
from bot.delivery import thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import TOO_OLD_TO_EDIT, edit, send
from bot.delivery.thread_state import Entry
from storage import message_slots
from storage.outbox import MessageRef


async def update(
    ctx: DeliveryContext,
    batch: Batch,
    entries: Sequence[Entry],
    row: Notification | None = None,
    *,
    at_once: bool = False,
) -> None:
    """Make the messages of some entries show them, and settle the row that asks for that.

    An edit that has to wait is made later, unless `at_once`. A message that is missing, or can't be edited any more,
    is posted if its entry has a nonce.
    """
    plan = thread_state.plan(
        entries, batch.messages, {} if at_once else ctx.threads.shown, ctx.now()
    )
    if plan.pause is not None:
        ctx.edit_later(batch.game, plan.pause)
    unshown = list(plan.posts)
    for entry in plan.edits:
        place = batch.messages[entry.slot]
        if not await take(ctx, batch, entry, [place]):
            batch.delete(place)
            unshown.append(entry)
    posts = [entry for entry in unshown if entry.nonce is not None]
    for entry in posts:
        await post(ctx, batch, entry)
    if row is not None:
        batch.settle(row)
    if posts:
        await batch.confirm()


async def take(
    ctx: DeliveryContext,
    batch: Batch,
    entry: Entry,
    places: Sequence[MessageRef | None],
) -> MessageRef | None:
    """Make the first of some messages that can be edited show an entry; return it, or None."""
    for place in places:
        if place is not None and await edit_message(ctx, entry, place):
            return note(ctx, batch, entry, place.channel, place.message)
    return None


async def edit_message(ctx: DeliveryContext, entry: Entry, place: MessageRef) -> bool:
    """Edit a message to show an entry; return whether it does. Raise trouble, unless the entry is `repostable`.

    A message too old for another edit stays as it is (True) if nothing can be posted instead.
    """
    try:
        return await edit(ctx, place.channel, place.message, **entry.render().changes())
    except discord.Forbidden:
        raise
    except discord.HTTPException as problem:
        if not entry.repostable and problem.code != TOO_OLD_TO_EDIT:
            raise
        return entry.nonce is None and not entry.repostable


async def post(ctx: DeliveryContext, batch: Batch, entry: Entry) -> MessageRef:
    """Post an entry as a new message, and return that."""
    text, view, users, _ = entry.render()
    nonce, where = entry.nonce or "", entry.channel
    sent = await send(
        ctx, batch.info, text, nonce=nonce, users=users, view=view, channel=where
    )
    if where is None and entry.slot != message_slots.PIN:
        # the question is no longer the last message
        ctx.threads.prompt_is_buried(batch.game)
    return note(ctx, batch, entry, sent.channel.id, sent.id)


def note(
    ctx: DeliveryContext, batch: Batch, entry: Entry, channel: int, message: int
) -> MessageRef:
    """Store that a message shows an entry, and no longer the one that it showed before."""
    threads, stored = ctx.threads, batch.found(entry.slot)
    for slot in (message_slots.PROMPT, message_slots.PHASE_MESSAGE):
        former = batch.found(slot)
        if slot != entry.slot and former is not None and former.message == message:
            threads.activity.gone(channel, message)
            threads.prompt_is_buried(batch.game, message)
            batch.lose(slot)
    batch.lose(message_slots.old(message))
    if entry.repostable and (stored is None or stored.message != message):
        threads.activity.posted(channel, message)
    threads.shows(message, entry, ctx.now())
    revision = batch.info.revision if entry.revision is None else entry.revision
    return batch.keep(entry.slot, channel, message, revision)
