"""A custom id of every kind of button, menu and form, as messages of today have them, and how it is understood."""

from __future__ import annotations

import importlib

from bot.app import feature_list
from bot.components.custom_id import DECLARED, RETIRED, read

FORMS = {"settyped", "tourname", "tourtyped"}

for _extension in feature_list.extensions():
    importlib.import_module(_extension)


def kinds() -> set[str]:
    """Every kind that the bot answers."""
    return {*DECLARED, *FORMS}


def line(custom_id: str) -> str:
    """What a custom id says, and what is so of all of its kind."""
    press = read(custom_id)
    assert press is not None and str(press) == custom_id, custom_id
    told = [
        custom_id,
        f"game={press.game}",
        f"revision={press.revision}",
        f"rest={press.rest!r}",
    ]
    if press.kind in FORMS:
        return " ".join([*told, "form"])
    kind = DECLARED[press.kind]
    told += [
        kind.style.name,
        *(["edits"] if kind.edits else []),
        *(["of-game"] if kind.needs_game else []),
    ]
    told += [f"on={kind.notification}"] if kind.notification else []
    return " ".join([*told, *(["retired"] if press.kind in RETIRED else [])])


def lines(before: list[str]) -> list[str]:
    """A line for each kind, with the custom id that stood there before, where one did."""
    known = {one.split(":")[1]: one.partition(" game=")[0] for one in before}
    return [line(known.get(kind, f"cy:{kind}:1:1:")) for kind in sorted(kinds())]
