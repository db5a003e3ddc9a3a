"""What stands in the place of an answered prompt while computers play: what was done, and who goes on."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from bot.components.action_rows import cut
from bot.core import queries
from bot.delivery import obsolete_messages, phase_message, question
from bot.delivery.send import send, words_of
from bot.text import people, reports
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.model import Position, Sheet
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known
    from bot.text.localization import Words

THINKS = "computer-thinks"
LONG = 500  # characters of what was done


def against_computers(sheet: Sheet) -> bool:
    """Whether one person plays against computers: one message tells the phase and asks, and what nobody waits for may
    wait."""
    return sheet.alone is not None and not sheet.practice


def is_computers(position: Position) -> bool:
    """Whether a computer has to decide."""
    decision = position.decision
    return decision is not None and position.sheet.seats[decision.seat].player is not None


def state(sheet: Sheet) -> str:
    """The message that says how computers go on: at once, after a pause, or when somebody plays here again."""
    if sheet.paused is not None:
        return "computer-paused"
    if any(seat.user is not None and seat.stand_in is None for seat in sheet.seats):
        return THINKS
    return "computer-waits"


def line(say: Words, position: Position) -> str:
    """Who goes on."""
    assert position.decision is not None, "a computer has to decide"
    seat = position.sheet.seats[position.decision.seat]
    return say.say(state(position.sheet), player=people.called(say, seat))


async def wait(office: Office, known: Known, row: Notice) -> None:
    """Says once that computers play; what they do is told when a person decides again, or a phase ends."""
    position = known.position
    game, how = position.sheet.id, state(position.sheet)
    found = known.found(message_slots.PROMPT)
    alone = against_computers(position.sheet) and position.game.hidden  # who acted in private was told there
    if office.threads.waits(game) == how or (how == THINKS and (found is None or alone)):
        await known.posted(row)
        return
    if how != THINKS:  # it may last: what they have done so far stands in the thread
        await phase_message.renewed(office, known, position)
    say = await words_of(office, position.sheet)
    lines = [line(say, position)]
    if found is None:
        sent = await send(office, position.sheet, lines[0], nonce=row.nonce)
        office.threads.below(game)
        where = sent.channel.id, sent.id
    else:
        deeds = await office.db.read(queries.deeds, game, found.revision)
        names = people.colours(say, position.sheet)
        own = itertools.takewhile(lambda deed: deed[0] == deeds[0][0], deeds)
        told = [reports.action(say, position.game, names, events) for _, events in own]
        if what := " ".join(filter(None, told)):
            lines.insert(0, question.acted(say, position, cut(what, LONG), deeds[0][0]))
        if not await phase_message.edited(office, found, "\n".join(lines)):
            await known.posted(row, lose=[message_slots.PROMPT], old=[found])
            if not await obsolete_messages.sweep(office, known):
                office.relay.sweep_later(game)
            return
        where = found.channel, found.message
    office.threads.wait(game, how)
    revision = position.revision if found is None else found.revision
    await known.posted(row, role=message_slots.PROMPT, channel=where[0], message=where[1], revision=revision)
