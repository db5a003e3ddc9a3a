"""What stands beside a game for those who only look on: the button and the line of its predictions, and the button for
applause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.components import parts
from bot.components.custom_id import Press
from bot.table.spectators.predictions import OPEN
from bot.wording import predictions

if TYPE_CHECKING:
    import discord

    from bot.posting.office import Office
    from bot.table import Sheet
    from bot.wording.catalogues import Words


class Beside(NamedTuple):
    """Lines and buttons."""

    lines: tuple[str, ...] = ()
    items: tuple[discord.ui.Item[Any], ...] = ()


NOTHING = Beside()


async def items(office: Office, say: Words, sheet: Sheet) -> list[discord.ui.Item[Any]]:
    """The button that leads to the predictions of a running game, where there can be or are any."""
    if sheet.foretold is None or sheet.status != "running":
        return []
    if (await office.preferences.of_server(sheet.server)).get("predictions") == "no":
        return []
    if sheet.foretold != OPEN and not (await office.table.spectators.told(sheet.id, 0)).number:
        return []  # closed, and nobody said anything
    return [parts.button(say.say("button-predictions"), Press("foretell", sheet.id, sheet.revision))]


async def applause(office: Office, say: Words, sheet: Sheet) -> list[discord.ui.Item[Any]]:
    """The button with which the people of a game are applauded, where there is applause."""
    if sheet.foretold is None or all(seat.user is None for seat in sheet.seats):
        return []
    if (await office.preferences.of_server(sheet.server)).get("applause") == "no":
        return []
    return [parts.button(say.say("button-applaud"), Press("applaud", sheet.id, sheet.revision))]


async def view(office: Office, say: Words, sheet: Sheet) -> discord.ui.View | None:
    """The same for a message that has no other button."""
    found = await items(office, say, sheet)
    return parts.view(found) if found else None


async def beside(office: Office, say: Words, sheet: Sheet) -> Beside:
    """The button, and how many predictions there are, when they have closed for whom."""
    found = await items(office, say, sheet)
    if not found:
        return NOTHING
    told = await office.table.spectators.told(sheet.id, 0)
    return Beside(tuple(predictions.standing(say, told)), tuple(found))
