"""An evening together as its thread is told of it: that it begins, and how it ended."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.core.clock.time_bank import MINUTE
from bot.delivery import lobby_card, mention
from bot.delivery.prompt import close
from bot.delivery.send import send, words_of
from bot.features.live_session.use_cases import WAIT
from bot.text import people
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.notifications import Evening, Notice
    from bot.delivery.batch import Known


async def post(office: Office, known: Known, row: Notice, body: Evening) -> None:
    """Says that the evening begins, or that it is over; the question comes below, in the form of then."""
    office.threads.taken_down(row.game)
    await lobby_card.outdate(known, message_slots.PIN)
    if body.until is not None:
        await _begins(office, known, row, body.until)
    else:
        await _is_over(office, known, row, body)


async def _begins(office: Office, known: Known, row: Notice, until: int) -> None:
    sheet = known.sheet
    say = await words_of(office, sheet)
    text = say.say("evening-begins", until=f"<t:{until}:t>", minutes=WAIT // MINUTE)
    view = None if sheet.evening is None else mention.leave_button(say, sheet)
    sent = await send(office, sheet, text, nonce=row.nonce, view=view)
    await lobby_card.outdate(known, message_slots.PROMPT)  # one that tells the phase too takes its place
    await known.posted(row, role=message_slots.EVENING, channel=sent.channel.id, message=sent.id)
    office.wake(until)


async def _is_over(office: Office, known: Known, row: Notice, body: Evening) -> None:
    sheet = known.sheet
    say = await words_of(office, sheet)
    await tidy(office, known)
    await close(office, known)  # it tells and asks at once
    player = "" if body.seat is None else people.called(say, sheet.seats[body.seat])
    lines = [say.say(f"evening-{body.why}", player=player, minutes=WAIT // MINUTE)]
    if sheet.status == "running" and sheet.paused is None:
        lines.append(say.say("evening-after" if sheet.pace == "none" else "evening-clocks"))
    await send(office, sheet, "\n".join(lines), nonce=row.nonce)
    await known.posted(row)


async def tidy(office: Office, known: Known) -> None:
    """Takes away the call, and the button of an evening that is over."""
    await mention.answered(office, known)
    began = known.found(message_slots.EVENING)
    if began is not None and known.sheet.evening is None:
        with contextlib.suppress(discord.HTTPException):
            await lobby_card.edit(office, began.channel, began.message, view=None)
        await known.lose(message_slots.EVENING)
