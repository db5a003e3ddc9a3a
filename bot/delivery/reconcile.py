"""Makes a message equal to what it should show: edited where it stands, else posted."""

from bot.core.notifications import Notification
from bot.delivery import thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import renew, send
from bot.delivery.thread_state import Entry
from bot.text import people
from storage import message_slots
from storage.outbox import MessageRef


async def show(
    ctx: DeliveryContext,
    batch: Batch,
    entry: Entry,
    row: Notification | None = None,
    *,
    at_once: bool = False,
) -> MessageRef | None:
    """Make the message of an entry's slot show it, settle the row that asks for that, and return the message.

    An edit that has to wait is made later, unless it is wanted `at_once`. A message that is missing, or that Discord
    lets nobody edit any more, is posted where the entry has a nonce; else None is returned.
    """
    stands = await _edited(ctx, batch, entry, at_once=at_once)
    is_posted = not stands and entry.nonce is not None
    if is_posted:
        await _posted(ctx, batch, entry)
    if row is not None:
        batch.settle(row)
    if is_posted:
        await batch.confirm()
    return batch.found(entry.slot)


async def _edited(ctx: DeliveryContext, batch: Batch, entry: Entry, *, at_once: bool) -> bool:
    """Return whether the message stands, edited if that is due; one that is gone is forgotten."""
    found, now = batch.found(entry.slot), ctx.now()
    if found is None:
        return False
    pause = 0.0 if at_once else thread_state.wait(entry, ctx.threads.shown.get(found.message), now)
    if pause is None:
        return True
    if pause > 0:
        ctx.wake(ctx.threads.edit_later(batch.game, now + pause))
        return True
    content = entry.render()
    mentions = people.pings(*content.users)
    changes = {"content": content.text, "view": content.view, "allowed_mentions": mentions}
    if not await renew(ctx, found, otherwise=entry.nonce is None, **changes):
        batch.lose(entry.slot)
        return False
    ctx.threads.shows(found.message, entry, now)
    batch.keep(entry.slot, found.channel, found.message, batch.info.revision)
    return True


async def _posted(ctx: DeliveryContext, batch: Batch, entry: Entry) -> None:
    content = entry.render()
    sent = await send(
        ctx,
        batch.info,
        content.text,
        nonce=entry.nonce or "",
        users=content.users,
        view=content.view,
        channel=entry.channel,
    )
    ctx.threads.shows(sent.id, entry, ctx.now())
    batch.keep(entry.slot, sent.channel.id, sent.id, batch.info.revision)
    if (
        entry.slot != message_slots.PIN and entry.channel is None
    ):  # the question is no longer the last message
        ctx.threads.below(batch.game)
