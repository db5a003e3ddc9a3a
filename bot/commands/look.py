"""Looking: for anyone, spectators included; only the asker sees the answer unless `public` is set."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.answers import replaying, rulebook, views, which_game
from bot.answers.interaction import Ask, Refusal
from bot.commands.declaring import choices, command
from bot.commands.picking import Pick
from bot.commands.suggest import building_choices, game_choices
from bot.posting.replay_message import GIF, WEBP

EXPORTS = {"record": "caylus", "replay": WEBP, "gif": GIF}
"""What `export` gives, and the ending of its file."""
Topic: TypeAlias = app_commands.Transform[str, Pick("topic", rulebook.topics)]


@command("board")
@app_commands.choices(view=choices("view", views.LOOKS))
@app_commands.autocomplete(game=game_choices)
async def board(
    interaction: discord.Interaction, view: str | None = None, public: bool = False, game: str | None = None
) -> None:
    async with Ask(interaction, public=public) as ask:
        await views.board(ask, await which_game.looking(ask, game), view)


@command("status")
@app_commands.autocomplete(game=game_choices)
async def status(interaction: discord.Interaction, public: bool = False, game: str | None = None) -> None:
    async with Ask(interaction, public=public) as ask:
        await views.status(ask, await which_game.looking(ask, game))


@command("hand")
@app_commands.autocomplete(game=game_choices)
async def hand(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await views.hand(ask, await which_game.acting_or_over(ask, game))


@command("history")
@app_commands.autocomplete(game=game_choices)
async def history(
    interaction: discord.Interaction,
    turn: app_commands.Range[int, 0, 99] | None = None,
    animated: bool = False,
    public: bool = False,
    game: str | None = None,
) -> None:
    async with Ask(interaction, public=public) as ask:
        show = replaying.turn if animated else views.history
        await show(ask, await which_game.looking(ask, game), turn)


@command("building")
@app_commands.autocomplete(name=building_choices)
async def building(interaction: discord.Interaction, name: str, public: bool = False) -> None:
    async with Ask(interaction, public=public) as ask:
        try:
            sheet = await which_game.looking(ask, None)
        except Refusal:
            sheet = None
            await which_game.speak_to_all(ask)
        await views.building(ask, sheet, name)


@command("rules")
async def rules(interaction: discord.Interaction, topic: Topic | None = None, public: bool = False) -> None:
    async with Ask(interaction, public=public) as ask:
        await which_game.speak_to_all(ask)
        await rulebook.explain(ask, topic or rulebook.topics()[0])


@command("export")
@app_commands.choices(kind=choices("export", tuple(EXPORTS)))
@app_commands.autocomplete(game=game_choices)
async def export(
    interaction: discord.Interaction,
    kind: str = "record",
    public: bool = False,
    game: str | None = None,
) -> None:
    async with Ask(interaction, public=public) as ask:
        sheet = await which_game.looking(ask, game)
        if kind == "record":
            await views.export(ask, sheet)
        else:
            await replaying.whole(ask, sheet, EXPORTS[kind])


COMMANDS = (board, status, hand, history, building, rules, export)
