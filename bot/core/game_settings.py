"""What can be set at a table, and what a new one has where nobody chose."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.core.admission import OPEN, Admission, columns
from bot.core.errors import BadChoice
from bot.core.game_info import NUMBERS, admission_of, options_of, setting_of
from bot.core.model import EARLY, GRACES, HINTS, LATES, PACES, PICTURES, RATED, UNDO_POLICIES, USUAL_LEVEL
from bot.core.unit_of_work import UnitOfWork
from rules.errors import shown
from rules.register import find_game
from storage import user_data
from storage.games import GameRow
from storage.transaction import Value

TOGETHER = LIVE_SESSIONS = ("yes", "no")
"""Whether a table plans together, and is offered live sessions; the first is that of a new one."""

SETTINGS: dict[str, tuple[str, ...]] = {
    "undo": UNDO_POLICIES,
    "pace": PACES,
    "late": LATES,
    "hints": HINTS,
    "rated": RATED,
    "pictures": PICTURES,
    "together": TOGETHER,
    "early": EARLY,
    "graces": GRACES,
    "evenings": LIVE_SESSIONS,
}
"""What can be set at a table, and to what."""

FACTORY = {
    "undo": "consent",
    "pace": "24h",
    "late": "wait",
    "together": "yes",
    "early": "60",
    "graces": NUMBERS["graces"],
    "pictures": "glance",
}
"""What a server can choose for its new tables, and what they have where it did not."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What is chosen for a table; None where nobody chose, and the defaults of its server hold. Of a new one alone: the
    `options` of its game, who may join, of how many seats all are the host's (`practice`) or computers', and the
    `places` where they are fewer than the game allows."""

    undo: str | None = None
    pace: str | None = None
    late: str | None = None
    hints: str | None = None
    rated: str | None = None
    together: str | None = None
    early: str | None = None
    graces: str | None = None
    evenings: str | None = None
    language: str | None = None
    pictures: str | None = None
    level: int | None = None
    options: Mapping[str, str] = {}
    admission: Admission = OPEN
    practice: int = 0
    computers: int = 0
    places: int | None = None

    def chosen(self) -> dict[str, str]:
        """What was chosen of the settings that can be changed later, as text."""
        found = msgspec.structs.asdict(self)
        return {name: str(found[name]) for name in CHANGEABLE if found[name] is not None}


CHANGEABLE = (
    *("undo", "pace", "late", "graces", "hints", "rated", "together", "early"),
    *("evenings", "language", "pictures", "level"),
)
USUAL = Settings()


def of_game(row: GameRow) -> Settings:
    """What was chosen for a table that is there; whose seats are computers' is not among it."""
    chosen = {name: setting_of(row, name) for name in (*CHANGEABLE, "places")}
    return Settings(**chosen, options=options_of(row), admission=admission_of(row))


def column(name: str, value: str) -> Value:
    """What the row of a game has for a setting."""
    if name in NUMBERS and value == EARLY[0]:
        return 0
    return int(value) if name in (*NUMBERS, "level") else value


def settings_columns(uow: UnitOfWork, server: int, settings: Settings) -> dict[str, Value]:
    """The columns of a new game but for its options. At a practice table nobody waits, so no clock runs."""
    usual = defaults(user_data.settings(uow.tx, "server", server))
    if settings.practice:
        usual["pace"], usual["early"] = "none", EARLY[0]
    # Rated is what was chosen, and can't be with that.
    if settings.rated == RATED[0] and usual["undo"] == "free":
        usual["undo"] = UNDO_POLICIES[0]
    return {
        **{name: column(name, getattr(settings, name) or value) for name, value in usual.items()},
        "hints": settings.hints or HINTS[0],
        "rated": settings.rated or RATED[1 if settings.computers else 0],
        "evenings": settings.evenings or LIVE_SESSIONS[0],
        "language": settings.language,
        "practice": int(settings.practice > 0),
        "places": settings.places,
        "opens": 1,
        "level": USUAL_LEVEL if settings.level is None else settings.level,
        **columns(settings.admission),
    }


def need_one_of(name: str, value: str, values: Sequence[str]) -> None:
    if value not in values:
        raise BadChoice("table-bad-option", name=name, value=shown(value), values=", ".join(values))


def check(settings: Mapping[str, str | None]) -> None:
    """Raises BadChoice for a table setting that doesn't exist."""
    for name, values in SETTINGS.items():
        value = settings.get(name)
        if value is not None:
            need_one_of(name, value, values)


def defaults(server: Mapping[str, str]) -> dict[str, str]:
    """What a new table has where nobody chose; values of the server that tables don't know are left out."""
    chosen = {name: server[name] for name in FACTORY if server.get(name) in SETTINGS[name]}
    return {**FACTORY, **chosen}


def need_effect(
    uow: UnitOfWork, place: int, game: str, chosen: Mapping[str, str], then: Mapping[str, Any], practice: bool
) -> None:
    """Raises BadChoice for a choice without effect at a table of that server which has these settings then."""
    server = user_data.settings(uow.tx, "server", place)
    rated = chosen.get("rated") == RATED[0]
    idle = {
        "table-clock-practice": practice and chosen.get("pace", "none") != "none",
        "table-late-no-clock": chosen.get("late") in ("skip", "vote") and then["pace"] == "none",
        "table-graces-idle": "graces" in chosen
        and (practice or then["late"] != "skip" or then["pace"] == "none"),
        "table-together-practice": practice and chosen.get("together") == TOGETHER[0],
        "table-early-hidden": chosen.get("early", EARLY[0]) != EARLY[0] and find_game(game).hidden,
        "table-early-idle": chosen.get("early", EARLY[0]) != EARLY[0]
        and (practice or then["together"] != TOGETHER[0] or then["pace"] == "live"),
        "table-evenings-idle": chosen.get("evenings") == LIVE_SESSIONS[0]
        and (practice or then["pace"] == "live"),
        "table-pictures-idle": "pictures" in chosen and server.get("pictures") == "none",
        "table-rated-practice": rated and practice,
        "table-rated-hints": rated and then["hints"] == "yes",
        "table-rated-undo": rated and then["undo"] == "free",
        "table-rated-off": rated and server.get("ratings") == "no",
    }
    for message_id, is_idle in idle.items():
        if is_idle:
            raise BadChoice(message_id)
