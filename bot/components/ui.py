"""Discord's buttons and menus from a layout.

Nothing of them is kept in memory: what a press means stands in its custom id, so they work after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.components.action_rows import LABEL, OPTION, ROW_BUTTONS, Choice, Layout, Menu, cut
from bot.components.custom_id import BLUE, GREY, CustomId, declared
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
    l10n: Localization, press: CustomId, pick: str, layout: Layout, before: str | None = None
) -> list[Item]:
    """Buttons and menus for a decision: the custom ids of buttons are as `press`, with their code behind what comes
    `before` it, those of menus are of the kind `pick`."""
    items: list[Item] = []
    for row, one in enumerate(layout.menus):
        rest = str(row) if before is None else f"{before} {row}"
        items.append(menu(menu_title(l10n, one), press._replace(kind=pick, rest=rest), one.choices, row))
    for at, choice in enumerate(layout.buttons):
        style, row = GREY if choice.plain else BLUE, len(layout.menus) + at // ROW_BUTTONS
        items.append(button(choice.label, press._replace(rest=(before or "") + choice.code), style, row))
    return items


def menu_title(l10n: Localization, menu: Menu) -> str:
    """What a menu is for: "Road 1 to 14"."""
    name = f"menu-{menu.group}" if l10n.knows(f"menu-{menu.group}") else "menu-other"
    title = l10n.format(name)
    if menu.part is None:
        return title
    return l10n.format("menu-part", title=title, first=menu.part[0], last=menu.part[1])


TEXTS = 4_000  # characters of all texts of such a message together
COLOURS = (0x2F6DB5, 0xC8362C, 0x7DBE9B, 0xF6B73C, 0x26221E)
"""The seats' colours, as the pictures have them."""


class Block(NamedTuple):
    """A text and the pictures under it."""

    text: str
    files: Sequence[discord.File] = ()


def layout(blocks: Iterable[Block], seat: int | None, items: Iterable[Item] = ()) -> discord.ui.LayoutView:
    """The blocks in a frame of a seat's colour, a gallery of one for each picture, and a row of buttons below.
    The files are to be sent along with it."""
    inside: list[Item] = []
    for block in blocks:
        if block.text:
            inside.append(discord.ui.TextDisplay(block.text))
        for file in block.files:
            picture = discord.MediaGalleryItem(file, description=file.description)
            inside.append(discord.ui.MediaGallery(picture))
    made = discord.ui.LayoutView(timeout=None)
    made.add_item(discord.ui.Container(*inside, accent_colour=None if seat is None else COLOURS[seat]))
    buttons = list(items)
    if buttons:
        made.add_item(discord.ui.ActionRow(*buttons))
    made.stop()  # discord.py neither stores a stopped view nor starts a timer for it
    return made


def drop(view: discord.ui.View | discord.ui.LayoutView, goes: Callable[[str], bool]) -> None:
    """Takes the buttons and menus whose custom id goes out of a view, and rows that have no others."""
    for item in list(view.walk_children()):
        if goes(getattr(item, "custom_id", None) or ""):
            above = item.parent
            (above if isinstance(above, discord.ui.ActionRow) else view).remove_item(item)
    for row in list(view.children):
        if isinstance(row, discord.ui.ActionRow) and not row.children:
            view.remove_item(row)


def without(message: discord.Message, goes: Callable[[str], bool]) -> discord.ui.LayoutView | discord.ui.View:
    """The components of a posted message without those whose custom id goes; the pictures of a layout are the files
    that hang on the message."""
    if not message.flags.components_v2:
        plain = discord.ui.View.from_message(message, timeout=None)
        drop(plain, goes)
        plain.stop()
        return plain
    shown = discord.ui.LayoutView.from_message(message, timeout=None)
    drop(shown, goes)
    for part in shown.walk_children():
        if isinstance(part, discord.ui.MediaGallery):
            part.items = [
                discord.MediaGalleryItem(
                    f"attachment://{_file(item.media.url)}", description=item.description
                )
                for item in part.items
            ]
    shown.stop()
    return shown


def _file(url: str) -> str:
    """The name of the file that an address of Discord's leads to."""
    return url.partition("?")[0].rpartition("/")[2]
