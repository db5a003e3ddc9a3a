"""The `table` group: seats change hands, settings, language."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core import lobby, seats
from bot.core import stand_in as core_stand_in
from bot.core.game_settings import Settings
from bot.core.notifications import LongLate
from bot.delivery.context import DeliveryHooks
from bot.features.lobby import handlers as lobby_handlers
from bot.features.seats import handlers
from bot.interactions import game_answers, game_lookup
from bot.interactions.autocomplete import Graces, Late, Pace, PickedLanguage, Pictures, Undo, game_choices
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.game_answers import done
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import SEAT_CHOICES, command
from bot.text import game_status, people


class Seats(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        delivery.notification(LongLate, handlers.post)

    @command("table resign")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.choices(seat=SEAT_CHOICES)
    async def resign(
        self, interaction: discord.Interaction, seat: int | None = None, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            await handlers.ask_first(ctx, await game_lookup.acting(ctx, game), seat)

    @command("table stand-in")
    @app_commands.autocomplete(game=game_choices)
    async def stand_in(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.ask_stand_in(ctx, await game_lookup.acting(ctx, game))

    @command("table claim")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.choices(seat=SEAT_CHOICES)
    async def claim(
        self, interaction: discord.Interaction, seat: int | None = None, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.looking(ctx, game)
            if any(own.user == ctx.user and own.stand_in is not None for own in info.seats):
                outcome = await ctx.db.run_once(
                    ctx.idempotency_key, core_stand_in.come_back, info.id, ctx.person
                )
                await done(ctx, outcome, "stand-in-back")
                return
            await done(ctx, await game_answers.act(ctx, seats.claim, info.id, seat), "claimed")

    @command("table replace")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.choices(seat=SEAT_CHOICES)
    async def replace(
        self,
        interaction: discord.Interaction,
        seat: int,
        member: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.lobby_or_game(ctx, game)
            if member is not None and member.bot:
                raise Refusal("new-invited-bot", user=f"<@{member.id}>")
            if member is not None:
                await game_answers.need_sight(ctx, member, info.channel)
            newcomer = people.person(member) if member is not None else None
            give = lobby.give_seat if info.status == "lobby" else seats.replace
            await done(ctx, await game_answers.act(ctx, give, info.id, seat, newcomer), "replaced")

    @command("table settings")
    @app_commands.autocomplete(game=game_choices)
    async def settings(
        self,
        interaction: discord.Interaction,
        undo: Undo | None = None,
        pace: Pace | None = None,
        late: Late | None = None,
        graces: Graces | None = None,
        pictures: Pictures | None = None,
        here: bool = False,
        game: str | None = None,
        **given: Any,
    ) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.lobby_or_game(ctx, game)
            if here:
                await lobby_handlers.move(ctx, info)
                return
            chosen = Settings(undo=undo, pace=pace, late=late, graces=graces, pictures=pictures, **given)
            if not chosen.chosen():
                await ctx.send(
                    ctx.l10n.format(
                        "settings-now",
                        game=game_status.title(ctx.l10n, info),
                        settings=game_status.options_line(ctx.l10n, info, all_=True),
                    )
                )
                return
            await done(ctx, await game_answers.act(ctx, seats.change, info.id, chosen), "settings-done")

    @command("table language")
    @app_commands.autocomplete(game=game_choices)
    async def language(
        self, interaction: discord.Interaction, language: PickedLanguage, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.lobby_or_game(ctx, game)
            outcome = await game_answers.act(ctx, seats.change, info.id, Settings(language=language))
            await done(ctx, outcome, "settings-done")
