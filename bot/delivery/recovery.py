"""Adopts messages that Discord made while its answer was lost, and replaces those that moderators delete.

The question is posted again, at most once a minute; pin and report once."""

import asyncio
from collections.abc import Iterable

import discord

from bot.app import log
from bot.components.custom_id import CustomId, declared
from bot.core import outbox, queries, votes
from bot.core.errors import NoGame, UserError
from bot.core.model import GameInfo
from bot.delivery import question, reconcile, stored
from bot.delivery.batch import load
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.prompt import remember, retire
from storage import StorageError, message_slots, notification_kinds
from storage.shard_range import ShardRange


async def look(ctx: DeliveryContext, message: discord.Message) -> CustomId | None:
    """Adopt a pressed message that the bot lost; return its custom id where it has to be edited after the answer."""
    if message.flags.ephemeral:
        return None
    kept = await ctx.db.read(outbox.slot_of, message.id)
    if kept is not None:
        if message_slots.is_old(kept.slot):
            ctx.delivery_worker.kick(kept.game)
        return None
    shows = question.shown(message)
    if shows is None:
        return None
    what = declared(shows.kind).notification
    assert what is not None, "by it the press was chosen"
    try:
        info = await ctx.db.read(queries.info, shows.game)
        if (
            what == notification_kinds.VOTE_OPENED
            and (await ctx.db.read(votes.find, shows.number)).game != info.id
        ):
            return None  # the bot wrote no such buttons, and answers nothing about another game's vote
    except NoGame:
        return None
    where = message.channel.id
    if info.server != getattr(message.guild, "id", None) or where not in (info.channel, info.home):
        return None
    before = await ctx.db.read(outbox.found, info.id, message_slots.PROMPT)
    taken_up = await ctx.db.run(
        outbox.adopt, shows.game, what, where, message.id, shows.revision, shows.number
    )
    if taken_up:
        ctx.delivery_worker.kick(info.id)  # what it knows of the messages is no longer so
    await ctx.retries.retry_now(info.id)
    if not taken_up:
        return None if what in (notification_kinds.REPORT, notification_kinds.ENDED) else shows
    if what == notification_kinds.PROMPT:
        position = await ctx.db.read(queries.position, info.id)
        if before is not None:
            batch = await load(ctx, info.id, 0)
            await retire(ctx, batch, before)
            await batch.confirm()
            ctx.delivery_worker.kick(info.id)
        remember(ctx, position, where, message.id)
    # A prompt, report or result is as it should be; a card or a vote may have missed edits.
    return shows if what in (notification_kinds.CARD, notification_kinds.VOTE_OPENED) else None


async def tidy(ctx: DeliveryContext, shows: CustomId, message: discord.Message) -> None:
    """Edit a message that was lost; delete one that was replaced, or at least its buttons."""
    try:
        batch = await load(ctx, shows.game, 0)
        found = next((kept for kept in batch.messages.values() if kept.message == message.id), None)
        entry = None if found is None else await stored.entry(ctx, batch, found)
        if entry is not None:
            await reconcile.update(ctx, batch, [entry], at_once=True)
        # A question of the present revision may be one whose sending is not over yet.
        elif found is None and (
            declared(shows.kind).notification != notification_kinds.PROMPT
            or batch.info.revision != shows.revision
        ):
            batch.keep(message_slots.old(message.id), message.channel.id, message.id, 0)
        await batch.confirm()
        ctx.delivery_worker.kick(shows.game)
    except (*TROUBLE, UserError, StorageError) as problem:
        # It stays as it is: the next press on it is answered, and leads here again.
        log.warn("game %s: message %s not brought up to date: %s", shows.game, message.id, problem)


_REPORTS = (message_slots.BOARD, message_slots.REPORT, message_slots.OFFER)


async def noticed(ctx: DeliveryContext, messages: Iterable[int]) -> None:
    """Replace messages that are gone, and that the bot has not deleted."""
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
    game, kept, running = info.id, await load(ctx, info.id, 0), info.status == "running"
    found = [one for one in kept.messages.values() if one.message == message]
    gone = {one.slot: one for one in found if not one.slot.startswith(("returned:", "gone:"))}
    for slot in gone:
        if slot in (message_slots.PROMPT, message_slots.PIN, *_REPORTS) or message_slots.is_old(slot):
            kept.lose(slot, message)
    pin = gone.get(message_slots.PIN) if running else None
    report = next((gone[slot] for slot in _REPORTS if slot in gone), None) if running else None
    if report is not None:
        returned = kept.found(message_slots.RETURNED_REPORT)
        again = returned is not None and returned.revision == report.revision
        back = not again and await ctx.db.run(outbox.report_again, game, report.revision)
        slot = message_slots.RETURNED_REPORT if back else message_slots.GONE_REPORT
        kept.keep(slot, report.channel, report.message, report.revision)
    await kept.confirm()
    if running and message_slots.PROMPT in gone:
        await _question(ctx, game)
    if pin is not None:
        ctx.delivery_worker.refresh(game)
    if report is not None:
        ctx.delivery_worker.kick(game)


async def _question(ctx: DeliveryContext, game: int) -> None:
    """Post the question again, without a second mention."""
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


PACE = 0.2  # seconds between two messages that are looked for: games go on meanwhile


async def look_over(ctx: DeliveryContext, of: ShardRange | None = None) -> None:
    """Look once whether each running game's question is still there, after a time without events."""
    for found in await ctx.db.read(outbox.questions, of):
        if not ctx.on_duty() or ctx.discord_api.closed():
            return
        try:
            message = await ctx.discord_api.message(found.channel, found.message).fetch()
            shows = question.shown(message)
            exists = shows is None or shows.revision == found.revision
        except discord.NotFound:
            exists = False
        except TROUBLE:
            exists = True  # Discord can't say
        if not exists:
            log.warn("game %s: its question is gone, and is posted again", found.game)
            await ctx.db.run(outbox.replace_question, found.game, found.message)
            ctx.delivery_worker.kick(found.game)
        await asyncio.sleep(PACE)


async def mend(ctx: DeliveryContext, info: GameInfo) -> None:
    """Post question, pinned message and last report again where they were deleted: somebody asks for the status."""
    game, kept, missing = info.id, await load(ctx, info.id, 0), []
    for slot in (message_slots.PROMPT, message_slots.PIN):
        found = kept.found(slot)
        if found is not None and not await ctx.discord_api.exists(found.channel, found.message):
            kept.lose(slot)
            found = None
        if found is None and info.status == "running":
            missing.append(slot)
    report = kept.found(message_slots.GONE_REPORT)
    if message_slots.PIN in missing:
        kept.lose(message_slots.RETURNED_PIN)
    if report is not None:
        kept.lose(report.slot)
        await ctx.db.run(outbox.report_again, game, report.revision)
    await kept.confirm()
    if missing:
        ctx.threads.taken_down(game)
        if message_slots.PROMPT in missing:
            await ctx.db.run(outbox.prompt_again, game)
        ctx.delivery_worker.refresh(game)
    ctx.delivery_worker.kick(game)
