"""Keeps the question of the present decision the last message of its thread, and deletes the previous one."""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.core import departures, outbox, queries
from bot.core.model import Position
from bot.core.notifications import Notification, Prompt
from bot.delivery import (
    computer_turns,
    mention,
    phase_message,
    question,
    reconcile,
    thread_view,
)
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

LOST = 3  # prompts in a row whose answer from Discord was lost
# seconds before the next edit of a phase message after a refused one
EDIT_PAUSE = 300.0
# seconds after which Discord limits the edits of a message
EDITS_LIMITED_AFTER_SECONDS = 3600


async def prompt(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Prompt
) -> None:
    """Make the present prompt the last message of a game, and remove one that is over."""
    position, message = batch.position, batch.found(message_slots.PROMPT)
    asks = position.decision is not None and position.info.status == "running"
    computers = computer_turns.decides(position)
    is_new = message is None or message.revision != position.revision
    batch.delete(*mention.over(batch))
    recovered: MessageRef | None = None
    if row.attempts:
        sought = position.revision if asks and is_new and not computers else None
        recovered = await lost_question(ctx, batch, row, sought)
    if not asks:
        await close(ctx, batch)
    elif computers:
        await phase_message.computers_go_on(ctx, batch, row)
    elif not is_new:
        await refresh(ctx, batch, row, at_once=body.renews)
    else:
        await _ask(ctx, batch, row, recovered, quiet=body.quiet)
        return
    await batch.posted(row)


class _Mode(NamedTuple):
    """The way in which a new prompt is posted."""

    mentions: Sequence[int | None]
    shows_phase: bool
    # the prompt itself, if Discord posted it but its answer was lost
    recovered: MessageRef | None


async def _ask(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    recovered: MessageRef | None,
    *,
    quiet: bool,
) -> None:
    """Post a new prompt: edit the last one while the same person goes on, else post a new message."""
    info, former = batch.info, batch.found(message_slots.PROMPT)
    mentions = mention.called(ctx, batch.position, former, quiet=quiet)
    in_one = info.session_until is not None or (
        computer_turns.is_solo(info) and not mentions
    )
    may_stay = in_one if mentions else not row.attempts
    reused = (
        former if recovered is None and may_stay and _is_last(ctx, former) else None
    )
    mode = _Mode(mentions, in_one, recovered)
    snapshot = await thread_view.load(
        ctx, batch, row, goes_on=reused is not None and not in_one
    )
    if reused is not None and await _ask_in_place(
        ctx, batch, row, snapshot, mode, reused
    ):
        return
    if in_one:
        entry = thread_view.asked(snapshot, nonce=row.nonce, shows_phase=True)
        message = await _post(ctx, batch, entry, recovered)
        await _finish(ctx, batch, row, entry, message, mode)
    else:
        await _ask_below(ctx, batch, row, snapshot, mode)


async def _ask_in_place(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    snapshot: Snapshot,
    mode: _Mode,
    place: MessageRef,
) -> bool:
    """Edit the last prompt to ask; return False if Discord refuses its edit, or that of the phase message."""
    own_actions = [] if mode.shows_phase else thread_view.own_actions(snapshot)
    if own_actions is None and not await phase_message.is_current(ctx, batch):
        return False
    entry = thread_view.asked(
        snapshot, own_actions or (), nonce=row.nonce, shows_phase=mode.shows_phase
    )
    if not await reconcile.edit_message(ctx, entry, place):
        return False
    await _finish(
        ctx,
        batch,
        row,
        entry,
        place,
        mode,
        reported=mode.shows_phase or own_actions is None,
    )
    return True


async def _ask_below(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    snapshot: Snapshot,
    mode: _Mode,
) -> None:
    """Update the phase message, post the prompt as a new message, and delete the last prompt."""
    info, l10n = batch.info, batch.l10n
    departed_seats = [
        seat for seat in mention.seats(batch.position) if info.seats[seat].departed
    ]
    if (mode.mentions or departed_seats) and await _asks_others(ctx, batch.position):
        return
    holders = [info.seats[seat] for seat in departed_seats]
    departed = [
        l10n.format(
            "seat-departed",
            player=people.seat_of(l10n, holder, holder.name),
            free="no",
            until="no",
        )
        for holder in holders
    ]
    entry = thread_view.asked(
        snapshot, nonce=row.nonce, users=mode.mentions, further=departed
    )
    # After a failure, or if the events may need a message above the prompt, both requests are made in order.
    if batch.found(message_slots.PROMPT) is None or row.attempts:
        problem = await _clear(ctx, batch)
        if row.attempts and isinstance(problem, discord.Forbidden):
            # the place is still closed, as one request of this try has shown
            raise problem
        message = await _post(ctx, batch, entry, mode.recovered)
    else:
        clearing = asyncio.ensure_future(_clear(ctx, batch))
        try:
            message = await _post(ctx, batch, entry, mode.recovered)
        finally:
            problem = await clearing
    if problem is not None:
        ctx.edit_later(batch.game, EDIT_PAUSE)
    await _finish(ctx, batch, row, entry, message, mode)


