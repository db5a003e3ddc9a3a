"""Makes the present question the last message of a game, and deletes the one before."""

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import discord

from bot.app import log
from bot.components.ui import cut
from bot.core import departures, queries
from bot.core.model import Position
from bot.core.notifications import Notification, Prompt
from bot.delivery import mention, phase_message, question, reconcile
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.member_checks import BELIEVED
from bot.delivery.sections import Loaded
from bot.delivery.send import lost_question, remove, remove_old, send, take_away
from bot.delivery.thread_cache import Prompted
from bot.delivery.thread_state import Content, Entry
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from rules.model import PhaseEnded
from storage import message_slots
from storage.outbox import MessageRef

MESSAGE = 2000  # characters of a message
LEAST_TEXT = 300  # characters for which it is worth to tell the phase above the question
CLOSING_LINE = 300  # characters of what one player did since the last prompt
LOST = 3  # questions one after the other of which Discord's answer was lost
HOUR = 3600  # seconds after which Discord limits the edits of a message

A = TypeVar("A")
B = TypeVar("B")


async def public(
    ctx: DeliveryContext,
    l10n: Localization,
    position: Position,
    since: Sequence[str] = (),
    beside: Sequence[str] = (),
    loaded: Sequence[Loaded] | None = None,
) -> Content:
    """Return the question in the thread with the lines and buttons of features, and the buttons `beside` those."""
    added = await ctx.hooks.render(ctx.db, "prompt", l10n, position, loaded)
    aside = (*added.buttons, *beside)
    return question.public(l10n, position, since, added.lines, aside, added.choices)


async def private(
    ctx: DeliveryContext, l10n: Localization, position: Position, *, hand_shown: bool = False
) -> Content:
    """Return the decision for its player alone, with features' lines; without the hand where it is a picture."""
    added = await ctx.hooks.render(ctx.db, "private_prompt", l10n, position)
    asked = question.private(l10n, position, added.choices, hand_shown=hand_shown)
    return asked._replace(text="\n".join([asked.text, *added.lines]))


async def prompt(ctx: DeliveryContext, batch: Batch, row: Notification, body: Prompt) -> None:
    """Make the present question the last message of a game, and take down one that is over."""
    position, found = batch.position, batch.found(message_slots.PROMPT)
    asks = position.decision is not None and position.info.status == "running"
    computers = phase_message.is_computers(position)
    is_new = found is None or found.revision != position.revision
    if batch.found(message_slots.PING) is not None:
        await mention.answered(ctx, batch)
    unheard: MessageRef | None = None
    if row.attempts:
        wanted = position.revision if asks and is_new and not computers else None
        unheard = await lost_question(ctx, batch, row, wanted)
    if not asks:
        await close(ctx, batch)
    elif computers:
        await phase_message.computers_go_on(ctx, batch, row)
    elif not is_new:
        await restate(ctx, batch, row, at_once=body.renews)
    else:
        await _ask(ctx, batch, row, unheard, quiet=body.quiet)
        return
    await batch.posted(row)


async def _ask(
    ctx: DeliveryContext, batch: Batch, row: Notification, unheard: MessageRef | None, *, quiet: bool
) -> None:
    """Ask a new question: in the message of the one before while the same person goes on, else in a new message.

    `unheard` is the message of this question where Discord made it while its answer was lost.
    """
    info, found = batch.info, batch.found(message_slots.PROMPT)
    called = mention.called(ctx, batch.position, found, quiet=quiet)
    # In a live session, and against computers, the question also tells the phase, and another message calls players.
    shares = info.session_until is not None or (phase_message.against_computers(info) and not called)
    may_stay = bool(called) or not row.attempts if shares else not called and not row.attempts
    if found is not None and unheard is None and may_stay and _is_last(ctx, found):
        own = [] if shares else await _own_actions(ctx, batch)
        if own is not None or await phase_message.is_current(ctx, batch):
            asked = await _entry(ctx, batch, row, own or [], tells_phase=shares)
            if await reconcile.edit_message(ctx, asked, found):
                old = [batch.found(message_slots.PHASE_MESSAGE)] if shares else []
                await _finish(ctx, batch, row, asked, found, called, old, reported=shares or own is None)
                return
    if shares:
        asked = await _entry(ctx, batch, row, tells_phase=True)
        message = await _post(ctx, batch, asked, unheard)
        old = [found, batch.found(message_slots.PHASE_MESSAGE)]
        await _finish(ctx, batch, row, asked, message, called, old)
        return
    gone = [seat for seat in mention.seats(batch.position) if info.seats[seat].departed]
    early = info.phase == batch.position.game.guide.placing_phase and any(one.asked for one in info.awaited)
    if (called or gone or early) and await _is_settled(ctx, batch.position):
        return
    users = [info.seats[seat].user for seat in called]
    left = [batch.l10n.format("seat-departed", seat=people.colour(batch.l10n, seat)) for seat in gone]
    asked = await _entry(ctx, batch, row, users=users, further=left)
    # One after the other after a failure, and where what happened may need a message above the question.
    if found is None or row.attempts:
        stays = await _clear(ctx, batch, row)
        message = await _post(ctx, batch, asked, unheard)
    else:
        message, stays = await _both(_post(ctx, batch, asked, unheard), _clear(ctx, batch, row))
    await _finish(ctx, batch, row, asked, message, (), [stays])


