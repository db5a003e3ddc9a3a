"""The `plan` group: standing orders, trying actions out, and advice of computers, for a seat's holder alone."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answers import counsel, placement_list, rest_plan, said_ahead, turn_plan, what_if, which_game
from bot.answers.interaction import Ask
from bot.commands.declaring import command, group
from bot.commands.suggest import game_choices, order_choices, plan_choices, programme_choices


@command("plan add")
@app_commands.autocomplete(order=order_choices, game=game_choices)
async def add(
    interaction: discord.Interaction, order: str, preview: bool = False, game: str | None = None
) -> None:
    async with Ask(interaction) as ask:
        await said_ahead.add(ask, await which_game.acting(ask, game), order, preview=preview)


@command("plan turn")
@app_commands.autocomplete(use=programme_choices, game=game_choices)
async def turn(
    interaction: discord.Interaction, use: str | None = None, save: str | None = None, game: str | None = None
) -> None:
    async with Ask(interaction) as ask:
        await turn_plan.open_panel(ask, await which_game.acting(ask, game), use=use, save=save)


@command("plan rest")
@app_commands.autocomplete(game=game_choices)
async def rest(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await rest_plan.open_panel(ask, await which_game.acting(ask, game))


@command("plan show")
@app_commands.autocomplete(game=game_choices)
async def show(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await said_ahead.show(ask, await which_game.acting(ask, game))


@command("plan clear")
@app_commands.autocomplete(plan=plan_choices)
@app_commands.autocomplete(game=game_choices)
async def clear(interaction: discord.Interaction, plan: int | None = None, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await said_ahead.clear(ask, await which_game.acting(ask, game), plan)


@command("plan pause")
@app_commands.autocomplete(game=game_choices)
async def pause(interaction: discord.Interaction, on: bool = True, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await said_ahead.pause(ask, await which_game.acting(ask, game), on)


@command("plan what-if")
@app_commands.autocomplete(game=game_choices)
async def try_out(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await what_if.open_panel(ask, await which_game.acting(ask, game))


@command("plan hint")
@app_commands.autocomplete(game=game_choices)
async def hint(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await counsel.hint(ask, (await which_game.acting(ask, game)).id)


@command("plan explain")
@app_commands.autocomplete(game=game_choices)
async def explain(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await counsel.why(ask, (await which_game.looking(ask, game)).id)


@command("plan draft")
@app_commands.autocomplete(game=game_choices)
async def draft(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await placement_list.draft(ask, (await which_game.acting(ask, game)).id)


GROUP = group("plan")
for _command in (add, turn, rest, show, clear, pause, try_out, hint, explain, draft):
    GROUP.add_command(_command)
