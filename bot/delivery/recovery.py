"""Adopts messages that Discord made while its answer was lost, and replaces those that moderators delete.

The question is posted again, at most once a minute; pin and report once.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence

import discord

from bot.components.custom_id import declared
from bot.core import outbox, queries
from bot.core.errors import NoGame
from bot.core.model import GameInfo
from bot.delivery import question
from bot.delivery.batch import Batch, load
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from storage import StorageError, message_slots
from storage.shard_range import ShardRange

_log = logging.getLogger(__name__)


async def look(ctx: DeliveryContext, message: discord.Message) -> int | None:
    """Adopt a pressed message of a game that is not stored; return its game.

    Return None for a message that needs no care after the answer: stored, private, or of no game.
    """
    if message.flags.ephemeral:
        return None
    stored = await ctx.db.read(outbox.slot_of, message.id)
    if stored is not None:
        return stored.game if message_slots.is_old(stored.slot) else None
    press, channel = question.shown(message), message.channel.id
    if press is None:
        return None
    notification = declared(press.kind).notification
    assert notification is not None, "by it the press was chosen"
    try:
        info = await ctx.db.read(queries.info, press.game)
        if info.server != getattr(message.guild, "id", None) or channel not in (
            info.channel,
            info.home,
        ):
            return None
        is_adopted = await ctx.db.run(
            outbox.adopt,
            press.game,
            notification,
            channel,
            message.id,
            press.revision,
            press.number,
        )
    except NoGame:
        return None
    if is_adopted:
        # what it knows of the messages is no longer so
        ctx.delivery_worker.kick(info.id)
    await ctx.retries.retry_now(info.id)
    return info.id


_REPORTS = (message_slots.BOARD, message_slots.REPORT, message_slots.OFFER)


async def noticed(ctx: DeliveryContext, messages: Iterable[int]) -> None:
    """Replace stored messages that somebody else has deleted."""
    for message in messages:
        try:
            stored = await ctx.db.read(outbox.slot_of, message)
            if stored is not None:
                batch = await load(ctx, stored.game, 0)
                deleted = [
                    slot
                    for slot, stored_message in batch.messages.items()
                    if stored_message.message == message
                ]
                await _replace(ctx, batch, deleted)
        except NoGame:
            continue
        except StorageError as problem:
            _log.warning(
                "message %s is gone, which can't be noted: %s", message, problem
            )


async def mend(ctx: DeliveryContext, info: GameInfo) -> None:
    """Post prompt, pinned message and last report again if they were deleted, since a person asks for the status."""
    batch = await load(ctx, info.id, 0)
    stored = (
        (slot, batch.found(slot)) for slot in (message_slots.PROMPT, message_slots.PIN)
    )
    deleted = [
        slot
        for slot, found_message in stored
        if found_message is None
        or not await ctx.discord_api.exists(
            found_message.channel, found_message.message
        )
    ]
    if message_slots.PIN in deleted:
        batch.lose(message_slots.RETURNED_PIN)
    report = batch.found(message_slots.GONE_REPORT)
    if report is not None:
        batch.lose(report.slot)
        await ctx.db.run(outbox.report_again, info.id, report.revision)
    await _replace(ctx, batch, deleted, mentions=True)


async def _replace(
    ctx: DeliveryContext,
    batch: Batch,
    deleted: Sequence[str],
    *,
    mentions: bool = False,
) -> None:
    """Forget deleted messages; post question, pinned message and last report of a running game again.

    A prompt that `mentions` its player comes at once, another one at most once a minute. A report comes once.
    """
    game, reports = (
        batch.game,
        [batch.found(slot) for slot in _REPORTS if slot in deleted],
    )
    for slot in deleted:
        if slot in (
            message_slots.PROMPT,
            message_slots.PIN,
            *_REPORTS,
        ) or message_slots.is_old(slot):
            batch.lose(slot)
    if batch.info.status != "running":
        deleted = ()
    elif reports and (report := reports[0]) is not None:
        returned = batch.found(message_slots.RETURNED_REPORT)
        is_first = returned is None or returned.revision != report.revision
        is_due = is_first and await ctx.db.run(
            outbox.report_again, game, report.revision
        )
        slot = message_slots.RETURNED_REPORT if is_due else message_slots.GONE_REPORT
        batch.keep(slot, report.channel, report.message, report.revision)
    await batch.confirm()
    if message_slots.PROMPT in deleted:
        pause = 0.0 if mentions else ctx.threads.returns_in(game, ctx.now())
        (ctx.threads.forget_prompt if mentions else ctx.threads.prompt_is_buried)(game)
        await ctx.db.run(outbox.prompt_again, game, pause)
    if message_slots.PIN in deleted:
        ctx.delivery_worker.refresh(game)
    ctx.delivery_worker.kick(game)


PACE = 0.2  # seconds between two look-ups of messages: games go on meanwhile


async def look_over(ctx: DeliveryContext, of: ShardRange | None = None) -> None:
    """Look once whether each running game's question is still there, after a time without events."""
    for stored_question in await ctx.db.read(outbox.questions, of):
        if not ctx.on_duty() or ctx.discord_api.closed():
            return
        try:
            message = await ctx.discord_api.message(
                stored_question.channel, stored_question.message
            ).fetch()
            press = question.shown(message)
            if press is not None:
                exists = press.revision == stored_question.revision
            else:
                # It says that a computer goes on; or it was answered and shows the phase, as a layout does: the
                # database was put back, and the line of a computer can't be edited into a layout.
                info = await ctx.db.read(queries.info, stored_question.game)
                exists = not info.awaited and not message.flags.components_v2
        except discord.NotFound:
            exists = False
        except TROUBLE:
            exists = True  # Discord can't say
        if not exists:
            _log.warning(
                "game %s: its question is gone, and is posted again",
                stored_question.game,
            )
            await ctx.db.run(
                outbox.replace_question, stored_question.game, stored_question.message
            )
            ctx.delivery_worker.kick(stored_question.game)
        await asyncio.sleep(PACE)
