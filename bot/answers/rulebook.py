"""Short texts about the rules by topic, from the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.wording import reports
from rules.register import GAMES, find_game

if TYPE_CHECKING:
    from bot.answers.interaction import Ask

OF_TABLES = ("commands", "undo", "pace", "privacy")


def topics() -> tuple[str, ...]:
    """The topics of every game, then those of all tables."""
    return (*(topic for game in GAMES.values() for topic in game.guide.topics), *OF_TABLES)


def first_topic(game: str) -> str:
    """Where somebody begins who doesn't know a game."""
    return (*find_game(game).guide.topics, *OF_TABLES)[0]


async def explain(ask: Ask, topic: str) -> None:
    """Answers with a topic's text."""
    text = ask.words.say(f"rules-{topic}".replace("_", "-"))
    for page in reports.paged(ask.words, text.split("\n")):
        await ask.say(page)
