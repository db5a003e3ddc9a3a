"""The English Fluent catalogues of the rules, made from the plain English that the code carries."""

from __future__ import annotations

from pathlib import Path

from rules.register import GAMES
from rules.texts import to_fluent
from rules.words import TEXTS

FOLDER = Path(__file__).parent.parent.parent / "rules" / "locales" / "en"
NOTE = "# Made from the English texts in the code by `make golden`. Translate a copy in another folder.\n\n"


def catalogues() -> dict[str, str]:
    """The text of every catalogue by file name."""
    rooms = {"rules": TEXTS.templates, **{game.id: game.templates for game in GAMES.values()}}
    return {f"{name}.ftl": NOTE + to_fluent(templates) for name, templates in rooms.items()}


def write() -> None:
    """Writes every catalogue anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in catalogues().items():
        (FOLDER / name).write_text(text, "utf-8")
