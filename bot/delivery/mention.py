"""Whom a question mentions, who is looked up for that, since nobody tells the bot who leaves a server; and the short
message that calls whoever is next in a live session, deleted when they have answered."""

import asyncio
import contextlib
from collections.abc import Iterable, Sequence

import discord

from bot.app import log
from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import queries
from bot.core.errors import NoGame
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.delivery import question
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit, remove, send
from bot.text.localization import Localization
from storage import StorageError, message_slots
from storage.outbox import MessageRef

EVERYBODY = -1  # no person: who is asked alone after that is mentioned again


def seats(position: Position) -> list[int]:
    """The seats that a prompt asks."""
    if question.is_joint(position):
        return [each.seat for each in position.info.awaited]
    decision = position.decision
    return [] if decision is None else [decision.seat, *question.asked_besides(position)]


def called(ctx: DeliveryContext, position: Position, found: MessageRef | None, *, quiet: bool) -> list[int]:
    """The seats that the question has to mention, none twice; a `quiet` one does not mention the seat that decides."""
    info, decision = position.info, position.decision
    if question.is_joint(position):
        anew = ctx.threads.is_called(info.id, EVERYBODY, position.revision, ctx.now())
        return seats(position) if anew and not quiet else []
    since = {each.seat: each.asked for each in info.awaited}
    found_seats = []
    for seat in seats(position):
        asked = since.get(seat)
        before = asked is not None and found is not None and asked <= found.revision
        if before or (quiet and decision is not None and seat == decision.seat):
            continue
        if ctx.threads.is_called(info.id, info.seats[seat].user, position.revision, ctx.now()):
            found_seats.append(seat)
    return found_seats


def besides(position: Position) -> frozenset[int]:
    """The people who are asked together with the seat that decides."""
    users = (position.info.seats[seat].user for seat in question.asked_besides(position))
    return frozenset(user for user in users if user is not None)


async def call(ctx: DeliveryContext, batch: Batch, row: Notification, users: Sequence[int | None]) -> None:
    """Calls these people to the question, once."""
    info = batch.info
    people = [user for user in dict.fromkeys(users) if user is not None]
    if not people or batch.found(message_slots.PING) is not None:
        return
    l10n = batch.l10n
    text = l10n.format("evening-call", people=l10n.join([f"<@{user}>" for user in people]))
    view = leave_button(l10n, info)
    sent = await send(ctx, info, text, nonce=f"{row.nonce[:24]}c", users=people, view=view)
    batch.keep(message_slots.PING, sent.channel.id, sent.id, info.revision)


async def answered(ctx: DeliveryContext, batch: Batch) -> None:
    """Deletes the call to a question that is over; it stays while that is still asked."""
    found = batch.found(message_slots.PING)
    if found is not None and (batch.info.session_until is None or found.revision != batch.info.revision):
        await remove(ctx, batch.game, found.channel, found.message)
        batch.lose(message_slots.PING)


async def tidy(ctx: DeliveryContext, batch: Batch) -> None:
    """Takes away the call, and the button of a live session that is over."""
    await answered(ctx, batch)
    began = batch.found(message_slots.LIVE_SESSION)
    if began is not None and batch.info.session_until is None:
        with contextlib.suppress(discord.HTTPException):
            await edit(ctx, began.channel, began.message, view=None)
        batch.lose(message_slots.LIVE_SESSION)


def leave_button(l10n: Localization, info: GameInfo) -> discord.ui.View:
    """With which a player ends the live session for all."""
    button = ui.button(l10n.format("button-evening-leave"), CustomId("evening", info.id, info.revision))
    return ui.view([button])


BELIEVED = 60.0  # seconds that a look-up or a press is believed of who is asked
PAUSES = (BELIEVED, 3600.0, 86_400.0)  # seconds after a question, then after each look while it stands
APART = 1.0  # seconds between the first looks after a start


class MemberChecks:
    """The next look of each game, while somebody is asked in it."""

    def __init__(self, ctx: DeliveryContext) -> None:
        self._ctx = ctx
        self._next: dict[int, asyncio.TimerHandle] = {}

    def resume(self, games: Iterable[int]) -> None:
        """After a start: people have been asked in these games for a while."""
        for number, game in enumerate(one for one in games if one not in self._next):
            self.wait(game, more=number * APART)

    def forget(self, game: int) -> None:
        """Nobody is asked any more."""
        if game in self._next:
            self._next.pop(game).cancel()

    def wait(self, game: int, looks: int = 0, more: float = 0.0) -> None:
        """A question was put up, or stands: who was believed to be there may have left since."""
        self.forget(game)
        pause = PAUSES[min(looks, len(PAUSES) - 1)] + more
        self._next[game] = asyncio.get_running_loop().call_later(pause, self._begin, game, looks)

    def _begin(self, game: int, looks: int) -> None:
        del self._next[game]
        self._ctx.tasks.spawn(self._look(game, looks), "member")

    async def _look(self, game: int, looks: int) -> None:
        try:
            info = await self._ctx.db.read(queries.info, game)
        except (NoGame, StorageError) as problem:
            log.warn("game %s: whether its players are there can't be looked up: %s", game, problem)
            return
        waits = info.status == "running" and info.paused is None and info.alone is None
        seats = [info.seats[each.seat] for each in info.awaited] if waits and self._ctx.on_duty() else []
        users = {seat.user for seat in seats if seat.user and seat.player is None and not seat.departed}
        for user in users:
            if not await self._ctx.discord_api.is_member(info.server, user, BELIEVED):
                await self._ctx.departed(info.server, user)
        if users and game not in self._next:
            self.wait(game, looks + 1)
