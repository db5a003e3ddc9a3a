"""Tells people in the channel that they are invited to a lobby whose card stands there already, or that it is what they
look for: each once, and not in their quiet hours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import Press
from bot.delivery import lobby_card
from bot.delivery.reminders import quiet_for
from bot.delivery.send import send, words_of
from bot.features.invitations import use_cases
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core import notifications as n
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known


async def call(office: Office, known: Known, row: Notice, body: n.Invited) -> bool:
    """Mentions who waits to be told; who has quiet hours is told when these are over, if the table is open then."""
    sheet = known.sheet
    waiting = await office.db.read(use_cases.waiting, sheet.id)
    pauses = {
        user: quiet_for(await office.preferences.of(user), office.now())
        for user in (*waiting.users, *waiting.seekers)
        if sheet.status == "lobby" and not sheet.seats_of(user)
    }
    now = [user for user, pause in pauses.items() if not pause]
    if now:
        say = await words_of(office, sheet)
        card = known.found(message_slots.CARD)
        where = f"<#{sheet.channel}>"
        if card is not None:
            where = f"https://discord.com/channels/{sheet.server}/{card.channel}/{card.message}"
        lines = [
            say.say(
                message,
                people=say.join([f"<@{user}>" for user in called]),
                game=lobby_card.title(say, sheet),
                link=where,
            )
            for message, users in (("invited-call", waiting.users), ("seek-call", waiting.seekers))
            if (called := [user for user in users if user in now])
        ]
        buttons = [
            ui.button(say.say(f"button-{kind}"), Press(kind, sheet.id, sheet.revision))
            for kind in ("comein", "notforme")
        ]
        # One call after the other has a nonce of its own, and the same one when it is tried again.
        nonce = f"{row.nonce[:22]}{waiting.told % 100}"
        await send(
            office,
            sheet,
            "\n".join(lines),
            nonce=nonce,
            users=now,
            view=ui.view(buttons),
            channel=sheet.channel,
        )
        await office.db.run(use_cases.told, sheet.id, now)
    later = [pause for pause in pauses.values() if pause]
    if later:
        await office.relay.put_off(row, "quiet hours", min(later))
    else:
        await known.posted(row)
    return True
