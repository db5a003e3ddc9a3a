"""The message with which everybody is asked at once for their turn plan: one mention each, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import history
from bot.core.notifications import Planning
from bot.delivery import obsolete_messages
from bot.delivery.send import send, words_of
from bot.features.plans.together import Stage
from bot.text import people, recap
from storage import message_slots

if TYPE_CHECKING:
    from bot.core.model import Position
    from bot.core.notifications import Notification
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext
    from bot.delivery.sections import DeliveryHooks
    from bot.text.localization import Localization


def register_delivery(hooks: DeliveryHooks) -> None:
    """Posts what asks everybody at once."""
    hooks.notification(Planning, post)


async def post(ctx: DeliveryContext, batch: Batch, row: Notification, body: Planning) -> bool:
    """Asks in place of the message of the stage before; nothing where the game is beyond that stage."""
    position = batch.position
    info = position.info
    placing = position.game.guide.placing_phase
    now = None if placing is None else Stage(info.turn, info.phase > placing)
    if info.status != "running" or now != Stage(body.turn, body.rest):
        await batch.posted(row)
        return True
    l10n = await words_of(ctx, info)
    users = [user for seat in body.seats if (user := info.seats[seat].user) is not None]
    lines = [l10n.format("planning-rest" if body.rest else "planning-turn", turn=body.turn)]
    if not body.rest:
        lines += await _digest(ctx, position, l10n, body.turn - 1)
    lines.append(
        l10n.format("planning-who", people=l10n.join([f"<@{user}>" for user in dict.fromkeys(users)]))
    )
    kind, label = ("planrest", "button-planrest") if body.rest else ("planturn", "button-planturn")
    view = ui.view([ui.button(l10n.format(label), CustomId(kind, info.id, info.revision))])
    sent = await send(ctx, info, "\n".join(lines), nonce=row.nonce, users=users, view=view)
    before = await batch.posted(row, role=message_slots.PLANNING, channel=sent.channel.id, message=sent.id)
    ctx.threads.below(info.id)
    if before is not None and before.message != sent.id:
        await obsolete_messages.remove(ctx, info.id, before.channel, before.message)
    return True


async def _digest(ctx: DeliveryContext, position: Position, l10n: Localization, turn: int) -> list[str]:
    """What mattered in a turn, in a few lines."""
    if turn < 1:
        return []
    phases = await ctx.db.read(history.history, position.info.id, turn)
    events = [event for phase in phases for event in phase.events]
    names = people.told(l10n, position.info)
    return [f"> {line}" for line in recap.told_in_short(l10n, position.game, names, events)]
