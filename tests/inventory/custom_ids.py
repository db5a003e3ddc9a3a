"""A custom id of every kind of button, menu and form, as messages of today have them, and how it is understood."""

from __future__ import annotations

from bot.app import items
from bot.components.custom_id import read
from bot.components.item_kinds import KINDS, RETIRED


def kinds() -> set[str]:
    """Every kind that the bot answers."""
    return {*KINDS, *items.FORMS}


def line(custom_id: str) -> str:
    """What a custom id says, and what is so of all of its kind."""
    press = read(custom_id)
    assert press is not None and str(press) == custom_id, custom_id
    told = [custom_id, f"game={press.game}", f"revision={press.revision}", f"rest={press.rest!r}"]
    if press.kind in items.FORMS:
        return " ".join([*told, "form"])
    kind = KINDS[press.kind]
    told += [kind.style.name, *(["edits"] if kind.changes else []), *(["of-game"] if kind.of_game else [])]
    return " ".join(
        [*told, *([f"on={kind.on}"] if kind.on else []), *(["retired"] if press.kind in RETIRED else [])]
    )


def lines(before: list[str]) -> list[str]:
    """A line for each kind, with the custom id that stood there before, where one did."""
    known = {one.split(":")[1]: one.partition(" game=")[0] for one in before}
    return [line(known.get(kind, f"cy:{kind}:1:1:")) for kind in sorted(kinds())]
