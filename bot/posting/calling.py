"""The short message that calls whoever is next in an evening together: it is deleted when they have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import parts
from bot.components.custom_id import Press
from bot.posting import leftovers
from bot.posting.sending import send, words_of
from storage import roles

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.posting.known import Known
    from bot.posting.office import Office
    from bot.table import Notice, Sheet
    from bot.wording.catalogues import Words


async def call(office: Office, known: Known, row: Notice, users: Sequence[int | None]) -> None:
    """Calls these people to the question, once."""
    sheet = known.sheet
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not people or known.found(roles.PING) is not None:
        return
    say = await words_of(office, sheet)
    text = say.say("evening-call", people=say.join([f"<@{user}>" for user in people]))
    sent = await send(
        office, sheet, text, nonce=f"{row.nonce[:24]}c", users=people, view=leave_button(say, sheet)
    )
    await known.keep(roles.PING, sent.channel.id, sent.id, sheet.revision)


async def answered(office: Office, known: Known) -> None:
    """Deletes the call to a question that is over; it stays while that is still asked."""
    found = known.found(roles.PING)
    if found is not None and (known.sheet.evening is None or found.revision != known.sheet.revision):
        await leftovers.remove(office, known.game, found.channel, found.message)
        await known.lose(roles.PING)


def leave_button(say: Words, sheet: Sheet) -> discord.ui.View:
    """With which a player ends the evening for all."""
    button = parts.button(say.say("button-evening-leave"), Press("evening", sheet.id, sheet.revision))
    return parts.view([button])
