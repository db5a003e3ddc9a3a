"""The phase message: what has happened in the present phase, edited where it stands until it becomes the report. Where
there is none yet, where it takes no more edits, or where people have written much below it, the answered prompt becomes
it, or a new message. While computers play, the prompt says so, and reports wait for a person."""

import itertools
from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.ui import cut
from bot.core import notifications as n
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import question, reconcile
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit, remove, remove_old, send
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


async def restate(ctx: DeliveryContext, batch: Batch) -> None:
    """Show the history of the phase where it stands as it is now: in the table's language, with its names."""
    above = batch.found(message_slots.PHASE_MESSAGE)
    wanted = None if above is None else await content(batch)
    if wanted is not None:
        told = wanted
        await reconcile.show(ctx, batch, Entry(message_slots.PHASE_MESSAGE, lambda: told, told.news))


async def tell(ctx: DeliveryContext, batch: Batch, answered: MessageRef | None) -> int | None:
    """Brings the history of the phase up to date: in the message that stands, else in the answered prompt, which
    becomes it, else in a new one. Gives the message that tells it; None where nothing may be told yet: none stands."""
    info = batch.info
    above = batch.found(message_slots.PHASE_MESSAGE)
    buried = ctx.threads.activity.is_many(above)
    if above is not None and above.revision == info.revision and not buried:
        return above.message
    wanted = await content(batch)
    if wanted is None:
        if above is not None:
            await remove(ctx, info.id, above.channel, above.message)
            batch.lose(message_slots.PHASE_MESSAGE)
        return None
    is_new = False
    for found in (answered,) if buried else (above, answered):
        if found is not None and await edited(ctx, found, wanted):
            message, channel = found.message, found.channel
            break
    else:
        sent = await send(ctx, info, wanted.text, nonce=f"roll{info.id}-{info.revision}", view=wanted.view)
        ctx.threads.below(info.id)
        message, channel, is_new = sent.id, sent.channel.id, True
    _stands(ctx, batch, wanted, channel, message)
    if is_new:
        await batch.confirm()
    if above is not None and above.message != message:
        await remove(ctx, info.id, above.channel, above.message)
    return message


async def renewed(ctx: DeliveryContext, batch: Batch) -> bool:
    """Whether what happened in the phase stands above the question as it is now, in the message that stands already."""
    above = batch.found(message_slots.PHASE_MESSAGE)
    if ctx.threads.activity.is_many(above):
        return False
    if above is not None and above.revision == batch.info.revision:
        return True
    wanted = await content(batch)
    if wanted is None:
        return above is None
    if above is None or not await edited(ctx, above, wanted):
        return False
    _stands(ctx, batch, wanted, above.channel, above.message)
    return True


def _stands(ctx: DeliveryContext, batch: Batch, told: Content, channel: int, message: int) -> None:
    """Notes that a message tells the history of the phase from now on, and is no prompt any more."""
    above, prompt = batch.found(message_slots.PHASE_MESSAGE), batch.found(message_slots.PROMPT)
    if above is None or above.message != message:
        ctx.threads.activity.posted(channel, message)
    last = ctx.threads.prompted.get(batch.game)
    if last is not None and last.message == message:
        ctx.threads.below(batch.game)
    if prompt is not None and prompt.message == message:
        batch.lose(message_slots.PROMPT)
    ctx.threads.shows(message, Entry(message_slots.PHASE_MESSAGE, lambda: told, told.news), ctx.now())
    batch.keep(message_slots.PHASE_MESSAGE, channel, message, batch.info.revision)


def standing(ctx: DeliveryContext, batch: Batch, row: Notification) -> list[MessageRef]:
    """The messages whose place a report takes: the phase message, or the prompt whose answer ended the phase."""
    returned = batch.found(message_slots.RETURNED_REPORT)
    if returned is not None and returned.revision == row.revision:
        return []  # one that was deleted: what stands tells a later phase
    above, prompt = batch.found(message_slots.PHASE_MESSAGE), batch.found(message_slots.PROMPT)
    answered = prompt is not None and prompt.revision < row.revision
    buried = ctx.threads.activity.is_many(above)
    order = (prompt if answered else None, above) if buried else (above, prompt if answered else None)
    return [found for found in order if found is not None]


async def ends(ctx: DeliveryContext, stood: Sequence[MessageRef], report: Content) -> MessageRef | None:
    """Makes the first of those messages that can be edited the report; None where a new one has to be sent."""
    for found in stood:
        if await edited(ctx, found, report):
            ctx.threads.activity.gone(found.channel, found.message)
            return found
    return None


