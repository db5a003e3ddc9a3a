"""The registry of table settings besides the options of games.

Commands, the menus of a card, a server's defaults, the checks and a table's summary are made from these
entries. To add one: an entry here, a column of `game` with its field of `storage.games.SettingColumns`, and its
words in the catalogues (`docs/recipes.md`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from bot.core import final_order
from rules.register import find_game
from storage.games import Hints, Late, Pace, Pictures, SettingColumns, UndoPolicy
from storage.transaction import Value

if TYPE_CHECKING:
    from bot.core.model import GameInfo

PACES: tuple[Pace, ...] = get_args(Pace)
UNDO_POLICIES: tuple[UndoPolicy, ...] = get_args(UndoPolicy)
RATED = ("yes", "no")
"""Values of the setting for rated games; the first is that of a new table. Other rules may still keep it unrated."""
LEVELS = (1, 2, 3, 4, 5)
"""The levels of computer players, the strongest last."""


def _always(info: GameInfo) -> bool:
    return True


def _counts(info: GameInfo) -> bool:
    """Return whether the game of a table changes ratings, or may do so yet."""
    too_early = info.forfeit and not final_order.share(
        info.turn, find_game(info.game).guide.usual_turns
    )
    rated = info.rated and info.opposed
    return rated and not (
        info.status == "cancelled" or info.abandoned or info.void or too_early
    )


class TableSetting(msgspec.Struct, frozen=True, kw_only=True):
    """A setting of a table; `name` is its column, its option in `commands` and part of the ids of its messages."""

    name: str
    values: tuple[str, ...] = ()
    """The values that can be chosen; empty for a language, which must have a catalogue."""
    default: str | None
    """The value of a new table if nobody has chosen; None: the server's present value."""
    integer: bool = False
    """The column holds an integer."""
    zero: str | None = None
    """The value that 0 in the column means."""
    of_server: bool = False
    """A server can choose its own default."""
    by_every_player: bool = False
    """Every player may change it; all others are the host's and moderators'."""
    commands: tuple[str, ...] = ("new", "table settings")
    applies: Callable[[GameInfo], bool] = _always
    """A function that returns whether the setting has an effect at a table."""
    in_summary: Literal["always", "changed", "never"] = "changed"
    """The place in the summary of a table, if it applies; the complete list of settings always names it."""

    def column(self, value: str) -> Value:
        """Return the column's value for a setting's value."""
        if not self.integer:
            return value
        return 0 if value == self.zero else int(value)

    def of_columns(self, columns: SettingColumns) -> str | None:
        """Return the value that a table has."""
        value = getattr(columns, self.name)
        return self.zero if value == 0 else value and str(value)

    def value_of(self, info: GameInfo) -> str | None:
        """Return the value that a table has now; of `rated` also `hidden`: rated if its channel were public.

        And `abandoned`: it was rated, and has no result.
        """
        if self.name == "rated":
            if info.abandoned and info.rated and not info.void:
                return "abandoned"
            return "yes" if _counts(info) else "hidden" if info.unseen else "no"
        return self.of_columns(info.settings)

    def is_named(self, info: GameInfo) -> bool:
        """Return whether the summary of a table names it."""
        changed = self.value_of(info) != DEFAULTS[self.name]
        return self.in_summary == "always" or (self.in_summary == "changed" and changed)


TABLE_SETTINGS = {
    setting.name: setting
    for setting in (
        TableSetting(
            name="pace",
            values=PACES,
            default="24h",
            of_server=True,
            commands=("new", "table settings", "table import"),
            in_summary="always",
        ),
        TableSetting(
            name="undo",
            values=UNDO_POLICIES,
            default="consent",
            of_server=True,
            commands=("new", "table settings", "table import"),
        ),
        TableSetting(
            name="late",
            values=get_args(Late),
            default="wait",
            of_server=True,
            commands=("new", "table settings", "table import"),
            applies=lambda info: info.settings.pace != "none",
            in_summary="always",
        ),
        TableSetting(
            name="graces",  # without a sign until somebody who is absent is dropped
            values=tuple("234567"),
            default="3",
            integer=True,
            zero="3",
            of_server=True,
            commands=("table settings",),
            applies=lambda info: (
                info.settings.pace != "none" and info.settings.late == "skip"
            ),
            in_summary="always",
        ),
        TableSetting(
            name="together",
            values=("yes", "no"),
            default="yes",
            of_server=True,
            by_every_player=True,
            commands=("table settings",),
        ),
        TableSetting(
            name="early",  # minutes
            values=("off", "15", "30", "60", "120", "240"),
            default="60",
            integer=True,
            zero="off",
            of_server=True,
            by_every_player=True,
            commands=("table settings",),
            applies=lambda info: not info.practice,
        ),
        TableSetting(
            name="evenings",
            values=("yes", "no"),
            default="yes",
            by_every_player=True,
            commands=("table settings",),
            in_summary="never",
        ),
        TableSetting(
            name="level",
            values=tuple(map(str, LEVELS)),
            default="3",
            integer=True,
            of_server=True,
            commands=(),  # beside `computers`, which that feature adds
            applies=lambda info: (
                info.settings.late == "stand-in"
                or any(seat.level for seat in info.seats)
            ),
            in_summary="always",
        ),
        TableSetting(
            name="hints", values=get_args(Hints), default="alone", of_server=True
        ),
        TableSetting(
            name="rated",
            values=RATED,
            default="yes",
            of_server=True,
            in_summary="always",
        ),
        TableSetting(
            name="pictures",
            values=get_args(Pictures),
            default="glance",
            of_server=True,
            in_summary="never",
        ),
        TableSetting(
            name="language", default=None, commands=("new",), in_summary="never"
        ),
    )
}
"""By name, in the order in which people read them."""
DEFAULTS = {name: setting.default for name, setting in TABLE_SETTINGS.items()}
"""The values of a new table if neither its host nor its server has chosen."""
