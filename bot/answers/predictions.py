"""Predictions of a game for one person, who says in private who wins and by how much; and the ladder of prophets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.answers import standings, which_game
from bot.answers.interaction import Refusal
from bot.components import parts
from bot.components.custom_id import Press
from bot.components.menus import Choice
from bot.posting import cards
from bot.table.spectators import scoring
from bot.table.spectators.predictions import PAGE, SETTING
from bot.wording import people
from bot.wording import predictions as worded

if TYPE_CHECKING:
    from bot.answers.interaction import Ask
    from bot.table import Named, Sheet
    from bot.table.spectators.predictions import Told


async def _need(ask: Ask) -> None:
    """Raises Refusal where the server has switched predictions off."""
    if (await ask.office.preferences.of_server(ask.server)).get(SETTING) == "no":
        raise Refusal("predictions-off")


async def show(ask: Ask, sheet: Sheet) -> None:
    """How many predictions a game has, and what the asker says and may say."""
    await _need(ask)
    told = await ask.table.spectators.told(sheet.id, ask.user)
    await ask.say(_text(ask, told), view=_view(ask, told))


async def pressed_show(ask: Ask, press: Press, values: list[str]) -> None:
    """Under a game: the same."""
    await show(ask, await ask.table.sheet(press.game))


async def pressed_winner(ask: Ask, press: Press, values: list[str]) -> None:
    """A seat was chosen that will win."""
    await _said(ask, press, seat=_number(values))


async def pressed_margin(ask: Ask, press: Press, values: list[str]) -> None:
    """A lead was chosen."""
    await _said(ask, press, margin=_number(values))


async def pressed_withdraw(ask: Ask, press: Press, values: list[str]) -> None:
    """The prediction is taken back."""
    told = await ask.table.spectators.withdraw(press.game, ask.person)
    await ask.edit(_text(ask, told), view=_view(ask, told))


async def _said(ask: Ask, press: Press, *, seat: int | None = None, margin: int | None = None) -> None:
    told = await ask.table.spectators.predict(press.game, ask.person, seat=seat, margin=margin)
    await ask.edit(_text(ask, told), view=_view(ask, told))


def _number(values: list[str]) -> int:
    if len(values) != 1 or not values[0].isascii() or not values[0].isdigit() or len(values[0]) > 4:
        raise Refusal("press-unknown")
    return int(values[0])


def _text(ask: Ask, told: Told) -> str:
    say, sheet = ask.words, told.sheet
    game = cards.title(say, sheet)
    lines = [say.say("predict-title", game=game), *worded.standing(say, told)]
    if told.own is not None:
        lines.append(worded.own(say, sheet, told.own))
    if told.why is not None:
        lines.append(say.say(told.why, game=game))
    else:
        lines.append(say.say("predict-rules", turn=str(scoring.CLOSES)))
    return "\n".join(lines)


def _view(ask: Ask, told: Told) -> discord.ui.View | None:
    """The seats and, when one is chosen, the leads; None for who may say nothing now."""
    if told.why is not None:
        return None
    say, sheet, own = ask.words, told.sheet, told.own
    seats = [
        Choice(str(seat.seat), f"{people.marked(say, seat)} {people.player(say, seat, people.bare)}")
        for seat in sheet.seats
    ]
    press = Press("forewinner", sheet.id, sheet.revision)
    made: list[discord.ui.Item[Any]] = [parts.menu(say.say("predict-winner"), press, seats)]
    if own is not None:
        leads = [Choice(str(least), worded.band(say, least)) for least in scoring.BANDS]
        press = Press("foremargin", sheet.id, sheet.revision)
        made.append(parts.menu(say.say("predict-margin"), press, leads))
        press = Press("forewithdraw", sheet.id, sheet.revision)
        made.append(parts.button(say.say("button-forewithdraw"), press))
    return parts.view(made)


async def choices(ask: Ask, typed: str) -> list[tuple[str, str]]:
    """The games that the asker sees and that can still be predicted, for an autocompletion."""
    member = ask.interaction.user
    if not isinstance(member, discord.Member):
        return []
    seen: dict[int, bool] = {}
    found: list[Named] = []
    for game, channel in await ask.table.spectators.predictable(ask.server):
        if channel not in seen:
            seen[channel] = (await ask.sight.rights(member, channel)).looks
        if seen[channel]:
            found.append(game)
    return which_game.fitting(ask, typed, found)


# The ladder


async def prophets(ask: Ask, page: int, *, edits: bool = False) -> None:
    """A page of the ladder of prophets, of games that the asker can see."""
    await _need(ask)
    seen = await standings.seen(ask, await ask.table.spectators.channels(ask.server))
    found = await ask.table.spectators.prophets(ask.server, page, ask.user, seen)
    pages = -(-found.people // PAGE)
    items: list[discord.ui.Item[Any]] = [
        parts.button(ask.words.say(f"button-ladder-{label}"), Press("prophets", other, 0))
        for label, other in (("back", found.page - 1), ("next", found.page + 1))
        if 1 <= other <= pages
    ]
    await standings.show(
        ask,
        lambda shown: [worded.ladder(ask.words, found, pages, shown)] if found.rungs else [],
        "\n".join([ask.words.say("prophets-none"), *worded.own_sums(ask.words, found)]),
        view=parts.view(items) if items else None,
        edits=edits,
    )


async def pressed_prophets(ask: Ask, press: Press, values: list[str]) -> None:
    """Another page: `game` is its number."""
    ask.need_server()
    await prophets(ask, press.game, edits=True)
