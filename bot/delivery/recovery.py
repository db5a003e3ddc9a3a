"""Messages that Discord made while its answer was lost: a press tells their id, so that each is taken up there
and then, or loses its components where another message has taken its place.

The rows that posted them still wait; the text of what is taken up is brought up to date by what follows.
"""

from __future__ import annotations

import discord

from bot.app import log
from bot.components.custom_id import CustomId, declared
from bot.core import outbox, queries, votes
from bot.core.errors import NoGame, UserError
from bot.core.model import GameInfo
from bot.delivery import lobby_card, obsolete_messages, question, vote_message
from bot.delivery.batch import Messages
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.prompt import retire, stand
from bot.delivery.send import edit, home, l10n_of
from storage import StorageError, message_slots, notification_kinds


async def look(ctx: DeliveryContext, message: discord.Message) -> CustomId | None:
    """Takes the pressed message up where it is one that the bot lost; gives the press that says what it is
    where it has to be tidied after the answer."""
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
            return None  # the bot wrote no such buttons, and tells nothing of another game's vote
    except NoGame:
        return None
    where = message.channel.id
    if info.server != getattr(message.guild, "id", None) or where not in (info.channel, home(info)):
        return None
    before = await ctx.db.read(outbox.found, info.id, message_slots.PROMPT)
    taken_up = await ctx.db.run(
        outbox.adopt, shows.game, what, where, message.id, shows.revision, shows.number
    )
    if taken_up:
        ctx.delivery_worker.kick(info.id)  # what it knows of the messages is no longer so
    await ctx.delivery_worker.hurry(info.id)
    if not taken_up:
        return None if what in (notification_kinds.REPORT, notification_kinds.ENDED) else shows
    if what == notification_kinds.PROMPT:
        position = await ctx.db.read(queries.position, info.id)
        if before is not None:
            messages = await Messages.of(ctx.db, info.id)
            await retire(ctx, messages, position, before)
            await messages.confirm()
        stand(ctx, position, where, message.id)
    # A prompt, report or result is as it should be; of a card and a vote nobody knows what they missed.
    return shows if what in (notification_kinds.CARD, notification_kinds.VOTE_OPENED) else None


async def tidy(ctx: DeliveryContext, shows: CustomId, message: discord.Message) -> None:
    """Brings a message that was lost up to date; what another one shows in its place loses its components."""
    try:
        await _tidy(ctx, shows, message)
    except (*TROUBLE, UserError, StorageError) as problem:
        # It stays as it is: its buttons answer that they are of the past, and tell of it again.
        log.warn("game %s: message %s not brought up to date: %s", shows.game, message.id, problem)


async def _tidy(ctx: DeliveryContext, shows: CustomId, message: discord.Message) -> None:
    what = declared(shows.kind).notification
    info = await ctx.db.read(queries.info, shows.game)
    kept = await ctx.db.read(outbox.slot_of, message.id) is not None
    if what == notification_kinds.PROMPT:
        if kept or info.revision == shows.revision:
            return  # it may be the present one, whose sending is not over yet
        await obsolete_messages.remove(ctx, info.id, message.channel.id, message.id)
        return
    if what == notification_kinds.VOTE_OPENED:
        text, view = await _vote(ctx, info, shows.number)
    else:
        shown = lobby_card.lobby(
            await l10n_of(ctx, info),
            info,
            await ctx.db.read(queries.position, info.id),
            now=ctx.now(),
        )
        text, view = shown.text, shown.view
    await edit(ctx, message.channel.id, message.id, content=text, view=view if kept else None)


async def _vote(ctx: DeliveryContext, info: GameInfo, number: int) -> tuple[str, discord.ui.View | None]:
    l10n = await l10n_of(ctx, info)
    vote = await ctx.db.read(votes.find, number)
    text = await vote_message.text(ctx, l10n, await ctx.db.read(queries.position, info.id), vote)
    return text, vote_message.buttons(l10n, vote)
