"""Decides which players a prompt mentions.

In a live session a short message calls the next player, and is deleted when they have answered.
"""

import contextlib
from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import question
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit, send
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

# in place of a user after a joint prompt: a player asked alone after that is mentioned again
EVERYBODY = -1


def seats(position: Position) -> list[int]:
    """Return the seats that a question asks."""
    if question.is_joint(position):
        return [asked_seat.seat for asked_seat in position.info.awaited]
    decision = position.decision
    return (
        [] if decision is None else [decision.seat, *question.asked_besides(position)]
    )


def called(
    ctx: DeliveryContext, position: Position, message: MessageRef | None, *, quiet: bool
) -> list[int | None]:
    """Return the users whom a prompt has to mention, each once; a `quiet` one leaves out the deciding player."""
    info, decision = position.info, position.decision
    if question.is_joint(position):
        is_called = ctx.threads.is_called(
            info.id, EVERYBODY, position.revision, ctx.now()
        )
        return (
            [info.seats[seat].user for seat in seats(position)]
            if is_called and not quiet
            else []
        )
    since = {asked_seat.seat: asked_seat.asked for asked_seat in info.awaited}
    users = []
    for seat in seats(position):
        asked_revision, user = since.get(seat), info.seats[seat].user
        was_asked = (
            asked_revision is not None
            and message is not None
            and asked_revision <= message.revision
        )
        if was_asked or (quiet and decision is not None and seat == decision.seat):
            continue
        if ctx.threads.is_called(info.id, user, position.revision, ctx.now()):
            users.append(user)
    return users


def besides(position: Position) -> frozenset[int]:
    """Return the users who are asked together with the seat that decides."""
    users = (
        position.info.seats[seat].user for seat in question.asked_besides(position)
    )
    return frozenset(user for user in users if user is not None)


async def call(
    ctx: DeliveryContext, batch: Batch, row: Notification, users: Sequence[int | None]
) -> None:
    """Mention users in a message below the question of a live session, once."""
    info = batch.info
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not people or batch.found(message_slots.PING) is not None:
        return
    l10n = batch.l10n
    text = l10n.format(
        "evening-call", people=l10n.join([f"<@{user}>" for user in people])
    )
    view = leave_button(l10n, info)
    sent = await send(
        ctx, info, text, nonce=f"{row.nonce[:24]}c", users=people, view=view
    )
    batch.keep(message_slots.PING, sent.channel.id, sent.id, info.revision)


def is_waited_for(info: GameInfo, seat: int, revision: int) -> bool:
    """Return whether a seat has still to answer the question that it was asked at a revision."""
    awaited_seat = next(
        (asked_seat for asked_seat in info.awaited if asked_seat.seat == seat), None
    )
    if awaited_seat is None or info.status != "running":
        return False
    return (
        info.revision == revision
        if awaited_seat.asked is None
        else awaited_seat.asked <= revision
    )


def over(batch: Batch) -> list[MessageRef]:
    """Return the calls and reminders whose question is not asked any more."""
    info, ping = batch.info, batch.found(message_slots.PING)
    outdated = [
        message
        for message in batch.messages.values()
        if (seats := message_slots.reminded(message.slot))
        and not any(is_waited_for(info, seat, message.revision) for seat in seats)
    ]
    if ping is not None and (
        info.session_until is None or ping.revision != info.revision
    ):
        outdated.append(ping)
    return outdated


async def tidy(ctx: DeliveryContext, batch: Batch) -> None:
    """Delete the message that called a player, and the button of a live session that is over."""
    batch.delete(*over(batch))
    session_message = batch.found(message_slots.LIVE_SESSION)
    if session_message is not None and batch.info.session_until is None:
        with contextlib.suppress(discord.HTTPException):
            await edit(ctx, session_message.channel, session_message.message, view=None)
        batch.lose(message_slots.LIVE_SESSION)


def without_forgotten(
    l10n: Localization, message: discord.Message, known: set[int]
) -> str | None:
    """Return a message's text without the users who are not `known` any more; None if it mentions none of them."""
    text = message.content
    for user in set(message.raw_mentions) - known:
        text = text.replace(f"<@{user}>", l10n.format("standing-nobody"))
    return None if text == message.content else text


def leave_button(l10n: Localization, info: GameInfo) -> discord.ui.View:
    """Return the button with which a player ends the live session for all."""
    button = ui.button(
        l10n.format("button-evening-leave"), CustomId("evening", info.id, info.revision)
    )
    return ui.view([button])
