"""Keeps the question of the present decision the last message of its thread, and deletes the previous one."""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.core import departures, outbox, queries
from bot.core.model import Position
from bot.core.notifications import Notification, Prompt
from bot.delivery import computer_turns, mention, phase_message, question, reconcile, thread_view
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.member_checks import BELIEVED
from bot.delivery.send import lost_question, send, take_away
from bot.delivery.thread_cache import Prompted
from bot.delivery.thread_state import Entry
from bot.delivery.thread_view import Snapshot
from bot.text import people
from storage import message_slots
from storage.outbox import MessageRef

_log = logging.getLogger(__name__)

LOST = 3  # questions one after the other of which Discord's answer was lost
EDIT_PAUSE = 300.0  # seconds before a phase message that took no edit is edited again
EDITS_LIMITED_AFTER_SECONDS = 3600  # seconds after which Discord limits the edits of a message


async def prompt(ctx: DeliveryContext, batch: Batch, row: Notification, body: Prompt) -> None:
    """Make the present question the last message of a game, and take down one that is over."""
    position, message = batch.position, batch.found(message_slots.PROMPT)
    asks = position.decision is not None and position.info.status == "running"
    computers = computer_turns.decides(position)
    is_new = message is None or message.revision != position.revision
    batch.delete(*mention.over(batch))
    lost: MessageRef | None = None
    if row.attempts:
        wanted = position.revision if asks and is_new and not computers else None
        lost = await lost_question(ctx, batch, row, wanted)
    if not asks:
        await close(ctx, batch)
    elif computers:
        await phase_message.computers_go_on(ctx, batch, row)
    elif not is_new:
        await refresh(ctx, batch, row, at_once=body.renews)
    else:
        await _ask(ctx, batch, row, lost, quiet=body.quiet)
        return
    await batch.posted(row)


class _Way(NamedTuple):
    """The way in which a new prompt is posted."""

    called: Sequence[int | None]
    in_one: bool
    lost: MessageRef | None  # this question, where Discord made it while its answer was lost


async def _ask(
    ctx: DeliveryContext, batch: Batch, row: Notification, lost: MessageRef | None, *, quiet: bool
) -> None:
    """Ask a new question: in the message of the one before while the same person goes on, else in a new message."""
    info, old = batch.info, batch.found(message_slots.PROMPT)
    called = mention.called(ctx, batch.position, old, quiet=quiet)
    in_one = info.session_until is not None or (computer_turns.is_solo(info) and not called)
    may_stay = in_one if called else not row.attempts
    before = old if lost is None and may_stay and _is_last(ctx, old) else None
    way = _Way(called, in_one, lost)
    snapshot = await thread_view.load(ctx, batch, row, goes_on=before is not None and not in_one)
    if before is not None and await _ask_in_place(ctx, batch, row, snapshot, way, before):
        return
    if in_one:
        asked = thread_view.asked(snapshot, nonce=row.nonce, shows_phase=True)
        message = await _post(ctx, batch, asked, lost)
        await _finish(ctx, batch, row, asked, message, way)
    else:
        await _ask_below(ctx, batch, row, snapshot, way)


async def _ask_in_place(
    ctx: DeliveryContext, batch: Batch, row: Notification, snapshot: Snapshot, way: _Way, before: MessageRef
) -> bool:
    """Ask in the message of the question before; return False where that, or the phase message, takes no edit."""
    own = [] if way.in_one else thread_view.own_actions(snapshot)
    if own is None and not await phase_message.is_current(ctx, batch):
        return False
    asked = thread_view.asked(snapshot, own or (), nonce=row.nonce, shows_phase=way.in_one)
    if not await reconcile.edit_message(ctx, asked, before):
        return False
    await _finish(ctx, batch, row, asked, before, way, reported=way.in_one or own is None)
    return True


async def _ask_below(
    ctx: DeliveryContext, batch: Batch, row: Notification, snapshot: Snapshot, way: _Way
) -> None:
    """Ask in a new message below the phase message, which is brought up to date; delete the question before."""
    info, l10n = batch.info, batch.l10n
    gone = [seat for seat in mention.seats(batch.position) if info.seats[seat].departed]
    if (way.called or gone) and await _asks_others(ctx, batch.position):
        return
    seats = [info.seats[seat] for seat in gone]
    departed = [
        l10n.format("seat-departed", player=people.seat_of(l10n, one, one.name), free="no") for one in seats
    ]
    asked = thread_view.asked(snapshot, nonce=row.nonce, users=way.called, further=departed)
    # One after the other after a failure, and where what happened may need a message above the question.
    if batch.found(message_slots.PROMPT) is None or row.attempts:
        problem = await _clear(ctx, batch)
        if row.attempts and isinstance(problem, discord.Forbidden):
            raise problem  # the place is still closed, as one request of this try has shown
        message = await _post(ctx, batch, asked, way.lost)
    else:
        clearing = asyncio.ensure_future(_clear(ctx, batch))
        try:
            message = await _post(ctx, batch, asked, way.lost)
        finally:
            problem = await clearing
    if problem is not None:
        ctx.edit_later(batch.game, EDIT_PAUSE)
    await _finish(ctx, batch, row, asked, message, way)


