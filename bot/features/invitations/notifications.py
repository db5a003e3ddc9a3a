"""Tells people in the channel that they are invited to a lobby whose card stands there already, or that it is what they
look for: each once, and not in their quiet hours."""

from __future__ import annotations

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import notifications as n
from bot.core.notifications import Notification
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.reminders import quiet_for
from bot.delivery.send import l10n_of, send
from bot.features.invitations import use_cases
from bot.text import game_status
from storage import message_slots


async def call(ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Invited) -> bool:
    """Mentions who waits to be told; who has quiet hours is told when these are over, if the table is open then."""
    info = batch.info
    waiting = await ctx.db.read(use_cases.waiting, info.id)
    pauses = {
        user: quiet_for(await ctx.settings_cache.of(user), ctx.now())
        for user in (*waiting.users, *waiting.seekers)
        if info.status == "lobby" and not info.seats_of(user)
    }
    now = [user for user, pause in pauses.items() if not pause]
    if now:
        l10n = await l10n_of(ctx, info)
        card = batch.found(message_slots.CARD)
        where = f"<#{info.channel}>"
        if card is not None:
            where = f"https://discord.com/channels/{info.server}/{card.channel}/{card.message}"
        lines, title = [], game_status.title(l10n, info)
        for message, users in (("invited-call", waiting.users), ("seek-call", waiting.seekers)):
            if called := [f"<@{user}>" for user in users if user in now]:
                lines.append(l10n.format(message, people=l10n.join(called), game=title, link=where))
        buttons = [
            ui.button(l10n.format(f"button-{kind}"), CustomId(kind, info.id, info.revision))
            for kind in ("comein", "notforme")
        ]
        # One call after the other has a nonce of its own, and the same one when it is tried again.
        nonce = f"{row.nonce[:22]}{waiting.told % 100}"
        text, view = "\n".join(lines), ui.view(buttons)
        await send(ctx, info, text, nonce=nonce, users=now, view=view, channel=info.channel)
        await ctx.db.run(use_cases.told, info.id, now)
    later = [pause for pause in pauses.values() if pause]
    if later:
        await ctx.delivery_worker.put_off(row, "quiet hours", min(later))
    else:
        await batch.posted(row)
    return True
