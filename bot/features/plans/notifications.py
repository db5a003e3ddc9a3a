"""The message with which everybody is asked at once for their programme: one mention each, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import Press
from bot.core import history
from bot.delivery import obsolete_messages
from bot.delivery.send import send, words_of
from bot.features.plans.together import Stage
from bot.text import people, recap
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.model import Position
    from bot.core.notifications import Notice, Planning
    from bot.delivery.batch import Known
    from bot.text.localization import Words


async def post(office: Office, known: Known, row: Notice, body: Planning) -> None:
    """Asks in place of the message of the stage before; nothing where the game is beyond that stage."""
    position = known.position
    sheet = position.sheet
    placing = position.game.guide.placing_phase
    now = None if placing is None else Stage(sheet.turn, sheet.phase > placing)
    if sheet.status != "running" or now != Stage(body.turn, body.rest):
        await known.posted(row)
        return
    say = await words_of(office, sheet)
    users = [user for seat in body.seats if (user := sheet.seats[seat].user) is not None]
    lines = [say.say("planning-rest" if body.rest else "planning-turn", turn=body.turn)]
    if not body.rest:
        lines += await _digest(office, position, say, body.turn - 1)
    lines.append(say.say("planning-who", people=say.join([f"<@{user}>" for user in dict.fromkeys(users)])))
    kind, label = ("planrest", "button-planrest") if body.rest else ("planturn", "button-planturn")
    view = ui.view([ui.button(say.say(label), Press(kind, sheet.id, sheet.revision))])
    sent = await send(office, sheet, "\n".join(lines), nonce=row.nonce, users=users, view=view)
    before = await known.posted(row, role=message_slots.PLANNING, channel=sent.channel.id, message=sent.id)
    office.threads.below(sheet.id)
    if before is not None and before.message != sent.id:
        await obsolete_messages.remove(office, sheet.id, before.channel, before.message)


async def _digest(office: Office, position: Position, say: Words, turn: int) -> list[str]:
    """What mattered in a turn, in a few lines."""
    if turn < 1:
        return []
    phases = await office.db.read(history.history, position.sheet.id, turn)
    events = [event for phase in phases for event in phase.events]
    names = people.told(say, position.sheet)
    return [f"> {line}" for line in recap.told_in_short(say, position.game, names, events)]
