"""The entries of a game's stored messages: a snapshot of the game, and pure functions that make entries of it."""

import contextlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from bot.components import ui
from bot.components.ui import MESSAGE, cut
from bot.core import user_data
from bot.core.history import PhaseHistory, Recap
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.core.outbox import PastActions
from bot.delivery import (
    computer_turns,
    game_result,
    lobby_card,
    mention,
    phase_message,
    pinned_message,
    question,
    thread_state,
    vote_message,
)
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import Beside, Rendered
from bot.delivery.thread import forum_of, opening_text
from bot.delivery.thread_state import Content, Entry
from bot.delivery.vote_message import Poll
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from rules.model import PhaseEnded
from storage import message_slots
from storage.outbox import MessageRef

QUESTION = (message_slots.PHASE_MESSAGE, message_slots.PROMPT)
LEAST_TEXT = 300  # the least room in characters for the phase above the question
OWN_ACTIONS = 300  # the most characters of one player's actions since the last question


class Rest(NamedTuple):
    """The data of messages other than phase message and prompt.

    `texts` are those of opening, result and messages that call people, in which nothing but names changes.
    """

    now: float
    board_page: Sequence[ui.Item]
    polls: Mapping[str, Poll]
    texts: Mapping[str, str | None]


class Snapshot(NamedTuple):
    """The data of a game's messages.

    `unshown` are the actions that neither phase message nor prompt shows yet; None if they are not needed. `added` is
    the content that features add to the prompt. `rest` is None if only these two messages are edited.
    """

    l10n: Localization
    position: Position
    messages: Mapping[str, MessageRef]
    phase: PhaseHistory
    recap: Recap
    unshown: PastActions | None
    added: Rendered
    rest: Rest | None = None

    @property
    def is_in_one_message(self) -> bool:
        """True if the prompt also shows the phase: in a live session, and for a person alone with computers."""
        return self.position.info.session_until is not None or computer_turns.is_solo(
            self.position.info
        )


async def load(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification | None = None,
    *,
    goes_on: bool = False,
) -> Snapshot:
    """Return the snapshot of a batch, with the data that features have loaded for a notification.

    Unshown actions are loaded if the player of the last prompt `goes_on`, or its message shows some of them.
    """
    position, unshown, added = batch.position, None, Rendered()
    prompted = ctx.threads.prompted.get(batch.game)
    if prompted is not None and (
        goes_on or prompted.reported != prompted.revision == position.revision
    ):
        phase_place = batch.found(message_slots.PHASE_MESSAGE)
        unshown = await batch.past_actions(
            prompted.reported if phase_place is None else phase_place.revision
        )
    if position.decision is not None:
        added = await ctx.hooks.render(
            ctx.db, "prompt", batch.l10n, position, batch.loaded(row)
        )
    return Snapshot(
        batch.l10n,
        position,
        dict(batch.messages),
        await batch.phase_history(),
        await batch.since(),
        unshown,
        added,
    )


async def load_all(ctx: DeliveryContext, batch: Batch) -> Snapshot:
    """Return the snapshot of all messages."""
    messages, info = batch.messages, batch.info
    polls = await ctx.db.read(vote_message.read_all, messages, ctx.hooks.votes)
    known_users = await ctx.db.read(user_data.known_in, batch.game)
    texts: dict[str, str | None] = {}
    for slot, message in messages.items():
        if slot == message_slots.OPENING:
            is_post = forum_of(ctx.discord_api.known(info.channel)) is not None
            why = (
                "no-thread-here"
                if info.thread == info.channel and not is_post
                else None
            )
            texts[slot] = await opening_text(ctx, batch, why)
        elif slot == message_slots.ENDED and info.status == "finished":
            texts[slot] = await game_result.text(ctx, batch)
        elif message_slots.is_call(slot) or message_slots.reminded(slot):
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                message_now = await ctx.discord_api.message(
                    message.channel, message.message
                ).fetch()
                texts[slot] = mention.without_forgotten(
                    batch.l10n, message_now, known_users
                )
    rest = Rest(ctx.now(), ctx.hooks.board_button(batch.l10n, info), polls, texts)
    return (await load(ctx, batch))._replace(rest=rest)


def desired(snapshot: Snapshot) -> tuple[Entry, ...]:
    """Return the entries of all stored messages that show a state, the prompt last.

    Reports, answers and notes stay as they were written.
    """
    rest, messages = snapshot.rest, snapshot.messages.values()
    other_entries = (
        ()
        if rest is None
        else (_entry(snapshot, rest, message) for message in messages)
    )
    phase = phase_message.entry(snapshot.l10n, snapshot.position, snapshot.phase)
    phase_entry = phase if message_slots.PHASE_MESSAGE in snapshot.messages else None
    return tuple(
        entry
        for entry in (*other_entries, phase_entry, _prompt(snapshot))
        if entry is not None
    )


