"""The pinned message of a game's thread: how it stands, edited in place with the phase."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.components.action_rows import cut
from bot.delivery import lobby_card, question
from bot.delivery.thread_cache import PinNews
from bot.text import people, reports
from bot.text.localization import localization_for
from storage import message_slots

if TYPE_CHECKING:
    from bot.app.services import Services
    from bot.core.model import MessageRef, Position
    from bot.delivery.batch import Batch
    from bot.text.localization import Localization


def text(l10n: Localization, position: Position, board: str | None, *, now: float) -> str:
    """The pinned message of a thread: turn, phase, whose move, deadline, scores, link to the last board; of a running
    game also of which moment it is."""
    info = position.info
    lines = [f"**{lobby_card.title(l10n, info)}**"]
    if info.status == "finished":
        lines.append(reports.winners(l10n, info))
    elif info.status == "cancelled":
        lines.append(l10n.format("card-cancelled"))
    else:
        lines.append(lobby_card.status_line(l10n, info))
        lines += question.time_left(l10n, info)
    lines.append(lobby_card.scores_line(l10n, position))
    if board is not None:
        lines.append(l10n.format("pin-board", link=board))
    lines.append(l10n.format("pin-help"))
    if info.status == "running":
        lines.append(l10n.format("pin-as-of", when=f"<t:{int(now)}:R>"))
    return cut("\n".join(lines), 2000)


async def refresh(services: Services, known: Batch, *, force: bool = False) -> None:
    """Brings the pinned message up to date where a reader would miss something, and the lobby card: ten minutes after
    it was, at the earliest, unless the game is over."""
    position = known.position
    game, info = known.game, position.info
    if not position.begun:
        return
    l10n = localization_for(await services.settings_cache.language(info.server, game=info.language))
    over = info.status in ("finished", "cancelled")
    found = known.found(message_slots.PIN)
    returned = known.found(message_slots.RETURNED_PIN)
    wanted = returned is None or returned.revision == 0  # somebody may have had a reason to delete it twice
    if found is None and not over and info.thread is not None and wanted:
        # The same nonce until it is known to be posted: a pin whose answer was lost is not posted twice.
        nonce = services.threads.pin_nonce(game, info.revision)
        await post(services, known, l10n, nonce=nonce)
        services.threads.pinned(game)
        if returned is not None:
            await known.keep(message_slots.RETURNED_PIN, returned.channel, returned.message, 1)
    elif found is not None:
        await _edit(services, known, found, l10n, at_once=over or force)
    wait = 0.0 if over or force else services.threads.card_wait(game, services.now())
    if wait > 0:
        due = services.now() + wait
        services.threads.card_late(game, due)
        services.wake(due)
    else:
        await lobby_card.card_now(services, known, l10n)
    if over:
        services.threads.forget(game)


async def _edit(
    services: Services, known: Batch, found: MessageRef, l10n: Localization, *, at_once: bool
) -> None:
    """Brings the pinned message up to date: at once where the turn, the phase or the clock is another one; who is asked
    next waits some minutes, since the question itself says so."""
    game, now, news = known.game, services.now(), _news(l10n, known)
    wait = 0.0 if at_once else services.threads.pin_wait(game, news, now)
    if wait is None:
        return
    if wait > 0:
        services.threads.pin_late(game, now + wait)
        services.wake(now + wait)
        return
    content = text(l10n, known.position, board_link(known), now=now)
    if await lobby_card.renew(
        services, found.channel, found.message, content=content, allowed_mentions=people.pings()
    ):
        services.threads.pin_told(game, news, now)
        await known.keep(message_slots.PIN, found.channel, found.message, known.info.revision)
    else:
        if known.found(message_slots.RETURNED_PIN) is None:
            await known.keep(message_slots.RETURNED_PIN, found.channel, found.message, 0)
        await known.lose(message_slots.PIN)


def _news(l10n: Localization, known: Batch) -> PinNews:
    """What the pinned message would tell. Not the points of every deed, nor which of their seats a person plays next; a
    computer that thinks is nobody to wait for."""
    info = known.info
    seats = [info.seats[each.seat] for each in info.awaited]
    users = frozenset(seat.user for seat in seats if seat.player is None)
    asked = (users, *question.time_left(l10n, info)) if users or not seats else None
    still = (info.status, info.turn, info.phase, info.paused, info.evening, board_link(known))
    return PinNews(still, asked)


async def post(services: Services, known: Batch, l10n: Localization, *, nonce: str) -> None:
    """Posts the message that is edited in place, and pins it where that is allowed."""
    position, info = known.position, known.info
    where = info.thread if info.thread is not None else info.channel
    link = board_link(known)
    sent = await services.discord_api.channel(where, info.server).send(
        text(l10n, position, link, now=services.now()),
        nonce=nonce,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    await known.keep(message_slots.PIN, sent.channel.id, sent.id, info.revision)
    if not services.discord_api.may_pin(where, info.server):
        return  # the message stays where it is
    with contextlib.suppress(discord.HTTPException):
        await sent.pin()


def board_link(known: Batch) -> str | None:
    """Where the last picture of the board is."""
    board = known.found(message_slots.BOARD)
    if board is None:
        return None
    return f"https://discord.com/channels/{known.info.server}/{board.channel}/{board.message}"
