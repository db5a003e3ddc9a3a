"""The replay in the thread: one message with the animated picture, and a button for those whose Discord wants GIF."""

from __future__ import annotations

import io

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import outbox
from bot.core.model import GameInfo
from bot.delivery.context import DeliveryContext
from bot.delivery.send import home, l10n_of, send
from bot.features.replays import use_cases
from bot.features.replays.protocol import Request
from bot.text import people
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

WEBP, GIF = "webp", "gif"


async def request(
    ctx: DeliveryContext,
    l10n: Localization,
    info: GameInfo,
    suffix: str,
    theme: str = "light",
    turn: int | None = None,
) -> Request:
    """What is to be drawn of a game: all of it, or one turn; as everybody may see it."""
    script = await ctx.db.read(use_cases.script, info.id)
    # Who plays every seat is named by none: the colours tell the panels apart.
    names = people.holders(l10n, info)
    return Request(
        script.kind,
        script.header,
        script.state,
        script.actions,
        names,
        l10n.language,
        theme,
        suffix,
        turn,
    )


def file(info: GameInfo, data: bytes, suffix: str, description: str, turn: int | None = None) -> discord.File:
    """A replay to attach."""
    part = "" if turn is None else f"-turn-{turn}"
    return discord.File(
        io.BytesIO(data), filename=f"{info.game}-{info.id}{part}.{suffix}", description=description
    )


async def standing(ctx: DeliveryContext, info: GameInfo) -> MessageRef | None:
    """The replay that is in the thread; what was deleted there is forgotten."""
    found = await ctx.db.read(outbox.found, info.id, message_slots.REPLAY)
    if found is not None and not await ctx.discord_api.exists(found.channel, found.message):
        await ctx.db.run(outbox.lose, info.id, message_slots.REPLAY, found.message)
        return None
    return found


async def post(ctx: DeliveryContext, info: GameInfo, data: bytes) -> str:
    """Posts the replay to where the game was played, unless it stands there by now; returns the link to it."""
    async with ctx.db.lock(info.id):
        found = await standing(ctx, info)
        if found is not None:
            return link(info, found.channel, found.message)
        l10n = await l10n_of(ctx, info)
        view = ui.view([ui.button(l10n.format("button-gif"), CustomId("gif", info.id, info.revision))])
        picture = file(info, data, WEBP, l10n.format("replay-alt"))
        nonce = f"rp{info.id}-{info.revision}"
        sent = await send(ctx, info, l10n.format("replay-line"), nonce=nonce[:25], files=[picture], view=view)
        await ctx.db.run(outbox.keep, info.id, message_slots.REPLAY, sent.channel.id, sent.id, info.revision)
        return link(info, sent.channel.id, sent.id)


def link(info: GameInfo, channel: int, message: int) -> str:
    """The address of a message of a game."""
    return f"https://discord.com/channels/{info.server}/{channel}/{message}"


def may_post(ctx: DeliveryContext, info: GameInfo) -> bool:
    """Whether files may be attached where the game was played, as far as is known."""
    return ctx.discord_api.may_attach(home(info), info.server)
