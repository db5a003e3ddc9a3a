"""The short message that calls whoever is next in a live session: it is deleted when they have answered."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.delivery import lobby_card, obsolete_messages
from bot.delivery.send import send, words_of
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import GameInfo
    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext
    from bot.text.localization import Localization


async def call(ctx: DeliveryContext, batch: Batch, row: Notification, users: Sequence[int | None]) -> None:
    """Calls these people to the question, once."""
    info = batch.info
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not people or batch.found(message_slots.PING) is not None:
        return
    l10n = await words_of(ctx, info)
    text = l10n.format("evening-call", people=l10n.join([f"<@{user}>" for user in people]))
    sent = await send(
        ctx, info, text, nonce=f"{row.nonce[:24]}c", users=people, view=leave_button(l10n, info)
    )
    batch.keep(message_slots.PING, sent.channel.id, sent.id, info.revision)


async def answered(ctx: DeliveryContext, batch: Batch) -> None:
    """Deletes the call to a question that is over; it stays while that is still asked."""
    found = batch.found(message_slots.PING)
    if found is not None and (batch.info.session_until is None or found.revision != batch.info.revision):
        await obsolete_messages.remove(ctx, batch.game, found.channel, found.message)
        batch.lose(message_slots.PING)


async def tidy(ctx: DeliveryContext, batch: Batch) -> None:
    """Takes away the call, and the button of a live session that is over."""
    await answered(ctx, batch)
    began = batch.found(message_slots.LIVE_SESSION)
    if began is not None and batch.info.session_until is None:
        with contextlib.suppress(discord.HTTPException):
            await lobby_card.edit(ctx, began.channel, began.message, view=None)
        batch.lose(message_slots.LIVE_SESSION)


def leave_button(l10n: Localization, info: GameInfo) -> discord.ui.View:
    """With which a player ends the live session for all."""
    button = ui.button(l10n.format("button-evening-leave"), CustomId("evening", info.id, info.revision))
    return ui.view([button])
