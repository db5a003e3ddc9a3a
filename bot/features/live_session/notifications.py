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
    from bot.app.services import Services
    from bot.core.notifications import Evening, Notification
    from bot.delivery.batch import Batch


async def post(services: Services, known: Batch, row: Notification, body: Evening) -> bool:
    """Says that the evening begins, or that it is over; the question comes below, in the form of then."""
    services.threads.taken_down(row.game)
    await lobby_card.outdate(known, message_slots.PIN)
    if body.until is not None:
        await _begins(services, known, row, body.until)
    else:
        await _is_over(services, known, row, body)
    return True


async def _begins(services: Services, known: Batch, row: Notification, until: int) -> None:
    info = known.info
    l10n = await words_of(services, info)
    text = l10n.format("evening-begins", until=f"<t:{until}:t>", minutes=WAIT // MINUTE)
    view = None if info.evening is None else mention.leave_button(l10n, info)
    sent = await send(services, info, text, nonce=row.nonce, view=view)
    await lobby_card.outdate(known, message_slots.PROMPT)  # one that tells the phase too takes its place
    await known.posted(row, role=message_slots.EVENING, channel=sent.channel.id, message=sent.id)
    services.wake(until)


async def _is_over(services: Services, known: Batch, row: Notification, body: Evening) -> None:
    info = known.info
    l10n = await words_of(services, info)
    await tidy(services, known)
    await close(services, known)  # it tells and asks at once
    player = "" if body.seat is None else people.called(l10n, info.seats[body.seat])
    lines = [l10n.format(f"evening-{body.why}", player=player, minutes=WAIT // MINUTE)]
    if info.status == "running" and info.paused is None:
        lines.append(l10n.format("evening-after" if info.pace == "none" else "evening-clocks"))
    await send(services, info, "\n".join(lines), nonce=row.nonce)
    await known.posted(row)


async def tidy(services: Services, known: Batch) -> None:
    """Takes away the call, and the button of an evening that is over."""
    await mention.answered(services, known)
    began = known.found(message_slots.EVENING)
    if began is not None and known.info.evening is None:
        with contextlib.suppress(discord.HTTPException):
            await lobby_card.edit(services, began.channel, began.message, view=None)
        await known.lose(message_slots.EVENING)
