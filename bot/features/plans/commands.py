"""The `plan` group: standing orders, trying actions out, and advice of computers, for a seat's holder alone."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.hints import handlers as hints_handlers
from bot.features.plans import handlers, placement_panel, rest_panel, turn_panel
from bot.features.what_if import handlers as what_if_handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices, order_choices, plan_choices, programme_choices
from bot.interactions.context import Context
from bot.interactions.slash_commands import command, group


@command("plan add")
@app_commands.autocomplete(order=order_choices, game=game_choices)
async def add(
    interaction: discord.Interaction, order: str, preview: bool = False, game: str | None = None
) -> None:
    async with Context(interaction) as ctx:
        await handlers.add(ctx, await game_lookup.acting(ctx, game), order, preview=preview)


@command("plan turn")
@app_commands.autocomplete(use=programme_choices, game=game_choices)
async def turn(
    interaction: discord.Interaction, use: str | None = None, save: str | None = None, game: str | None = None
) -> None:
    async with Context(interaction) as ctx:
        await turn_panel.open_panel(ctx, await game_lookup.acting(ctx, game), use=use, save=save)


@command("plan rest")
@app_commands.autocomplete(game=game_choices)
async def rest(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await rest_panel.open_panel(ctx, await game_lookup.acting(ctx, game))


@command("plan show")
@app_commands.autocomplete(game=game_choices)
async def show(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await handlers.show(ctx, await game_lookup.acting(ctx, game))


@command("plan clear")
@app_commands.autocomplete(plan=plan_choices)
@app_commands.autocomplete(game=game_choices)
async def clear(interaction: discord.Interaction, plan: int | None = None, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await handlers.clear(ctx, await game_lookup.acting(ctx, game), plan)


@command("plan pause")
@app_commands.autocomplete(game=game_choices)
async def pause(interaction: discord.Interaction, on: bool = True, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await handlers.pause(ctx, await game_lookup.acting(ctx, game), on)


@command("plan what-if")
@app_commands.autocomplete(game=game_choices)
async def try_out(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await what_if_handlers.open_panel(ctx, await game_lookup.acting(ctx, game))


@command("plan hint")
@app_commands.autocomplete(game=game_choices)
async def hint(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await hints_handlers.hint(ctx, (await game_lookup.acting(ctx, game)).id)


@command("plan explain")
@app_commands.autocomplete(game=game_choices)
async def explain(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await hints_handlers.why(ctx, (await game_lookup.looking(ctx, game)).id)


@command("plan draft")
@app_commands.autocomplete(game=game_choices)
async def draft(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await placement_panel.draft(ctx, (await game_lookup.acting(ctx, game)).id)


GROUP = group("plan")
for _command in (add, turn, rest, show, clear, pause, try_out, hint, explain, draft):
    GROUP.add_command(_command)
