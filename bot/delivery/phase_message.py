"""The phase message: the events of the present phase, edited where it is until it becomes the report.

Where there is none yet, where it takes no more edits, or where people have written much below it, the
answered question becomes it, or a new message. While computers play the question says so, and reports wait
for a person.
"""

from bot.components import ui
from bot.core.history import PhaseHistory
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.delivery import computer_turns, question, reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.thread_state import Content, Entry
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

MOST_CHARACTERS = 1_900  # characters; of more the latest are shown


def content(
    l10n: Localization, position: Position, part: PhaseHistory, most: int = MOST_CHARACTERS
) -> Content | None:
    """Return the report of the present phase so far, in so many characters; None where nothing may be shown of it.

    The report has the button that explains computers' actions, where they acted.
    """
    game, info = position.game, position.info
    bullets = reports.bullets(l10n, game, people.actor_names(l10n, info), part.events, part.stood)
    if not bullets:
        return None
    lines = [f"• {line}" for line in bullets]
    room = most - sum(len(line) + 1 for line in lines)
    left = 0
    while room < 0 and left < len(lines) - 1:
        room += len(lines[left]) + 1
        left += 1
    title = f"**{reports.phase_title(l10n, game, part.turn, part.phase)}**"
    earlier = [l10n.format("recap-more", count=left)] if left else []
    seats = {getattr(event, "seat", None) for event in part.events}
    stood_in = any(not each.skipped for each in part.stood)
    played = stood_in or any(seat.level is not None and seat.seat in seats for seat in info.seats)
    asks_why = played and not computer_turns.is_solo(info)  # whose question has the button
    buttons = question.why_button(l10n, info) if asks_why else []
    page = reports.paged(l10n, [title, *earlier, *lines[left:]])[0]
    return Content(page, ui.view(buttons) if buttons else None)


def entry(l10n: Localization, position: Position, part: PhaseHistory) -> Entry | None:
    """Return the entry of the phase message where it is; None where nothing may be shown of the phase."""
    shown = content(l10n, position, part)
    return None if shown is None else thread_state.entry(message_slots.PHASE_MESSAGE, shown)


async def _in_sight(batch: Batch) -> Entry | None:
    """Return the entry of a phase message that is posted again where it can't be edited."""
    wanted = entry(batch.l10n, batch.position, await batch.phase_history())
    return wanted and wanted._replace(nonce=f"roll{batch.game}-{batch.info.revision}", repostable=True)


async def show(ctx: DeliveryContext, batch: Batch, answered: MessageRef | None = None) -> int | None:
    """Show the events of the present phase, and return the message; None where nothing may be shown.

    An existing phase message is edited. Else an `answered` prompt is edited to become it, else a new one is
    posted.
    """
    above = batch.found(message_slots.PHASE_MESSAGE)
    places = [None if ctx.threads.activity.is_many(above) else above, answered]
    if above is not None and above.revision == batch.info.revision and places[0] is not None:
        return above.message
    wanted, message = await _in_sight(batch), None
    if wanted is not None:
        shown = await reconcile.take(ctx, batch, wanted, places)
        if shown is None:
            shown = await reconcile.post(ctx, batch, wanted)
            await batch.confirm()
        message = shown.message
    if above is not None and above.message != message:
        batch.delete(above)
    return message


async def is_current(ctx: DeliveryContext, batch: Batch) -> bool:
    """Return whether the phase message shows all events of the phase, after an edit where it is."""
    above = batch.found(message_slots.PHASE_MESSAGE)
    if above is not None:
        if ctx.threads.activity.is_many(above):
            return False
        if above.revision == batch.info.revision:
            return True
    wanted = await _in_sight(batch)
    if above is None or wanted is None:
        return above is None and wanted is None
    return await reconcile.take(ctx, batch, wanted, [above]) is not None


def replaced(ctx: DeliveryContext, batch: Batch, row: Notification) -> list[MessageRef]:
    """Return the messages that a report may replace: the phase message, or the question that ended the phase."""
    returned = batch.found(message_slots.RETURNED_REPORT)
    if returned is not None and returned.revision == row.revision:
        return []  # one that was deleted: the other messages show a later phase
    above, prompt = batch.found(message_slots.PHASE_MESSAGE), batch.found(message_slots.PROMPT)
    answered = prompt if prompt is not None and prompt.revision < row.revision else None
    order = (answered, above) if ctx.threads.activity.is_many(above) else (above, answered)
    return [message for message in order if message is not None]


def waiting(l10n: Localization, position: Position, prompt: MessageRef | None) -> Entry | None:
    """Return the line that names the computer that goes on, in place of the question; None where that stays.

    Another computer causes no edit. Where one person's private actions are answered in private the question stays.
    """
    message_id = computer_turns.waiting_message_id(position.info)
    alone = computer_turns.is_solo(position.info) and position.game.hidden
    if message_id == computer_turns.THINKS and (prompt is None or alone):
        return None
    revision = None if prompt is None else prompt.revision
    content = Content(computer_turns.waiting_line(l10n, position))
    return Entry(message_slots.PROMPT, lambda: content, (message_id, l10n.language), revision=revision)


async def computers_go_on(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Post once that computers play on; their actions are reported when a person decides again, or a phase ends."""
    prompt = batch.found(message_slots.PROMPT)
    shown = waiting(batch.l10n, batch.position, prompt)
    if shown is None:
        return
    if prompt is not None and not computer_turns.computers_are_playing(batch):
        await is_current(ctx, batch)  # it may last: the thread shows what they have done so far
    # Not the nonce itself: by that Discord gives a question that was lost.
    await reconcile.update(ctx, batch, [shown._replace(nonce=f"{row.nonce[:22]}-w", repostable=True)])
