"""Playing: `act` for everything, and a command for each kind of action. Legality comes from the engine."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.play import handlers, private_turn, typed_action
from bot.interactions import game_lookup
from bot.interactions.autocomplete import choosable, choosing, game_choices, legal
from bot.interactions.context import Context
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import command


async def _act(
    interaction: discord.Interaction, game: str | None, text: str, verbs: tuple[str, ...] = ()
) -> None:
    async with Context(interaction) as ctx:
        await typed_action.by_text(ctx, await game_lookup.acting(ctx, game), text, verbs)


class Play(Feature):
    """Its commands, and what it answers."""

    parts = (
        handlers,
        private_turn,
    )

    @command("act")
    @app_commands.autocomplete(action=legal(), game=game_choices)
    async def act(self, interaction: discord.Interaction, action: str, game: str | None = None) -> None:
        await _act(interaction, game, action)

    @command("place")
    @app_commands.autocomplete(spot=legal("place", "move"), game=game_choices)
    async def place(self, interaction: discord.Interaction, spot: str, game: str | None = None) -> None:
        await _act(interaction, game, spot, ("place", "move"))

    @command("pass")
    @app_commands.autocomplete(game=game_choices)
    async def pass_(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await _act(interaction, game, "pass", ("pass",))

    @command("provost")
    @app_commands.autocomplete(spaces=legal("provost"), game=game_choices)
    async def provost(self, interaction: discord.Interaction, spaces: str, game: str | None = None) -> None:
        typed = spaces.strip()
        if typed.isdigit() and typed != "0":
            typed = f"+{typed}"  # "2" means two spaces along the road
        await _act(interaction, game, typed, ("provost",))

    @command("build")
    @app_commands.autocomplete(tile=legal("build", "prestige"), game=game_choices)
    async def build(self, interaction: discord.Interaction, tile: str, game: str | None = None) -> None:
        await _act(interaction, game, tile, ("build", "prestige"))

    @command("convert")
    @app_commands.autocomplete(space=legal("convert"), game=game_choices)
    async def convert(self, interaction: discord.Interaction, space: str, game: str | None = None) -> None:
        await _act(interaction, game, space, ("convert",))

    @command("castle")
    @app_commands.autocomplete(batch=legal("batch", "done"), game=game_choices)
    async def castle(self, interaction: discord.Interaction, batch: str, game: str | None = None) -> None:
        await _act(interaction, game, batch, ("batch", "done"))

    @command("favor")
    @app_commands.autocomplete(line=legal("favor"), game=game_choices)
    async def favor(self, interaction: discord.Interaction, line: str, game: str | None = None) -> None:
        await _act(interaction, game, line, ("favor",))

    @command("choose")
    @app_commands.autocomplete(what=choosable, game=game_choices)
    async def choose(self, interaction: discord.Interaction, what: str, game: str | None = None) -> None:
        await _act(interaction, game, what, choosing())