def _is_last(ctx: DeliveryContext, found: MessageRef) -> bool:
    """Return whether a question is the last message of its game, an hour old at most, and in sight."""
    last = ctx.threads.prompted.get(found.game)
    if last is None or last.message != found.message:
        return False
    age = (discord.utils.utcnow() - discord.utils.snowflake_time(found.message)).total_seconds()
    return age < HOUR and not ctx.threads.activity.is_many(found)


async def _clear(ctx: DeliveryContext, batch: Batch, row: Notification) -> MessageRef | None:
    """Show what has happened above the new question, and delete the question before; return that where it fails.

    It is deleted later then, and the next action tells all of the phase: no question waits for it.
    """
    found = batch.found(message_slots.PROMPT)
    try:
        message = await phase_message.show(ctx, batch, found)
        if found is not None and found.message != message:
            await take_away(ctx, found.channel, found.message)
            batch.lose(message_slots.PROMPT, found.message)
    except TROUBLE as problem:
        if row.attempts and isinstance(problem, discord.Forbidden):
            raise  # the place is still closed, as one request of this try has shown
        log.warn("game %s: the prompt before still stands: %s", batch.game, problem)
        return found
    return None


async def _post(ctx: DeliveryContext, batch: Batch, asked: Entry, unheard: MessageRef | None) -> MessageRef:
    """Post a question, unless Discord has made it `unheard`, and return its message.

    For a nonce taken over from an earlier question Discord may give that one: it is to go, and the next nonce asks.
    """
    if unheard is not None:
        return unheard
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
    called: Sequence[int],
    old: Sequence[MessageRef | None],
    *,
    reported: bool = True,
) -> None:
    """Store which message asks the present question, and delete the `old` ones, stored until they are gone or bare.

    In a live session another message mentions who is `called`.
    """
    if called:
        await mention.call(ctx, batch, row, [batch.info.seats[seat].user for seat in called])
    stand(ctx, batch.position, asks.channel, asks.message, reported=reported)
    above = batch.found(message_slots.PHASE_MESSAGE)
    replaced = {found.message: found for found in old if found is not None and found.message != asks.message}
    if above is not None and above.message in replaced:
        batch.lose(message_slots.PHASE_MESSAGE)
    for found in replaced.values():
        batch.keep_old(found)
    reconcile.note(ctx, batch, asked, asks.channel, asks.message)
    instead = (await batch.posted(row)).get(message_slots.PROMPT)
    # While it was being sent a press may have told of a message whose sending had failed, which is not among the old.
    if instead is not None and instead.message not in (*replaced, above and above.message):
        batch.keep_old(instead)
        await batch.confirm()
        replaced[instead.message] = instead
    await remove_old(ctx, batch, replaced.values())


async def restate(
    ctx: DeliveryContext, batch: Batch, row: Notification | None = None, *, at_once: bool = False
) -> None:
    """Edit the present question to who is asked, until when, in which language and with which buttons now.

    It is edited `at_once` also where nothing is new: then it is known to stand.
    """
    await phase_message.restate(ctx, batch)
    position, found = batch.position, batch.found(message_slots.PROMPT)
    asks = position.decision is not None and not phase_message.is_computers(position)
    if not asks or found is None or found.revision != position.revision:
        return
    last = ctx.threads.prompted.get(batch.game)
    own: Sequence[str] = ()
    if last is not None and last.reported != last.revision == position.revision:
        own = await _own_actions(ctx, batch) or ()
    tells_phase = batch.found(message_slots.PHASE_MESSAGE) is None
    asked = await _entry(ctx, batch, row, own, tells_phase=tells_phase)
    await reconcile.show(ctx, batch, asked._replace(nonce=None), at_once=at_once)
    if last is not None:
        ctx.threads.prompted[batch.game] = last._replace(others=mention.besides(position))


