"""The legal actions of a decision ordered into buttons and menus, none cut off, within a message's five rows.

Discord's components for these keep nothing in memory: the meaning of a press is in its custom id.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.components.custom_id import BLUE, GREY, CustomId, declared
from bot.text.localization import Localization
from rules.guide import Menus
from rules.model import Message, noun

MESSAGE = 2_000  # characters of a message
MESSAGE_ROWS = 5  # rows of a message
ROW_BUTTONS = 5
MENU_OPTIONS = 25
LABEL = 80  # characters on a button
OPTION = 100  # characters of a menu's option
MOST_ACTION_BUTTONS = 5  # up to so many actions are all buttons
SHORT_GROUP = 8  # a group of choices without places gets buttons up to this size
MOST_SPOTS = 20  # up to so many places to put a worker on are buttons, of four rows


@dataclasses.dataclass(frozen=True)
class Choice:
    """One legal action: its code, and its label (not yet cut)."""

    code: str
    label: str
    detail: str = ""  # a second line in a menu
    is_suggested: bool = False  # by the guide; its button alone is blue


@dataclasses.dataclass(frozen=True)
class Menu:
    """A menu of 1 to 25 choices; `group` names what they have in common, first and last where it was split."""

    group: str
    choices: tuple[Choice, ...]
    part: tuple[str, str] | None = None


@dataclasses.dataclass(frozen=True)
class Layout:
    """All choices of a decision, in at most five rows."""

    buttons: tuple[Choice, ...]
    menus: tuple[Menu, ...]

    @property
    def rows(self) -> int:
        return len(self.menus) + -(-len(self.buttons) // ROW_BUTTONS)

    def answering(self, values: Mapping[str, str]) -> Layout:
        """Return the same choices under other values, by their codes."""

        def renamed(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
            return tuple(
                dataclasses.replace(choice, code=values[choice.code])
                for choice in choices
            )

        menus = tuple(
            dataclasses.replace(menu, choices=renamed(menu.choices))
            for menu in self.menus
        )
        return Layout(renamed(self.buttons), menus)

    def codes(self) -> list[str]:
        """Return every code that can be chosen."""
        return [c.code for menu in self.menus for c in menu.choices] + [
            c.code for c in self.buttons
        ]


def cut(text: str, limit: int = MESSAGE) -> str:
    """Return the text, shortened with an ellipsis where it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def named(l10n: Localization, action: Message) -> str:
    """Return an action within a sentence: its label, without its note where that is long."""
    return cut(l10n.brief(action, LABEL), OPTION)


def lay_out(
    by: Menus,
    labelled: Sequence[tuple[str, str]],
    details: Mapping[str, str] | None = None,
    rows: int = MESSAGE_ROWS,
    spots: Mapping[str, str] | None = None,
) -> Layout:
    """Lay out (code, label) pairs in the order of `in_order`, each once, and no menu of one choice.

    `details` are second lines in menus; `rows` is how many rows there are. `spots` names places by code: where at
    most 20 can be chosen and all fits, each is a button with that name, in the order in which the board has them;
    else they are options of menus.
    """
    descriptions = details or {}
    choices = [
        Choice(code, label, descriptions.get(code, ""))
        for code, label in in_order(by, labelled)
    ]
    if len(choices) <= MOST_ACTION_BUTTONS and all(
        len(choice.label) <= LABEL for choice in choices
    ):
        return Layout(
            tuple(sorted(choices, key=lambda choice: not noun(choice.code))), ()
        )
    if spots and len(spots) <= MOST_SPOTS:
        spot_choices = [
            dataclasses.replace(choice, label=spots[choice.code])
            for choice in choices
            if choice.code in spots
        ]
        order = {name: number for number, name in enumerate(by.first)}
        spot_choices.sort(
            key=lambda choice: order.get(by.group(choice.code), len(order))
        )
        without_spots = lay_out(
            by, [pair for pair in labelled if pair[0] not in spots], details, rows
        )
        layout = Layout((*spot_choices, *without_spots.buttons), without_spots.menus)
        if layout.rows <= rows:
            return layout
    groups: dict[str, list[Choice]] = {}
    buttons: list[Choice] = []
    for choice in choices:
        if noun(choice.code):
            groups.setdefault(by.group(choice.code), []).append(choice)
        else:
            buttons.append(choice)
    menus: list[Menu] = []
    # everything else in the order of the list
    leading = [name for name in by.first if name in groups]
    for name in (*leading, *(name for name in groups if name not in leading)):
        members = groups[name]
        few = name not in by.always and len(members) <= SHORT_GROUP
        if len(members) == 1 or (
            few and all(len(choice.label) <= LABEL for choice in members)
        ):
            buttons[:0] = members
        else:
            menus += _split(name, members)
    return _fitted(buttons, menus, rows)


