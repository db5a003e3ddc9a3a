"""`/caylus-club tournament`: tournaments and leagues of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.tournaments import handlers, organizer_panel, sections
from bot.features.tournaments.jobs import TournamentJobs
from bot.features.tournaments.round_options import NAME
from bot.interactions import game_lookup
from bot.interactions.autocomplete import completion
from bot.interactions.context import Context
from bot.interactions.slash_commands import command
from bot.text import people

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.jobs import JobKind
    from bot.delivery.context import DeliveryContext
    from bot.delivery.sections import DeliveryHooks
    from bot.features.tournaments.queries import Entry
    from bot.interactions.hooks import CommandHooks


from bot.interactions.feature import Feature


@completion
async def tournament_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """The tournaments of the server that the asker may know of."""
    return _fitting(await handlers.known(ctx), typed)


@completion
async def own_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """The tournaments of the server that the asker may organise, their own first."""
    return _fitting(await handlers.own(ctx), typed)


def _fitting(found: list[Entry], typed: str) -> list[tuple[str, str]]:
    wanted = typed.casefold()
    return [(people.bare(one.name, NAME), str(one.id)) for one in found if wanted in one.name.casefold()]


class Tournaments(Feature):
    """Its commands, and what it answers."""

    parts = (
        handlers,
        organizer_panel,
    )

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = TournamentJobs(delivery)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        handlers.register(commands)
        sections.register_delivery(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return self._jobs.kinds

    @command("caylus-club tournament new")
    async def new(self, interaction: discord.Interaction, name: app_commands.Range[str, 1, NAME]) -> None:
        async with Context(interaction) as ctx:
            await organizer_panel.new(ctx, name)

    @command("caylus-club tournament list")
    async def list_(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            await handlers.listing(ctx)

    @command("caylus-club tournament show")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def show(
        self, interaction: discord.Interaction, tournament: str | None = None, public: bool = False
    ) -> None:
        async with Context(interaction, public=public) as ctx:
            ctx.need_server()
            await game_lookup.speak_to_all(ctx)
            await handlers.show(ctx, await handlers.find(ctx, tournament))

    @command("caylus-club tournament export")
    @app_commands.autocomplete(tournament=tournament_choices)
    async def export(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.export(ctx, await handlers.find(ctx, tournament))

    @command("caylus-club tournament manage")
    @app_commands.autocomplete(tournament=own_choices)
    async def manage(self, interaction: discord.Interaction, tournament: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await organizer_panel.manage(ctx, await handlers.find(ctx, tournament, manages=True))
