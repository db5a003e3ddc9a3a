"""The pinned message of a game's thread: how it stands, edited in place with the phase."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.components.action_rows import cut
from bot.delivery import lobby_card, question
from bot.delivery.thread_cache import PinNews
from bot.text import people, reports
from bot.text.localization import words
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.model import Found, Position
    from bot.delivery.batch import Known
    from bot.text.localization import Words


def text(say: Words, position: Position, board: str | None, *, now: float) -> str:
    """The pinned message of a thread: turn, phase, whose move, deadline, scores, link to the last board; of a running
    game also of which moment it is."""
    sheet = position.sheet
    lines = [f"**{lobby_card.title(say, sheet)}**"]
    if sheet.status == "finished":
        lines.append(reports.winners(say, sheet))
    elif sheet.status == "cancelled":
        lines.append(say.say("card-cancelled"))
    else:
        lines.append(lobby_card.status_line(say, sheet))
        lines += question.time_left(say, sheet)
    lines.append(lobby_card.scores_line(say, position))
    if board is not None:
        lines.append(say.say("pin-board", link=board))
    lines.append(say.say("pin-help"))
    if sheet.status == "running":
        lines.append(say.say("pin-as-of", when=f"<t:{int(now)}:R>"))
    return cut("\n".join(lines), 2000)


async def refresh(office: Office, known: Known, *, force: bool = False) -> None:
    """Brings the pinned message up to date where a reader would miss something, and the lobby card: ten minutes after
    it was, at the earliest, unless the game is over."""
    position = known.position
    game, sheet = known.game, position.sheet
    if not position.begun:
        return
    say = words(await office.preferences.language(sheet.server, game=sheet.language))
    over = sheet.status in ("finished", "cancelled")
    found = known.found(message_slots.PIN)
    returned = known.found(message_slots.RETURNED_PIN)
    wanted = returned is None or returned.revision == 0  # somebody may have had a reason to delete it twice
    if found is None and not over and sheet.thread is not None and wanted:
        # The same nonce until it is known to be posted: a pin whose answer was lost is not posted twice.
        nonce = office.threads.pin_nonce(game, sheet.revision)
        await post(office, known, say, nonce=nonce)
        office.threads.pinned(game)
        if returned is not None:
            await known.keep(message_slots.RETURNED_PIN, returned.channel, returned.message, 1)
    elif found is not None:
        await _edit(office, known, found, say, at_once=over or force)
    wait = 0.0 if over or force else office.threads.card_wait(game, office.now())
    if wait > 0:
        due = office.now() + wait
        office.threads.card_late(game, due)
        office.wake(due)
    else:
        await lobby_card.card_now(office, known, say)
    if over:
        office.threads.forget(game)


async def _edit(office: Office, known: Known, found: Found, say: Words, *, at_once: bool) -> None:
    """Brings the pinned message up to date: at once where the turn, the phase or the clock is another one; who is asked
    next waits some minutes, since the question itself says so."""
    game, now, news = known.game, office.now(), _news(say, known)
    wait = 0.0 if at_once else office.threads.pin_wait(game, news, now)
    if wait is None:
        return
    if wait > 0:
        office.threads.pin_late(game, now + wait)
        office.wake(now + wait)
        return
    content = text(say, known.position, board_link(known), now=now)
    if await lobby_card.renew(
        office, found.channel, found.message, content=content, allowed_mentions=people.pings()
    ):
        office.threads.pin_told(game, news, now)
        await known.keep(message_slots.PIN, found.channel, found.message, known.sheet.revision)
    else:
        if known.found(message_slots.RETURNED_PIN) is None:
            await known.keep(message_slots.RETURNED_PIN, found.channel, found.message, 0)
        await known.lose(message_slots.PIN)


def _news(say: Words, known: Known) -> PinNews:
    """What the pinned message would tell. Not the points of every deed, nor which of their seats a person plays next; a
    computer that thinks is nobody to wait for."""
    sheet = known.sheet
    seats = [sheet.seats[each.seat] for each in sheet.awaited]
    users = frozenset(seat.user for seat in seats if seat.player is None)
    asked = (users, *question.time_left(say, sheet)) if users or not seats else None
    still = (sheet.status, sheet.turn, sheet.phase, sheet.paused, sheet.evening, board_link(known))
    return PinNews(still, asked)


async def post(office: Office, known: Known, say: Words, *, nonce: str) -> None:
    """Posts the message that is edited in place, and pins it where that is allowed."""
    position, sheet = known.position, known.sheet
    where = sheet.thread if sheet.thread is not None else sheet.channel
    link = board_link(known)
    sent = await office.reach.channel(where, sheet.server).send(
        text(say, position, link, now=office.now()),
        nonce=nonce,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    await known.keep(message_slots.PIN, sent.channel.id, sent.id, sheet.revision)
    if not office.reach.may_pin(where, sheet.server):
        return  # the message stays where it is
    with contextlib.suppress(discord.HTTPException):
        await sent.pin()


def board_link(known: Known) -> str | None:
    """Where the last picture of the board is."""
    board = known.found(message_slots.BOARD)
    if board is None:
        return None
    return f"https://discord.com/channels/{known.sheet.server}/{board.channel}/{board.message}"