def in_order(by: Menus, labelled: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the (code, label) pairs as people look for them.

    Verbs that the game ranks come in that order.
    """
    pairs = list(labelled)
    for verb_name in by.sorted:
        places = [
            at for at, (code, _) in enumerate(pairs) if code.startswith(f"{verb_name} ")
        ]
        ranked = sorted((pairs[at] for at in places), key=lambda pair: by.rank(pair[0]))
        for at, pair in zip(places, ranked, strict=True):
            pairs[at] = pair
    return pairs


def _split(name: str, members: Sequence[Choice]) -> list[Menu]:
    count = -(-len(members) // MENU_OPTIONS)
    if count == 1:
        return [Menu(name, tuple(members))]
    size = -(-len(members) // count)
    pages = [tuple(members[at : at + size]) for at in range(0, len(members), size)]
    return [
        Menu(name, page, (noun(page[0].code), noun(page[-1].code))) for page in pages
    ]


def _fitted(buttons: list[Choice], menus: list[Menu], rows: int) -> Layout:
    """Move buttons into a menu, then join small menus, until everything fits into the rows."""
    layout = Layout(tuple(buttons), tuple(menus))
    if layout.rows > rows and len(buttons) > ROW_BUTTONS:
        lone_buttons = [c for c in buttons if not noun(c.code)][:ROW_BUTTONS]
        moved = [c for c in buttons if c not in lone_buttons]
        if len(moved) > 1:
            menus = menus + _split("other", moved)
            layout = Layout(tuple(lone_buttons), tuple(menus))
    while layout.rows > rows:
        smallest, second = sorted(menus, key=lambda menu: len(menu.choices))[:2]
        merged = Menu("other", smallest.choices + second.choices)
        if len(merged.choices) > MENU_OPTIONS:
            raise ValueError(
                f"{sum(len(m.choices) for m in menus)} choices don't fit into {rows} rows"
            )
        menus = [
            menu for menu in menus if menu is not smallest and menu is not second
        ] + [merged]
        layout = Layout(layout.buttons, tuple(menus))
    return layout


Item: TypeAlias = "discord.ui.Item[discord.ui.View | discord.ui.LayoutView]"
"""A button, menu or text of a message, whichever view holds it."""


def button(
    label: str,
    press: CustomId,
    style: discord.ButtonStyle | None = None,
    row: int | None = None,
) -> Item:
    """Return a button in the color of its kind, unless another is given; its label is cut to 80 characters."""
    return discord.ui.Button(
        label=cut(label, LABEL),
        custom_id=str(press),
        style=declared(press.kind).style if style is None else style,
        row=row,
    )


def labelled(
    l10n: Localization,
    press: CustomId,
    style: discord.ButtonStyle | None = None,
    row: int | None = None,
) -> Item:
    """Return a button with the label of its kind, the message `button-KIND`."""
    return button(l10n.format(f"button-{press.kind}"), press, style, row)


def pager(l10n: Localization, press: CustomId, pages: int) -> list[Item]:
    """Return buttons to the pages before and behind that which `press` has as its revision."""
    page_of = {"return": press.revision - 1, "next": press.revision + 1}
    reachable = {label: page for label, page in page_of.items() if 1 <= page <= pages}
    return [
        button(l10n.format(f"button-{label}"), press._replace(revision=page))
        for label, page in reachable.items()
    ]


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
    """Return a menu of up to 25 options of at most 100 characters.

    `least` to `most` can be chosen, and some are. Raise ValueError without options: Discord would refuse the
    whole answer.
    """
    options = [
        discord.SelectOption(
            label=cut(c.label, OPTION),
            value=c.code,
            description=cut(c.detail, OPTION) or None,
            default=c.code in chosen,
        )
        for c in choices
    ]
    if not options:
        raise ValueError(f"a menu without options: {press}")
    return discord.ui.Select(
        placeholder=cut(placeholder, OPTION),
        custom_id=str(press),
        options=options,
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
    """Return a menu of the server's people."""
    return discord.ui.UserSelect(
        placeholder=cut(placeholder, OPTION),
        custom_id=str(press),
        min_values=least,
        max_values=most,
        default_values=[
            _Person(id=user, type=discord.SelectDefaultValueType.user)
            for user in chosen
        ],
        row=row,
    )


def link(label: str, url: str) -> Item:
    """Return a button that opens an address."""
    return discord.ui.Button(label=label, url=url)


def view(items: Iterable[Item]) -> discord.ui.View:
    """Return a view that never expires and keeps nothing in memory."""
    built = discord.ui.View(timeout=None)
    for item in items:
        built.add_item(item)
    built.stop()  # discord.py neither stores a stopped view nor starts a timer for it
    return built


def add(view: discord.ui.View | None, items: Iterable[Item]) -> None:
    """Add items to a view as far as its five rows have room."""
    for item in items:
        with contextlib.suppress(ValueError):
            if view is not None:
                view.add_item(item)


def decision_items(
    l10n: Localization,
    press: CustomId,
    pick: str,
    layout: Layout,
    before: str | None = None,
    first_row: int = 0,
) -> list[Item]:
    """Return buttons and menus for a decision, from a row on.

    The custom ids of buttons are of the kind `press`, their code behind `before`; those of menus of the kind `pick`.
    """
    items: list[Item] = []
    for row, menu_ in enumerate(layout.menus):
        menu_rest = str(row) if before is None else f"{before} {row}"
        title = l10n.format(
            f"menu-{menu_.group}" if l10n.knows(f"menu-{menu_.group}") else "menu-other"
        )
        if menu_.part is not None:  # "Road 1 to 14"
            title = l10n.format(
                "menu-part", title=title, first=menu_.part[0], last=menu_.part[1]
            )
        items.append(
            menu(
                title,
                press._replace(kind=pick, rest=menu_rest),
                menu_.choices,
                first_row + row,
            )
        )
    for at, choice in enumerate(layout.buttons):
        style, row = (
            BLUE if choice.is_suggested else GREY,
            first_row + len(layout.menus) + at // ROW_BUTTONS,
        )
        items.append(
            button(
                choice.label,
                press._replace(rest=(before or "") + choice.code),
                style,
                row,
            )
        )
    return items


COLOURS = (0x2F6DB5, 0xC8362C, 0x7DBE9B, 0xF6B73C, 0x26221E)
"""The seats' colors, as the pictures have them."""


class Block(NamedTuple):
    """A text and the pictures under it."""

    text: str
    files: Sequence[discord.File] = ()


def layout(
    blocks: Iterable[Block], seat: int | None, items: Iterable[Item] = ()
) -> discord.ui.LayoutView:
    """Return the blocks in a frame of a seat's color, with their pictures, and a row of buttons.

    Send the files along.
    """
    inside: list[Item] = []
    for block in blocks:
        if block.text:
            inside.append(discord.ui.TextDisplay(block.text))
        for file in block.files:
            picture = discord.MediaGalleryItem(file, description=file.description)
            inside.append(discord.ui.MediaGallery(picture))
    built = discord.ui.LayoutView(timeout=None)
    built.add_item(
        discord.ui.Container(
            *inside, accent_colour=None if seat is None else COLOURS[seat]
        )
    )
    buttons = list(items)
    if buttons:
        built.add_item(discord.ui.ActionRow(*buttons))
    built.stop()  # discord.py neither stores a stopped view nor starts a timer for it
    return built


def drop(
    view: discord.ui.View | discord.ui.LayoutView, goes: Callable[[str], bool]
) -> None:
    """Take buttons and menus whose custom id, or address, goes out of a view, and rows that are empty then."""
    for item in list(view.walk_children()):
        if goes(getattr(item, "custom_id", None) or getattr(item, "url", None) or ""):
            above = item.parent
            (above if isinstance(above, discord.ui.ActionRow) else view).remove_item(
                item
            )
    for row in list(view.children):
        if isinstance(row, discord.ui.ActionRow) and not row.children:
            view.remove_item(row)


def without(
    message: discord.Message, goes: Callable[[str], bool]
) -> discord.ui.LayoutView | discord.ui.View:
    """Return the components of a posted message without those whose custom id, or address, goes."""
    kind = discord.ui.LayoutView if message.flags.components_v2 else discord.ui.View
    view_ = kind.from_message(message, timeout=None)
    drop(view_, goes)
    for component in view_.walk_children():
        if isinstance(component, discord.ui.MediaGallery):
            component.items = [
                discord.MediaGalleryItem(
                    f"attachment://{_file(gallery_item.media.url)}",
                    description=gallery_item.description,
                )
                for gallery_item in component.items
            ]
    view_.stop()
    return view_


def with_last_pictures(
    message: discord.Message, files: Sequence[discord.File]
) -> tuple[discord.ui.LayoutView, list[discord.Attachment | discord.File]]:
    """Return a posted layout with other pictures in its last galleries, and the files that hang on it then."""
    view_ = without(message, lambda _: False)
    assert isinstance(view_, discord.ui.LayoutView), "pictures in rows are a layout"
    frame = next(
        component
        for component in view_.children
        if isinstance(component, discord.ui.Container)
    )
    components = list(frame.children)
    end = max(
        at
        for at, component in enumerate(components, 1)
        if isinstance(component, discord.ui.MediaGallery)
    )
    start, former = end, set[str]()
    while start and isinstance(
        gallery := components[start - 1], discord.ui.MediaGallery
    ):
        former |= {_file(item.media.url) for item in gallery.items}
        start -= 1
    new_items: list[Item] = [
        discord.ui.MediaGallery(
            discord.MediaGalleryItem(file, description=file.description)
        )
        for file in files
    ]
    frame.clear_items()
    for component in (*components[:start], *new_items, *components[end:]):
        frame.add_item(component)
    return view_, [
        *(
            old_file
            for old_file in message.attachments
            if old_file.filename not in former
        ),
        *files,
    ]


def _file(url: str) -> str:
    """Return the name of the file that an address of Discord's leads to."""
    return url.partition("?")[0].rpartition("/")[2]