def _entry(snapshot: Snapshot, rest: Rest, message: MessageRef) -> Entry | None:
    """Return the entry of a message that names players or shows scores, other than phase message and prompt."""
    l10n, position, slot = snapshot.l10n, snapshot.position, message.slot
    if slot == message_slots.CARD:
        return lobby_card.entry(l10n, position.info, position, rest.now)
    if slot == message_slots.PIN and position.begun:
        board = snapshot.messages.get(message_slots.BOARD)
        return pinned_message.entry(l10n, position, board, rest.board_page, rest.now)
    if slot in rest.polls:
        poll = rest.polls[slot]
        return vote_message.entry(
            l10n, position, poll, by_seat=poll.vote.status != "open"
        )
    if (text := rest.texts.get(slot)) is None:
        return None
    return thread_state.entry(
        slot, Content(text, keeps_buttons=True), revision=message.revision
    )


def _prompt(snapshot: Snapshot) -> Entry | None:
    """Return the present question, or the line that a computer goes on; None for an answered question."""
    position, message = snapshot.position, snapshot.messages.get(message_slots.PROMPT)
    if message is None or position.decision is None:
        return None
    if computer_turns.decides(position):
        return phase_message.waiting(snapshot.l10n, position, message)
    if message.revision != position.revision:
        return None
    own = () if snapshot.unshown is None else own_actions(snapshot)
    return asked(
        snapshot,
        own or (),
        shows_phase=message_slots.PHASE_MESSAGE not in snapshot.messages,
    )


def asked(
    snapshot: Snapshot,
    own: Sequence[str] = (),
    *,
    nonce: str | None = None,
    shows_phase: bool = False,
    users: Sequence[int | None] = (),
    further: Sequence[str] = (),
) -> Entry:
    """Return the prompt, with its player's `own` actions, or else the events since their last turn.

    With `shows_phase` it also shows the phase if both are in one message with enough room. The `users` are mentioned.
    """
    l10n, position, added, info = (
        snapshot.l10n,
        snapshot.position,
        snapshot.added,
        snapshot.position.info,
    )
    since: Sequence[str] = ()
    if not snapshot.is_in_one_message:
        since = own or game_status.recap(l10n, position.game, info, snapshot.recap)
    is_asked = computer_turns.is_solo(info) and _has_computer_acted(snapshot)
    why = [Beside(60, "why")] if is_asked and question.why_button(l10n, info) else []
    content = question.public(
        l10n, position, since, added.lines, (*added.buttons, *why), added.choices
    )
    text = "\n".join([content.text, *further])
    room = MESSAGE - len(text) - 2
    if snapshot.is_in_one_message and shows_phase and room >= LEAST_TEXT:
        longest = min(phase_message.MOST_CHARACTERS, room - LEAST_TEXT // 2)
        phase = phase_message.content(l10n, position, snapshot.phase, longest)
        text = text if phase is None else f"{cut(phase.text, room)}\n\n{text}"
    return thread_state.entry(
        message_slots.PROMPT, Content(text, content.view, users), nonce=nonce
    )


def _has_computer_acted(snapshot: Snapshot) -> bool:
    """Return whether an action of a computer can be explained: in the first placements only once there was one."""
    info, guide = snapshot.position.info, snapshot.position.game.guide
    if info.turn > 1 or info.phase > (guide.placing_phase or 0):
        return True
    computers = {
        number for number, seat in enumerate(info.seats) if seat.player is not None
    }
    events = snapshot.phase.events if snapshot.phase.phase == info.phase else ()
    return any(getattr(event, "seat", None) in computers for event in events)


def own_actions(snapshot: Snapshot) -> list[str] | None:
    """Return a line with the asked player's actions that no other message shows yet; of private ones public events.

    Return None if others acted, too, a phase ended, or the line is too long.
    """
    l10n, position = snapshot.l10n, snapshot.position
    assert position.decision is not None and snapshot.unshown is not None, (
        "loaded for a player who goes on"
    )
    names = people.colours(l10n, position.info)
    actions = []
    for seat, events in snapshot.unshown:
        has_ended = any(isinstance(event, PhaseEnded) for event in events)
        tells_all = reports.covers_all(l10n, position.game, names, events)
        if seat != position.decision.seat or has_ended or not tells_all:
            return None
        actions.append(reports.action_text(l10n, position.game, names, events))
    line = " ".join(filter(None, actions))
    if len(line) > OWN_ACTIONS:
        return None
    return [line] if line else []
