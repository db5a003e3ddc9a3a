"""`/caylus-club`: what belongs to people and the server and not to a running table."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answers import puzzles, reviews, which_game
from bot.answers.interaction import Ask
from bot.commands.declaring import command, group
from bot.commands.suggest import over_choices
from bot.commands.table import SEAT_CHOICES


@command("caylus-club review")
@app_commands.autocomplete(game=over_choices)
@app_commands.choices(seat=SEAT_CHOICES)
async def review(interaction: discord.Interaction, game: str | None = None, seat: int | None = None) -> None:
    async with Ask(interaction) as ask:
        await reviews.of(ask, await which_game.over(ask, game), seat)


@command("caylus-club puzzle")
async def puzzle(interaction: discord.Interaction) -> None:
    async with Ask(interaction) as ask:
        await puzzles.today(ask)


GROUP = group("caylus-club")
for _command in (puzzle, review):
    GROUP.add_command(_command)
