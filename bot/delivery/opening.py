"""The message with which a game begins: who plays, with which options, what was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.model import Position
from bot.delivery.sections import Loaded
from bot.delivery.send import home
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from rules.guide import Weight
from rules.model import Event

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext


async def lines(
    ctx: DeliveryContext,
    position: Position,
    l10n: Localization,
    events: Sequence[Event],
    why: str | None,
    loaded: Sequence[Loaded] | None = None,
) -> list[str]:
    """The lines, in order; `why` is the message that says why there is no thread."""
    info = position.info
    title = game_status.title(l10n, info)
    again = l10n.format("began-again", game=title, turn=info.turn)
    told = [again if info.imported else l10n.format("began-line", game=title)]
    told += (await ctx.hooks.render(ctx.db, "opening", l10n, position, loaded)).lines
    order = [info.seats[seat] for seat in position.view().order]
    told += [f"{place}. {people.called(l10n, seat)}" for place, seat in enumerate(order, 1)]
    told.append(game_status.options_line(l10n, info))
    told += reports.sentences(l10n, position.game, people.colours(l10n, info), events, Weight.NEWS)
    told.append(l10n.format("began-hints"))
    if why is not None:
        told.append(l10n.format(why))
    if not ctx.discord_api.may_attach(home(info), info.server):
        told.append(l10n.format("began-no-pictures"))
    if info.commitment:
        told.append(l10n.format("began-commitment", commitment=info.commitment))
    return told
