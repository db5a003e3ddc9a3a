"""`/caylus-club`: what belongs to people and the server and not to a running table."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.features.follow import handlers as follow_handlers
from bot.features.follow.use_cases import OFTEN
from bot.features.invitations import handlers as invitations_handlers
from bot.features.matchmaking import handlers as matchmaking_handlers
from bot.features.puzzles import handlers as puzzles_handlers
from bot.features.reviews import handlers as reviews_handlers
from bot.features.seats.commands import SEAT_CHOICES
from bot.features.statistics import handlers
from bot.features.tournaments import commands as tournaments_commands
from bot.features.user_settings import handlers as user_settings_handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices, over_choices
from bot.interactions.context import Context
from bot.interactions.slash_commands import choices, command, group
from bot.interactions.transformers import Pick
from rules.register import GAMES

GAME_CHOICES = choices("game", tuple(GAMES))
Often: TypeAlias = app_commands.Transform[str, Pick("often", OFTEN)]


@command("caylus-club review")
@app_commands.autocomplete(game=over_choices)
@app_commands.choices(seat=SEAT_CHOICES)
async def review(interaction: discord.Interaction, game: str | None = None, seat: int | None = None) -> None:
    async with Context(interaction) as ctx:
        await reviews_handlers.of(ctx, await game_lookup.over(ctx, game), seat)


@command("caylus-club puzzle")
async def puzzle(interaction: discord.Interaction) -> None:
    async with Context(interaction) as ctx:
        await puzzles_handlers.today(ctx)


@command("caylus-club player")
@app_commands.choices(game=GAME_CHOICES)
async def player(
    interaction: discord.Interaction,
    person: discord.User | None = None,
    game: str | None = None,
    public: bool = False,
) -> None:
    async with Context(interaction, public=public) as ctx:
        ctx.need_server()
        await game_lookup.speak_to_all(ctx)
        await handlers.person(ctx, person, game)


@command("caylus-club server")
@app_commands.choices(game=GAME_CHOICES)
async def server(interaction: discord.Interaction, game: str | None = None, public: bool = False) -> None:
    async with Context(interaction, public=public) as ctx:
        ctx.need_server()
        await game_lookup.speak_to_all(ctx)
        await handlers.server(ctx, game)


@command("caylus-club ladder")
@app_commands.choices(game=GAME_CHOICES)
async def ladder(
    interaction: discord.Interaction,
    game: str | None = None,
    page: app_commands.Range[int, 1, 9_999] = 1,
    public: bool = False,
) -> None:
    async with Context(interaction, public=public) as ctx:
        ctx.need_server()
        await game_lookup.speak_to_all(ctx)
        await handlers.ladder(ctx, game or handlers.KINDS[0], page)


@command("caylus-club privacy")
async def privacy(
    interaction: discord.Interaction,
    ladder: bool | None = None,
    overall: bool | None = None,
    followed: bool | None = None,
    refuse: discord.User | None = None,
    allow: discord.User | None = None,
) -> None:
    async with Context(interaction) as ctx:
        await user_settings_handlers.standing(
            ctx, ladder, overall, await follow_handlers.privacy(ctx, followed, refuse, allow)
        )


@command("caylus-club follow game")
@app_commands.autocomplete(game=game_choices)
async def follow_game(
    interaction: discord.Interaction, game: str | None = None, often: Often = OFTEN[0]
) -> None:
    async with Context(interaction) as ctx:
        await follow_handlers.game(ctx, await game_lookup.looking(ctx, game), often)


@command("caylus-club follow person")
async def follow_person(interaction: discord.Interaction, person: discord.User) -> None:
    async with Context(interaction) as ctx:
        ctx.need_server()
        await follow_handlers.person(ctx, person)


@command("caylus-club follow list")
async def follow_list(interaction: discord.Interaction) -> None:
    async with Context(interaction) as ctx:
        await follow_handlers.listed(ctx)


@command("caylus-club invitations")
async def invitations(interaction: discord.Interaction) -> None:
    async with Context(interaction) as ctx:
        await invitations_handlers.refusals(ctx)


@command("caylus-club seek add")
async def seek_add(interaction: discord.Interaction) -> None:
    async with Context(interaction) as ctx:
        ctx.need_server()
        await matchmaking_handlers.open_panel(ctx)


@command("caylus-club seek list")
async def seek_list(interaction: discord.Interaction) -> None:
    async with Context(interaction) as ctx:
        ctx.need_server()
        await matchmaking_handlers.show(ctx)


@command("caylus-club seek withdraw")
async def seek_withdraw(interaction: discord.Interaction) -> None:
    async with Context(interaction) as ctx:
        ctx.need_server()
        await matchmaking_handlers.withdraw(ctx)


GROUP = group("caylus-club")
for _command in (
    invitations,
    player,
    server,
    ladder,
    privacy,
    puzzle,
    review,
    tournaments_commands.GROUP,
):
    GROUP.add_command(_command)
FOLLOW = group("caylus-club follow")
for _command in (follow_game, follow_person, follow_list):
    FOLLOW.add_command(_command)
GROUP.add_command(FOLLOW)
SEEK = group("caylus-club seek")
for _command in (seek_add, seek_list, seek_withdraw):
    SEEK.add_command(_command)
GROUP.add_command(SEEK)
