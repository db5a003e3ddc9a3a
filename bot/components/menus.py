"""Orders the legal actions of a decision into buttons and menus, none cut off, within a message's five rows."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

ROWS = 5  # rows of a message
ROW_BUTTONS = 5
MENU_OPTIONS = 25
LABEL = 80  # characters on a button
OPTION = 100  # characters of a menu's option
FEW = 5  # up to so many actions are all buttons
SHORT_GROUP = 8  # a group of choices without places gets buttons up to this size

GOODS = ("food", "wood", "stone", "cloth", "gold")
CUBES = ("buy", "take", "sell", "give", "pay", "batch")  # verbs whose noun is cubes, or what they cost
DECLINING = ("pass", "skip", "done", "leave")
DISCARDING = ("redraw", "mulligan")  # the whole hand goes
PLACES = ("bridge", "road", "castle")
SPECIAL = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")


@dataclasses.dataclass(frozen=True)
class Choice:
    """One legal action: its code, its label (not yet cut), and whether it declines or ends something."""

    code: str
    label: str
    declines: bool = False
    detail: str = ""  # a second line in a menu


@dataclasses.dataclass(frozen=True)
class Menu:
    """A menu of 2 to 25 choices; `group` names what they have in common, first and last where it was split."""

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

    def codes(self) -> list[str]:
        """Every code that can be chosen."""
        return [c.code for menu in self.menus for c in menu.choices] + [c.code for c in self.buttons]


def cut(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis where it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def group_of(code: str) -> str:
    """What the target of an action belongs to: bridge, road, castle, build, prestige, or its verb."""
    first, target = verb(code), noun(code)
    if first in ("place", "move"):
        if target in SPECIAL:
            return "bridge"
        return "castle" if target == "castle" else "road"
    if first in ("convert", "on"):
        return "road"
    return first


def lay_out(labelled: Iterable[tuple[str, str]], details: Mapping[str, str] | None = None) -> Layout:
    """The layout for (code, label) pairs, each part in the order of `in_order`; every code appears exactly once.

    `details` are second lines for some codes, shown where a code is in a menu.
    """
    told = details or {}
    choices = [Choice(code, label, declines(code), told.get(code, "")) for code, label in in_order(labelled)]
    if len(choices) <= FEW:
        return Layout(tuple(choices), ())
    groups: dict[str, list[Choice]] = {}
    buttons: list[Choice] = []
    for choice in choices:
        if noun(choice.code):
            groups.setdefault(group_of(choice.code), []).append(choice)
        else:
            buttons.append(choice)
    menus: list[Menu] = []
    for name, members in sorted(groups.items(), key=lambda group: _order(group[0])):
        if len(members) == 1 or (name not in ("bridge", "road", "build") and len(members) <= SHORT_GROUP):
            buttons[:0] = members
        else:
            menus += _split(name, members)
    return _fitted(buttons, menus)


def in_order(labelled: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The (code, label) pairs as people look for them: choices of cubes with the cheap ones first, then in the
    order of the goods; everything else stays where the legal list has it."""
    pairs = list(labelled)
    for first in CUBES:
        places = [at for at, (code, _) in enumerate(pairs) if verb(code) == first and noun(code)]
        for at, pair in zip(places, sorted((pairs[at] for at in places), key=_cheap), strict=True):
            pairs[at] = pair
    return pairs


def _cheap(pair: tuple[str, str]) -> tuple[int, ...]:
    """How much is paid, or how many cubes; how much gold is among them; which they are."""
    what = noun(pair[0])
    if what.isdigit():
        return (int(what),)
    cubes = what.split("+")
    return (len(cubes), cubes.count("gold"), *sorted(map(GOODS.index, cubes)))


def declines(code: str) -> bool:
    """Whether a code is not what a newcomer should press first: passing, stopping, the bare castle, and
    giving up the hand."""
    return verb(code) in DECLINING or code in ("place castle", "move castle", *DISCARDING)


def _order(group: str) -> int:
    """Places in the order in which they work, everything else behind them in the order of the list."""
    return PLACES.index(group) if group in PLACES else len(PLACES)


def _split(name: str, members: Sequence[Choice]) -> list[Menu]:
    count = -(-len(members) // MENU_OPTIONS)
    if count == 1:
        return [Menu(name, tuple(members))]
    size = -(-len(members) // count)
    parts = [tuple(members[at : at + size]) for at in range(0, len(members), size)]
    return [Menu(name, part, (noun(part[0].code), noun(part[-1].code))) for part in parts]


def _fitted(buttons: list[Choice], menus: list[Menu]) -> Layout:
    """Moves buttons into a menu, then joins small menus, until everything fits into five rows."""
    layout = Layout(tuple(buttons), tuple(menus))
    if layout.rows > ROWS and len(buttons) > ROW_BUTTONS:
        kept = [c for c in buttons if not noun(c.code)][:ROW_BUTTONS]
        moved = [c for c in buttons if c not in kept]
        menus = menus + _split("other", moved)
        layout = Layout(tuple(kept), tuple(menus))
    while layout.rows > ROWS:
        first, second = sorted(menus, key=lambda menu: len(menu.choices))[:2]
        joined = Menu("other", first.choices + second.choices)
        if len(joined.choices) > MENU_OPTIONS:
            raise ValueError(f"{sum(len(m.choices) for m in menus)} choices don't fit into {ROWS} rows")
        menus = [menu for menu in menus if menu is not first and menu is not second] + [joined]
        layout = Layout(layout.buttons, tuple(menus))
    return layout
