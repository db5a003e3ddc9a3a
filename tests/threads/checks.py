"""What must hold of a thread whenever nothing is under way, whatever happened before: a line for each breach."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bot.components.custom_id import read
from bot.core import votes
from bot.delivery import computer_turns, mention, thread_state, thread_view
from bot.delivery.batch import load
from bot.text import game_status
from storage import message_slots
from storage import outbox as rows
from tests.bot.cuts import asking
from tests.bot.players import components

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext
    from bot.delivery.thread_state import Entry
    from bot.delivery.thread_view import Snapshot
    from tests.bot.world import World

POINTS = re.compile(r"\b[0-9]{1,3}\b")


async def breaches(here: World, game: int) -> AsyncIterator[str]:
    """Yield what is wrong; nothing while a notification of the game waits for a better time."""
    ctx = here.bot.delivery_context
    if await ctx.db.read(lambda uow: rows.bodies(uow.tx, game)):
        return
    batch = await load(ctx, game, 0)
    if not batch.position.begun:
        return
    home = await here.home(game)
    messages = {
        message.id: message for message in (*here.channel.history(), *home.history())
    }
    for breach in _of_question(batch, messages, asking(home)):
        yield breach
    shown = [game_status.status_line(batch.l10n, batch.info), *_deadlines(batch)]
    pin = batch.found(message_slots.PIN)
    is_late = batch.info.status != "running" or game in ctx.threads.late_edits
    if pin is not None and not is_late and not _says(messages.get(pin.message), shown):
        yield f"the pinned message does not say: {shown}"
    for message in mention.over(batch):
        yield f"{message.slot} is over and still there"
    snapshot = await thread_view.load_all(ctx, batch)
    for entry in thread_view.desired(snapshot):
        message = messages.get(batch.messages[entry.slot].message)
        if message is None or _may_lag(ctx, snapshot, entry, message.id):
            continue
        stands, wanted = (
            _compared(snapshot, entry, text)
            for text in (message.content, entry.render().text)
        )
        if stands != wanted:
            yield f"{entry.slot} is {message.content!r} in place of {entry.render().text!r}"
    for vote in await ctx.db.read(votes.open_votes, game):
        found = batch.found(message_slots.vote(vote.id))
        if found is None or not components(messages[found.message]):
            yield f"vote {vote.id} can't be answered"


def _of_question(
    batch: Batch, messages: dict[int, Any], asks: list[int]
) -> Iterator[str]:
    """Yield what is wrong with the question: one stands where a person decides, of now, until when they have time."""
    position, found = batch.position, batch.found(message_slots.PROMPT)
    person = position.decision is not None and not computer_turns.decides(position)
    if batch.info.status != "running" or not person:
        if asks:
            yield "a question stands though nobody is asked"
        return
    if found is None or asks != [found.message]:
        yield f"{len(asks)} questions stand"
        return
    message = messages[found.message]
    revisions = {
        press.revision
        for part in components(message)
        if (press := read(part["custom_id"])) is not None
    }
    if revisions != {batch.info.revision}:
        yield f"the question is of {sorted(revisions)}, the game of {batch.info.revision}"
    if not _says(message, _deadlines(batch)):
        yield f"the question does not say: {_deadlines(batch)}"


def _deadlines(batch: Batch) -> list[str]:
    """Return until when those have time who are asked."""
    if batch.info.session_until is not None:
        return [f"<t:{batch.info.session_until}:t>"]
    return [
        f"<t:{each.deadline}:"
        for each in batch.info.awaited
        if each.deadline is not None
    ]


def _may_lag(
    ctx: DeliveryContext, snapshot: Snapshot, entry: Entry, message: int
) -> bool:
    """Return whether a message may differ from its entry.

    It may until its next edit is due. The opening shows players and options as they were when the game began, and
    a vote that is over names players as when it ended: both are edited only for a language or a forgotten person.
    """
    polls = {} if snapshot.rest is None else snapshot.rest.polls
    is_over = entry.slot in polls and polls[entry.slot].vote.status != "open"
    if is_over or entry.slot == message_slots.OPENING:
        return True
    pause = thread_state.wait(entry, ctx.threads.shown.get(message), ctx.now())
    return pause is not None and snapshot.position.info.id in ctx.threads.late_edits


def _compared(snapshot: Snapshot, entry: Entry, text: str) -> list[str]:
    """Return the lines of a text that don't become others as time goes by; points alone cause no edit of the pin."""
    lines = [line for line in text.split("\n") if "<t:" not in line]
    is_pin = (
        entry.slot == message_slots.PIN and snapshot.position.info.status == "running"
    )
    return [POINTS.sub("*", line) if is_pin else line for line in lines]


def _says(message: Any, texts: list[str]) -> bool:
    """Return whether a message has all of these texts; one that was deleted has nothing to say."""
    return message is None or all(text in message.content for text in texts)
