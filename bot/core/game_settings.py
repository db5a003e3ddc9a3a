"""What can be set at a table, and what a new one has where nobody chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.errors import BadChoice
from bot.core.model import HINTS, LATES, PACES, PICTURES, RATED, UNDO_POLICIES
from rules.errors import shown
from storage import user_data

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.unit_of_work import UnitOfWork

TOGETHER = ("yes", "no")
"""Whether a table plans together; the first is that of a new one with clocks."""

EVENINGS = ("yes", "no")
"""Whether a table is offered evenings together; the first is that of a new one."""

SETTINGS: dict[str, tuple[str, ...]] = {
    "undo": UNDO_POLICIES,
    "pace": PACES,
    "late": LATES,
    "hints": HINTS,
    "rated": RATED,
    "pictures": PICTURES,
    "together": TOGETHER,
    "evenings": EVENINGS,
}
"""What can be set at a table, and to what; the first is that of a new one."""


def need_one_of(name: str, value: str, values: Sequence[str]) -> None:
    if value not in values:
        raise BadChoice("table-bad-option", name=name, value=shown(value), values=", ".join(values))


def check(settings: Mapping[str, str | None]) -> None:
    """Raises BadChoice for a table setting that doesn't exist."""
    for name, values in SETTINGS.items():
        value = settings.get(name)
        if value is not None:
            need_one_of(name, value, values)


def usual_pictures(uow: UnitOfWork, server: int) -> str:
    """What the reports of a new table show where nobody chose: what its server wants, else the glance."""
    wanted = user_data.settings(uow.tx, "server", server).get("pictures")
    return wanted if wanted in PICTURES else PICTURES[0]


def usual_together(pace: str) -> str:
    """Whether a new table of that pace plans together."""
    return "no" if pace == "none" else "yes"
