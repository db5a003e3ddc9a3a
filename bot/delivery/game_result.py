"""The result with which a game ends: winners, table of points, and buttons to look back or play again."""

import contextlib
from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import departures, final_order
from bot.core import history as core_history
from bot.core.model import GameInfo
from bot.core.notifications import Notification
from bot.core.undo import AFTER_END
from bot.delivery import question, reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.send import post_once
from bot.delivery.thread_state import Content
from bot.text import reports
from bot.text.localization import Localization
from storage import message_slots
from storage.departures import TenureRow


async def post(ctx: DeliveryContext, batch: Batch, row: Notification) -> None:
    """Post the result, unless it is posted already."""
    info, l10n = batch.info, batch.l10n
    if batch.found(message_slots.report(row.id)) is None:
        result_text = await text(ctx, batch, row)
        played_for = await ctx.db.read(core_history.stood_in, info.id)
        stood_in = any(one.by_computer for one in played_for)
        rematch = CustomId("rematch", info.id, row.revision, str(row.id))
        view = buttons(
            l10n, info, rematch, ctx.hooks.board_button(l10n, info), stood_in=stood_in
        )
        also = _starters(await ctx.db.read(departures.tenures, info.id))
        await post_once(
            ctx, batch, row, message_slots.ENDED, result_text, view, also=also
        )


async def update(ctx: DeliveryContext, batch: Batch) -> None:
    """Edit the posted result of a game that is over to what is true now."""
    place = batch.found(message_slots.ENDED)
    if place is not None and batch.info.status == "finished":
        content = Content(await text(ctx, batch), keeps_buttons=True)
        with contextlib.suppress(*TROUBLE):
            await reconcile.edit_message(
                ctx, thread_state.entry(place.slot, content), place
            )


def buttons(
    l10n: Localization,
    info: GameInfo,
    rematch: CustomId,
    page: Sequence[ui.Item] = (),
    *,
    stood_in: bool = False,
) -> discord.ui.View:
    """Return the buttons of a result: points, board, replay, review, another game, and why computers acted so."""
    items = [
        ui.labelled(l10n, CustomId(kind, info.id, rematch.revision))
        for kind in ("points", "board", "replay", "review")
    ]
    rematch_button = ui.button(l10n.format("button-rematch"), rematch)
    seek = ui.labelled(l10n, CustomId("seek", 0, 0, info.game))
    if info.forfeit:
        items.append(
            ui.button(
                l10n.format("button-goon"),
                CustomId("takeback", info.id, rematch.revision),
            )
        )
    return ui.view(
        [
            *items,
            rematch_button,
            seek,
            *page,
            *question.why_button(l10n, info, stood_in=stood_in),
        ]
    )


async def text(
    ctx: DeliveryContext, batch: Batch, row: Notification | None = None
) -> str:
    """Return the winners and the table of points, with what features have loaded for the notification."""
    position, l10n, info = batch.position, batch.l10n, batch.info
    events = await ctx.db.read(core_history.whole_game, info.id)
    points = position.game.points_by_source(events, len(info.seats))
    stood_in = await ctx.db.read(core_history.stood_in, info.id)
    tenures = await ctx.db.read(departures.tenures, info.id)
    forgiven = {one.seat for one in tenures if one.how == final_order.FORGIVEN}
    missed = await ctx.db.read(final_order.missed_most, info.id)
    table = reports.final_table(l10n, info, points, stood_in, forgiven, missed)
    rendered = await ctx.hooks.render(
        ctx.db, "result", l10n, position, batch.loaded(row)
    )
    began = [user for user in _starters(tenures) if info.abandoned]
    headline = reports.winners_line(l10n, info, alone=False, starters=began)
    lines = [headline, table, *rendered.lines]
    held = [seat.user for seat in info.seats if seat.user and not seat.departed]
    if info.forfeit and len(held) > 1 and info.ended is not None and not info.void:
        until = f"<t:{info.ended + AFTER_END}:f>"
        players = l10n.join([f"<@{user}>" for user in dict.fromkeys(held)])
        lines.append(l10n.format("ended-play-on", until=until, players=players))
    return "\n".join(lines)


def _starters(tenures: Sequence[TenureRow]) -> list[int]:
    """Return the users who began a game, each once; without those who were barred or have left the server."""
    first = {tenure.seat: tenure for tenure in reversed(tenures)}
    users = [
        tenure.user
        for _, tenure in sorted(first.items())
        if tenure.how != "barred" and tenure.departed is None
    ]
    return [user for user in dict.fromkeys(users) if user is not None]
