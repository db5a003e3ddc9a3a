"""The pinned message of a game's thread: turn, phase, clock and scores, edited in place."""

import contextlib
from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.ui import cut
from bot.core.model import Position
from bot.delivery import lobby_card, question, reconcile
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.thread_state import Content, Entry
from bot.text import game_status, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.outbox import MessageRef

PIN_PAUSE = 300.0  # seconds between two edits for the next player alone


def text(
    l10n: Localization, position: Position, board: str | None, *, now: float
) -> str:
    """Return the state of the game, the deadlines, the scores and a link to the last picture of the board."""
    info = position.info
    lines = [f"**{game_status.title(l10n, info)}**"]
    if info.status == "finished":
        lines.append(reports.winners_line(l10n, info))
    elif info.status == "cancelled":
        lines.append(l10n.format("card-cancelled"))
    else:
        lines.append(game_status.status_line(l10n, info))
        lines += question.waiting(l10n, info)
    lines.append(game_status.scores_line(l10n, position, away=True))
    if board is not None:
        lines.append(l10n.format("pin-board", link=board))
    lines.append(l10n.format("pin-help"))
    if info.status == "running":
        lines.append(l10n.format("pin-as-of", when=f"<t:{int(now)}:R>"))
    return cut("\n".join(lines))


async def refresh(ctx: DeliveryContext, batch: Batch) -> None:
    """Update the pinned message and the lobby card, and post a deleted pinned message once more."""
    if not batch.position.begun:
        return
    await lobby_card.update(ctx, batch)
    game, stored = batch.game, batch.found(message_slots.PIN)
    # One that was deleted comes back once: somebody may have had a reason to delete it again.
    comes_back = (
        stored is None
        and batch.info.status == "running"
        and batch.found(message_slots.RETURNED_PIN) is None
    )
    nonce = None
    if comes_back and batch.info.thread is not None:
        # The same until it is known to be posted: a pin whose answer was lost is not posted twice.
        nonce = ctx.threads.pin_nonces.setdefault(
            game, f"pin{game}-{batch.info.revision}"
        )
    await post(ctx, batch, nonce)
    pin = batch.found(message_slots.PIN)
    if nonce is not None and pin is not None:
        ctx.threads.pin_nonces.pop(game, None)
        batch.keep(message_slots.RETURNED_PIN, pin.channel, pin.message, 1)
    if batch.info.status != "running":
        ctx.forget(game)


async def post(ctx: DeliveryContext, batch: Batch, nonce: str | None = None) -> None:
    """Update the pinned message; with a nonce, post a missing one and pin it."""
    former = batch.found(message_slots.PIN)
    l10n, page = batch.l10n, ctx.hooks.board_button(batch.l10n, batch.info)
    pin_entry = entry(
        l10n, batch.position, batch.found(message_slots.BOARD), page, ctx.now(), nonce
    )
    await reconcile.update(ctx, batch, [pin_entry])
    pin = batch.found(message_slots.PIN)
    if (
        former is None
        and pin is not None
        and ctx.discord_api.rights(pin.channel, batch.info.server).pin_messages
    ):
        with contextlib.suppress(discord.HTTPException):
            await ctx.discord_api.message(pin.channel, pin.message).pin()


def entry(
    l10n: Localization,
    position: Position,
    board: MessageRef | None,
    page: Sequence[ui.Item],
    now: float,
    nonce: str | None = None,
) -> Entry:
    """Return the entry of the pinned message: edited at once for another turn, phase or clock, later for players.

    Points alone, and a computer that thinks, cause no edit. `board` is the message with the last picture, `page` the
    link to the live board.
    """
    info = position.info
    link = None
    if board is not None:
        link = f"https://discord.com/channels/{info.server}/{board.channel}/{board.message}"
    users = frozenset(
        seat.user
        for asked_seat in info.awaited
        if (seat := info.seats[asked_seat.seat]).player is None
    )
    asked_state = (
        (users, info.since, *question.waiting(l10n, info))
        if users or not info.awaited
        else None
    )
    pauses = info.paused, info.unasked, info.session_until
    away = tuple((seat.away, seat.missed) for seat in info.seats)
    fingerprint = (
        info.status,
        info.void,
        info.turn,
        info.phase,
        *pauses,
        away,
        link,
        bool(page),
    )

    def render() -> Content:
        return Content(
            text(l10n, position, link, now=now), ui.view(page) if page else None
        )

    return Entry(message_slots.PIN, render, fingerprint, asked_state, PIN_PAUSE, nonce)
