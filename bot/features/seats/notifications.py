"""Who gives no sign for long: the thread is told, and then that the seat can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.delivery import lobby_card
from bot.delivery.send import l10n_of, send
from bot.text import game_status, people

if TYPE_CHECKING:
    from bot.core.notifications import LongLate, Notification
    from bot.delivery.batch import Batch
    from bot.delivery.context import DeliveryContext
    from bot.text.localization import Localization


async def post(ctx: DeliveryContext, batch: Batch, row: Notification, body: LongLate) -> bool:
    """Says that there is no sign of who is late, unless there is one meanwhile; they are told the way they chose."""
    info, seat = batch.info, batch.info.seats[body.seat]
    waited = info.revision == row.revision and any(each.seat == body.seat for each in info.awaited)
    if not (waited or seat.absent) or seat.user is None or info.paused or info.status != "running":
        await batch.posted(row)
        return True

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
            l10n.format("button-win" if two and kind == "without" else f"button-{kind}"),
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
    await send(
        ctx, info, told(l10n), nonce=row.nonce, users=[seat.user] if way == "thread" else [], view=view
    )
    ctx.threads.below(row.game)
    await batch.posted(row)
    return True