def _is_last(ctx: DeliveryContext, message: MessageRef | None) -> bool:
    """Return whether a prompt is the last message of its game, an hour old at most, and in sight."""
    prompted = None if message is None else ctx.threads.prompted.get(message.game)
    if message is None or prompted is None or prompted.message != message.message:
        return False
    age = (
        discord.utils.utcnow() - discord.utils.snowflake_time(message.message)
    ).total_seconds()
    return age < EDITS_LIMITED_AFTER_SECONDS and not ctx.threads.activity.is_many(
        message
    )


async def _clear(ctx: DeliveryContext, batch: Batch) -> Exception | None:
    """Delete the last prompt, or turn it into the phase message if there is none.

    Return the failure, if any; the new prompt does not wait for another try.
    """
    former = batch.found(message_slots.PROMPT)
    try:
        message = await phase_message.show(ctx, batch, former)
        if former is not None and former.message != message:
            await take_away(ctx, former.channel, former.message)
            batch.lose(message_slots.PROMPT, former.message)
    except TROUBLE as problem:
        _log.warning(
            "game %s: what happened can't be shown yet: %s", batch.game, problem
        )
        return problem
    return None


async def _post(
    ctx: DeliveryContext, batch: Batch, entry: Entry, recovered: MessageRef | None
) -> MessageRef:
    """Post a question, unless its `lost` message was found, and return its message.

    For a nonce taken over from an earlier question Discord may return that one. It is deleted, and the next
    tried.
    """
    if recovered is not None:
        return recovered
    text, view, users, _ = entry.render()
    first_nonce = entry.nonce or ""
    for nonce in (first_nonce, *(f"{first_nonce[:22]}-{n}" for n in range(LOST))):
        posted = await send(ctx, batch.info, text, nonce=nonce, users=users, view=view)
        press = question.shown(posted)
        # 0: one that was answered before it was stored
        revision = 0 if press is None else press.revision
        if revision >= batch.position.revision:
            break
        batch.keep(message_slots.old(posted.id), posted.channel.id, posted.id, revision)
        await batch.confirm()
    return MessageRef(
        batch.game,
        message_slots.PROMPT,
        posted.channel.id,
        posted.id,
        batch.position.revision,
        0,
    )


async def _finish(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    entry: Entry,
    place: MessageRef,
    mode: _Mode,
    *,
    reported: bool = True,
) -> None:
    """Store the message of the present prompt, and settle the row.

    If it also shows the phase, delete the phase message, and mention users in another message. `reported` is False if
    no message above it shows all actions, so that the prompt itself shows them.
    """
    position, info, game = batch.position, batch.info, batch.game
    phase_place, former = (
        batch.found(message_slots.PHASE_MESSAGE),
        ctx.threads.prompted.get(game),
    )
    if mode.shows_phase:
        await mention.call(ctx, batch, row, mode.mentions)
        if phase_place is not None and phase_place.message != place.message:
            batch.delete(phase_place)
    assert position.decision is not None, "it is asked"
    user = (
        mention.EVERYBODY
        if question.is_joint(position)
        else info.seats[position.decision.seat].user
    )
    reported_revision = (
        position.revision if reported or former is None else former.reported
    )
    others = mention.besides(position)
    ctx.threads.prompted[game] = Prompted(
        place.message, user, position.revision, reported_revision, others
    )
    ctx.member_checks.wait(game)
    reconcile.note(
        ctx, batch, entry._replace(repostable=True), place.channel, place.message
    )
    await batch.posted(row)


async def refresh(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification | None = None,
    *,
    at_once: bool = False,
) -> None:
    """Edit phase message and prompt in place: players, deadlines, language and buttons may have changed.

    `at_once` edits the prompt even if nothing differs, to make sure that it still exists.
    """
    if all(batch.found(slot) is None for slot in thread_view.QUESTION):
        return
    prompted = ctx.threads.prompted.get(batch.game)
    for entry in thread_view.desired(await thread_view.load(ctx, batch, row)):
        is_question = entry.slot == message_slots.PROMPT
        await reconcile.update(ctx, batch, [entry], at_once=at_once and is_question)
        if (
            is_question
            and prompted is not None
            and not computer_turns.decides(batch.position)
        ):
            ctx.threads.prompted[batch.game] = prompted._replace(
                others=mention.besides(batch.position)
            )


async def _asks_others(ctx: DeliveryContext, position: Position) -> bool:
    """Look up the players to be asked; return whether one has left the server and the game now asks others."""
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
        info_now = await ctx.db.read(queries.info, info.id)
        if (
            info_now.revision != info.revision
            or info_now.seats[seat].player is not None
        ):
            return True
    return False


async def close(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete the prompt; the next one is a new message."""
    await _clear(ctx, batch)
    batch.delete(batch.found(message_slots.PROMPT))
    ctx.threads.forget_prompt(batch.game)


async def ask_again(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete the prompt, and schedule one for the player who decides now."""
    await close(ctx, batch)
    await ctx.db.run(outbox.prompt_again, batch.game)
    ctx.delivery_worker.kick(batch.game)
