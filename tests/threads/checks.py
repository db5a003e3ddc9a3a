"""What must hold of a thread whenever nothing is under way, whatever happened before: a line for each breach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.components.custom_id import read
from bot.core import votes
from bot.delivery import computer_turns, lobby_card, thread_view
from bot.delivery.batch import load
from bot.text import game_status
from storage import message_slots
from storage import outbox as rows
from tests.bot.cuts import asking
from tests.bot.players import components

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.delivery.batch import Batch
    from tests.bot.world import World


async def breaches(here: World, game: int) -> AsyncIterator[str]:
    """Yield what is wrong; nothing while a notification of the game waits for a better time."""
    ctx = here.bot.delivery_context
    if await ctx.db.read(lambda uow: rows.bodies(uow.tx, game)):
        return
    batch = await load(ctx, game, 0)
    if not batch.position.begun:
        return
    home = await here.home(game)
    messages = {message.id: message for message in (*here.channel.history(), *home.history())}
    for breach in _of_question(batch, messages, asking(home)):
        yield breach
    shown = [game_status.status_line(batch.l10n, batch.info), *_deadlines(batch)]
    pin, card = batch.found(message_slots.PIN), batch.found(message_slots.CARD)
    if batch.info.status == "running" and game not in ctx.threads.late_edits:
        if pin is not None and not _says(messages.get(pin.message), shown):
            yield f"the pinned message does not say: {shown}"
        expected = lobby_card.entry(batch, ctx.now()).render().text.split("\n")[:-1]
        if card is not None and not _says(messages.get(card.message), expected):
            yield f"the card does not say: {expected}"
        for entry in thread_view.desired(await thread_view.load(ctx, batch)):
            message, wanted = messages.get(batch.messages[entry.slot].message), entry.render().text
            if message is not None and _without_times(message.content) != _without_times(wanted):
                yield f"{entry.slot} is {message.content!r} in place of {wanted!r}"
    for vote in await ctx.db.read(votes.open_votes, game):
        found = batch.found(message_slots.vote(vote.id))
        if found is None or not components(messages[found.message]):
            yield f"vote {vote.id} can't be answered"


def _of_question(batch: Batch, messages: dict[int, Any], asks: list[int]) -> Iterator[str]:
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
        press.revision for part in components(message) if (press := read(part["custom_id"])) is not None
    }
    if revisions != {batch.info.revision}:
        yield f"the question is of {sorted(revisions)}, the game of {batch.info.revision}"
    if not _says(message, _deadlines(batch)):
        yield f"the question does not say: {_deadlines(batch)}"


def _deadlines(batch: Batch) -> list[str]:
    """Return until when those have time who are asked."""
    if batch.info.session_until is not None:
        return [f"<t:{batch.info.session_until}:t>"]
    return [f"<t:{each.deadline}:f>" for each in batch.info.awaited if each.deadline is not None]


def _without_times(text: str) -> list[str]:
    """Return the lines of a text that don't become others as time goes by."""
    return [line for line in text.split("\n") if "<t:" not in line]


def _says(message: Any, texts: list[str]) -> bool:
    """Return whether a message has all of these texts; one that was deleted has nothing to say."""
    return message is None or all(text in message.content for text in texts)
