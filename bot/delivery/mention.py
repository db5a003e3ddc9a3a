"""The short message that calls whoever is next in an evening together: it is deleted when they have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import Press
from bot.delivery import obsolete_messages
from bot.delivery.send import send, words_of
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app.services import Office
    from bot.core.model import Sheet
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known
    from bot.text.localization import Words


async def call(office: Office, known: Known, row: Notice, users: Sequence[int | None]) -> None:
    """Calls these people to the question, once."""
    sheet = known.sheet
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not people or known.found(message_slots.PING) is not None:
        return
    say = await words_of(office, sheet)
    text = say.say("evening-call", people=say.join([f"<@{user}>" for user in people]))
    sent = await send(
        office, sheet, text, nonce=f"{row.nonce[:24]}c", users=people, view=leave_button(say, sheet)
    )
    await known.keep(message_slots.PING, sent.channel.id, sent.id, sheet.revision)


async def answered(office: Office, known: Known) -> None:
    """Deletes the call to a question that is over; it stays while that is still asked."""
    found = known.found(message_slots.PING)
    if found is not None and (known.sheet.evening is None or found.revision != known.sheet.revision):
        await obsolete_messages.remove(office, known.game, found.channel, found.message)
        await known.lose(message_slots.PING)


def leave_button(say: Words, sheet: Sheet) -> discord.ui.View:
    """With which a player ends the evening for all."""
    button = ui.button(say.say("button-evening-leave"), Press("evening", sheet.id, sheet.revision))
    return ui.view([button])
