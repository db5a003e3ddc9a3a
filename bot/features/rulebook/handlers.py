"""Short texts about the rules by topic, from the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components import ui
from bot.components.custom_id import Press
from bot.features.lobby import handlers as lobby_handlers
from bot.features.matchmaking import handlers as matchmaking_handlers
from bot.interactions.errors import Refusal
from bot.text import reports
from rules.register import GAMES, find_game

if TYPE_CHECKING:
    import discord

    from bot.interactions.context import Ask
    from bot.text.localization import Words

PRACTICE = 3  # seats of a practice table that is opened by a button
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
    pages = reports.paged(ask.words, text.split("\n"))
    for page in pages:
        last = page is pages[-1]
        game = _game_of(topic)
        at_start = topic == first_topic(game)
        await ask.say(page, view=first_steps(ask.words, game, read=at_start) if last else None)


def _game_of(topic: str) -> str:
    """The game that a topic belongs to; the first one for topics of all tables."""
    return next((game.id for game in GAMES.values() if topic in game.guide.topics), next(iter(GAMES)))


def first_steps(words: Words, game: str, *, read: bool = False) -> discord.ui.View:
    """What somebody may want to do first; who has `read` how to play is not offered that."""
    kinds = ["versus", "practice", "begin", "seek"]
    if not read:
        kinds.append("howto")
    return ui.view(ui.button(words.say(f"button-{kind}"), Press(kind, 0, 0, game)) for kind in kinds)


async def pressed_howto(ask: Ask, press: Press, values: list[str]) -> None:
    """`How to play`: where somebody begins who doesn't know the game."""
    await explain(ask, first_topic(_known(press)))


async def pressed_practice(ask: Ask, press: Press, values: list[str]) -> None:
    """`Practice`: a table on which the presser holds every seat."""
    game = _known(press)
    await lobby_handlers.open_usual(ask, game, practice=min(PRACTICE, find_game(game).max_seats))


async def pressed_begin(ask: Ask, press: Press, values: list[str]) -> None:
    """`Start a table`: one with the usual options, which others can join."""
    await matchmaking_handlers.tell_host(ask, await lobby_handlers.open_usual(ask, _known(press), practice=0))


def _known(press: Press) -> str:
    if press.rest not in GAMES:
        raise Refusal("press-unknown")
    return press.rest


def versus(say: Words, game: str) -> discord.ui.View:
    """One press to a game against a computer, or to others who look for one."""
    kinds = ("versus", "seek")
    return ui.view(ui.button(say.say(f"button-{kind}"), Press(kind, 0, 0, game)) for kind in kinds)
