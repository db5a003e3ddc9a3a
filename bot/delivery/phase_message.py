"""The phase message: what has happened in the present phase, edited where it is until it becomes the report.

Where there is none yet, where it takes no more edits, or where people have written much below it, the answered question
becomes it, or a new message. While computers play the question says so, and reports wait for a person."""

import itertools
from collections.abc import Sequence

from bot.components import ui
from bot.components.ui import cut
from bot.core import notifications as n
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import question, reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import remove
from bot.delivery.thread_state import Content, Entry
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

MOST = 1_900  # characters; of more the latest are told


async def content(batch: Batch, most: int = MOST) -> Content | None:
    """Return the report of the present phase so far, in so many characters, with the button that explains what
    computers did in it; None where nothing may be told of it."""
    game, info, l10n, part = batch.position.game, batch.info, batch.l10n, await batch.phase_history()
    told = reports.bullets(l10n, game, people.told(l10n, info), part.events, part.stood)
    if not told:
        return None
    lines = [f"• {line}" for line in told]
    room = most - sum(len(line) + 1 for line in lines)
    left = 0
    while room < 0 and left < len(lines) - 1:
        room += len(lines[left]) + 1
        left += 1
    title = f"**{reports.phase_title(l10n, game, part.turn, part.phase)}**"
    earlier = [l10n.format("rolling-earlier", count=left)] if left else []
    seats = {getattr(event, "seat", None) for event in part.events}
    played = part.stood or any(seat.level is not None and seat.seat in seats for seat in info.seats)
    buttons = question.why_button(l10n, info) if played else []
    page = reports.paged(l10n, [title, *earlier, *lines[left:]])[0]
    return Content(page, ui.view(buttons) if buttons else None)


def entry(batch: Batch, content: Content) -> Entry:
    """Return what the phase message shows; it stays in sight, and below no answered question."""
    nonce = f"roll{batch.game}-{batch.info.revision}"
    return Entry(message_slots.PHASE_MESSAGE, lambda: content, content.news, nonce=nonce, moves=True)


async def restate(ctx: DeliveryContext, batch: Batch) -> None:
    """Show the present phase where that stands: in the table's language, with its names."""
    above = batch.found(message_slots.PHASE_MESSAGE)
    wanted = None if above is None else await content(batch)
    if wanted is not None:
        await reconcile.show(ctx, batch, thread_state.entry(message_slots.PHASE_MESSAGE, wanted))


async def show(
    ctx: DeliveryContext, batch: Batch, answered: MessageRef | None = None, *, stays: bool = False
) -> int | None:
    """Show what has happened in the present phase, and return the message that does; None where nothing may be told.

    It is edited where it stands, else an `answered` question becomes it, else it is posted.
    One that `stays` is only edited: None is returned also where it is out of sight or takes no edit.
    """
    above = batch.found(message_slots.PHASE_MESSAGE)
    buried = ctx.threads.activity.is_many(above)
    if stays and buried:
        return None
    if above is not None and above.revision == batch.info.revision and not buried:
        return above.message
    wanted = await content(batch)
    message: int | None = None
    if wanted is not None:
        places = [None if buried else above, answered]
        shown = await reconcile.take(ctx, batch, entry(batch, wanted), places)
        if shown is None and stays:
            return None
        if shown is None:
            shown = await reconcile.post(ctx, batch, entry(batch, wanted))
            await batch.confirm()
        message = shown.message
    if above is not None and above.message != message and not stays:
        await remove(ctx, batch.game, above.channel, above.message)
        if message is None:
            batch.lose(message_slots.PHASE_MESSAGE)
    return message


async def is_current(ctx: DeliveryContext, batch: Batch) -> bool:
    """Return whether all that happened in the phase can be read where it stands already, edited for that."""
    if batch.found(message_slots.PHASE_MESSAGE) is None:
        return await content(batch) is None
    return await show(ctx, batch, stays=True) is not None


def replaced(ctx: DeliveryContext, batch: Batch, row: Notification) -> list[MessageRef]:
    """Return the messages that a report may replace: the phase message, or the question that ended the phase."""
    returned = batch.found(message_slots.RETURNED_REPORT)
    if returned is not None and returned.revision == row.revision:
        return []  # one that was deleted: what stands shows a later phase
    above, prompt = batch.found(message_slots.PHASE_MESSAGE), batch.found(message_slots.PROMPT)
    answered = prompt if prompt is not None and prompt.revision < row.revision else None
    order = (answered, above) if ctx.threads.activity.is_many(above) else (above, answered)
    return [found for found in order if found is not None]


