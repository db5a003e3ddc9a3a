"""The short message that calls whoever is next in an evening together: it is deleted when they have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.delivery import obsolete_messages
from bot.delivery.send import send, words_of
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app.services import Services
    from bot.core.model import GameInfo
    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch
    from bot.text.localization import Localization


async def call(services: Services, known: Batch, row: Notification, users: Sequence[int | None]) -> None:
    """Calls these people to the question, once."""
    info = known.info
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not people or known.found(message_slots.PING) is not None:
        return
    l10n = await words_of(services, info)
    text = l10n.format("evening-call", people=l10n.join([f"<@{user}>" for user in people]))
    sent = await send(
        services, info, text, nonce=f"{row.nonce[:24]}c", users=people, view=leave_button(l10n, info)
    )
    await known.keep(message_slots.PING, sent.channel.id, sent.id, info.revision)


async def answered(services: Services, known: Batch) -> None:
    """Deletes the call to a question that is over; it stays while that is still asked."""
    found = known.found(message_slots.PING)
    if found is not None and (known.info.evening is None or found.revision != known.info.revision):
        await obsolete_messages.remove(services, known.game, found.channel, found.message)
        await known.lose(message_slots.PING)


def leave_button(l10n: Localization, info: GameInfo) -> discord.ui.View:
    """With which a player ends the evening for all."""
    button = ui.button(l10n.format("button-evening-leave"), CustomId("evening", info.id, info.revision))
    return ui.view([button])
