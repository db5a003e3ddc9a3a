"""The English Fluent catalogues of rules, table and players, made from the plain English that the code carries."""

from __future__ import annotations

from pathlib import Path

from bot.core import templates as table
from players import texts as players
from rules.register import GAMES
from rules.texts import to_fluent
from rules.words import TEXTS

FOLDER = Path(__file__).parent.parent.parent / "rules" / "locales" / "en"
PLAYERS = players.LOCALES / "en" / "players.ftl"
TABLE = Path(__file__).parent.parent.parent / "bot" / "locales" / "en" / "table.ftl"
NOTE = "# Made from the English texts in the code by `make golden`. Translate a copy in another folder.\n\n"


def catalogues() -> dict[str, str]:
    """The text of every catalogue by file name."""
    rooms = {"rules": TEXTS.templates, **{game.id: game.templates for game in GAMES.values()}}
    return {f"{name}.ftl": NOTE + to_fluent(templates) for name, templates in rooms.items()}


def of_players() -> str:
    """The text of the players' catalogue."""
    return NOTE + to_fluent(players.TEXTS.templates)


def write() -> None:
    """Writes every catalogue anew."""
    PLAYERS.parent.mkdir(parents=True, exist_ok=True)
    PLAYERS.write_text(of_players(), "utf-8")
    TABLE.write_text(table.catalogue(), "utf-8")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in catalogues().items():
        (FOLDER / name).write_text(text, "utf-8")
