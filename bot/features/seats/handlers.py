"""Leaving a running game and closing a table: asked once more, whatever a person chose about questions. Who gives no
sign for long: the thread is told, and then that the seat can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import BLUE, RED, CustomId
from bot.core import seats as core_seats
from bot.core import stand_in, votes
from bot.core.clock import nudge
from bot.delivery import lobby_card
from bot.delivery.send import l10n_of, say
from bot.interactions import game_answers
from bot.interactions.bot import item
from bot.text import game_status, people
from storage import notification_kinds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import GameInfo, SeatInfo
    from bot.core.notifications import LongLate, Notification
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext
    from bot.interactions.context import Context
    from bot.text.localization import Localization


async def ask_first(ctx: Context, info: GameInfo, seat: int | None) -> None:
    """Asks whether the asker means to leave: one seat of theirs, or all they hold."""
    ctx.game = info.id
    mine = info.seats_of(ctx.user) if info.status == "running" else ()
    leaving = [info.seats[own] for own in mine if seat in (None, own)]
    if not leaving:
        await leave(ctx, info.id, seat)  # refuses, with the reason
        return
    l10n = ctx.l10n
    text = await _would_be(ctx, info, leaving)
    rest = "" if seat is None else str(seat)
    yes = ui.labelled(l10n, CustomId("resign", info.id, info.revision, rest))
    no = ui.labelled(l10n, CustomId("no", info.id, info.revision))
    await ctx.send(text, view=ui.view([yes, no]))


async def _would_be(ctx: Context, info: GameInfo, leaving: Sequence[SeatInfo]) -> str:
    """What leaving comes to: who wins, or how one stands, what becomes of the seat, and whether it is rated."""
    l10n, what = ctx.l10n, await ctx.db.read(core_seats.leaving, info.id, leaving[0].seat)
    told = {
        "game": game_status.title(l10n, info),
        "seats": l10n.join([people.seat(l10n, own) for own in leaving]),
    }
    if info.practice:
        return l10n.format("sure-resign", **told, count=len(leaving))
    if what.winners:
        lines = [l10n.format("sure-resign-forfeit", **told, winners=_called(l10n, info, what.winners))]
        if info.seats[what.winners[0]].level is None:
            lines.append(l10n.format("sure-resign-agree"))
    elif not what.free:
        return l10n.format("sure-resign-drawn", **told)
    else:
        computer = "yes" if what.computer else "no"
        lines = [l10n.format("sure-resign-behind", **told, computer=computer, level=info.level)]
    if what.rated:
        lines.append(l10n.format("sure-resign-early" if what.early else "sure-resign-rated"))
    return " ".join([*lines, l10n.format("sure-really")])


def _called(l10n: Localization, info: GameInfo, seats: Sequence[int]) -> str:
    return l10n.join([people.called(l10n, info.seats[seat]) for seat in seats])


async def leave(ctx: Context, game: int, seat: int | None) -> None:
    """Leaves; the seat is open to claim, a tournament gives it to a substitute, or whoever is left has won."""
    free = await ctx.db.read(core_seats.are_free, game)
    outcome = await game_answers.act(ctx, core_seats.resign, game, seat)
    info, l10n = outcome.info, ctx.l10n
    told = "resigned-forfeit" if info.forfeit else "resigned" if free else "resigned-drawn"
    winners = _called(l10n, info, info.winners or ())
    text = l10n.format(told, game=game_status.title(l10n, info), winners=winners)
    if ctx.interaction.message is not None:
        await ctx.edit(text)
    else:
        await ctx.send(text)
    ctx.delivery.kick(game)


@item("resign", style=RED, edits=True)
async def pressed_resign(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Yes, leave` was pressed."""
    await leave(ctx, press.game, press.number if press.rest else None)


