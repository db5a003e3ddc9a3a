"""Short texts about the rules by topic, from the catalogue."""

from typing import TypeAlias

import discord
from discord import app_commands

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import queries
from bot.core.errors import UserError
from bot.core.game_settings import Settings
from bot.features.lobby import handlers as lobby_handlers
from bot.interactions import game_answers, game_lookup
from bot.interactions.autocomplete import ChoiceOption
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.slash_commands import command
from bot.text import reports
from bot.text.localization import Localization
from rules.register import GAMES, find_game

PRACTICE = 3  # seats of a practice table that is opened by a button
OF_TABLES = ("commands", "undo", "pace", "privacy")


def topics() -> tuple[str, ...]:
    """Return the topics of every game, then those of all tables."""
    return (
        *(topic for game in GAMES.values() for topic in game.guide.topics),
        *OF_TABLES,
    )


def first_topic(game: str) -> str:
    """Return where somebody begins who doesn't know a game."""
    return (*find_game(game).guide.topics, *OF_TABLES)[0]


async def explain(ctx: Context, topic: str) -> None:
    """Answer with a topic's text."""
    text = ctx.l10n.format(f"rules-{topic}".replace("_", "-"))
    pages = reports.paged(ctx.l10n, text.split("\n"))
    game = next(
        (game.id for game in GAMES.values() if topic in game.guide.topics),
        next(iter(GAMES)),
    )
    steps = first_steps(ctx.l10n, game, read=topic == first_topic(game))
    await game_answers.send_pages(ctx, pages, steps)


def first_steps(
    l10n: Localization, game: str, *, read: bool = False
) -> discord.ui.View:
    """Return buttons for a person's first steps; how to play is left out where they have `read` it."""
    # Without a game: that is asked behind the press.
    kinds = {"versus": "", "practice": game, "learn": "", "begin": "", "seek": game}
    kinds |= {} if read else {"howto": game}
    return ui.view(
        ui.labelled(l10n, CustomId(kind, 0, 0, of)) for kind, of in kinds.items()
    )


@item("rules")
@item("howto", needs_game=False)
async def pressed_howto(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `How to play`, and `Rules` on older cards: where somebody begins who doesn't know the game."""
    old = press.kind == "rules"
    game = (await ctx.db.read(queries.info, press.game)).game if old else _known(press)
    await explain(ctx, first_topic(game))


@item("practice", needs_game=False)
async def pressed_practice(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Practice` with a table on which the presser holds every seat."""
    game = _known(press)
    settings = Settings(practice=min(PRACTICE, find_game(game).max_seats))
    await lobby_handlers.create(ctx, game, settings)


@item("begin", needs_game=False)
async def pressed_begin(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Start a table` with one with the usual options, which others can join."""
    game = await game_answers.chosen_game(ctx, press)
    if game is not None:
        opened = await lobby_handlers.create(ctx, game, Settings())
        await ctx.bot.command_hooks.tell_opened(ctx, opened)


def _known(press: CustomId) -> str:
    if press.rest not in GAMES:
        raise UserError("press-unknown")
    return press.rest


Topic: TypeAlias = app_commands.Transform[str, ChoiceOption("topic", topics)]


class Rulebook(Feature):
    @command("rules")
    async def rules(
        self, ctx: Context, topic: Topic | None = None, public: bool = False
    ) -> None:
        await game_lookup.speak_to_all(ctx)
        await explain(ctx, topic or topics()[0])
