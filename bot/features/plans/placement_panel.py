"""A list for the next placements, put together by menus on a phone as well: `/caylus plan add` without typing; a
computer makes a draft of one where the table allows advice.

What was chosen so far stands in the custom ids, so nothing is kept in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import CustomId
from bot.components.item_kinds import BLUE
from bot.core import queries
from bot.delivery import question
from bot.features.plans import handlers, use_cases
from bot.interactions.errors import Refusal
from bot.interactions.items import item
from storage import notification_kinds

if TYPE_CHECKING:
    from bot.features.plans.use_cases import Placements
    from bot.interactions.context import Context
    from bot.text.localization import Localization

ROOM = 50  # characters of a list in a custom id, which has 100 in all
MENUS = 4  # rows, one is for the buttons


@item("next", notification=notification_kinds.REPORT)
async def pressed_next(ctx: Context, press: CustomId, values: list[str]) -> None:
    """An empty list, with everything the presser could place on now."""
    text, view = await _shown(ctx, press.game, [])
    await ctx.send(text, view=view)


@item("nextpick", edits=True)
async def pressed_next_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Puts one more placement at the end of the list."""
    if len(values) != 1:
        raise Refusal("press-unknown")
    chosen = _listed(press.rest.partition("#")[0])
    if len(">".join([*chosen, values[0]])) <= ROOM:
        chosen.append(values[0])
    text, view = await _shown(ctx, press.game, chosen)
    await ctx.edit(text, view=view)


@item("nextcut", edits=True)
async def pressed_next_cut(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Takes the last placement off the list."""
    text, view = await _shown(ctx, press.game, _listed(press.rest)[:-1])
    await ctx.edit(text, view=view)


def _listed(text: str) -> list[str]:
    return [item for item in text.split(">") if item]


async def _shown(ctx: Context, game: int, chosen: list[str]) -> tuple[str, discord.ui.View | None]:
    """The list as it is now; a draft is offered while it is empty."""
    now = await ctx.db.read(use_cases.placements, game, ctx.person)
    advised = not chosen and (await ctx.db.read(queries.info, game)).advises
    return shown(ctx.l10n, game, now, chosen, advised=advised)


@item("nextarm", style=BLUE, edits=True)
async def pressed_next_arm(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Arms the list for one placement or for two; it stops when somebody passes, for then prices rise."""
    times, _, items = press.rest.partition("/")
    order = f"place {items.replace('>', ' > ')}; unless passed; {times} times"
    text, view = await handlers.armed(ctx, await ctx.db.read(queries.info, press.game), order)
    await ctx.edit(text, view=view)


def shown(
    l10n: Localization, game: int, now: Placements, chosen: list[str], *, advised: bool = False
) -> tuple[str, discord.ui.View | None]:
    """The list so far, menus with the rest, how to arm it and to take the last one off; `advised` offers a draft."""
    labels = {
        code.removeprefix("place "): cut(l10n.brief(label, OPTION), OPTION) for code, label in now.options
    }
    if not labels:
        return l10n.format("next-none"), None
    lines = [l10n.format("next-title")]
    lines += [
        l10n.format("next-line", rank=rank, what=labels.get(item, item))
        for rank, item in enumerate(chosen, 1)
    ]
    listed = ">".join(chosen)
    left = [
        discord.SelectOption(label=label, value=item)
        for item, label in labels.items()
        if item not in chosen and len(f"{listed}>{item}") <= ROOM
    ]
    items: list[ui.Item] = []
    pages = [left[at : at + MENU_OPTIONS] for at in range(0, len(left), MENU_OPTIONS)][:MENUS]
    for row, page in enumerate(pages):
        title = l10n.format("next-then" if chosen else "next-first")
        press = CustomId("nextpick", game, now.revision, f"{listed}#{row}")
        items.append(discord.ui.Select[Any](placeholder=title, custom_id=str(press), options=page, row=row))
    if chosen:
        for times in (1, 2):
            press = CustomId("nextarm", game, now.revision, f"{times}/{listed}")
            label = l10n.format("button-next-arm", count=times)
            items.append(ui.button(label, press, row=len(pages)))
        press = CustomId("nextcut", game, now.revision, listed)
        items.append(ui.button(l10n.format("button-next-cut"), press, row=len(pages)))
    if advised:
        items.append(
            ui.button(l10n.format("button-draft"), CustomId("draft", game, now.revision), row=len(pages))
        )
    items.append(question.what_if(l10n, game, now.revision, row=len(pages)))
    return "\n".join(lines), ui.view(items)
