"""After somebody was forgotten: the title of a game's thread and the messages that say who played are written
anew, from what is still known."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord

from bot.posting import cards, opening, result, votes
from bot.posting.sending import words_of
from bot.process import log
from bot.table.sweep import LOBBY
from bot.wording import people, reports
from storage import roles

if TYPE_CHECKING:
    from bot.process.client import CaylusBot
    from bot.table import Found, Notice, Position
    from bot.wording.catalogues import Words

RENAME_PAUSE = 330  # seconds between two renames: Discord allows two in ten minutes a thread
PATIENCE = 20.0  # seconds for a rename; discord.py would wait out a refusal for longer


async def write_anew(bot: CaylusBot, row: Notice) -> bool:
    """Writes everything that names people anew; False when the title has to wait, and the row was put off."""
    position = await bot.table.position(row.game)
    sheet = position.sheet
    say = await words_of(bot, sheet)
    thread = await _thread(bot, position)
    archived = thread is not None and thread.archived
    if thread is not None and archived:
        thread = await thread.edit(archived=False)  # else nothing in it can be edited
    for found in (await bot.table.messages(row.game)).values():
        changes = await _anew(bot, position, say, found)
        if changes:
            await _edit(bot, found, changes)
    wait = 0 if thread is None else await _rename(bot, position, say, thread)
    if thread is not None and archived:
        await thread.edit(archived=True)
    if wait:
        await bot.deliveries.put_off(row, "the thread was renamed lately", wait)
    return not wait


async def _thread(bot: CaylusBot, position: Position) -> discord.Thread | None:
    """The game's own thread, if there is one that the bot may see."""
    sheet = position.sheet
    if sheet.thread is None or sheet.thread == sheet.channel:
        return None
    try:
        found = await bot.fetch_channel(sheet.thread)
    except (discord.NotFound, discord.Forbidden):
        return None
    mine = isinstance(found, discord.Thread) and bot.user is not None and found.owner_id == bot.user.id
    return found if mine and isinstance(found, discord.Thread) else None


async def _anew(bot: CaylusBot, position: Position, say: Words, found: Found) -> dict[str, Any]:
    """What a kept message says now; empty for one that names nobody, or that is written anew otherwise."""
    sheet = position.sheet
    if found.role == roles.CARD:
        expired = sheet.status == "cancelled" and (sheet.ended or 0) - sheet.created >= LOBBY
        shown = cards.lobby(say, sheet, position if position.begun else None, expired=expired)
        return {"content": shown.text, "view": shown.view}
    if found.role == roles.PIN and position.begun:
        return {"content": cards.pin(say, position, await cards.board_link(bot, sheet))}
    if found.role == roles.OPENING:
        why = "no-thread-here" if sheet.thread == sheet.channel else None
        lines = opening.lines(bot, position, say, await bot.table.opening(sheet.id), why)
        return {"content": reports.paged(say, lines)[0]}
    if found.role == roles.ENDED and sheet.status == "finished":
        return {"content": await result.text(bot, position, say)}
    number = roles.vote_of(found.role)
    if number is None:
        return {}
    vote = await bot.table.vote(number)
    text = await votes.text(bot, say, position, vote, by_seat=vote.status != "open")
    return {"content": text, "view": votes.buttons(say, vote)}


async def _edit(bot: CaylusBot, found: Found, changes: dict[str, Any]) -> None:
    try:
        await cards.renew(bot, found.channel, found.message, allowed_mentions=people.pings(), **changes)
    except discord.Forbidden as problem:
        log.warn("game %s: %s not written anew: %s", found.game, found.role, problem)


async def _rename(bot: CaylusBot, position: Position, say: Words, thread: discord.Thread) -> int:
    """Gives the thread its title; seconds to wait where it was renamed lately."""
    game, name = position.sheet.id, cards.thread_name(say, position.sheet)
    if thread.name == name:
        return 0
    last = await bot.table.found(game, roles.TITLE)
    if last is not None and (wait := last.at + RENAME_PAUSE - int(bot.now())) > 0:
        return wait
    await bot.table.keep(game, roles.TITLE, thread.id, thread.id, position.revision)
    try:
        async with asyncio.timeout(PATIENCE):
            await thread.edit(name=name)
    except discord.Forbidden as problem:
        log.warn("game %s: its thread is not renamed: %s", game, problem)
    return 0
