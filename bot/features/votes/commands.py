"""Votes: answering them, pausing, cancelling a game."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core import queries, votes
from bot.core.model import PACES
from bot.delivery import vote_message
from bot.features.votes import handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.feature import Feature
from bot.interactions.game_answers import done
from bot.interactions.slash_commands import choices, command
from bot.text import game_status


class Votes(Feature):
    """Its commands, and what it answers."""

    parts = (handlers,)

    @command("table vote")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.choices(answer=choices("vote", ("allow", "decline")))
    async def vote(
        self, interaction: discord.Interaction, answer: str | None = None, game: str | None = None
    ) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.acting_or_over(ctx, game)
            ctx.game = info.id
            open_votes = await ctx.db.read(votes.open_votes, info.id)
            if not open_votes:
                raise Refusal("vote-none", game=game_status.title(ctx.l10n, info))
            mine = set(info.seats_of(ctx.user))
            asked = [v for v in open_votes if any(v.answers.get(seat, True) is None for seat in mine)]
            if answer is not None:
                if not asked:
                    raise Refusal("vote-not-asked")
                if len(asked) == 1:
                    await handlers.vote(ctx, info.id, asked[0].id, answer == "allow")
                    return
                named = ctx.l10n.join([ctx.l10n.format(f"votes-{found.kind}") for found in asked])
                await ctx.send(ctx.l10n.format("vote-several", votes=named))
                open_votes = tuple(asked)
            position = await ctx.db.read(queries.position, info.id)
            for found in open_votes:
                view = vote_message.buttons(ctx.l10n, found) if found in asked else None
                await ctx.send(
                    await vote_message.text(ctx.delivery_context, ctx.l10n, position, found), view=view
                )

    @command("table pause")
    @app_commands.autocomplete(game=game_choices)
    async def pause(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            info = await game_lookup.acting(ctx, game)
            if info.pace == PACES[0] and info.paused is None and info.session_until is None:
                raise Refusal("pause-no-clock", pace=ctx.l10n.format(f"option-pace-{info.pace}"))
            outcome = await ctx.db.run_once(ctx.idempotency_key, votes.pause, info.id, ctx.person)
            await done(ctx, outcome, "clocks-on" if outcome.info.paused is None else "clocks-paused")

    @command("table cancel")
    @app_commands.autocomplete(game=game_choices)
    async def cancel(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Context(interaction) as ctx:
            await handlers.cancel(ctx, await game_lookup.lobby_or_game(ctx, game))
