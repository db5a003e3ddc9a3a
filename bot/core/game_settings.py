"""The settings of a table: their values, bounds and defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.admission import OPEN, Admission, columns
from bot.core.errors import BadChoice
from bot.core.game_info import admission_of, options_of
from bot.core.table_settings import DEFAULTS, TABLE_SETTINGS, UNDO_POLICIES
from bot.core.unit_of_work import UnitOfWork
from rules.errors import shown
from storage import user_data
from storage.games import GameRow
from storage.transaction import Value


class Settings:
    """The settings that a person chooses for a table.

    A new table alone has the `options` of its game, the conditions for joining, whether all seats are the
    host's (`practice`), the number of computers, and `places` where it has fewer than the game allows.
    """

    def __init__(
        self,
        *,
        options: Mapping[str, str] | None = None,
        admission: Admission = OPEN,
        practice: int = 0,
        computers: int = 0,
        places: int | None = None,
        **chosen: str | int | None,
    ) -> None:
        """Keep the `chosen` values of `TABLE_SETTINGS`; None where the defaults of the server hold.

        Raise TypeError for a name that is not among them.
        """
        if unknown := chosen.keys() - TABLE_SETTINGS.keys():
            raise TypeError(f"no settings of a table: {', '.join(sorted(unknown))}")
        self.options = options or {}
        self.admission = admission
        self.practice = practice
        self.computers = computers
        self.places = places
        self.chosen = {
            name: str(chosen[name])
            for name in TABLE_SETTINGS
            if chosen.get(name) is not None
        }

    def but(self, **changes: Any) -> Settings:
        """Return these settings with some changed, named as for a new one."""
        kept = {name: value for name, value in vars(self).items() if name != "chosen"}
        return Settings(**{**kept, **self.chosen, **changes})


USUAL = Settings()


def of_game(row: GameRow) -> Settings:
    """Return the chosen settings of a table, without the number of computers."""
    chosen = {name: setting.of_columns(row) for name, setting in TABLE_SETTINGS.items()}
    return USUAL.but(
        **chosen,
        places=row.places,
        options=options_of(row),
        admission=admission_of(row),
    )


def settings_columns(
    uow: UnitOfWork, server: int, settings: Settings
) -> dict[str, Value]:
    """Return the columns of a new game but for its options. At a practice table nobody waits, so no clock runs."""
    usual = {**DEFAULTS, **defaults(user_data.settings(uow.tx, "server", server))}
    if settings.practice:
        usual |= {"pace": "none", "early": "off"}
    if settings.computers:
        usual["rated"] = "no"
    # Rated is what was chosen, and can't be with that.
    if settings.chosen.get("rated") == "yes" and usual["undo"] == "free":
        usual["undo"] = UNDO_POLICIES[0]
    values = {**usual, **settings.chosen}
    return {
        **{
            name: value and TABLE_SETTINGS[name].column(value)
            for name, value in values.items()
        },
        "practice": int(settings.practice > 0),
        "places": settings.places,
        "opens": 1,
        **columns(settings.admission),
    }


def need_one_of(name: str, value: str, values: Sequence[str]) -> None:
    if value not in values:
        raise BadChoice(
            "table-bad-option", name=name, value=shown(value), values=", ".join(values)
        )


def check(chosen: Mapping[str, str]) -> None:
    """Raise BadChoice for a value that a setting can't have; levels and languages are checked where they are used."""
    for name, value in chosen.items():
        if name not in ("language", "level"):
            need_one_of(name, value, TABLE_SETTINGS[name].values)


def defaults(server: Mapping[str, str]) -> dict[str, str]:
    """Return the server's defaults for a new table, of the settings that a server can choose.

    Values that tables don't know are left out.
    """
    return {
        name: server[name]
        if server.get(name) in setting.values
        else str(DEFAULTS[name])
        for name, setting in TABLE_SETTINGS.items()
        if setting.of_server
    }


def need_effect(
    uow: UnitOfWork,
    place: int,
    chosen: Mapping[str, str],
    then: Mapping[str, Any],
    practice: bool,
) -> None:
    """Raise BadChoice for a choice without effect at a table of that server which has these settings then."""
    server = user_data.settings(uow.tx, "server", place)
    rated = chosen.get("rated") == "yes"
    idle = {
        "table-clock-alone": practice and chosen.get("pace", "none") != "none",
        "table-late-no-clock": chosen.get("late") in ("skip", "vote")
        and then["pace"] == "none",
        "table-graces-idle": "graces" in chosen
        and (practice or then["late"] != "skip" or then["pace"] == "none"),
        "table-together-practice": practice and chosen.get("together") == "yes",
        "table-early-idle": chosen.get("early", "off") != "off"
        and (practice or then["together"] != "yes" or then["pace"] == "live"),
        "table-evenings-idle": chosen.get("evenings") == "yes"
        and (practice or then["pace"] == "live"),
        "table-pictures-idle": "pictures" in chosen
        and server.get("pictures") == "none",
        "table-rated-practice": rated and practice,
        "table-rated-hints": rated and then["hints"] == "yes",
        "table-rated-undo": rated and then["undo"] == "free",
        "ladder-off": rated and server.get("ratings") == "no",
    }
    for message_id, is_idle in idle.items():
        if is_idle:
            raise BadChoice(message_id)
