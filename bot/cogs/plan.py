"""The `plan` group: standing orders of a seat, for its holder's eyes only."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import finding, planning
from bot.ask import Ask
from bot.cogs.declaring import command, group
from bot.cogs.suggest import game_choices, order_choices, plan_choices


@command("plan add")
@app_commands.autocomplete(order=order_choices, game=game_choices)
async def add(
    interaction: discord.Interaction, order: str, preview: bool = False, game: str | None = None
) -> None:
    async with Ask(interaction) as ask:
        await planning.add(ask, await finding.acting(ask, game), order, preview=preview)


@command("plan show")
@app_commands.autocomplete(game=game_choices)
async def show(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await planning.show(ask, await finding.acting(ask, game))


@command("plan clear")
@app_commands.autocomplete(plan=plan_choices)
@app_commands.autocomplete(game=game_choices)
async def clear(interaction: discord.Interaction, plan: int | None = None, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await planning.clear(ask, await finding.acting(ask, game), plan)


@command("plan pause")
@app_commands.autocomplete(game=game_choices)
async def pause(interaction: discord.Interaction, on: bool = True, game: str | None = None) -> None:
    async with Ask(interaction) as ask:
        await planning.pause(ask, await finding.acting(ask, game), on)


GROUP = group("plan")
for _command in (add, show, clear, pause):
    GROUP.add_command(_command)
