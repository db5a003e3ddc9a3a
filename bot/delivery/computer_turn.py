"""What stands in the place of an answered prompt while computers play: what was done, and who goes on."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.components.action_rows import cut
from bot.core import notifications as n
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import obsolete_messages, phase_message, question
from bot.delivery.batch import Batch
from bot.delivery.send import l10n_of, send
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

THINKS = "computer-thinks"
LONG = 500  # characters of what was done
HELD = 30.0  # seconds for which a report waits at most


def against_computers(info: GameInfo) -> bool:
    """Whether one person plays against computers: one message tells the phase and asks, and what nobody waits for may
    wait."""
    return info.alone is not None and not info.practice


def is_computers(position: Position) -> bool:
    """Whether a computer has to decide."""
    decision = position.decision
    return decision is not None and position.info.seats[decision.seat].player is not None


def state(info: GameInfo) -> str:
    """The message that says how computers go on: at once, after a pause, or when somebody plays here again."""
    if info.paused is not None:
        return "computer-paused"
    if any(seat.user is not None and seat.stand_in is None for seat in info.seats):
        return THINKS
    return "computer-waits"


def line(l10n: Localization, position: Position) -> str:
    """Who goes on."""
    assert position.decision is not None, "a computer has to decide"
    seat = position.info.seats[position.decision.seat]
    return l10n.format(state(position.info), player=people.called(l10n, seat))


async def wait(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Says once that computers play; what they do is told when a person decides again, or a phase ends."""
    position = batch.position
    game, how = position.info.id, state(position.info)
    found = batch.found(message_slots.PROMPT)
    alone = against_computers(position.info) and position.game.hidden  # who acted in private was told there
    if ctx.threads.waits(game) == how or (how == THINKS and (found is None or alone)):
        await batch.posted(row)
        return
    if how != THINKS:  # it may last: what they have done so far stands in the thread
        await phase_message.renewed(ctx, batch, position)
    l10n = await l10n_of(ctx, position.info)
    lines = [line(l10n, position)]
    if found is None:
        # Not the nonce itself: by that Discord gives a question that was lost.
        sent = await send(ctx, position.info, lines[0], nonce=f"{row.nonce[:22]}-w")
        ctx.threads.below(game)
        where = sent.channel.id, sent.id
    else:
        deeds = await batch.deeds(found.revision)
        names = people.colours(l10n, position.info)
        own = itertools.takewhile(lambda deed: deed[0] == deeds[0][0], deeds)
        told = [reports.action(l10n, position.game, names, events) for _, events in own]
        if what := " ".join(filter(None, told)):
            lines.insert(0, question.acted(l10n, position, cut(what, LONG), deeds[0][0]))
        if not await phase_message.edited(ctx, found, "\n".join(lines)):
            await batch.posted(row, lose=[message_slots.PROMPT], old=[found])
            if not await obsolete_messages.sweep(ctx, batch):
                ctx.delivery_worker.sweep_later(game)
            return
        where = found.channel, found.message
    ctx.threads.wait(game, how)
    revision = position.revision if found is None else found.revision
    await batch.posted(row, slot=message_slots.PROMPT, channel=where[0], message=where[1], revision=revision)


# Reports wait meanwhile: nobody reads them before a person is asked, and then one message tells all


def computers_play(batch: Batch) -> bool:
    """Whether computers play on by themselves until a person is asked."""
    position = batch.readable
    if position is None or not position.begun or not is_computers(position):
        return False
    return state(position.info) == THINKS


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
