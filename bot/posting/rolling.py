"""The rolling message: what has happened in the present phase, in one place that ends as the phase's report.

An answered prompt becomes it and the one above goes, so that it always stands right above the question, is never
too old to be edited, and no deed is missing for a moment.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.posting import cards
from bot.posting.sending import send, words_of
from bot.wording import people, reports
from rules.model import PhaseEnded
from storage import roles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.posting.known import Known
    from bot.posting.office import Office
    from bot.table import Found, Notice, Sheet
    from bot.wording.catalogues import Words
    from rules.game import Game


async def text(office: Office, game: Game, sheet: Sheet, say: Words) -> str | None:
    """The report of the present phase as far as it has come and everybody may know it; None where nothing is
    told of it."""
    history = await office.table.history(sheet.id)
    if not history or any(isinstance(event, PhaseEnded) for event in history[-1].events):
        return None
    part = history[-1]
    told = reports.bullets(say, game, people.colours(say, sheet), part.events)
    if not told:
        return None
    title = reports.phase_title(say, game, part.turn, part.phase)
    return reports.paged(say, [f"**{title}**", *(f"• {line}" for line in told)])[0]


async def take_over(office: Office, game: Game, sheet: Sheet, answered: Found) -> None:
    """An answered prompt becomes the rolling message; where nothing may be told yet both go, and where it can't
    be edited the one above tells it, or a new one."""
    say = await words_of(office, sheet)
    told = await text(office, game, sheet, say)
    above = await office.table.found(sheet.id, roles.ROLLING)
    if told is None:
        for gone in {found.message: found for found in (answered, above) if found is not None}.values():
            await remove(office, gone.channel, gone.message)
            await office.table.lose(sheet.id, roles.ROLLING, gone.message)
        return
    stood = [found for found in (answered, above) if found is not None]
    for found in stood:
        if await _edited(office, found, told):
            kept, channel = found.message, found.channel
            break
    else:  # Discord takes no more edits of them today
        sent = await send(office, sheet, told, nonce=f"roll{sheet.id}-{sheet.revision}")
        office.threads.below(sheet.id)
        kept, channel = sent.id, sent.channel.id
    await office.table.keep(sheet.id, roles.ROLLING, channel, kept, sheet.revision)
    for found in stood:
        if found.message != kept:
            await remove(office, found.channel, found.message)


def standing(known: Known, row: Notice) -> list[Found]:
    """The messages that a report takes the place of: the prompt whose answer ended the phase, and the rolling one."""
    prompt, above = known.found(roles.PROMPT), known.found(roles.ROLLING)
    answered = prompt is not None and prompt.revision < row.revision
    return [found for found in (prompt if answered else None, above) if found is not None]


async def ends(
    office: Office, stood: Sequence[Found], page: str, view: discord.ui.View | None
) -> discord.PartialMessage | None:
    """Makes the first of those messages that can be edited the report; None where a new one has to be sent."""
    for found in stood:
        if await _edited(office, found, page, view):
            return office.reach.message(found.channel, found.message)
    return None


async def _edited(office: Office, found: Found, told: str, view: discord.ui.View | None = None) -> bool:
    """Whether a message could be given other words."""
    none = discord.AllowedMentions.none()
    try:
        return await cards.edit(
            office, found.channel, found.message, content=told, view=view, allowed_mentions=none
        )
    except discord.HTTPException:
        return False


async def remove(office: Office, channel: int, message: int) -> None:
    """Deletes a message of the bot; where Discord doesn't, it loses its components."""
    there = office.reach.message(channel, message)
    try:
        await there.delete()
    except discord.NotFound:
        return
    except discord.HTTPException:
        with contextlib.suppress(discord.HTTPException):
            await there.edit(view=None)
