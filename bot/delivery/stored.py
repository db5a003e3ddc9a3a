"""What a stored message that names players should show, whichever row of the outbox it was posted for."""

import re

import discord

from bot.core import queries, user_data, votes
from bot.delivery import game_result, lobby_card, pinned_message, thread_state, vote_message
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.thread import forum_of, opening_lines
from bot.delivery.thread_state import Content, Entry
from bot.text import reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

MENTION = re.compile("<@([0-9]+)>")


async def entry(ctx: DeliveryContext, batch: Batch, found: MessageRef) -> Entry | None:
    """Return the entry of a stored message; None for one that names nobody.

    Phase message and question are made by `thread_view`.
    """
    position, info, l10n = batch.position, batch.info, batch.l10n
    text: str | None = None
    if found.slot == message_slots.CARD:
        return lobby_card.entry(batch, ctx.now())
    if found.slot == message_slots.PIN and position.begun:
        return pinned_message.entry(batch, ctx.hooks.board_button(l10n, info), ctx.now())
    if (number := message_slots.vote_of(found.slot)) is not None:
        vote = await ctx.db.read(votes.find, number)
        return await vote_message.entry(ctx, l10n, position, vote, by_seat=vote.status != "open")
    if found.slot == message_slots.OPENING:
        is_post = forum_of(ctx.discord_api.known(info.channel)) is not None
        why = "no-thread-here" if info.thread == info.channel and not is_post else None
        lines = await opening_lines(ctx, position, l10n, await ctx.db.read(queries.opening, info.id), why)
        text = reports.paged(l10n, lines)[0]
    elif found.slot == message_slots.ENDED and info.status == "finished":
        text = await game_result.text(ctx, position, l10n)
    elif message_slots.is_call(found.slot):
        text = await _call(ctx, l10n, found)
    content = Content(text or "", keeps_buttons=True)
    return None if text is None else thread_state.entry(found.slot, content, revision=found.revision)


async def _call(ctx: DeliveryContext, l10n: Localization, found: MessageRef) -> str | None:
    """Return the text of a message that calls people, without those who were forgotten; None where nothing changes."""
    try:
        before = (await ctx.discord_api.message(found.channel, found.message).fetch()).content
    except (discord.NotFound, discord.Forbidden):
        return None
    known = await ctx.db.read(user_data.known_in, found.game)
    nobody = l10n.format("standing-nobody")
    now = MENTION.sub(lambda one: one[0] if int(one[1]) in known else nobody, before)
    return None if now == before else now
