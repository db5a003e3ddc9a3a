"""The `plan` group: standing orders of a seat, for its holder's eyes only."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import finding
from bot.ask import Ask, Refusal
from bot.cogs.declaring import command, group
from bot.cogs.suggest import game_choices


async def _plan(interaction: discord.Interaction, game: str | None) -> None:
    async with Ask(interaction) as ask:
        await finding.acting(ask, game)
        raise Refusal("plan-not-yet")


@command("plan add")
@app_commands.autocomplete(game=game_choices)
async def add(interaction: discord.Interaction, order: str, game: str | None = None) -> None:
    await _plan(interaction, game)


@command("plan show")
@app_commands.autocomplete(game=game_choices)
async def show(interaction: discord.Interaction, game: str | None = None) -> None:
    await _plan(interaction, game)


@command("plan clear")
@app_commands.autocomplete(game=game_choices)
async def clear(interaction: discord.Interaction, game: str | None = None) -> None:
    await _plan(interaction, game)


@command("plan pause")
@app_commands.autocomplete(game=game_choices)
async def pause(interaction: discord.Interaction, game: str | None = None) -> None:
    await _plan(interaction, game)


GROUP = group("plan")
for _command in (add, show, clear, pause):
    GROUP.add_command(_command)
