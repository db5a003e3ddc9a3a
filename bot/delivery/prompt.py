"""Puts the present question up as the last message of a game, and takes the one before down."""

import asyncio
import contextlib
import dataclasses
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
from bot.delivery.context import DeliveryContext, Loaded
from bot.delivery.discord_api import TROUBLE
from bot.delivery.mention import BELIEVED
from bot.delivery.send import lost_question, remove, remove_old, renew, send, take_away
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
) -> question.Asked:
    """The prompt in the thread, with what features say below the question, their buttons, and those `beside` them."""
    added = await ctx.hooks.render(ctx.db, "prompt", l10n, position, loaded)
    aside = (*added.buttons, *beside)
    return question.public(l10n, position, since, added.lines, aside, added.choices)


async def private(
    ctx: DeliveryContext, l10n: Localization, position: Position, *, hand_shown: bool = False
) -> question.Asked:
    """The decision for its own player alone, with what features say; without the hand where it is a picture."""
    added = await ctx.hooks.render(ctx.db, "private_prompt", l10n, position)
    asked = question.private(l10n, position, added.choices, hand_shown=hand_shown)
    return asked._replace(text="\n".join([asked.text, *added.lines]))


async def prompt(ctx: DeliveryContext, batch: Batch, row: Notification, body: Prompt) -> None:
    """Makes the present question the last message: edits the prompt while its player goes on, or posts it anew."""
    position = batch.position
    info, decision = position.info, position.decision
    found = batch.found(message_slots.PROMPT)
    if batch.found(message_slots.PING) is not None:
        await mention.answered(ctx, batch)
    asks = info.status == "running" and not phase_message.is_computers(position)
    asks = asks and (found is None or found.revision != position.revision)
    made = await lost_question(ctx, batch, row, position.revision if asks else None) if row.attempts else None
    if decision is None or info.status != "running":
        await close(ctx, batch)
        await batch.posted(row)
        return
    if phase_message.is_computers(position):
        await phase_message.computers_go_on(ctx, batch, row)
        return
    if found is not None and found.revision == position.revision:
        await restate(ctx, batch, row, at_once=body.renews)
        await batch.posted(row)
        return
    called = mention.called(ctx, position, found, quiet=body.quiet)
    asking = _Asking(ctx, batch, row, found, called, made)
    if info.session_until is not None or (phase_message.against_computers(info) and not called):
        await asking.in_one_message()
    elif called or row.attempts or not await asking.in_place():  # a try that failed may have been made
        await asking.anew()


