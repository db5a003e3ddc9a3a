"""The phase message: the events of the present phase, edited in place until it becomes the report.

If there is none yet, Discord refuses more edits, or people have written much below it, the answered prompt becomes
the phase message, or a new message is posted. While computers play the prompt says so, and reports wait for a person.
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
    l10n: Localization,
    position: Position,
    history: PhaseHistory,
    most: int = MOST_CHARACTERS,
) -> Content | None:
    """Return the report of the present phase so far, in so many characters; None if nothing of it is public.

    The report has the button that explains computers' actions, if they acted.
    """
    game, info = position.game, position.info
    bullets = reports.bullets(
        l10n, game, people.actor_names(l10n, info), history.events, history.stood
    )
    if not bullets:
        return None
    lines = [f"• {line}" for line in bullets]
    room = most - sum(len(line) + 1 for line in lines)
    omitted = 0
    while room < 0 and omitted < len(lines) - 1:
        room += len(lines[omitted]) + 1
        omitted += 1
    title = f"**{reports.phase_title(l10n, game, history.turn, history.phase)}**"
    earlier = [l10n.format("recap-more", count=omitted)] if omitted else []
    seats = {getattr(event, "seat", None) for event in history.events}
    stood_in = any(not stand_in.skipped for stand_in in history.stood)
    computers_acted = stood_in or any(
        seat.level is not None and seat.seat in seats for seat in info.seats
    )
    # whose question has the button
    asks_why = computers_acted and not computer_turns.is_solo(info)
    buttons = question.why_button(l10n, info) if asks_why else []
    page = reports.paged(l10n, [title, *earlier, *lines[omitted:]])[0]
    return Content(page, ui.view(buttons) if buttons else None)


def entry(
    l10n: Localization, position: Position, history: PhaseHistory
) -> Entry | None:
    """Return the entry that edits the phase message in place; None if nothing of the phase is public."""
    phase_content = content(l10n, position, history)
    return (
        None
        if phase_content is None
        else thread_state.entry(message_slots.PHASE_MESSAGE, phase_content)
    )


async def _in_sight(batch: Batch) -> Entry | None:
    """Return the entry of a phase message that is posted again if it can't be edited."""
    phase_entry = entry(batch.l10n, batch.position, await batch.phase_history())
    return phase_entry and phase_entry._replace(
        nonce=f"roll{batch.game}-{batch.info.revision}", repostable=True
    )


async def show(
    ctx: DeliveryContext, batch: Batch, answered: MessageRef | None = None
) -> int | None:
    """Show the events of the present phase, and return the message's id; None if none are public.

    Edit the phase message, else turn the `answered` prompt into it, else post a new one.
    """
    current = batch.found(message_slots.PHASE_MESSAGE)
    places = [None if ctx.threads.activity.is_many(current) else current, answered]
    if (
        current is not None
        and current.revision == batch.info.revision
        and places[0] is not None
    ):
        return current.message
    new_entry, message = await _in_sight(batch), None
    if new_entry is not None:
        shown_in = await reconcile.take(ctx, batch, new_entry, places)
        if shown_in is None:
            shown_in = await reconcile.post(ctx, batch, new_entry)
            await batch.confirm()
        message = shown_in.message
    if current is not None and current.message != message:
        batch.delete(current)
    return message


async def is_current(ctx: DeliveryContext, batch: Batch) -> bool:
    """Edit the phase message in place; return whether it now shows all events of the phase."""
    current = batch.found(message_slots.PHASE_MESSAGE)
    if current is not None:
        if ctx.threads.activity.is_many(current):
            return False
        if current.revision == batch.info.revision:
            return True
    new_entry = await _in_sight(batch)
    if current is None or new_entry is None:
        return current is None and new_entry is None
    return await reconcile.take(ctx, batch, new_entry, [current]) is not None


def replaced(ctx: DeliveryContext, batch: Batch, row: Notification) -> list[MessageRef]:
    """Return the messages that a report may replace: the phase message, or the prompt that ended the phase."""
    returned_report = batch.found(message_slots.RETURNED_REPORT)
    if returned_report is not None and returned_report.revision == row.revision:
        return []  # one that was deleted: the other messages show a later phase
    current, prompt = (
        batch.found(message_slots.PHASE_MESSAGE),
        batch.found(message_slots.PROMPT),
    )
    answered = prompt if prompt is not None and prompt.revision < row.revision else None
    candidates = (
        (answered, current)
        if ctx.threads.activity.is_many(current)
        else (current, answered)
    )
    return [message for message in candidates if message is not None]


def waiting(
    l10n: Localization, position: Position, prompt: MessageRef | None
) -> Entry | None:
    """Return the line that names the computer that goes on, in place of the prompt; None if the prompt stays.

    It stays if a single person's private actions are answered in private. Another computer causes no edit.
    """
    message_id = computer_turns.waiting_message_id(position.info)
    alone = computer_turns.is_solo(position.info) and position.game.hidden
    if message_id == computer_turns.THINKS and (prompt is None or alone):
        return None
    revision = None if prompt is None else prompt.revision
    content = Content(computer_turns.waiting_line(l10n, position))
    return Entry(
        message_slots.PROMPT,
        lambda: content,
        (message_id, l10n.language),
        revision=revision,
    )


async def computers_go_on(
    ctx: DeliveryContext, batch: Batch, row: Notification
) -> None:
    """Post once that computers play on; their actions are reported when a person decides again, or a phase ends."""
    prompt = batch.found(message_slots.PROMPT)
    line_entry = waiting(batch.l10n, batch.position, prompt)
    if line_entry is None:
        return
    if prompt is not None and not computer_turns.computers_are_playing(batch):
        # it may last: the thread shows what they have done so far
        await is_current(ctx, batch)
    # A nonce of its own: by the row's Discord would return a prompt whose answer was lost.
    await reconcile.update(
        ctx, batch, [line_entry._replace(nonce=f"{row.nonce[:22]}-w", repostable=True)]
    )
