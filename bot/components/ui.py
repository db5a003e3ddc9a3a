"""Discord's buttons and menus from a layout.

Nothing of them is kept in memory: what a press means stands in its custom id, so they work after a restart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeAlias

import discord

from bot.components.action_rows import LABEL, OPTION, ROW_BUTTONS, Choice, Layout, Menu, cut
from bot.components.custom_id import CustomId
from bot.components.item_kinds import BLUE, GREY, declared
from bot.text.localization import Localization

Item: TypeAlias = "discord.ui.Item[discord.ui.View | discord.ui.LayoutView]"
"""A button, menu or text of a message, whichever view holds it."""


def button(
    label: str, press: CustomId, style: discord.ButtonStyle | None = None, row: int | None = None
) -> Item:
    """A button in the colour of its kind, unless another is given; its label is cut to 80 characters."""
    return discord.ui.Button(
        label=cut(label, LABEL),
        custom_id=str(press),
        style=declared(press.kind).style if style is None else style,
        row=row,
    )


def menu(
    placeholder: str,
    press: CustomId,
    choices: Iterable[Choice],
    row: int | None = None,
    *,
    chosen: Collection[str] = (),
    least: int = 1,
    most: int = 1,
) -> Item:
    """A menu of up to 25 options, each at most 100 characters; of what is `chosen` it shows that, and `least` to `most`
    can be."""
    return discord.ui.Select(
        placeholder=cut(placeholder, OPTION),
        custom_id=str(press),
        options=[
            discord.SelectOption(
                label=cut(c.label, OPTION),
                value=c.code,
                description=cut(c.detail, OPTION) or None,
                default=c.code in chosen,
            )
            for c in choices
        ],
        min_values=least,
        max_values=most,
        row=row,
    )


class _Person(discord.SelectDefaultValue):
    """Somebody who is chosen already; Discord's ids are texts, and discord.py would send a number."""

    __slots__ = ()

    def to_dict(self) -> Any:
        return {**super().to_dict(), "id": str(self.id)}


def people(
    placeholder: str,
    press: CustomId,
    row: int | None = None,
    *,
    least: int = 1,
    most: int = 1,
    chosen: Iterable[int] = (),
) -> Item:
    """A menu of the server's people."""
    return discord.ui.UserSelect(
        placeholder=cut(placeholder, OPTION),
        custom_id=str(press),
        min_values=least,
        max_values=most,
        default_values=[_Person(id=user, type=discord.SelectDefaultValueType.user) for user in chosen],
        row=row,
    )


def view(items: Iterable[Item]) -> discord.ui.View:
    """A view that never expires and keeps nothing in memory."""
    made = discord.ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    made.stop()  # discord.py neither stores a stopped view nor starts a timer for it
    return made


def decision_items(
    words: Localization, press: CustomId, pick: str, layout: Layout, before: str | None = None
) -> list[Item]:
    """Buttons and menus for a decision: the custom ids of buttons are as `press`, with their code behind what comes
    `before` it, those of menus are of the kind `pick`."""
    items: list[Item] = []
    for row, one in enumerate(layout.menus):
        rest = str(row) if before is None else f"{before} {row}"
        items.append(menu(menu_title(words, one), press._replace(kind=pick, rest=rest), one.choices, row))
    for at, choice in enumerate(layout.buttons):
        style, row = GREY if choice.plain else BLUE, len(layout.menus) + at // ROW_BUTTONS
        items.append(button(choice.label, press._replace(rest=(before or "") + choice.code), style, row))
    return items


def menu_title(words: Localization, menu: Menu) -> str:
    """What a menu is for: "Road 1 to 14"."""
    name = f"menu-{menu.group}" if words.knows(f"menu-{menu.group}") else "menu-other"
    title = words.format(name)
    if menu.part is None:
        return title
    return words.format("menu-part", title=title, first=menu.part[0], last=menu.part[1])