@dataclasses.dataclass
class _Asking:
    """A question that is put up: in place of which message, whom it calls, whether Discord has `made` it unheard."""

    ctx: DeliveryContext
    batch: Batch
    row: Notification
    found: MessageRef | None
    called: Sequence[int]
    made: MessageRef | None

    def is_last(self) -> bool:
        """Whether the message is the game's last, an hour old at most, and not far above what people have written."""
        found, last = self.found, self.ctx.threads.prompted.get(self.batch.game)
        if found is None or last is None or last.message != found.message:
            return False
        age = (discord.utils.utcnow() - discord.utils.snowflake_time(found.message)).total_seconds()
        return age < HOUR and not self.ctx.threads.activity.is_many(found)

    async def in_place(self) -> bool:
        """Whether the prompt could become the next question to the same person, with all that happened told above."""
        if self.found is None or not self.is_last():
            return False
        ctx, batch = self.ctx, self.batch
        lines = await _own_actions(ctx, batch)
        if lines is None and not await phase_message.renewed(ctx, batch):
            return False
        asked = await _asked(ctx, batch, self.row, lines or [])
        if not await renew(ctx, self.found, otherwise=False, content=asked.text, view=asked.view):
            return False
        await self._stands(asked, self.found.channel, self.found.message, told=lines is None)
        return True

    async def in_one_message(self) -> None:
        """In a live session, and against computers, the message that tells the phase asks; another calls players."""
        ctx, batch, found = self.ctx, self.batch, self.found
        asked = await _asked(ctx, batch, self.row)
        # What failed before may have been the call.
        stays = self.is_last() and self.made is None and (self.called or not self.row.attempts)
        if found and stays and await renew(ctx, found, otherwise=False, content=asked.text, view=asked.view):
            channel, message = found.channel, found.message
        else:
            channel, message = await self._posted(asked)
        if self.called:
            users = [batch.info.seats[seat].user for seat in self.called]
            await mention.call(ctx, batch, self.row, users)
        await self._stands(asked, channel, message, found, batch.found(message_slots.PHASE_MESSAGE))

    async def anew(self) -> None:
        """Posts the question under what has happened, and takes the one before down."""
        ctx, batch, found = self.ctx, self.batch, self.found
        position, info = batch.position, batch.info
        gone = [seat for seat in mention.seats(position) if info.seats[seat].departed]
        early = info.phase == position.game.guide.placing_phase and any(one.asked for one in info.awaited)
        if (self.called or gone or early) and await _is_settled(ctx, position):
            return
        decides = position.decision is not None and position.decision.seat in self.called
        since = await _recap(batch) if decides else []
        asked = await _asked(ctx, batch, self.row, since, tells=False)
        left = [batch.l10n.format("seat-departed", seat=people.colour(batch.l10n, seat)) for seat in gone]
        asked = asked._replace(text="\n".join([asked.text, *left]))
        users = [info.seats[seat].user for seat in self.called]
        # One after the other after a failure, and where what happened may need a message above the question.
        if found is None or self.row.attempts:
            before = await self._cleared()
            where = await self._posted(asked, users)
        else:
            where, before = await _both(self._posted(asked, users), self._cleared())
        await self._stands(asked, *where, before, recaps=decides)

    async def _cleared(self) -> MessageRef | None:
        """Tells what has happened, by the prompt before or in its place; gives that where it fails. It goes later, and
        the next action tells all of the phase: no question waits for it."""
        ctx, batch, found = self.ctx, self.batch, self.found
        try:
            told = await phase_message.tell(ctx, batch, found)
            if found is not None and found.message != told:
                await take_away(ctx, found.channel, found.message)
                batch.lose(message_slots.PROMPT, found.message)
        except TROUBLE as problem:
            if self.row.attempts and isinstance(problem, discord.Forbidden):
                raise  # the place is still closed, as one request of this try has shown
            log.warn("game %s: the prompt before still stands: %s", batch.game, problem)
            return found
        return None

    async def _posted(self, asked: question.Asked, users: Sequence[int | None] = ()) -> tuple[int, int]:
        """The channel and the message that asks, sent unless Discord has `made` it. For a nonce taken over from an
        earlier question Discord may give that one: then it is to go, and the next nonce asks."""
        if self.made is not None:
            return self.made.channel, self.made.message
        batch, first = self.batch, self.row.nonce
        for nonce in (first, *(f"{first[:22]}-{n}" for n in range(LOST))):
            sent = await send(self.ctx, batch.info, asked.text, nonce=nonce, users=users, view=asked.view)
            shows = question.shown(sent)
            if shows is not None and shows.revision >= batch.position.revision:
                break
            # One that was answered before it was noted asks nothing any more.
            revision = 0 if shows is None else shows.revision
            batch.keep(message_slots.old(sent.id), sent.channel.id, sent.id, revision)
            await batch.confirm()
        return sent.channel.id, sent.id

    async def _stands(
        self,
        asked: question.Asked,
        channel: int,
        message: int,
        *before: MessageRef | None,
        told: bool = True,
        recaps: bool = False,
    ) -> None:
        """Keeps the message of the present question, and takes those before down, kept until they are gone or bare."""
        batch = self.batch
        stand(self.ctx, batch.position, channel, message, told=told, recaps=recaps)
        self.ctx.threads.shows(message, _entry(asked), self.ctx.now())
        old = {found.message: found for found in before if found is not None and found.message != message}
        above = batch.found(message_slots.PHASE_MESSAGE)
        if above is not None and above.message in old:
            batch.lose(message_slots.PHASE_MESSAGE)
        for one in old.values():
            batch.keep_old(one)
        instead = await batch.posted(
            self.row, message_slots.PROMPT, channel, message, batch.position.revision
        )
        # While it was being sent a press may have told of a message whose sending had failed, as `before` does not.
        if instead is not None and instead.message not in (message, *old, above and above.message):
            batch.keep_old(instead)
            await batch.confirm()
            old[instead.message] = instead
        await remove_old(self.ctx, batch, old.values())