THINKS = "computer-thinks"
LONG = 500  # characters of what was done
HELD = 30.0  # seconds for which a report waits at most


def against_computers(info: GameInfo) -> bool:
    """Return whether one person plays against computers: one message shows the phase and asks, and others may wait."""
    return info.alone is not None and not info.practice


def is_computers(position: Position) -> bool:
    """Return whether a computer has to decide."""
    decision = position.decision
    return decision is not None and position.info.seats[decision.seat].player is not None


def computer_state(info: GameInfo) -> str:
    """Return the id of the text that says when computers go on: now, after the pause, or when a person plays again."""
    if info.paused is not None:
        return "computer-paused"
    if any(seat.user is not None and seat.stand_in is None for seat in info.seats):
        return THINKS
    return "computer-waits"


def computer_line(l10n: Localization, position: Position) -> str:
    """Return the line that says which computer goes on, and when."""
    assert position.decision is not None, "a computer has to decide"
    seat = position.info.seats[position.decision.seat]
    return l10n.format(computer_state(position.info), player=people.called(l10n, seat))


async def computers_go_on(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Say once how computers go on; what they do is reported when a person decides again, or a phase ends."""
    position, l10n, found = batch.position, batch.l10n, batch.found(message_slots.PROMPT)
    how = computer_state(position.info)
    alone = against_computers(position.info) and position.game.hidden  # who acted in private was told there
    if how == THINKS and (found is None or alone):
        return
    # Not the nonce itself: by that Discord gives a question that was lost.
    nonce, revision = f"{row.nonce[:22]}-w", None if found is None else found.revision
    answered = [] if found is None else await _last_actions(batch, found)
    content = Content("\n".join([*answered, computer_line(l10n, position)]))
    shown = Entry(message_slots.PROMPT, lambda: content, how, nonce=nonce, revision=revision, moves=True)
    if found is None:
        await reconcile.post(ctx, batch, shown)
        return
    known = ctx.threads.shown.get(found.message)
    if known is not None and known.news == how:
        return
    if how != THINKS:  # it may last: what they have done so far stands in the thread
        await is_current(ctx, batch)
    if not await reconcile.take(ctx, batch, shown, [found]):
        batch.lose(message_slots.PROMPT)
        await remove(ctx, batch.game, found.channel, found.message)


async def _last_actions(batch: Batch, answered: MessageRef) -> list[str]:
    """Return in a line what a player did from an answered question on, one action after the other."""
    position, l10n = batch.position, batch.l10n
    past_actions = await batch.past_actions(answered.revision)
    names = people.colours(l10n, position.info)
    own = itertools.takewhile(lambda past: past[0] == past_actions[0][0], past_actions)
    done = [reports.action(l10n, position.game, names, events) for _, events in own]
    what = cut(" ".join(filter(None, done)), LONG)
    return [question.acted(l10n, position, what, past_actions[0][0])] if what else []


# Reports wait meanwhile: nobody reads them before a person is asked, and then one message tells all


def computers_play(batch: Batch) -> bool:
    """Return whether computers play on by themselves until a person is asked."""
    position = batch.readable
    if position is None or not position.begun or not is_computers(position):
        return False
    return computer_state(position.info) == THINKS


def without_held(batch: Batch, rows: list[Notification], now: float) -> list[Notification]:
    """Return the rows to be posted now: without the last reports while computers play."""
    if not computers_play(batch):
        return rows
    others = [at for at, row in enumerate(rows) if not isinstance(row.body, n.Report | n.Prompt)]
    last = max(others, default=-1)
    return [
        row for at, row in enumerate(rows) if at < last or not are_reports(row) or now - row.created >= HELD
    ]


def unposted_reports(batch: Batch, rows: Sequence[Notification]) -> list[Notification]:
    """Return the first reports in a row that were never tried; none at a table of people."""
    if not rows or all(seat.player is None for seat in batch.info.seats):
        return []

    def is_unposted(row: Notification) -> bool:
        return are_reports(row) and not row.attempts and batch.found(message_slots.report(row.id)) is None

    return list(itertools.takewhile(is_unposted, itertools.dropwhile(lambda row: not is_unposted(row), rows)))


def are_reports(*rows: Notification | None) -> bool:
    """Return whether all of these are reports."""
    return all(row is not None and isinstance(row.body, n.Report) for row in rows)