async def _recap(batch: Batch) -> list[str]:
    """Return what happened since the last own action of the player who decides, but for what stands above."""
    position = batch.position
    return game_status.recap(batch.l10n, position.game, position.info, await batch.since())


async def _both(one: Awaitable[A], other: Awaitable[B]) -> tuple[A, B]:
    """Await both at the same time and to their ends, then raise the trouble of one."""
    first, second = await asyncio.gather(one, other, return_exceptions=True)
    if isinstance(first, BaseException):
        raise first
    if isinstance(second, BaseException):
        raise second
    return first, second


async def _own_actions(ctx: DeliveryContext, batch: Batch) -> list[str] | None:
    """Return in a line what the player of a question has done that no other message shows yet.

    None where others acted too, a phase ended, or it is too much. Of private decisions only public events are named.
    """
    position, l10n, above = batch.position, batch.l10n, batch.found(message_slots.PHASE_MESSAGE)
    last = ctx.threads.prompted.get(batch.game)
    assert position.decision is not None and last is not None, "a prompt asks, and this process put one up"
    past_actions = await batch.past_actions(last.reported if above is None else above.revision)
    names = people.colours(l10n, position.info)
    for seat, events in past_actions:
        ended = any(isinstance(event, PhaseEnded) for event in events)
        tells_all = reports.tells_all(l10n, position.game, names, events)
        if seat != position.decision.seat or ended or not tells_all:
            return None
    actions = [reports.action(l10n, position.game, names, events) for _, events in past_actions]
    told = " ".join(filter(None, actions))
    if len(told) > CLOSING_LINE:
        return None
    return [told] if told else []


async def _is_settled(ctx: DeliveryContext, position: Position) -> bool:
    """Return whether a player who is asked has left the server, and the game asks somebody else now because of that."""
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


async def _entry(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification | None,
    own: Sequence[str] = (),
    *,
    tells_phase: bool = False,
    users: Sequence[int | None] = (),
    further: Sequence[str] = (),
) -> Entry:
    """Return what the question shows everybody: what its player has done of their `own`, else what happened since.

    One that `tells_phase` in a live session or against computers shows the phase above the question, if there is room.
    """
    position, info, l10n = batch.position, batch.info, batch.l10n
    computers = phase_message.against_computers(info)
    in_one_message = computers or info.session_until is not None
    since = () if in_one_message else own or await _recap(batch)
    why = ["why"] if computers and question.why_button(l10n, info) else []
    asked = await public(ctx, l10n, position, since, why, batch.loaded(row))
    text = "\n".join([asked.text, *further])
    room = MESSAGE - len(text) - 2
    if in_one_message and tells_phase and room >= LEAST_TEXT:
        phase = await phase_message.content(batch, min(phase_message.MOST, room - LEAST_TEXT // 2))
        text = text if phase is None else f"{cut(phase.text, room)}\n\n{text}"
    content = Content(text, asked.view, users)
    nonce = None if row is None else row.nonce
    return Entry(message_slots.PROMPT, lambda: content, content.news, nonce=nonce)


def stand(
    ctx: DeliveryContext, position: Position, channel: int, message: int, *, reported: bool = True
) -> None:
    """Remember that a message asks the present question; `reported`: all that was done stands above it."""
    game, info, decision = position.info.id, position.info, position.decision
    if decision is None:
        return
    user = mention.EVERYBODY if question.is_joint(position) else info.seats[decision.seat].user
    ctx.member_checks.wait(game)
    last = ctx.threads.prompted.get(game)
    if last is None or last.message != message:
        ctx.threads.activity.posted(channel, message)
    before = position.revision if reported or last is None else last.reported
    others = mention.besides(position)
    ctx.threads.prompted[game] = Prompted(message, user, position.revision, before, others)


async def close(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete the question that is over, if there is one."""
    found = batch.found(message_slots.PROMPT)
    if found is not None:
        await retire(ctx, batch, found)


async def retire(ctx: DeliveryContext, batch: Batch, found: MessageRef) -> None:
    """Delete a question that is over, or let it show the present phase where no other message does."""
    message: int | None = None
    with contextlib.suppress(discord.HTTPException):
        message = await phase_message.show(ctx, batch, found)
    if message != found.message:
        await remove(ctx, batch.game, found.channel, found.message)
    ctx.threads.below(batch.game)
    batch.lose(message_slots.PROMPT, found.message)
