"""Short texts about the rules by topic, from the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.wording import reports

if TYPE_CHECKING:
    from bot.answers.interaction import Ask

TOPICS = (
    "start",
    "turn",
    "placing",
    "special",
    "provost",
    "road",
    "castle",
    "scoring",
    "favors",
    "building",
    "inn",
    "two_players",
    "end",
    "magna_carta",
    "magna_carta_turn",
    "commands",
    "undo",
    "pace",
    "privacy",
)


async def explain(ask: Ask, topic: str) -> None:
    """Answers with a topic's text."""
    text = ask.words.say(f"rules-{topic}".replace("_", "-"))
    for page in reports.paged(ask.words, text.split("\n")):
        await ask.say(page)
