"""Sends messages to where a game is played, once for a nonce; a thread that was deleted is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.core import lobby, outbox, queries
from bot.core.errors import SeatTaken
from bot.delivery import lobby_card
from bot.delivery.discord_api import ARCHIVED, LOCKED
from bot.delivery.thread import NoThread, open_thread
from bot.text import people
from bot.text.localization import words
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.services import Office
    from bot.core.model import Sheet
    from bot.text.localization import Words

# Messages of a thread that was deleted.
_LEFT_BEHIND = (
    message_slots.PROMPT,
    message_slots.ROLLING,
    message_slots.PING,
    message_slots.EVENING,
    message_slots.PIN,
    message_slots.BOARD,
    message_slots.REPLAY,
    message_slots.WAITS,
)
UNKNOWN_CHANNEL = 10003  # Discord's code of an error


async def words_of(office: Office, sheet: Sheet) -> Words:
    """The words for everybody at a game."""
    return words(await office.preferences.language(sheet.server, game=sheet.language))


def home(sheet: Sheet) -> int:
    """Where a game is played: its thread, or the channel of its card."""
    return sheet.thread if sheet.thread is not None else sheet.channel


async def send(
    office: Office,
    sheet: Sheet,
    text: str,
    *,
    nonce: str,
    users: Sequence[int | None] = (),
    view: discord.ui.View | None = None,
    files: Sequence[discord.File] = (),
    channel: int | None = None,
) -> discord.Message:
    """Sends a message to where a game is played, once for a nonce; a deleted thread is replaced."""
    kwargs: dict[str, Any] = {"allowed_mentions": people.pings(*users), "nonce": nonce}
    if view is not None:
        kwargs["view"] = view
    if files:
        kwargs["files"] = list(files)
    where = channel if channel is not None else home(sheet)
    try:
        return await office.reach.channel(where, sheet.server).send(text, **kwargs)
    except discord.NotFound as problem:
        if where == sheet.channel or problem.code != UNKNOWN_CHANNEL:
            raise
        thread = await _new_home(office, sheet, nonce)
        for file in files:
            file.reset(seek=True)
        return await office.reach.channel(thread, sheet.server).send(text, **kwargs)


async def _new_home(office: Office, sheet: Sheet, nonce: str) -> int:
    """A new thread for a game whose thread was deleted, or its channel; the first message says so, and the game
    has moved only once that is posted."""
    now = await office.db.read(queries.sheet, sheet.id)
    if now.thread is not None and now.thread != sheet.thread:
        return now.thread  # it has moved since this sheet was read
    say = await words_of(office, sheet)
    try:
        thread = await open_thread(office, sheet, say, fresh=True)
    except NoThread:
        thread = sheet.channel
    if thread == sheet.channel:
        await _need_room(office, sheet, say, nonce)
    players = [seat.user for seat in sheet.seats]
    await office.reach.channel(thread, sheet.server).send(
        say.say("thread-deleted", game=lobby_card.title(say, sheet)),
        nonce=f"{nonce[:24]}h",
        allowed_mentions=people.pings(*players),
    )
    await office.db.run(lobby.moved, sheet.id, thread)
    for role in _LEFT_BEHIND:
        await office.db.run(outbox.lose, sheet.id, role)
    office.relay.kick(sheet.id)  # where it is played, and its messages, are others now
    return thread


async def _need_room(office: Office, sheet: Sheet, say: Words, nonce: str) -> None:
    """Raises SeatTaken where another game is played in the channel; that is told there once."""
    here = await office.db.read(queries.game_in, sheet.channel)
    if here is None or here == sheet.id or (await office.db.read(queries.sheet, here)).status != "running":
        return
    if await office.db.read(outbox.found, sheet.id, message_slots.WAITS) is None:
        told = await office.reach.channel(sheet.channel, sheet.server).send(
            say.say("thread-deleted-busy", game=lobby_card.title(say, sheet)),
            nonce=f"{nonce[:24]}b",
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await office.db.run(
            outbox.keep, sheet.id, message_slots.WAITS, sheet.channel, told.id, sheet.revision
        )
    office.relay.trouble[sheet.id] = "trouble-gone"
    raise SeatTaken("table-place-taken")


def explained(problem: BaseException) -> str:
    """The message that says why nothing can be posted, and how to mend it."""
    if isinstance(problem, discord.HTTPException) and problem.code in (ARCHIVED, LOCKED):
        return "trouble-locked"
    if isinstance(problem, discord.Forbidden):
        return "trouble-forbidden"
    if isinstance(problem, discord.NotFound):
        return "trouble-gone"
    return "trouble-discord"
