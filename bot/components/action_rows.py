"""Orders the legal actions of a decision into buttons and menus, none cut off, within a message's five rows."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping, Sequence

from rules.guide import Menus
from rules.model import noun

ROWS = 5  # rows of a message
ROW_BUTTONS = 5
MENU_OPTIONS = 25
LABEL = 80  # characters on a button
OPTION = 100  # characters of a menu's option
FEW = 5  # up to so many actions are all buttons
SHORT_GROUP = 8  # a group of choices without places gets buttons up to this size


@dataclasses.dataclass(frozen=True)
class Choice:
    """One legal action: its code, its label (not yet cut), and whether it is a grey button."""

    code: str
    label: str
    plain: bool = False
    detail: str = ""  # a second line in a menu


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
        """The same choices under other values, by their codes."""

        def renamed(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
            return tuple(dataclasses.replace(choice, code=values[choice.code]) for choice in choices)

        menus = tuple(dataclasses.replace(menu, choices=renamed(menu.choices)) for menu in self.menus)
        return Layout(renamed(self.buttons), menus)

    def codes(self) -> list[str]:
        """Every code that can be chosen."""
        return [c.code for menu in self.menus for c in menu.choices] + [c.code for c in self.buttons]


def cut(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis where it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def lay_out(
    by: Menus,
    labelled: Iterable[tuple[str, str]],
    details: Mapping[str, str] | None = None,
    rows: int = ROWS,
    grey: Collection[str] = (),
) -> Layout:
    """The layout for (code, label) pairs, each part in the order of `in_order`; every code appears exactly once.

    `details` are second lines for some codes, shown where a code is in a menu; `rows` is how many there are; `grey` are
    codes that are no blue buttons now, beside those that never are.
    """
    told = details or {}
    choices = [
        Choice(code, label, code in grey or by.is_plain(code), told.get(code, ""))
        for code, label in in_order(by, labelled)
    ]
    if len(choices) <= FEW and all(map(_short, choices)):
        return Layout(tuple(sorted(choices, key=lambda choice: not noun(choice.code))), ())
    groups: dict[str, list[Choice]] = {}
    buttons: list[Choice] = []
    for choice in choices:
        if noun(choice.code):
            groups.setdefault(by.group(choice.code), []).append(choice)
        else:
            buttons.append(choice)
    menus: list[Menu] = []
    long: list[Choice] = []
    for name, members in sorted(groups.items(), key=lambda group: _order(by, group[0])):
        few = len(members) == 1 or (name not in by.always and len(members) <= SHORT_GROUP)
        if few and all(map(_short, members)):
            buttons[:0] = members
        elif len(members) == 1:
            long += members
        else:
            menus += _split(name, members)
    if long:
        shared = {by.group(choice.code) for choice in long}
        menus += _split(shared.pop() if len(shared) == 1 else "other", long)
    return _fitted(buttons, menus, rows)


def _short(choice: Choice) -> bool:
    """Whether a button has room for its label; a menu's option has more."""
    return len(choice.label) <= LABEL


def in_order(by: Menus, labelled: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The (code, label) pairs as people look for them: verbs that the game sorts by its rank among themselves;
    everything else stays where the legal list has it."""
    pairs = list(labelled)
    for first in by.sorted:
        places = [at for at, (code, _) in enumerate(pairs) if code.startswith(f"{first} ")]
        ranked = sorted((pairs[at] for at in places), key=lambda pair: by.rank(pair[0]))
        for at, pair in zip(places, ranked, strict=True):
            pairs[at] = pair
    return pairs


def _order(by: Menus, group: str) -> int:
    """The game's first groups in its order, everything else behind them in the order of the list."""
    return by.first.index(group) if group in by.first else len(by.first)


def _split(name: str, members: Sequence[Choice]) -> list[Menu]:
    count = -(-len(members) // MENU_OPTIONS)
    if count == 1:
        return [Menu(name, tuple(members))]
    size = -(-len(members) // count)
    parts = [tuple(members[at : at + size]) for at in range(0, len(members), size)]
    return [Menu(name, part, (noun(part[0].code), noun(part[-1].code))) for part in parts]


def _fitted(buttons: list[Choice], menus: list[Menu], rows: int) -> Layout:
    """Moves buttons into a menu, then joins small menus, until everything fits into the rows."""
    layout = Layout(tuple(buttons), tuple(menus))
    if layout.rows > rows and len(buttons) > ROW_BUTTONS:
        kept = [c for c in buttons if not noun(c.code)][:ROW_BUTTONS]
        moved = [c for c in buttons if c not in kept]
        menus = menus + _split("other", moved)
        layout = Layout(tuple(kept), tuple(menus))
    while layout.rows > rows:
        first, second = sorted(menus, key=lambda menu: len(menu.choices))[:2]
        joined = Menu("other", first.choices + second.choices)
        if len(joined.choices) > MENU_OPTIONS:
            raise ValueError(f"{sum(len(m.choices) for m in menus)} choices don't fit into {rows} rows")
        menus = [menu for menu in menus if menu is not first and menu is not second] + [joined]
        layout = Layout(layout.buttons, tuple(menus))
    return layout
