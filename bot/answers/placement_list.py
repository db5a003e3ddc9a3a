"""A list for the next placements, put together by menus on a phone as well: `/caylus plan add` without typing.

What was chosen so far stands in the custom ids, so nothing is kept in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.answers import said_ahead
from bot.answers.interaction import Refusal
from bot.components import parts
from bot.components.custom_id import Press
from bot.components.menus import MENU_OPTIONS, OPTION, cut
from bot.posting import question

if TYPE_CHECKING:
    from bot.answers.interaction import Ask
    from bot.table.pace.private import Placements
    from bot.wording.catalogues import Words

ROOM = 50  # characters of a list in a custom id, which has 100 in all
MENUS = 4  # rows, one is for the buttons


async def pressed_next(ask: Ask, press: Press, values: list[str]) -> None:
    """An empty list, with everything the presser could place on now."""
    text, view = shown(ask.words, press.game, await ask.table.pace.placements(press.game, ask.person), [])
    await ask.say(text, view=view)


async def pressed_next_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """Puts one more placement at the end of the list."""
    if len(values) != 1:
        raise Refusal("press-unknown")
    chosen = [item for item in press.rest.partition("#")[0].split(">") if item]
    if len(">".join([*chosen, values[0]])) <= ROOM:
        chosen.append(values[0])
    text, view = shown(ask.words, press.game, await ask.table.pace.placements(press.game, ask.person), chosen)
    await ask.edit(text, view=view)


async def pressed_next_arm(ask: Ask, press: Press, values: list[str]) -> None:
    """Arms the list for one placement or for two; it stops when somebody passes, for then prices rise."""
    times, _, items = press.rest.partition("/")
    order = f"place {items.replace('>', ' > ')}; unless passed; {times} times"
    text, view = await said_ahead.armed(ask, await ask.table.sheet(press.game), order)
    await ask.edit(text, view=view)


def shown(say: Words, game: int, now: Placements, chosen: list[str]) -> tuple[str, discord.ui.View | None]:
    """The list so far, menus with the rest, and how to arm it."""
    labels = {code.removeprefix("place "): cut(say.tell(label), OPTION) for code, label in now.options}
    if not labels:
        return say.say("next-none"), None
    lines = [say.say("next-title")]
    lines += [
        say.say("next-line", rank=rank, what=labels.get(item, item)) for rank, item in enumerate(chosen, 1)
    ]
    listed = ">".join(chosen)
    left = [
        discord.SelectOption(label=label, value=item)
        for item, label in labels.items()
        if item not in chosen and len(f"{listed}>{item}") <= ROOM
    ]
    items: list[discord.ui.Item[Any]] = []
    pages = [left[at : at + MENU_OPTIONS] for at in range(0, len(left), MENU_OPTIONS)][:MENUS]
    for row, page in enumerate(pages):
        title = say.say("next-then" if chosen else "next-first")
        press = Press("nextpick", game, now.revision, f"{listed}#{row}")
        items.append(
            parts.Pressed(
                discord.ui.Select[Any](placeholder=title, custom_id=str(press), options=page, row=row)
            )
        )
    if chosen:
        for times in (1, 2):
            press = Press("nextarm", game, now.revision, f"{times}/{listed}")
            label = say.say("button-next-arm", count=times)
            items.append(parts.button(label, press, row=len(pages)))
    items.append(question.what_if(say, game, now.revision, row=len(pages)))
    return "\n".join(lines), parts.view(items)
