"""The replay in the thread: one message with the animated picture, and a button for those whose Discord wants GIF."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord

from bot.components import ui
from bot.components.custom_id import Press
from bot.core import outbox
from bot.delivery.send import home, send, words_of
from bot.features.replays import use_cases
from bot.features.replays.protocol import Request
from bot.text import people
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.model import Found, Sheet
    from bot.text.localization import Words

WEBP, GIF = "webp", "gif"


async def request(
    office: Office, say: Words, sheet: Sheet, suffix: str, theme: str = "light", turn: int | None = None
) -> Request:
    """What is to be drawn of a game: all of it, or one turn; as everybody may see it."""
    script = await office.db.read(use_cases.script, sheet.id)
    # Who plays every seat is named by none: the colours tell the panels apart.
    names = tuple("" if sheet.practice else people.player(say, seat, people.plain) for seat in sheet.seats)
    return Request(
        script.kind,
        script.header,
        script.state,
        script.actions,
        names,
        say.language,
        theme,
        suffix,
        turn,
    )


def file(sheet: Sheet, data: bytes, suffix: str, description: str, turn: int | None = None) -> discord.File:
    """A replay to attach."""
    part = "" if turn is None else f"-turn-{turn}"
    return discord.File(
        io.BytesIO(data), filename=f"{sheet.game}-{sheet.id}{part}.{suffix}", description=description
    )


async def standing(office: Office, sheet: Sheet) -> Found | None:
    """The replay that is in the thread; what was deleted there is forgotten."""
    found = await office.db.read(outbox.found, sheet.id, message_slots.REPLAY)
    if found is not None and not await office.reach.exists(found.channel, found.message):
        await office.db.run(outbox.lose, sheet.id, message_slots.REPLAY, found.message)
        return None
    return found


async def post(office: Office, sheet: Sheet, data: bytes) -> str:
    """Posts the replay to where the game was played, unless it stands there by now; returns the link to it."""
    async with office.db.lock(sheet.id):
        found = await standing(office, sheet)
        if found is not None:
            return link(sheet, found.channel, found.message)
        say = await words_of(office, sheet)
        view = ui.view([ui.button(say.say("button-gif"), Press("gif", sheet.id, sheet.revision))])
        picture = file(sheet, data, WEBP, say.say("replay-alt"))
        nonce = f"rp{sheet.id}-{sheet.revision}"
        sent = await send(office, sheet, say.say("replay-line"), nonce=nonce[:25], files=[picture], view=view)
        await office.db.run(
            outbox.keep, sheet.id, message_slots.REPLAY, sent.channel.id, sent.id, sheet.revision
        )
        return link(sheet, sent.channel.id, sent.id)


def link(sheet: Sheet, channel: int, message: int) -> str:
    """The address of a message of a game."""
    return f"https://discord.com/channels/{sheet.server}/{channel}/{message}"


def may_post(office: Office, sheet: Sheet) -> bool:
    """Whether files may be attached where the game was played, as far as is known."""
    return office.reach.may_attach(home(sheet), sheet.server)