async def edited(ctx: DeliveryContext, found: MessageRef, wanted: Content) -> bool:
    """Whether a message could be given other words; where the bot may do nothing, that is raised."""
    try:
        return await edit(ctx, found.channel, found.message, content=wanted.text, view=wanted.view)
    except discord.Forbidden:
        raise
    except discord.HTTPException:
        return False


THINKS = "computer-thinks"
LONG = 500  # characters of what was done
HELD = 30.0  # seconds for which a report waits at most


def against_computers(info: GameInfo) -> bool:
    """Whether one person plays against computers: one message tells the phase and asks; what nobody needs may wait."""
    return info.alone is not None and not info.practice


def is_computers(position: Position) -> bool:
    """Whether a computer has to decide."""
    decision = position.decision
    return decision is not None and position.info.seats[decision.seat].player is not None


def computer_state(info: GameInfo) -> str:
    """The message that says how computers go on: at once, after a pause, or when somebody plays here again."""
    if info.paused is not None:
        return "computer-paused"
    if any(seat.user is not None and seat.stand_in is None for seat in info.seats):
        return THINKS
    return "computer-waits"


def computer_line(l10n: Localization, position: Position) -> str:
    """Who goes on."""
    assert position.decision is not None, "a computer has to decide"
    seat = position.info.seats[position.decision.seat]
    return l10n.format(computer_state(position.info), player=people.called(l10n, seat))


async def computers_go_on(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Says once that computers play; what they do is told when a person decides again, or a phase ends."""
    position = batch.position
    game, how = position.info.id, computer_state(position.info)
    found = batch.found(message_slots.PROMPT)
    alone = against_computers(position.info) and position.game.hidden  # who acted in private was told there
    if ctx.threads.waits.get(game) == how or (how == THINKS and (found is None or alone)):
        await batch.posted(row)
        return
    if how != THINKS:  # it may last: what they have done so far stands in the thread
        await renewed(ctx, batch)
    l10n = batch.l10n
    lines = [computer_line(l10n, position)]
    if found is None:
        # Not the nonce itself: by that Discord gives a question that was lost.
        sent = await send(ctx, position.info, lines[0], nonce=f"{row.nonce[:22]}-w")
        ctx.threads.below(game)
        where = sent.channel.id, sent.id
    else:
        past_actions = await batch.past_actions(found.revision)
        names = people.colours(l10n, position.info)
        own = itertools.takewhile(lambda past: past[0] == past_actions[0][0], past_actions)
        told = [reports.action(l10n, position.game, names, events) for _, events in own]
        if what := " ".join(filter(None, told)):
            lines.insert(0, question.acted(l10n, position, cut(what, LONG), past_actions[0][0]))
        if not await edited(ctx, found, Content("\n".join(lines))):
            batch.lose(message_slots.PROMPT)
            batch.keep_old(found)
            await batch.posted(row)
            await remove_old(ctx, batch, batch.old())
            return
        where = found.channel, found.message
    ctx.threads.waits[game] = how
    revision = position.revision if found is None else found.revision
    await batch.posted(row, slot=message_slots.PROMPT, channel=where[0], message=where[1], revision=revision)


# Reports wait meanwhile: nobody reads them before a person is asked, and then one message tells all


def computers_play(batch: Batch) -> bool:
    """Whether computers play on by themselves until a person is asked."""
    position = batch.readable
    if position is None or not position.begun or not is_computers(position):
        return False
    return computer_state(position.info) == THINKS


def without_held(batch: Batch, rows: list[Notification], now: float) -> list[Notification]:
    """What is to be posted now: without the last reports, while computers play."""
    if not computers_play(batch):
        return rows
    others = [at for at, row in enumerate(rows) if not isinstance(row.body, n.Report | n.Prompt)]
    last = max(others, default=-1)
    return [
        row for at, row in enumerate(rows) if at < last or not are_reports(row) or now - row.created >= HELD
    ]


def untold(batch: Batch, rows: Sequence[Notification]) -> list[Notification]:
    """The first reports in a row that nobody has tried to post; none at a table of people."""
    if not rows or all(seat.player is None for seat in batch.info.seats):
        return []

    def is_untold(row: Notification) -> bool:
        return are_reports(row) and not row.attempts and batch.found(message_slots.report(row.id)) is None

    return list(itertools.takewhile(is_untold, itertools.dropwhile(lambda row: not is_untold(row), rows)))


def are_reports(*rows: Notification | None) -> bool:
    """Whether these are reports."""
    return all(row is not None and isinstance(row.body, n.Report) for row in rows)