@item("cancel", notification=notification_kinds.CARD)
async def pressed_cancel(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Cancel` on the card of an open table: asks who may whether they mean it, and tells others who may."""
    l10n, info = ctx.l10n, await ctx.db.read(votes.check_cancel, press.game, ctx.person)
    yes = ui.labelled(l10n, CustomId("close", info.id, info.revision))
    no = ui.labelled(l10n, CustomId("no", info.id, info.revision))
    await ctx.send(l10n.format("sure-cancel", game=game_status.title(l10n, info)), view=ui.view([yes, no]))


@item("close", style=RED, edits=True)
async def pressed_close(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Yes, cancel it` was pressed."""
    info = await ctx.db.read(votes.check_cancel, press.game, ctx.person)
    await game_answers.act(ctx, votes.cancel, info.id)
    await ctx.edit(ctx.l10n.format("cancelled-done", game=game_status.title(ctx.l10n, info)))
    ctx.delivery.kick(info.id)


async def ask_stand_in(ctx: Context, info: GameInfo) -> None:
    """Lets a computer play for the asker while they are away."""
    outcome = await game_answers.act(ctx, stand_in.ask_for, info.id)
    back = lobby_card.back_button(ctx.l10n, outcome.info)
    await ctx.send(
        ctx.l10n.format("stand-in-asked", game=game_status.title(ctx.l10n, outcome.info)), view=back
    )
    ctx.delivery.kick(info.id)


@item("back", style=BLUE)
async def pressed_back(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Take my seat back` was pressed."""
    outcome = await game_answers.act(ctx, stand_in.come_back, press.game)
    await ctx.send(ctx.l10n.format("stand-in-back", game=game_status.title(ctx.l10n, outcome.info)))
    ctx.delivery.kick(press.game)


@item("waiton", edits=True)
async def pressed_wait_on(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Keep waiting` was pressed under what tells that somebody gives no sign."""
    outcome = await game_answers.act(ctx, core_seats.wait_on, press.game, press.number)
    info = outcome.info
    l10n = await ctx.settings.l10n(info.server, game=info.language)
    late, mine = info.seats[press.number], info.seats_of(ctx.user)
    back = press.number in mine
    told = l10n.format(
        "long-late-back" if back else "long-late-waited",
        player=people.called(l10n, late),
        waiting=people.called(l10n, info.seats[mine[0]]),
    )
    await ctx.edit(told)


@item("without", edits=True)
async def pressed_without(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Take the win`, or `Go on without them`, was pressed under what tells that a seat is open to others."""
    outcome = await game_answers.act(ctx, core_seats.go_on, press.game, press.number)
    info = outcome.info
    l10n = await ctx.settings.l10n(info.server, game=info.language)
    mine = info.seats_of(ctx.user)
    waiting = people.called(l10n, info.seats[mine[0]]) if mine else ""
    gone = people.seat(l10n, info.seats[press.number])
    await ctx.edit(l10n.format("long-late-without", player=gone, waiting=waiting))
    ctx.delivery.kick(press.game)


@item("takeseat", style=BLUE)
async def pressed_take_seat(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Take the seat` was pressed: that of somebody who is late for long."""
    outcome = await game_answers.act(ctx, core_seats.claim, press.game, press.number)
    await game_answers.done(ctx, outcome, "claimed")


@item("nudge")
async def pressed_nudge(ctx: Context, press: CustomId, values: list[str]) -> None:
    """`Remind them` was pressed: those whom the game waits for."""
    outcome = await game_answers.act(ctx, nudge.ask, press.game)
    game = game_status.title(ctx.l10n, outcome.info)
    await ctx.send(ctx.l10n.format("nudge-done", game=game, players=people.awaited(ctx.l10n, outcome.info)))
    ctx.delivery.kick(press.game)


async def post(ctx: DeliveryContext, batch: Batch, row: Notification, body: LongLate) -> None:
    """Says that there is no sign of who is late, unless there is one meanwhile; they are told the way they chose."""
    info, seat = batch.info, batch.info.seats[body.seat]
    waited = info.revision == row.revision and any(each.seat == body.seat for each in info.awaited)
    if not (waited or seat.absent) or seat.user is None or info.paused or info.status != "running":
        await batch.posted(row)
        return

    def told(l10n: Localization) -> str:
        said = "absent" if seat.absent else "long-late" if body.until is not None else "long-late-open"
        return l10n.format(
            said,
            player=people.called(l10n, seat),
            game=game_status.title(l10n, info),
            since=f"<t:{info.since or info.created}:R>",
            until="" if body.until is None else f"<t:{body.until}:R>",
        )

    l10n = await l10n_of(ctx, info)
    kinds = ("waiton",) if body.until is not None else ("takeseat", "waiton", "without")
    two = sum(one.user is not None or one.level is not None for one in info.seats) == 2
    view = ui.view(
        ui.button(
            l10n.format(f"button-{kind}", alone="yes" if two else "no"),
            CustomId(kind, info.id, info.revision, str(body.seat)),
        )
        for kind in kinds
    )
    if seat.absent:
        view = lobby_card.back_button(l10n, info, absent=True)
    way = (await ctx.settings_cache.of(seat.user)).get("notify", "thread")
    if way in ("direct", "digest"):
        own = await ctx.settings_cache.l10n(info.server, seat.user)
        await ctx.discord_api.direct(seat.user, told(own), nonce=row.nonce)
    await say(ctx, batch, row, told(l10n), users=[seat.user] if way == "thread" else [], view=view)
