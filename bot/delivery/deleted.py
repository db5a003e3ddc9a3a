"""What moderators delete in a game's thread: the question comes back by itself, at most once a minute; the pinned
message and a report once, and then when somebody asks with `/caylus status`, for somebody may have had a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.app import log
from bot.core import outbox, queries
from bot.core.errors import NoGame
from bot.core.model import GameInfo
from bot.delivery.context import DeliveryContext
from storage import StorageError, message_slots
from storage.outbox import MessageRef

_REPORTS = (message_slots.BOARD, message_slots.REPORT, message_slots.OFFER)


async def noticed(ctx: DeliveryContext, messages: Iterable[int]) -> None:
    """Discord tells that messages are gone which the bot has not deleted."""
    for message in messages:
        try:
            found = await ctx.db.read(outbox.slot_of, message)
            if found is not None:
                await _gone(ctx, await ctx.db.read(queries.info, found.game), message)
        except NoGame:
            continue
        except StorageError as problem:
            log.warn("message %s is gone, which can't be noted: %s", message, problem)


async def _gone(ctx: DeliveryContext, info: GameInfo, message: int) -> None:
    game = info.id
    gone = {
        slot: found
        for slot, found in (await ctx.db.read(outbox.messages, game)).items()
        if found.message == message and not slot.startswith(("returned:", "gone:"))
    }
    for slot in gone:
        if slot in (message_slots.PROMPT, message_slots.PIN, *_REPORTS) or message_slots.is_old(slot):
            await ctx.db.run(outbox.lose, game, slot, message)
    if info.status != "running":
        return
    if message_slots.PROMPT in gone:
        await _question(ctx, game)
    if message_slots.PIN in gone:
        await _pin(ctx, gone[message_slots.PIN])
    report = next((gone[slot] for slot in _REPORTS if slot in gone), None)
    if report is not None:
        await _report(ctx, report)


async def _question(ctx: DeliveryContext, game: int) -> None:
    """It comes back, without a second ping."""
    ctx.threads.below(game)
    wait = ctx.threads.returns_in(game, ctx.now())
    if wait:
        asyncio.get_running_loop().call_later(wait, lambda: ctx.tasks.spawn(_ask_again(ctx, game), "prompt"))
    else:
        await _ask_again(ctx, game)


async def _ask_again(ctx: DeliveryContext, game: int) -> None:
    try:
        await ctx.db.run(outbox.prompt_again, game)
    except StorageError as problem:  # the next start finds that it is missing
        log.warn("game %s: its prompt can't be asked for again: %s", game, problem)
        return
    ctx.delivery_worker.kick(game)


async def _pin(ctx: DeliveryContext, pin: MessageRef) -> None:
    if await ctx.db.read(outbox.found, pin.game, message_slots.RETURNED_PIN) is None:
        await ctx.db.run(outbox.keep, pin.game, message_slots.RETURNED_PIN, pin.channel, pin.message, 0)
    ctx.delivery_worker.refresh(pin.game)


async def _report(ctx: DeliveryContext, report: MessageRef) -> None:
    returned = await ctx.db.read(outbox.found, report.game, message_slots.RETURNED_REPORT)
    again = returned is not None and returned.revision == report.revision
    if again or not await ctx.db.run(outbox.report_again, report.game, report.revision):
        slot = message_slots.GONE_REPORT
    else:
        slot = message_slots.RETURNED_REPORT
    await ctx.db.run(outbox.keep, report.game, slot, report.channel, report.message, report.revision)
    ctx.delivery_worker.kick(report.game)


async def mend(ctx: DeliveryContext, info: GameInfo) -> None:
    """Puts the prompt, the pinned message and the last report up again where they were deleted: somebody asks how the
    game stands."""
    game = info.id
    for slot in (message_slots.PROMPT, message_slots.PIN):
        found = await ctx.db.read(outbox.found, game, slot)
        if found is not None and not await ctx.discord_api.exists(found.channel, found.message):
            await ctx.db.run(outbox.lose, game, slot)
            found = None
        if found is None and info.status == "running":
            ctx.threads.taken_down(game)
            if slot == message_slots.PROMPT:
                await ctx.db.run(outbox.prompt_again, game)
            else:
                await _let_return(ctx, game)
            ctx.delivery_worker.refresh(game)
    report = await ctx.db.read(outbox.found, game, message_slots.GONE_REPORT)
    if report is not None:
        await ctx.db.run(outbox.lose, game, message_slots.GONE_REPORT)
        await ctx.db.run(outbox.report_again, game, report.revision)
    ctx.delivery_worker.kick(game)


async def _let_return(ctx: DeliveryContext, game: int) -> None:
    returned = await ctx.db.read(outbox.found, game, message_slots.RETURNED_PIN)
    if returned is not None:
        await ctx.db.run(outbox.keep, game, message_slots.RETURNED_PIN, returned.channel, returned.message, 0)
