"""After somebody was forgotten: the title of a game's thread and the messages that say who played are written
anew, from what is still known."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord

from bot.app import log
from bot.core import queries, votes
from bot.core.expiry import LOBBY
from bot.delivery import game_over, lobby_card, opening, pinned_message, vote_message
from bot.delivery.send import words_of
from bot.features.tournaments import queries as tournaments_queries
from bot.text import people, reports
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.model import Found, Position
    from bot.core.notifications import Notice
    from bot.delivery.batch import Known
    from bot.text.localization import Words

RENAME_PAUSE = 330  # seconds between two renames: Discord allows two in ten minutes a thread
PATIENCE = 20.0  # seconds for a rename; discord.py would wait out a refusal for longer


async def write_anew(office: Office, known: Known, row: Notice) -> bool:
    """Writes everything that names people anew; False when the title has to wait, and the row was put off."""
    position = known.position
    sheet = position.sheet
    say = await words_of(office, sheet)
    thread = await _thread(office, position)
    archived = thread is not None and thread.archived
    if thread is not None and archived:
        thread = await thread.edit(archived=False)  # else nothing in it can be edited
    await say_anew(office, known, say)
    wait = 0 if thread is None else await _rename(office, known, say, thread)
    if thread is not None and archived:
        await thread.edit(archived=True)
    if wait:
        await office.relay.put_off(row, "the thread was renamed lately", wait)
    return not wait


async def say_anew(office: Office, known: Known, say: Words) -> None:
    """Writes the messages anew that say who plays and how it stands."""
    for found in known.messages():
        changes = await _anew(office, known, say, found)
        if changes:
            await _edit(office, found, changes)


async def _thread(office: Office, position: Position) -> discord.Thread | None:
    """The game's own thread, if there is one that the bot may see."""
    sheet = position.sheet
    if sheet.thread is None or sheet.thread == sheet.channel:
        return None
    found = await office.reach.fetched(sheet.thread)
    mine = isinstance(found, discord.Thread) and found.owner_id == office.reach.own_id
    return found if mine and isinstance(found, discord.Thread) else None


async def _anew(office: Office, known: Known, say: Words, found: Found) -> dict[str, Any]:
    """What a kept message says now; empty for one that names nobody, or that is written anew otherwise."""
    position, sheet = known.position, known.sheet
    if found.role == message_slots.CARD:
        expired = sheet.status == "cancelled" and (sheet.ended or 0) - sheet.created >= LOBBY
        begun = position if position.begun else None
        shown = lobby_card.lobby(say, sheet, begun, now=office.now(), expired=expired)
        return {"content": shown.text, "view": shown.view}
    if found.role == message_slots.PIN and position.begun:
        return {
            "content": pinned_message.text(say, position, pinned_message.board_link(known), now=office.now())
        }
    if found.role == message_slots.OPENING:
        why = "no-thread-here" if sheet.thread == sheet.channel else None
        lines = await opening.lines(
            office, position, say, await office.db.read(queries.opening, sheet.id), why
        )
        return {"content": reports.paged(say, lines)[0]}
    if found.role == message_slots.ENDED and sheet.status == "finished":
        return {"content": await game_over.text(office, position, say)}
    number = message_slots.vote_of(found.role)
    if number is None:
        return {}
    vote = await office.db.read(votes.find, number)
    text = await vote_message.text(office, say, position, vote, by_seat=vote.status != "open")
    return {"content": text, "view": vote_message.buttons(say, vote)}


async def _edit(office: Office, found: Found, changes: dict[str, Any]) -> None:
    try:
        await lobby_card.renew(
            office, found.channel, found.message, allowed_mentions=people.pings(), **changes
        )
    except discord.Forbidden as problem:
        log.warn("game %s: %s not written anew: %s", found.game, found.role, problem)


async def _rename(office: Office, known: Known, say: Words, thread: discord.Thread) -> int:
    """Gives the thread its title; seconds to wait where it was renamed lately."""
    name = lobby_card.thread_name(
        say, known.sheet, await office.db.read(tournaments_queries.drawn, known.game)
    )
    if thread.name == name:
        return 0
    last = known.found(message_slots.TITLE)
    if last is not None and (wait := last.at + RENAME_PAUSE - int(office.now())) > 0:
        return min(wait, RENAME_PAUSE)  # the clock may have been set back
    await known.keep(message_slots.TITLE, thread.id, thread.id, known.sheet.revision)
    try:
        async with asyncio.timeout(PATIENCE):
            await thread.edit(name=name)
    except discord.Forbidden as problem:
        log.warn("game %s: its thread is not renamed: %s", known.game, problem)
    return 0
