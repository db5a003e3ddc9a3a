"""Table life: `new`, `join`, `leave`, `start`, `games`."""

from __future__ import annotations

import inspect
from typing import Any

import discord
from discord import app_commands

from bot.core import queries
from bot.core.admission import ENTRIES
from bot.core.model import HINTS, LATES, LEVELS, PACES, UNDO_POLICIES
from bot.delivery import lobby_card, send
from bot.features.lobby import handlers
from bot.features.matchmaking import handlers as matchmaking_handlers
from bot.features.rulebook import handlers as rulebook_handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Ask
from bot.interactions.errors import Refusal
from bot.interactions.slash_commands import choices, command
from bot.interactions.transformers import Hints, Late, Pace, PickedLanguage, Pictures, Rated, Undo, Who
from rules.register import GAMES

PRACTICE_MOST = 5


def _options() -> dict[str, tuple[str, ...]]:
    """The options of all games with the values they can take; those of the game entered last come first."""
    found: dict[str, tuple[str, ...]] = {}
    for game in reversed(GAMES.values()):
        for name, values in game.options.items():
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *values)))
    return found


async def _new(
    interaction: discord.Interaction,
    game: str,
    practice: app_commands.Range[int, 2, PRACTICE_MOST] | None = None,
    computers: app_commands.Range[int, 1, PRACTICE_MOST - 1] | None = None,
    level: app_commands.Range[int, LEVELS[0], LEVELS[-1]] | None = None,
    pace: Pace | None = None,
    invite1: discord.User | None = None,
    invite2: discord.User | None = None,
    invite3: discord.User | None = None,
    invite4: discord.User | None = None,
    undo: Undo | None = None,
    late: Late | None = None,
    hints: Hints | None = None,
    rated: Rated | None = None,
    who: Who | None = None,
    pictures: Pictures | None = None,
    language: PickedLanguage | None = None,
    **named: str | None,
) -> None:
    async with Ask(interaction, slow_public=True) as ask:
        if game not in GAMES:
            raise Refusal("new-no-such-game")
        invited = {user.id: user for user in (invite1, invite2, invite3, invite4) if user is not None}
        opened = await handlers.create(
            ask,
            game,
            {name: value for name, value in named.items() if value is not None},
            undo=undo or UNDO_POLICIES[0],
            pace=pace or PACES[0],
            late=late or LATES[0],
            pictures=pictures,
            language=language,
            invited=list(invited.values()),
            practice=practice or 0,
            computers=computers or 0,
            level=level,
            hints=hints or HINTS[0],
            rated=rated,
            who=who or ENTRIES[0],
        )
        await matchmaking_handlers.tell_host(ask, opened)


def new() -> app_commands.Command[Any, ..., Any]:
    """`/caylus new`, with the games that there are now and their options."""
    options = _options()

    async def function(interaction: discord.Interaction, /, **given: Any) -> None:
        await _new(interaction, **given)

    # discord.py reads a command's options from the signature.
    fixed = inspect.signature(_new)
    own = [one for one in fixed.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    own += [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation="str | None")
        for name in options
    ]
    function.__signature__ = fixed.replace(parameters=own)  # type: ignore[attr-defined]
    offered = {"game": tuple(GAMES), **options}
    declared = app_commands.choices(**{name: choices(name, values) for name, values in offered.items()})
    return declared(command("new")(function))


@command("join")
@app_commands.autocomplete(game=game_choices)
async def join(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await handlers.join(ask, (await game_lookup.lobby(ask, game)).id)


@command("leave")
@app_commands.autocomplete(game=game_choices)
async def leave(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await handlers.leave(ask, (await game_lookup.lobby(ask, game, "find-no-lobby-leave")).id)


@command("start")
@app_commands.autocomplete(game=game_choices)
async def start(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await handlers.start(ask, (await game_lookup.lobby(ask, game, "find-no-lobby-start")).id)


@command("games")
async def games(interaction: discord.Interaction) -> None:
    async with Ask(interaction) as ask:
        say = ask.words
        lines = []
        away = []
        for standing in (await ask.db.read(queries.games_of, ask.user))[:25]:
            sheet = standing.sheet
            where = f"https://discord.com/channels/{sheet.server}/{send.home(sheet)}"
            how = say.say("games-lobby") if sheet.status == "lobby" else lobby_card.status_line(say, sheet)
            if sheet.deadline is not None:
                how = say.say("games-timed", how=how, when=f"<t:{sheet.deadline}:R>")
            if sheet.stands_in_for(ask.user):
                how = say.say("games-stand-in", how=how)
                away.append(sheet)
            message_id = "games-waits" if standing.waits else "games-line"
            lines.append(say.say(message_id, game=lobby_card.title(say, sheet), link=where, how=how))
        damaged = [f"#{game}" for game in await ask.db.read(queries.damaged_of, ask.user)]
        if damaged:
            lines.append(say.say("games-damaged", games=say.join(damaged), count=len(damaged)))
        pages: list[str] = []
        for line in lines or [say.say("games-none")]:
            if not pages or len(pages[-1]) + len(line) + 1 > 2000:
                pages.append(line)
            else:
                pages[-1] += "\n" + line
        for page in pages[:-1]:
            await ask.say(page)
        view = (
            lobby_card.back_buttons(say, away) if lines else rulebook_handlers.versus(say, next(iter(GAMES)))
        )
        await ask.say(pages[-1], view=view)


COMMANDS = (join, leave, start, games)