def _is_last(ctx: DeliveryContext, message: MessageRef | None) -> bool:
    """Return whether a question is the last message of its game, an hour old at most, and in sight."""
    last = None if message is None else ctx.threads.prompted.get(message.game)
    if message is None or last is None or last.message != message.message:
        return False
    age = (discord.utils.utcnow() - discord.utils.snowflake_time(message.message)).total_seconds()
    return age < EDITS_LIMITED_AFTER_SECONDS and not ctx.threads.activity.is_many(message)


async def _clear(ctx: DeliveryContext, batch: Batch) -> Exception | None:
    """Delete the previous prompt, or let it show the present phase where no other message does.

    Return the failure, if any: then both are done later, since no prompt waits for either.
    """
    old = batch.found(message_slots.PROMPT)
    try:
        message = await phase_message.show(ctx, batch, old)
        if old is not None and old.message != message:
            await take_away(ctx, old.channel, old.message)
            batch.lose(message_slots.PROMPT, old.message)
    except TROUBLE as problem:
        _log.warning("game %s: what happened can't be shown yet: %s", batch.game, problem)
        return problem
    return None


async def _post(ctx: DeliveryContext, batch: Batch, asked: Entry, lost: MessageRef | None) -> MessageRef:
    """Post a question, unless its `lost` message was found, and return its message.

    For a nonce taken over from an earlier question Discord may return that one. It is deleted, and the next
    tried.
    """
    if lost is not None:
        return lost
    text, view, users, _ = asked.render()
    first = asked.nonce or ""
    for nonce in (first, *(f"{first[:22]}-{n}" for n in range(LOST))):
        sent = await send(ctx, batch.info, text, nonce=nonce, users=users, view=view)
        shows = question.shown(sent)
        revision = 0 if shows is None else shows.revision  # 0: one that was answered before it was stored
        if revision >= batch.position.revision:
            break
        batch.keep(message_slots.old(sent.id), sent.channel.id, sent.id, revision)
        await batch.confirm()
    return MessageRef(batch.game, message_slots.PROMPT, sent.channel.id, sent.id, batch.position.revision, 0)


async def _finish(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    asked: Entry,
    asks: MessageRef,
    way: _Way,
    *,
    reported: bool = True,
) -> None:
    """Store which message asks the present question; that of the question before is deleted with it.

    Where it also shows the phase, the phase message is deleted, and another message mentions the users who
    are called. Where not all that was done is shown above it (`reported`), it shows that itself.
    """
    position, info, game = batch.position, batch.info, batch.game
    above, last = batch.found(message_slots.PHASE_MESSAGE), ctx.threads.prompted.get(game)
    if way.in_one:
        await mention.call(ctx, batch, row, way.called)
        if above is not None and above.message != asks.message:
            batch.delete(above)
    assert position.decision is not None, "it is asked"
    user = mention.EVERYBODY if question.is_joint(position) else info.seats[position.decision.seat].user
    before = position.revision if reported or last is None else last.reported
    others = mention.besides(position)
    ctx.threads.prompted[game] = Prompted(asks.message, user, position.revision, before, others)
    ctx.member_checks.wait(game)
    reconcile.note(ctx, batch, asked._replace(repostable=True), asks.channel, asks.message)
    await batch.posted(row)


async def refresh(
    ctx: DeliveryContext, batch: Batch, row: Notification | None = None, *, at_once: bool = False
) -> None:
    """Edit phase message and question where they are: players, deadlines, language and buttons may have changed.

    The question is edited `at_once` also where nothing differs: then it is known to be there.
    """
    if all(batch.found(slot) is None for slot in thread_view.QUESTION):
        return
    last = ctx.threads.prompted.get(batch.game)
    for entry in thread_view.desired(await thread_view.load(ctx, batch, row)):
        is_question = entry.slot == message_slots.PROMPT
        await reconcile.update(ctx, batch, [entry], at_once=at_once and is_question)
        if is_question and last is not None and not computer_turns.decides(batch.position):
            ctx.threads.prompted[batch.game] = last._replace(others=mention.besides(batch.position))


async def _asks_others(ctx: DeliveryContext, position: Position) -> bool:
    """Return whether a player who was to be asked has left the server, so that the game asks somebody else now."""
    info = position.info
    for seat in mention.seats(position):
        user = info.seats[seat].user
        if user is None:
            continue
        if await ctx.discord_api.is_member(info.server, user, BELIEVED):
            if info.seats[seat].departed:
                await ctx.db.run(departures.arrived, info.id, user)
            continue
        await ctx.departed(info.server, user)
        now = await ctx.db.read(queries.info, info.id)
        if now.revision != info.revision or now.seats[seat].player is not None:
            return True
    return False


async def close(ctx: DeliveryContext, batch: Batch) -> None:
    """Take down the question; the next one is asked again."""
    await _clear(ctx, batch)
    batch.delete(batch.found(message_slots.PROMPT))
    ctx.threads.forget_prompt(batch.game)


async def ask_again(ctx: DeliveryContext, batch: Batch) -> None:
    """Take down the question, and ask whoever decides now."""
    await close(ctx, batch)
    await ctx.db.run(outbox.prompt_again, batch.game)
    ctx.delivery_worker.kick(batch.game)
