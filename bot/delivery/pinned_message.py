"""The pinned message of a game's thread: how it stands, edited in place with the phase."""

import contextlib

import discord

from bot.components.ui import cut
from bot.core.model import Position
from bot.delivery import lobby_card, question
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import renew
from bot.delivery.thread_cache import PinNews
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef


def text(l10n: Localization, position: Position, board: str | None, *, now: float) -> str:
    """The pinned message of a thread: where the game stands, until when, scores, link to the last board."""
    info = position.info
    lines = [f"**{game_status.title(l10n, info)}**"]
    if info.status == "finished":
        lines.append(reports.winners(l10n, info))
    elif info.status == "cancelled":
        lines.append(l10n.format("card-cancelled"))
    else:
        lines.append(game_status.status_line(l10n, info))
        lines += question.time_left(l10n, info)
    lines.append(game_status.scores_line(l10n, position))
    if board is not None:
        lines.append(l10n.format("pin-board", link=board))
    lines.append(l10n.format("pin-help"))
    if info.status == "running":
        lines.append(l10n.format("pin-as-of", when=f"<t:{int(now)}:R>"))
    return cut("\n".join(lines), 2000)


async def refresh(ctx: DeliveryContext, batch: Batch) -> None:
    """Brings pin and lobby card up to date where a reader would miss something, the card every ten minutes at most."""
    position = batch.position
    game, info = batch.game, position.info
    if not position.begun:
        return
    over = info.status in ("finished", "cancelled")
    found = batch.found(message_slots.PIN)
    returned = batch.found(message_slots.RETURNED_PIN)
    wanted = returned is None or returned.revision == 0  # somebody may have had a reason to delete it twice
    if found is None and not over and info.thread is not None and wanted:
        # The same nonce until it is known to be posted: a pin whose answer was lost is not posted twice.
        nonce = ctx.threads.pin_nonces.setdefault(game, f"pin{game}-{info.revision}")
        await post(ctx, batch, nonce=nonce)
        ctx.threads.pin_nonces.pop(game, None)
        if returned is not None:
            batch.keep(message_slots.RETURNED_PIN, returned.channel, returned.message, 1)
    elif found is not None:
        await _edit(ctx, batch, found, at_once=over)
    wait = 0.0 if over else ctx.threads.card_wait(game, ctx.now())
    if wait > 0:
        ctx.threads.late_cards[game] = due = ctx.now() + wait
        ctx.wake(due)
    else:
        await lobby_card.card_now(ctx, batch)
    if over:
        ctx.threads.forget(game)


async def _edit(ctx: DeliveryContext, batch: Batch, found: MessageRef, *, at_once: bool) -> None:
    """Brings the pinned message up to date: at once for another turn, phase or clock, else after some minutes."""
    game, now, news = batch.game, ctx.now(), _news(batch)
    wait = 0.0 if at_once else ctx.threads.pin_wait(game, news, now)
    if wait is None:
        return
    if wait > 0:
        ctx.threads.late_pins[game] = now + wait
        ctx.wake(now + wait)
        return
    content = text(batch.l10n, batch.position, board_link(batch), now=now)
    if await renew(ctx, found, content=content, allowed_mentions=people.pings()):
        ctx.threads.pin_told(game, news, now)
        batch.keep(message_slots.PIN, found.channel, found.message, batch.info.revision)
    else:
        if batch.found(message_slots.RETURNED_PIN) is None:
            batch.keep(message_slots.RETURNED_PIN, found.channel, found.message, 0)
        batch.lose(message_slots.PIN)


def _news(batch: Batch) -> PinNews:
    """What the pinned message would tell, but for the points; a computer that thinks is nobody to wait for."""
    info = batch.info
    seats = [info.seats[each.seat] for each in info.awaited]
    users = frozenset(seat.user for seat in seats if seat.player is None)
    asked = (users, *question.time_left(batch.l10n, info)) if users or not seats else None
    still = (info.status, info.turn, info.phase, info.paused, info.session_until, board_link(batch))
    return PinNews(still, asked)


async def post(ctx: DeliveryContext, batch: Batch, *, nonce: str) -> None:
    """Posts the message that is edited in place, and pins it where that is allowed."""
    info = batch.info
    said = text(batch.l10n, batch.position, board_link(batch), now=ctx.now())
    sent = await ctx.discord_api.channel(info.home, info.server).send(said, nonce=nonce)
    batch.keep(message_slots.PIN, sent.channel.id, sent.id, info.revision)
    await batch.confirm()
    if ctx.discord_api.rights(info.home, info.server).pin_messages:  # else the message stays where it is
        with contextlib.suppress(discord.HTTPException):
            await sent.pin()


def board_link(batch: Batch) -> str | None:
    """Where the last picture of the board is."""
    board = batch.found(message_slots.BOARD)
    if board is None:
        return None
    return f"https://discord.com/channels/{batch.info.server}/{board.channel}/{board.message}"
