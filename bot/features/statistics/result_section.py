"""What a rated game did to ratings, below its result: where everybody who reads it may know them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.core.game_info import everybody
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.context import DeliveryContext, DeliveryHooks, Rendered, Section
from bot.features.statistics import queries, text
from bot.features.statistics.queries import Change
from bot.text.localization import Localization
from storage.games import GameRow


def register_delivery(hooks: DeliveryHooks, ctx: DeliveryContext) -> None:
    """Adds the changes of ratings to a result."""
    hooks.section(Section("result", _load, partial(_changes, ctx)))


async def rates_here(ctx: DeliveryContext, server: int, here: int) -> bool:
    """Whether ratings are told in a channel: where everybody is the holders of a role, only if nobody else reads it."""
    role = everybody(await ctx.settings_cache.of_server(server))
    return not ctx.permissions.outsiders_read(server, here, role)


def _load(uow: UnitOfWork, row: GameRow, notification: Notification | None) -> Sequence[Change]:
    return queries.changes(uow, row.id)


async def _changes(
    ctx: DeliveryContext, l10n: Localization, position: Position, changes: Sequence[Change]
) -> Rendered:
    info = position.info
    if not changes or not await rates_here(ctx, info.server, info.home):
        return Rendered()
    return Rendered((text.changes(l10n, info, changes),))