async def restate(
    ctx: DeliveryContext, batch: Batch, row: Notification | None = None, *, at_once: bool = False
) -> None:
    """Show the present question where it stands as it is now: of whom, until when, in the table's language, with what
    its settings offer. It is edited `at_once` also where nothing is new: then it is known to stand."""
    await phase_message.restate(ctx, batch)
    position, found = batch.position, batch.found(message_slots.PROMPT)
    asks = position.decision is not None and not phase_message.is_computers(position)
    if not asks or found is None or found.revision != position.revision:
        return
    last = ctx.threads.prompted.get(batch.game)
    if last is not None and last.told != last.revision == position.revision:
        since = await _own_actions(ctx, batch) or []
    else:
        since = await _recap(batch) if last is None or last.recaps else []
    asked = await _asked(ctx, batch, row, since, tells=batch.found(message_slots.PHASE_MESSAGE) is None)
    await reconcile.show(ctx, batch, _entry(asked), at_once=at_once)
    if last is not None:
        ctx.threads.put_up(batch.game, last._replace(others=mention.besides(position)))


def _entry(asked: question.Asked) -> Entry:
    content = Content(asked.text, asked.view)
    return Entry(message_slots.PROMPT, lambda: content, content.news)


async def _recap(batch: Batch) -> list[str]:
    """Return what happened since the last own action of the player who decides, but for what stands above."""
    position = batch.position
    return game_status.recap(batch.l10n, position.game, position.info, await batch.since())


async def _both(one: Awaitable[A], other: Awaitable[B]) -> tuple[A, B]:
    """Does both at the same time, to their ends; then the trouble of one is raised."""
    first, second = await asyncio.gather(one, other, return_exceptions=True)
    if isinstance(first, BaseException):
        raise first
    if isinstance(second, BaseException):
        raise second
    return first, second


async def _own_actions(ctx: DeliveryContext, batch: Batch) -> list[str] | None:
    """What the player of a prompt has done that stands nowhere else yet, in a line, from what is stored; None where
    others acted too, a phase ended, or it is too much; of private decisions only what is public by now."""
    position, l10n, above = batch.position, batch.l10n, batch.found(message_slots.PHASE_MESSAGE)
    last = ctx.threads.prompted.get(batch.game)
    assert position.decision is not None and last is not None, "a prompt asks, and this process put one up"
    past_actions = await batch.past_actions(last.told if above is None else above.revision)
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
    """Whether an asked player turned out to have left the server, and the rule for late ones has changed that."""
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


async def _asked(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification | None,
    since: Sequence[str] = (),
    *,
    tells: bool = True,
) -> question.Asked:
    """Return the question for everybody, with what happened `since`; where one message `tells` the phase and asks, the
    phase stands above it if there is room."""
    position, info, l10n = batch.position, batch.info, batch.l10n
    computers = phase_message.against_computers(info)
    in_one_message = computers or info.session_until is not None
    why = ["why"] if computers and question.why_button(l10n, info) else []
    asked = await public(ctx, l10n, position, () if in_one_message else since, why, batch.loaded(row))
    room = MESSAGE - len(asked.text) - 2
    if not (in_one_message and tells) or room < LEAST_TEXT:
        return asked
    most = min(phase_message.MOST, room - LEAST_TEXT // 2)
    phase = await phase_message.content(batch, most)
    return asked if phase is None else asked._replace(text=f"{cut(phase.text, room)}\n\n{asked.text}")


def stand(
    ctx: DeliveryContext,
    position: Position,
    channel: int,
    message: int,
    *,
    told: bool = True,
    recaps: bool = False,
) -> None:
    """Notes that a message asks the present question; `told` is whether all that was done stands above it, `recaps`
    whether it says what happened since the last own action of its player."""
    game, info, decision = position.info.id, position.info, position.decision
    if decision is None:
        return
    everybody = question.is_joint(position)
    seat = mention.EVERYBODY if everybody else decision.seat
    user = mention.EVERYBODY if everybody else info.seats[seat].user
    ctx.member_checks.wait(game)
    last = ctx.threads.prompted.get(game)
    if last is None or last.message != message:
        ctx.threads.activity.posted(channel, message)
    before = position.revision if told or last is None else last.told
    others = mention.besides(position)
    ctx.threads.put_up(game, Prompted(message, seat, user, position.revision, before, others, recaps))


async def close(ctx: DeliveryContext, batch: Batch) -> None:
    """Takes down the prompt that is over, if there is one."""
    found = batch.found(message_slots.PROMPT)
    if found is not None:
        await retire(ctx, batch, found)


async def retire(ctx: DeliveryContext, batch: Batch, found: MessageRef) -> None:
    """Takes a prompt that is over down, once what has happened in this phase is told: by it, where no other does."""
    told: int | None = None
    with contextlib.suppress(discord.HTTPException):
        told = await phase_message.tell(ctx, batch, found)
    if told != found.message:
        await remove(ctx, batch.game, found.channel, found.message)
    ctx.threads.below(batch.game)
    batch.lose(message_slots.PROMPT, found.message)
